"""What the table's page says when everybody has sealed: what follows, and a code as a witness."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.table.witness import Witness
from gui.kit import theme
from gui.kit.codes import CodeView
from gui.kit.sizing import spaced
from gui.kit.widgets import label
from gui.table.curtain.cards import code_name, code_words

SIZES = (0.3, 0.24, 0.19, 0.15)
"""Sides of the code, as shares of the screen's height: the largest for which there is room."""

_MOST = 0.56
"""Of the panel's width, how much the code takes at the most: words stand beside it."""


class Sealed(QObject):
    """How many have sealed. The collector of texts finds plural forms in ``tr`` alone."""

    def all_of(self, count: int) -> str:
        """Say that so many have sealed, and nobody is waited for."""
        if not count:  # what is to be judged is of those whom nobody plays
            return self.tr("Nobody has anything to write")
        return self.tr("All %n have sealed", "", count)


class AllSealed(QWidget):
    """The code that a photograph keeps, with every fingerprint and the history's head."""

    def __init__(self, witness: Witness | None, height: int) -> None:
        """``witness`` is what the code says; nothing as long as somebody is waited for."""
        super().__init__()
        self._height = height
        self._layout = spaced(QHBoxLayout(self), gap=14)
        text = witness.text() if witness is not None else ""
        self.code = CodeView(text, code_name(), round(SIZES[0] * height)) if text else None
        self.words = label(code_words() if text else "", "muted", wrap=True)
        self.words.setStyleSheet(f"font-size: {theme.px(14)}px; color: {theme.hexa('on_chrome2')};")
        if self.code is not None:
            self._layout.addWidget(self.code)
        self._layout.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)

    def take(self, share: float, wide: int) -> None:
        """Show the code as large as a share of the screen, in a panel so many pixels wide."""
        if self.code is not None:
            self.code.set_side(min(round(share * self._height), round(_MOST * wide)))


def all_sealed_words(count: int) -> str:
    """Say that so many have sealed, and nobody is waited for."""
    return Sealed().all_of(count)
