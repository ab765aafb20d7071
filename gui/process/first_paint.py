"""What runs first: a window with the start screen as it was left, or with the program's name."""

import sys
import time
from collections.abc import Sequence

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from gui.process.application import begin
from gui.windows import first_sight
from gui.windows.main_window import MainWindow

PATIENCE = 0.2
"""Seconds until the program goes on loading unseen: some desktops take their time."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program: ``velmoc [GAME.velmoc]``."""
    application = begin(sys.argv if arguments is None else arguments)
    asked = application.arguments()[1:]
    options = [word for word in asked if word.startswith("-")]
    if options:
        sys.stderr.write(f"velmoc: unknown option {options[0]}\nusage: velmoc [GAME.velmoc]\n")
        return 2
    window = MainWindow()
    try:
        look(application, window, first_sight.kept() if not asked else None)
        from gui import app  # noqa: PLC0415 - loaded behind the first sight
    except (OSError, ValueError) as error:
        # The theme is read when it is loaded; without it there is no window and no language yet.
        sys.stderr.write(f"Velmoc cannot start, a part of it is damaged: {error}\n")
        return 1
    return app.run(application, window, asked)


def look(application: QApplication, window: MainWindow, kept: first_sight.Sight | None) -> bool:
    """Show the window as it was left, or with the name alone; tell whether it was painted.

    Raises:
        OSError, ValueError: the theme is damaged.
    """
    if kept is None:
        from gui.windows.start.title_picture import Cover  # noqa: PLC0415 - hardly ever needed
    sight = kept or Cover()
    window.show_first(sight)
    late = time.monotonic() + PATIENCE
    while not sight.painted and time.monotonic() < late:
        # A click is for what will be there in a moment.
        application.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        time.sleep(0.001)
    return sight.painted
