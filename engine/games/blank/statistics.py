"""The figures of one game of lamplighters, counted from its judged phases."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.board.board import Board
from engine.chronicle.figures import Figures
from engine.games.blank.orders import Go, Light, Rest, Swap
from engine.rules.ruling import JudgedPhase

KINDS: Mapping[type, str] = MappingProxyType({Go: "go", Swap: "swap", Light: "light", Rest: "rest"})


def statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    """Count a game as its visiting card promises; nobody supports or stabs anybody."""
    del sides
    powers = tuple(board.powers_by_id)
    orders: dict[str, Counter[str]] = {power: Counter() for power in powers}
    lit: dict[int, dict[str, int]] = {}
    for phase in past:
        lit.setdefault(phase.phase.turn - 1, _lit(phase, powers, after=False))
        lit[phase.phase.turn] = _lit(phase, powers, after=True)
        for ruling in phase.resolution.rulings:
            if ruling.order:
                kind = KINDS[type(ruling.order)]
                orders[ruling.power][f"{kind} {ruling.verdict}"] += 1
    by_power = {power: dict(counts) for power, counts in orders.items()}
    return Figures(counted=lit, orders=by_power, supports=(), stabs=())


def _lit(phase: JudgedPhase, powers: Sequence[str], *, after: bool) -> dict[str, int]:
    position = phase.resolution.after if after else phase.before
    return {power: position.count(power) for power in powers}
