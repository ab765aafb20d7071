"""Finds ways round beforehand: ``python -m gui.robots.map_check.ways`` writes those of our maps.

To look for one takes a few milliseconds, and a phase may ask for several at once. What comes with
the program are those between pieces that nobody disturbs, at the sizes of ``map check``; others
are looked for when they are asked for, and kept on the disk.
"""

import argparse
import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from PySide6.QtWidgets import QApplication

from engine.board.board import AFLOAT, ASHORE, Board
from engine.board.loader import load_map, map_names
from engine.board.location import province_of
from engine.board.province import Terrain
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.map.arrows.detour_cache import shipped
from gui.map.arrows.shipped_ways import folder, written
from gui.map.pictures.arrangement import shared
from gui.robots.map_check.measured_board import SIZES, Specimen

Stop = tuple[str, str]
"""The kind of a unit, and a location."""


def legs(board: Board) -> Iterator[tuple[Stop, Stop]]:
    """Yield where orders lead: over each border, and for armies from each coast to each other.

    Where fleets keep to the sea, an army goes aboard from each shore to each fleet there.
    """
    for kind, borders in ((ASHORE, board.army_borders), (AFLOAT, board.fleet_borders)):
        yield from (((kind, one), (kind, other)) for one, other in sorted(borders))
    for land in sorted(
        key for key, one in board.provinces.items() if one.terrain is not Terrain.SEA
    ):
        yield from (((ASHORE, land), (AFLOAT, sea)) for sea in sorted(board.shores.get(land, ())))
    harbours = {province_of(at) for border in board.fleet_borders for at in border}
    shores = sorted(harbours & {at for border in board.army_borders for at in border})
    yield from (((ASHORE, one), (ASHORE, other)) for one, other in combinations(shores, 2))


def usual_ways(name: str) -> dict[str, str]:
    """Look for every way round between two pieces that nobody disturbs on one of our maps."""
    loaded = replace(load_map(name), key="")  # nothing is kept of a map without a key
    ways = shared(loaded)[1].ways
    for size in SIZES:
        pieces = Specimen(loaded, size).view.pieces
        for (kind, one), (other_kind, other) in legs(loaded.board):
            ways.between(one, other, (pieces.stand(one, kind), pieces.stand(other, other_kind)))
    return {asked: written(way) for asked, way in sorted(ways.detours.known.items())}


def main() -> None:
    """Write the ways of all our maps; those of maps that were so no longer go."""
    argparse.ArgumentParser(prog="gui.robots.map_check.ways", description=__doc__).parse_args()
    QApplication.instance() or QApplication([])
    folder().mkdir(exist_ok=True)
    for old in folder().iterdir():
        old.unlink()
    for name in map_names():
        path = shipped(load_map(name).key)
        path.write_text(json.dumps(usual_ways(name), indent=0), "utf-8")


if __name__ == "__main__":
    main()
