"""What is left when nothing follows any more: truths that wait for each other.

A knot (a set that waits only for itself, and has no smaller one in it) is untied:

* it has exactly one consistent outcome: that is the outcome;
* its outcomes disagree about transports, or there is none and transports are in it: these
  transports fail (so a landing never saves its own fleet, and the seizure succeeds);
* else they disagree about who is turned to defence, or there is none and such units are in it:
  attacks run in a circle, and all these units turn (7.2.3.4);
* else units go round in a ring, and as many as can succeed (three or more may change places).
"""

from typing import Final

from engine.games.diplomatia.judge.field import MOVE, SEIZE, Field
from engine.games.diplomatia.judge.solver import NO, OPEN, YES, Solver, State

_MOVED: Final = 0
_GIVEN: Final = 1
_TURNED: Final = 2
_LINKED: Final = 3
_KINDS: Final = 4


def resolve(ground: Field) -> tuple[Solver, State]:
    """Judge one turn."""
    solver = Solver(ground)
    state = solver.opening()
    while not solver.settle(state):
        state.straight = False
        for knot in closed(_waiting(solver, state)):
            _untie(solver, state, knot)
    return solver, state


def closed(waiting: dict[int, list[int]]) -> list[list[int]]:
    """Return all sets of truths that wait for each other and for nothing else.

    None of them has to do with another, so they are untied in one go.
    """
    walk = _Walk(waiting)
    for truth in waiting:
        if truth not in walk.order:
            walk.down(truth)
    return walk.found


class _Walk:
    """Tarjan's way through what waits for what, without recursion: boards may be large."""

    def __init__(self, waiting: dict[int, list[int]]) -> None:
        self.order: dict[int, int] = {}
        self.found: list[list[int]] = []
        self._waiting = waiting
        self._low: dict[int, int] = {}
        self._stack: list[int] = []
        self._held: set[int] = set()
        self._leading: set[int] = set()
        """Truths that wait for a set other than their own."""

    def down(self, root: int) -> None:
        """Walk on from a truth."""
        path = [self._enter(root)]
        ahead = [iter(self._waiting[root])]
        while path:
            truth = path[-1]
            other = next(ahead[-1], -1)
            if other >= 0:
                if other not in self.order:
                    path.append(self._enter(other))
                    ahead.append(iter(self._waiting[other]))
                else:
                    self._back(truth, other, self.order[other])
                continue
            path.pop()
            ahead.pop()
            if self._low[truth] == self.order[truth]:
                self._close(truth)
            if path:
                self._back(path[-1], truth, self._low[truth])

    def _enter(self, truth: int) -> int:
        self.order[truth] = self._low[truth] = len(self.order)
        self._stack.append(truth)
        self._held.add(truth)
        return truth

    def _back(self, truth: int, other: int, low: int) -> None:
        if other in self._held:
            self._low[truth] = min(self._low[truth], low)
        else:
            self._leading.add(truth)

    def _close(self, first: int) -> None:
        begin = self._stack.index(first)
        knot = self._stack[begin:]
        del self._stack[begin:]
        self._held.difference_update(knot)
        if self._leading.isdisjoint(knot):
            self.found.append(sorted(knot))


# -- who waits for whom ----------------------------------------------------------------------------


def _waiting(solver: Solver, state: State) -> dict[int, list[int]]:
    """List every open truth with the open truths that it waits for."""
    waiting: dict[int, list[int]] = {}
    for unit in solver.field.moves:
        if state.moved[unit] == OPEN:
            waiting[unit * _KINDS + _MOVED] = _move_waits(solver, state, unit)
    for unit in solver.field.supports:
        if state.given[unit] == OPEN:
            waiting[unit * _KINDS + _GIVEN] = _support_waits(solver, state, unit)
    for unit in solver.turnable:
        if state.turned[unit] == OPEN:
            waiting[unit * _KINDS + _TURNED] = _turn_waits(solver, state, unit)
    for unit in solver.sailing:
        if state.linked[unit] == OPEN:
            waiting[unit * _KINDS + _LINKED] = _link_waits(solver, state, unit)
    return waiting


def _open_given(state: State, supporters: list[int]) -> list[int]:
    return [unit * _KINDS + _GIVEN for unit in supporters if state.given[unit] == OPEN]


