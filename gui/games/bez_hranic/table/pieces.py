"""Parts of the table as pictures: what lies still is painted once, until it looks different."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from gui.games.bez_hranic.drawing.far import GROUND
from gui.kit import theme
from gui.kit.kept import Kept

OPAQUE = ("wood", "bar", "strip")
"""Parts that nothing shines through: they are laid faster. All but the wood fill their boxes."""

DEALT = ("field", "middle", "card")
"""Parts that show what was dealt: in the next round they look otherwise."""

_Key = tuple[object, str, object, Hashable]
"""For which size, theme and language, what, where, and how it looks."""

Part = tuple[str, QRectF, Hashable, Callable[[QPainter], None]]
"""Its name, its box in units, all that it shows, and what paints it."""

AIR = 18.0
"""Units around a part for its shadow."""

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


@dataclass(frozen=True, slots=True)
class _Piece:
    look: Hashable
    box: QRectF
    at: QPoint
    picture: QPixmap


_earlier: Kept[_Piece] = Kept(lambda piece: piece.picture)
"""How parts looked before: a station lights up and goes out again round after round."""


def under_of(name: str) -> QColor | None:
    """Return what lies under a part that nothing shines through; nothing under any other.

    At its edges it shows a part of a pixel of it: the ground around the table, or its own band,
    which leads on to the edge of the window.
    """
    if name not in OPAQUE:
        return None
    return QColor(GROUND) if name == "wood" else theme.colour("chrome")


def _dealt(key: _Key) -> bool:
    return key[1].startswith(DEALT)


class Pieces:
    """Pictures of parts by their names; each is kept as long as it looks the same."""

    def __init__(self) -> None:
        self._kept: dict[str, _Piece] = {}
        self._units, self._ratio = QTransform(), 0.0
        self._replaced: dict[_Key, _Piece] = {}
        self._kept_dealt: list[_Key] = []
        self.life = object()
        """Stands for this size, theme and language: with the next, no earlier picture is right."""

    def fit(self, units: QTransform, ratio: float) -> None:
        """Forget all where the window has another size now."""
        if (units, ratio) != (self._units, self._ratio):
            self.forget()
            self._units, self._ratio = QTransform(units), ratio

    def forget(self) -> None:
        """Paint everything anew, as after a change of language or theme."""
        self._kept.clear()
        self._replaced.clear()
        self.life = object()

    def differs(self, name: str, box: QRectF, look: Hashable) -> bool:
        """Tell whether a part looks different from its picture, or lies elsewhere."""
        kept = self._kept.get(name)
        return kept is None or kept.look != look or kept.box != box

    def pixels(self, box: QRectF, air: float = AIR) -> QRect:
        """Return what of the widget a part covers, with its shadow."""
        grown = box.adjusted(-air, -air, air, air)
        return self._units.mapRect(grown).toAlignedRect()

    def show(
        self,
        painter: QPainter,
        part: tuple[str, QRectF, Hashable],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a part onto the widget, whose own pixels ``painter`` counts in.

        ``part`` is its name, its box in units, and all that it shows.
        """
        kept = self._piece(part, paint, opaque=part[0] in OPAQUE)
        painter.drawPixmap(kept.at, kept.picture)

    def make(self, part: tuple[str, QRectF, Hashable], paint: Callable[[QPainter], None]) -> None:
        """Make the picture of a part that will move, before it is drawn."""
        self._piece(part, paint, opaque=False)

    def stamp(
        self,
        painter: QPainter,
        part: tuple[str, QRectF, Hashable],
        paint: Callable[[QPainter], None],
    ) -> None:
        """Draw a part that moves: ``painter`` counts in units, and has moved already."""
        kept = self._piece(part, paint, opaque=False)
        back, _ = self._units.inverted()
        area = back.mapRect(QRectF(QPointF(kept.at), kept.picture.deviceIndependentSize()))
        painter.drawPixmap(area, kept.picture, QRectF(kept.picture.rect()))

    def _piece(
        self,
        part: tuple[str, QRectF, Hashable],
        paint: Callable[[QPainter], None],
        *,
        opaque: bool,
    ) -> _Piece:
        name, box, look = part
        if self.differs(name, box, look):
            last = self._kept.get(name)
            if last is not None:
                self._replaced[self._key(name, last.box, last.look)] = last
            key = self._key(name, box, look)
            earlier = self._replaced.get(key) or _earlier.get(key)
            under = under_of(name) if opaque else None
            self._kept[name] = earlier or self._painted(box, look, paint, under)
        return self._kept[name]

    @property
    def replaced(self) -> bool:
        """Whether pictures were replaced that are yet to be kept."""
        return bool(self._replaced)

    def keep_replaced(self) -> None:
        """Keep how parts looked before, once nobody waits: to make room takes its time."""
        for key, piece in self._replaced.items():
            if _earlier.get(key) is not piece:
                _earlier.keep(key, piece)
                if _dealt(key):
                    self._kept_dealt.append(key)
        self._replaced.clear()

    def forget_dealt(self) -> None:
        """Keep no longer how the cards of a round that is over lay there.

        They are large, and would take the room of all the small things that are laid at once.
        """
        for key in [*self._kept_dealt, *filter(_dealt, self._replaced)]:
            _earlier.drop(key)
            self._replaced.pop(key, None)
        self._kept_dealt.clear()

    def make_small(self, paint: Callable[[QPainter], None]) -> None:
        """Let something be painted that is made of small pictures kept by themselves.

        Nothing is seen of it: the pictures are there when it is.
        """
        nowhere = QPixmap(1, 1)
        nowhere.setDevicePixelRatio(self._ratio)
        painter = QPainter(nowhere)
        painter.setTransform(self._units)
        paint(painter)
        painter.end()

    def _key(self, name: str, box: QRectF, look: Hashable) -> _Key:
        return (self.life, name, box.getRect(), look)

    def make_ready(self, parts: Sequence[Part]) -> None:
        """Make pictures of how parts will look, while nobody waits for them."""
        for name, box, look, paint in parts:
            if not self.has((name, box, look)):
                piece = self._painted(box, look, paint, under_of(name))
                _earlier.keep(self._key(name, box, look), piece)

    def has(self, part: tuple[str, QRectF, Hashable]) -> bool:
        """Tell whether there is a picture of a part that looks so."""
        key = self._key(*part)
        return not self.differs(*part) or key in self._replaced or key in _earlier

    def _painted(
        self,
        box: QRectF,
        look: Hashable,
        paint: Callable[[QPainter], None],
        under: QColor | None,
    ) -> _Piece:
        area = self.pixels(box, AIR if under is None else 0)
        picture = QPixmap(area.size() * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent if under is None else under)
        painter = QPainter(picture)
        painter.setRenderHints(_HINTS)
        painter.translate(-area.topLeft())
        painter.setTransform(self._units, combine=True)
        paint(painter)
        painter.end()
        return _Piece(look, QRectF(box), area.topLeft(), picture)
