"""Tokens and style sheet: one source for every colour, size and font.

A *theme* is ``light`` (Kabinet), ``dark`` (Night) or ``projector``. Sizes are logical pixels at
100 % text; lengths under ``orders`` are board units and scale with the zoom.
"""

import errno
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any, Final

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QFont, QFontDatabase

from engine import resources

Tokens = dict[str, Any]  # a JSON document; each use below narrows it

TOKENS: Final[Tokens] = json.loads(
    (resources.assets() / "theme" / "tokens.json").read_text("utf-8")
)
SPACE: Final[tuple[int, ...]] = (0, *TOKENS["space"].values())
LARGE, WORDMARK = 26, 70
"""From which heights on titles grow by half of the text setting, and the wordmark not at all."""

LETTERS: Final[tuple[str, ...]] = tuple(TOKENS["powers"]["order"])


class _Use:
    """What is in use now; one program has one look."""

    theme = "light"
    text = 1.0
    reading = 1.0


_worn: ContextVar[str] = ContextVar("worn", default="")
"""The theme of what is being drawn, where that is not the program's."""

_engraved: ContextVar[bool] = ContextVar("engraved", default=False)
"""No colours of powers are at hand: what is drawn is printed in black."""

WHITE, BLACK = "#ffffff", "#17120c"


def prepare() -> None:
    """Say where the icons are; once, after the application exists."""
    QDir.setSearchPaths("icons", [str(resources.assets() / "icons")])


@cache
def need_fonts() -> None:
    """Register the bundled fonts; left until something is written, which a first sight is not."""
    for name in TOKENS["font"]["files"]:
        path = str(resources.assets() / "fonts" / name)
        if QFontDatabase.addApplicationFont(path) < 0:
            raise OSError(errno.EIO, "font cannot be read", path)


def use(name: str, *, text: float = 1.0) -> None:
    """Make this the theme that colours and fonts answer for; ``text`` is the text size setting."""
    _Use.theme, _Use.text = name, text


def current() -> str:
    """Return the theme in use."""
    return _worn.get() or _Use.theme


@contextmanager
def wearing(name: str) -> Iterator[None]:
    """Draw what is drawn inside in another theme: a window may have one of its own."""
    before = _worn.set(name)
    try:
        yield
    finally:
        _worn.reset(before)


@contextmanager
def engraved(*, on: bool = True) -> Iterator[None]:
    """Draw what is drawn inside for a print in black: powers differ by letters and hatching."""
    before = _engraved.set(on)
    try:
        yield
    finally:
        _engraved.reset(before)


def is_engraved() -> bool:
    """Tell whether it is drawn for a print in black."""
    return _engraved.get()


def read_at(reading: float) -> None:
    """Make everything so many times larger, because the window is; see ``kit/sizing.py``."""
    _Use.reading = reading


def reading() -> float:
    """Return how many times larger than usual everything is because the window is larger."""
    return _Use.reading


def text_setting() -> float:
    """Return the text size setting, 1.0 to 2.0: how much of the usual room words ask for."""
    return _Use.text


def text_scale() -> float:
    """Return how many times larger than usual words are: by the setting and by the window."""
    return _Use.text * _Use.reading


def look() -> tuple[str, float, float]:
    """Return all that colours and sizes depend on: who keeps a picture of it, makes it anew."""
    return current(), _Use.text, _Use.reading


def px(length: float) -> int:
    """Return the size of what goes with words at their size in use: icons, chips, signs."""
    return round(length * text_scale())


def sign(length: float) -> int:
    """Return the size of a large sign beside words; it takes half of the text setting."""
    return round(length * (1 + _Use.text) / 2 * _Use.reading)


def room(length: float) -> int:
    """Return a gap, a margin or a width in a window as large as this one."""
    return round(length * _Use.reading)


def usual(length: float) -> float:
    """Return a window's length in pixels of a usual window: what fits beside what, is asked so."""
    return length / _Use.reading


def paper_width(width: int, window: int) -> int:
    """Return how wide a paper beside the board is: larger text needs more, the board more yet."""
    return max(room(width), min(px(width), round(window * 0.42)))


def scaled(style: str) -> int:
    """Return a style's height in use; what is large already takes half of the text setting."""
    high, more = float(TOKENS["type"][style]["px"]), _Use.text - 1
    if high >= WORDMARK:
        return room(high)
    return room(high * (1 + more / 2)) if high >= LARGE else room(high * (1 + more))


def hexa(name: str) -> str:
    """Return a theme colour as ``#rrggbb``."""
    return str(TOKENS["themes"][current()][name])


