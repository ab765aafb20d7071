"""What a row of the library shows of an item: read when it is seen, and not all at once."""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPixmap

from engine.board.errors import MapError
from engine.board.loader import LoadedMap
from engine.library.item import Item
from engine.rules.position import Position
from gui import i18n
from gui.kit import theme
from gui.kit.kept import Kept, bare
from gui.library.item_words import told
from gui.map.pictures import portrait
from gui.map.pictures.picture import thumbnail
from gui.map.pictures.sketch import sketch
from gui.study.near import crop_of

_MOST = 600
"""Items of which the texts are remembered."""

_WAITING = 48
"""Items that were seen last and wait: what was scrolled past long ago need not be painted."""

_PIECES = 18
"""So many pieces stand all over the board: then all of it is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ItemLook:
    """What can be seen of an item before it is opened."""

    text: str
    position: Position | None = None
    map: str = ""


def _itself(pixmap: QPixmap) -> QPixmap:
    return pixmap


_painted: Kept[QPixmap] = Kept(_itself)


class ItemLooks(QObject):
    """Reads chapters and paints their boards while nothing else is to be done."""

    changed = Signal(str)
    """More can be seen of an item; carries its key."""

    def __init__(self, map_of: Callable[[str], LoadedMap], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map_of = map_of
        self._known: OrderedDict[tuple[str, str], ItemLook] = OrderedDict()
        self._waiting: OrderedDict[str, tuple[Item, QSize, float]] = OrderedDict()
        self._at_once: list[str] = []
        """Keys of those that were seen since something was done last, in their order."""

        self._work = QTimer(self, interval=0)
        self._work.timeout.connect(self._next)

    def look(self, item: Item) -> ItemLook | None:
        """Return what is known of an item already."""
        return self._known.get((i18n.language(), item.key))

    def read(self, item: Item) -> ItemLook:
        """Read what an item shows, at once."""
        key = (i18n.language(), item.key)
        if key not in self._known:
            self._known[key] = _look_of(item, key[0])
            if len(self._known) > _MOST:
                self._known.popitem(last=False)
        return self._known[key]

    def picture(self, item: Item, size: QSize, ratio: float) -> QPixmap | None:
        """Return its board as far as it is painted; what is missing comes after a while."""
        done = _painted.get(_key(item, size, ratio, finished=True))
        if done is None or self.look(item) is None:
            self._wait(item, size, ratio)
        return done or _painted.get(_key(item, size, ratio, finished=False))

    def _wait(self, item: Item, size: QSize, ratio: float) -> None:
        """Put an item before those seen earlier; what is seen at once goes from top to bottom."""
        self._waiting[item.key] = item, size, ratio
        if item.key not in self._at_once:
            self._at_once.append(item.key)
        for key in reversed(self._at_once):
            self._waiting.move_to_end(key)
        while len(self._waiting) > _WAITING:
            gone, _ = self._waiting.popitem(last=False)
            if gone in self._at_once:
                self._at_once.remove(gone)
        self._work.start()

    @property
    def waiting(self) -> bool:
        """Whether something is still to be read or painted."""
        return self._work.isActive()

    def rest(self) -> None:
        """Paint nothing while the library is not seen."""
        self._work.stop()
        self._waiting.clear()
        self._at_once.clear()

    def _next(self) -> None:
        """Do one thing for one item: those first that were seen last."""
        self._at_once.clear()
        if not self._waiting:
            self._work.stop()
            return
        sketches = (
            one
            for one in reversed(self._waiting.values())
            if self.look(one[0]) is None
            or (_painted.get(_key(*one, finished=False)) is None and self._drawn(one[0]))
        )
        item, size, ratio = next(sketches, None) or self._waiting[next(reversed(self._waiting))]
        if self.look(item) is None:
            self.read(item)
        elif _painted.get(_key(item, size, ratio, finished=False)) is None and self._drawn(item):
            self._paint(item, size, ratio, finished=False)
        else:
            del self._waiting[item.key]
            if self._drawn(item):
                self._paint(item, size, ratio, finished=True)
        self.changed.emit(item.key)

    def _drawn(self, item: Item) -> bool:
        look = self.look(item)
        return look is not None and look.position is not None

    def _paint(self, item: Item, size: QSize, ratio: float, *, finished: bool) -> None:
        look = self.read(item)
        if look.position is None:
            return
        with suppress(MapError):
            loaded = self._map_of(look.map)
            part = _part(loaded, look.position, size)
            if finished:
                kept = portrait.small(loaded.key, look.position, size, part, ratio)
                drawn = kept if not kept.isNull() else None
                drawn = drawn or thumbnail(
                    loaded, look.position, size, part, ratio=ratio, rough=True
                )
            else:
                drawn = sketch(loaded, look.position, size, part, ratio=ratio)
            _painted.keep(_key(item, size, ratio, finished=finished), bare(drawn))


def _key(item: Item, size: QSize, ratio: float, *, finished: bool) -> tuple[object, ...]:
    return item.key, size.toTuple(), ratio, finished, theme.current()


def _part(loaded: LoadedMap, position: Position, size: QSize) -> QRectF:
    """Return the part of the board that is worth a small picture."""
    standing = dict.fromkeys(unit.province for unit in position.units)
    if not standing or len(standing) >= _PIECES:
        return QRectF(0, 0, *loaded.atlas.size)
    return crop_of(loaded, standing, size.width() / size.height())


def _look_of(item: Item, language: str) -> ItemLook:
    if item.read is None:
        return ItemLook(text=told(item.texts))
    study = item.read(language)
    chapter = study.chapters[0]
    setup = study.nodes[chapter.root].set_up
    position = setup.position if setup is not None else None
    text = told(item.texts) or chapter.text
    return ItemLook(text=text, position=position, map=chapter.map)