def _under_way_waits(state: State, unit: int, *, turned: bool, linked: bool) -> list[int]:
    waits = []
    if turned and state.turned[unit] == OPEN:
        waits.append(unit * _KINDS + _TURNED)
    if linked and state.linked[unit] == OPEN:
        waits.append(unit * _KINDS + _LINKED)
    return waits


def _out_waits(solver: Solver, state: State, unit: int) -> list[int]:
    ground = solver.field
    if solver.out(state, unit) != OPEN:
        return []
    waits = [
        attacker * _KINDS + _MOVED
        for attacker in ground.attackers[ground.at[unit]]
        if state.moved[attacker] == OPEN and ground.power[attacker] != ground.power[unit]
    ]
    if ground.act[unit] == MOVE and state.moved[unit] == OPEN:
        waits.append(unit * _KINDS + _MOVED)
    return waits


def _support_waits(solver: Solver, state: State, unit: int) -> list[int]:
    ground = solver.field
    manner = ground.manner
    waits = _under_way_waits(state, unit, turned=True, linked=False)
    for attacker in ground.attackers[ground.at[unit]]:
        foreign = ground.power[attacker] != ground.power[unit]
        if foreign and ground.at[attacker] != ground.to[unit]:
            waits += _under_way_waits(
                state,
                attacker,
                turned=not manner.turned_cuts,
                linked=not manner.broken_cuts and not ground.walks[attacker],
            )
    if manner.beaten_falls:
        waits += _out_waits(solver, state, unit)
    return waits


def _turn_waits(solver: Solver, state: State, unit: int) -> list[int]:
    ground = solver.field
    waits = _open_given(state, ground.guards[unit])
    for attacker in ground.attackers[ground.at[unit]]:
        if ground.power[attacker] != ground.power[unit]:
            waits += _under_way_waits(
                state,
                attacker,
                turned=not ground.manner.turned_attacks,
                linked=not ground.walks[attacker],
            )
    return waits


def _link_waits(solver: Solver, state: State, unit: int) -> list[int]:
    waits = []
    for chain in solver.field.branches[unit]:
        if any(solver.carries(state, fleet) == NO for fleet in chain):
            continue
        for fleet in chain:
            waits += _out_waits(solver, state, fleet)
            if state.turned[fleet] == OPEN:
                waits.append(fleet * _KINDS + _TURNED)
    return waits


def _holder_waits(solver: Solver, state: State, unit: int, *, resists: bool) -> list[int]:
    """List what decides about whoever stands in a move's goal: does it leave, how strong is it."""
    ground = solver.field
    holder = ground.holder[ground.to[unit]]
    if holder < 0:
        return []
    waits = []
    if ground.act[holder] != MOVE:
        return _open_given(state, ground.guards[holder]) if resists else []
    meets = solver.head_on(state, unit)
    if meets == OPEN:
        waits += _under_way_waits(state, unit, turned=False, linked=True)
        waits += _under_way_waits(state, holder, turned=False, linked=True)
    if meets != YES and state.moved[holder] == OPEN:
        waits.append(holder * _KINDS + _MOVED)
    if resists:
        if meets != NO:
            waits += _open_given(state, ground.helpers[holder])
        if state.turned[holder] != NO:
            waits += _open_given(state, ground.guards[holder])
        if state.turned[holder] == OPEN:
            waits.append(holder * _KINDS + _TURNED)
    return waits


def _move_waits(solver: Solver, state: State, unit: int) -> list[int]:
    ground = solver.field
    waits = _under_way_waits(state, unit, turned=True, linked=not ground.walks[unit])
    waits += _open_given(state, ground.helpers[unit])
    if ground.act[unit] == SEIZE and not ground.manner.beaten_seizes:
        waits += _out_waits(solver, state, unit)
    low, _ = solver.attack(state, unit)
    resists = low <= solver.resistance(state, unit)[1]
    waits += _holder_waits(solver, state, unit, resists=resists)
    for rival in ground.attackers[ground.to[unit]]:
        if rival == unit or low > solver.rivalry(state, rival)[1]:
            continue
        waits += _under_way_waits(state, rival, turned=True, linked=not ground.walks[rival])
        waits += _open_given(state, ground.helpers[rival])
        waits += _holder_waits(solver, state, rival, resists=False)
        if not ground.manner.beaten_blocks:
            waits += _out_waits(solver, state, rival)
            if solver.out(state, rival) != NO and state.moved[rival] == OPEN:
                waits.append(rival * _KINDS + _MOVED)
        holder = ground.holder[ground.to[unit]]
        if holder >= 0 and ground.act[holder] == MOVE and ground.to[holder] == ground.at[rival]:
            waits += [u * _KINDS + _MOVED for u in (holder, rival) if state.moved[u] == OPEN]
    return waits


