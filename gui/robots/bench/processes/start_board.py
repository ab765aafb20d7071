"""Starts with the board of a game and nothing round it."""

import gc
import sys

gc.disable()  # as the program does until its first paint

from PySide6.QtWidgets import QApplication  # noqa: E402 - see above

from gui.games import every_game  # noqa: E402, F401 - here the games come in
from gui.robots.bench.processes.first_board import first_board  # noqa: E402
from gui.robots.bench.processes.painted import paint_once  # noqa: E402


def main(game: str) -> None:
    """Say when the board of a game was painted."""
    application = QApplication([])
    view = first_board(game)
    view.resize(1280, 720)
    paint_once(application, view)


if __name__ == "__main__":
    main(*sys.argv[1:])
