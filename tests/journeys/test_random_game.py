"""Seven players who trust to luck play three years through the real windows; a referee looks on."""

import random
from collections import Counter

import pytest

from engine import tables
from engine.games.diplomacy.phase import Step
from engine.rules.order import texts_of
from engine.table.envelope import fingerprint
from engine.table.view import Stage
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.new_game_form import Agreed
from gui.robots.tables.random_table import Play, RandomTable
from gui.table.page.table_screen import TableScreen

pytestmark = [pytest.mark.usefixtures("bare_boards"), pytest.mark.evening]

SEED = 5
YEARS = 3
KEEN = ("GERMANY", "TURKEY")
"""Who goes for centres, so that somebody has to retreat in few years."""

PINS = {"FRANCE": "1234", "TURKEY": "87654321"}
RATES = ActionRates(
    put_off=0.06,
    open_again=0.12,
    go_on=0.05,
    cover=0.06,
    impossible=0.06,
    nonsense=0.05,
    undo=0.06,
    vote=0.05,
    propose=0.0,
    pasted=0.85,
    paste_from=3,
)
"""More of what is not usual, in fewer years. A proposal is under the fingerprint too."""


def closed_seals(page):
    return {power for power, tile in page.side.tiles.of.items() if tile.sealed}


class Referee:
    """Judges the same orders on a board of his own and compares all that is shown."""

    def __init__(self, rules):
        self.rules, self.position = rules, rules.start()
        self.table = None
        self.seen = Counter()
        self.public = None

    def look(self, results):
        past, public = results.past, results.public
        sealed_orders = self.table.sealed_orders
        asked = self.rules.asked(self.position)
        disorder = frozenset(asked) - set(sealed_orders)
        own = self.rules.adjudicate(self.position, sealed_orders, disorder)

        assert past.before == self.position
        assert texts_of(past.orders) == sealed_orders
        assert set(past.disorder) == disorder
        assert past.resolution == own
        assert public.position == own.after == results.view.position
        assert public.past[-1] is past
        assert public.stage in (Stage.REVEALED, Stage.OVER)
        standing = [unit.power for unit in own.after.units]
        beaten = [dislodged.unit.power for dislodged in own.after.dislodged]
        assert dict(public.units) == {p: (standing + beaten).count(p) for p in public.units}
        assert dict(public.counted) == {p: own.after.count(p) for p in public.counted}
        for power, orders in sealed_orders.items():
            code, nonce = past.phase.code, past.nonces[power]
            assert past.fingerprints[power] == fingerprint(
                nonce, power, code, orders, past.bound[power]
            )
        self._count(past, disorder)
        self.position, self.public = own.after, public

    def _count(self, past, disorder):
        self.seen[past.phase.step] += 1
        self.seen["disorder"] += bool(disorder)
        texts = [order for orders in texts_of(past.orders).values() for order in orders]
        self.seen["coast"] += any("/" in order for order in texts)
        self.seen["convoy"] += any(" C " in order for order in texts)
        self.seen["support"] += any(" S " in order for order in texts)


def test_a_random_game_of_three_years_is_judged_as_a_referee_judges_it(program, rules, board, home):
    referee = Referee(rules)
    chance = random.Random(SEED)
    terms = {"rng": random.Random(SEED)}
    driver = program(**terms)
    table = referee.table = RandomTable(
        driver,
        board,
        chance,
        agreed=Agreed(title="Three years", pins=PINS),
        play=Play(rates=RATES, keen=KEEN, years=YEARS),
        seen=referee.look,
    )
    restarts = 0

    while table.act():
        shown = table.driver.window.screen_shown
        if (
            isinstance(shown, TableScreen)
            and table.kept is None
            and len(shown.public.past) in (3, 6)
            and len(table.sealed_orders) >= 3
            and restarts < (1 if len(shown.public.past) == 3 else 2)
        ):
            closed, view = closed_seals(shown), shown.public
            table.driver.window.close()
            table.driver = program(**terms)
            table.act()
            again = table.driver.window.screen_shown
            assert isinstance(again, TableScreen)
            assert again.public == view
            assert closed_seals(again) == closed
            restarts += 1

    public = table.driver.window.screen_shown._public
    assert public.stage is Stage.OVER
    assert public.phase.year == 1901 + YEARS
    assert set(public.outcome.powers) == {p for p, units in public.units.items() if units}
    assert restarts == 2
    assert referee.seen[Step.MOVES] == 2 * YEARS
    assert referee.seen[Step.RETREATS] > 0
    assert referee.seen[Step.ADJUSTMENTS] > 2
    assert all(referee.seen[what] for what in ("disorder", "coast", "convoy", "support"))
    deeds = ("sealed", "put off", "opened again", "gone on without", "covered", "PIN typed")
    ways = ("clicked", "typed", "pasted", "illegal", "nonsense", "undone", "draw")
    assert [deed for deed in (*deeds, *ways) if not table.deeds[deed]] == []

    live = table.driver.window.navigator.open.session.log.state
    table.driver.window.close()
    stored = tables.open_game(home / "games" / "Three years.velmoc", board=board)
    try:
        assert stored.log.state == live
        assert stored.public() == public
    finally:
        stored.close()
