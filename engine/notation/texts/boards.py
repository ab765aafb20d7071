"""A board that no position line can say, as it may stand while somebody sets it up: as JSON."""

import json
from typing import Any

from engine.rules.calendar import Calendar
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

_NO_BOARD = (KeyError, TypeError, AttributeError, IndexError, RecursionError)


def raw_board(position: Position) -> str:
    """Write a board on one line, whatever is wrong with it."""
    told: dict[str, object] = {
        "phase": position.phase.code,
        "units": [_unit_text(unit) for unit in position.units],
        "owners": dict(position.owners),
    }
    if position.dislodged:
        told["beaten"] = [_beaten_text(one) for one in position.dislodged]
    if position.contested:
        told["stand_offs"] = sorted(position.contested)
    return json.dumps(told, ensure_ascii=False)


def raw_board_of(text: str, calendar: Calendar) -> Position:
    """Read a board that no line can say.

    Raises:
        ValueError: it is none.
    """
    try:
        read: dict[str, Any] = json.loads(text)
        return Position(
            phase=calendar.parse(read["phase"]),
            units=tuple(map(_unit_of, read["units"])),
            owners={str(at): str(power) for at, power in read["owners"].items()},
            dislodged=tuple(map(_beaten_of, read.get("beaten", ()))),
            contested=frozenset(map(str, read.get("stand_offs", ()))),
        )
    except _NO_BOARD as error:
        raise ValueError("no board") from error


def _unit_text(unit: Unit) -> list[str]:
    return [unit.power, str(unit.kind), unit.at]


def _unit_of(read: list[str]) -> Unit:
    power, kind, at = read
    return Unit(str(power), UnitKind(kind), str(at))


def _beaten_text(one: Carrier | Dislodged) -> dict[str, object]:
    told: dict[str, object] = {"unit": _unit_text(one.unit), "ways": list(one.retreats)}
    if one.attacker is not None:
        told["by"] = one.attacker
    if isinstance(one, Carrier):
        told["carries"] = list(one.carries)
    return told


def _beaten_of(read: dict[str, Any]) -> Carrier | Dislodged:
    unit, by = _unit_of(read["unit"]), read.get("by")
    attacker, ways = None if by is None else str(by), tuple(map(str, read["ways"]))
    if "carries" not in read:
        return Dislodged(unit=unit, attacker=attacker, retreats=ways)
    carries = tuple(map(str, read["carries"]))
    return Carrier(unit=unit, attacker=attacker, retreats=ways, carries=carries)
