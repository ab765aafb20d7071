"""What a table may agree on before a game of Diplomacy."""

from collections.abc import Mapping

from engine.board.board import Board
from engine.games.diplomacy.fewer_players.lineups import Lineup, arrangements_on
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile


def arrangements(board: Board) -> Mapping[str, Lineup]:
    """Return how fewer than seven share the powers (XIV.2), where there are the rulebook's."""
    return arrangements_on(board)


def usual() -> Mapping[str, str]:
    """Return every point of the rulebook as the default edition has it."""
    return PROFILES[EDITIONS[0]].options


def checked(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return every point of the rulebook, those that are missing as the default has them."""
    return Profile.of(options).options
