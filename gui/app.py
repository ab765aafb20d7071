"""The composition root: the only place where the program is put together."""

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from engine import resources
from gui import settings
from gui.errors.unexpected import Unexpected, attempt
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import answer_cache, theme
from gui.kit.dialog import Message
from gui.process import core_dumps, log
from gui.process.application import begin
from gui.process.idle_gc import IdleCollector
from gui.windows import change_settings, first_sight
from gui.windows.main_window import MainWindow


def prepare(arguments: Sequence[str] = ()) -> QApplication:
    """Return the application, dressed and speaking; the one that runs already, if one does."""
    application = begin(arguments)
    application.setStyle("fusion")
    change_settings.speak()
    theme.prepare()
    change_settings.put_on()
    return application


def run(application: QApplication, window: MainWindow, games: Sequence[str]) -> int:
    """Put everything together in the window that is there, and run until it is closed."""
    wrong = attempt(prepare)
    if wrong:
        window.close()
        return _refuse(application, wrong)
    core_dumps.forbid()
    diary = log.start(settings.data_folder())
    unexpected = Unexpected(application)
    unexpected.watch()
    unexpected.happened.connect(lambda kind: _say_unexpected(window, kind, diary))
    wrong = attempt(lambda: window.open_game(games[0]) if games else window.show_start())
    if wrong:
        window.close()
        code = _refuse(application, wrong, dressed=True)
    else:
        window.show()
        # Python's own sweeping rests since gui.__main__, until something is seen.
        QTimer.singleShot(0, lambda: sweep(window))
        QTimer.singleShot(0, _show_icon)
        code = application.exec()
        first_sight.keep(window)
        answer_cache.rest()
    unexpected.leave()
    log.stop()
    return code


def sweep(window: MainWindow) -> IdleCollector:
    """Clear out memory from now on, when nothing moves in the window."""

    def calm() -> bool:
        screen = window.screen_shown
        return screen is None or screen.calm()

    collector = IdleCollector(calm, window)
    window.screen_changed.connect(collector.soon)
    return collector


def _show_icon() -> None:
    """Give the window its picture for the task bar, once the window itself is seen."""
    icon = QIcon(str(resources.assets() / "icons" / "velmoc.svg"))
    QApplication.setWindowIcon(icon)


def _refuse(application: QApplication, wrong: str, *, dressed: bool = False) -> int:
    """Say why the program cannot start: where it was started from, and in a window."""
    head = QCoreApplication.translate("Errors", "Velmoc cannot start.")
    sys.stderr.write(f"{head} {wrong}\n")
    if application.platformName() in ("offscreen", "minimal"):
        return 1  # nobody could close it
    note: QDialog
    if dressed:
        close = QCoreApplication.translate("Errors", "Close")
        note = Message(None, head, wrong, close=close)
    else:  # no theme and no fonts: a window of Qt's own
        note = plain = QMessageBox(QMessageBox.Icon.Critical, "Velmoc", head)
        plain.setInformativeText(wrong)
    note.show()
    application.exec()
    return 1


def _say_unexpected(window: MainWindow, kind: str, diary: Path | None) -> None:
    text = QCoreApplication.translate(
        "Errors",
        "The program met something nobody expected ({kind}). Every step of the game was stored "
        "before it was shown, so nothing that was sealed or announced is lost. "
        "Close the program and open the game again.",
    ).format(kind=kind)
    if diary is not None:
        where = QCoreApplication.translate("Errors", "What happened is noted in {file}.")
        text = f"{text}\n\n{where.format(file=diary)}"
    title = QCoreApplication.translate("Errors", "Something went wrong")
    close = QCoreApplication.translate("Errors", "Close")
    Message(window, title, text, close=close).open()
