"""Who has played on this laptop before, and who sat at the last table: from what all may see."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from engine.board.board import Board
from engine.club.names import tidy
from engine.club.search import plain
from gui import i18n
from gui.games import catalogue
from gui.windows.files.shelf import HURRY, GameCard, Shelf

OFFERED = 5
"""How many known names are offered at once."""

_NUMBERED = re.compile(r"^\s*(?:\(?\d{1,3}[.):]?|[-*•–—·])(?=\s|$)\s*|^\s*\d{1,3}[.)]\s*")
_BETWEEN = re.compile(r"[,;\t]")


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownPlayer:
    """Somebody who has played here."""

    name: str
    games: int
    last: str
    """The (first) power that he played last; nothing where that is not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastTable:
    """Who sat at the table last."""

    names: tuple[str, ...]
    lineup: str
    year: int
    played: QDate


def known_players(
    cards: Iterable[GameCard], names: Mapping[str, str] | None = None
) -> tuple[KnownPlayer, ...]:
    """Sum up who played in these games, whoever played most often first.

    ``names`` are other names of players, each with the one he is known by.
    """
    known_by = names or {}
    by_name: dict[str, KnownPlayer] = {}
    newest = sorted(
        (card.cover for card in cards if card.cover is not None),
        key=lambda cover: cover.played_at,
        reverse=True,
    )
    for cover in newest:
        played: dict[str, str] = {}
        for power, player in cover.players.items():
            name = known_by.get(tidy(player), tidy(player))
            if name:
                played.setdefault(name, power)
        for name, power in played.items():
            one = by_name.get(name)
            by_name[name] = KnownPlayer(
                name=name,
                games=one.games + 1 if one is not None else 1,
                last=one.last if one is not None else power,
            )
    return tuple(sorted(by_name.values(), key=lambda one: (-one.games, plain(one.name))))


def offered(
    known: Iterable[KnownPlayer], written: str, taken: Iterable[str]
) -> tuple[KnownPlayer, ...]:
    """Return whom what was written so far may mean; who sits already is not offered again."""
    sought, there = plain(tidy(written)), {plain(tidy(name)) for name in taken}
    if not sought:
        return ()
    fit = [
        one
        for one in known
        if any(word.startswith(sought) for word in _tails(plain(one.name)))
        and plain(one.name) not in there
    ]
    if any(one.name == tidy(written) for one in fit):
        fit = [one for one in fit if one.name != tidy(written)]
    return tuple(fit[:OFFERED])


def _tails(name: str) -> tuple[str, ...]:
    words = name.split()
    return tuple(" ".join(words[at:]) for at in range(len(words)))


def last_table(board: Board, cards: Iterable[GameCard]) -> LastTable | None:
    """Return who sat at the table last, seat by seat, if that may be known."""
    covers = [card.cover for card in cards if card.cover is not None]
    named = [cover for cover in covers if any(cover.players.values()) and cover.map == board.id]
    if not named:
        return None
    cover = max(named, key=lambda one: one.played_at)
    hands: dict[str, list[str]] = {}
    for power, player in cover.players.items():
        if player:
            hands.setdefault(player, []).append(power)
    names = tuple(hands)
    sides = {frozenset(hand) for hand in hands.values()}
    fits = [
        lineup.id
        for lineup in catalogue.played_on(board).set_up().arrangements(board).values()
        if len(lineup.sides) == len(names) and {frozenset(side) for side in lineup.sides} == sides
    ]
    whole = len(names) == len(board.powers)
    if not whole and not fits:
        return None
    at = QDateTime.fromString(cover.played_at, Qt.DateFormat.ISODate).toLocalTime()
    lineup = "" if whole else fits[0]
    return LastTable(names=names, lineup=lineup, year=0, played=at.date())


def day_words(day: QDate, pattern: str) -> str:
    """Say a day in the language spoken: ``Čtvrtek 22. listopadu 2026``."""
    code = i18n.language()
    text = QLocale("en_GB" if code == "en" else code).toString(day, pattern)
    return text[:1].upper() + text[1:]


def usual_title(day: str, another: str, taken: Iterable[str]) -> str:
    """Return the day, or ``another`` with the number of its game where a game is called so."""
    known, turn = {tidy(title) for title in taken}, 1
    title = day
    while tidy(title) in known:
        turn += 1
        title = another.format(day=day, number=turn)
    return title


def names_in(text: str, seats: int) -> tuple[str, ...]:
    """Return the names in what was pasted: lines, a list, a column or a row of a sheet."""
    lines = [line for line in text.splitlines() if line.strip(" \t,;")]
    if len(lines) == seats or (len(lines) > 1 and not any(map(_BETWEEN.search, lines))):
        return _clean(_worded(line) for line in lines)
    if len(lines) > 1 and all("\t" in line for line in lines):
        return _clean(_worded(line) for line in lines)
    return _clean(part for line in lines for part in _BETWEEN.split(line))


def _worded(line: str) -> str:
    """Return the first cell of a line that has letters in it."""
    cells = [_bare(cell) for cell in line.split("\t")]
    return next((cell for cell in cells if any(map(str.isalpha, cell))), "")


def _bare(part: str) -> str:
    return _NUMBERED.sub("", part.strip().strip("\"“”„'").strip(",; ")).strip("\"“”„' ")


def _clean(parts: Iterable[str]) -> tuple[str, ...]:
    names = (tidy(_bare(part)) for part in parts)
    return tuple(name for name in names if name and any(map(str.isalnum, name)))


def alike(names: Sequence[str], agreed: Iterable[str] = ()) -> tuple[tuple[int, int], ...]:
    """Return the seats whose players have a name that an earlier seat bears, with that seat."""
    fine, seen = {_key(name) for name in agreed}, dict[str, int]()
    pairs = []
    for seat, name in enumerate(names):
        key = _key(name)
        if key and key in seen and key not in fine:
            pairs.append((seat, seen[key]))
        elif key:
            seen.setdefault(key, seat)
    return tuple(pairs)


def _key(name: str) -> str:
    return tidy(name).casefold()


def players_on(shelf: Shelf) -> tuple[KnownPlayer, ...]:
    """Return who has played here, each under the name he goes by in the club."""
    return known_players(shelf.cards(within=HURRY), shelf.names())
