"""What explanations are made of: strength blocks, result chips, rows that can be chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSizePolicy, QWidget

from engine.rules.ruling import Ruling, Verdict
from gui.kit import theme
from gui.kit.pieces import INK
from gui.kit.signs import PieceIcon, paint_swatch
from gui.kit.widgets import label, pressed_by_enter, restyle

_GOOD = frozenset({Verdict.STANDS, Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE})


def went_wrong(ruling: Ruling) -> bool:
    """Tell whether an order did not do what its owner wanted, or its unit was beaten."""
    return ruling.verdict not in _GOOD or ruling.dislodged


_ROW_PAD, _ROW_GAP = 10, 10


class StrengthBlocks(QWidget):
    """One block per unit of strength, in the colour and hatching of who gives it."""

    def __init__(self, letters: Sequence[str], *, name: str = "", scale: float = 1.0) -> None:
        super().__init__()
        self.letters = tuple(letters)
        self._scale = scale * theme.sign(100) / 100
        self.setFixedSize(QSize(26 * max(2, len(self.letters)) + 2, 24) * self._scale)
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the blocks, flush right against the figure that follows."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        left = self.width() / self._scale - 26 * len(self.letters) - 1
        for place, letter in enumerate(self.letters):
            box = QRectF(left + place * 26, 1, 22, 22)
            paint_swatch(painter, box, letter, 5, 4)
            painter.setPen(QPen(QColor(INK), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        painter.end()


def chip(text: str, kind: str) -> QLabel:
    """Return a result word on its tint: ``good``, ``bad`` or ``warn``."""
    widget = label(text)
    widget.setProperty("chip", kind)
    return widget


class RulingRow(QPushButton):
    """One order with its result; pressing it asks why.

    The words are never cut: they take a second line beside the result, and where even that is too
    narrow, the result goes below them.
    """

    hovered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._icon = PieceIcon("", "", 40)
        self.words = label("", "order", wrap=True)
        self.result = chip("", "good")
        self._needs: dict[int, tuple[int, int]] = {}
        """By width: that of the words beside the result, and the height. A layout asks often."""
        self._hint: QSize | None = None
        self._size: tuple[int, int, int, QSize] | None = None
        for child in (self._icon, self.words, self.result):
            child.setParent(self)
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, letter: str, unit: str, words: str, result: str, *, bad: bool) -> None:
        """Say what became of an order. Rows are used again: making one takes longer."""
        self.setAccessibleName(f"{letter}: {words}: {result}")
        self._icon.show_piece(unit[:1], letter)
        self.words.setText(words)
        self.result.setText(result)
        kind = "bad" if bad else "good"
        if self.result.property("chip") != kind:
            self.result.setProperty("chip", kind)
            restyle(self.result)
        self._measure_anew()
        self.updateGeometry()
        if self.isVisible():
            self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as well as the space bar."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    @property
    def _start(self) -> int:
        return _ROW_PAD + self._icon.width() + _ROW_GAP

    def _needed(self, width: int) -> tuple[int, int]:
        """Return the width of the words beside the result (or nothing), and the height."""
        if width not in self._needs:
            self._needs[width] = self._measured(width)
        return self._needs[width]

    def hasHeightForWidth(self) -> bool:
        """Grow where the words need another line."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return what the words and the result need."""
        return self._needed(width)[1]

    def _measure_anew(self) -> None:
        self._needs.clear()
        self._hint = self._size = None

    def _sizes(self) -> tuple[int, int, int, QSize]:
        """Return how wide the widest word and all words are, how high a line, and the result."""
        if self._size is None:
            across, text = self.words.fontMetrics().horizontalAdvance, self.words.text()
            whole = across(text) + 4
            widest = max(map(across, text.split()), default=0)
            line = self.words.heightForWidth(whole)
            self._size = widest, whole, line, self.result.sizeHint()
        return self._size

    def _measured(self, width: int) -> tuple[int, int]:
        """Set the result beside the words, or below them if two lines are not enough."""
        widest, whole, line, chip = self._sizes()
        room = width - self._start - _ROW_GAP - chip.width() - _ROW_PAD
        most = 2 * self.words.fontMetrics().lineSpacing() + 2
        tall = line if room >= whole else self.words.heightForWidth(room)
        if room >= widest and tall <= most:
            beside = room
        else:
            beside = 0
            tall = self.words.heightForWidth(width - self._start - _ROW_PAD) + chip.height() + 2
        return beside, max(tall, chip.height(), self._icon.height()) + 10

    def sizeHint(self) -> QSize:
        """Ask for what the words need, not for what a plain button would."""
        if self._hint is None:
            _, words, _, chip = self._sizes()
            width = self._start + words + _ROW_GAP + chip.width() + _ROW_PAD
            self._hint = QSize(width, self.heightForWidth(width))
        return self._hint

    def minimumSizeHint(self) -> QSize:
        """Shrink with the panel."""
        return QSize(160, max(self._sizes()[3].height(), self._icon.height()) + 10)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the words out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """Follow a change of the type's size."""
        done = super().event(event)
        kinds = (QEvent.Type.LayoutRequest, QEvent.Type.Polish, QEvent.Type.StyleChange)
        if event.type() in kinds:
            self._measure_anew()
            self.updateGeometry()
            self._lay_out()
        return done

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        icon, size = self._icon.height(), self._sizes()[3]
        self._icon.setGeometry(_ROW_PAD, (height - icon) // 2, self._icon.width(), icon)
        left = width - _ROW_PAD - size.width()
        if beside := self._needed(width)[0]:
            self.words.setGeometry(self._start, 0, beside, height)
            self.result.setGeometry(left, (height - size.height()) // 2, *size.toTuple())
        else:
            room = width - self._start - _ROW_PAD
            self.words.setGeometry(self._start, 4, room, self.words.heightForWidth(room))
            self.result.setGeometry(left, height - size.height() - 5, *size.toTuple())

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


class Whose(QComboBox):
    """Chooses some powers by their names. The wheel turns the page, and its keys are its own."""

    def __init__(self) -> None:
        super().__init__()
        self._ways: list[tuple[str, ...]] = []
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.view().installEventFilter(self)

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers chosen; none for anybody."""
        return self._ways[self.currentIndex()]

    def set_ways(
        self, ways: Sequence[tuple[str, tuple[str, ...]]], chosen: tuple[str, ...]
    ) -> None:
        """List names with the powers they stand for."""
        self._ways = [powers for _, powers in ways]
        self.clear()
        self.addItems([name for name, _ in ways])
        self.setCurrentIndex(self._ways.index(chosen) if chosen in self._ways else 0)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that choose: outside they step through results. Space goes on anyhow."""
        if event.type() == QEvent.Type.ShortcutOverride and _chooses(event):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Do the same for the list while it is open."""
        if event.type() == QEvent.Type.ShortcutOverride and _chooses(event, Qt.Key.Key_Space):
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


_CHOOSING = (Qt.Key.Key_Up, Qt.Key.Key_Down)


def _chooses(event: QEvent, *keys: Qt.Key) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in (*_CHOOSING, *keys)


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
