"""The question before something goes away that somebody has begun to write."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from gui.kit.dialog import Question


def leave_question(window: QWidget, *, lists: bool) -> Question:
    """Ask whether to leave orders that are not sealed, or lists by which nothing was dealt yet."""
    if lists:
        title = QCoreApplication.translate("Leave", "Leave lists that are not dealt?")
        text = QCoreApplication.translate(
            "Leave", "Lists and bids are kept only while the page of the new game is open."
        )
        yes = QCoreApplication.translate("Leave", "Leave")
    else:
        title = QCoreApplication.translate("Leave", "Leave orders that are not sealed?")
        text = QCoreApplication.translate(
            "Leave",
            "Orders that are not sealed are kept only while the game is open. "
            "Everything that was sealed stays sealed.",
        )
        yes = QCoreApplication.translate("Leave", "Leave the game")
    no = QCoreApplication.translate("Leave", "Stay")
    return Question(window, title, text, yes=yes, no=no, danger=True)
