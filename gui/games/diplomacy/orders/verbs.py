"""Diplomacy's kinds of order by their signs."""

from typing import Final

from engine.games.diplomacy.orders import WAIVED
from gui.orders.verbs import Verbs

HOLD, SUPPORT, CONVOY, SAIL = "H", "S", "C", "V"

VERBS: Final = Verbs(
    beside=(SUPPORT, CONVOY),
    joins=SUPPORT,
    keys={sign: sign for sign in (HOLD, SUPPORT, CONVOY, SAIL)},
    alone={"W": WAIVED},
)
