"""The games that have something of their own for the engine's robots."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.robots.games.diplomacy.robots import DIPLOMACY
from engine.robots.games.diplomatia.robots import DIPLOMATIA
from engine.robots.games.game_robots import GameRobots

_OWN: Mapping[str, GameRobots] = MappingProxyType(
    {"diplomacy": DIPLOMACY, "diplomatia": DIPLOMATIA}
)


def robots_of(game: str) -> GameRobots:
    """Return what a game has for the robots; what every game has, where it has nothing."""
    return _OWN.get(game, _ANY)


_ANY = GameRobots()
