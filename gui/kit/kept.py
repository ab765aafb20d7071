"""One budget in bytes for all pictures that are kept only to be quicker next time.

Whoever draws the same thing again and again keeps it here. When all that is kept is more than the
budget, what nobody wanted for the longest time goes, whoever kept it: what is quickly drawn first,
for a whole board takes a tenth of a second to paint. What is on the screen is held
by whatever shows it; it is drawn anew only when it is asked for again.
At rest nearly everything goes.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import islice, takewhile
from typing import Generic, TypeVar

from PySide6.QtGui import QGuiApplication, QImage, QPixmap, QScreen, QWindow

Value = TypeVar("Value")
Painted = TypeVar("Painted", QPixmap, QImage)

ALWAYS = 24_000_000
"""Bytes for names, pieces, lines and lights, whatever the screens are."""

SCREENFULS = 12
"""Pictures as large as all screens together. A reveal looks at whole boards from three distances,
the nearest three or four times as large as what is seen of them; to paint one again takes a tenth
of a second."""

_ENTRY = 600
"""Bytes that a picture takes beside its pixels."""

RESTING = 4
"""The part of a screenful, one of so many, that stays at rest of what nobody wanted lately: names
above all, of which each takes as long to draw as what is a hundred times its size."""

OLD = 128
"""So many that were not wanted for longest go in the order of their size."""

CROWDED = 3
"""The part of the budget, one of so many, that what is drawn quickly has when room is short."""


class _Kept:
    __slots__ = ("rest", "size", "value")

    def __init__(self, value: object, size: int, rest: int) -> None:
        self.value, self.size = value, size
        self.rest = rest
        """How often there had been a rest when it was wanted last."""


class _Shelf:
    """What is kept, by who keeps it and its key; what was wanted last is at the end."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[object, Hashable], _Kept] = OrderedDict()
        self.used = 0
        self._rests = 0

    def put(self, key: tuple[object, Hashable], value: object, size: int) -> None:
        self.kept[key] = _Kept(value, size, self._rests)
        self.used += size

    def get(self, key: tuple[object, Hashable]) -> object | None:
        entry = self.kept.get(key)
        if entry is None:
            return None
        self.kept.move_to_end(key)
        entry.rest = self._rests
        return entry.value

    def drop(self, key: tuple[object, Hashable]) -> None:
        entry = self.kept.pop(key, None)
        self.used -= entry.size if entry is not None else 0

    def drop_oldest(self) -> None:
        _, entry = self.kept.popitem(last=False)
        self.used -= entry.size

    def make_room(self) -> None:
        """Drop the largest of those that were not wanted for longest, nearly always a line.

        A name takes as long to draw as a line of a hundred times its size.
        """
        old = islice(self.kept.items(), max(1, min(OLD, len(self.kept) // 2)))
        self.drop(max(old, key=lambda item: item[1].size)[0])

    def rest(self, most: int) -> None:
        """Drop the largest of what nobody wanted since the last rest, down to so many bytes."""
        unwanted = takewhile(lambda item: item[1].rest < self._rests, self.kept.items())
        for key, _ in sorted(unwanted, key=lambda item: -item[1].size):
            if self.used <= most:
                break
            self.drop(key)
        self._rests += 1


_quick, _dear = _Shelf(), _Shelf()


def used() -> int:
    """Return the bytes of all that is kept."""
    return _quick.used + _dear.used


def _make_room() -> None:
    """Drop what nobody wanted for the longest time: first of what is drawn quickly."""
    if used() <= ALWAYS:
        return
    most = budget()
    while used() > most and len(_quick.kept) + len(_dear.kept) > 1:
        crowding = _quick.used > most // CROWDED or not _dear.kept
        if crowding:
            _quick.make_room()
        else:
            _dear.drop_oldest()


def budget() -> int:
    """Return the bytes that all may have together on the screens, or in the windows, there are."""
    return ALWAYS + SCREENFULS * _screenful()


def _screenful() -> int:
    """Return the bytes of a picture as large as all screens, or all windows, together."""
    screens = sum(map(_pixels, QGuiApplication.screens()))
    windows = sum(_pixels(one) for one in QGuiApplication.topLevelWindows() if one.isVisible())
    return 4 * max(screens, windows)


def rest() -> bool:
    """Drop what nobody wanted since the last rest, down to a small part of a screenful.

    Tells whether any went. Whole boards go first: they lie on the disk too, and are back in a few
    milliseconds; then what is largest.
    """
    before, most = used(), _screenful() // RESTING
    _dear.rest(most - _quick.used)
    _quick.rest(most - _dear.used)
    return used() < before


def _pixels(one: QScreen | QWindow) -> int:
    size, ratio = one.size(), one.devicePixelRatio()
    return round(size.width() * ratio) * round(size.height() * ratio)


def bytes_of(picture: QPixmap | QImage) -> int:
    """Return what a picture takes."""
    return picture.width() * picture.height() * picture.depth() // 8 + _ENTRY


def bare(picture: Painted) -> Painted:
    """Return a painted picture without the tools that painted it.

    Qt leaves them in it for whoever paints on: 5 to 170 KB, many times what a small picture takes
    itself.
    """
    return picture.copy()


class Kept(Generic[Value]):
    """Pictures of one kind, by their keys."""

    def __init__(
        self, picture_of: Callable[[Value], QPixmap | QImage], *, dear: bool = False
    ) -> None:
        """``dear`` are pictures that take a tenth of a second to draw, such as whole boards."""
        self._picture_of = picture_of
        self._dear = dear

    def _shelf(self) -> _Shelf:
        return _dear if self._dear else _quick

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in self._shelf().kept

    def get(self, key: Hashable) -> Value | None:
        """Return what is kept under a key; it will stay longest now."""
        return self._shelf().get((self, key))  # type: ignore[return-value]  # what this one put

    def keep(self, key: Hashable, value: Value) -> Value:
        """Keep a value; what nobody wanted for the longest time makes room."""
        self.drop(key)
        self._shelf().put((self, key), value, bytes_of(self._picture_of(value)))
        _make_room()
        return value

    def drop(self, key: Hashable) -> None:
        """Keep nothing under a key any more."""
        self._shelf().drop((self, key))

    def clear(self) -> None:
        """Drop everything of this kind."""
        for owner, key in list(self._shelf().kept):
            if owner is self:
                self.drop(key)
