"""What Diplomacy tells the rest of the program about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from engine.games.card import Game
from engine.games.diplomacy.phase import CALENDAR, KEY
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile

if TYPE_CHECKING:  # not before the first paint; and whoever asks for the judge loads all of it
    from engine.board.board import Board
    from engine.chronicle.figures import Figures
    from engine.games.card import Clocks, ForeignGames, NamedOpenings, Shelves
    from engine.games.diplomacy.fewer_players.lineups import Lineup
    from engine.games.diplomacy.game import Diplomacy
    from engine.rules.novice import Novice
    from engine.rules.order import Order, OrderReader
    from engine.rules.ruling import JudgedPhase


def _lineups() -> Mapping[str, Lineup]:
    from engine.games.diplomacy.fewer_players.lineups import LINEUPS  # noqa: PLC0415 - see above

    return LINEUPS


def _rules(board: Board, options: Mapping[str, str], lineup: str = "") -> Diplomacy:
    from engine.games.diplomacy.fewer_players.lineups import LINEUPS  # noqa: PLC0415 - see above
    from engine.games.diplomacy.fewer_players.rules import FewerPlayers  # noqa: PLC0415
    from engine.games.diplomacy.game import Diplomacy  # noqa: PLC0415

    profile = Profile.of(options)
    return FewerPlayers(board, profile, LINEUPS[lineup]) if lineup else Diplomacy(board, profile)


@cache
def _reader() -> OrderReader:
    from engine.games.diplomacy.orders import value_of  # noqa: PLC0415 - see above

    return value_of


def _order(text: str) -> Order:
    return _reader()(text)  # a file holds thousands


def _options(text: str) -> Mapping[str, str]:
    from engine.games.diplomacy.rulebooks.editions import spelled  # noqa: PLC0415 - see above

    return spelled(text).options


def _statistics(
    past: Sequence[JudgedPhase], board: Board, sides: Sequence[Sequence[str]]
) -> Figures:
    from engine.games.diplomacy.statistics import statistics  # noqa: PLC0415 - see above

    return statistics(past, board, sides)


def _clocks() -> Clocks:
    from engine.games.diplomacy.clocks import CLOCKS  # noqa: PLC0415 - see above

    return CLOCKS


def _exchange() -> ForeignGames:
    from engine.games.diplomacy.exchange.card import EXCHANGE  # noqa: PLC0415 - see above

    return EXCHANGE


def _openings() -> NamedOpenings:
    from engine.games.diplomacy.openings import openings  # noqa: PLC0415 - see above

    return openings()


def _novice() -> Novice:
    from engine.games.diplomacy.novices import novice  # noqa: PLC0415 - see above

    return novice


def _shelves() -> Shelves:
    from engine.games.diplomacy.study.shelves import shelves  # noqa: PLC0415 - see above

    return shelves()


DIPLOMACY = Game(
    id=KEY,
    map="standard",
    profiles=EDITIONS,
    calendar=CALENDAR,
    order=_order,
    rules=_rules,
    options=_options,
    statistics=_statistics,
    lineups=_lineups,
    clocks=_clocks,
    supports=True,
    scored=True,
    exchange=_exchange,
    openings=_openings,
    novice=_novice,
    shelves=_shelves,
)
"""The game's visiting card."""
