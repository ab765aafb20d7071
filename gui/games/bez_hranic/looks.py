"""How players are told apart: colour, engraver's pattern, letter, key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from gui.games.bez_hranic import own_keys
from gui.games.live_gui import SeatLook
from gui.i18n import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class TokenLook:
    """A colour's tokens: told apart by colour and by pattern, under every kind of sight."""

    name: str
    """In English; see ``colour_name``."""

    colour: str
    ink: str
    pattern: str


TOKENS: Mapping[str, TokenLook] = MappingProxyType(
    {
        "red": TokenLook(QT_TRANSLATE_NOOP("BezHranic", "Red"), "#ce311b", "#fff8e8", "vertical"),
        "yellow": TokenLook(QT_TRANSLATE_NOOP("BezHranic", "Yellow"), "#f8c90d", "#22190f", "dots"),
        "blue": TokenLook(
            QT_TRANSLATE_NOOP("BezHranic", "Blue"), "#385cc1", "#fff8e8", "horizontal"
        ),
        "purple": TokenLook(
            QT_TRANSLATE_NOOP("BezHranic", "Purple"), "#3d165e", "#fff8e8", "rising"
        ),
        "green": TokenLook(
            QT_TRANSLATE_NOOP("BezHranic", "Green"), "#22b28e", "#0f1d18", "falling"
        ),
        "white": TokenLook(QT_TRANSLATE_NOOP("BezHranic", "White"), "#fffef6", "#22190f", "ermine"),
    }
)

KEYS = "QPXMFUKGHBVNWO"
"""Keys of players by their places, in the order in which they are given away: far from each other,
and with the same sign on an English and on a Czech keyboard. Whoever's name begins with one is not
given it."""

FIELD_KEYS = ("2", "1", "4", "7", "8", "9", "6", "3")
"""Keys of the fields, clockwise from field 40, as they lie on the numeric block."""

BLOCKS = (
    ("Q", "W", "E", "A", "S", "D", "Z", "X", "C"),
    ("R", "T", "Y", "F", "G", "H", "V", "B", "N"),
    ("U", "I", "O", "J", "K", "L", "M", ",", "."),
)
"""Nine keys of one's own, by their places: blocks that lie as the fields do, row by row."""

MIDDLES = ("S", "G", "K")
"""The middle key of each block: there the start lies, and it names no field."""


DIGITS: Mapping[str, str] = MappingProxyType(
    {**{digit: digit for digit in "123456789"}, **dict(zip("+ěščřžýáí", "123456789", strict=True))}
)
"""What the upper row types, on an English and on a Czech keyboard."""


def colour_name(colour: str) -> str:
    """Name a colour in the language now spoken."""
    return QCoreApplication.translate("BezHranic", TOKENS[colour].name)


def seats() -> Mapping[str, SeatLook]:
    """Return how every seat looks where nobody sits there yet."""
    return {
        seat: SeatLook(name=colour_name(seat), key=key, colour=look.colour, ink=look.ink)
        for (seat, look), key in zip(TOKENS.items(), KEYS, strict=False)
    }


def seated(players: Mapping[str, str]) -> Mapping[str, SeatLook]:
    """Return how every seat looks where these people will sit; a free one has no name."""
    keys = keys_of(players)
    return {seat: replace(look, key=keys[seat]) for seat, look in seats().items()}


def keys_of(players: Mapping[str, str]) -> Mapping[str, str]:
    """Return everybody's key by seat: never the first letter of somebody at the table.

    Who was given another, because the keyboard swallows the usual one, keeps that. All others keep
    theirs: they were heard with them, and the one that is swallowed is nobody's.
    """
    initials = {name.strip()[:1].upper() for name in players.values()}
    own = {seat: key for seat, key in own_keys.given().items() if key not in initials}
    own = {seat: key for seat, key in own.items() if seat in players}
    every = [key for key in KEYS if key not in initials]
    usual = dict(zip(players, every, strict=False))
    spare = (*every[len(players) :], *(usual[seat] for seat in own))
    free = iter([key for key in spare if key not in own.values()])
    lost = [seat for seat in players if seat not in own and usual[seat] in own.values()]
    taken = {seat: next(free) for seat in lost}
    return {seat: own.get(seat) or taken.get(seat) or usual[seat] for seat in players}


def letters_of(players: Mapping[str, str]) -> Mapping[str, str]:
    """Return everybody's letter by seat: the first of his name, two where one is not enough."""
    return {seat: _letter(name.strip(), [*players.values()]) for seat, name in players.items()}


def _letter(name: str, names: Sequence[str]) -> str:
    first = name[:1].upper()
    alike = [other for other in names if other.strip()[:1].upper() == first]
    return first if len(alike) < 2 else first + name[1:2].lower()
