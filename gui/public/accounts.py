"""All powers counted up for the room: what they have, what feeds it, and what comes or goes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from engine.board.board import Board
from engine.rules.position import Position
from gui.explain.accounts_table import by_reach, difference
from gui.games.adjusting import Account
from gui.kit import theme
from gui.public.blocks import LEADING, Block, Pen
from gui.public.things import Line, Side, Sign, Thing, Words, width_of
from gui.words import labels
from gui.words.adjusting import adjusting

_ROW, _LOW_ROW = 0.0435, 0.034
_MANY = 12
"""More powers than these have lower rows."""
_SMALLER, _NARROWEST = 0.85, 0.7
"""So much smaller than the figures names may be, rather than be cut."""


def counted_up(position: Position, board: Board) -> bool:
    """Tell whether pieces of several sorts come and go now, each by an account of its own."""
    return position.phase.kind.adjusts and len(adjusting(board).accounts(board)) > 1


def accounts(pen: Pen, position: Position, board: Board) -> Block:
    """Make the table: per power two figures and their difference for each account."""
    return _Table(pen, position, board).block()


def _heading(account: Account) -> str:
    return f"{account.owned_column()}, {account.pieces_column().lower()}"


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
        self._asked = adjusting(board).accounts(board)
        counts = [self._counts(account, power) for account in self._asked for power in self._powers]
        figures = {str(count) for both in counts for count in both}
        changes = {difference(owned - pieces) for owned, pieces in counts}
        self._figure = self._widest({*figures, "9"}) + pen.unit * 0.008
        self._change = self._widest({*changes, "+1"}) + pen.unit * 0.01
        self._names = self._px
        self._gap = pen.unit * 0.022
        self._air = pen.unit * 0.014
        self._group = 2 * self._figure + self._change + self._gap
        self._spread_out()

    def _spread_out(self) -> None:
        """Give the headings what the names leave, which may be somewhat smaller for that."""
        titles = max(width_of(_heading(one), self._least) for one in self._asked) + self._air
        names = [labels.power_name(self._board, power) for power in self._powers]
        small = self._px * _SMALLER
        widest = max(width_of(name, small, weight=500) for name in names)
        free = (self._pen.width - self._left - widest) / len(self._asked) - self._group
        more = max(0.0, min(free, titles - self._group))
        self._group += more
        self._gap += more

    def block(self) -> Block:
        """Make heading and rows."""
        asked = self._asked
        edges = [
            self._pen.width - (len(asked) - place) * self._group for place in range(len(asked))
        ]
        head = self._least * LEADING
        self._names = self._name_px(edges[0] - self._left)
        things: list[Thing] = []
        for edge, account in zip(edges, asked, strict=True):
            text, wide = _heading(account), self._group - self._air
            box = QRectF(edge + self._air, 0, wide, head)
            px = min(self._least, int(self._least * wide / width_of(text, self._least)))
            things.append(Words(box=box, text=text, px=px, ink="brass", side=Side.RIGHT))
        thin = max(1.0, round(self._pen.unit / 900))
        things.append(Line(box=QRectF(0, head, self._pen.width, thin)))
        top = head
        for power in self._powers:
            things += self._begin(power, top, edges[0])
            for edge, account in zip(edges, asked, strict=True):
                things += self._figures(self._counts(account, power), edge, top)
            top += self._high
        return Block(tuple(things), top)

    def _counts(self, account: Account, power: str) -> tuple[int, int]:
        """Count what feeds a power's pieces, and the pieces."""
        board, position = self._board, self._position
        return account.owned(board, position, power), account.pieces(board, position, power)

    def _widest(self, figures: set[str]) -> float:
        return max(width_of(figure, self._px, weight=700) for figure in figures)

    def _begin(self, power: str, top: float, edge: float) -> tuple[Sign, Words]:
        """Make a row's sign and name."""
        room = edge - self._left
        px = self._names
        face = QFontMetricsF(theme.font("body", px, 500, tabular=True))
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
                px=px,
                weight=500,
            ),
        )

    def _name_px(self, room: float) -> float:
        """Return the size in which every name has room, all alike; no smaller than can be read."""
        names = [labels.power_name(self._board, power) for power in self._powers]
        least, px = self._px * _NARROWEST, self._px
        while px > least and max(width_of(name, px, weight=500) for name in names) > room:
            px = max(least, px - 0.5)
        return px

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
