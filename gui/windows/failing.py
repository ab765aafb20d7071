"""What is said over the window where something could not be done."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.store.errors import StoreError
from gui.errors.failures import FAILURES
from gui.errors.sentences import say_error
from gui.kit.dialog import Message


def say(window: QWidget, title: str, text: str) -> None:
    """Say something over a window."""
    close = QCoreApplication.translate("Navigator", "Close")
    Message(window, title, text, close=close).open()


def say_failure(
    window: QWidget, title: str, error: OSError | ValueError, board: Board | None = None
) -> None:
    """Say under a heading what went wrong; with a board, powers by their names."""
    say(window, title, say_error(error, board))


def tried(
    window: QWidget, act: Callable[[], object], failed: str, board: Board | None = None
) -> bool:
    """Do something; say under a heading why it could not be, and tell whether it was done."""
    try:
        act()
    except FAILURES as error:
        say_failure(window, failed, error, board)
        return False
    return True


def tell_trouble(window: QWidget, trouble: object) -> None:
    """Say what is wrong with a game's file, if anything is."""
    if isinstance(trouble, StoreError):
        heading = QCoreApplication.translate("Navigator", "This game needs care")
        say_failure(window, heading, trouble)
