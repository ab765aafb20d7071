"""Writes games as the ``diplomacy`` package saves them, so that it can open and go on with them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.builds import balance, free_homes
from engine.games.diplomacy.exchange.differences import marks
from engine.games.diplomacy.exchange.format_names import Mark
from engine.games.diplomacy.exchange.saved_games.position_hash import fingerprints, influence
from engine.games.diplomacy.orders import Move, Waive, meant
from engine.games.diplomacy.phase import Step, dated
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase, Ruling, Verdict

RULES = ("NO_PRESS", "POWER_CHOICE")
"""What that program calls a game of which it only keeps the moves."""

UNCHECKED = "NO_CHECK"
"""The rule under which it also keeps orders that are against the rules."""

UNNAMED = "velmoc"
"""That program opens no game without a name."""


def saved_game(
    pasts: Sequence[JudgedPhase], left: Position, board: Board, title: str
) -> dict[str, object]:
    """Describe a game: each judged phase, and the position in which it was left."""
    title = title or UNNAMED
    rules = [*RULES, UNCHECKED] if any(map(_beyond, pasts)) else [*RULES]
    phases = [_phase(past.before, board, _orders(past, board), _results(past)) for past in pasts]
    positions = [past.before for past in pasts]
    if not pasts or left.phase != pasts[-1].phase:
        phases.append(_phase(left, board, {power: [] for power in board.powers_by_id}, {}))
        positions.append(left)
    for phase, lasts in zip(phases, influence(positions), strict=True):
        state = phase["state"]
        if isinstance(state, dict):
            state["influence"] = {
                power: [place for place, who in lasts.items() if who == power]
                for power in board.powers_by_id
            }
            state.update({"game_id": title, "map": board.id, "rules": rules})
    return {"id": title, "map": board.id, "rules": rules, "phases": phases}


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
        "zobrist_hash": fingerprints(board).of(position),
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
        "influence": {},
        "civil_disorder": dict.fromkeys(powers, 0),
        "builds": {power: _builds(position, power, board) for power in powers},
    }


def _builds(position: Position, power: str, board: Board) -> dict[str, object]:
    if dated(position.phase).step is not Step.ADJUSTMENTS:
        return {"count": 0, "homes": []}
    due = balance(position, power)
    homes = list(free_homes(position, power, board))
    return {"count": min(due, len(homes)), "homes": homes if due > 0 else []}


def _orders(past: JudgedPhase, board: Board) -> dict[str, list[str]]:
    """Return what was ordered as that program would: one order for each unit, each of its kind."""
    orders: dict[str, list[str]] = {power: [] for power in board.powers_by_id}
    for unit, ruling in _by_unit(past).items():
        text = _text(ruling, dated(past.phase).step, board)
        if unit and text:
            orders[ruling.power].append(text)
    return orders


def _by_unit(past: JudgedPhase) -> dict[str, Ruling]:
    """Return the ruling on each unit, the first one where several texts were written for it."""
    by_unit: dict[str, Ruling] = {}
    for ruling in past.resolution.rulings:
        by_unit.setdefault(ruling.unit, ruling)
    return by_unit


def _text(ruling: Ruling, step: Step, board: Board) -> str:
    """Return an order as it was judged; nothing where that program would write nothing.

    It has no word for two orders at a time, for builds left unused, nor, after the moves, for
    orders against the rules.
    """
    refused = ruling.verdict in (Verdict.ILLEGAL, Verdict.AMBIGUOUS)
    if step is not Step.MOVES and refused:
        return ""
    order = meant(ruling.given)
    if order is None or ruling.verdict is Verdict.AMBIGUOUS:
        order = meant(ruling.order)
    if order is None or isinstance(order, Waive):
        return ""
    text = str(order)
    needed = (
        isinstance(order, Move)
        and order.kind == "A"
        and (not board.reaches("A", order.at, province_of(order.to)) or _by_sea(ruling))
    )
    if isinstance(order, Move) and order.via_convoy:
        text = str(replace(order, path=()))  # nor a word for the seas on the way
    # That program carries nobody whose order does not say so.
    return text if text.endswith(" VIA") or not needed else f"{text} VIA"


def _beyond(past: JudgedPhase) -> bool:
    """Tell whether orders against the rules are among those of a phase."""
    return dated(past.phase).step is Step.MOVES and any(
        ruling.verdict is Verdict.ILLEGAL and meant(ruling.written.order) is not None
        for unit, ruling in _by_unit(past).items()
        if unit
    )


def _by_sea(ruling: Ruling) -> bool:
    return any(str(finding.reason) in _SEA for finding in ruling.findings)


_SEA = ("by_convoy", "convoy_broken")


def _results(past: JudgedPhase) -> dict[str, list[str]]:
    results: dict[str, list[str]] = {}
    for unit, ruling in _by_unit(past).items():
        if unit:
            outcomes = marks(ruling, dated(past.phase).step)
            if ruling.verdict is Verdict.AMBIGUOUS or (
                ruling.written and meant(ruling.written.order) is None
            ):
                outcomes -= {Mark.VOID}  # what is written for it is that it held
            results[unit] = sorted(str(one) for one in outcomes)
    return results
