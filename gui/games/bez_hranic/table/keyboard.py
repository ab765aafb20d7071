"""The keyboard by the places of its keys, and not by what they type.

A place is called by what the key there types on an English keyboard: ``Q``, ``1``, ``,``. The
number block's digits are called as those of the upper row: both name fields.
"""

import sys
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtGui import QGuiApplication, QKeyEvent

from gui.games.bez_hranic.looks import DIGITS

_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM,./"}
_BLOCK = {71: "789", 75: "456", 79: "123"}
_PC: Mapping[int, str] = MappingProxyType(
    {
        first + place: sign
        for rows in (_ROWS, _BLOCK)
        for first, signs in rows.items()
        for place, sign in enumerate(signs)
    }
)
"""Places by the codes that keyboards of PCs send; Linux counts eight more."""

_APPLE: Mapping[int, str] = MappingProxyType(
    dict(zip(range(10), "ASDFHGZXCV", strict=True))
    | dict(zip(range(11, 18), "BQWERYT", strict=True))
    | {18: "1", 19: "2", 20: "3", 21: "4", 22: "6", 23: "5", 25: "9", 26: "7", 28: "8", 29: "0"}
    | {31: "O", 32: "U", 34: "I", 35: "P", 37: "L", 38: "J", 40: "K"}
    | {43: ",", 44: "/", 45: "N", 46: "M", 47: "."}
    | {83: "1", 84: "2", 85: "3", 86: "4", 87: "5", 88: "6", 89: "7", 91: "8", 92: "9"}
)
_LINUX = 8

_PLACES = frozenset([*_PC.values()])


def place_of(event: QKeyEvent) -> str:
    """Return the place of a key; nothing for one that is no player's and no field's."""
    if sys.platform == "darwin":
        code = event.nativeVirtualKey()
        known = _APPLE.get(code, "") if event.nativeScanCode() or code else ""
    else:
        code = event.nativeScanCode() - (_LINUX if sys.platform.startswith("linux") else 0)
        known = _PC.get(code, "")
    if event.nativeScanCode():
        return known
    # A key that comes without its place, as from a keyboard on the screen, is what it types.
    sign = event.text().upper()
    return sign if sign in _PLACES else DIGITS.get(event.text(), "")


class _Kept:
    signs: dict[str, str] = {}  # noqa: RUF012 - of the one keyboard that there is


def learn(event: QKeyEvent) -> None:
    """Remember what a key types, to draw it as it looks."""
    place, text = place_of(event), event.text().upper()
    if place.isalpha() and len(text) == 1 and text.isalpha():
        _Kept.signs[place] = text


def sign_of(place: str) -> str:
    """Return what is written on the key at a place, as far as anybody can know."""
    if place in _Kept.signs:
        return _Kept.signs[place]
    swapped = {"Y": "Z", "Z": "Y"} if _turned_round() else {}
    return swapped.get(place, place)


def _turned_round() -> bool:
    """Tell whether Y and Z have each other's places, as far as the language of typing tells."""
    method = QGuiApplication.inputMethod()
    name = method.locale().name() if method is not None else ""
    return name[:2] in ("cs", "de", "sk", "hu")


def forget_signs() -> None:
    """Forget what keys type."""
    _Kept.signs.clear()
