"""The figures of one game of Diplomacy, counted from its judged phases."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.board.board import Board
from engine.board.location import province_of
from engine.chronicle.figures import Against, Figures, Stab, Support
from engine.games.diplomacy.orders import (
    Convoy,
    Hold,
    Move,
    MoveOrder,
    SupportHold,
    SupportMove,
)
from engine.games.diplomacy.phase import Step, dated
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase, Ruling, Verdict

_MEANT = (Verdict.GIVEN, Verdict.CUT)
"""What becomes of a support that fitted an order: it was meant, even if an attack broke it off."""

_VOID = (Verdict.ILLEGAL, Verdict.AMBIGUOUS, Verdict.INVALID)
"""What becomes of a move that could not be one."""


def statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    """Count a game as its visiting card promises."""
    powers = tuple(power.id for power in board.powers)
    return figures(past, powers, homes=lands(board), sides=sides)


def lands(board: Board) -> Mapping[str, str]:
    """Tell of every province without a centre in whose original borders it lies, if in any."""
    return {
        province.id: province.home
        for province in board.provinces.values()
        if province.home is not None and not province.centre
    }


def figures(
    past: Sequence[JudgedPhase],
    powers: Sequence[str],
    *,
    homes: Mapping[str, str] | None = None,
    sides: Sequence[Sequence[str]] = (),
) -> Figures:
    """Count a game.

    ``past``: every judged phase, the oldest first; ``powers``: all of the board; ``homes``: its
    ``lands``; ``sides``: powers of one player, who does not stab himself (XIV.2).
    """
    theirs, same = homes or {}, {power: frozenset(side) for side in sides for power in side}
    supports: list[Support] = []
    stabs: list[Stab] = []
    before: list[Support] = []  # those of the turn before
    orders: dict[str, Counter[str]] = {power: Counter() for power in powers}
    for phase in past:
        if dated(phase.phase).step is not Step.MOVES:
            continue
        judged = _judged(phase)
        for ruling, order in judged:
            orders[ruling.power][f"{_KINDS[type(order)]} {ruling.verdict}"] += 1
        now = _supports(phase, judged)
        entries = _stabs(phase, judged, [*before, *now], theirs)
        stabs += [one for one in entries if one.mover not in same.get(one.victim, ())]
        supports += now
        before = now
    return Figures(
        counted=_centres(past, powers),
        orders={power: dict(entries) for power, entries in orders.items()},
        supports=tuple(supports),
        stabs=tuple(stabs),
    )


_KINDS: Mapping[type, str] = MappingProxyType(
    {Hold: "hold", Move: "move", SupportHold: "support", SupportMove: "support", Convoy: "convoy"}
)

_Judged = list[tuple[Ruling, MoveOrder]]


def _judged(phase: JudgedPhase) -> _Judged:
    """Pair every ruling on a unit with its order; what ordered no unit is left out."""
    pairs: _Judged = []
    for ruling in phase.resolution.rulings:
        order = ruling.order
        if isinstance(order, Hold | Move | SupportHold | SupportMove | Convoy):
            pairs.append((ruling, order))
    return pairs


def _supports(phase: JudgedPhase, judged: _Judged) -> list[Support]:
    supports = []
    for ruling, order in judged:
        if isinstance(order, SupportHold | SupportMove) and ruling.verdict in _MEANT:
            helped = phase.before.at(province_of(order.target))
            if helped is not None and helped.power != ruling.power:
                supports.append(
                    Support(
                        phase.phase,
                        ruling.power,
                        helped.power,
                        ruling.order,
                        ruling.verdict is Verdict.GIVEN,
                    )
                )
    return supports


def _stabs(
    phase: JudgedPhase, judged: _Judged, helped: Sequence[Support], homes: Mapping[str, str]
) -> list[Stab]:
    stabs = []
    for ruling, order in judged:
        if not isinstance(order, Move) or ruling.verdict in _VOID:
            continue
        where = province_of(order.to)
        for victim, against in _owners(phase.before, where, homes).items():
            thanks = [one for one in helped if (one.giver, one.receiver) == (victim, ruling.power)]
            inviting = [one for one in thanks if _invited(one, phase, order)]
            if (inviting or thanks) and victim != ruling.power:
                stab = Stab(
                    phase=phase.phase,
                    mover=ruling.power,
                    victim=victim,
                    order=ruling.order,
                    where=where,
                    against=against,
                    succeeded=ruling.verdict is Verdict.SUCCEEDS,
                    thanks_for=(inviting or thanks)[-1],
                    invited=bool(inviting),
                )
                stabs.append(stab)
    return stabs


def _owners(position: Position, province: str, homes: Mapping[str, str]) -> dict[str, Against]:
    """Tell whose a province is: whose unit stands there, whose centre it is, whose land."""
    claims: dict[str, Against] = {}
    unit = position.at(province)
    if unit is not None:
        claims[unit.power] = Against.UNIT
    owner = position.owners.get(province)
    if owner is not None:
        claims.setdefault(owner, Against.COUNTED)
    home = homes.get(province)
    if home is not None and unit is None:
        claims.setdefault(home, Against.LAND)
    return claims


def _invited(owed: Support, phase: JudgedPhase, move: Move) -> bool:
    """Tell whether the victim itself supported this very move."""
    if owed.phase != phase.phase:
        return False
    order = owed.order
    return (
        isinstance(order, SupportMove)
        and order.target == move.at
        and province_of(order.to) == province_of(move.to)
    )


def _centres(past: Sequence[JudgedPhase], powers: Sequence[str]) -> dict[int, dict[str, int]]:
    by_year: dict[int, dict[str, int]] = {}
    if not past:
        return by_year
    first = past[0].before
    by_year[first.phase.turn - 1] = {power: first.count(power) for power in powers}
    for phase in past:
        # Centres change hands once a year; whatever stands last in it is how the year ended.
        after = phase.resolution.after
        by_year[phase.phase.turn] = {power: after.count(power) for power in powers}
    return by_year
