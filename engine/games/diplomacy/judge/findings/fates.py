"""Tells for every unit how it fared and why, once the solver knows who gets through."""

from collections.abc import Collection
from typing import Final

from engine.conflict.field import MOVE, Field, members
from engine.conflict.knots import resolve
from engine.conflict.solver import NO, YES, State
from engine.games.diplomacy.judge.solver_input import SolverInput
from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Conflict, Finding, Side

_make: Final = tuple.__new__
_FINDING: Final = Finding
_SUPPORTED_BY: Final = Reason.SUPPORTED_BY


def noted(
    *,
    reason: Reason,
    where: str,
    rule: str,
    by: tuple[str, ...] = (),
    strength: int | None = None,
    against: int | None = None,
) -> Finding:
    """Note a finding. A turn makes dozens of them, and this is a quick way to do so."""
    return _make(_FINDING, (reason, where, by, rule, strength, against))


class Fates:
    """One turn judged, seen unit by unit."""

    def __init__(self, solver_input: SolverInput) -> None:
        self.solver_input = solver_input
        self.battle, self.state = resolve(solver_input.field)
        self.ground: Field = self.battle.field
        self._opening: State | None = None

    # -- facts ---------------------------------------------------------------------------------

    def moved(self, unit: int) -> bool:
        """Tell whether a unit got where it wanted."""
        return self.state.moved[unit] == YES

    def same_without(self, helped: int, helpers: list[int]) -> bool:
        """Tell whether the turn surely comes out the same without some supports for a unit.

        Surely: what they weigh on is settled by itself, whatever becomes of the rest, or they could
        only have helped in vain. Then everything else follows as it did. False is no answer.
        """
        if not self.state.straight or self.ground.fallback:
            return False
        if self._opening is None:
            self._opening = self.battle.opening()
        known = self._opening
        given = known.given
        known.given = given[:]
        for helper in helpers:
            known.given[helper] = NO
        same = self._settled(known, helped)
        known.given = given
        return same

    def without(self, helpers: list[int]) -> State | None:
        """Return what is known of the turn at first if some supports are missing.

        Nothing where more than that would have to be asked: what a knot is untied by, or by which
        way an army goes.
        """
        if not self.state.straight or self.ground.fallback:
            return None
        known = self.battle.opening()
        for helper in helpers:
            known.given[helper] = NO
        return known

    def _settled(self, known: State, helped: int) -> bool:
        """Tell whether what little is known settles all that a unit's strength weighs on."""
        state, battle, ground = self.state, self.battle, self.ground
        if ground.act[helped] != MOVE:
            attackers = battle.attackers[ground.at[helped]]
            return all(state.moved[u] == YES or battle.move(known, u) == NO for u in attackers)
        if battle.meets(helped) >= 0:
            return False
        if state.moved[helped] == YES and battle.move(known, helped) != YES:
            return False
        rivals = battle.attackers[ground.to[helped]]
        return all(
            state.moved[u] == YES or battle.move(known, u) == NO for u in rivals if u != helped
        )

    def beaten_by(self, unit: int) -> int:
        """Return the unit that took this one's place, or -1."""
        attackers, moved = self.battle.attackers[self.ground.at[unit]], self.state.moved
        if attackers and moved[unit] != YES:
            for attacker in attackers:
                if moved[attacker] == YES:
                    return attacker
        return -1

    def attackers(self, space: int) -> list[int]:
        """List the units ordered into a space."""
        return self.battle.attackers[space]

    def arriving(self, space: int) -> list[int]:
        """List the units ordered into a space whose way was open."""
        attackers = self.battle.attackers[space]
        if not attackers:
            return []
        linked = self.state.linked
        return [unit for unit in attackers if linked[unit] == YES]

    def strength(self, unit: int, without: int = -1) -> int:
        """Return the strength that counts, support by one power left out if asked."""
        return self.battle.strength(self.state, unit, without)[0]

    def rivalry(self, unit: int) -> int:
        """Return the strength with which a move keeps others out."""
        return self.battle.rivalry(self.state, unit)[0]

    def provinces(self, units: list[int]) -> tuple[str, ...]:
        """Return where units stood."""
        places, at = self.solver_input.places, self.ground.at
        if len(units) == 1:  # as nearly always
            return (places[at[units[0]]],)
        return tuple([places[at[unit]] for unit in units])

    def place(self, unit: int) -> str:
        """Return where a unit stood."""
        return self.solver_input.places[self.ground.at[unit]]

    def spot(self, unit: int) -> str:
        """Return where a unit stood, a fleet with its coast."""
        return self.solver_input.lines[unit].piece.at

    def helpers(self, unit: int, *, counted: bool) -> list[int]:
        """List the matching supporters whose support counted, or was cut."""
        helpers = self.battle.helpers[unit]
        if not helpers:
            return []
        given, wanted = self.state.given, YES if counted else NO
        return [helper for helper in helpers if given[helper] == wanted]

    def broken_fleets(self, army: int) -> list[int]:
        """List the carriers of an army that failed it."""
        return [
            fleet
            for fleet in members(self.ground.carriers[army])
            if self.beaten_by(fleet) >= 0 or self.state.stopped >> fleet & 1
        ]

    def route(self, army: int) -> list[int]:
        """Return the shortest route that held, fleet by fleet; empty when none did."""
        ground = self.ground
        alive = ground.carriers[army]
        for fleet in self.broken_fleets(army):
            alive &= ~(1 << fleet)
        paths = [[fleet] for fleet in members(ground.boarding[army] & alive)]
        seen = ground.boarding[army] & alive
        while paths:
            for path in paths:
                if ground.landing[army] >> path[-1] & 1:
                    return path
            longer = []
            for path in paths:
                for fleet in members(ground.near[path[-1]] & alive & ~seen):
                    seen |= 1 << fleet
                    longer.append([*path, fleet])
            paths = longer
        return []

    def circle(self, unit: int) -> list[int]:
        """Return the other units of the circle a unit moved in, or nothing (XIV.5)."""
        chain: list[int] = []
        here = unit
        while self.ground.act[here] == MOVE and self.moved(here):
            here = self.battle.holder[self.ground.to[here]]
            if here == unit:
                return chain
            if here < 0 or here in chain:
                return []
            chain.append(here)
        return []

    # -- findings common to several orders -----------------------------------------------------

    def help_findings(self, unit: int, without: Collection[str] = ()) -> list[Finding]:
        """Say who supported a unit, and whose support was cut; some may have been named already."""
        chain: list[Finding] = []
        helpers = self.battle.helpers[unit]
        if not helpers:
            return chain
        if without:
            helpers = [helper for helper in helpers if self.place(helper) not in without]
        given, place = self.state.given, self.place(unit)
        counted = self.provinces([helper for helper in helpers if given[helper] == YES])
        if counted:
            rule = "IX.2" if self.ground.act[unit] == MOVE else "IX.6"
            chain.append(noted(reason=_SUPPORTED_BY, where=place, by=counted, rule=rule))
        if len(counted) < len(helpers):
            lost = self.provinces([helper for helper in helpers if given[helper] == NO])
            chain.append(noted(reason=Reason.SUPPORT_LOST, where=place, by=lost, rule="X"))
        return chain

    def beaten_findings(self, unit: int) -> list[Finding]:
        """Say by whom a unit was driven out."""
        attacker = self.beaten_by(unit)
        if attacker < 0:
            return []
        power = self.ground.power
        helpers = [h for h in self.helpers(attacker, counted=True) if power[h] != power[unit]]
        return [
            noted(
                reason=Reason.DRIVEN_OUT,
                where=self.place(unit),
                by=self.provinces([attacker, *helpers]),
                rule="IX.2",
                strength=self.defence(unit),
                against=self.strength(attacker, self.ground.power[unit]),
            )
        ]

    def defence(self, unit: int) -> int:
        """Return the strength with which a unit that did not leave held its space."""
        if self.ground.act[unit] == MOVE:
            attacker = self.beaten_by(unit)
            if attacker >= 0 and self.battle.meets(attacker) == unit:
                return self.strength(unit)
            return 1
        return self.strength(unit)

    def beaten(self) -> list[int]:
        """List the units that were driven out."""
        moved, holder_of = self.state.moved, self.battle.holder
        dislodged = []
        for unit in self.battle.moves:
            if moved[unit] == YES:
                holder = holder_of[self.ground.to[unit]]
                if holder >= 0 and moved[holder] != YES:
                    dislodged.append(holder)
        dislodged.sort()
        return dislodged

    def contested(self) -> frozenset[str]:
        """Return the spaces that a stand-off left empty (XI)."""
        moved, to, holder_of = self.state.moved, self.ground.to, self.battle.holder
        disputed = set()
        for unit in self.battle.moves:
            if moved[unit] != YES:
                goal = to[unit]
                holder = holder_of[goal]
                # Whoever still stands there, or was driven out, leaves no empty space.
                if (holder < 0 or moved[holder] == YES) and self.rivalry(unit) > 0:
                    disputed.add(goal)
        return frozenset(
            [
                self.solver_input.places[goal]
                for goal in disputed
                if not any(moved[unit] == YES for unit in self.attackers(goal))
            ]
        )

    # -- the reveal ----------------------------------------------------------------------------

    def stand_offs(self) -> frozenset[str]:
        """Return the spaces that several units wanted and none got, nor held already (IX.4)."""
        moved, holder_of = self.state.moved, self.battle.holder
        disputed = []
        for space in self.battle.goals:
            holder = holder_of[space]
            if holder >= 0 and moved[holder] != YES:
                continue
            arriving = self.arriving(space)
            if len(arriving) > 1 and not any(moved[unit] == YES for unit in arriving):
                disputed.append(self.solver_input.places[space])
        return frozenset(disputed)

    def conflicts(self) -> tuple[Conflict, ...]:
        """List every space that more than one unit wanted or held."""
        contests = []
        for space in sorted(self.battle.goals):
            sides = [(self.rivalry(unit), unit, False) for unit in self.arriving(space)]
            holder = self.battle.holder[space]
            if holder >= 0 and not self.moved(holder):
                sides.append((self.defence(holder), holder, True))
            if len(sides) < 2:
                continue
            sides.sort(key=lambda side: (-side[0], not side[2], side[1]))
            winner = next((unit for _, unit, _ in sides if self.moved(unit)), -1)
            if winner < 0 and holder >= 0 and not self.moved(holder):
                winner = holder
            lines = self.solver_input.lines
            target = self.attackers(space)[0]
            contests.append(
                Conflict(
                    where=self._space_of(target),
                    sides=tuple(
                        Side(
                            power=lines[unit].power,
                            unit=lines[unit].piece.name,
                            strength=strength,
                            supporters=tuple(
                                lines[helper].piece.name
                                for helper in self.helpers(unit, counted=True)
                            ),
                            holds=holds,
                        )
                        for strength, unit, holds in sides
                    ),
                    winner=lines[winner].piece.name if winner >= 0 else "",
                )
            )
        return tuple(contests)

    def _space_of(self, mover: int) -> str:
        return self.solver_input.lines[mover].there.partition("/")[0]
