"""A conflict on the paper of a reveal: who met where, and how it ended, always in sight."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit.scroller import Scroller, scroller

_PAD, _GAP = 8, 8

_ASKED = 0.7
"""Share of the height that what was asked for takes at most."""


class VerdictCard(QWidget):
    """Two parts below each other. Where there is not room for both, the upper one gives way.

    The lower one begins with what has to be read by everybody; that never has to be looked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self._above, self._below = QWidget(), QWidget()
        self._told: QWidget | None = None
        self.area, self.ending = self._part(self._above), self._part(self._below)
        self._asked = False
        for inside in (self._above, self._below):
            inside.installEventFilter(self)

    def _part(self, inside: QWidget) -> Scroller:
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0 if inside is self._above else _GAP, _PAD, 0)
        layout.setSpacing(_GAP)
        area = scroller(inside)
        area.setParent(self)
        area.show()
        return area

    def fill(
        self, above: Sequence[QWidget], ended: QWidget | None = None, further: QWidget | None = None
    ) -> None:
        """Show something, and below it what is ``ended`` and what leads ``further``.

        What is filled in again stays; what is not goes for good.
        """
        ending = [one for one in (ended, further) if one is not None]
        self._told = ended
        for inside, parts in ((self._above, above), (self._below, ending)):
            _refill(inside, parts)
        self.area.verticalScrollBar().setValue(0)
        self.ending.verticalScrollBar().setValue(0)
        self._lay()
        for inside in (self._above, self._below):
            # Else its area learns only in a turn of the loop after the next that it has grown.
            QCoreApplication.sendEvent(inside, QEvent(QEvent.Type.LayoutRequest))

    def dress(self) -> None:
        """Look up the style of all that is in it now, not when it comes into sight."""
        for widget in self.findChildren(QWidget):
            widget.ensurePolished()

    def tell(self, *, told: bool) -> None:
        """Show the lower part, or keep it open how it ended."""
        self.ending.setVisible(told)
        self._lay()

    def ask(self, *, asked: bool) -> None:
        """Give the lower part the room it needs: somebody wants to read all of it."""
        self._asked = asked
        self._lay()

    def _lay(self) -> None:
        """Give both parts what they need, or the upper one what is left."""
        wide, high = self.width(), self.height()
        verdict = None if self.ending.isHidden() else self._told
        upper, lower = _height(self._above, wide), 0
        if verdict is not None:
            lower = _height(self._below, wide)
        if verdict is not None and upper + lower > high:
            inner = wide - self.ending.verticalScrollBar().sizeHint().width()
            whole, least = _height(self._below, inner), _height(verdict, inner - _PAD) + 2 * _GAP
            if self._asked:
                least = max(least, round(high * _ASKED))
            lower = min(high, whole, max(least, high - _height(self._above, inner)))
        upper = high if verdict is None else min(upper, high - lower)
        self.area.setGeometry(0, 0, wide, upper)
        self.ending.setGeometry(0, upper, wide, high - upper)

    def minimumSizeHint(self) -> QSize:
        """Be as narrow and as low as the paper: each part scrolls."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        """Share the room between what is seen only now, and so has a size."""
        super().showEvent(event)
        self._lay()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room anew when something takes another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._lay()
        return super().eventFilter(watched, event)


def _refill(inside: QWidget, parts: Sequence[QWidget]) -> None:
    layout = inside.layout()
    if not isinstance(layout, QVBoxLayout):
        return
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None and widget not in parts:
            widget.hide()
            widget.deleteLater()
    for part in parts:
        layout.addWidget(part)
        part.show()  # else its layout counts nothing in it before the next turn of the loop
        _settle(part)
    layout.addStretch(1)


def _settle(part: QWidget) -> None:
    """Let what has new words know its size now: its layout would count the words before them."""
    for child in part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if child.layout() is not None:
            _settle(child)
    if (layout := part.layout()) is not None:
        layout.activate()


def _height(inside: QWidget, wide: int) -> int:
    """Return how high something is in so much width."""
    layout = inside.layout()
    if layout is None:
        return 0
    least = layout.totalMinimumSize().height()
    return max(layout.totalHeightForWidth(wide), least) if layout.hasHeightForWidth() else least
