"""The rulebook's own examples and its sample game, to look at and to change."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NotRequired, TypedDict

from engine.board.location import province_of
from engine.games.diplomacy.phase import Phase, Season, Step
from engine.rules.position import Position, Unit, UnitKind
from engine.study.example import Example, Sheets, WhatIf

_DATA = Path(__file__).parent / "data"


class _WhatIfData(TypedDict):
    id: str
    orders: dict[str, list[str]]
    add: NotRequired[dict[str, list[str]]]
    remove: NotRequired[list[str]]


class _ExampleData(TypedDict):
    id: str
    section: str
    units: dict[str, list[str]]
    orders: dict[str, list[str]]
    what_ifs: NotRequired[list[_WhatIfData]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SamplePhase:
    """One phase of the sample game (XV): what was written and what the rulebook says came of it."""

    phase: Phase
    orders: Sheets
    moved: tuple[str, ...] = ()
    """Moves and retreats that succeed, in canonical notation."""

    failed: tuple[str, ...] = ()
    """Moves that fail."""

    destroyed: tuple[str, ...] = ()
    """Units taken off for want of a retreat."""

    # What the rulebook says of the winter, in canonical notation.
    built: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()


@cache
def examples() -> tuple[Example, ...]:
    """Return the 13 numbered examples in order, then the two of XIV.5."""
    content = json.loads((_DATA / "examples.json").read_text(encoding="utf-8"))
    return tuple(_example(item) for item in content["examples"])


@cache
def sample_game() -> tuple[SamplePhase, ...]:
    """Return the sample game, spring 1901 to winter 1902, from the basic position."""
    content = json.loads((_DATA / "sample_game.json").read_text(encoding="utf-8"))
    return tuple(
        SamplePhase(
            phase=Phase.parse(item["phase"]),
            orders=_sheets(item["orders"]),
            moved=tuple(item.get("moved", ())),
            failed=tuple(item.get("failed", ())),
            destroyed=tuple(item.get("destroyed", ())),
            built=tuple(item.get("built", ())),
            removed=tuple(item.get("removed", ())),
        )
        for item in content["phases"]
    )


def _sheets(orders: Mapping[str, list[str]]) -> Sheets:
    return MappingProxyType({power: tuple(texts) for power, texts in orders.items()})


def _units(units: Mapping[str, list[str]]) -> tuple[Unit, ...]:
    return tuple(
        Unit(power, UnitKind(text[0]), text[2:]) for power, texts in units.items() for text in texts
    )


def _position(units: tuple[Unit, ...]) -> Position:
    return Position(phase=Phase(1901, Season.SPRING, Step.MOVES), units=units)


def _example(item: _ExampleData) -> Example:
    units = _units(item["units"])
    return Example(
        id=item["id"],
        section=item["section"],
        position=_position(units),
        orders=_sheets(item["orders"]),
        what_ifs=tuple(
            _what_if(change, units, item["orders"]) for change in item.get("what_ifs", ())
        ),
    )


def _what_if(
    change: _WhatIfData, units: tuple[Unit, ...], orders: Mapping[str, list[str]]
) -> WhatIf:
    gone = change.get("remove", [])
    added = _units(change.get("add", {}))
    kept = tuple(unit for unit in units if province_of(unit.at) not in gone)
    return WhatIf(
        id=change["id"],
        position=_position(kept + added),
        orders=_sheets({**orders, **change["orders"]}),
        added=added,
    )
