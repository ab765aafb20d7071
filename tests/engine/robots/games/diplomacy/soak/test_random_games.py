"""Whole random games under every rulebook, and the laws that would notice a fault in one."""

import random
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase, Step
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import POINTS
from engine.robots.games.diplomacy.random_orders import scribble
from engine.robots.games.diplomacy.soak import random_games as soak
from engine.robots.games.diplomacy.soak.laws import broken, obey
from engine.robots.games.laws import BrokenLawError
from engine.robots.soak.__main__ import main
from engine.rules.ruling import Verdict

BOARD = load_map("standard").board


@pytest.fixture(scope="module")
def judged():
    """Judge the phases of one random game, as pairs of a position and its resolution."""
    rules, chance = Diplomacy(BOARD), random.Random(3)
    position, found = rules.start(), []
    while position.phase.year < 1905:
        resolution = rules.adjudicate(position, scribble(rules, position, chance))
        found.append((position, resolution))
        position = resolution.after
    return found


def first(judged, step):
    return next(pair for pair in judged if pair[0].phase.step is step)


def test_whole_games_break_no_law():
    tally = soak.soak(10, "test", last_year=1904)

    assert tally.games == 10
    assert tally.phases.keys() == set(Step)
    assert tally.verdicts.keys() >= {"succeeds", "fails", "given", "cut"}


def test_every_rulebook_has_its_turn_and_so_has_every_value():
    chance = random.Random(1)
    dealt = [soak.table_rules(number, chance) for number in range(60)]

    assert list(dealt[: 2 * len(PROFILES) : 2]) == [
        profile.options for profile in PROFILES.values()
    ]
    assert all(len({options[point] for options in dealt}) > 1 for point in ("paradox", "routes"))
    assert all(options.keys() == POINTS.keys() for options in dealt)


def test_the_same_seed_plays_the_same_games():
    one, other = (soak.soak(2, "again", last_year=1902) for _ in range(2))

    assert str(one) == str(other)


def test_a_game_that_fails_can_be_played_again(monkeypatch, capsys):
    def fail(*_):
        raise KeyError("PAR")

    monkeypatch.setattr(Diplomacy, "adjudicate", fail)

    assert main(["--games", "1", "--seed", "7"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("BROKEN: game 7 0, S1901M: 'PAR'\n")
    assert "Traceback" in told


def test_the_command_says_what_was_played(capsys):
    assert main(["--games", "2", "--last-year", "1901"]) == 0

    assert capsys.readouterr().out.startswith("2 games, 0 won: every law held\n")


def spoil(resolution, **changes):
    return resolution.but(after=replace(resolution.after, **changes))


def ruled(judged, **changes):
    one, *rest = judged.rulings
    return judged.but(rulings=(one.but(**changes), *rest))


def walked(judged):
    """Let a unit walk while others retreat."""
    one, *rest = judged.after.units
    free = next(p for p in BOARD.provinces if judged.after.at(p) is None)
    return spoil(judged, units=(replace(one, at=free), *rest))


@pytest.mark.parametrize(
    ("law", "step", "spoiled"),
    [
        ("impossible position", Step.MOVES, lambda j: spoil(j, units=j.after.units[:1] * 2)),
        ("time stands still", Step.MOVES, lambda j: spoil(j, phase=Phase.parse("S1901M"))),
        ("no reason", Step.MOVES, lambda j: ruled(j, findings=())),
        ("verdict without reason", Step.MOVES, lambda j: ruled(j, verdict=Verdict.CUT)),
        ("not one fate", Step.MOVES, lambda j: j.but(rulings=j.rulings[1:])),
        ("units born or lost", Step.MOVES, lambda j: spoil(j, units=j.after.units[1:])),
        ("moved in retreats", Step.RETREATS, walked),
        ("units born or lost", Step.ADJUSTMENTS, lambda j: spoil(j, units=j.after.units[1:])),
        ("centre changed hands out of season", Step.ADJUSTMENTS, lambda j: spoil(j, owners={})),
        ("centre lost to nobody", Step.ADJUSTMENTS, lambda j: spoil(j, owners={})),
    ],
)
def test_a_broken_law_is_noticed(judged, law, step, spoiled):
    before, resolution = first(judged, step)

    assert list(broken(BOARD, before, resolution)) == []
    assert law in [told for told, _ in broken(BOARD, before, spoiled(resolution))]


def test_centres_are_taken_by_standing_on_them(judged):
    before, resolution = next(p for p in judged if p[0].owners != p[1].after.owners)
    owners = dict.fromkeys(resolution.after.owners, "TURKEY")

    with pytest.raises(BrokenLawError, match="centre taken from afar"):
        obey(BOARD, before, spoil(resolution, owners=owners))
