"""Whole games at the table, by keys, drags, fingers and forms: every way comes to its end."""

import random

import pytest

from engine.games.bez_hranic.card import BEZ_HRANIC
from engine.table.live.table import Agreed, found_live, replayed
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms
from gui import i18n
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.kit import sizing, theme
from gui.live_bridge import LiveBridge
from gui.robots.games.bez_hranic.hands import RoadHands

PLAYERS = ("Jana", "Tomáš", "Klára", "Pavel", "Ondřej", "Lucie")
MOST = 2_500
"""Deeds after which a game that has not ended never will."""

GAMES = [
    ("buzzer", 2, {"colours": "two"}),
    ("buzzer", 3, {"keys": "nine", "colours": "two"}),
    ("buzzer", 6, {"limit": "30"}),
    ("touch", 3, {"colours": "two"}),
    ("touch", 5, {}),
    ("touch", 6, {"pace": "hand"}),
    ("beside", 2, {"colours": "two"}),
    ("beside", 4, {}),
    ("alone", 1, {}),
    ("alone", 4, {"bots": "fast"}),
    ("calm", 3, {"colours": "two", "order": "lot"}),
    ("calm", 5, {"open_map": "yes"}),
]


@pytest.mark.parametrize(("way", "players", "options"), GAMES)
def test_a_game_comes_to_its_end_by_the_hands_of_people(qtbot, qapp, way, players, options):
    theme.prepare()
    sizing.dress()
    i18n.speak("en")
    now, chance = [0], random.Random(f"{way} {players}")
    terms = Terms(steady=lambda: now[0], nonce=lambda: f"{chance.getrandbits(256):064x}")
    map_ = chance.choice(BEZ_HRANIC.maps)
    store, agreed = MemoryStore(), Agreed(map_, {"way": way, **options})
    table = found_live(BEZ_HRANIC, store, "Friday", PLAYERS[:players], terms, agreed)
    bridge = LiveBridge(table)
    screen = RoadScreen(bridge)
    sizing.wear(screen)
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    hands = RoadHands(chance)
    hands.dreams = lambda: now.__setitem__(0, now[0] + 2_000)
    lifted = 0

    for _ in range(MOST):
        if bridge.public().outcome is not None:
            break
        hands.act(screen, bridge.public())
        lifted += bool(bridge.public().seen.lifted)
        now[0] += chance.choice((3, 40, 900))
        bridge.tick()

    seen = bridge.public().seen
    assert [past.offer.round for past in seen.past] == [1, 2, 3, 4, 5, 6, 7]
    assert replayed(BEZ_HRANIC, store.events())[1].seen() == seen
    assert lifted or way not in ("buzzer", "touch")
