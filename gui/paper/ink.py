"""What a print is written with: type and inks. All lengths on paper are tenths of a millimetre."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gui.kit import theme

POINT = 254 / 72
"""A printer's point."""

LEADING = 1.28
"""From line to line, of the font's size."""

BLACK = "#17120c"
GREY = "#5a5248"
HAIR = "#b9ae9b"


_outlined: ContextVar[bool] = ContextVar("outlined", default=False)


@contextmanager
def outlined() -> Iterator[None]:
    """Write what is written inside as shapes: it is seen the same where the fonts are not."""
    before = _outlined.set(True)
    try:
        yield
    finally:
        _outlined.reset(before)


def is_outlined() -> bool:
    """Tell whether words are to be shapes."""
    return _outlined.get()


@dataclass(frozen=True, slots=True)
class Face:
    """Type in points."""

    style: str = "body"
    points: float = 9.5
    weight: int = 400
    tabular: bool = False

    @property
    def font(self) -> QFont:
        """The font, as high as on paper."""
        return _font(self.style, self.points, self.weight, self.tabular)

    @property
    def leading(self) -> float:
        """From line to line."""
        return self.points * POINT * LEADING

    def width(self, text: str) -> float:
        """Return how wide a text is on one line."""
        return float(QFontMetricsF(self.font).horizontalAdvance(text))


BODY = Face()
STRONG = Face(weight=600)
SMALL = Face(points=8)
TITLE = Face("h2", 20)
HEAD = Face("h3", 14)


@lru_cache(maxsize=64)
def _font(style: str, points: float, weight: int, tabular: bool) -> QFont:  # noqa: FBT001
    typeface = theme.font(style, points * POINT, weight, tabular=tabular)
    # On paper a letter is as wide as it was drawn, however few pixels a preview has for it.
    typeface.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return typeface


def wrapped(text: str, face: Face, width: float) -> tuple[str, ...]:
    """Break a text into lines; a word longer than a line is broken too."""
    metrics = QFontMetricsF(face.font)
    rows: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if metrics.horizontalAdvance(longer) <= width:
                line = longer
                continue
            if line:
                rows.append(line)
            rest = word
            while metrics.horizontalAdvance(rest) > width and len(rest) > 1:
                cut = _fitting(rest, metrics, width)
                rows.append(rest[:cut])
                rest = rest[cut:]
            line = rest
        rows.append(line)
    return tuple(rows)


def _fitting(word: str, metrics: QFontMetricsF, width: float) -> int:
    cut = 1
    while cut < len(word) and metrics.horizontalAdvance(word[: cut + 1]) <= width:
        cut += 1
    return cut


def elided(text: str, face: Face, width: float) -> str:
    """Shorten a text to one line."""
    metrics = QFontMetricsF(face.font)
    return str(metrics.elidedText(text, Qt.TextElideMode.ElideRight, width))


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    face: Face,
    *,
    ink: str = BLACK,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Write lines from the top of a box; nothing is broken again."""
    painter.setFont(face.font)
    painter.setPen(QColor(ink))
    metrics = QFontMetricsF(face.font)
    top = (face.leading - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    for number, line in enumerate(text.split("\n")):
        x = box.left()
        if align != Qt.AlignmentFlag.AlignLeft:
            spare = box.width() - metrics.horizontalAdvance(line)
            x += spare if align == Qt.AlignmentFlag.AlignRight else spare / 2
        at = QPointF(x, box.top() + top + number * face.leading)
        if is_outlined():
            shape = QPainterPath()
            shape.addText(at, face.font, line)
            painter.fillPath(shape, QColor(ink))
        else:
            painter.drawText(at, line)


def line(
    painter: QPainter, one: QPointF, other: QPointF, ink: str = HAIR, width: float = 2
) -> None:
    """Draw a straight line."""
    painter.setPen(QPen(QColor(ink), width))
    painter.drawLine(one, other)
