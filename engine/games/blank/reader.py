"""What players write for their lamplighters, in Czech or English, with or without diacritics."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.board import forms
from engine.board.board import Board, SameBoard
from engine.board.names import fold, spellings
from engine.board.province import Power, Province
from engine.games.blank.calendar import CALENDAR
from engine.games.blank.orders import BlankOrder, Go, Light, Rest, Swap, parse
from engine.rules.choice import Noted, Reading, ReadingKind, Scrap
from engine.rules.order import OrderError

NO_PLACE, NO_GOAL, UNKNOWN_WORD = "no_place", "no_goal", "unknown_word"
SEVERAL_PLACES, SEVERAL_ORDERS = "several_places", "several_orders"
"""What can be wrong with a text."""

VERBS: Mapping[str, type[BlankOrder]] = {
    word: kind
    for kind, words in (
        (Go, "- – — > -> → go goes going walk walks jde jdi jit jdou"),
        (Swap, "<> <-> swap swaps change changes exchange vymena vymeni prohodi strida prohodit"),
        (
            Light,
            "* light lights lamp lantern hold holds rozsvitit rozsviti rozsvit sviti lampu lucernu",
        ),
        (Rest, "= rest rests stay stays wait waits odpociva stoji zustava ceka odpocinek"),
    )
    for word in words.split()
}
"""What is to be done, by words as they are folded."""

_FILLERS = frozenset(
    {
        "l",
        "lamplighter",
        "lampar",
        "to",
        "with",
        "into",
        "in",
        "the",
        "places",
        "do",
        "na",
        "v",
        "ve",
        "s",
        "se",
        "z",
        "ze",
        "a",
        "jeho",
    }
)
_MARK = re.compile(r"<->|<>|->|[-–—>→*=]|[^\s\-–—>→<:,.*=]+")
_LONGEST_NAME = 3
"""Words."""


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int


def read(text: str, board: Board) -> Reading:
    """Read one order. Never raises."""
    try:
        return Reading(kind=ReadingKind.ORDER, written=text, order=str(_canonical(text, board)))
    except OrderError:
        pass
    places: list[str] = []
    verbs: list[type[BlankOrder]] = []
    words = [_Word(m[0], m.start(), m.end()) for m in _MARK.finditer(text)]
    while words:
        matches, used = _place(words, board)
        if len(matches) > 1:
            where = (words[0].start, words[used - 1].end)
            return _trouble(text, SEVERAL_PLACES, where, candidates=matches)
        if matches:
            places.append(matches[0])
        elif (word := fold(words[0].text) or words[0].text) in VERBS:
            verbs.append(VERBS[word])
        elif word not in _FILLERS and word not in _guilds(SameBoard(board)):
            return _trouble(text, UNKNOWN_WORD, (words[0].start, words[0].end), expected="province")
        del words[: max(used, 1)]
    return _put_together(text, places, verbs)


def _canonical(text: str, board: Board) -> BlankOrder:
    order = parse(text)
    if order.at not in board.provinces or getattr(order, "to", order.at) not in board.provinces:
        raise OrderError(f"no such quarter: {text!r}")
    return order


def _put_together(text: str, places: list[str], verbs: list[type[BlankOrder]]) -> Reading:
    whole = (0, len(text))
    kinds = set(verbs) or ({Go} if len(places) == 2 else {Rest})
    if not places:
        return _trouble(text, NO_PLACE, whole, expected="unit")
    if len(kinds) > 1 or len(places) > 2:
        return _trouble(text, SEVERAL_ORDERS, whole, expected="order")
    (kind,) = kinds
    if kind in (Go, Swap):
        if len(places) < 2:
            return _trouble(text, NO_GOAL, whole, expected="province")
        order: BlankOrder = Swap(*places) if kind is Swap else Go(*places)
    elif len(places) > 1 or not verbs:
        return _trouble(
            text, SEVERAL_ORDERS if len(places) > 1 else NO_GOAL, whole, expected="order"
        )
    else:
        order = Light(places[0]) if kind is Light else Rest(places[0])
    return Reading(kind=ReadingKind.ORDER, written=text, order=str(order))


def _trouble(
    text: str,
    reason: str,
    where: tuple[int, int],
    *,
    expected: str = "",
    candidates: tuple[str, ...] = (),
) -> Reading:
    kind = ReadingKind.AMBIGUOUS if candidates else ReadingKind.UNREADABLE
    return Reading(
        kind=kind,
        written=text,
        candidates=candidates,
        reason=reason,
        start=where[0],
        end=where[1],
        expected=expected,
    )


def _place(words: list[_Word], board: Board) -> tuple[tuple[str, ...], int]:
    """Return the quarters that the first words may mean, and how many words say it."""
    names = _quarters(SameBoard(board))
    begun = [word for word, _ in zip(words, range(_LONGEST_NAME), strict=False)]
    named = next((at for at, word in enumerate(begun) if not fold(word.text)), len(begun))
    for used in range(named, 0, -1):
        phrase = fold(" ".join(word.text for word in words[:used]))
        if phrase in names:
            return (names[phrase],), used
    phrase = fold(words[0].text)
    if len(phrase) < 2 or phrase in VERBS or phrase in _FILLERS:
        return (), 0
    return tuple(sorted({key for name, key in names.items() if name.startswith(phrase)})), 1


@lru_cache(maxsize=8)
def _quarters(same: SameBoard) -> Mapping[str, str]:
    """Return every quarter by whatever it is called, in all cases."""
    return {name: one.id for one in same.board.provinces.values() for name in _called(one)}


@lru_cache(maxsize=8)
def _guilds(same: SameBoard) -> Mapping[str, str]:
    return {name: power.id for power in same.board.powers for name in _called(power)}


def _called(thing: Province | Power) -> Iterator[str]:
    yield from map(fold, spellings(thing))
    for line in thing.forms.values():
        known = forms.read(line)
        yield from map(fold, known.cases if known is not None else ())


# -- slips -----------------------------------------------------------------------------------------


def slip(text: str, board: Board) -> tuple[Scrap, ...]:
    """Read a whole slip of paper, piece by piece. Never raises."""
    return tuple(
        Scrap(number=number, written=piece, reading=read(piece, board), noted=_noted(piece, board))
        for number, line in enumerate(text.splitlines())
        for piece in (part.strip() for part in re.split(r"[;,]", line))
        if piece
    )


def _noted(piece: str, board: Board) -> Noted | None:
    """Tell whether a piece says only whose slip it is, or for when."""
    words = [word for word in re.split(r"[\s:]+", piece) if word]
    return Noted.HEADING if all(_heading(word, board) for word in words) else None


def _heading(word: str, board: Board) -> bool:
    try:
        CALENDAR.parse(word)
    except ValueError:
        return fold(word) in _guilds(SameBoard(board))
    return True


def parts(text: str, board: Board) -> Mapping[str, str]:
    """Part a letter under headings of guilds; what stands before the first under no name."""
    by_guild: dict[str, list[str]] = {}
    whose = ""
    for line in text.splitlines():
        head, colon, rest = line.partition(":")
        guild = _guilds(SameBoard(board)).get(fold(head if colon else line), "")
        whose, content = (guild, rest.strip()) if guild else (whose, line)
        if content.strip():
            by_guild.setdefault(whose, []).append(content)
    return {power: "\n".join(lines) for power, lines in by_guild.items()}
