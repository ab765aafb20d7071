"""The ways on which a position line is handed on, each tried there and back."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from engine.exchange.brought import Line, brought_text, usual_games
from engine.exchange.games import JudgeOfGames, usual_map, usual_options
from engine.formats.stream import answer
from engine.notation.position_line import in_order, position_line, read_position_line
from engine.robots.games.laws import BrokenLawError
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.kit.codes import across, paint_code
from gui.paper import press
from gui.paper.flow import A4, Page, Placed
from gui.paper.line_sheet import SIDE
from gui.paper.press import Running
from gui.printable import Block
from tests.gui.kit.qr_eyes import codes_in

Made = tuple[Rules, Position]

DOTS = 0.6
"""Pixels per tenth of a millimetre at which pages are looked at: 150 dots per inch."""

ACROSS, DOWN = 2, 3
"""Codes beside and below one another on a page."""

SCREEN = 480
"""Pixels that a code has on the smallest window."""


class LineWays:
    """Hands positions on, and says which came back otherwise."""

    def __init__(self, game: str) -> None:
        """``game`` is that of questions that do not say it."""
        self._judge = JudgeOfGames(
            game,
            options=usual_options(game),
            map=usual_map(game),
            sentences=None,
            texts=False,
            reasons=False,
        )

    def try_all(self, made: Sequence[Made]) -> None:
        """Try some positions by every way.

        Raises:
            BrokenLawError: one of them came back otherwise.
        """
        lines = [position_line(position, rules) for rules, position in made]
        for line, (rules, position) in zip(lines, made, strict=True):
            self._adjudicated(line, rules, position)
            self._pasted(line, position)
            self._seen(line)
        each = ACROSS * DOWN
        for at in range(0, len(lines), each):
            self._printed(lines[at : at + each])

    def _adjudicated(self, line: str, rules: Rules, position: Position) -> None:
        """Judge it without an order: what comes of it is what comes of the position."""
        question = {"line": line, "orders": {}, "want": ["line"]}
        told = json.loads(answer(json.dumps(question).encode(), self._judge)[0])
        if "line" not in told:
            raise BrokenLawError("adjudicate does not know it", line)
        after = rules.adjudicate(in_order(position, rules.board), {}).after
        if read_position_line(told["line"]).position != in_order(after, rules.board):
            raise BrokenLawError("adjudicate judged another position", line)

    def _pasted(self, line: str, position: Position) -> None:
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(line)
        brought = brought_text(clipboard.text(), usual_games)
        if not isinstance(brought, Line):
            raise BrokenLawError("no line lay on the clipboard", line)
        if brought.read.position != in_order(position, brought.read.rules.board):
            raise BrokenLawError("pasted, it is another position", line)

    def _seen(self, line: str) -> None:
        """Read its code off the screen."""
        side = SCREEN // across(line) * across(line)
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor("#ffffff"))
        painter = QPainter(image)
        paint_code(painter, QRectF(0, 0, side, side), line)
        painter.end()
        if codes_in(image) != [line]:
            raise BrokenLawError("its code on the screen reads otherwise", line)

    def _printed(self, lines: Sequence[str]) -> None:
        """Read codes off a page as it is printed."""
        codes = _Codes(tuple(lines))
        page = Page("", "", A4.size(landscape=False), landscape=False, placed=())
        room = page.room
        placed = (Placed(codes, QRectF(room.topLeft(), QSizeF(room.width(), DOWN * SIDE * 1.1))),)
        page = Page("Lines", "", page.size, landscape=False, placed=placed)
        image = press.picture(page, 1, 1, Running("", ""), DOTS)
        if sorted(codes_in(image)) != sorted(lines):
            raise BrokenLawError("a code on paper reads otherwise", "\n".join(lines))


@dataclass(frozen=True)
class _Codes(Block):
    """Codes as large as on their own page, beside and below one another."""

    lines: tuple[str, ...]

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw them."""
        for number, line in enumerate(self.lines):
            row, column = divmod(number, ACROSS)
            corner = box.left() + column * SIDE * 1.2, box.top() + row * SIDE * 1.1
            paint_code(painter, QRectF(*corner, SIDE, SIDE), line)
