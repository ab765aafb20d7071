"""A map as one JSON document for other programs: spaces, borders, powers, the first position."""

from collections.abc import Iterable

from engine.board.board import Board, Pair
from engine.board.names import spellings
from engine.board.province import Power, Province, Terrain
from engine.rules.position import UnitKind

FORMAT = 1
"""Rises when a field changes its meaning, never when one is added."""


def board_json(board: Board) -> dict[str, object]:
    """Describe a map. A pair of places is a border that can be crossed both ways."""
    return {
        "format": FORMAT,
        "map": board.id,
        "names": dict(board.names),
        "powers": [_power(power, board) for power in board.powers],
        "provinces": [_province(province) for province in board.provinces.values()],
        "army": _pairs(board.army_borders),
        "fleet": _pairs(board.fleet_borders),
        "start": {
            "phase": "S1901M",
            "units": {
                power.id: [f"{kind} {at}" for owner, kind, at in _start(board) if owner == power.id]
                for power in board.powers
            },
            "centers": {power.id: list(board.homes(power.id)) for power in board.powers},
        },
    }


def _start(board: Board) -> list[tuple[str, UnitKind, str]]:
    return [(power, UnitKind(kind), at) for power, kind, at in board.start_units]


def _power(power: Power, board: Board) -> dict[str, object]:
    return {
        "id": power.id,
        "letter": power.letter,
        "names": dict(power.names),
        "aliases": list(dict.fromkeys(spellings(power))),
        "homes": list(board.homes(power.id)),
    }


def _province(province: Province) -> dict[str, object]:
    return {
        "id": province.id,
        "abbr": province.abbr,
        "names": dict(province.names),
        "aliases": list(dict.fromkeys(spellings(province))),
        "kind": str(province.terrain),
        "centre": province.centre,
        "home": province.home,
        "coasts": [f"{province.id}/{coast}" for coast in province.coasts],
        "units": _kinds(province),
    }


def _kinds(province: Province) -> list[str]:
    """Return which kinds of unit can stand there."""
    army = province.terrain is not Terrain.SEA
    fleet = province.terrain is not Terrain.INLAND
    return [*(["A"] if army else []), *(["F"] if fleet else [])]


def _pairs(borders: Iterable[Pair]) -> list[list[str]]:
    return sorted(sorted(pair) for pair in borders)
