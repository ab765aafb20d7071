"""All powers counted up for the room: what they have, what feeds it, and what comes or goes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from engine.board.board import Board
from engine.rules.position import Position
from gui.explain.accounts_table import by_reach, difference
from gui.kit import theme
from gui.public.blocks import LEADING, Block, Pen
from gui.public.things import Line, Side, Sign, Thing, Words, width_of
from gui.words import labels
from gui.words.adjusting import adjusting

_ROW, _LOW_ROW = 0.0435, 0.034
_MANY = 12
"""More powers than these have lower rows."""


def counted_up(position: Position, board: Board) -> bool:
    """Tell whether pieces of several sorts come and go now, each by an account of its own."""
    return position.phase.kind.adjusts and len(adjusting(board).accounts(board)) > 1


def accounts(pen: Pen, position: Position, board: Board) -> Block:
    """Make the table: per power two figures and their difference for each account."""
    return _Table(pen, position, board).block()


class _Table:
    """Rows of one table, all in the same columns, the last at the right edge."""

    def __init__(self, pen: Pen, position: Position, board: Board) -> None:
        self._pen, self._position, self._board = pen, position, board
        self._powers = by_reach(board, position)
        many = len(self._powers) > _MANY
        self._high = pen.unit * (_LOW_ROW if many else _ROW)
        self._px = pen.plan.px("least" if many else "body")
        self._least = pen.plan.px("least")
        self._sign = self._high * 0.83
        self._left = self._sign + pen.unit * 0.012
        self._figure = width_of("20", self._px, weight=700) + pen.unit * 0.006
        self._change = width_of("+20", self._px, weight=700) + pen.unit * 0.008
        self._gap = pen.unit * 0.022
        self._group = 2 * self._figure + self._change + self._gap

    def block(self) -> Block:
        """Make heading and rows."""
        asked = adjusting(self._board).accounts(self._board)
        edges = [
            self._pen.width - (len(asked) - place) * self._group for place in range(len(asked))
        ]
        head = self._least * LEADING
        things: list[Thing] = []
        for edge, account in zip(edges, asked, strict=True):
            text = f"{account.owned_column()}, {account.pieces_column().lower()}"
            wide = self._group - self._gap
            box = QRectF(edge + self._gap, 0, wide, head)
            px = min(self._least, int(self._least * wide / width_of(text, self._least)))
            things.append(Words(box=box, text=text, px=px, ink="brass", side=Side.RIGHT))
        thin = max(1.0, round(self._pen.unit / 900))
        things.append(Line(box=QRectF(0, head, self._pen.width, thin)))
        top = head
        for power in self._powers:
            things += self._begin(power, top, edges[0])
            for edge, account in zip(edges, asked, strict=True):
                owned = account.owned(self._board, self._position, power)
                pieces = account.pieces(self._board, self._position, power)
                things += self._figures((owned, pieces), edge, top)
            top += self._high
        return Block(tuple(things), top)

    def _begin(self, power: str, top: float, edge: float) -> tuple[Sign, Words]:
        """Make a row's sign and name."""
        room = edge - self._left
        face = QFontMetricsF(theme.font("body", self._px, 500, tabular=True))
        name = face.elidedText(
            labels.power_name(self._board, power), Qt.TextElideMode.ElideRight, room
        )
        at = top + (self._high - self._sign) / 2
        return (
            Sign(
                box=QRectF(0, at, self._sign, self._sign),
                letter=labels.power_letter(self._board, power),
            ),
            Words(
                box=QRectF(self._left, top, room, self._high),
                text=name,
                px=self._px,
                weight=500,
            ),
        )

    def _figures(self, counts: tuple[int, int], edge: float, top: float) -> list[Thing]:
        owned, pieces = counts
        change, edge = owned - pieces, edge + self._gap
        ink = "brass" if change else "on_chrome2"
        cells = (
            (str(owned), self._figure, "on_chrome"),
            (str(pieces), self._figure, "on_chrome2"),
            (difference(change), self._change, ink),
        )
        things: list[Thing] = []
        for text, wide, colour in cells:
            box = QRectF(edge, top, wide, self._high)
            things.append(
                Words(box=box, text=text, px=self._px, weight=700, ink=colour, side=Side.RIGHT)
            )
            edge += wide
        return things