def colour(name: str, alpha: int = 255) -> QColor:
    """Return a theme colour by name, or any ``#rrggbb``, with opacity 0 to 255."""
    shade = QColor(name if name.startswith("#") else hexa(name))
    shade.setAlpha(alpha)
    return shade


def mix(one: str, other: str, share: float) -> QColor:
    """Blend two colours; ``share`` of the other, 0 to 1."""
    a, b = colour(one), colour(other)
    return QColor(
        round(a.red() * (1 - share) + b.red() * share),
        round(a.green() * (1 - share) + b.green() * share),
        round(a.blue() * (1 - share) + b.blue() * share),
    )


def piece(letter: str) -> QColor:
    """Return the colour of a power's pieces, by its letter.

    Each letter has a colour and a hatching: two that are hatched alike differ in colour for every
    eye, so that any map has them by giving its powers letters. Of two letters the second is the one
    whose colours are worn.
    """
    if is_engraved():
        return QColor(WHITE)
    return QColor(TOKENS["powers"]["sets"]["velmoc"]["piece"][letter[-1:]])


def land(letter: str) -> QColor:
    """Return the wash of a power's land; of neutral land for an empty letter."""
    if is_engraved():
        return QColor(WHITE)
    return QColor(TOKENS["powers"]["land"][letter[-1:] or "neutral"])


def ink_on(letter: str) -> QColor:
    """Return the ink that can be read on a power's colour."""
    if is_engraved():
        return QColor(BLACK)
    return QColor(TOKENS["powers"]["ink_on"][letter[-1:]])


def pattern(letter: str) -> str:
    """Return the engravers' hatching of a power: ``vertical``, ``dots``, …."""
    return str(TOKENS["powers"]["pattern"][letter[-1:]])


def size(name: str) -> int:
    """Return a size in a window as large as this one: ``topbar``, ``row``, ``panel``, …."""
    return room(TOKENS["size"][name])


def bar_height() -> int:
    """Return how high the bar over a screen is: its buttons, and room round them."""
    return max(size("topbar"), px(TOKENS["size"]["icon"]) + room(26))


def font(
    style: str = "body",
    px: float | None = None,
    weight: int | None = None,
    *,
    italic: bool = False,
    tabular: bool = False,
    spacing: float = 0,
) -> QFont:
    """Return a font of the type scale, optionally in another size, weight or figure style."""
    need_fonts()
    token = TOKENS["type"][style]
    typeface = QFont(TOKENS["font"][token["family"]])
    typeface.setPixelSize(max(1, round(px if px is not None else scaled(style))))
    typeface.setWeight(QFont.Weight(weight or token["weight"]))
    typeface.setItalic(italic)
    if tabular:
        typeface.setFeature(QFont.Tag("tnum"), 1)
    if token["family"] == "title":
        typeface.setFeature(QFont.Tag("lnum"), 1)
    if spacing:
        typeface.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return typeface


def board_font(px: float, *, italic: bool = False, spacing: float = 0) -> QFont:
    """Return the face of the names on the board, ``px`` high in the painter's units."""
    need_fonts()
    typeface = QFont(TOKENS["font"]["board"])
    typeface.setPixelSize(max(1, round(px)))
    typeface.setItalic(italic)
    if spacing:
        typeface.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return typeface


def style_sheet() -> str:
    """Return the style sheet of the theme in use, its @names filled in from the tokens."""
    need_fonts()
    return _filled(look())


@lru_cache(maxsize=4)
def _filled(look_in_use: tuple[str, float, float]) -> str:
    """Fill it in; ``look_in_use`` is all that it depends on."""
    name = look_in_use[0]
    values: dict[str, str] = dict(TOKENS["themes"][name])
    values |= {f"radius_{k}": f"{room(v)}px" for k, v in TOKENS["radius"].items()}
    values |= {f"px_{k}": f"{scaled(k)}px" for k in TOKENS["type"]}
    values |= {f"font_{k}": f'"{v}"' for k, v in TOKENS["font"].items() if isinstance(v, str)}
    values["mode"] = "light" if name == "light" else "dark"
    sheet = (resources.assets() / "theme" / "velmoc.qss").read_text("utf-8")
    sheet = _ROOM.sub(lambda match: f"{room(int(match[1]))}px", sheet)
    sheet = _WITH_WORDS.sub(lambda match: f"{px(int(match[1])) + room(int(match[2]))}px", sheet)
    return re.sub(r"@([a-z_0-9]+)", lambda match: values[match[1]], sheet)


_ROOM: Final = re.compile(r"\b([3-9]|[1-9]\d+)px\b")
"""A length of the sheet grows with the window, but for hairlines and frames."""

_WITH_WORDS: Final = re.compile(r"@\((\d+) \+ (\d+)\)")
"""A length that grows with words, and room round it."""
