"""Whole random games of Diplomatia, and the laws that would notice a fault in one."""

import random
from dataclasses import replace

import pytest

from engine.games.diplomatia.calendar import CALENDAR, EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.profile import POINTS, Profile
from engine.robots.games.diplomatia.random_orders import scribble
from engine.robots.games.diplomatia.soak import random_games as soak
from engine.robots.games.diplomatia.soak.laws import broken, obey
from engine.robots.games.laws import BrokenLawError
from engine.robots.soak.__main__ import main
from engine.rules.ruling import Verdict
from tests.naive.diplomatia.court import board_of
from tests.naive.diplomatia.deal import random_board

USUAL = Profile()


def dealt(seed):
    """Deal a small board on which powers begin with several units of both kinds."""
    chance = random.Random(seed)
    for _ in range(1_000):
        plain = random_board(chance)
        rules = Diplomatia(replace(board_of(plain), start_units=()))
        position = rules.start()
        units = position.units
        both = {unit.kind for unit in units} == {"A", "F"}
        if len(units) > 6 and both and rules.outcome(position) is None:
            start = tuple((unit.power, str(unit.kind), unit.at) for unit in units)
            return replace(board_of(plain), start_units=start)
    raise AssertionError(seed)


@pytest.fixture(scope="module")
def judged():
    """Judge the phases of some random games, as (board, position, resolution)."""
    found = []
    for seed in range(6):
        board, chance = dealt(seed), random.Random(seed)
        rules = Diplomatia(board)
        position = rules.start()
        while position.phase.turn < 9 and rules.outcome(position) is None:
            resolution = rules.adjudicate(position, scribble(rules, position, chance))
            found.append((board, position, resolution))
            position = resolution.after
    return found


def first(judged, kind, fits=lambda before, resolution: True):
    return next(one for one in judged if one[1].phase.kind == kind and fits(*one[1:]))


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_break_no_law(seed):
    tally = soak.soak(2, f"test {seed}", last_turn=8, board=dealt(seed))

    assert tally.games == 2
    assert tally.orders > 20


def test_half_of_the_tables_have_rules_of_their_own():
    chance = random.Random(1)
    tables = [soak.table_rules(number, chance) for number in range(40)]

    assert tables[::2] == [{}] * 20
    assert all({table[point] for table in tables[1::2]} == set(POINTS[point]) for point in POINTS)


def test_the_same_seed_plays_the_same_games():
    one, other = (soak.soak(2, "again", last_turn=4, board=dealt(3)) for _ in range(2))

    assert str(one) == str(other)


def spoil(resolution, **changes):
    return resolution.but(after=replace(resolution.after, **changes))


def ruled(judged, **changes):
    one, *rest = judged.rulings
    return judged.but(rulings=(one.but(**changes), *rest))


def elsewhere(judged):
    """Put a unit to where another stands."""
    one, other, *rest = judged.after.units
    return spoil(judged, units=(replace(one, at=other.at), other, *rest))


def given_away(judged):
    """Let another control where a unit stands."""
    unit = judged.after.units[0]
    other = next(power for power in ("ANT", "BEE") if power != unit.power)
    return spoil(judged, owners={**judged.after.owners, unit.at: other})


@pytest.mark.parametrize(
    ("law", "kind", "spoiled"),
    [
        ("impossible position", ORDERS, elsewhere),
        ("time stands still", ORDERS, lambda j: spoil(j, phase=CALENDAR.parse("T1M"))),
        ("no reason", ORDERS, lambda j: ruled(j, findings=())),
        ("verdict without reason", ORDERS, lambda j: ruled(j, verdict=Verdict.AMBIGUOUS)),
        ("not one fate", ORDERS, lambda j: j.but(rulings=j.rulings[1:])),
        ("units born or lost", ORDERS, lambda j: spoil(j, units=j.after.units[1:])),
        ("a unit does not control its space", ORDERS, given_away),
        ("control lost to nobody", ORDERS, lambda j: spoil(j, owners={})),
        ("units born or lost", RETREATS, lambda j: spoil(j, units=j.after.units[1:])),
        ("units born or lost", EVALUATION, lambda j: spoil(j, units=j.after.units[1:])),
        ("control lost in the evaluation", EVALUATION, lambda j: spoil(j, owners={})),
    ],
)
def test_a_broken_law_is_noticed(judged, law, kind, spoiled):
    board, before, resolution = first(judged, kind)

    assert list(broken(board, USUAL, before, resolution)) == []
    assert law in [told for told, _ in broken(board, USUAL, before, spoiled(resolution))]


def test_nobody_may_retreat_to_where_the_victor_came_from(judged):
    board, before, resolution = first(
        judged, ORDERS, lambda _, j: any(d.attacker for d in j.after.dislodged)
    )
    fallen = tuple(replace(d, retreats=(d.attacker or "",)) for d in resolution.after.dislodged)

    with pytest.raises(BrokenLawError, match="retreat to a space that is not free"):
        obey(board, USUAL, before, spoil(resolution, dislodged=fallen[:1]))


@pytest.mark.parametrize(("name", "said"), [("standard", "diplomacy is played"), ("no", "no")])
def test_games_on_a_map_that_is_none_of_the_game_are_refused(name, said, capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--game", "diplomatia", "--map", name])

    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_games_are_played_on_any_of_its_maps(capsys):
    assert main(["--game", "diplomatia", "--map", "praga", "--games", "2", "--last-year", "4"]) == 0
    assert "2 games" in capsys.readouterr().out
