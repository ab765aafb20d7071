"""Starts with a board as its map sets it up, and nothing round it: no game is asked of it."""

import gc
import sys

gc.disable()  # as the program does until its first paint

from PySide6.QtWidgets import QApplication  # noqa: E402 - see above

from engine.board.loader import load_map  # noqa: E402
from engine.rules.phase import Kind, TurnPhase  # noqa: E402
from gui.kit import theme  # noqa: E402
from gui.robots.bench.processes.bare_board import set_up  # noqa: E402
from gui.robots.bench.processes.painted import paint_once  # noqa: E402

_BEGINNING = TurnPhase(1, Kind(game="", id="", code="{turn}", place=0))
"""A board shows a position, whatever its phase."""


def main(map_id: str) -> None:
    """Say when the board of a map was painted."""
    application = QApplication([])
    theme.prepare()
    view = set_up(load_map(map_id), _BEGINNING)
    view.resize(1280, 720)
    paint_once(application, view)


if __name__ == "__main__":
    main(*sys.argv[1:])
