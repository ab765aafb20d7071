"""Who owns how much, now and in turns before: rows that the last row can read and count."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from engine.board.board import Board
from engine.table.view import PublicView, SealView, Stage
from gui.history.counted_chart import counted_turns, goal_of
from gui.kit import theme
from gui.public.blocks import LEADING, Block, Pen
from gui.public.things import Line, Marks, Side, Sign, Thing, Words, moved, width_of
from gui.words import labels
from gui.words.phases import column_words

_TURNS = 4
"""Columns of turns at most, the last of them now."""

_MANY = 12
"""More powers than these stand in two columns."""

_ROW, _ROW_OF_TURNS = 0.0435, 0.0465
_SIGN = 0.036


def sign_state(view: PublicView, seal: SealView) -> str:
    """Return how a power's sign looks: wax, dashed, plain, or grey for who is out of the game."""
    if not view.counted.get(seal.power, 0) and not view.units.get(seal.power, 0):
        return "idle"
    if view.stage is not Stage.WRITING or not any(one.sealed for one in view.seals):
        return "plain"
    return "sealed" if seal.sealed else "open" if seal.asked else "plain"


def ranked(view: PublicView, board: Board) -> tuple[str, ...]:
    """Return the powers, those with most first."""
    powers = [power.id for power in board.powers]
    return tuple(
        sorted(powers, key=lambda p: (-view.counted.get(p, 0), labels.power_name(board, p)))
    )


def standings(pen: Pen, view: PublicView, board: Board, *, spare: int = 0) -> Block:
    """Make the chart of what is counted; with the turns before once there are any."""
    turns = counted_turns(view, board)
    return _Chart(pen, view, board).block(
        {turn.turn: turn.counts for turn in turns[-_TURNS:]} if len(turns) > 1 else {}, spare
    )


class _Chart:
    """Rows of one chart, all in the same columns."""

    def __init__(self, pen: Pen, view: PublicView, board: Board) -> None:
        self._pen, self._view, self._board = pen, view, board
        self._high, self._turns_high = pen.unit * _ROW, pen.unit * _ROW_OF_TURNS
        self._sign = pen.unit * _SIGN
        self._left = self._sign + pen.unit * 0.012
        self._body, self._least = pen.plan.px("body"), pen.plan.px("least")
        self._figure = width_of("20", self._body, weight=700) + pen.unit * 0.012
        names = [labels.power_name(board, power.id) for power in board.powers]
        self._name = max(width_of(name, self._body, weight=500) for name in names)
        self._states = {seal.power: sign_state(view, seal) for seal in view.seals}

    def block(self, turns: Mapping[int, Mapping[str, int]], spare: int) -> Block:
        """Make the chart: marks to count, or a column for each turn with fewer marks below."""
        if len(self._board.powers) > _MANY:
            return self._in_columns(spare)
        things: list[Thing] = []
        top = 0.0
        room = self._pen.width - self._left - self._name - self._pen.unit * 0.012
        named = [width_of(column_words(turn, self._board), self._least) for turn in turns]
        column = max(self._figure, *named, 0) + self._pen.unit * 0.008
        shown = dict(list(turns.items())[-max(1, int(room / column)) :])
        if turns:
            things += self._heading(shown, column)
            top += self._least * LEADING
        for power in ranked(self._view, self._board):
            if turns:
                things += self._row_of_turns(power, top, shown, column)
            else:
                things += self._row_of_marks(power, top)
            top += self._turns_high if turns else self._high
        return Block(tuple(things), top, spare)

    def _in_columns(self, spare: int) -> Block:
        """Make two columns of signs, names and figures: in one there is no room for so many."""
        things: list[Thing] = []
        powers, gap = ranked(self._view, self._board), self._pen.unit * 0.03
        lines, wide = -(-len(powers) // 2), (self._pen.width - gap) / 2
        high = max(self._sign, self._least * LEADING)
        face = QFontMetricsF(theme.font("body", self._least, 500, tabular=True))
        for place, power in enumerate(powers):
            column, line = divmod(place, lines)
            left, top = column * (wide + gap), line * high
            room = wide - self._left - self._figure
            sign, name = self._begin(power, top, high)
            box = QRectF(left + self._left, top, room, high)
            shortened = face.elidedText(name.text, Qt.TextElideMode.ElideRight, room)
            things += [
                moved(sign, left, 0),
                replace(name, box=box, text=shortened, px=self._least),
                moved(self._number(power, top, high), left + wide - self._pen.width, 0),
            ]
        return Block(tuple(things), lines * high, spare)

    def _heading(self, turns: Mapping[int, Mapping[str, int]], column: float) -> list[Thing]:
        left = self._pen.width - column * len(turns)
        high = self._least * LEADING
        things: list[Thing] = [
            Words(
                box=QRectF(left + place * column, 0, column, high),
                text=column_words(turn, self._board),
                px=self._least,
                ink="brass" if place == len(turns) - 1 else "on_chrome2",
                side=Side.RIGHT,
            )
            for place, turn in enumerate(turns)
        ]
        thin = max(1.0, round(self._pen.unit / 900))
        things.append(Line(box=QRectF(0, high, self._pen.width, thin)))
        return things

    def _begin(self, power: str, top: float, high: float) -> tuple[Sign, Words]:
        """Make a row's sign and name."""
        letter = labels.power_letter(self._board, power)
        out = self._states.get(power) == "idle"
        at = top + (high - self._sign) / 2
        return (
            Sign(
                box=QRectF(0, at, self._sign, self._sign),
                letter=letter,
                state=self._states.get(power, "plain"),
            ),
            Words(
                box=QRectF(self._left, top, self._name, high),
                text=labels.power_name(self._board, power),
                px=self._body,
                weight=500,
                ink="on_chrome2" if out else "on_chrome",
            ),
        )

    def _row_of_marks(self, power: str, top: float) -> list[Thing]:
        count = self._view.counted.get(power, 0)
        left = self._left + self._name + self._pen.unit * 0.014
        right = self._pen.width - self._figure
        bar = self._high * 0.56
        marks = Marks(
            box=QRectF(left, top + (self._high - bar) / 2, right - left, bar),
            letter=labels.power_letter(self._board, power),
            count=count,
            goal=goal_of(self._view, self._board),
        )
        return [*self._begin(power, top, self._high), marks, self._number(power, top, self._high)]

    def _number(self, power: str, top: float, high: float) -> Words:
        return Words(
            box=QRectF(self._pen.width - self._figure, top, self._figure, high),
            text=str(self._view.counted.get(power, 0)),
            px=self._body,
            weight=700,
            side=Side.RIGHT,
        )

    def _row_of_turns(
        self, power: str, top: float, turns: Mapping[int, Mapping[str, int]], column: float
    ) -> list[Thing]:
        high = self._turns_high * 0.8
        left = self._pen.width - column * len(turns)
        things: list[Thing] = [*self._begin(power, top, high)]
        for place, counts in enumerate(list(turns.values())[:-1]):
            things.append(
                Words(
                    box=QRectF(left + place * column, top, column, high),
                    text=str(counts.get(power, 0)),
                    px=self._body,
                    ink="on_chrome2",
                    side=Side.RIGHT,
                )
            )
        things.append(self._number(power, top, high))
        bar = self._turns_high * 0.12
        things.append(
            Marks(
                box=QRectF(self._left, top + high, self._bar_width(), bar),
                letter=labels.power_letter(self._board, power),
                count=self._view.counted.get(power, 0),
                goal=goal_of(self._view, self._board),
            )
        )
        return things

    def _bar_width(self) -> float:
        return self._pen.width - self._left
