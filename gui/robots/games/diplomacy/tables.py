"""Which tables of Diplomacy are killed: of seven and fewer, behind the curtain and a master's."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.robots.crash.kill_soak import PIN
from gui.robots.players.new_game_form import Agreed

_PINS = {"ITALY": PIN}

TABLES: Mapping[str, Agreed] = MappingProxyType(
    {
        "seven": Agreed(pins=_PINS),
        "led": Agreed(led=True),
        "two": Agreed(lineup="two", pins={"ENGLAND": PIN}),
        "four": Agreed(lineup="four", pins=_PINS),
        "led-two": Agreed(lineup="two", led=True),
        "three-mixed": Agreed(lineup="three-mixed", pins=_PINS),
        "six": Agreed(lineup="six", year=1870, pins={"RUSSIA": PIN}),
        "led-five": Agreed(lineup="five", year=1801, led=True),
        "three-triple": Agreed(lineup="three-triple", pins=_PINS),
        "five": Agreed(lineup="five", year=1801, pins={"TURKEY": PIN}),
    }
)
"""By name. A master's table has no envelopes, and so no PINs."""
