"""Players who want to win: they take what lies open, attack with support, guard what is threatened.

Each knows the board alone, as everybody sees it: none knows what another writes. Some are friends
for a game and some enemies, but nobody has made a promise. Whoever is bolder reckons with less of
what might be held against an attack.
"""

import random
from collections import Counter, deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final
from weakref import WeakKeyDictionary

from engine.board.board import Board, SameBoard
from engine.board.province import Terrain
from engine.games.diplomatia.calendar import ORDERS, RETREATS
from engine.games.diplomatia.evaluation import balances
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Build,
    DiplomatiaOrder,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
)
from engine.robots.games.laws import Sheets
from engine.rules.game import Rules
from engine.rules.position import Position, Unit

CENTRE: Final = 10.0
PORT: Final = 4.0
OTHER: Final = 0.4
HOME: Final = 2.0
"""What a centre, a port and any other space is worth; how much more at somebody's home, where he
builds."""

OWN: Final = 0.8
"""What a threatened space of one's own is worth, beside one that could be taken."""

NEARER: Final = 0.55
"""What is left of a goal's worth a step away from it."""

ACROSS: Final = 0.7
"""What is left of it where a fleet has to carry an army."""

LEAST: Final = 0.05
"""Worth that draws nobody."""

LEADS: Final = 2.5
"""How sharply players look at whoever leads."""

BOLD: Final = (0.3, 0.9)
"""Between which shares of what might be held against an attack a player reckons with it."""

FEELINGS: Final = (0.3, 1.0, 1.7)
"""How gladly two players take from each other: as friends, as others do, as enemies."""

UNSURE: Final = 0.6
"""What is left of the worth of a goal that others may want or hold."""

KEEPS: Final = 0.2
"""What is left of the worth of what a unit keeps, beside what draws it away."""

TROUBLE: Final = 0.5
"""What is left of the worth of a space where somebody stands who will hardly be driven out."""

CHAIN: Final = 3
"""Fleets of one transport at most."""


class Ground:
    """What a board is like for whoever plans on it: worked out once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.near = {
            at: sorted(board.neighbours(FLEET if one.terrain is Terrain.SEA else ARMY, at))
            for at, one in board.provinces.items()
        }
        # In one order always, as those above: the same seed is the same game in every process.
        self.beside = {at: sorted(there) for at, there in board.shores.items()}

    def worth(self, at: str) -> float:
        """Return what a space is worth by what lies in it."""
        province = self.board.provinces[at]
        worth = CENTRE if province.centre else PORT if province.port is not None else OTHER
        return worth + (HOME if worth > OTHER and province.home is not None else 0.0)

    def counts(self, at: str) -> bool:
        """Tell whether a space feeds units."""
        province = self.board.provinces[at]
        return province.centre or province.port is not None

    def ways(self, goals: Mapping[str, float]) -> dict[str, float]:
        """Return how much each space is worth as a way to goals, by land, by sea or across it."""
        worth = dict(goals)
        waiting = deque(sorted(goals, key=lambda at: -goals[at]))
        while waiting:
            here = waiting.popleft()
            passed_on = worth[here] * NEARER
            for there in self.near[here] if passed_on >= LEAST else ():
                if passed_on > worth.get(there, 0.0):
                    worth[there] = passed_on
                    waiting.append(there)
            for there in self.beside.get(here, ()) if passed_on >= LEAST else ():
                if passed_on * ACROSS > worth.get(there, 0.0):
                    worth[there] = passed_on * ACROSS
                    waiting.append(there)
        return worth


@lru_cache(maxsize=4)
def _ground(same: SameBoard) -> Ground:
    return Ground(same.board)


def keen_sheets(rules: Rules, position: Position, chance: random.Random) -> Sheets:
    """Write everybody's orders for a phase."""
    if not isinstance(rules, Diplomatia):
        raise TypeError(rules.game)
    ground = _ground(SameBoard(rules.board))
    return {
        power: tuple(map(str, _orders(rules, ground, position, power, chance)))
        for power in rules.asked(position)
    }


def keen_orders(
    rules: Rules, position: Position, power: str, chance: random.Random, leader: str = ""
) -> tuple[str, ...]:
    """Write one power's orders; with a ``leader`` the table has given its game up to that one."""
    if not isinstance(rules, Diplomatia):
        raise TypeError(rules.game)
    ground = _ground(SameBoard(rules.board))
    if leader not in ("", power):
        return tuple(map(str, given_up(rules, ground, position, power)))
    return tuple(map(str, _orders(rules, ground, position, power, chance, trusts=bool(leader))))


