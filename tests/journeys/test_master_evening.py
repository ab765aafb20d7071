"""A game master's evening from the first name to the last draw, by clicks and keys alone."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt

from engine import tables
from engine.games.diplomacy.phase import Step
from engine.rules.order import texts_of
from engine.table.master_event import Branched, How
from gui.master.log_screen import LogScreen
from gui.paper.card import PaperCard
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.new_game_form import Agreed
from gui.robots.tables.random_table import Play, RandomTable
from gui.table.results.game_over import GameOverScreen

pytestmark = [pytest.mark.usefixtures("bare_boards"), pytest.mark.evening]

SEED = 6
RATES = ActionRates(mangled=0.5, unclear=0.15, led=2.0, pasted=0.9)
"""Half of the slips are written as nobody prints them; at every turn two things are not usual."""


def test_an_evening_of_slips_is_led_with_everything_that_a_master_does(program, rules, board, home):
    seen = Counter()

    def look(results):
        past = results.past
        seen[past.phase.step] += 1
        own = rules.adjudicate(past.before, texts_of(past.orders), frozenset(past.disorder))
        assert past.resolution == own
        assert results.public.position == own.after

    chance = random.Random(SEED)
    driver = program(rng=random.Random(SEED))
    table = RandomTable(
        driver,
        board,
        chance,
        agreed=Agreed(title="Club", led=True),
        play=Play(rates=RATES, years=1),
        seen=look,
    )

    while table.act():
        pass

    unusual = ("gone back", "branched", "edited", "log read", "late", "disorder", "replaced")
    slips = ("mangled", "unclear", "ruled", "desk covered", "draw")
    assert [deed for deed in (*unusual, *slips) if not table.deeds[deed]] == []
    assert seen[Step.MOVES] >= 2
    assert seen[Step.ADJUSTMENTS] > 0

    over = driver.screen(GameOverScreen)
    public, bridge = driver.window.navigator.bridge.public(), driver.window.navigator.bridge
    driver.window.navigator.open.evening.show_log()
    log = driver.screen(LogScreen)
    text = log.text.toPlainText()
    for word in ("means", "goes back to", "board", "civil disorder", "plays instead of"):
        assert word in text, word
    driver.press(log.print)
    driver.wait(lambda: bool(driver.window.findChildren(PaperCard)), "the printed log")
    driver.window.findChildren(PaperCard)[0].reject()
    driver.key(log, Qt.Key.Key_Escape)
    driver.screen(GameOverScreen, other_than=over)
    how = Counter(
        line.how
        for event in bridge.master.events()
        if event.kind == "committed"
        for lines in event.lines.values()
        for line in lines
    )
    assert how[How.READ] > how[How.RULED] > 0
    assert how[How.STRUCK] + how[How.LATE] + how[How.DISORDER] > 0

    driver.window.close()
    games = home / "games"
    stored = tables.open_game(games / "Club.velmoc", board=board)
    assert stored.public() == public
    stored.close()
    branches = [path for path in games.glob("*.velmoc") if path.stem != "Club"]
    assert len(branches) == table.deeds["branched"]
    for path in branches:
        branch = tables.open_game(path, board=board)
        assert any(isinstance(event, Branched) for event in branch.master.events())
        branch.close()
