"""Compiles a map file, or tells everything that is wrong with it. Heavy: see ``loader``."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.board.atlas import Atlas, Spots
from engine.board.audit import audit
from engine.board.board import Board
from engine.board.checks import check_words
from engine.board.crowding import crowding
from engine.board.errors import MapError, MapFault, MapFinding
from engine.board.mapfile import MapFile, PortModel, parse
from engine.board.province import Port, Power, Province
from engine.board.shapes import Shapes, spots_of
from engine.board.topology import open_rings

ADVICE = frozenset({MapFault.SPOTS_OVERLAP})
"""What is told of a map, but keeps nobody from playing on it."""


def compile_map(path: Path, content: bytes) -> tuple[Board, Atlas]:
    """Turn a map file's content into a board and its drawing.

    Raises:
        MapError: the map is broken; the first thing that is wrong with it.

    """
    source = parse(path, content)
    refuse(path, findings(source))
    return board_of(source), Shapes.of(source).atlas(_spots(source))


def refuse(path: Path, wrong: Iterable[MapFinding]) -> None:
    """Refuse a map for the first thing that is wrong with it; advice keeps nobody from playing.

    Raises:
        MapError: there is such a thing.
    """
    for finding in wrong:
        if finding.code not in ADVICE:
            raise MapError(path, finding.place, finding.code, finding.facts)


def findings(source: MapFile) -> Iterator[MapFinding]:
    """Yield everything wrong with a map that could be read; the drawing only if the words agree."""
    wrong = [*check_words(source)] or [*open_rings(source)]
    if wrong:
        yield from wrong
        return
    shapes = Shapes.of(source)
    faults = [*shapes.faults()]
    if faults:
        yield from faults
        return
    board = board_of(source)
    yield from audit(board, shapes)
    yield from crowding(board, _spots(source))


def _spots(source: MapFile) -> dict[str, Spots]:
    return {key: spots_of(spots) for key, spots in source.spots.items()}


def board_of(source: MapFile) -> Board:
    """Take the rules' part of a map file."""
    return Board(
        id=source.id,
        game=source.game,
        names=source.names,
        powers=tuple(
            Power(
                id=p.id,
                letter=source.signs[p.id],
                names=p.names,
                forms=p.forms,
                aliases=tuple(p.aliases),
            )
            for p in source.powers
        ),
        provinces={
            p.id: Province(
                id=p.id,
                abbr=p.abbr,
                terrain=p.terrain,
                names=p.names,
                forms=p.forms,
                labels=p.labels,
                abbrs=p.abbrs,
                aliases=tuple(p.aliases),
                coasts=tuple(p.coasts),
                coast_names=p.coasts,
                centre=p.centre,
                home=p.home,
                port=_port(p.port),
            )
            for p in sorted(source.provinces, key=lambda p: p.id)
        },
        army_borders=_pairs(source.borders.army),
        fleet_borders=_pairs(source.borders.fleet),
        shore_borders=_pairs(source.borders.shore),
        start_units=tuple(
            (power.id, unit[0], unit[2:]) for power in source.powers for unit in power.start
        ),
    )


def _port(told: PortModel | None) -> Port | None:
    return None if told is None else Port(names=told.names, forms=told.forms, coast=told.coast)


def _pairs(table: dict[str, list[str]]) -> frozenset[tuple[str, str]]:
    """Count a border that stands in both lists once."""
    return frozenset(
        (min(here, there), max(here, there)) for here, others in table.items() for there in others
    )