def _orders(
    rules: Diplomatia,
    ground: Ground,
    position: Position,
    power: str,
    chance: random.Random,
    *,
    trusts: bool = False,
) -> list[DiplomatiaOrder]:
    plan = Plan(ground, position, power, chance, trusts=trusts)
    if position.phase.kind == ORDERS:
        return plan.turn()
    if position.phase.kind == RETREATS:
        return [*plan.retreats()]
    return [*plan.adjustments(rules)]


def given_up(
    rules: Diplomatia, ground: Ground, position: Position, power: str
) -> Iterator[DiplomatiaOrder]:
    """Make way for whoever leads: leave all that feeds units, build nothing, do not retreat."""
    if position.phase.kind == ORDERS:
        entered: set[str] = set()
        for unit in position.of(power):
            ways = (to for to in ground.near[unit.at] if position.at(to) is None)
            fit = [to for to in ways if not ground.counts(to) and to not in entered]
            if fit and ground.counts(unit.at):
                entered.add(fit[0])
                yield Move(unit.kind, unit.at, fit[0])
    elif position.phase.kind != RETREATS:
        for one in balances(position, power, rules.board, rules.profile):
            own = [unit for unit in position.of(power) if unit.kind == one.kind]
            own.sort(key=lambda unit: not ground.counts(unit.at))
            for unit in own[: one.remove]:
                yield Remove(unit.kind, unit.at)


def _heed(position: Position, board: Board) -> Mapping[str, float]:
    """Return how much more is to be gained by taking something from each power than from others.

    Whoever leads is everybody's business; who has next to nothing is left for later.
    """
    had = {power: position.counted(power, board) for power in board.powers_by_id}
    mean = max(sum(had.values()) / len(had), 1.0)
    return {power: min(max(count / mean, 0.5) ** LEADS, 3.0) for power, count in had.items()}


_AT_TABLES: WeakKeyDictionary[random.Random, dict[frozenset[str], float]] = WeakKeyDictionary()
"""How people at each table feel about one another; a table is known by its chance."""


def feeling(chance: random.Random, one: str, other: str) -> float:
    """Return how gladly two players take from each other: drawn once, kept for the game.

    Who is against whom decides more at a table than what lies where. With the same neighbours at
    war in every game the same one or two would win them all.
    """
    felt = _AT_TABLES.setdefault(chance, {})
    pair = frozenset((one, other))
    if pair not in felt:
        felt[pair] = chance.choice(FEELINGS)
    return felt[pair]


