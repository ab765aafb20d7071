"""Who owns how much, now and after each autumn: rows that the last row can read and count."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from engine.board.board import Board
from engine.table.view import PublicView, SealView, Stage
from gui.history.centre_chart import centre_years, goal_of
from gui.public.blocks import LEADING, Block, Pen
from gui.public.things import Line, Marks, Side, Sign, Thing, Words, width_of
from gui.words import labels

_YEARS = 4
"""Columns of years at most, the last of them now."""

_ROW, _ROW_OF_YEARS = 0.0435, 0.0465
_SIGN = 0.036


def sign_state(view: PublicView, seal: SealView) -> str:
    """Return how a power's sign looks: wax, dashed, plain, or grey for who is out of the game."""
    if not view.centres.get(seal.power, 0) and not view.units.get(seal.power, 0):
        return "idle"
    if view.stage is not Stage.WRITING or not any(one.sealed for one in view.seals):
        return "plain"
    return "sealed" if seal.sealed else "open" if seal.asked else "plain"


def ranked(view: PublicView, board: Board) -> tuple[str, ...]:
    """Return the powers, those with most centres first."""
    powers = [power.id for power in board.powers]
    return tuple(
        sorted(powers, key=lambda p: (-view.centres.get(p, 0), labels.power_name(board, p)))
    )


def standings(pen: Pen, view: PublicView, board: Board, *, spare: int = 0) -> Block:
    """Make the chart of supply centres; with the years before once there are any."""
    years = centre_years(view)
    return _Chart(pen, view, board).block(
        {year.year: year.counts for year in years[-_YEARS:]} if len(years) > 1 else {}, spare
    )


class _Chart:
    """Rows of one chart, all in the same columns."""

    def __init__(self, pen: Pen, view: PublicView, board: Board) -> None:
        self._pen, self._view, self._board = pen, view, board
        self._high, self._years_high = pen.unit * _ROW, pen.unit * _ROW_OF_YEARS
        self._sign = pen.unit * _SIGN
        self._left = self._sign + pen.unit * 0.012
        self._body, self._least = pen.plan.px("body"), pen.plan.px("least")
        self._figure = width_of("20", self._body, weight=700) + pen.unit * 0.012
        names = [labels.power_name(board, power.id) for power in board.powers]
        self._name = max(width_of(name, self._body, weight=500) for name in names)
        self._states = {seal.power: sign_state(view, seal) for seal in view.seals}

    def block(self, years: Mapping[int, Mapping[str, int]], spare: int) -> Block:
        """Make the chart: marks to count, or a column for each year with fewer marks below."""
        things: list[Thing] = []
        top = 0.0
        room = self._pen.width - self._left - self._name - self._pen.unit * 0.012
        column = max(width_of("1900", self._least), self._figure) + self._pen.unit * 0.008
        shown = dict(list(years.items())[-max(1, int(room / column)) :])
        if years:
            things += self._heading(shown, column)
            top += self._least * LEADING
        for power in ranked(self._view, self._board):
            if years:
                things += self._row_of_years(power, top, shown, column)
            else:
                things += self._row_of_marks(power, top)
            top += self._years_high if years else self._high
        return Block(tuple(things), top, spare)

    def _heading(self, years: Mapping[int, Mapping[str, int]], column: float) -> list[Thing]:
        left = self._pen.width - column * len(years)
        high = self._least * LEADING
        found: list[Thing] = [
            Words(
                box=QRectF(left + place * column, 0, column, high),
                text=str(year),
                px=self._least,
                ink="brass" if place == len(years) - 1 else "on_chrome2",
                side=Side.RIGHT,
            )
            for place, year in enumerate(years)
        ]
        thin = max(1.0, round(self._pen.unit / 900))
        found.append(Line(box=QRectF(0, high, self._pen.width, thin)))
        return found

    def _begin(self, power: str, top: float, high: float) -> list[Thing]:
        """Make a row's sign and name."""
        letter = labels.power_letter(self._board, power)
        out = self._states.get(power) == "idle"
        at = top + (high - self._sign) / 2
        return [
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
        ]

    def _row_of_marks(self, power: str, top: float) -> list[Thing]:
        count = self._view.centres.get(power, 0)
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
            text=str(self._view.centres.get(power, 0)),
            px=self._body,
            weight=700,
            side=Side.RIGHT,
        )

    def _row_of_years(
        self, power: str, top: float, years: Mapping[int, Mapping[str, int]], column: float
    ) -> list[Thing]:
        high = self._years_high * 0.8
        left = self._pen.width - column * len(years)
        found = self._begin(power, top, high)
        for place, counts in enumerate(list(years.values())[:-1]):
            found.append(
                Words(
                    box=QRectF(left + place * column, top, column, high),
                    text=str(counts.get(power, 0)),
                    px=self._body,
                    ink="on_chrome2",
                    side=Side.RIGHT,
                )
            )
        found.append(self._number(power, top, high))
        bar = self._years_high * 0.12
        found.append(
            Marks(
                box=QRectF(self._left, top + high, self._bar_width(), bar),
                letter=labels.power_letter(self._board, power),
                count=self._view.centres.get(power, 0),
                goal=goal_of(self._view, self._board),
            )
        )
        return found

    def _bar_width(self) -> float:
        return self._pen.width - self._left
