"""Who gets through: decides every move, support and convoy of one turn.

Three truths are tracked for each unit: its move succeeds, its support is given, its convoy route
holds. Each starts unknown; a truth is settled as soon as the settled ones force it, in any order.
What remains unknown then hangs in circles, and ``engine.conflict.knots`` unties those.
"""

from typing import Final

from engine.conflict.field import MOVE, Field

NO: Final = 0  # a truth is false or not, as far as is known
YES: Final = 1
OPEN: Final = 2


class State:
    """What is settled so far; ``OPEN`` is not yet."""

    __slots__ = ("failed", "given", "linked", "moved", "rotations", "stopped", "straight")

    def __init__(self, moved: list[int], given: list[int], linked: list[int]) -> None:
        self.moved = moved
        self.given = given
        self.linked = linked
        """Whether a move has its way: always for a move over land, by convoy else."""
        self.stopped = 0
        """Mask of convoying fleets that a paradox makes hold."""
        self.failed = 0
        """Mask of moves that fail because they are part of a paradox."""
        self.rotations: list[tuple[int, ...]] = []
        """Circles of moves that succeed together."""
        self.straight = True
        """Whether each truth followed from others, and no knot had to be untied."""

    def copy(self) -> "State":
        """Return an independent copy, to try something out."""
        twin = State(self.moved[:], self.given[:], self.linked[:])
        twin.stopped, twin.failed, twin.rotations = self.stopped, self.failed, self.rotations[:]
        twin.straight = self.straight
        return twin


