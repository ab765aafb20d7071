"""Settles one turn: which moves and seizures succeed, which supports count, who is turned.

Every question has a truth: no, open or yes. A truth is settled as soon as what is known of the
others leaves one answer only; what waits for itself in the end is a knot (``knots.py``).

* *moved*: a move gets into its goal (7.2.2), a seizure succeeds (7.3.1);
* *given*: a support counts: it was not cut (7.2.3.5), its unit was not turned or defeated;
* *turned*: a unit with a valid support in defence is attacked, so it defends (7.2.3.4);
* *linked*: a move by transport has a chain of fleets that are all still transporting (7.4.1).
"""

from typing import Final

from engine.games.diplomatia.judge.field import HOLD, MOVE, SEIZE, Field

NO: Final = 0
OPEN: Final = 1
YES: Final = 2


class State:
    """What is settled so far, by unit."""

    def __init__(
        self, moved: list[int], given: list[int], turned: list[int], linked: list[int]
    ) -> None:
        self.moved: list[int] = moved
        self.given: list[int] = given
        self.turned: list[int] = turned
        self.linked: list[int] = linked
        self.stopped: list[int] = []
        """Armies whose transport fails because it would decide its own fate."""
        self.circling: list[int] = []
        """Units turned to defence because their attacks run in a circle."""
        self.straight: bool = True
        """Whether each truth followed from others, and no knot had to be untied."""

    def copy(self) -> "State":
        """Return an independent copy, to try something out."""
        twin = State(self.moved[:], self.given[:], self.turned[:], self.linked[:])
        twin.stopped, twin.circling = self.stopped[:], self.circling[:]
        twin.straight = self.straight
        return twin


