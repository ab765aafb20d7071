"""Games of keen players on one map, and each power's share of first places."""

import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

from engine.board.loader import find_map
from engine.catalogue import GAMES
from engine.robots.games.catalogue import robots_of
from engine.robots.games.laws import Sheets
from engine.rules.game import Rules
from engine.rules.position import Position

LEAST, MOST = 0.4, 2.0
"""Equal shares between which each power's share of first places lies on a fair map."""

TURNS = 10
"""Turns of a game that is short by agreement."""

_PART = 20
"""Games that a process plays at most before it tells what came of them."""

Keen = Callable[[Rules, Position, random.Random], Sheets]


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """What came of many games."""

    powers: tuple[str, ...]
    games: int
    firsts: Mapping[str, float]
    """First places by power; who shares one has a part of it."""

    centres: Mapping[str, float]
    """What each power had at the end, on an average."""

    ended: int
    """Games that somebody won before the last turn."""

    def share(self, power: str) -> float:
        """Return a power's share of first places, in equal shares."""
        return self.firsts.get(power, 0.0) * len(self.powers) / max(self.games, 1)

    def fair(self, power: str) -> bool:
        """Tell whether a power comes first about as often as all others do."""
        return LEAST <= self.share(power) <= MOST


def keen_of(game: str) -> Keen | None:
    """Return the players of a game who want to win; nothing where it has none."""
    return robots_of(game).keen


def play(rules: Rules, keen: Keen, chance: random.Random, turns: int) -> tuple[Position, bool]:
    """Play one game; return how it ended, and whether somebody won before the last turn."""
    position = rules.start(rules.calendar.begins)
    last = rules.calendar.begins + turns
    while position.phase.turn < last:
        if rules.outcome(position) is not None:
            return position, True
        position = rules.adjudicate(position, keen(rules, position, chance)).after
    return position, False


def firsts(rules: Rules, position: Position) -> Mapping[str, float]:
    """Return who comes first by what he has; equals share the place."""
    board = rules.board
    counts = {power: position.counted(power, board) for power in board.powers_by_id}
    most = max(counts.values())
    best = [power for power, count in counts.items() if count == most]
    return dict.fromkeys(best, 1 / len(best))


def series(asked: str, games: int, *, seed: str, turns: int = TURNS, jobs: int = 0) -> Series:
    """Play so many games on a map, side by side where there are processors.

    Raises:
        MapError: there is no such map.
        LookupError: nobody of the robots wants to win the game that is played on it.
    """
    board = find_map(asked).board
    if keen_of(board.game) is None:
        raise LookupError(board.game)
    jobs = jobs or os.cpu_count() or 1
    size = min(_PART, -(-games // jobs))
    numbers = [range(first, min(first + size, games)) for first in range(0, games, size)]
    part = partial(_part, asked, seed, turns)
    found = [*_mapped(part, numbers, jobs)]
    won, had = Counter[str](), Counter[str]()
    for one in found:
        won.update(one.firsts)
        had.update(one.had)
    return Series(
        powers=tuple(board.powers_by_id),
        games=games,
        firsts=won,
        centres={power: had[power] / max(games, 1) for power in board.powers_by_id},
        ended=sum(one.ended for one in found),
    )


@dataclass(slots=True)
class _Part:
    """What came of some of the games."""

    firsts: Counter[str]
    had: Counter[str]
    ended: int = 0


def _part(asked: str, seed: str, turns: int, numbers: Sequence[int]) -> _Part:
    board = find_map(asked).board
    rules, keen = GAMES[board.game].rules(board, {}), keen_of(board.game)
    assert keen is not None
    part = _Part(Counter(), Counter())
    for number in numbers:
        chance = random.Random(f"{seed} {number}")  # noqa: S311 - the same games for a seed
        position, ended = play(rules, keen, chance, turns)
        part.ended += ended
        part.firsts.update(firsts(rules, position))
        part.had.update({power: position.counted(power, board) for power in board.powers_by_id})
    return part


def _mapped(
    work: Callable[[Sequence[int]], _Part], parts: Sequence[Sequence[int]], jobs: int
) -> Iterable[_Part]:
    if jobs < 2 or len(parts) < 2:
        return map(work, parts)
    with get_context("spawn").Pool(min(jobs, len(parts))) as pool:
        return pool.map(work, parts, chunksize=1)
