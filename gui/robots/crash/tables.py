"""Which tables are killed: of seven and of fewer players, behind the curtain and a master's."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from engine.robots.crash.kill_soak import PINS
from gui.robots.players.new_game_form import Agreed

_PIN = next(iter(PINS.values()))

TABLES: Mapping[str, Agreed] = MappingProxyType(
    {
        "seven": Agreed(pins=PINS),
        "led": Agreed(led=True),
        "two": Agreed(lineup="two", pins={"ENGLAND": _PIN}),
        "four": Agreed(lineup="four", pins=PINS),
        "led-two": Agreed(lineup="two", led=True),
        "three-mixed": Agreed(lineup="three-mixed", pins=PINS),
        "six": Agreed(lineup="six", year=1870, pins={"RUSSIA": _PIN}),
        "led-five": Agreed(lineup="five", year=1801, led=True),
        "three-triple": Agreed(lineup="three-triple", pins=PINS),
        "five": Agreed(lineup="five", year=1801, pins={"TURKEY": _PIN}),
    }
)
"""By name. A master's table has no envelopes, and so no PINs."""

ANY = "any"
"""All of them by turns."""


def table_at(path: Path, kind: str) -> Agreed:
    """Return what is agreed on at the table whose game lies in a file, named by its number."""
    if kind == ANY:
        number = "".join(sign for sign in path.stem if sign.isdecimal()) or "1"
        kind = list(TABLES)[(int(number) - 1) % len(TABLES)]
    return replace(TABLES[kind], title=path.stem)
