"""One budget in bytes for all pictures that are kept only to be quicker next time.

Whoever draws the same thing again and again keeps it here. When all that is kept is more than the
budget, what nobody wanted for the longest time goes, whoever kept it. What is on the screen is held
by whatever shows it; it is drawn anew only when it is asked for again.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QGuiApplication, QImage, QPixmap

Value = TypeVar("Value")

ALWAYS = 24_000_000
"""Bytes for names, pieces, lines and lights, whatever the screens are."""

SCREENFULS = 4
"""Pictures of the size of all screens together: a board is seen from several distances."""

_ENTRY = 600
"""Bytes that a picture takes beside its pixels."""

_kept: OrderedDict[tuple[object, Hashable], tuple[object, int]] = OrderedDict()
"""Everything by who keeps it and its key, with its bytes; what was wanted last is at the end."""

_used = [0]


def used() -> int:
    """Return the bytes of all that is kept."""
    return _used[0]


def budget() -> int:
    """Return the bytes that all may have together on the screens there are."""
    pixels = 0
    for screen in QGuiApplication.screens():
        size, ratio = screen.size(), screen.devicePixelRatio()
        pixels += round(size.width() * ratio) * round(size.height() * ratio)
    return ALWAYS + SCREENFULS * 4 * pixels


def bytes_of(picture: QPixmap | QImage) -> int:
    """Return what a picture takes."""
    return picture.width() * picture.height() * picture.depth() // 8 + _ENTRY


class Kept(Generic[Value]):
    """Pictures of one kind, by their keys."""

    def __init__(self, picture_of: Callable[[Value], QPixmap | QImage]) -> None:
        self._picture_of = picture_of

    def __contains__(self, key: Hashable) -> bool:
        return (self, key) in _kept

    def get(self, key: Hashable) -> Value | None:
        """Return what is kept under a key; it will stay longest now."""
        found = _kept.get((self, key))
        if found is None:
            return None
        _kept.move_to_end((self, key))
        return found[0]  # type: ignore[return-value]  # what this one put there

    def keep(self, key: Hashable, value: Value) -> Value:
        """Keep a value; what nobody wanted for the longest time makes room."""
        self.drop(key)
        size = bytes_of(self._picture_of(value))
        _kept[self, key] = value, size
        _used[0] += size
        if _used[0] > ALWAYS:
            most = budget()
            while _used[0] > most and len(_kept) > 1:
                _, (_, freed) = _kept.popitem(last=False)
                _used[0] -= freed
        return value

    def drop(self, key: Hashable) -> None:
        """Keep nothing under a key any more."""
        _, freed = _kept.pop((self, key), (None, 0))
        _used[0] -= freed

    def clear(self) -> None:
        """Drop everything of this kind."""
        for owner, key in [one for one in _kept if one[0] is self]:
            del owner
            self.drop(key)
