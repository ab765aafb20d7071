"""Founds a game; leaves its board and the start screen as somebody who played leaves them."""

import sys

from PySide6.QtCore import QTimer

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from gui import app, settings
from gui.map.pictures import portrait
from gui.robots.bench.processes.first_board import first_board
from gui.robots.bench.processes.painted import paint_once
from gui.windows import first_sight
from gui.windows.main_window import MainWindow


def main(game: str) -> None:
    """Leave a game on the shelf, and all that is kept from one start to the next."""
    folder = settings.games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    board, begins = load_map(GAMES[game].map).board, GAMES[game].calendar.begins
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    agreed = Agreement(title="Bench", seats=seats, game=game, map=board.id, year=begins)
    tables.found_game(folder / "bench.velmoc", agreed)
    application = app.prepare(["velmoc"])
    view = first_board(game)
    view.resize(1280, 720)
    paint_once(application, view)
    QTimer.singleShot(portrait.LATER * 2, application.quit)
    application.exec()
    view.close()
    window = MainWindow()
    window.resize(1280, 720)
    window.show_start()
    window.show()
    application.processEvents()
    window.close()
    first_sight.keep(window)


if __name__ == "__main__":
    main(*sys.argv[1:])
