"""The question before something goes away that somebody has begun to write."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gui.kit.dialog import Question
from gui.screen import Loss, Screen


def leave_asking(screen: Screen, go: Callable[[], object]) -> None:
    """Leave a screen; ask first where something of it would be lost."""
    loss = screen.would_lose
    if loss is None:
        go()
        return
    question = leave_question(screen, loss)
    question.agreed.connect(go)
    question.open()


def leave_question(window: QWidget, what: Loss) -> Question:
    """Ask whether to leave orders, lists, or what could not be stored of a new game."""
    yes = QCoreApplication.translate("Leave", "Leave")
    match what:
        case Loss.CARD:
            title = QCoreApplication.translate("Leave", "Leave what is written on the open card?")
            text = QCoreApplication.translate("Leave", "It is stored nowhere yet.")
        case Loss.EDIT:
            title = QCoreApplication.translate("Leave", "Leave changes that are not stored?")
            text = QCoreApplication.translate(
                "Leave", "The position is kept as it was before you began to change it."
            )
        case Loss.DRAFT:
            title = QCoreApplication.translate("Leave", "Leave what could not be stored?")
            text = QCoreApplication.translate(
                "Leave",
                "The disk is full, or locked: names and rules of the new game would be gone.",
            )
        case Loss.STUDY:
            title = QCoreApplication.translate("Leave", "Leave what could not be stored?")
            text = QCoreApplication.translate(
                "Leave",
                "What you wrote last would be gone; why it is not stored is said below the board.",
            )
        case Loss.ANSWERS:
            title = QCoreApplication.translate("Leave", "Leave what could not be stored?")
            text = QCoreApplication.translate(
                "Leave",
                "What you answered last would be gone; why it is not stored is said on the page.",
            )
        case Loss.LISTS:
            title = QCoreApplication.translate("Leave", "Leave lists that are not dealt?")
            text = QCoreApplication.translate(
                "Leave", "Lists and bids are kept only while the page of the new game is open."
            )
        case Loss.ORDERS:
            title = QCoreApplication.translate("Leave", "Leave orders that are not sealed?")
            text = QCoreApplication.translate(
                "Leave",
                "Orders that are not sealed are kept only while the game is open. "
                "Everything that was sealed stays sealed.",
            )
            yes = QCoreApplication.translate("Leave", "Leave the game")
    no = QCoreApplication.translate("Leave", "Stay")
    return Question(window, title, text, yes=yes, no=no, danger=True)