class Plan:
    """What one player writes in one phase."""

    def __init__(
        self,
        ground: Ground,
        position: Position,
        power: str,
        chance: random.Random,
        *,
        trusts: bool = False,
    ) -> None:
        """Whoever ``trusts`` was promised that nobody attacks him."""
        self._ground, self._position, self._power, self._chance = ground, position, power, chance
        self._bold = chance.uniform(*BOLD)
        self._free = {unit.at: unit for unit in position.of(power)}
        """Own units without an order, by where they stand."""
        self._orders: list[DiplomatiaOrder] = []
        self._entered: set[str] = set()
        """Spaces that own units are to enter."""
        self._left: set[str] = set()
        """Spaces that own units are to leave."""
        self._rivals: dict[str, Counter[str]] = {}
        for unit in position.units:
            for to in ground.near[unit.at] if unit.power != power and not trusts else ():
                self._rivals.setdefault(to, Counter())[unit.power] += 1
        self._heed = _heed(position, ground.board)
        others = (one.id for one in ground.board.powers if one.id != power)
        self._gladly = {other: feeling(chance, power, other) for other in others}
        goals = {
            at: self._worth(at)
            for at in ground.board.provinces
            if position.owners.get(at) != power and ground.counts(at)
        }
        self._ways = ground.ways(goals)
        """How much each space is worth on the way to all that could be taken."""

    # -- a turn of orders ----------------------------------------------------------------------

    def turn(self) -> list[DiplomatiaOrder]:
        """Order all units."""
        tasks = sorted(self._tasks(), reverse=True)
        pressing = [one for one in tasks if one[0] > PORT]
        self._do(pressing)
        self._sail()
        self._do(tasks[len(pressing) :])
        self._help()
        self._draw_near()
        return self._orders

    def _do(self, tasks: list[tuple[float, str, bool]]) -> None:
        for _, at, own in tasks:
            if own:
                self._defend(at)
            else:
                self._take(at)

    def _tasks(self) -> Iterator[tuple[float, str, bool]]:
        """Yield what could be done, each with its worth: taking a space, or keeping one."""
        for at in self._ground.board.provinces:
            own = self._position.owners.get(at) == self._power
            worth = self._worth(at)
            threat = self._threat(at)
            if own and self._ground.counts(at) and threat:
                yield worth * OWN * self._any() * min(1.0, threat / 2), at, True
            elif not own and self._ground.counts(at) and self._who_may_enter(at):
                sure = 1.0 if not threat and self._position.at(at) is None else UNSURE
                yield worth * sure * self._any(), at, False

    def _worth(self, at: str) -> float:
        """Return what a space is worth: more, the nearer whoever controls it is to winning."""
        owner = self._position.owners.get(at)
        if owner in (None, self._power):
            return self._ground.worth(at)
        # No friendship outlasts a friend's being about to win.
        heed = max(self._heed[owner] * self._gladly[owner], self._heed[owner] - 1.0)
        return self._ground.worth(at) * heed

    def _any(self) -> float:
        return self._chance.uniform(0.8, 1.2)

    def _threat(self, at: str) -> int:
        """Return how many units of one other power could enter a space."""
        return max(self._rivals.get(at, {}).values(), default=0)

    def _who_may_enter(self, at: str) -> list[Unit]:
        """Return own units without an order that could enter a space, or seize its port."""
        found = [self._free[there] for there in self._ground.near[at] if there in self._free]
        port = self._ground.board.provinces[at].port
        if port is not None and port.coast in self._free:
            found.append(self._free[port.coast])
        return found

    def _needed(self, at: str) -> int:
        """Return how strong whoever enters a space should be."""
        holder = self._position.at(at)
        if holder is None:
            return 1 + int(self._threat(at) * self._bold)
        friends = self._rivals.get(at, Counter())[holder.power]
        return 2 + int(friends * self._bold)

    def _take(self, at: str) -> None:
        """Enter a space with as many as it needs, if there are so many."""
        holder = self._position.at(at)
        if at in self._entered or (holder is not None and holder.power == self._power):
            return
        own = self._who_may_enter(at)
        needed = self._needed(at)
        if len(own) < needed:
            return
        own.sort(key=lambda unit: (self._kept(unit), self._chance.random()))
        mover = self._mover(own, at)
        if mover is None or self._kept(mover) * OWN > self._worth(at):
            return
        helpers = [unit for unit in own if unit is not mover and self._can_help(unit, at)]
        if len(helpers) < needed - 1:
            return
        act = Move(mover.kind, mover.at, at) if mover.kind == self._kind(at) else None
        self._go(mover, act or Seize(mover.kind, mover.at, at), helpers[: needed - 1])

    def _mover(self, own: list[Unit], at: str) -> Unit | None:
        """Return who enters: whoever is of its kind; an army seizes where no fleet can."""
        fitting = [unit for unit in own if unit.kind == self._kind(at)]
        port = self._ground.board.provinces[at].port
        seizers = [unit for unit in own if port is not None and unit.at == port.coast]
        alone = len(fitting) < self._needed(at)
        return next(iter([*seizers, *fitting] if alone else [*fitting, *seizers]), None)

    def _go(self, mover: Unit, act: Move | Seize, helpers: list[Unit]) -> None:
        self._give(mover, act)
        self._entered.add(act.to)
        if isinstance(act, Move):
            self._left.add(mover.at)
        for unit in helpers:
            self._give(unit, Support(unit.kind, unit.at, act))

    def _give(self, unit: Unit, order: DiplomatiaOrder) -> None:
        self._orders.append(order)
        del self._free[unit.at]

    def _kind(self, at: str) -> str:
        return FLEET if self._ground.board.provinces[at].terrain is Terrain.SEA else ARMY

    def _can_help(self, unit: Unit, at: str) -> bool:
        return unit.kind == self._kind(at) and unit.at in self._ground.near[at]

    def _kept(self, unit: Unit) -> float:
        """Return how much is lost if a unit leaves where it stands."""
        return self._ground.worth(unit.at) * self._threat(unit.at)

    def _defend(self, at: str) -> None:
        """Keep a space of one's own that others could enter: stand there, with who helps."""
        standing = self._position.at(at)
        helpers = [self._free[there] for there in self._ground.near[at] if there in self._free]
        if standing is None:
            if helpers and at not in self._entered:
                mover = min(helpers, key=self._kept)
                self._go(mover, Move(mover.kind, mover.at, at), [])
        elif at in self._free and self._threat(at) > 1:
            # Who guards keeps whoever is attacked from doing anything else (7.2.3.4).
            del self._free[at]
            helpers.sort(key=self._kept)
            for unit in helpers[: self._threat(at) - 1]:
                self._give(unit, Guard(unit.kind, unit.at, at))

    # -- over the sea --------------------------------------------------------------------------

    def _sail(self) -> None:
        """Carry armies to where something lies open that nobody can walk to."""
        for army in [unit for unit in self._free.values() if unit.kind == ARMY]:
            best: tuple[float, str, tuple[str, ...]] | None = None
            for chain in self._chains(army.at):
                for to in self._ground.beside.get(chain[-1], ()):
                    worth = self._landing(army, to)
                    if worth > max(PORT, self._ways.get(army.at, 0.0)) and (
                        best is None or worth > best[0]
                    ):
                        best = worth, to, chain
            if best is not None:
                self._carry(army, best[1], best[2])

    def _landing(self, army: Unit, to: str) -> float:
        """Return what it is worth to land in a province."""
        closed = to in self._entered or to in self._ground.near[army.at] or to == army.at
        if closed or self._position.at(to) is not None or self._threat(to):
            return 0.0
        if self._position.owners.get(to) == self._power:
            return self._ways.get(to, 0.0) * NEARER
        return max(self._ground.worth(to), self._ways.get(to, 0.0) * NEARER)

    def _chains(self, at: str) -> Iterator[tuple[str, ...]]:
        """Yield rows of own fleets without an order, from an army's coast on."""
        begun: list[tuple[str, ...]] = [(at_sea,) for at_sea in self._ground.beside.get(at, ())]
        waiting = deque(chain for chain in begun if chain[0] in self._free)
        while waiting:
            chain = waiting.popleft()
            yield chain
            for onward in self._ground.near[chain[-1]] if len(chain) < CHAIN else ():
                if onward in self._free and onward not in chain:
                    waiting.append((*chain, onward))

    def _carry(self, army: Unit, to: str, chain: tuple[str, ...]) -> None:
        self._go(army, Move(ARMY, army.at, to), [])
        ways = (army.at, *chain, to)
        for before, sector, after in zip(ways, chain, ways[2:], strict=False):
            self._give(self._free[sector], Transport(FLEET, sector, before, after))

    # -- all others ----------------------------------------------------------------------------

    def _help(self) -> None:
        """Let who stands beside an attack, and would do nothing better, support it."""
        attacks = [
            one
            for one in self._orders
            if isinstance(one, Move | Seize) and (self._threat(one.to) or self._held(one.to))
        ]
        for act in attacks:
            for there in self._ground.near[act.to]:
                unit = self._free.get(there)
                better = self._ways.get(there, 0.0) * NEARER > CENTRE * NEARER
                if unit is not None and self._can_help(unit, act.to) and not better:
                    self._give(unit, Support(unit.kind, unit.at, act))

    def _held(self, at: str) -> bool:
        holder = self._position.at(at)
        return holder is not None and holder.power != self._power

    def _draw_near(self) -> None:
        """Let all others go where more can be taken, or trouble who stands there.

        An attack that fails leaves its unit where it is, and has cut a support perhaps.
        """
        for unit in sorted(self._free.values(), key=lambda one: -self._ways.get(one.at, 0.0)):
            ways = [to for to in self._ground.near[unit.at] if self._open(to) or self._held(to)]
            drawn = {
                to: self._draw(to) * self._any()
                - self._kept(unit) * (KEEPS if self._held(to) else OWN)
                for to in ways
                if to not in self._entered
            }
            best = max(drawn, key=lambda to: drawn[to], default="")
            if best and drawn[best] > self._ways.get(unit.at, 0.0) * NEARER:
                self._go(unit, Move(unit.kind, unit.at, best), [])

    def _draw(self, to: str) -> float:
        """Return how much a space draws a unit beside it."""
        if self._held(to):
            return self._ways.get(to, 0.0) * TROUBLE
        return self._ways.get(to, 0.0)

    def _open(self, at: str) -> bool:
        if at in self._entered:
            return False
        return self._position.at(at) is None or at in self._left

    # -- retreats and evaluation ---------------------------------------------------------------

    def retreats(self) -> Iterator[DiplomatiaOrder]:
        """Retreat to where most can be taken or kept, each unit to another space."""
        for one in self._position.dislodged:
            if one.unit.power != self._power:
                continue
            ways = [at for at in sorted(one.retreats) if at not in self._entered]
            if ways:
                to = max(ways, key=lambda at: self._standing(at) * self._any())
                self._entered.add(to)
                yield Move(one.unit.kind, one.unit.at, to)

    def _standing(self, at: str) -> float:
        """Return what it is worth to stand in a space."""
        taken = self._position.owners.get(at) != self._power
        own = self._ground.worth(at) * (1.0 if taken else OWN * self._threat(at))
        return max(own, self._ways.get(at, 0.0))

    def adjustments(self, rules: Diplomatia) -> Iterator[DiplomatiaOrder]:
        """Build where most can be taken or is threatened; remove who is of least use."""
        for one in balances(self._position, self._power, rules.board, rules.profile):
            own = [unit for unit in self._position.of(self._power) if unit.kind == one.kind]
            own.sort(key=lambda unit: self._standing(unit.at) * self._any())
            for unit in own[: one.remove]:
                yield Remove(unit.kind, unit.at)
            sites = sorted(sorted(one.sites), key=lambda at: -self._standing(at) * self._any())
            for at in sites[: one.build]:
                yield Build(one.kind, at)
