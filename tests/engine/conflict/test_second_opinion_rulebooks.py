"""The solver against a second adjudicator under every rulebook and under points at will.

``velmoc.py second-opinion --positions 100000`` judges more positions than the suite does.
"""

import pytest

from engine.conflict import knots
from engine.conflict.field import Field
from engine.conflict.solver import YES, Battle
from engine.games.diplomacy.judge import convoy_paradoxes
from engine.games.diplomacy.orders import parse
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Unit, UnitKind
from tests.naive import __main__ as command
from tests.naive.court import Court, at_will, rulebook
from tests.naive.deal import BOARD, KNOTS, POWERS, touching
from tests.naive.judge import Naive, parts, smallest

POSITIONS = 2_000
BATCH = 100


@pytest.fixture
def court():
    return Court()


@pytest.fixture
def naive():
    """Ask the second adjudicator alone, each unit of a power of its own choosing."""

    def ask(texts, powers=POWERS[:1], profile=None):
        given = [parse(text.strip()) for text in texts.split("/")]
        units = [
            Unit(powers[n % len(powers)], UnitKind(order.kind), order.at)
            for n, order in enumerate(given)
        ]
        table = (BOARD, touching(), profile or Profile())
        return Naive(table, units, {order.at: order for order in given})

    return ask


@pytest.mark.parametrize("batch", range(0, POSITIONS, BATCH))
def test_both_adjudicators_agree(court, batch):
    told = [court.compare(seed, wide=seed % 5 == 4) for seed in range(batch, batch + BATCH)]

    assert [line for line in told if line] == []


def test_the_positions_are_worth_judging(court):
    for seed in range(1_000):
        court.compare(seed, wide=seed % 5 == 4)

    few = ("cores", "shared", "walking", "rotated", "beleaguered", "not_cut_by_landing")
    assert all(court.seen[word] >= 5 for word in few)
    many = ("convoyed", "head_on", "own_support_void", "either", "swapped", "convoy_broken")
    assert all(court.seen[word] >= 40 for word in many)
    assert 300 < court.seen["whole"] < 700


def test_every_rulebook_and_every_value_has_its_turn():
    dealt = [rulebook(seed) for seed in range(100)]

    assert set(PROFILES.values()) <= set(dealt)
    assert len({profile.paradox for profile in dealt}) == 6


@pytest.mark.parametrize(
    ("room", "name", "wrong"),
    [
        (convoy_paradoxes, "_protected", lambda *fleets, attack: attack),
        (Battle, "_unbroken", lambda self, state, fleets: YES),
        (Battle, "meets", lambda self, unit: -1),
        (Battle, "cuts", lambda self, attacker, supporter: True),
        (Field, "over_land", lambda self, armies: self),
        (knots, "_threatened", lambda battle, state, armies, moves: 0),
    ],
)
def test_a_wrong_rule_would_be_noticed(court, monkeypatch, room, name, wrong):
    monkeypatch.setattr(room, name, wrong)

    assert any(court.compare(seed, at_will(seed)) for seed in range(2_000))


# the second adjudicator itself


@pytest.mark.parametrize(("knot", "armies"), list(zip(KNOTS, (1, 2, 2, 2), strict=True)))
def test_a_convoy_that_decides_about_itself_is_a_paradox(naive, knot, armies):
    powers = [f"P{number}" for number in range(20)]
    asked = naive(knot, powers, PROFILES["datc"])

    core, links = asked.paradoxical()

    assert len(core) == armies
    assert not any(links[army] for army in core)


def test_a_circle_goes_round_in_one_of_its_outcomes(naive):
    found = naive("A BUD - GAL/A GAL - RUM/A RUM - BUD").outcomes()

    assert sorted(len(outcome.moved) for outcome in found) == [0, 3]


def test_orders_that_share_no_space_are_judged_apart():
    texts = ("A PAR - BUR", "A MUN - BUR", "A SER S A BUD", "A BUD H", "F ANK - BLA")
    orders = {order.at: order for order in map(parse, texts)}

    assert set(parts(orders)) == {
        frozenset({"PAR", "MUN"}),
        frozenset({"SER", "BUD"}),
        frozenset({"ANK"}),
    }


def test_a_convoy_joins_all_it_touches():
    texts = ("A LON - BEL", "F NTH C A LON - BEL", "F DEN - NTH", "A HOL S A LON - BEL")

    assert len(parts({order.at: order for order in map(parse, texts)})) == 1


def test_the_convoy_that_waits_for_nobody_is_untied_first():
    both = [({"A": a, "B": b}, {"A": not a, "B": a}) for a in (False, True) for b in (False, True)]

    assert smallest(["A", "B"], {}, both) == ["A"]


def test_the_command_says_what_was_judged(capsys):
    assert command.main(["--positions", "20"]) == 0

    assert "20 positions with" in capsys.readouterr().out


def test_the_command_names_the_positions_that_differ(capsys, monkeypatch):
    monkeypatch.setattr(Battle, "meets", lambda self, unit: -1)

    assert command.main(["--positions", "200"]) == 1

    assert "DIFFERENT " in capsys.readouterr().err
