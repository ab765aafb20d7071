"""What the lamplighters tell the rest of the program about themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.games.blank.calendar import CALENDAR, KEY
from engine.games.card import Game

if TYPE_CHECKING:  # not before the first paint
    from engine.board.board import Board
    from engine.chronicle.figures import Figures
    from engine.games.blank.game import Blank
    from engine.games.card import Clocks, ForeignGames, Shelves
    from engine.rules.novice import Novice
    from engine.rules.order import Order, OrderReader
    from engine.rules.ruling import JudgedPhase


def _rules(board: Board, options: Mapping[str, str], lineup: str = "") -> Blank:
    from engine.games.blank.game import Blank  # noqa: PLC0415 - see above

    if lineup or board.game != KEY:
        raise ValueError(f"no lamplighters: {lineup or board.id}")
    return Blank(board, options)


@cache
def _reader() -> OrderReader:
    from engine.games.blank.orders import value_of  # noqa: PLC0415 - see above

    return value_of


def _order(text: str) -> Order:
    return _reader()(text)  # a file holds thousands


def _options(text: str) -> Mapping[str, str]:
    from engine.games.blank.game import options  # noqa: PLC0415 - see above

    return options(text)


def _statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    from engine.games.blank.statistics import statistics  # noqa: PLC0415 - see above

    return statistics(past, board, sides)


def _clocks() -> Clocks:
    from engine.games.blank.clocks import CLOCKS  # noqa: PLC0415 - see above

    return CLOCKS


def _exchange() -> ForeignGames:
    from engine.games.blank.exchange import EXCHANGE  # noqa: PLC0415 - see above

    return EXCHANGE


def _novice() -> Novice:
    from engine.games.blank.novices import novice  # noqa: PLC0415 - see above

    return novice


def _shelves() -> Shelves:
    from engine.games.blank.shelves import shelves  # noqa: PLC0415 - see above

    return shelves()


BLANK = Game(
    id=KEY,
    map="old_town",
    profiles=("usual",),
    calendar=CALENDAR,
    order=_order,
    rules=_rules,
    options=_options,
    statistics=_statistics,
    clocks=_clocks,
    exchange=_exchange,
    novice=_novice,
    shelves=_shelves,
    for_developers=True,
)
"""The game's visiting card."""
