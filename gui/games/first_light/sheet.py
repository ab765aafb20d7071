"""A game of First Light on paper: who has what, and how it came about."""

from PySide6.QtCore import QCoreApplication

from engine.table.live.view import LiveView
from gui.games.first_light.words import coins, told, verdict
from gui.paper.rounds_sheet import rounds_blocks
from gui.printable import Sheet


def sheets(view: LiveView) -> list[Sheet]:
    """Return the result sheet; nothing before the first card is gone."""
    lines = told(view)
    if len(lines) < 2:  # the fingerprint alone
        return []
    won = verdict(view) if view.outcome is not None else ""
    blocks = rounds_blocks(view, won, coins, lines)
    return [Sheet(QCoreApplication.translate("FirstLight", "Results"), blocks)]
