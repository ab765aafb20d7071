"""A game master's evening from the first name to the last draw, by clicks and keys alone."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt

from engine import tables
from engine.rules.phase import Step
from engine.session.leading_event import Branched, How
from gui.demo.habits import Habits
from gui.demo.laying import Agreed
from gui.demo.luck import LuckyTable
from gui.master.log_screen import LogScreen
from gui.paper.card import PaperCard
from gui.table.game_over import GameOverScreen

pytestmark = pytest.mark.evening

SEED = 6
HABITS = Habits(mangled=0.5, unclear=0.15, led=2.0, pasted=0.9)
"""Half of the slips are written as nobody prints them; at every turn two things are not usual."""


def test_an_evening_of_slips_is_led_with_everything_that_a_master_does(program, rules, board, home):
    seen = Counter()

    def look(results):
        past = results.past
        seen[past.phase.step] += 1
        own = rules.adjudicate(past.before, past.orders, frozenset(past.disorder))
        assert past.resolution == own
        assert results.public.position == own.after

    chance = random.Random(SEED)
    hands = program(rng=random.Random(SEED))
    table = LuckyTable(
        hands,
        board,
        chance,
        agreed=Agreed(title="Club", led=True),
        habits=HABITS,
        years=1,
        seen=look,
    )

    table.play()

    unusual = ("gone back", "branched", "edited", "log read", "late", "disorder", "replaced")
    slips = ("mangled", "unclear", "ruled", "desk covered", "draw")
    assert [deed for deed in (*unusual, *slips) if not table.deeds[deed]] == []
    assert seen[Step.MOVES] >= 2
    assert seen[Step.ADJUSTMENTS] > 0

    over = hands.screen(GameOverScreen)
    public, hub = hands.window.navigator.hub.public(), hands.window.navigator.hub
    hands.window.navigator._evening.show_log()
    log = hands.screen(LogScreen)
    text = log.text.toPlainText()
    for word in ("means", "goes back to", "board", "civil disorder", "plays instead of"):
        assert word in text, word
    hands.press(log.print)
    hands.wait(lambda: bool(hands.window.findChildren(PaperCard)), "the printed log")
    hands.window.findChildren(PaperCard)[0].reject()
    hands.key(log, Qt.Key.Key_Escape)
    hands.screen(GameOverScreen, other_than=over)
    how = Counter(
        line.how
        for event in hub.events()
        if event.kind == "committed"
        for lines in event.lines.values()
        for line in lines
    )
    assert how[How.READ] > how[How.RULED] > 0
    assert how[How.STRUCK] + how[How.LATE] + how[How.DISORDER] > 0

    hands.window.close()
    games = home / "games"
    stored = tables.open_game(games / "Club.velmoc", board=board)
    assert stored.public() == public
    stored.close()
    branches = [path for path in games.glob("*.velmoc") if path.stem != "Club"]
    assert len(branches) == table.deeds["branched"]
    for path in branches:
        branch = tables.open_game(path, board=board)
        assert any(isinstance(event, Branched) for event in branch.events())
        branch.close()
