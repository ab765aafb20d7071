"""Words for the club's pages: dates, results, and what can be wrong with its book."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from engine.board.board import Board
from engine.board.province import Power
from engine.club.faults import ClubError, ClubFault
from engine.club.memory import Entry
from engine.rules.game import End, Outcome
from engine.store.errors import StoreError, StoreFault
from gui import i18n
from gui.errors.sentences import say_error
from gui.errors.texts import SHELF
from gui.games.counted import CountedName
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, phases
from gui.words.endings import outcome_words, players_outcome_words
from gui.words.names import things

_FAULTS = MappingProxyType(
    {
        ClubFault.NOT_JSON: QT_TRANSLATE_NOOP(
            "Club", "This is not JSON from line {line}, column {column}."
        ),
        ClubFault.NOT_UTF8: QT_TRANSLATE_NOOP("Club", "The text is not in UTF-8."),
        ClubFault.TOO_LARGE: QT_TRANSLATE_NOOP(
            "Club", "The file is too large: {size} bytes, at most {limit}."
        ),
        ClubFault.NOT_A_CLUB: QT_TRANSLATE_NOOP("Club", "The file holds no club’s records."),
        ClubFault.NEWER: QT_TRANSLATE_NOOP(
            "Club",
            "The records were written by a newer version of Velmoc (format {found}; this program "
            "knows {known}). They stay as they are.",
        ),
        ClubFault.BAD_VALUE: QT_TRANSLATE_NOOP("Club", "A value that cannot be stands at {where}."),
        ClubFault.SAME_PLAYER: QT_TRANSLATE_NOOP(
            "Club", "Both names are known to be one player’s already: {player}."
        ),
        ClubFault.PLAYED_TOGETHER: QT_TRANSLATE_NOOP(
            "Club",
            "{one} and {other} sat at one table in “{game}”. If they are one player all the same, "
            "he commanded the powers of both there.",
        ),
        ClubFault.NO_NAME: QT_TRANSLATE_NOOP("Club", "A player needs a name."),
    }
)
_FILES = MappingProxyType(
    {
        StoreFault.IN_USE: QT_TRANSLATE_NOOP(
            "Club",
            "Another window or program is just writing into this file. Nothing was changed; try "
            "again: {file}",
        ),
        StoreFault.READ_ONLY: QT_TRANSLATE_NOOP(
            "Club", "The file or its folder cannot be written, so nothing was stored: {file}"
        ),
        StoreFault.NEWER: QT_TRANSLATE_NOOP(
            "Club", "A newer version of Velmoc wrote this file. It stays as it is: {file}"
        ),
        StoreFault.EXISTS: QT_TRANSLATE_NOOP(
            "Club", "The club’s records themselves lie there; choose another place: {file}"
        ),
    }
)
"""What is wrong with a list or a book is said in other words than what is wrong with a game."""


def say_trouble(error: ClubError | StoreError) -> str:
    """Say why the club's records cannot be read, or not be changed like this."""
    if isinstance(error, ClubError):
        facts = {
            fact: text[:_PLACE] if fact == "where" else brief(text)
            for fact, text in error.facts.items()
        }
        return QCoreApplication.translate("Club", _FAULTS[error.code]).format(**facts)
    if error.code in _FILES:
        text = QCoreApplication.translate("Club", _FILES[error.code])
        return text.format(file=error.path)
    return say_error(error)


class Counts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def games(self, count: int) -> str:
        """Count games."""
        return self.tr("%n game(s)", "", count)


def locale() -> QLocale:
    """Return how figures and dates are written in the language spoken."""
    return QLocale("en_GB" if i18n.language() == "en" else i18n.language())


def figure(number: float, places: int = 1) -> str:
    """Write a number as the language does: ``4,3``."""
    spoken = locale()
    spoken.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return spoken.toString(float(number), "f", places)


def apart(name: str) -> str:
    """Return a name so that one written from right to left does not turn round what follows."""
    if any(bidirectional(sign) in ("R", "AL") for sign in name):
        return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name


def parted(text: str) -> str:
    """Return a text that can be wrapped anywhere: a name may be one word of two hundred letters."""
    words_ = text.split(" ")
    return " ".join(
        word if len(word) <= _LONGEST else "\N{ZERO WIDTH SPACE}".join(word) for word in words_
    )


def brief(name: str) -> str:
    """Return a name for a card, which has no room for two hundred letters."""
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 1]}…"


_LONGEST = 24
"""Letters of a word that fits into every card."""

_PLACE = 60
"""Letters that tell a place in a file."""


def power(board: Board, key: str) -> str:
    """Name a power, also one of a map that is not at hand."""
    known = board.powers_by_id.get(key)
    return key.replace("_", " ").title() if known is None else labels.power_name(board, key)


def ending(board: Board, outcome: Outcome | None, players: Mapping[str, str]) -> str:
    """Say how a game ended: ``Vítězství: Turecko``; a player of several powers is named."""
    if outcome is None:
        return QCoreApplication.translate("Club", "stopped")
    if not any(power in board.powers_by_id for power in outcome.powers):
        return players_outcome_words(outcome, players)
    hands: dict[str, list[str]] = {}
    for power in outcome.powers:
        hands.setdefault(players.get(power) or power, []).append(power)
    if not board.powers_by_id.keys() >= {*outcome.powers}:  # on a map that is not at hand
        board = _with_powers(board, outcome.powers)
    return outcome_words(
        board, outcome, tuple(hands.values()), lambda power: apart(players.get(power, ""))
    )


def _with_powers(board: Board, keys: Sequence[str]) -> Board:
    """Return a board on which these powers are known, by their keys where it has no names."""
    unknown = [key for key in keys if key not in board.powers_by_id]
    made = (Power(id=key, letter=key[:1], names={"en": power(board, key)}) for key in unknown)
    return replace(board, powers=(*board.powers, *made))


def how_won(outcome: Outcome | None, counted: CountedName, *, by_count: bool = False) -> str:
    """Say in a word or two how somebody won alone; ``counted`` is what his game counts.

    ``by_count``: it ends with its last round, and who has most then has won.
    """
    if outcome is None or (by_count and outcome.end is End.SOLO):
        text = QCoreApplication.translate("Club", "most {counted}")
        return text.format(counted=things(counted.names))
    return QCoreApplication.translate("Club", _WON[outcome.end])


_WON = MappingProxyType(
    {
        End.SOLO: QT_TRANSLATE_NOOP("Club", "solo"),
        End.CONCEDED: QT_TRANSLATE_NOOP("Club", "conceded"),
        End.DRAW: QT_TRANSLATE_NOOP("Club", "last at the table"),
        End.SHORT: QT_TRANSLATE_NOOP("Club", "short game"),
    }
)


def trouble_words(trouble: StoreFault) -> str:
    """Say why a game's file cannot be shown, in a few words."""
    return QCoreApplication.translate("Errors", SHELF[trouble])


def state_words(board: Board, entry: Entry) -> str:
    """Say in a few words how a game stands, or how it ended."""
    if entry.finished:
        return ending(board, entry.outcome, entry.players)
    if entry.trouble is not None:
        return trouble_words(entry.trouble)
    return phases.phase_words(entry.phase) if entry.phase is not None else ""
