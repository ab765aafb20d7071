"""The figures of one game of Diplomatia, counted from its judged phases."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.board.board import Board
from engine.chronicle.figures import Against, Figures, Stab, Support
from engine.games.diplomatia import orders as written
from engine.games.diplomatia.calendar import ORDERS
from engine.games.diplomatia.orders import Guard, Move, Seize
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase, Ruling, Verdict

KINDS: Mapping[type, str] = MappingProxyType(
    {
        written.Defend: "defend",
        Move: "move",
        Seize: "seize",
        written.Support: "support",
        Guard: "support",
        written.Transport: "transport",
    }
)
"""What orders are counted as."""

_MEANT = (Verdict.GIVEN, Verdict.CUT, Verdict.FALLEN)
"""What becomes of a support that fitted an order: it was meant, even if an attack broke it off."""

_VOID = (Verdict.ILLEGAL, Verdict.AMBIGUOUS, Verdict.INVALID)
"""What becomes of an order that could not be one."""


def statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    """Count a game as its visiting card promises: centres, orders, supports and stabs."""
    powers = tuple(board.powers_by_id)
    same = {power: frozenset(side) for side in sides for power in side}
    orders: dict[str, Counter[str]] = {power: Counter() for power in powers}
    supports: list[Support] = []
    stabs: list[Stab] = []
    before: list[Support] = []  # those of the turn before
    for phase in past:
        if phase.phase.kind != ORDERS:
            continue
        judged = [r for r in phase.resolution.rulings if r.unit and type(r.order) in KINDS]
        for ruling in judged:
            orders[ruling.power][f"{KINDS[type(ruling.order)]} {ruling.verdict}"] += 1
        now = _supports(phase, judged)
        found = _stabs(phase, judged, [*before, *now], board)
        stabs += [one for one in found if one.mover not in same.get(one.victim, ())]
        supports += now
        before = now
    return Figures(
        counted=_centres(past, powers, board),
        orders={power: dict(counts) for power, counts in orders.items()},
        supports=tuple(supports),
        stabs=tuple(stabs),
    )


def _supports(phase: JudgedPhase, judged: Sequence[Ruling]) -> list[Support]:
    found = []
    for ruling in judged:
        order = ruling.order
        if not isinstance(order, written.Support | Guard) or ruling.verdict not in _MEANT:
            continue
        helped = phase.before.at(order.to if isinstance(order, Guard) else order.what.at)
        if helped is not None and helped.power != ruling.power:
            given = ruling.verdict is Verdict.GIVEN
            found.append(Support(phase.phase, ruling.power, helped.power, order, given))
    return found


def _stabs(
    phase: JudgedPhase, judged: Sequence[Ruling], helped: Sequence[Support], board: Board
) -> list[Stab]:
    stabs = []
    for ruling in judged:
        order = ruling.order
        if not isinstance(order, Move | Seize) or ruling.verdict in _VOID:
            continue
        for victim, against in _owners(phase.before, order.to, board).items():
            thanks = [one for one in helped if (one.giver, one.receiver) == (victim, ruling.power)]
            inviting = [one for one in thanks if _invited(one, phase, order)]
            if not thanks or victim == ruling.power:
                continue
            stab = Stab(
                phase=phase.phase,
                mover=ruling.power,
                victim=victim,
                order=order,
                where=order.to,
                against=against,
                succeeded=ruling.verdict is Verdict.SUCCEEDS,
                thanks_for=(inviting or thanks)[-1],
                invited=bool(inviting),
            )
            stabs.append(stab)
    return stabs


def _owners(position: Position, space: str, board: Board) -> dict[str, Against]:
    """Tell whose a space is: whose unit stands there, who controls it, whose home it is."""
    claims: dict[str, Against] = {}
    unit = position.at(space)
    if unit is not None:
        claims[unit.power] = Against.UNIT
    owner = position.owners.get(space)
    counted = board.provinces[space].centre or board.provinces[space].port is not None
    if owner is not None:
        claims.setdefault(owner, Against.COUNTED if counted else Against.LAND)
    return claims


def _invited(owed: Support, phase: JudgedPhase, order: Move | Seize) -> bool:
    """Tell whether the victim itself supported this very move."""
    given = owed.order
    return owed.phase == phase.phase and isinstance(given, written.Support) and given.what == order


def _centres(
    past: Sequence[JudgedPhase], powers: Sequence[str], board: Board
) -> dict[int, dict[str, int]]:
    """Count centres alone: ports feed fleets, but win nothing (4.1, 4.2)."""
    counted: dict[int, dict[str, int]] = {}
    if not past:
        return counted

    def held(position: Position) -> dict[str, int]:
        centres = Counter(position.owners.get(centre) for centre in board.centres)
        return {power: centres[power] for power in powers}

    counted[past[0].phase.turn - 1] = held(past[0].before)
    for phase in past:
        counted[phase.phase.turn] = held(phase.resolution.after)
    return counted
