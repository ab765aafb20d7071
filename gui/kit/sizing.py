"""How large everything is in a window: what is read from a distance keeps its share of it.

Up to 1920 x 1080 nothing grows. A window twice as high shows everything up to twice as large, each
screen as much of that as it says (``share``): what is read from across the table all, what is read
at the keyboard less, so that the board gets the rest. Pixels are logical ones: a display that is
told to count larger pixels has a smaller window in them, and nothing is to be done.
"""

from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QDialog, QLayout, QWidget

from gui.kit import theme

USUAL = QSize(1920, 1080)
MOST = 2.0

STEPS = 8
"""In how many steps a window doubles: dressing everything anew takes a tenth of a second."""

REST_MS = 300
"""How long a window's edge lies still before everything is dressed anew: each step of a drag
would cost a second of it."""

_LEAP = 1.3
"""How many times larger or smaller a window becomes at once that nobody drags: it is maximised."""

_PLAIN = "plain"
_WORN = "worn"

Margins = tuple[int, int, int, int]
Layout = TypeVar("Layout", bound=QLayout)


def growth(size: QSize) -> float:
    """Return how many times larger than usual a window is; its narrower side counts."""
    narrower = min(size.width() / USUAL.width(), size.height() / USUAL.height())
    return 1 + int((min(MOST, max(1.0, narrower)) - 1) * STEPS + 1e-6) / STEPS


def reading(size: QSize, share: float) -> float:
    """Return how many times larger than usual a screen of such a share is in a window."""
    return 1 + share * (growth(size) - 1)


def leaps(before: QSize, after: QSize) -> bool:
    """Tell whether a window becomes so large at once, as no hand on its edge makes it."""
    if before.isEmpty() or after.isEmpty():
        return True
    across, down = after.width() / before.width(), after.height() / before.height()
    return any(times >= _LEAP or times <= 1 / _LEAP for times in (across, down))


def fits(screen: QWidget, share: float) -> bool:
    """Tell whether everything is as large as a screen of such a share wants it in its window."""
    return reading(screen.size(), share) == theme.reading()


def spaced(layout: Layout, margins: Margins = (0, 0, 0, 0), gap: int = 0) -> Layout:
    """Give a layout margins and gaps that grow with the window."""
    layout.setProperty(_PLAIN, (*margins, gap))
    _space(layout)
    return layout


def _space(layout: QLayout) -> None:
    plain = layout.property(_PLAIN)
    if plain is not None:
        left, top, right, bottom, gap = (theme.room(one) for one in plain)
        layout.setContentsMargins(left, top, right, bottom)
        layout.setSpacing(gap)


def dress() -> None:
    """Put the theme, the text size and the size for reading in use on every window."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        font = QFont(theme.font("body"))
        if application.font() != font:  # else every widget would be told of nothing new
            application.setFont(font)
        sheet = theme.style_sheet()
        for window in application.topLevelWidgets():
            # What lies in or over a window wears what it does; a page that is still being built
            # will, and keeps no sheet of its own from before.
            alone = window.parentWidget() is None
            if alone and (window.isVisible() or window.property(_WORN)):
                _wear(window, sheet)


def wear(window: QWidget) -> None:
    """Put on a new window what all wear: before anything is in it, else it is dressed twice.

    The sheet lies on windows and not on the application: there Qt would dress each part of a screen
    again whenever it is put into a larger one, four times in all before anything is seen.
    """
    _wear(window, theme.style_sheet())


def _wear(window: QWidget, sheet: str) -> None:
    window.setProperty(_WORN, True)  # noqa: FBT003 - Qt's own
    if window.styleSheet() != sheet:
        window.setStyleSheet(sheet)


def follow(screen: QWidget, share: float) -> None:
    """Make everything as large as a screen of such a share is in its window.

    Words and signs are made again: by the style sheet, or as after a change of language.
    """
    if fits(screen, share):
        return
    theme.read_at(reading(screen.size(), share))
    dress()
    for root in (screen, *screen.window().findChildren(QDialog)):
        for layout in root.findChildren(QLayout):
            _space(layout)
        QCoreApplication.sendEvent(root, QEvent(QEvent.Type.LanguageChange))
