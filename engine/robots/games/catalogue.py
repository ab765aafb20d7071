"""The games that have something of their own for the engine's robots."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.robots.games.bez_hranic.robots import BEZ_HRANIC
from engine.robots.games.diplomacy.robots import DIPLOMACY
from engine.robots.games.diplomatia.robots import DIPLOMATIA
from engine.robots.games.game_robots import GameRobots
from engine.robots.games.live_robots import LiveRobots

_OWN: Mapping[str, GameRobots] = MappingProxyType(
    {"diplomacy": DIPLOMACY, "diplomatia": DIPLOMATIA}
)


def robots_of(game: str) -> GameRobots:
    """Return what a game has for the robots; what every game has, where it has nothing."""
    return _OWN.get(game, _ANY)


_ANY = GameRobots()

_LIVE: Mapping[str, LiveRobots] = MappingProxyType({"bez-hranic": BEZ_HRANIC})


def live_robots_of(game: str) -> LiveRobots:
    """Return what a game of live rounds has for the robots, where it has anything."""
    return _LIVE.get(game, _ANY_LIVE)


_ANY_LIVE = LiveRobots()
