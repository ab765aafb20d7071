"""What explanations are made of: strength blocks, result chips, rows that can be chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.rules.ruling import Ruling, Verdict
from gui.kit.pieces import INK
from gui.kit.signs import PieceIcon, paint_swatch
from gui.kit.widgets import label, restyle

_GOOD = frozenset({Verdict.STANDS, Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE})


def went_wrong(ruling: Ruling) -> bool:
    """Tell whether an order did not do what its owner wanted, or its unit was beaten."""
    return ruling.verdict not in _GOOD or ruling.dislodged


class StrengthBlocks(QWidget):
    """One block per unit of strength, in the colour and hatching of who gives it."""

    def __init__(self, letters: Sequence[str], *, name: str = "") -> None:
        super().__init__()
        self.letters = tuple(letters)
        self.setFixedSize(26 * max(2, len(self.letters)) + 2, 24)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the blocks, flush right against the figure that follows."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = self.width() - 26 * len(self.letters) - 1
        for place, letter in enumerate(self.letters):
            box = QRectF(left + place * 26, 1, 22, 22)
            paint_swatch(painter, box, letter, 5, 4)
            painter.setPen(QPen(QColor(INK), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        painter.end()


class Elided(QLabel):
    """Words on one line; where they do not fit, shorter ones, then an ellipsis. The tip has all."""

    def __init__(self, text: str, role: str = "order", *, short: str = "") -> None:
        super().__init__()
        self._short = short
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.whole = text
        self.setAccessibleName(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Let the row be as narrow as its panel."""
        return QSize(40, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        """Ask for the whole text."""
        width = self.fontMetrics().horizontalAdvance(self.whole) + 4
        return QSize(width, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), max(40, self.width())
        fits = metrics.horizontalAdvance(self.whole) <= room
        wanted = self.whole if fits or not self._short else self._short
        shown = metrics.elidedText(wanted, Qt.TextElideMode.ElideRight, room)
        if shown != self.text():
            self.setText(shown)
            self.setToolTip("" if shown == self.whole else self.whole)


def chip(text: str, kind: str) -> QLabel:
    """Return a result word on its tint: ``good``, ``bad`` or ``warn``."""
    found = label(text)
    found.setProperty("chip", kind)
    return found


class RulingRow(QPushButton):
    """One order with its result; pressing it asks why."""

    hovered = Signal(bool)

    def __init__(
        self, letter: str, unit: str, words: str, result: str, *, bad: bool, short: str = ""
    ) -> None:
        super().__init__()
        self.setProperty("surface", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{letter}: {words}: {result}")
        self._inside = layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 10, 4)
        layout.setSpacing(10)
        icon: QWidget
        if unit:
            icon = PieceIcon(unit[:1], letter, 40)
        else:
            icon = QFrame()
            icon.setFixedSize(40, 32)
        self.words = Elided(words, short=short)
        layout.addWidget(icon)
        layout.addWidget(self.words, 1)
        self.result = chip(result, "bad" if bad else "good")
        layout.addWidget(self.result)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """Ask for what the words need, not for what a plain button would."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Shrink with the panel."""
        return self._inside.minimumSize()

    def set_on(self, *, on: bool) -> None:
        """Mark it as the one being explained."""
        self.setChecked(on)
        if bool(self.property("on") == "true") != on:
            self.setProperty("on", "true" if on else "false")
            restyle(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light its spaces."""
        super().enterEvent(event)
        self.hovered.emit(True)  # noqa: FBT003  (a signal has no keywords)

    def leaveEvent(self, event: QEvent) -> None:
        """Let them go dark."""
        super().leaveEvent(event)
        self.hovered.emit(False)  # noqa: FBT003  (a signal has no keywords)


class Sentence(QLabel):
    """A reason; while the pointer is on it, the spaces it speaks of are lit."""

    hovered = Signal(object)
    """The provinces it speaks of; nothing when the pointer leaves."""

    def __init__(self, text: str, places: Sequence[str]) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.places = tuple(places)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light its spaces."""
        super().enterEvent(event)
        self.hovered.emit(self.places)

    def leaveEvent(self, event: QEvent) -> None:
        """Let them go dark."""
        super().leaveEvent(event)
        self.hovered.emit(())
