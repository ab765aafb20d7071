"""A game of Bez hranic on paper: purses, and every round with its bills."""

from PySide6.QtCore import QCoreApplication

from engine.table.live.view import LiveView
from gui.games.bez_hranic.words.bills import euros
from gui.games.bez_hranic.words.table import told, verdict
from gui.paper.rounds_sheet import rounds_blocks
from gui.printable import Sheet


def sheets(view: LiveView) -> list[Sheet]:
    """Return the result sheet; nothing before the first round was counted."""
    lines = told(view)
    if len(lines) < 2:  # the fingerprint alone
        return []
    won = verdict(view) if view.outcome is not None else ""
    blocks = rounds_blocks(view, won, euros, lines)
    return [Sheet(QCoreApplication.translate("BezHranic", "Score sheet"), blocks)]
