"""The games that have something of their own for the robots at the windows."""

from collections.abc import Mapping
from types import MappingProxyType

from gui.robots.games.bez_hranic.robots import BEZ_HRANIC
from gui.robots.games.diplomacy.robots import DIPLOMACY
from gui.robots.games.diplomatia.robots import DIPLOMATIA
from gui.robots.games.game_robots import GameRobots

_OWN: Mapping[str, GameRobots] = MappingProxyType(
    {"diplomacy": DIPLOMACY, "diplomatia": DIPLOMATIA, "bez-hranic": BEZ_HRANIC}
)
_ANY = GameRobots()


def robots_of(game: str) -> GameRobots:
    """Return what a game has for the robots; what every game has, where it has nothing."""
    return _OWN.get(game, _ANY)
