"""What Diplomatia tells the rest of the program about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.games.card import Game
from engine.games.diplomatia.calendar import CALENDAR, KEY

if TYPE_CHECKING:  # not before the first paint
    from engine.board.board import Board
    from engine.chronicle.figures import Figures
    from engine.games.card import Clocks, ForeignGames, Shelves
    from engine.games.diplomatia.game import Diplomatia
    from engine.rules.novice import Novice
    from engine.rules.order import Order, OrderReader
    from engine.rules.ruling import JudgedPhase


def _rules(board: Board, options: Mapping[str, str], lineup: str = "") -> Diplomatia:
    from engine.games.diplomatia.game import Diplomatia  # noqa: PLC0415 - see above
    from engine.games.diplomatia.lineups import Arrangements  # noqa: PLC0415
    from engine.games.diplomatia.profile import Profile  # noqa: PLC0415

    if board.game != KEY:
        raise ValueError(f"no Diplomatia: {board.id}")
    sides = Arrangements(board)[lineup].sides if lineup else None
    return Diplomatia(board, Profile.of(options), sides)


@cache
def _reader() -> OrderReader:
    from engine.games.diplomatia.orders import value_of  # noqa: PLC0415 - see above

    return value_of


def _order(text: str) -> Order:
    return _reader()(text)  # a file holds thousands


def _options(text: str) -> Mapping[str, str]:
    from engine.games.diplomatia.exchange.profiles import options  # noqa: PLC0415 - see above

    return options(text)


def _statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    from engine.games.diplomatia.statistics import statistics  # noqa: PLC0415 - see above

    return statistics(past, board, sides)


def _clocks() -> Clocks:
    from engine.games.diplomatia.clocks import CLOCKS  # noqa: PLC0415 - see above

    return CLOCKS


def _lineup_of(sides: Sequence[Sequence[str]], board: Board) -> str:
    from engine.games.diplomatia.lineups import lineup_of  # noqa: PLC0415 - see above

    return lineup_of(sides, board).id


def _exchange() -> ForeignGames:
    from engine.games.diplomatia.exchange.card import EXCHANGE  # noqa: PLC0415 - see above

    return EXCHANGE


def _novice() -> Novice:
    from engine.games.diplomatia.novices import novice  # noqa: PLC0415 - see above

    return novice


def _shelves() -> Shelves:
    from engine.games.diplomatia.study.shelves import shelves  # noqa: PLC0415 - see above

    return shelves()


DIPLOMATIA = Game(
    id=KEY,
    map="eu",
    profiles=("handbook",),
    calendar=CALENDAR,
    order=_order,
    rules=_rules,
    options=_options,
    statistics=_statistics,
    clocks=_clocks,
    lineup_of=_lineup_of,
    lots="lots",
    supports=True,
    exchange=_exchange,
    novice=_novice,
    shelves=_shelves,
)
"""The game's visiting card."""
