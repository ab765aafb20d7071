"""One result judged without the rest of its turn is what the whole turn gives."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.flips.sheets import REFUSED
from engine.games.diplomacy.flips.smallest import About, Judged, _Turn, about
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Move
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.policies import DisorderSupport, IllegalOrders
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position
from engine.rules.ruling import Verdict
from tests.naive.deal import Dealer

BOARD = load_map("standard").board
OWN = [
    replace(Profile(), disorder_support=DisorderSupport.FAILS),
    replace(
        Profile(),
        illegal_orders=IllegalOrders.ATTEMPTED,
        disorder_support=DisorderSupport.FAILS,
    ),
]
TABLES = [*PROFILES.values(), *OWN]


def dealt(seed, chance):
    """Judge a rich turn; some write nonsense, some write twice, a power may write nothing."""
    rules = Diplomacy(BOARD, TABLES[seed % len(TABLES)])
    units, orders = Dealer(BOARD, seed).rich()
    sheets = {unit.power: [] for unit in units}
    for unit in units:
        text = str(orders[unit.province])
        if chance.random() < 0.15:
            text = f"{unit} - {chance.choice(list(BOARD.provinces))}"
        sheets[unit.power] += [f"{unit} H", text] if chance.random() < 0.1 else [text]
    silent = frozenset(chance.sample(sorted(sheets), 1) if chance.random() < 0.5 else ())
    position = Position(phase=Phase.parse("S1901M"), units=tuple(units))
    rulings = rules.adjudicate(position, sheets, silent).rulings
    return Judged(rules=rules, before=position, sheets=sheets, rulings=rulings, disorder=silent)


def asked(seed, chance):
    """Yield every question about a turn, ready to be asked."""
    judged = dealt(seed, chance)
    for ruling in judged.rulings:
        wanted = about(ruling)
        if wanted is not None and ruling.order:
            turn = _Turn(judged, ruling, wanted, loyal=False)
            assert len(list(turn.changes.gather(None))) > 0
            yield turn


def fate(turn, group):
    """Judge the whole turn."""
    unit = turn.ruling.unit
    ruling = next(one for one in turn._judge(group) if one.unit == unit)
    refused = turn.asked is About.PLACE and ruling.verdict in REFUSED  # it stands where it is
    stays = ruling.verdict is Verdict.DISLODGED or refused
    verdict = Verdict.STANDS if stays else ruling.verdict
    if verdict is Verdict.INVALID and isinstance(ruling.order, Move):
        verdict = Verdict.FAILS  # for want of a convoy
    return verdict, ruling.dislodged and turn.asked is About.PLACE


def told(turn, group):
    verdict, beaten = turn._ask(group).told
    return verdict, beaten and turn.asked is About.PLACE


def changed(turn, chance):
    """Pick up to three changes, each of which may matter after those before it."""
    group = ()
    for _ in range(chance.randint(0, 3)):
        units = {change.unit for change in group}
        able = [change for change in turn._matter(group) if change.unit not in units]
        group = (*group, chance.choice(able)) if able else group
    return group


@pytest.mark.parametrize("batch", range(0, 140, 35))
def test_a_result_judged_alone_is_the_same(batch):
    chance = random.Random(batch)
    seen = 0
    for seed in range(batch, batch + 35):
        for turn in asked(seed, chance):
            group = changed(turn, chance)
            seen += len(group)
            assert told(turn, group) == fate(turn, group), (seed, turn.ruling, group)
    assert seen > 100


@pytest.mark.parametrize("batch", range(1000, 1140, 35))
def test_what_a_result_does_not_rest_on_changes_nothing(batch):
    chance = random.Random(batch)
    seen = 0
    for seed in range(batch, batch + 35):
        for turn in asked(seed, chance):
            group = changed(turn, chance)
            rests, before = turn._ask(group), fate(turn, group)
            units = {change.unit for change in group}
            far = [
                change
                for change in turn.changes.first
                if change.unit not in units and not rests.rests_on(*change.touches)
            ]
            for change in chance.sample(far, min(2, len(far))):
                seen += 1
                assert fate(turn, (*group, change)) == before, (seed, turn.ruling, group, change)
    assert seen > 100


def test_a_turn_with_orders_that_others_imply_is_judged_whole():
    rules = Diplomacy(BOARD, Profile.of({"implicit_orders": "allowed"}))
    units, orders = Dealer(BOARD, 5).rich()
    sheets = {}
    for unit in units[1:]:
        sheets.setdefault(unit.power, []).append(str(orders[unit.province]))
    position = Position(phase=Phase.parse("S1901M"), units=tuple(units))
    rulings = rules.adjudicate(position, sheets).rulings
    judged = Judged(rules=rules, before=position, sheets=sheets, rulings=rulings)
    ruling = next(one for one in rulings if about(one) is not None)

    turn = _Turn(judged, ruling, about(ruling), loyal=False)

    assert turn._ask(()).told is None
    assert turn._ask(()).rests_on(1, 0, 0)
