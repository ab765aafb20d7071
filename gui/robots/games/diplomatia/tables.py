"""Which tables of Diplomatia are killed: behind the curtain, a master's, and one with two pairs."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.robots.crash.kill_soak import PIN
from gui.robots.players.new_game_form import Agreed

_PINS = {"BLK": PIN}

TABLES: Mapping[str, Agreed] = MappingProxyType(
    {
        "all": Agreed(game="diplomatia", pins=_PINS),
        "led": Agreed(game="diplomatia", led=True),
        "pairs": Agreed(game="diplomatia", pairs=2, pins=_PINS),
    }
)
"""By name. In a pair both swear to what is sealed (1.4)."""
