"""Fewer players than seven (XIV.2): who commands what, who is asked, when it is won."""

import json
from pathlib import Path

import pytest

from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY
from engine.rules.game import End, Outcome
from engine.rules.position import Position, Unit

BOOK = json.loads((Path(__file__).parent / "lineups" / "XIV.2.json").read_text(encoding="utf-8"))


def rules_of(clerk, case):
    return DIPLOMACY.rules(clerk.board, {}, case["lineup"])


def crowd(clerk, counts):
    """Put so many units of each power anywhere on land."""
    places = iter(p.id for p in clerk.board.provinces.values() if p.terrain != "sea")
    return tuple(
        Unit(power, ARMY, next(places)) for power, count in counts.items() for _ in range(count)
    )


def test_every_lineup_of_the_rulebook_is_played():
    assert [case["lineup"] for case in BOOK["lineups"]] == list(LINEUPS)


@pytest.mark.parametrize("case", BOOK["lineups"], ids=lambda case: case["lineup"])
def test_powers_are_shared_as_the_rulebook_says(clerk, case):
    lineup, rules = LINEUPS[case["lineup"]], rules_of(clerk, case)

    start = rules.start(lineup.years[0])

    assert lineup.rule == case["rule"]
    assert [list(side) for side in rules.sides] == case["sides"]
    assert start.phase.code == case["begins"]
    assert sorted(rules.standing(start)) == case["standing"]
    assert len(start.units) == 22


@pytest.mark.parametrize("case", BOOK["asked"], ids=lambda case: case["name"])
def test_those_are_asked_who_play(clerk, case):
    rules = rules_of(clerk, case)
    start = rules.start(Phase.parse(case["phase"]).year)
    position = Position(phase=Phase.parse(case["phase"]), units=start.units, owners=start.owners)

    asked = rules.asked(position)

    assert sorted(clerk.board.powers_by_id.keys() - set(asked)) == case["without"]


@pytest.mark.parametrize("case", BOOK["coin"], ids=lambda case: f"{case['lineup']} {case['phase']}")
def test_the_coin_falls_before_the_first_winter(clerk, case):
    rules = rules_of(clerk, case)

    decides = rules.undecided(Position(phase=Phase.parse(case["phase"]), units=()))

    assert decides == case["decides"]


@pytest.mark.parametrize("case", BOOK["won"], ids=lambda case: case["name"])
def test_a_game_is_won_as_the_rulebook_says(clerk, case):
    rules = rules_of(clerk, case)
    centres = iter(clerk.board.centres)
    owners = {next(centres): p for p, n in case.get("centres", {}).items() for _ in range(n)}
    units = crowd(clerk, case.get("units", {}))
    position = Position(phase=Phase.parse("W1920A"), units=units, owners=owners)
    sides = rules.sides
    if joined := case.get("joined"):
        sides = tuple(tuple(joined) if side[0] in joined else side for side in sides)

    outcome = rules.outcome(position, sides)

    assert outcome == (Outcome(End.SOLO, tuple(case["winner"])) if case["winner"] else None)
