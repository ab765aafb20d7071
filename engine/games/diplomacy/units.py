"""Diplomacy's two kinds of unit. They fight with the same strength (VIII)."""

from typing import Final

from engine.board.board import AFLOAT
from engine.rules.position import UnitKind

ARMY: Final = UnitKind("A")
"""Stands on land."""

FLEET: Final = UnitKind(AFLOAT)
"""Stands at sea and on coasts."""

UNIT_KINDS: Final = (ARMY, FLEET)