class Solver:
    """One turn being judged: how each truth is settled."""

    def __init__(self, ground: Field) -> None:
        self.field: Field = ground
        self.turnable: list[int] = []
        """Units that could be turned to defence."""
        self.sailing: list[int] = [unit for unit in ground.moves if ground.sea[unit]]

    # -- the beginning -------------------------------------------------------------------------

    def opening(self) -> State:
        """Return the state in which only that is known which needs no other truth."""
        ground = self.field
        count = ground.count
        moved, given = [NO] * count, [NO] * count
        turned, linked = [NO] * count, [NO] * count
        attackers, act = ground.attackers, ground.act
        for unit in range(count):
            if ground.guards[unit] and act[unit] != HOLD and self._threatened(unit):
                turned[unit] = OPEN
                self.turnable.append(unit)
        for unit in ground.supports:
            given[unit] = OPEN if attackers[ground.at[unit]] else YES
        for unit in ground.moves:
            moved[unit] = OPEN
            linked[unit] = OPEN if ground.sea[unit] else YES
        for goal in ground.goals:
            if ground.holder[goal] < 0 and len(attackers[goal]) == 1:
                unit = attackers[goal][0]
                still = act[unit] == MOVE or not attackers[ground.at[unit]]
                if still and turned[unit] == NO and not ground.sea[unit]:
                    moved[unit] = YES
        return State(moved, given, turned, linked)

    def _threatened(self, unit: int) -> bool:
        ground = self.field
        for attacker in ground.attackers[ground.at[unit]]:
            if ground.power[attacker] != ground.power[unit]:
                return True
        return False

    # -- what is known of one thing ------------------------------------------------------------

    def goes(self, state: State, unit: int) -> int:
        """Tell whether a move or seizure is under way: not turned, and its transport whole."""
        linked = YES if self.field.walks[unit] else state.linked[unit]
        turned = state.turned[unit]
        if linked == NO or turned == YES:
            return NO
        return YES if linked == YES and turned == NO else OPEN

    def cuts(self, state: State, unit: int) -> int:
        """Tell whether an attack is one that cuts supports, if it comes from the right space."""
        ground = self.field
        whatever = ground.manner.broken_cuts or ground.walks[unit]
        linked = YES if whatever else state.linked[unit]
        turned = NO if ground.manner.turned_cuts else state.turned[unit]
        if linked == NO or turned == YES:
            return NO
        return YES if linked == YES and turned == NO else OPEN

    def turns(self, state: State, unit: int) -> int:
        """Tell whether an attack is one that turns others to defence."""
        if self.field.manner.turned_attacks:
            return YES if self.field.walks[unit] else state.linked[unit]
        return self.goes(state, unit)

    def out(self, state: State, unit: int) -> int:
        """Tell whether a unit is defeated."""
        ground, moved = self.field, state.moved
        attackers = ground.attackers[ground.at[unit]]
        if not attackers:
            return NO
        leaves = moved[unit] if ground.act[unit] == MOVE else NO
        if leaves == YES:
            return NO
        result, mine = NO, ground.power[unit]
        for attacker in attackers:
            if ground.power[attacker] != mine:
                if moved[attacker] == YES:
                    return OPEN if leaves == OPEN else YES
                if moved[attacker] == OPEN:
                    result = OPEN
        return result

    def by_sea(self, state: State, unit: int) -> int:
        """Tell whether a move, if it is under way, goes by transport."""
        if not self.field.sea[unit]:
            return NO
        return state.linked[unit] if self.field.walks[unit] else YES

    def head_on(self, state: State, unit: int) -> int:
        """Tell whether a move meets one that wants to change places, both on foot (7.2.2.1)."""
        ground = self.field
        other = ground.holder[ground.to[unit]]
        if (
            other < 0
            or ground.act[unit] != MOVE
            or ground.act[other] != MOVE
            or ground.to[other] != ground.at[unit]
        ):
            return NO
        sails = max(self.by_sea(state, unit), self.by_sea(state, other))
        return YES - sails

    def leaves(self, state: State, unit: int) -> int:
        """Tell whether whoever stands in a move's goal leaves it, not over the mover's own space.

        Who wants to change places on foot can leave by defeating the mover only.
        """
        ground = self.field
        holder = ground.holder[ground.to[unit]]
        if holder < 0 or ground.act[holder] != MOVE:
            return NO
        meets = self.head_on(state, unit)
        if meets == YES:
            return NO
        moved = state.moved[holder]
        return OPEN if meets == OPEN and moved == YES else moved

    def _supported(self, state: State, supporters: list[int]) -> tuple[int, int]:
        low = high = 0
        for helper in supporters:
            certain = state.given[helper]
            if certain and not self.field.against_own[helper]:
                high += 1
                if certain == YES:
                    low += 1
        return low, high

    def strength(self, state: State, unit: int, left: int) -> tuple[int, int]:
        """Return the least and the most strength of a move or seizure (7.1, 7.2.3.3).

        ``left`` tells whether whoever stands in its goal leaves: support against the space of
        one's own unit may count then (7.2.2.2).
        """
        helpers = self.field.helpers[unit]
        if not helpers:
            return 1, 1
        low, high = self._supported(state, helpers)
        if left != NO and self.field.manner.leaving_counts:
            for helper in helpers:
                certain = state.given[helper]
                if certain and self.field.against_own[helper]:
                    high += 1
                    if certain == YES and left == YES:
                        low += 1
        return 1 + low, 1 + high

    def attack(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength of a move against whoever stands in its goal.

        Against a unit of the own power that stays it is none at all (7.2.2.2).
        """
        ground = self.field
        holder = ground.holder[ground.to[unit]]
        if holder < 0:
            return self.strength(state, unit, NO)
        left = self.leaves(state, unit)
        if ground.power[holder] != ground.power[unit]:
            return self.strength(state, unit, left)
        if left == NO:
            return 0, 0
        low, high = self.strength(state, unit, left)
        return (low, high) if left == YES else (0, high)

    def defence(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength with which a unit that stays defends its space."""
        guards = self.field.guards[unit]
        if not guards:
            return 1, 1
        low, high = self._supported(state, guards)
        return 1 + low, 1 + high

    def resistance(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength against which a move has to come in."""
        ground = self.field
        holder = ground.holder[ground.to[unit]]
        if holder < 0:
            return 0, 0
        if ground.act[holder] != MOVE:
            return self.defence(state, holder)
        turned = state.turned[holder]
        if turned == YES:
            return self.defence(state, holder)
        meets = self.head_on(state, unit)
        moved = state.moved[holder]
        low, high = (1, 1) if moved == NO else (0, 0) if moved == YES else (0, 1)
        if meets != NO:
            least, most = self.strength(state, holder, NO)
            if meets == YES:
                low, high = least, most
            else:
                low, high = min(low, least), max(high, most)
        if turned == OPEN:
            least, most = self.defence(state, holder)
            low, high = min(low, least), max(high, most)
        return low, high

    def rivalry(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength with which a move keeps others out of its goal."""
        under_way = self.goes(state, unit)
        if under_way == NO:
            return 0, 0
        ground = self.field
        manner = ground.manner
        holder = ground.holder[ground.to[unit]]
        left = self.leaves(state, unit)
        low, high = self.strength(state, unit, left)
        if holder >= 0:
            if not manner.staying_counts and ground.power[holder] == ground.power[unit]:
                low = low if left == YES else 1
                high = 1 if left == NO else high
            if ground.act[holder] == MOVE and ground.to[holder] == ground.at[unit]:
                # Who was defeated by the one it wanted to change places with keeps nobody off.
                beaten = state.moved[holder]
                if beaten == YES and state.moved[unit] == NO:
                    return 0, 0
                if beaten != NO and state.moved[unit] != YES:
                    low = 0
        if not manner.beaten_blocks:
            beaten = self.out(state, unit)
            if beaten == YES and state.moved[unit] == NO:
                return 0, 0
            if beaten != NO and state.moved[unit] != YES:
                low = 0
        return (low, high) if under_way == YES else (0, high)

    # -- settling ------------------------------------------------------------------------------

    def move(self, state: State, unit: int) -> int:
        """Tell whether a move or seizure succeeds, as far as is known."""
        ground = self.field
        under_way = self.goes(state, unit)
        if under_way == NO:
            return NO
        certain = under_way == YES
        if ground.act[unit] == SEIZE and not ground.manner.beaten_seizes:
            beaten = self.out(state, unit)
            if beaten == YES:
                return NO
            certain = certain and beaten == NO
        low, high = self.attack(state, unit)
        if high == 0:
            return NO
        least, most = self.resistance(state, unit)
        if high <= least:
            return NO
        certain = certain and low > most
        rivals = ground.attackers[ground.to[unit]]
        if len(rivals) > 1:
            for rival in rivals:
                if rival != unit:
                    least, most = self.rivalry(state, rival)
                    if high <= least:
                        return NO
                    certain = certain and low > most
        return YES if certain else OPEN

    def support(self, state: State, unit: int) -> int:
        """Tell whether a support is given, as far as is known."""
        ground = self.field
        if state.turned[unit] == YES:
            return NO
        result = YES if state.turned[unit] == NO else OPEN
        mine, into = ground.power[unit], ground.to[unit]
        for attacker in ground.attackers[ground.at[unit]]:
            if ground.power[attacker] != mine and ground.at[attacker] != into:
                cut = self.cuts(state, attacker)
                if cut == YES:
                    return NO
                if cut == OPEN:
                    result = OPEN
        if ground.manner.beaten_falls:
            beaten = self.out(state, unit)
            if beaten == YES:
                return NO
            if beaten == OPEN:
                result = OPEN
        return result

    def turn(self, state: State, unit: int) -> int:
        """Tell whether a unit is turned to defence, as far as is known."""
        ground = self.field
        guarded = NO
        for guard in ground.guards[unit]:
            guarded = max(guarded, state.given[guard])
        if guarded == NO:
            return NO
        attacked, mine = NO, ground.power[unit]
        for attacker in ground.attackers[ground.at[unit]]:
            if ground.power[attacker] != mine:
                turns = self.turns(state, attacker)
                attacked = max(attacked, turns)
        return min(guarded, attacked)

    def link(self, state: State, unit: int) -> int:
        """Tell whether some branch of a transport is whole, as far as is known (7.4.1.2)."""
        best = NO
        for chain in self.field.branches[unit]:
            whole = YES
            for fleet in chain:
                still = self.carries(state, fleet)
                whole = min(whole, still)
            best = max(best, whole)
        return best

    def carries(self, state: State, fleet: int) -> int:
        """Tell whether a fleet goes on transporting: not defeated, and not turned to defence."""
        return YES - max(self.out(state, fleet), state.turned[fleet])

    def settle(self, state: State) -> bool:
        """Settle everything that follows from what is settled; true when nothing is left."""
        ground = self.field
        moves = [unit for unit in ground.moves if state.moved[unit] == OPEN]
        supports = [unit for unit in ground.supports if state.given[unit] == OPEN]
        turns = [unit for unit in self.turnable if state.turned[unit] == OPEN]
        routes = [unit for unit in self.sailing if state.linked[unit] == OPEN]
        todo = len(moves) + len(supports) + len(turns) + len(routes)
        while todo:
            routes = self._settle_routes(state, routes)
            supports = self._settle_supports(state, supports)
            turns = self._settle_turns(state, turns)
            moves = self._settle_moves(state, moves)
            left = len(moves) + len(supports) + len(turns) + len(routes)
            if left == todo:
                return False
            todo = left
        return True

    # One function each, so that compiled code calls what judges them directly.

    def _settle_routes(self, state: State, routes: list[int]) -> list[int]:
        left = []
        for unit in routes:
            verdict = self.link(state, unit)
            state.linked[unit] = verdict
            if verdict == OPEN:
                left.append(unit)
        return left

    def _settle_supports(self, state: State, supports: list[int]) -> list[int]:
        left = []
        for unit in supports:
            verdict = self.support(state, unit)
            state.given[unit] = verdict
            if verdict == OPEN:
                left.append(unit)
        return left

    def _settle_turns(self, state: State, turns: list[int]) -> list[int]:
        left = []
        for unit in turns:
            verdict = self.turn(state, unit)
            state.turned[unit] = verdict
            if verdict == OPEN:
                left.append(unit)
        return left

    def _settle_moves(self, state: State, moves: list[int]) -> list[int]:
        left = []
        for unit in moves:
            verdict = self.move(state, unit)
            state.moved[unit] = verdict
            if verdict == OPEN:
                left.append(unit)
        return left
