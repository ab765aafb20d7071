"""Plays years of a game through the windows, and rests; the environment says what screens are."""

import random
import sys
from collections.abc import Callable

from gui.process import features

features.want_none()  # as gui.__main__ does

from PySide6.QtWidgets import QApplication  # noqa: E402 - see above

from gui import app  # noqa: E402
from gui.process.idle_gc import IdleCollector  # noqa: E402
from gui.robots.bench.processes.resting import PATIENCE, live, say_memory  # noqa: E402
from gui.robots.evening.two_displays import TwoDisplays  # noqa: E402
from gui.robots.players.new_game_form import Agreed  # noqa: E402
from gui.robots.tables.random_table import Play  # noqa: E402
from gui.windows.main_window import MainWindow  # noqa: E402
from gui.windows.maps import Maps  # noqa: E402


def main(game: str, years: int, say: Callable[[], None] = say_memory) -> None:
    """Say what the program takes once nothing more is given back."""
    collectors: list[IdleCollector] = []

    def begun(window: MainWindow) -> None:
        collectors.append(app.sweep(window))

    def over(window: MainWindow) -> None:
        del window
        application = QApplication.instance()
        if application is None or not live(application, lambda: collectors[0].rested > 1, PATIENCE):
            raise SystemExit("the program never came to rest")
        say()

    evening = TwoDisplays(None, "en", "light", "projector", begun=begun, over=over)
    chance = random.Random(1)  # noqa: S311 - players, not secrets
    evening.play(chance, Maps().usual(game).board, Agreed(game=game), Play(years=years))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
