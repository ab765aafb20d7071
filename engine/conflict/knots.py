"""What is left when nothing follows any more: moves, supports and convoys that wait for each other.

The smallest knot (a set that waits only for itself) is untied first:

* it has exactly one consistent outcome: that is the outcome;
* it has several, and they agree on every convoy: units going round in a circle, and they succeed
  (XIV.5: three or more units may change places);
* otherwise it is a convoy paradox that XII.5 leaves open: the convoying fleets of the knot hold
  (Szykman's rule), all at once; or, where a table plays so, every move of the knot fails.

An army that may go by sea and over land goes by sea where that works out.
"""

from itertools import combinations

from engine.conflict.field import MOVE, Field, members
from engine.conflict.solver import NO, OPEN, YES, Battle, State

# A truth is a number: unit * 3 + one of these.
_MOVED, _GIVEN, _LINKED = range(3)


_FEW = 5
"""Armies with two ways of which every combination is tried."""


def resolve(ground: Field) -> tuple[Battle, State]:
    """Judge one turn. The field of the battle tells who of ``fallback`` went over land."""
    return _choose_ways(ground) if ground.fallback else _judge(ground)


def _judge(ground: Field) -> tuple[Battle, State]:
    battle = Battle(ground)
    state = battle.opening()
    battle.settle(state)
    while waiting := _waiting(battle, state):
        state.straight = False
        _untie(battle, state, smallest(waiting))
        battle.settle(state)
    return battle, state


def _choose_ways(ground: Field) -> tuple[Battle, State]:
    """Let armies with two ways go by sea if the convoy holds, and else over land.

    Each way of going has to be borne out by the turn it leads to.
    """
    armies = sorted(ground.fallback)
    if len(armies) <= _FEW:
        for count in range(len(armies) + 1):
            for walking in combinations(armies, count):
                battle, state = _judge(ground.over_land(walking))
                if all(_held(battle, state, army) != (army in walking) for army in armies):
                    return battle, state
    # Going by land would save the convoy that going by sea breaks (DATC 6.G.11): a paradox, so
    # its fleets hold and the army walks.
    walking = ()
    while True:
        battle, state = _judge(ground.over_land(walking))
        lost = [a for a in armies if a not in walking and not _held(battle, state, a)]
        if not lost:
            break
        walking = (*walking, *lost)
    for army in walking:
        if _held(battle, state, army):
            state.stopped |= ground.carriers[army]
    return battle, state


def _held(battle: Battle, state: State, army: int) -> bool:
    """Tell whether the convoy of an army came through, used or not."""
    return battle.link(state, army) == YES


def _waiting(battle: Battle, state: State) -> dict[int, list[int]]:
    """List every open truth with the open truths it waits for."""
    waiting: dict[int, list[int]] = {}
    if OPEN not in state.moved and OPEN not in state.given and OPEN not in state.linked:
        return waiting
    for unit in battle.moves:
        if state.moved[unit] == OPEN:
            waiting[unit * 3 + _MOVED] = _move_waits(battle, state, unit)
    for unit in battle.supports:
        if state.given[unit] == OPEN:
            waiting[unit * 3 + _GIVEN] = _support_waits(battle, state, unit)
    for unit in battle.sea_moves:
        if state.linked[unit] == OPEN:
            carriers = battle.field.every_route.get(unit, battle.field.carriers[unit])
            fleets = members(carriers & ~state.stopped)
            waiting[unit * 3 + _LINKED] = [
                attacker * 3 + _MOVED
                for fleet in fleets
                for attacker in battle.attackers[battle.field.at[fleet]]
                if state.moved[attacker] == OPEN
            ]
    return waiting


def _help_waits(battle: Battle, state: State, unit: int) -> list[int]:
    return [h * 3 + _GIVEN for h in battle.helpers[unit] if state.given[h] == OPEN]


def _support_waits(battle: Battle, state: State, unit: int) -> list[int]:
    waits = []
    for attacker in battle.attackers[battle.field.at[unit]]:
        if battle.cuts(attacker, unit):
            if state.linked[attacker] == OPEN:
                waits.append(attacker * 3 + _LINKED)
        elif (attacker, unit) not in battle.field.spared and state.moved[attacker] == OPEN:
            waits.append(attacker * 3 + _MOVED)
    return waits


