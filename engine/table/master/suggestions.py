"""What a line that nobody can judge may mean, the likeliest first; the master chooses (VII.4).

Nothing here is ever carried out by itself: it saves the master typing what he would have typed.
"""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from engine.board.location import province_of
from engine.board.names import fold, spellings
from engine.rules.choice import Reading, ReadingKind
from engine.rules.game import Rules
from engine.rules.position import Position

MOST = 6
"""Meanings offered at most; more would not be read."""

_MOST_WORDS = 12
_MOST_READ = 60
"""Pieces of a line that are read; a whole letter on one line is not taken apart."""

_NEAREST = 3
_ALIKE = 0.5
_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}")
_CROSSED = re.compile(r"~~.+?~~")


def suggestions(
    rules: Rules, position: Position, power: str, written: str, reading: Reading
) -> tuple[str, ...]:
    """Return whole orders that a line may mean, in canonical notation.

    What it was read as already; the line without its chatter; what its unit can do that sounds like
    the rest of it. Among equals, what can be carried out comes first.
    """
    meanings = dict.fromkeys(_read_so(rules, position, power, reading))
    if not meanings:
        meanings = dict.fromkeys(_without_chatter(rules, position, power, written))
    able = [order for order in meanings if _can_be(rules, position, power, order)]
    if not able and not reading.candidates:
        able = [*_near(rules, position, power, written)]
    return tuple(dict.fromkeys((*able, *meanings)))[:MOST]


def _read_so(rules: Rules, position: Position, power: str, reading: Reading) -> Iterator[str]:
    """Yield the suggestions that a reading names, each as a whole order."""
    if reading.order:
        yield reading.order
    for candidate in reading.candidates:
        if province_of(candidate) not in rules.board.provinces:
            yield candidate
            continue
        name = rules.board.provinces[province_of(candidate)].abbr
        text = reading.written
        again = rules.read(f"{text[: reading.start]}{name}{text[reading.end :]}", position, power)
        if again.kind is ReadingKind.ORDER:
            yield again.order


def _without_chatter(rules: Rules, position: Position, power: str, written: str) -> Iterator[str]:
    """Yield what the longest pieces of a line are read as."""
    bare = _BRACKETS.sub(" ", _CROSSED.sub(" ", written)).strip(" \t>*_#")
    words = bare.split()
    if len(words) > _MOST_WORDS:
        words = words[:_MOST_WORDS]
    tried = 0
    for size in range(len(words), 0, -1):
        orders = []
        for start in range(len(words) - size + 1):
            piece = " ".join(words[start : start + size]).strip(".,;:!?…()„“\"'")
            if size == 1 and not re.search(r"\w\W+\w", piece):
                continue
            tried += 1
            if tried > _MOST_READ:
                return
            reading = rules.read(piece, position, power)
            if reading.kind is ReadingKind.ORDER:
                orders.append(reading.order)
        if orders:
            yield from orders
            return


def _can_be(rules: Rules, position: Position, power: str, order: str) -> bool:
    """Tell whether an order is not against the rules, as far as its own side can know."""
    units = {province_of(at) for at in rules.orderable(position, power)}
    parts = order.split()
    if len(parts) > 1 and province_of(parts[1]) not in units:
        return False
    return not any(one.why for one in rules.advise(position, power, (order,)))


def _near(rules: Rules, position: Position, power: str, written: str) -> Iterator[str]:
    """Yield what a unit named in a line can do whose goal sounds like the rest of it."""
    words = [word for word in re.split(r"[^\w/]+", written) if word][:_MOST_WORDS]
    test = position.phase.kind.bare
    for at, size in ((at, size) for at in range(len(words)) for size in (2, 1)):
        name = " ".join(words[at : at + size])
        if not test or len(name) <= 1:
            continue
        reading = rules.read(f"{name} {test}", position, power)
        if reading.kind is not ReadingKind.ORDER:
            continue
        unit = province_of(reading.order.split()[1])
        if unit in {province_of(own) for own in rules.orderable(position, power)}:
            yield from _goals(rules, position, power, unit, words[at + size :])
            return


def _goals(
    rules: Rules, position: Position, power: str, unit: str, rest: list[str]
) -> Iterator[str]:
    """Yield a unit's orders to go somewhere by how much their goal sounds like the words left."""
    token = next(
        one.token for one in rules.choices(position, power, ()) if province_of(one.location) == unit
    )
    ranked: list[tuple[float, str]] = []
    for choice in rules.choices(position, power, (token,)):
        if not choice.order or not choice.location or choice.why_not:
            continue
        names = [
            fold(name) for name in spellings(rules.board.provinces[province_of(choice.location)])
        ]
        alike = max((_alike(fold(word), name) for word in rest for name in names), default=0.0)
        ranked.append((alike, choice.order))
    ranked.sort(key=lambda item: -item[0])
    yield from (order for alike, order in ranked[:_NEAREST] if alike >= _ALIKE)


def _alike(word: str, name: str) -> float:
    """Return how much a word sounds like a name, or like its beginning."""
    if not word:
        return 0.0
    whole = SequenceMatcher(None, word, name).ratio()
    begun = SequenceMatcher(None, word, name[: len(word)]).ratio()
    return max(whole, begun)
