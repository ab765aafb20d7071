"""How the public screen looks: its own theme, and sizes that follow the height of the picture."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor

from gui.clock.face import ON_PAPER
from gui.kit import theme

LEAST = float(theme.TOKENS["projector_type"]["least"])
"""The smallest words, as a share of the height: a little more than a fortieth."""

NAMES = 1 / 60
"""The smallest names on the board, as a share of the height."""

NEAR = 1 / 40
"""The smallest names when the camera is near."""

PIECES = 1.5
"""How much larger than on a desk pieces are."""

_COLUMN, _BROAD, _WIDEST = 0.316, 0.56, 0.44
_EDGE, _TOP, _BOTTOM = 0.024, 0.02, 0.028
_ABOVE, _LEAST_ABOVE = 0.42, 0.34
"""The share of a tall picture that its board takes at most, and at least."""

_TALL = 1.05
"""A picture less wide than so many times its height has its words below the board."""


@dataclass(frozen=True, slots=True)
class Look:
    """A theme, and the inks of words on its ground."""

    name: str = "projector"

    @property
    def ground(self) -> QColor:
        """What words are written on."""
        return self.ink("table" if self.name != "light" else "paper")

    def ink(self, name: str) -> QColor:
        """Return the ink that does on this ground what an ink of the bars does on dark."""
        with theme.wearing(self.name):
            return theme.colour(ON_PAPER.get(name, name) if self.name == "light" else name)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where board and words go on a picture of a size."""

    board: QRectF
    words: QRectF
    unit: float
    """What all sizes are a share of: the height of a picture broader than high.

    Turned on its side a display has to show words as large as before, so there it is the shorter
    side, which was the height; more where there is room. A picture of 3:4 has no room for all of
    it beside a board that can still be seen, and has 7/8.
    """

    def px(self, style: str) -> float:
        """Return how many pixels a kind of words has: ``least body order h2 h1 clock``."""
        return self.unit * float(theme.TOKENS["projector_type"][style])


def plan(size: QSize) -> Plan:
    """Divide a picture: words beside the board, or below it where it is taller than wide."""
    wide, high = float(size.width()), float(size.height())
    if wide >= high * _TALL:
        edge = high * _EDGE
        column = min(max(wide * _COLUMN, high * _BROAD), wide * _WIDEST)
        left = wide - edge - column
        words = QRectF(left, high * _TOP, column, high * (1 - _TOP - _BOTTOM))
        return Plan(QRectF(0, 0, left - edge * 0.8, high), words, high)
    above = min(wide * 0.76, high * _ABOVE, max(high - wide, high * _LEAST_ABOVE))
    board = QRectF(0, 0, wide, above)
    below = high - board.bottom()
    unit = min(wide / _BROAD * 0.72, below)  # a page needs as much room as beside the board
    edge = unit * _EDGE
    top = board.bottom() + unit * _TOP
    return Plan(board, QRectF(edge, top, wide - 2 * edge, below - unit * (_TOP + _BOTTOM)), unit)