def _move_waits(battle: Battle, state: State, unit: int) -> list[int]:
    waits = _help_waits(battle, state, unit)
    if state.linked[unit] == OPEN:
        waits.append(unit * 3 + _LINKED)
    ground = battle.field
    low, _ = battle.attack(state, unit)
    holder = battle.holder[ground.to[unit]]
    if holder >= 0:
        if ground.act[holder] == MOVE and battle.meets(unit) < 0:
            if state.moved[holder] == OPEN:
                waits.append(holder * 3 + _MOVED)
        elif low <= battle.resistance(state, unit)[1]:
            waits += _help_waits(battle, state, holder)
    for rival in battle.attackers[ground.to[unit]]:
        if rival == unit or low > battle.rivalry(state, rival)[1]:
            continue
        waits += _help_waits(battle, state, rival)
        if state.linked[rival] == OPEN:
            waits.append(rival * 3 + _LINKED)
        if holder >= 0 and ground.act[holder] == MOVE and ground.to[holder] == ground.at[rival]:
            waits += [u * 3 + _MOVED for u in (holder, rival) if state.moved[u] == OPEN]
    return waits


def smallest(waiting: dict[int, list[int]]) -> list[int]:
    """Return the smallest set of truths that wait for nothing outside it; the first of equals."""
    best: set[int] = set()
    for truth in waiting:
        reach = {truth}
        front = [truth]
        while front:
            for other in waiting[front.pop()]:
                if other not in reach:
                    reach.add(other)
                    front.append(other)
        if not best or len(reach) < len(best):
            best = reach
    return sorted(best)


def _untie(battle: Battle, state: State, knot: list[int]) -> None:
    moves = [truth // 3 for truth in knot if truth % 3 == _MOVED]
    armies = [truth // 3 for truth in knot if truth % 3 == _LINKED]
    outcomes = _outcomes(battle, state, knot, moves)
    if len(outcomes) == 1:
        _take(state, outcomes[0], knot)
        return
    if outcomes and all(o.linked == outcomes[0].linked for o in outcomes):
        most = max(outcomes, key=lambda o: sum(o.moved[unit] == YES for unit in moves))
        turning = tuple(unit for unit in sorted(moves) if most.moved[unit] == YES)
        _take(state, most, knot)
        state.rotations.append(turning)
        return
    if battle.field.all_hold and armies:
        _fail_all(state, {*moves, *armies})
        return
    stopped = _threatened(battle, state, armies, set(moves))
    if stopped:
        state.stopped |= stopped
        return
    # No rulebook knows such a circle; DATC 5.B.9 lets everything in it fail.
    for unit in moves:
        state.moved[unit] = NO
    for truth in knot:
        if truth % 3 == _GIVEN:
            state.given[truth // 3] = NO


def _threatened(battle: Battle, state: State, armies: list[int], moves: set[int]) -> int:
    """Return the convoying fleets that the moves of a paradox threaten."""
    stopped = 0
    for army in armies:
        for fleet in members(battle.field.carriers[army] & ~state.stopped):
            threats = battle.attackers[battle.field.at[fleet]]
            if any(threat in moves for threat in threats):
                stopped |= 1 << fleet
    return stopped


def _fail_all(state: State, units: set[int]) -> None:
    """Let every move of a paradox fail; its armies do not even arrive (DATC 4.A.2 d)."""
    for unit in units:
        state.failed |= 1 << unit
        state.moved[unit] = NO
        if state.linked[unit] == OPEN:
            state.linked[unit] = NO


def _take(state: State, outcome: State, knot: list[int]) -> None:
    for truth in knot:
        unit, kind = divmod(truth, 3)
        if kind == _MOVED:
            state.moved[unit] = outcome.moved[unit]
        elif kind == _GIVEN:
            state.given[unit] = outcome.given[unit]
        else:
            state.linked[unit] = outcome.linked[unit]


def _outcomes(battle: Battle, state: State, knot: list[int], moves: list[int]) -> list[State]:
    """Return every consistent outcome of a knot, found by supposing one move after another."""
    outcomes: list[State] = []
    _suppose(battle, state.copy(), knot, sorted(moves), outcomes)
    return outcomes


def _suppose(
    battle: Battle, state: State, knot: list[int], guess: list[int], outcomes: list[State]
) -> None:
    open_moves = [unit for unit in guess if state.moved[unit] == OPEN]
    if not open_moves:
        if _consistent(battle, state, knot):
            outcomes.append(state)
        return
    first = open_moves[0]
    for verdict in (YES, NO):
        trial = state.copy()
        trial.moved[first] = verdict
        battle.settle(trial)
        if _possible(battle, trial, guess):
            _suppose(battle, trial, knot, guess, outcomes)


def _possible(battle: Battle, state: State, moves: list[int]) -> bool:
    """Tell whether no supposed move is already refuted."""
    return all(
        state.moved[unit] == OPEN or battle.move(state, unit) in (state.moved[unit], OPEN)
        for unit in moves
    )


def _consistent(battle: Battle, state: State, knot: list[int]) -> bool:
    judges = (
        (battle.move, state.moved),
        (battle.support, state.given),
        (battle.link, state.linked),
    )
    for truth in knot:
        unit, kind = divmod(truth, 3)
        judge, known = judges[kind]
        if known[unit] == OPEN or judge(state, unit) != known[unit]:
            return False
    return True
