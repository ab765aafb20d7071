"""The clock that the whole room reads: what the table is doing, how long yet, what comes then."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.clock.clock import Clock
from gui.clock import words
from gui.clock.keeper import ClockKeeper
from gui.kit import theme

Ink = Callable[[str], QColor]
"""Gives the colour of a name of the theme, such as ``on_chrome`` or ``brass``."""

ON_PAPER = {"on_chrome": "text", "on_chrome2": "text2", "brass": "warn", "chrome3": "paper3"}
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_BAR, _GAP = 0.011, 0.016
_LINES = 2


def cells(text: str, font: QFont) -> tuple[float, list[float]]:
    """Return how wide a time is and where each sign begins; a figure never moves its neighbours."""
    metrics = QFontMetricsF(font)
    figure = max(metrics.horizontalAdvance(digit) for digit in "0123456789")
    widths = [figure if sign.isdigit() else metrics.horizontalAdvance(sign) for sign in text]
    begins = [sum(widths[:place]) for place in range(len(widths))]
    return sum(widths), begins


def paint_time(painter: QPainter, box: QRectF, text: str, font: QFont, *, hollow: bool) -> None:
    """Draw a time in the middle of a box with the painter's pen; only its outline if ``hollow``."""
    width, begins = cells(text, font)
    if width > box.width():
        font = QFont(font)
        font.setPixelSize(max(1, int(font.pixelSize() * box.width() / width)))
        width, begins = cells(text, font)
    metrics = QFontMetricsF(font)
    left = box.center().x() - width / 2
    base = box.center().y() + metrics.capHeight() / 2
    figure = metrics.horizontalAdvance("0")
    colon = (metrics.capHeight() - metrics.xHeight()) / 2
    shape = QPainterPath()
    for sign, begin in zip(text, begins, strict=True):
        spare = (figure - metrics.horizontalAdvance(sign)) / 2 if sign.isdigit() else 0.0
        lift = colon if sign == ":" else 0.0
        shape.addText(left + begin + spare, base - lift, font, sign)
    ink = painter.pen().color()
    if hollow:
        painter.setPen(QPen(ink, max(1.2, metrics.capHeight() * 0.022)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
    else:
        painter.fillPath(shape, ink)


class ClockFace(QWidget):
    """Title, figures, a bar that empties, one line below. All sizes follow the screen's height.

    It draws itself with the inks that it is given, so that a window with a theme of its own can
    show it; hidden while the table plays without a clock.
    """

    def __init__(
        self,
        keeper: ClockKeeper,
        height: int,
        *,
        ink: Ink = theme.colour,
        titled: bool = True,
    ) -> None:
        super().__init__()
        self._keeper, self._screen, self._ink, self._titled = keeper, height, ink, titled
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        keeper.shown.connect(self._on_shown)
        self._measure()
        self._on_shown()

    def set_screen_height(self, height: int) -> None:
        """Follow the height of the screen on which it is read."""
        if height != self._screen:
            self._screen = height
            self._measure()

    def sizeHint(self) -> QSize:
        """Be as high as its lines."""
        return QSize(round(self._px("clock") * 2.2), self.height())

    def minimumSizeHint(self) -> QSize:
        """Let the figures shrink with the column."""
        return QSize(round(self._px("clock")), self.height())

    @property
    def figures(self) -> str:
        """What its hands show; nothing where there is no limit."""
        clock = self._keeper.clock
        shown = clock.shown if clock is not None else None
        return words.figures(shown.seconds) if shown is not None else ""

    def _px(self, style: str) -> float:
        return self._screen * float(theme.TOKENS["projector_type"][style])

    def _measure(self) -> None:
        title = self._px("h2") * 1.35 if self._titled else 0
        lines = _LINES * self._px("body") * 1.3
        bar = self._screen * (_BAR + 2 * _GAP)
        self.setFixedHeight(round(title + self._px("clock") * 0.92 + bar + lines))
        self.updateGeometry()
        self.update()

    def _on_shown(self) -> None:
        clock = self._keeper.clock
        self.setHidden(clock is None)
        if clock is None:
            return
        sentence = words.read_aloud(clock)
        if sentence != self.accessibleName():
            self.setAccessibleName(sentence)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self._on_shown()
        elif event.type() == QEvent.Type.StyleChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        clock = self._keeper.clock
        if clock is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = self._paint_title(painter, clock)
        if clock.shown is not None:
            top = self._paint_figures(painter, clock, top)
        self._paint_note(painter, clock, top)
        painter.end()

    def _paint_title(self, painter: QPainter, clock: Clock) -> float:
        if not self._titled:
            return 0
        box = QRectF(0, 0, self.width(), self._px("h2") * 1.35)
        painter.setFont(_fitting(words.part_words(clock), self._px("h2"), 600, box.width()))
        painter.setPen(self._ink("brass"))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words.part_words(clock))
        return box.bottom()

    def _paint_figures(self, painter: QPainter, clock: Clock, top: float) -> float:
        high = self._px("clock") * 0.92
        box = QRectF(0, top, self.width(), high)
        urgent = clock.last_minute or clock.up
        painter.setPen(self._ink("brass" if urgent else "on_chrome"))
        font = theme.font("clock", self._px("clock"), 600, tabular=True)
        hollow = not clock.going and not clock.up
        paint_time(painter, box, self.figures, font, hollow=hollow)
        bar = QRectF(0, box.bottom() + self._screen * _GAP, self.width(), self._screen * _BAR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink("chrome3"))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        share = 1.0 if urgent else clock.shown.share if clock.shown is not None else 0.0
        if share > 0:
            full = QRectF(
                bar.left(), bar.top(), max(bar.height(), bar.width() * share), bar.height()
            )
            painter.setBrush(self._ink("brass"))
            painter.drawRoundedRect(full, bar.height() / 2, bar.height() / 2)
        return bar.bottom() + self._screen * _GAP

    def _paint_note(self, painter: QPainter, clock: Clock, top: float) -> None:
        note = words.note_words(clock)
        urgent = clock.last_minute or clock.up or clock.missed
        font = theme.font("body", self._px("body"), 600 if urgent else 400, tabular=True)
        painter.setFont(font)
        painter.setPen(self._ink("brass" if urgent else "on_chrome2"))
        painter.drawText(QRectF(0, top, self.width(), self.height() - top), int(_WRAPPED), note)


def _fitting(text: str, px: float, weight: int, width: float) -> QFont:
    """Return a font in which a line fits a width; long words of some languages shrink a little."""
    face = theme.font("body", px, weight)
    wide = QFontMetricsF(face).horizontalAdvance(text)
    return face if wide <= width else theme.font("body", px * width / wide, weight)


def on_paper(name: str) -> QColor:
    """Return the ink for a clock that is drawn on paper."""
    return theme.colour(ON_PAPER.get(name, name))
