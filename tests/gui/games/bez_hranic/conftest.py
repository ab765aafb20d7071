"""Rounds that chance has played: what any show must be able to tell."""

import random

import pytest

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.games.bez_hranic.commands import Deal, Lay, Turn
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.view import Doing
from engine.table.live.table import Agreed, found_live
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms
from gui import i18n
from gui.kit import sizing, theme
from gui.live_bridge import LiveBridge

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")


def played(rounds=7, map_="europe", players=6, seed=1, **options):
    """Return the bridge of a table whose rounds were laid by chance."""
    chance, now = random.Random(seed), [0]
    terms = Terms(steady=lambda: now[0], nonce=lambda: f"{seed:064x}")
    agreed = Agreed(map_, {"way": "touch", **options})
    store = MemoryStore()
    bridge = LiveBridge(found_live(BEZ_HRANIC, store, "Friday", PLAYERS[:players], terms, agreed))
    for _ in range(rounds):
        bridge.do(Deal())
        while bridge.public().seen.doing is Doing.DEALING:
            bridge.do(Turn())
        while bridge.public().seen.doing is Doing.CHOOSING:
            seen = bridge.public().seen
            colour = chance.choice([one for one, left in seen.in_hand.items() if left])
            field = chance.choice((STAYS, *seen.offer[:5]))
            now[0] += 100
            bridge.do(Lay((Placement(colour, field),)))
    return bridge


@pytest.fixture(scope="module")
def europe(qapp):
    """A whole game of six in Europe."""
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    return played()
