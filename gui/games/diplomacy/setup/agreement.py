"""What a table may agree on before a game of Diplomacy."""

from collections.abc import Mapping

from engine.games.diplomacy.fewer_players.lineups import LINEUPS, Lineup
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile

arrangements: Mapping[str, Lineup] = LINEUPS
"""How fewer than seven share the powers (XIV.2)."""


def usual() -> Mapping[str, str]:
    """Return every point of the rulebook as the default edition has it."""
    return PROFILES[EDITIONS[0]].options


def checked(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return every point of the rulebook, those that are missing as the default has them."""
    return Profile.of(options).options
