"""A game of First Light on paper: who has what, and how it came about."""

from PySide6.QtCore import QCoreApplication

from engine.table.live.view import LiveView
from gui.games.first_light.words import coins, told, verdict
from gui.paper.blocks import RIGHT, Cell, Heading, Row, Words
from gui.printable import Block, Sheet


def sheets(view: LiveView) -> list[Sheet]:
    """Return the result sheet; nothing before the first card is gone."""
    lines = told(view)
    if len(lines) < 2:
        return []
    ranked = sorted(view.counted.items(), key=lambda one: -one[1])
    blocks: list[Block] = []
    if view.outcome is not None:
        blocks.append(Heading(verdict(view)))
    blocks += [
        Row((Cell(view.player(seat), 0.7), Cell(coins(count), 0.3, align=RIGHT)))
        for seat, count in ranked
    ]
    blocks += [Words(line) for line in lines]
    return [Sheet(QCoreApplication.translate("FirstLight", "Results"), blocks)]
