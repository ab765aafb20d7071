"""A game of Bez hranic on paper: purses, and every round with its bills."""

from PySide6.QtCore import QCoreApplication

from engine.table.live.view import LiveView
from gui.games.bez_hranic.words.bills import euros
from gui.games.bez_hranic.words.table import told, verdict
from gui.paper.blocks import RIGHT, Cell, Heading, Row, Words
from gui.printable import Block, Sheet


def sheets(view: LiveView) -> list[Sheet]:
    """Return the score sheet; nothing before the first round was counted."""
    lines = told(view)
    if len(lines) < 2:
        return []
    ranked = sorted(view.counted.items(), key=lambda one: -one[1])
    blocks: list[Block] = []
    if view.outcome is not None:
        blocks.append(Heading(verdict(view)))
    blocks += [
        Row((Cell(view.player(seat), 0.7), Cell(euros(count), 0.3, align=RIGHT)))
        for seat, count in ranked
    ]
    blocks += [Words(line) for line in lines]
    return [Sheet(QCoreApplication.translate("BezHranic", "Score sheet"), blocks)]
