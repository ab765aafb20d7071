"""A map as one JSON document for other programs: spaces, borders, powers, the first position."""

from collections.abc import Iterable

from engine.board.board import Board, Pair, sails
from engine.board.names import spellings
from engine.board.province import Power, Province, Terrain
from engine.board.states import StateBoard
from engine.catalogue import GAMES

FORMAT = 1
"""Rises when a field changes its meaning, never when one is added."""


def board_json(board: Board) -> dict[str, object]:
    """Describe a map. A pair of places is a border that can be crossed both ways."""
    return {
        "format": FORMAT,
        "map": board.id,
        "names": dict(board.names),
        "powers": [_power(power, board) for power in board.powers],
        "provinces": [_province(one, board) for one in board.provinces.values()],
        **({"spaces": [*map(_space, board.provinces.values())]} if _parted(board) else {}),
        "army": _pairs(board.army_borders),
        "fleet": _pairs(board.fleet_borders),
        **({"shore": _pairs(board.shore_borders)} if _parted(board) else {}),
        "start": _start(board),
    }


def states_json(board: StateBoard) -> dict[str, object]:
    """Describe a map of states: what they are called and made of, and every border once."""
    return {
        "format": FORMAT,
        "map": board.id,
        "names": dict(board.names),
        "states": [
            {
                "id": key,
                "names": dict(state.names),
                "aliases": list(state.aliases),
                "capital": dict(state.capital),
                "parts": list(state.parts),
                **({"part_names": dict(state.parts)} if state.parts else {}),
            }
            for key, state in board.states.items()
        ],
        "borders": [
            {"a": one.a, "b": one.b, "via": str(one.via), "source": str(one.source)}
            for one in board.borders
        ],
    }


def _parted(board: Board) -> bool:
    """Tell whether no fleet lies at a coast: spaces are of two kinds then, and told as such too."""
    return all(one.terrain is not Terrain.COASTAL for one in board.provinces.values())


def _start(board: Board) -> dict[str, object]:
    """Describe the position that its game begins with."""
    start = GAMES[board.game].rules(board, {}).start(GAMES[board.game].calendar.begins)
    owned = {
        power: [at for at, owner in start.owners.items() if owner == power]
        for power in board.powers_by_id
    }
    return {
        "phase": start.phase.code,
        "units": {power: [*map(str, start.of(power))] for power in board.powers_by_id},
        "centers": owned,
        **({"control": owned} if _parted(board) else {}),
    }


def _power(power: Power, board: Board) -> dict[str, object]:
    return {
        "id": power.id,
        "letter": power.initial,
        "names": dict(power.names),
        "aliases": list(dict.fromkeys(spellings(power))),
        "homes": list(board.homes(power.id)),
    }


def _province(province: Province, board: Board) -> dict[str, object]:
    return {
        **_named(province, dict.fromkeys(spellings(province)), str(province.terrain)),
        "coasts": [f"{province.id}/{coast}" for coast in province.coasts],
        "units": _kinds(province, board),
    }


def _space(province: Province) -> dict[str, object]:
    port = province.port
    return {
        **_named(
            province,
            (*province.abbrs.values(), *province.aliases),
            "sea" if province.terrain is Terrain.SEA else "land",
        ),
        "port": None if port is None else {"name": dict(port.names), "coast": port.coast},
    }


def _named(province: Province, aliases: Iterable[str], kind: str) -> dict[str, object]:
    """Say of a place what is said of it as a province and as a space."""
    return {
        "id": province.id,
        "abbr": province.abbr,
        "names": dict(province.names),
        "aliases": list(aliases),
        "kind": kind,
        "centre": province.centre,
        "home": province.home,
    }


def _kinds(province: Province, board: Board) -> list[str]:
    """Return which kinds of unit can stand there: fleets lie on water, all others stand on land."""
    closed = {kind: Terrain.INLAND if sails(kind) else Terrain.SEA for kind in board.kinds}
    return [kind for kind in sorted(closed) if province.terrain is not closed[kind]]


def _pairs(borders: Iterable[Pair]) -> list[list[str]]:
    return sorted(sorted(pair) for pair in borders)
