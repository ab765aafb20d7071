"""One turn of orders solved: what became of every unit, by its number in the position (7)."""

from engine.games.diplomatia.judge.chains import Chains, goes_by_sea
from engine.games.diplomatia.judge.chart import Chart, Line
from engine.games.diplomatia.judge.field import (
    CARRY,
    GUARD,
    HOLD,
    IDLE,
    MOVE,
    SEIZE,
    SUPPORT,
    Field,
    Manner,
)
from engine.games.diplomatia.judge.intake import Sheets
from engine.games.diplomatia.judge.knots import resolve
from engine.games.diplomatia.judge.solver import YES, Solver, State
from engine.games.diplomatia.profile import Profile
from engine.rules.position import Unit
from engine.rules.ruling import Verdict


def manner_of(profile: Profile) -> Manner:
    """Return how a table plays, as the solver wants it."""
    manner = Manner()
    manner.turned_cuts = profile.turned_cuts
    manner.turned_attacks = profile.turned_attacks
    manner.beaten_blocks = profile.beaten_blocks
    manner.leaving_counts = profile.leaving_own_support
    manner.staying_counts = profile.staying_own_support
    manner.broken_cuts = profile.broken_transport_cuts
    manner.beaten_seizes = profile.beaten_seizes
    manner.beaten_falls = profile.beaten_support_falls
    return manner


