"""What explanations are made of: strength blocks, result chips, rows that can be chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QSizePolicy, QWidget

from engine.rules.ruling import Ruling, Verdict
from gui.kit import prints, theme
from gui.kit.pick_list import PickList
from gui.kit.pieces import INK
from gui.kit.signs import paint_swatch, piece_size, put_piece
from gui.kit.widgets import label, pressed_by_enter, restyle

_GOOD = frozenset({Verdict.STANDS, Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE})


def went_wrong(ruling: Ruling) -> bool:
    """Tell whether an order did not do what its owner wanted, or its unit was beaten."""
    return ruling.verdict not in _GOOD or ruling.dislodged


_ROW_PAD, _ROW_GAP = 10, 10

_PIECE = 40
"""How wide the piece of a row is, at the usual text."""


class StrengthBlocks(QWidget):
    """One block per unit of strength, in the colour and hatching of who gives it."""

    def __init__(self, letters: Sequence[str], *, name: str = "", scale: float = 1.0) -> None:
        super().__init__()
        self._scale = scale * theme.sign(100) / 100
        self.show_blocks(letters, name=name)

    def show_blocks(self, letters: Sequence[str], *, name: str = "") -> None:
        """Show other blocks."""
        self.letters = tuple(letters)
        self.setFixedSize(QSize(26 * max(2, len(self.letters)) + 2, 24) * self._scale)
        self.setAccessibleName(name)
        self.update()

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


class RulingLettering(QWidget):
    """What the words of results look like: labels that the style sheet dresses and nobody sees.

    A list of twenty results would be eighty widgets, were each word one: rows only draw what these
    would show. Make it before the rows, so that it has another look before they measure. They say
    nothing for longer than that takes: nobody who reads hidden words learns what was shown before.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._order = label("", "order", wrap=True)
        self._chips = {bad: chip("", "bad" if bad else "good") for bad in (False, True)}
        for model in (self._order, *self._chips.values()):
            model.setParent(self)
        self.piece = piece_size(_PIECE)
        """How large the piece of a row is."""

        self._line = 0
        self._chip_sizes: dict[tuple[str, bool], QSize] = {}

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew what looks otherwise."""
        if event.type() == QEvent.Type.StyleChange:
            self._line, self.piece = 0, piece_size(_PIECE)
            self._chip_sizes.clear()
        super().changeEvent(event)

    def across(self, words: str) -> int:
        """Return how wide words are on one line."""
        self._order.ensurePolished()
        return self._order.fontMetrics().horizontalAdvance(words)

    def line(self) -> int:
        """Return how high a line is."""
        if not self._line:
            self._line = self.high("A", self.across("A") + 4)
        return self._line

    def two_lines(self) -> int:
        """Return how high two lines are."""
        return 2 * self._order.fontMetrics().lineSpacing() + 2

    def high(self, words: str, width: int) -> int:
        """Return how high words are where they have so much room."""
        self._order.setText(words)
        high = self._order.heightForWidth(width)
        self._order.clear()
        return high

    def chip_size(self, result: str, *, bad: bool) -> QSize:
        """Return how large the tint of a result is."""
        if (result, bad) not in self._chip_sizes:
            drawn = self._chips[bad].text()  # just now: to draw one has its page laid out before
            model = self._chip(result, bad=bad)
            self._chip_sizes[result, bad] = model.sizeHint()
            model.setText(drawn)
        return self._chip_sizes[result, bad]

    def _chip(self, result: str, *, bad: bool) -> QLabel:
        model = self._chips[bad]
        model.ensurePolished()
        model.setText(result)
        return model

    def write(self, painter: QPainter, box: QRect, words: str) -> None:
        """Write an order into its box."""
        painter.setFont(self._order.font())
        painter.setPen(self._order.palette().color(self._order.foregroundRole()))
        how = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, how | Qt.TextFlag.TextWordWrap, words)

    def put_chip(self, painter: QPainter, box: QRect, result: str, *, bad: bool) -> None:
        """Put a result on its tint into its box."""
        painter.save()
        painter.translate(box.topLeft())
        sign = ("result", result, bad, *theme.look())
        prints.put(
            painter, box.size().toSizeF(), sign, lambda inside: self._draw(inside, box, result, bad)
        )
        painter.restore()

    def _draw(self, painter: QPainter, box: QRect, result: str, bad: bool) -> None:  # noqa: FBT001
        model = self._chip(result, bad=bad)
        model.resize(box.size())
        model.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
        model.clear()


class RulingRow(QPushButton):
    """One order with its result; pressing it asks why.

    The words are never cut: they take a second line beside the result, and where even that is too
    narrow, the result goes below them.
    """

    hovered = Signal(bool)

    def __init__(self, lettering: RulingLettering) -> None:
        super().__init__()
        self.setProperty("surface", "choice")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._lettering = lettering
        self._piece = ("", "")
        self.words, self.result, self.bad = "", "", False
        self._needs: dict[int, tuple[int, int]] = {}
        """By width: that of the words beside the result, and the height. A layout asks often."""
        self._hint: QSize | None = None
        self._across = 0

    def tell(self, letter: str, unit: str, words: str, result: str, *, bad: bool) -> None:
        """Say what became of an order. Rows are used again: making one takes longer."""
        self.setAccessibleName(f"{letter[:1]}: {words}: {result}")
        self._piece = unit[:1], letter
        self.words, self.result, self.bad = words, result, bad
        self._measure_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as well as the space bar."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    @property
    def _start(self) -> int:
        return _ROW_PAD + self._lettering.piece.width() + _ROW_GAP

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
        self._hint, self._across = None, 0
        self.updateGeometry()
        self.update()

    @property
    def _chip(self) -> QSize:
        return self._lettering.chip_size(self.result, bad=self.bad)

    def _whole(self) -> int:
        """Return how wide all words are on one line."""
        if not self._across:
            self._across = self._lettering.across(self.words) + 4
        return self._across

    def _measured(self, width: int) -> tuple[int, int]:
        """Set the result beside the words, or below them if two lines are not enough."""
        chip, lettering = self._chip, self._lettering
        room = width - self._start - _ROW_GAP - chip.width() - _ROW_PAD
        if room >= self._whole():
            beside, tall = room, lettering.line()
        else:
            beside, tall = room, lettering.high(self.words, room)
            if tall > lettering.two_lines() or self._is_cut(room):
                beside = 0
                tall = lettering.high(self.words, width - self._start - _ROW_PAD)
                tall += chip.height() + 2
        return beside, max(tall, chip.height(), lettering.piece.height()) + 10

    def _is_cut(self, room: int) -> bool:
        """Tell whether lines so wide would cut a word."""
        return any(self._lettering.across(word) > room for word in self.words.split())

    def sizeHint(self) -> QSize:
        """Ask for what the words need, not for what a plain button would."""
        if self._hint is None:
            width = self._start + self._whole() + _ROW_GAP + self._chip.width() + _ROW_PAD
            self._hint = QSize(width, self.heightForWidth(width))
        return self._hint

    def minimumSizeHint(self) -> QSize:
        """Shrink with the panel."""
        return QSize(160, max(self._chip.height(), self._lettering.piece.height()) + 10)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of the type's size."""
        if event.type() == QEvent.Type.StyleChange:
            self._measure_anew()
        super().changeEvent(event)

    def boxes(self) -> tuple[QRect, QRect]:
        """Return the room of the words and that of the result."""
        width, height, size = self.width(), self.height(), self._chip
        left, right = self._start, width - _ROW_PAD - size.width()
        if beside := self._needed(width)[0]:
            words = QRect(left, 0, beside, height)
            return words, QRect(QPoint(right, (height - size.height()) // 2), size)
        room = width - left - _ROW_PAD
        words = QRect(left, 4, room, self._lettering.high(self.words, room))
        return words, QRect(QPoint(right, height - size.height() - 5), size)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row with its piece, its words and its result."""
        super().paintEvent(event)
        words, result = self.boxes()
        painter = QPainter(self)
        painter.save()
        painter.translate(_ROW_PAD, (self.height() - self._lettering.piece.height()) // 2)
        put_piece(painter, self._lettering.piece, *self._piece)
        painter.restore()
        self._lettering.write(painter, words, self.words)
        self._lettering.put_chip(painter, result, self.result, bad=self.bad)
        painter.end()

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


class Whose(PickList):
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
