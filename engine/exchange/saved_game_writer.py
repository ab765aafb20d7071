"""Writes games as the ``diplomacy`` package saves them, so that it can open and go on with them."""

from collections.abc import Iterable, Mapping, Sequence

from engine.board.board import Board
from engine.board.location import province_of
from engine.exchange.replay import marks
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.orders import Move, parse
from engine.rules.order import OrderError
from engine.rules.phase import Step
from engine.rules.position import Position
from engine.rules.ruling import Ruling
from engine.session.view import PastPhase

RULES = ("NO_PRESS", "POWER_CHOICE")
"""What that program calls a game of which it only keeps the moves."""


def saved_game(
    pasts: Sequence[PastPhase], left: Position, board: Board, title: str
) -> dict[str, object]:
    """Describe a game: each judged phase, and the position in which it was left."""
    phases = [_phase(past.before, board, _orders(past, board), _results(past)) for past in pasts]
    if not pasts or left.phase != pasts[-1].phase:
        phases.append(_phase(left, board, {power: [] for power in board.powers_by_id}, {}))
    for phase in phases:
        state = phase["state"]
        if isinstance(state, dict):
            state.update({"game_id": title, "map": board.id, "rules": list(RULES)})
    return {"id": title, "map": board.id, "rules": list(RULES), "phases": phases}


def _phase(
    position: Position,
    board: Board,
    orders: Mapping[str, list[str]],
    results: Mapping[str, list[str]],
) -> dict[str, object]:
    return {
        "name": position.phase.code,
        "state": _state(position, board),
        "orders": dict(orders),
        "results": dict(results),
        "messages": [],
    }


def _state(position: Position, board: Board) -> dict[str, object]:
    powers = list(board.powers_by_id)
    beaten = position.dislodged
    return {
        "timestamp": 0,
        "zobrist_hash": "0",
        "note": "",
        "name": position.phase.code,
        "units": {
            power: [
                *(str(unit) for unit in position.of(power)),
                *(f"*{one.unit}" for one in beaten if one.unit.power == power),
            ]
            for power in powers
        },
        "retreats": {
            power: {str(one.unit): list(one.retreats) for one in beaten if one.unit.power == power}
            for power in powers
        },
        "centers": {
            power: [centre for centre, owner in position.owners.items() if owner == power]
            for power in powers
        },
        "homes": {power: list(board.homes(power)) for power in powers},
        "influence": {power: [] for power in powers},
        "civil_disorder": dict.fromkeys(powers, 0),
        "builds": {power: _builds(position, power, board) for power in powers},
    }


def _builds(position: Position, power: str, board: Board) -> dict[str, object]:
    if position.phase.step is not Step.ADJUSTMENTS:
        return {"count": 0, "homes": []}
    due = balance(position, power)
    homes = list(free_homes(position, power, board))
    return {"count": min(due, len(homes)), "homes": homes if due > 0 else []}


def _orders(past: PastPhase, board: Board) -> dict[str, list[str]]:
    """Return the orders as they were judged; what could not be judged is left out."""
    found: dict[str, list[str]] = {power: [] for power in board.powers_by_id}
    for ruling in past.resolution.rulings:
        found[ruling.power] += _order(ruling, board)
    return found


def _order(ruling: Ruling, board: Board) -> Iterable[str]:
    text = ruling.written or ruling.order
    try:
        order = parse(text)
    except OrderError:
        return ()
    needed = (
        isinstance(order, Move)
        and order.kind == "A"
        and (not board.reaches("A", order.at, province_of(order.to)) or _by_sea(ruling))
    )
    # That program carries nobody whose order does not say so.
    return (text if text.endswith(" VIA") or not needed else f"{text} VIA",)


def _by_sea(ruling: Ruling) -> bool:
    return any(str(finding.reason) in _SEA for finding in ruling.findings)


_SEA = ("by_convoy", "convoy_broken")


def _results(past: PastPhase) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for ruling in past.resolution.rulings:
        if ruling.unit and ruling.unit not in found:
            found[ruling.unit] = sorted(str(one) for one in marks(ruling, past.phase.step))
    return found
