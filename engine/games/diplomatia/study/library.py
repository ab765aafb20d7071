"""The handbook's examples on the map EU, to look at and to change, and what it prints of them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NotRequired, TypedDict

from engine.games.diplomatia.calendar import CALENDAR, ORDERS
from engine.rules.position import Position, Unit, UnitKind
from engine.study.example import Example, Sheets, WhatIf

_DATA = Path(__file__).parent / "data" / "examples.json"


class _WhatIfData(TypedDict):
    id: str
    orders: dict[str, list[str]]
    add: NotRequired[dict[str, list[str]]]


class _PrintedData(TypedDict):
    results: dict[str, str]
    blocked: NotRequired[list[str]]
    destroyed: NotRequired[list[str]]
    retreats: NotRequired[dict[str, list[str]]]
    control: NotRequired[dict[str, str]]


class _ExampleData(TypedDict):
    id: str
    section: str
    units: dict[str, list[str]]
    orders: dict[str, list[str]]
    printed: _PrintedData
    what_ifs: list[_WhatIfData]


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """What the handbook prints of an example."""

    results: Mapping[str, str]
    """Unit → the verdict on its order."""

    blocked: frozenset[str] = frozenset()
    """Spaces in which equal moves met; those of whom the handbook says so."""

    destroyed: frozenset[str] = frozenset()
    """Units that are lost at once."""

    retreats: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Defeated units and where they can go."""

    control: Mapping[str, str] = field(default_factory=dict)
    """Sectors whose new controller it names."""


@cache
def examples() -> tuple[Example, ...]:
    """Return the eleven examples in the handbook's order."""
    return tuple(map(_example, _content()))


@cache
def printed() -> Mapping[str, Printed]:
    """Return what is printed of each of them."""
    return MappingProxyType({item["id"]: _printed(item["printed"]) for item in _content()})


@cache
def _content() -> tuple[_ExampleData, ...]:
    return tuple(json.loads(_DATA.read_text(encoding="utf-8"))["examples"])


def _printed(item: _PrintedData) -> Printed:
    ways = item.get("retreats", {})
    return Printed(
        results=MappingProxyType(item["results"]),
        blocked=frozenset(item.get("blocked", ())),
        destroyed=frozenset(item.get("destroyed", ())),
        retreats=MappingProxyType({unit: frozenset(goals) for unit, goals in ways.items()}),
        control=MappingProxyType(item.get("control", {})),
    )


def _sheets(orders: Mapping[str, list[str]]) -> Sheets:
    return MappingProxyType({power: tuple(texts) for power, texts in orders.items()})


def _units(units: Mapping[str, list[str]]) -> tuple[Unit, ...]:
    return tuple(
        Unit(power, UnitKind(text[0]), text[2:]) for power, texts in units.items() for text in texts
    )


def _position(units: tuple[Unit, ...]) -> Position:
    """Return a board on which every power controls just what it stands on (5)."""
    return Position(
        phase=CALENDAR.phase(1, ORDERS),
        units=units,
        owners={unit.at: unit.power for unit in units},
    )


def _example(item: _ExampleData) -> Example:
    units = _units(item["units"])
    return Example(
        id=item["id"],
        section=item["section"],
        position=_position(units),
        orders=_sheets(item["orders"]),
        what_ifs=tuple(_what_if(change, units, item["orders"]) for change in item["what_ifs"]),
    )


def _what_if(
    change: _WhatIfData, units: tuple[Unit, ...], orders: Mapping[str, list[str]]
) -> WhatIf:
    added = _units(change.get("add", {}))
    return WhatIf(
        id=change["id"],
        position=_position(units + added),
        orders=_sheets({**orders, **change["orders"]}),
        added=added,
    )
