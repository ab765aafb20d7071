"""What the study opens of lamplighters: one example, and a free board."""

from engine.games.diplomatia.calendar import CALENDAR, EVENING
from engine.games.diplomatia.orders import KIND
from engine.rules.position import Position, Unit
from engine.study.example import Example, WhatIf
from gui.games.diplomatia.study_titles import GUST, NO_GUST
from gui.games.protocols import SampleScreen

sample_screen: SampleScreen | None = None
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
