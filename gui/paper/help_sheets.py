"""The rules in two pages and the card of signs and keys, on paper."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from gui.explain import brief
from gui.i18n import QT_TRANSLATE_NOOP
from gui.paper import ink
from gui.paper.blocks import Cell, Row
from gui.paper.ink import Face
from gui.paper.sign_pictures import HIGH, WIDE, Sign, SignPlates
from gui.printable import Block, Sheet

SIGNS = {
    Sign.MOVE: QT_TRANSLATE_NOOP("Help", "An arrow: the unit moves there."),
    Sign.SUPPORT: QT_TRANSLATE_NOOP(
        "Help", "A dashed line: it supports. The figure is the strength."
    ),
    Sign.CONVOY: QT_TRANSLATE_NOOP("Help", "A wave: a fleet carries the army over the sea."),
    Sign.HOLD: QT_TRANSLATE_NOOP("Help", "A ring: it holds."),
    Sign.STAND_OFF: QT_TRANSLATE_NOOP("Help", "A stand-off: equally strong, nobody gets in."),
    Sign.DISLODGED: QT_TRANSLATE_NOOP("Help", "Dislodged: it must retreat or is disbanded."),
    Sign.CENTRE: QT_TRANSLATE_NOOP("Help", "A supply centre: 18 of them win."),
    Sign.SEAL: QT_TRANSLATE_NOOP("Help", "A seal: this power’s orders are sealed."),
}
"""What each sign says."""

_ACROSS, _GAP, _CAPTION = 4, 24.0, 90.0
_KEY, _PLACE = Face(points=6.8), Face(points=8, weight=600)
_TITLE, _TEXT = Face(points=11.5, weight=600), Face(points=11.5)
_LOT = 3

KeyLines = Sequence[tuple[str, Sequence[tuple[str, str]]]]
"""Places, each with its keys and what they do."""


def sign_words(sign: Sign) -> str:
    """Say what a sign means."""
    return QCoreApplication.translate("Help", SIGNS[sign])


@dataclass(frozen=True)
class SignGrid(Block):
    """All signs, each with its words below."""

    plates: SignPlates = field(repr=False)
    black: bool = False
    gap: float = 10

    def _size(self, width: float) -> tuple[float, float]:
        wide = (width - _GAP * (_ACROSS - 1)) / _ACROSS
        return wide, wide * HIGH / WIDE

    def height(self, width: float, room: float) -> float:
        """Return the height of its rows."""
        del room
        rows = -(-len(Sign) // _ACROSS)
        return rows * (self._size(width)[1] + _CAPTION)

    def text(self) -> str:
        """Return what the signs say."""
        return "\n".join(map(sign_words, Sign))

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw each sign in a frame."""
        wide, high = self._size(box.width())
        for place, sign in enumerate(Sign):
            x = box.left() + place % _ACROSS * (wide + _GAP)
            y = box.top() + place // _ACROSS * (high + _CAPTION)
            frame = QRectF(x, y, wide, high)
            self.plates.paint(painter, sign, frame, black=self.black)
            painter.setPen(ink.GREY)
            painter.drawRect(frame)
            said = "\n".join(ink.wrapped(sign_words(sign), ink.SMALL, wide))
            ink.write(painter, QRectF(x, y + high + 6, wide, _CAPTION - 8), said, ink.SMALL)


def rules_pages() -> list[Sheet]:
    """Return the rules in two pages."""
    title = QCoreApplication.translate("Help", "The rules in two pages")
    return [Sheet(title, [_paragraph(one) for one in page]) for page in brief.pages()]


def _paragraph(one: brief.Brief) -> Block:
    cells = (
        Cell(one.title, 0.2, _TITLE),
        Cell(one.text, 0.66, _TEXT),
        Cell(one.sections, 0.14, ink.SMALL, ink=ink.GREY),
    )
    return Row(cells, pad=18)


def card_sheet(plates: SignPlates, keys: KeyLines, *, black: bool = False) -> Sheet:
    """Return the card of signs and keys."""
    blocks: list[Block] = [SignGrid(plates, black=black)]
    for place, lines in keys:
        blocks.append(Row((Cell(place, 1, _PLACE),), pad=2, keep=True))
        blocks += [_row(lines[at : at + _LOT]) for at in range(0, len(lines), _LOT)]
    return Sheet(QCoreApplication.translate("Help", "Signs and keys"), blocks)


def _row(lines: Sequence[tuple[str, str]]) -> Block:
    cells: list[Cell] = []
    for key, meaning in (*lines, *[("", "")] * (_LOT - len(lines))):
        cells += [Cell(key, 0.12, _KEY), Cell(meaning, 0.21, _KEY, ink=ink.GREY)]
    return Row(tuple(cells), pad=1, ruled=False)
