"""What the study opens of lamplighters: one example, and a free board."""

from collections.abc import Callable

from engine.board.loader import LoadedMap
from engine.games.blank.calendar import CALENDAR, EVENING
from engine.games.blank.orders import KIND
from engine.rules.game import Rules
from engine.rules.position import Position, Unit
from engine.study.example import Example, WhatIf
from gui.games.blank.study_titles import GUST, NO_GUST
from gui.history.history_screen import HistoryScreen

sample_screen: Callable[[LoadedMap, Rules], HistoryScreen] | None = None
"""The rulebook has no sample game."""

_BEFORE = Position(
    phase=CALENDAR.phase(1, EVENING),
    units=(Unit("MOTHS", KIND, "MARKET"), Unit("OWLS", KIND, "WELL")),
)
_SHEETS = {"MOTHS": ("L MARKET LIGHT",), "OWLS": ("L WELL - MARKET",)}


def examples() -> tuple[Example, ...]:
    """Return what the rulebook could print as an example: a match that is blown out (4.2)."""
    calm = WhatIf(id=NO_GUST, position=_BEFORE, orders={**_SHEETS, "OWLS": ("L WELL REST",)})
    return (Example(id=GUST, section="4.2", position=_BEFORE, orders=_SHEETS, what_ifs=(calm,)),)
