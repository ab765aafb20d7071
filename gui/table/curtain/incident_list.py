"""What happened to seals in this phase: a line or two on the curtain, all of it on a card."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from gui.kit.dialog import Card
from gui.kit.scroller import scroller
from gui.kit.widgets import button, column, label

BETWEEN = " · "
_LINES = 2
_SHARE = 0.9
"""Of a line: how much of it words fill before they break."""

_TALLEST = 360
_LONGEST_WORD = 24


def latest(sentences: Sequence[str], metrics: QFontMetrics, width: int) -> tuple[str, int]:
    """Return what fits on the curtain, and how many earlier incidents do not.

    All of them when two lines hold them; else the last ones on one line, and the other line is
    for the way to the rest.
    """
    line = round(width * _SHARE)
    everything = BETWEEN.join(sentences)
    if metrics.horizontalAdvance(everything) <= _LINES * line:
        return everything, 0
    shown = list(sentences[-1:])
    for earlier in reversed(sentences[:-1]):
        if metrics.horizontalAdvance(BETWEEN.join((earlier, *shown))) > line:
            break
        shown.insert(0, earlier)
    text = metrics.elidedText(BETWEEN.join(shown), Qt.TextElideMode.ElideRight, line)
    return text, len(sentences) - len(shown)


def _breakable(text: str) -> str:
    """Let a line break also in words that nobody would write but to see what happens."""
    return re.sub(rf"(\S{{{_LONGEST_WORD}}})", "\\1\N{ZERO WIDTH SPACE}", text)


class IncidentCard(Card):
    """Everything that happened to seals in this phase, the latest last."""

    def __init__(self, parent: QWidget, sentences: Sequence[str]) -> None:
        super().__init__(parent, "")
        self.title.setText(self.tr("What happened to the seals"))
        self.setAccessibleName(self.title.text())
        self.lines = [label(_breakable(one), wrap=True) for one in sentences]
        inside = column(*self.lines, None, gap=8, pad=(0, 0, 12, 0))
        area = scroller(inside)
        area.setFixedHeight(min(_TALLEST, inside.sizeHint().height() + 8))
        self.add(area)
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()