# -- untying ---------------------------------------------------------------------------------------


def _units(knot: list[int], kind: int) -> list[int]:
    return [truth // _KINDS for truth in knot if truth % _KINDS == kind]


def _untie(solver: Solver, state: State, knot: list[int]) -> None:
    outcomes: list[State] = []
    _suppose(solver, state, knot, [], outcomes)
    if len(outcomes) == 1:
        _take(state, outcomes[0], knot)
        return
    armies = _units(knot, _LINKED)
    if armies and not _agree(outcomes, armies, _LINKED):
        for army in armies:
            state.linked[army] = NO
            state.stopped.append(army)
        return
    units = _units(knot, _TURNED)
    if units and not _agree(outcomes, units, _TURNED):
        for unit in units:
            state.turned[unit] = YES
            state.circling.append(unit)
        return
    moves = _units(knot, _MOVED)
    going = [sum(one.moved[unit] == YES for unit in moves) for one in outcomes]
    if outcomes and going.count(max(going)) == 1:
        _take(state, outcomes[going.index(max(going))], knot)
        return
    # Nothing in the handbook, nor in a ruling, tells one from the other: everything in it fails.
    for truth in knot:
        _set(state, truth, NO)


def _agree(outcomes: list[State], units: list[int], kind: int) -> bool:
    """Tell whether there are outcomes, and they agree on some truths."""
    if not outcomes:
        return False
    for unit in units:
        truth = unit * _KINDS + kind
        if any(_get(one, truth) != _get(outcomes[0], truth) for one in outcomes):
            return False
    return True


def _get(state: State, truth: int) -> int:
    unit, kind = truth // _KINDS, truth % _KINDS
    if kind == _MOVED:
        return state.moved[unit]
    if kind == _GIVEN:
        return state.given[unit]
    return state.turned[unit] if kind == _TURNED else state.linked[unit]


def _set(state: State, truth: int, value: int) -> None:
    unit, kind = truth // _KINDS, truth % _KINDS
    if kind == _MOVED:
        state.moved[unit] = value
    elif kind == _GIVEN:
        state.given[unit] = value
    elif kind == _TURNED:
        state.turned[unit] = value
    else:
        state.linked[unit] = value


def _judge(solver: Solver, state: State, truth: int) -> int:
    unit, kind = truth // _KINDS, truth % _KINDS
    if kind == _MOVED:
        return solver.move(state, unit)
    if kind == _GIVEN:
        return solver.support(state, unit)
    return solver.turn(state, unit) if kind == _TURNED else solver.link(state, unit)


def _take(state: State, outcome: State, knot: list[int]) -> None:
    for truth in knot:
        _set(state, truth, _get(outcome, truth))


def _settle(solver: Solver, state: State, knot: list[int]) -> None:
    """Settle what follows within a knot; it waits for nothing else, however large the board is."""
    todo = [truth for truth in knot if _get(state, truth) == OPEN]
    while todo:
        left = []
        for truth in todo:
            verdict = _judge(solver, state, truth)
            _set(state, truth, verdict)
            if verdict == OPEN:
                left.append(truth)
        if len(left) == len(todo):
            return
        todo = left


def _suppose(
    solver: Solver, state: State, knot: list[int], supposed: list[int], outcomes: list[State]
) -> None:
    """Find every consistent outcome of a knot, by supposing one truth after another."""
    for truth in supposed:  # refuted already?
        told = _judge(solver, state, truth)
        if told not in (OPEN, _get(state, truth)):
            return
    first = -1
    for truth in knot:
        if _get(state, truth) == OPEN:
            first = truth
            break
    if first < 0:
        if all(_judge(solver, state, truth) == _get(state, truth) for truth in knot):
            outcomes.append(state)
        return
    for verdict in (YES, NO):
        trial = state.copy()
        _set(trial, first, verdict)
        _settle(solver, trial, knot)
        _suppose(solver, trial, knot, [*supposed, first], outcomes)
