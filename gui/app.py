"""The composition root: the only place where the program is put together."""

import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from gui import log, settings
from gui.errors import Unexpected
from gui.kit import theme
from gui.kit.dialog import Message
from gui.windows import look
from gui.windows.main_window import MainWindow


def prepare(arguments: Sequence[str] = ()) -> QApplication:
    """Return the application, dressed and speaking; the one that runs already, if one does."""
    found = QApplication.instance()
    application = found if isinstance(found, QApplication) else QApplication(list(arguments))
    application.setApplicationName("Velmoc")
    application.setDesktopFileName("velmoc")
    application.setStyle("fusion")
    theme.prepare()
    look.put_on()
    look.speak()
    return application


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program: ``velmoc [GAME.velmoc]``."""
    given = list(sys.argv if arguments is None else arguments)
    application = prepare(given)
    diary = log.start(settings.data_folder())
    unexpected = Unexpected(application)
    unexpected.watch()
    window = MainWindow()
    unexpected.happened.connect(lambda kind: _say_unexpected(window, kind, diary))
    games = [Path(a) for a in given[1:] if not a.startswith("-")]
    if games:
        window.open_game(games[0])
    else:
        window.show_start()
    window.show()
    QTimer.singleShot(0, gc.enable)  # at rest since gui.__main__, until something is seen
    code = application.exec()
    unexpected.leave()
    log.stop()
    return code


def _say_unexpected(window: MainWindow, kind: str, diary: Path | None) -> None:
    told = QCoreApplication.translate(
        "Errors",
        "The program met something nobody expected ({kind}). Every step of the game was stored "
        "before it was shown, so nothing that was sealed or announced is lost. "
        "Close the program and open the game again.",
    ).format(kind=kind)
    if diary is not None:
        where = QCoreApplication.translate("Errors", "What happened is noted in {file}.")
        told = f"{told}\n\n{where.format(file=diary)}"
    title = QCoreApplication.translate("Errors", "Something went wrong")
    close = QCoreApplication.translate("Errors", "Close")
    Message(window, title, told, close=close).open()
