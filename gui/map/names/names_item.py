"""The names as a layer of the scene: over lines, under pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.kit import theme
from gui.map import layers
from gui.map.motion import soften
from gui.map.names import lettering

if TYPE_CHECKING:
    from gui.map.names.labels import Label
    from gui.map.names.lettering import Text


def is_in(label: Label, seen: QRectF) -> bool:
    """Tell whether any of a name, with its light edge, is in a part of the board."""
    return seen.intersects(_room(label))


def _room(label: Label) -> QRectF:
    left, top, right, bottom = label.box
    return QRectF(left - 6, top - 6, right - left + 12, bottom - top + 12)


class NamesItem(QGraphicsItem):
    """Every name in its place, each drawn from a picture made once per size."""

    def __init__(self, board: QRectF) -> None:
        super().__init__()
        self._board = board
        self.labels: tuple[Label, ...] = ()
        self._rooms: list[QRectF] = []
        """What each of them covers, once that was asked: a reveal asks in every frame."""

        self._drawn: dict[Text, tuple[QPixmap, QPointF]] = {}
        """The pictures of those that were painted, at this size and in this theme."""

        self._drawn_as: tuple[float, str] = (0.0, "")
        self.sharp = 0.0
        """Device pixels per unit at which they were last written."""
        self.setZValue(layers.NAMES)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_labels(self, labels: tuple[Label, ...], sharp: float) -> None:
        """Write these names at so many device pixels per board unit."""
        if labels != self.labels or sharp != self.sharp:
            self.labels, self.sharp, self._rooms = labels, sharp, []
            drawn, texts = self._drawn, (label.text for label in labels)
            self._drawn = {text: drawn[text] for text in texts if text in drawn}
            self.update()

    def _seen(self, seen: QRectF) -> tuple[Label, ...] | list[Label]:
        """Return the names of which anything is in a part of the board."""
        if seen.contains(self._board):
            return self.labels
        self._rooms = self._rooms or [_room(label) for label in self.labels]
        rooms = zip(self.labels, self._rooms, strict=True)
        return [label for label, room in rooms if seen.intersects(room)]

    def _picture(self, text: Text) -> tuple[QPixmap, QPointF]:
        picture = self._drawn[text] = lettering.picture(text, self.sharp)
        return picture

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._board

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the names that are seen; scaled while the zoom is changing."""
        del widget
        seen = option.exposedRect
        ratio = painter.device().devicePixelRatioF()
        transform = painter.transform()
        scale = transform.m11() * ratio
        still = abs(scale - self.sharp) < 1e-6
        if still:
            painter.resetTransform()
            painter.scale(1 / ratio, 1 / ratio)
        else:
            soften(painter)
        looks = (self.sharp, theme.current())
        if looks != self._drawn_as:
            self._drawn, self._drawn_as = {}, looks
        drawn = self._drawn
        for label in self._seen(seen):
            pixmap, middle = drawn.get(label.text) or self._picture(label.text)
            if still:
                at = transform.map(QPointF(label.x, label.y)) * ratio - middle
                painter.drawPixmap(round(at.x()), round(at.y()), pixmap)
            else:
                corner = QPointF(label.x, label.y) - middle / self.sharp
                size = pixmap.size().toSizeF() / self.sharp
                painter.drawPixmap(QRectF(corner, size), pixmap, QRectF(pixmap.rect()))
