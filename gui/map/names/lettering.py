"""How names on the board are written: face, lines, ink, and what room they take."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPixmap

from gui.kit import theme
from gui.kit.kept import Kept, bare
from gui.kit.pens import pen
from gui.map.sprite_painter import Job

if TYPE_CHECKING:
    from gui.map.ground import Box

REFERENCE = 100
"""Pixels at which a text is measured; all else is in proportion."""

CAP = 0.65
"""Height of a capital, of the font's size."""

LEAST = 10.4
"""Pixels that the font of a name has at least on screen."""

HALO, HALO_ALPHA = 0.16, 185
"""Width of the edge round letters, of the font's size, and its opacity."""

_drawn: Kept[tuple[QPixmap, QPointF]] = Kept(lambda one: one[0])


def ink(*, sea: bool) -> QColor:
    """Return the colour of letters on land or at sea: light ones on a dark board."""
    if not sea and theme.current() == "dark":
        return theme.mix("label_halo", "#ffffff", 0.25)
    return theme.colour("sea_ink" if sea else "label")


def halo(*, sea: bool) -> QColor:
    """Return the colour round letters: light round dark ones, dark round light ones."""
    if not sea:
        return theme.colour("label" if theme.current() == "dark" else "label_halo")
    light = ink(sea=True).lightness() > theme.colour("sea").lightness()
    return theme.mix("sea", "#000000", 0.45) if light else theme.mix("sea", "#ffffff", 0.35)


class Text(NamedTuple):
    """A name as it is written: its lines at a size."""

    lines: tuple[str, ...]
    px: float
    """Size of the font in board units."""

    sea: bool = False
    """Seas are written in italics, in the ink of water."""

    spacing: float = 0.0
    """Extra room between letters, of the font's size."""

    def box(self, x: float, y: float) -> Box:
        """Return the rectangle of ink when the name is centred at a point."""
        width, above, below = _measure(self.lines, self.sea, self.spacing)
        wide, top, bottom = width * self.px, above * self.px, below * self.px
        return (x - wide / 2, y - top, x + wide / 2, y + bottom)


@lru_cache(maxsize=1024)
def _measure(lines: tuple[str, ...], sea: bool, spacing: float) -> tuple[float, float, float]:  # noqa: FBT001
    """Return width, ink above and ink below the middle, of the font's size."""
    metrics = QFontMetricsF(theme.board_font(REFERENCE, italic=sea, spacing=spacing * REFERENCE))
    boxes = [metrics.tightBoundingRect(line) for line in lines]
    extra = spacing * REFERENCE
    width = max(
        max(box.width(), metrics.horizontalAdvance(line) - extra)
        for line, box in zip(lines, boxes, strict=True)
    )
    first = -(len(lines) - 1) * REFERENCE / 2 + CAP * REFERENCE / 2
    last = first + (len(lines) - 1) * REFERENCE
    return (
        width / REFERENCE,
        -(first + boxes[0].top()) / REFERENCE,
        (last + boxes[-1].bottom()) / REFERENCE,
    )


def picture(text: Text, scale: float) -> tuple[QPixmap, QPointF]:
    """Return a written name at so many device pixels per unit, and where its middle is in it."""
    drawn = _drawn.get(_key(text, scale))
    return drawn if drawn is not None else _keep(text, scale, _write(text, scale))


def job(text: Text, scale: float) -> Job | None:
    """Return how to write a name beforehand; nothing if it is written already."""
    if _key(text, scale) in _drawn:
        return None
    return Job(lambda: _write(text, scale), lambda image: _keep(text, scale, image))


def _keep(text: Text, scale: float, image: QImage) -> tuple[QPixmap, QPointF]:
    return _drawn.keep(_key(text, scale), (QPixmap.fromImage(image), _middle(text, scale)))


def _key(text: Text, scale: float) -> tuple[object, ...]:
    return (text, round(scale, 3), theme.current())


def _edge(text: Text, scale: float) -> float:
    return text.px * scale * HALO + 2


def _middle(text: Text, scale: float) -> QPointF:
    left, top, _, _ = text.box(0, 0)
    edge = _edge(text, scale)
    return QPointF(round(-left * scale + edge), round(-top * scale + edge))


def _write(text: Text, scale: float) -> QImage:
    px, edge = text.px * scale, _edge(text, scale)
    left, top, right, bottom = text.box(0, 0)
    wide, high = (right - left) * scale + 2 * edge, (bottom - top) * scale + 2 * edge
    image = QImage(round(wide), round(high), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    font = theme.board_font(REFERENCE, italic=text.sea, spacing=text.spacing * REFERENCE)
    metrics = QFontMetricsF(font)
    shape = QPainterPath()
    for number, line in enumerate(text.lines):
        wide = metrics.horizontalAdvance(line) - text.spacing * REFERENCE
        y = (number - (len(text.lines) - 1) / 2 + CAP / 2) * REFERENCE
        shape.addText(QPointF(-wide / 2, y), font, line)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(_middle(text, scale))
    painter.scale(px / REFERENCE, px / REFERENCE)
    painter.strokePath(shape, pen(halo(sea=text.sea), REFERENCE * HALO, HALO_ALPHA))
    painter.fillPath(shape, ink(sea=text.sea))
    painter.end()
    return bare(image)