class Turn:
    """A turn with its orders, and what came of them."""

    def __init__(self, sheets: Sheets, chart: Chart, profile: Profile, without: int = -1) -> None:
        self.sheets, self.chart, self.profile = sheets, chart, profile
        self.lines: list[Line | None] = sheets.lines
        if without >= 0:
            self.lines = [*sheets.lines]
            self.lines[without] = None
        standing = sheets.standing
        self.units: list[Unit] = standing.units
        self.field = Field(standing.power, standing.at, standing.holder, manner_of(profile))
        self.chains = Chains(self.lines, self.field.holder, chart)
        self.helped: dict[int, int] = {}
        """For each support the unit it matches."""
        self._enter()
        self.solver: Solver
        self.state: State
        self.solver, self.state = resolve(self.field)
        self._out = self._defeated()

    # -- from orders to numbers ----------------------------------------------------------------

    def _enter(self) -> None:
        ground, lines = self.field, self.lines
        later: list[int] = []
        for unit, line in enumerate(lines):
            if line is None or line.act == HOLD:
                continue
            if line.act == MOVE:
                self._enter_move(unit, line)
            elif line.act == SEIZE:
                ground.attack(unit, SEIZE, line.to)
            elif line.act == CARRY:
                ground.act[unit] = IDLE
            else:
                later.append(unit)
        for fleet in self.chains.army:
            ground.act[fleet] = CARRY
        for unit in later:
            line = lines[unit]
            if line is not None:
                self._enter_support(unit, line)

    def _enter_move(self, unit: int, line: Line) -> None:
        chains = self.chains.of(unit)
        if line.far and not chains:
            self.field.act[unit] = IDLE
            return
        self.field.attack(unit, MOVE, line.to)
        if goes_by_sea(unit, line, chains, self.field.power):
            walks = self.profile.broken_transport_walks and not line.far
            self.field.carry(unit, chains, walks=walks)

    def _enter_support(self, unit: int, line: Line) -> None:
        ground = self.field
        other = ground.holder[line.whom]
        if line.act == GUARD:
            ground.guard(unit, other)
        elif self._matches(other, line):
            self.helped[unit] = other
            ground.help(unit, other, line.to)
        else:
            ground.act[unit] = SUPPORT
            ground.to[unit] = line.to

    def _matches(self, other: int, line: Line) -> bool:
        if other < 0:
            return False
        told = self.lines[other]
        return told is not None and line.supports(told) and self.field.act[other] in (MOVE, SEIZE)

    def _defeated(self) -> list[bool]:
        ground = self.field
        out = [False] * ground.count
        for unit in ground.moves:
            if self.moved(unit):
                other = ground.holder[ground.to[unit]]
                if other >= 0 and ground.power[other] != ground.power[unit]:
                    out[other] = not self.went(other)
        return out

    # -- what came of them ---------------------------------------------------------------------

    def out(self, unit: int) -> bool:
        """Tell whether a unit was defeated."""
        return self._out[unit]

    def beaten(self) -> list[int]:
        """List all units that were defeated."""
        return [unit for unit, out in enumerate(self._out) if out]

    def moved(self, unit: int) -> bool:
        """Tell whether a move or seizure succeeded."""
        return self.state.moved[unit] == YES

    def seized(self, unit: int) -> bool:
        """Tell whether a unit seized a sector."""
        return self.field.act[unit] == SEIZE and self.moved(unit)

    def went(self, unit: int) -> bool:
        """Tell whether a unit stands elsewhere now."""
        return self.field.act[unit] == MOVE and self.moved(unit)

    def end(self, unit: int) -> int:
        """Return the space where a unit stands after the turn, defeated or not."""
        return self.field.to[unit] if self.went(unit) else self.field.at[unit]

    def turned(self, unit: int) -> bool:
        """Tell whether a unit was turned to defence."""
        return self.state.turned[unit] == YES

    def under_way(self, unit: int) -> bool:
        """Tell whether a move or seizure was under way, whatever came of it."""
        return self.field.act[unit] in (MOVE, SEIZE) and self.solver.goes(self.state, unit) == YES

    def foes(self, unit: int) -> list[int]:
        """List the attacks that were under way against a unit."""
        ground = self.field
        return [
            other
            for other in ground.attackers[ground.at[unit]]
            if ground.power[other] != ground.power[unit] and self.under_way(other)
        ]

    def beaten_by(self, unit: int) -> int:
        """Return the unit that defeated one."""
        return next(other for other in self.foes(unit) if self.moved(other))

    def cutters(self, unit: int) -> list[int]:
        """List the attacks that cut a unit's support (7.2.3.5)."""
        ground = self.field
        return [
            other
            for other in ground.attackers[ground.at[unit]]
            if ground.power[other] != ground.power[unit]
            and ground.at[other] != ground.to[unit]
            and self.solver.cuts(self.state, other) == YES
        ]

    def strength(self, unit: int) -> int:
        """Return with which strength a move kept others out of its goal; 0 for none at all."""
        return self.solver.rivalry(self.state, unit)[0]

    def comers(self, space: int) -> list[int]:
        """List the moves and seizures that had an effect on a space, the strongest first."""
        comers = [unit for unit in self.field.attackers[space] if self.strength(unit)]
        return sorted(comers, key=lambda unit: (-self.strength(unit), unit))

    def blocked(self, space: int) -> bool:
        """Tell whether the strongest moves into a space were equal and nobody came in (7.2.2.3)."""
        comers = self.comers(space)
        return (
            len(comers) > 1
            and self.strength(comers[0]) == self.strength(comers[1])
            and not any(self.moved(unit) for unit in comers)
        )

    def besieged(self, unit: int) -> bool:
        """Tell whether a unit had been defeated if equal attacks had not blocked it (7.2.2.4)."""
        ground, space = self.field, self.field.at[unit]
        if self.went(unit) or not self.blocked(space):
            return False
        comers = self.comers(space)
        top = self.strength(comers[0])
        return any(
            self.solver.attack(self.state, other)[0] > self.solver.resistance(self.state, other)[0]
            for other in comers
            if self.strength(other) == top and ground.power[other] != ground.power[unit]
        )

    def verdict(self, unit: int) -> Verdict:
        """Tell how a unit's order ended."""
        line, fault = self.lines[unit], self.sheets.faults.get(unit)
        if fault is not None:
            ambiguous = fault.reason == "two_orders"
            return Verdict.AMBIGUOUS if ambiguous else Verdict.ILLEGAL
        if line is None or line.act == HOLD:
            return Verdict.DISLODGED if self.out(unit) else Verdict.STANDS
        if self.turned(unit):
            return Verdict.TURNED
        if line.act in (MOVE, SEIZE):
            return Verdict.SUCCEEDS if self.moved(unit) else Verdict.FAILS
        return self._carrying(unit) if line.act == CARRY else self._supporting(unit, line)

    def _carrying(self, fleet: int) -> Verdict:
        if fleet not in self.chains.army:
            return Verdict.INVALID
        broken = self.out(fleet) or self.stopped(fleet)
        return Verdict.DISRUPTED if broken else Verdict.AVAILABLE

    def stopped(self, fleet: int) -> bool:
        """Tell whether a fleet's transport failed though all of its chain held out."""
        army = self.chains.army[fleet]
        if army not in self.state.stopped:
            return False
        chain = next(one for one in self.field.branches[army] if fleet in one)
        return not any(self.out(other) or self.turned(other) for other in chain)

    def _supporting(self, unit: int, line: Line) -> Verdict:
        if self.state.given[unit] != YES:
            if self.cutters(unit):
                return Verdict.CUT
            if self.profile.beaten_support_falls and self.out(unit):
                return Verdict.FALLEN
        if line.act == GUARD:
            return Verdict.GIVEN
        helped = self.helped.get(unit, -1)
        if helped < 0 or not self.under_way(helped):
            return Verdict.INVALID
        return Verdict.VOID if self.void(unit) or self.stayed_void(unit) else Verdict.GIVEN

    def void(self, unit: int) -> bool:
        """Tell whether a support went against the space of a unit of the supporter's own power."""
        if not self.field.against_own[unit]:
            return False
        left = self.solver.leaves(self.state, self.helped[unit]) == YES
        return not (left and self.profile.leaving_own_support)

    def stayed_void(self, unit: int) -> bool:
        """Tell whether a support is void as the mover's own unit stayed, where a table plays so."""
        ground, helped = self.field, self.helped[unit]
        holder = ground.holder[ground.to[helped]]
        return (
            not self.profile.staying_own_support
            and holder >= 0
            and ground.power[holder] == ground.power[helped]
            and self.solver.leaves(self.state, helped) != YES
        )

    # -- armies and the fleets that transport them ---------------------------------------------

    def lost_with(self, fleet: int) -> int:
        """Return the army that is lost if a fleet is destroyed, or -1 (7.2.2.5)."""
        army = self.chains.army.get(fleet, -1)
        if army < 0 or not self.field.sea[army] or self.turned(army):
            return -1
        if self.turned(fleet) and not self.profile.turned_carrier_loses:
            return -1
        if self.state.linked[army] == YES:
            return army if self.profile.lost_with_any_branch else -1
        return -1 if self.field.walks[army] else army
