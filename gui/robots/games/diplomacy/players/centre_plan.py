"""What a player who wants to win writes: goes for centres, and has neighbours help.

He plans for all powers that he commands at a time. He does not think ahead and does not guess what
others write; it is enough to beat players who write by chance.
"""

import random
from collections.abc import Callable, Collection, Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.offers.adjustments import builds_due
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.units import FLEET, UNIT_KINDS
from engine.rules.position import Position, Unit, UnitKind

Offered = Mapping[str, Sequence[str]]
"""Orders that could be carried out, by unit."""

_FAR = 99
_CAREFUL = 2
"""How many defenders are reckoned with at most."""


class CentrePlan:
    """One player's plan for one phase, for all of his powers."""

    def __init__(
        self,
        board: Board,
        position: Position,
        side: Collection[str],
        offered: Callable[[str], Offered],
        chance: random.Random,
    ) -> None:
        """``offered`` tells what a power could order."""
        self._board, self._position, self._chance = board, position, chance
        self._side, self._offered = tuple(side), {power: offered(power) for power in side}
        self._mine = [unit for unit in position.units if unit.power in side]
        self._theirs = [unit for unit in position.units if unit.power not in side]
        owners = position.owners
        self._wanted = {c for c in board.centres if owners.get(c) not in side}
        beset = {unit.province for unit in self._theirs}
        self._goals = self._wanted | {c for c in board.centres if c in beset}
        self._far = {kind: self._distances(kind) for kind in UNIT_KINDS}
        self._plan: dict[str, str] = {}
        match dated(position.phase).step:
            case Step.MOVES:
                self._attack()
                self._approach()
            case Step.RETREATS:
                self._retreat()
            case Step.ADJUSTMENTS:
                for power in self._side:
                    self._adjust(power)

    def of(self, power: str) -> tuple[str, ...]:
        """Return one power's orders, every one of them offered on the board."""
        keys = self._offered[power]
        return tuple(order for key, order in self._plan.items() if key in keys and order)

    # -- the board ------------------------------------------------------------------------------

    def _distances(self, kind: UnitKind) -> dict[str, int]:
        """Count the steps from everywhere to the nearest goal."""
        places = [
            place
            for goal in self._goals
            for place in (goal, *self._board.provinces[goal].locations)
            if self._board.neighbours(kind, place)
        ]
        far, front, steps = dict.fromkeys(places, 0), set(places), 0
        while front:
            steps += 1
            near = {n for place in front for n in self._board.neighbours(kind, place)}
            front = near - far.keys()
            far |= dict.fromkeys(front, steps)
        return far

    def _distance(self, unit: Unit) -> int:
        return self._far[unit.kind].get(unit.at, _FAR)

    def _danger(self, province: str) -> int:
        """Count those who could come to a space, or help whoever stands there."""
        reaches = self._board.reaches
        others = (one for one in self._theirs if one.province != province)
        return sum(reaches(one.kind, one.at, province) for one in others)

    def _find(self, unit: Unit, wanted: type, *where: str) -> str:
        """Return an order of a kind that is offered, by the spaces that it speaks of."""
        for text in self._offered[unit.power].get(str(unit), ()):
            meant = orders.parse(text)
            if not isinstance(meant, wanted) or getattr(meant, "via_convoy", False):
                continue
            named = (getattr(meant, name, "") for name in ("target", "to"))
            if tuple(province_of(place) for place in named if place) == where:
                return text
        return ""

    # -- moves ----------------------------------------------------------------------------------

    @property
    def _free(self) -> list[Unit]:
        return [unit for unit in self._mine if str(unit) not in self._plan]

    def _attack(self) -> None:
        """Take every centre that enough units can reach; who stands on one stays until winter."""
        standing = self._position.by_province
        for unit in self._mine:
            if unit.province in self._wanted:
                self._plan[str(unit)] = self._find(unit, orders.Hold)
        goals = sorted(self._goals, key=lambda c: (c in standing, self._danger(c), c))
        for goal in goals:
            holder = standing.get(goal)
            if holder is not None and holder in self._mine:
                continue
            ways = {unit: self._find(unit, orders.Move, goal) for unit in self._free}
            able = sorted((u for u, way in ways.items() if way), key=self._worth)
            held = holder is not None
            if len(able) < (2 if held else 1):
                continue
            need = 1 + min(_CAREFUL, self._danger(goal)) + held
            first = able[0]
            self._plan[str(first)] = ways[first]
            self._help(first, goal, able[1:], need - 1)

    def _help(self, first: Unit, goal: str, others: Sequence[Unit], most: int) -> None:
        for unit in others[:most]:
            help_ = self._find(unit, orders.SupportMove, first.province, goal)
            if help_:
                self._plan[str(unit)] = help_

    def _worth(self, unit: Unit) -> tuple[bool, float]:
        """Tell who should go first: nobody who guards a centre that is in danger."""
        guards = unit.province in self._board.centres and self._danger(unit.province) > 0
        return guards, self._chance.random()

    def _approach(self) -> None:
        """Bring all others nearer; who cannot come nearer guards his neighbour."""
        taken = {unit.province for unit in self._theirs}
        for order in self._plan.values():
            meant = orders.parse(order)
            if isinstance(meant, orders.Move):
                taken.add(province_of(meant.to))
        staying = {unit.province for unit in self._free}
        staying |= {unit.province for unit in self._mine if not self._leaves(unit)}
        for unit in sorted(self._free, key=lambda unit: (self._distance(unit), str(unit))):
            step = self._step(unit, taken | (staying - {unit.province}))
            if step:
                self._plan[str(unit)] = step
                meant = orders.parse(step)
                if isinstance(meant, orders.Move):
                    taken.add(province_of(meant.to))
                    staying.discard(unit.province)
        for unit in self._free:
            self._plan[str(unit)] = self._guard(unit)

    def _leaves(self, unit: Unit) -> bool:
        order = self._plan.get(str(unit), "")
        return bool(order) and isinstance(orders.parse(order), orders.Move)

    def _step(self, unit: Unit, taken: Collection[str]) -> str:
        """Return a step that leads nearer, or now and then one aside."""
        here = self._distance(unit)
        best, order = here + (self._chance.random() < 0.5), ""
        for text in self._offered[unit.power].get(str(unit), ()):
            meant = orders.parse(text)
            if not isinstance(meant, orders.Move) or meant.via_convoy:
                continue
            there = self._far[unit.kind].get(meant.to, _FAR)
            if there < best and province_of(meant.to) not in taken:
                best, order = there, text
        return order

    def _guard(self, unit: Unit) -> str:
        near = [m for m in self._mine if m is not unit and not self._leaves(m)]
        near.sort(key=lambda m: -self._danger(m.province))
        for mate in near:
            help_ = self._find(unit, orders.SupportHold, mate.province)
            if help_ and self._danger(mate.province):
                return help_
        return self._find(unit, orders.Hold)

    # -- retreats, winter -----------------------------------------------------------------------

    def _retreat(self) -> None:
        for power in self._side:
            for unit, ways in self._offered[power].items():
                self._plan[unit] = min(ways, key=self._farness)

    def _farness(self, order: str) -> tuple[int, str]:
        meant = orders.parse(order)
        if isinstance(meant, orders.Retreat):
            return self._far[meant.kind].get(meant.to, _FAR), order
        return 2 * _FAR, order

    def _adjust(self, power: str) -> None:
        offered, due = self._offered[power], balance(self._position, power)
        if due < 0:
            units = sorted(self._position.of(power), key=lambda u: (-self._distance(u), str(u)))
            for unit in units[:-due]:
                key = next(k for k in offered if province_of(k.split()[-1]) == unit.province)
                self._plan[key] = offered[key][0]
            return
        homes = [key for key in offered if key != "WAIVE"]
        self._chance.shuffle(homes)
        for home in homes[: builds_due(self._board, self._position, power)]:
            self._plan[home] = min(offered[home], key=self._fitness)

    def _fitness(self, build: str) -> tuple[float, str]:
        """Prefer what is near to something; where both are, armies mostly."""
        meant = orders.parse(build)
        if not isinstance(meant, orders.Build):
            return _FAR, build
        liking = 1.5 * (meant.kind is FLEET) * (self._chance.random() < 0.7)
        return self._far[meant.kind].get(meant.at, _FAR) + liking, build
