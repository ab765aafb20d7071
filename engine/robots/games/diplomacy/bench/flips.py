"""How long the search for the smallest change takes.

``python -m engine.robots.games.diplomacy.bench.flips [COUNT]``

Asked is every result that could have turned, on seeded boards of mid-game that are filled up to 34
units, once of its own power's orders and once of anybody's. Seconds are those of the processor; as
they depend on the machine they are also told as so many adjudications of the same turn.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.board.loader import load_map
from engine.board.province import Terrain
from engine.games.diplomacy.flips.smallest import about, smallest_flip
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.units import ARMY, FLEET
from engine.robots.games.diplomacy.bench.seeded_turns import play, turns
from engine.rules.flip import Judged
from engine.rules.position import Position, Unit

UNITS = 34
"""A full board: one unit for each supply centre."""

BOARDS = 20
"""Boards that are asked about unless told otherwise; four hundred take some minutes."""

PROMISED = 0.5
"""Seconds in which up to two changed orders have to come."""

_AFLOAT = 0.5
"""Share of fleets among units that are put on coasts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timed:
    """One question, and what it took."""

    seconds: float
    worth: float
    """The same, in adjudications of the turn that was asked about."""

    size: int
    """How many orders had to be changed; 0 when two were not enough."""

    board: int
    unit: str
    powers: tuple[str, ...]
    """Whose orders were changed; anybody's when empty."""


def full_turns(rules: Diplomacy, count: int, seed: int = 1) -> Iterator[Judged]:
    """Judge turns of full boards."""
    chance = random.Random(seed)  # noqa: S311 - the same boards every time
    for turn in turns(rules, count, seed):
        position = _filled(rules, turn.position(), chance)
        sheets = play(rules, position, chance)
        rulings = rules.adjudicate(position, sheets).rulings
        yield Judged(rules=rules, before=position, sheets=sheets, rulings=rulings)


def _filled(rules: Diplomacy, position: Position, chance: random.Random) -> Position:
    """Put units on empty spaces until there are enough."""
    units = list(position.units)
    free = [p for p in rules.board.provinces.values() if position.at(p.id) is None]
    powers = sorted({unit.power for unit in units})
    for province in chance.sample(free, UNITS - len(units)):
        afloat = province.terrain is Terrain.SEA or (
            province.terrain is Terrain.COASTAL and chance.random() < _AFLOAT
        )
        at = chance.choice(province.locations) if afloat else province.id
        kind = FLEET if afloat else ARMY
        units.append(Unit(chance.choice(powers), kind, at))
    order = {power: rank for rank, power in enumerate(rules.board.powers_by_id)}
    units.sort(key=lambda unit: (order[unit.power], unit.at))
    return replace(position, units=tuple(units))


def adjudication(judged: Judged, rounds: int = 20) -> float:
    """Return the seconds that judging a turn takes."""
    clock = time.process_time
    begun = clock()
    for _ in range(rounds):
        judged.rules.adjudicate(judged.before, judged.sheets)
    return (clock() - begun) / rounds


def timed(judged: Judged, board: int) -> Iterator[Timed]:
    """Ask about every result of a turn."""
    clock, single = time.process_time, adjudication(judged)
    for ruling in judged.rulings:
        if about(ruling) is None:
            continue
        for powers in ((ruling.power,), ()):
            begun = clock()
            flip = smallest_flip(judged, ruling.unit, powers=powers or None)
            spent = clock() - begun
            yield Timed(
                seconds=spent,
                worth=spent / single,
                size=len(flip.changes) if flip else 0,
                board=board,
                unit=ruling.unit,
                powers=powers,
            )


def measure(count: int, editions: Sequence[str] = tuple(PROFILES)) -> bool:
    """Measure and say; true when every answer came as soon as promised."""
    say = sys.stdout.write
    board = load_map("standard").board
    good = True
    for place, edition in enumerate(editions):
        rules = Diplomacy(board, PROFILES[edition])
        # The default edition is looked at more closely than the others.
        boards = count if place == 0 else max(1, count // 10)
        asked = [
            one
            for number, judged in enumerate(full_turns(rules, boards))
            for one in timed(judged, number)
        ]
        asked.sort(key=lambda one: one.seconds)
        worst, middle = asked[-1], asked[len(asked) // 2]
        late = asked[int(len(asked) * 0.99)]
        good = good and worst.seconds <= PROMISED
        say(f"smallest change of up to two orders, {edition}: {len(asked)} questions on {boards}")
        say(f" boards of {UNITS} units: {middle.seconds * 1e3:.1f} ms usually, 1 of 100 over")
        say(f" {late.seconds * 1e3:.0f} ms, at worst {worst.seconds * 1e3:.0f} ms")
        say(f" = {worst.worth:.0f} adjudications (promised: {PROMISED * 1e3:.0f} ms);")
        sizes = Counter(one.size for one in asked)
        say(f" one order was enough for {sizes[1]}, two for {sizes[2]}, neither for {sizes[0]}\n")
    return good


if __name__ == "__main__":
    measure(int(sys.argv[1]) if len(sys.argv) > 1 else BOARDS)