class Battle:
    """One turn being judged: the field with its lookup tables, and how each truth is settled."""

    __slots__ = (
        *("_opening", "attackers", "carriers", "comes_from", "field", "goals", "helpers"),
        *("holder", "moves", "n", "sea_moves", "supports"),
    )

    def __init__(self, ground: Field) -> None:
        index = ground.index or ground.indexed()
        self.field = ground
        self.n = len(ground.at)
        self.holder = ground.holder or ground.held()
        self.attackers = index.attackers
        self.goals = index.goals
        self.helpers = index.helpers
        self.moves = index.moves
        self.supports = index.supports
        self.carriers = index.carriers
        self.sea_moves = [unit for unit in index.moves if ground.by_sea[unit]]
        self._opening: State | None = None
        self.comes_from = ground.at
        if ground.arrives_from:
            self.comes_from = ground.at[:]
            for army in self.sea_moves:
                self.comes_from[army] = ground.arrives_from.get(army, ground.at[army])

    def opening(self) -> State:
        """Return the state in which only that is known which needs no other truth."""
        if self._opening is None:
            self._opening = self._known_at_first()
        return self._opening.copy()

    def _known_at_first(self) -> State:
        ground = self.field
        act, sea, at = ground.act, ground.by_sea, ground.at
        attackers, helpers = self.attackers, self.helpers
        moved = [NO] * self.n
        given = moved[:]
        linked = moved[:]
        for unit in self.supports:
            here = attackers[at[unit]]
            given[unit] = self._support_at_first(unit, here) if here else YES
        for unit in self.moves:
            linked[unit] = OPEN if sea[unit] else YES
        for space in self.goals:
            units, holder = attackers[space], self.holder[space]
            verdict = OPEN
            if holder < 0:
                if len(units) == 1:
                    verdict = OPEN if sea[units[0]] else YES
                elif not any(helpers[unit] or sea[unit] for unit in units):
                    verdict = NO
            elif act[holder] != MOVE:
                # VIII: one alone gets nobody out, whether or not it arrives.
                for unit in units:
                    moved[unit] = OPEN if helpers[unit] else NO
                continue
            for unit in units:
                moved[unit] = verdict
        return State(moved, given, linked)

    def _support_at_first(self, unit: int, attackers: list[int]) -> int:
        """Tell what becomes of a support that is attacked, if no convoy has a say in it (X)."""
        ground = self.field
        power, at, sea = ground.power, ground.at, ground.by_sea
        mine, goal = power[unit], ground.to[unit]
        for attacker in attackers:
            if power[attacker] != mine and at[attacker] != goal and not sea[attacker]:
                return NO
        return OPEN

    # -- what is known of one thing ------------------------------------------------------------

    def dislodged(self, state: State, unit: int) -> int:
        """Tell whether a unit is driven out."""
        moved = state.moved
        if moved[unit] == YES:
            return NO
        result = NO
        for attacker in self.attackers[self.field.at[unit]]:
            if moved[attacker] == YES:
                return OPEN if moved[unit] == OPEN else YES
            if moved[attacker] == OPEN:
                result = OPEN
        return result

    def strength(self, state: State, unit: int, without: int = -1) -> tuple[int, int]:
        """Return the least and the most strength of a unit: itself and the support for its order.

        Support by the power ``without`` does not count.
        """
        helpers = self.helpers[unit]
        if not helpers:
            return 1, 1
        low = high = 1
        given, power = state.given, self.field.power
        for helper in helpers:
            if power[helper] != without:
                certain = given[helper]
                if certain:
                    high += 1
                    if certain == YES:
                        low += 1
        return low, high

    def meets(self, unit: int) -> int:
        """Return the unit that a move meets head-on, both over land, or -1 (VIII)."""
        ground = self.field
        other = self.holder[ground.to[unit]]
        if (
            other >= 0
            and ground.act[other] == MOVE
            and ground.to[other] == ground.at[unit]
            and not ground.by_sea[unit]
            and not ground.by_sea[other]
        ):
            return other
        return -1

    def attack(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength of an attack against whoever stands there.

        IX.3: no strength at all against an own unit that stays, and support by the owner of the
        unit attacked does not count against it.
        """
        ground = self.field
        linked = state.linked[unit]
        if linked == NO:
            return 0, 0
        holder = self.holder[ground.to[unit]]
        leaves = YES
        if holder >= 0 and ground.act[holder] == MOVE and self.meets(unit) < 0:
            leaves = state.moved[holder]
        elif holder >= 0:
            leaves = NO
        own = holder >= 0 and ground.power[holder] == ground.power[unit]
        if leaves == YES:
            low, high = self.strength(state, unit)
        elif leaves == NO:
            low, high = (0, 0) if own else self.strength(state, unit, without=ground.power[holder])
        else:
            low = 0 if own else self.strength(state, unit, without=ground.power[holder])[0]
            high = self.strength(state, unit)[1]
        return (low, high) if linked == YES else (0, high)

    def resistance(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength with which the space attacked is defended."""
        ground = self.field
        holder = self.holder[ground.to[unit]]
        if holder < 0:
            return 0, 0
        if self.meets(unit) >= 0:
            return self.strength(state, holder)
        if ground.act[holder] == MOVE:
            # IX.6: a unit that tries to move is never supported in defence.
            moved = state.moved[holder]
            return (0, 0) if moved == YES else (1, 1) if moved == NO else (0, 1)
        return self.strength(state, holder)

    def rivalry(self, state: State, unit: int) -> tuple[int, int]:
        """Return the least and most strength with which a move keeps others out of its goal."""
        linked = state.linked[unit]
        if linked == NO:
            return 0, 0
        low, high = self.strength(state, unit)
        if linked == OPEN:
            low = 0
        ground = self.field
        holder = self.holder[ground.to[unit]]
        if holder >= 0 and ground.act[holder] == MOVE and ground.to[holder] == ground.at[unit]:
            # IX.7: a dislodged unit has no effect on the space its attacker came from.
            if ground.head_on_only and self.meets(unit) < 0:
                return low, high
            beaten = state.moved[holder]
            if beaten == YES and state.moved[unit] == NO:
                return 0, 0
            if beaten != NO and state.moved[unit] != YES:
                low = 0
        return low, high

    # -- settling ------------------------------------------------------------------------------

    def move(self, state: State, unit: int) -> int:
        """Tell whether a move succeeds, as far as is known."""
        low, high = self.attack(state, unit)
        if high == 0:
            return NO
        least, most = self.resistance(state, unit)
        if high <= least:
            return NO
        certain = low > most
        rivals = self.attackers[self.field.to[unit]]
        if len(rivals) > 1:
            for rival in rivals:
                if rival != unit:
                    least, most = self.rivalry(state, rival)
                    if high <= least:
                        return NO
                    certain = certain and low > most
        return YES if certain else OPEN

    def cuts(self, attacker: int, supporter: int) -> bool:
        """Tell whether an attack, if it reaches the supporter, breaks off its support (X)."""
        ground = self.field
        return (
            ground.power[attacker] != ground.power[supporter]
            and self.comes_from[attacker] != ground.to[supporter]
            and (attacker, supporter) not in ground.spared
        )

    def support(self, state: State, unit: int) -> int:
        """Tell whether a support is given, as far as is known."""
        result = YES
        for attacker in self.attackers[self.field.at[unit]]:
            if self.cuts(attacker, unit):
                if state.linked[attacker] == YES:
                    return NO
                if state.linked[attacker] == OPEN:
                    result = OPEN
            elif (attacker, unit) not in self.field.spared:
                # X: being driven out ends a support, wherever the attack came from.
                if state.moved[attacker] == YES:
                    return NO
                if state.moved[attacker] == OPEN:
                    result = OPEN
        return result

    def link(self, state: State, unit: int) -> int:
        """Tell whether a convoyed army has an unbroken route, as far as is known (XII.4)."""
        if self.field.every_route:
            return self._unbroken(state, self.field.every_route[unit])
        sure = maybe = 0
        fleets = self.field.carriers[unit] & ~state.stopped
        rest = fleets
        while rest:
            low = rest & -rest
            rest ^= low
            out = self.dislodged(state, low.bit_length() - 1)
            if out == NO:
                sure |= low
            if out != YES:
                maybe |= low
        if self.field.linked(unit, sure):
            return YES
        return OPEN if self.field.linked(unit, maybe) else NO

    def _unbroken(self, state: State, fleets: int) -> int:
        """Tell whether none of the fleets on any route was lost (DATC 4.A.1 a)."""
        if not fleets or fleets & state.stopped:
            return NO
        result = YES
        while fleets:
            low = fleets & -fleets
            fleets ^= low
            out = self.dislodged(state, low.bit_length() - 1)
            if out == YES:
                return NO
            if out == OPEN:
                result = OPEN
        return result

    def settle(self, state: State) -> bool:
        """Settle everything that follows from what is settled; true when nothing is left."""
        moves = [u for u in self.moves if state.moved[u] == OPEN]
        routes = [u for u in self.sea_moves if state.linked[u] == OPEN]
        supports = [u for u in self.supports if state.given[u] == OPEN]
        going = True
        while going and (moves or routes or supports):
            todo = len(moves) + len(routes) + len(supports)
            routes = self._settle_routes(state, routes)
            supports = self._settle_supports(state, supports)
            moves = self._settle_moves(state, moves)
            going = len(moves) + len(routes) + len(supports) < todo
        return not (moves or routes or supports)

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

    def _settle_moves(self, state: State, moves: list[int]) -> list[int]:
        left = []
        for unit in moves:
            verdict = self.move(state, unit)
            state.moved[unit] = verdict
            if verdict == OPEN:
                left.append(unit)
        return left
