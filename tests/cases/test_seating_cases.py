"""Dealing by wishes, as the first appendix does it, by bids and in the order of scores."""

import json
from pathlib import Path

import pytest

from engine.seating.record import Dealing, Way, agrees, deal, seats_of
from engine.seating.wishes import deal_by_wishes

SIDES = "AEFGIRT"
FILE = Path(__file__).with_name("seating") / "wishes.json"
CASES = json.loads(FILE.read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_wishes_are_met_as_written(case):
    asked = []

    def draw(side, players):
        asked.append(side)
        return case["lots"].get(side, players[0])

    dealt = deal_by_wishes(case["lists"], SIDES, draw)

    assert dict(dealt.sides) == case["dealt"]
    assert {grant.player: grant.choice for grant in dealt.grants} == case["choices"]
    assert set(asked) == set(case["lots"])


OTHERS = json.loads(FILE.with_name("others.json").read_text("utf-8"))["cases"]


@pytest.mark.parametrize("case", OTHERS, ids=[case["name"] for case in OTHERS])
def test_bids_and_scores_deal_as_written(case):
    asked = []

    def draw(side, players):
        asked.append(side)
        return case["lots"].get(side, players[0])

    names = tuple("ABCDEFG"[: len(case["sides"])])
    dealing = Dealing(
        players=names,
        sides=tuple(case["sides"]),
        wishes=tuple(map(tuple, case.get("wishes", ()))),
        bids=tuple(case.get("bids", ())),
        scores=tuple(case.get("scores", ())),
        highest_first=case.get("highest_first", True),
    )

    dealt = deal(case["way"], "", dealing, draw)

    assert "".join(dealt.sides[seat] for seat in seats_of(names)) == case["dealt"]
    choices = {grant.player: grant.choice for grant in dealt.grants}
    assert [choices[seat] for seat in seats_of(names)] == case["choices"]
    assert set(asked) == set(case["lots"])


@pytest.mark.parametrize("way", [Way.WISHES, Way.BIDS, Way.SCORES])
def test_what_was_handed_in_proves_the_seats_and_no_others(way):
    dealing = Dealing(
        players=("Ada", "Bob", "Ada"),
        sides=("R", "E", "A"),
        wishes=(("E",), ("E",), ("A",)),
        bids=({"E": 5}, {"E": 5}, {"A": 1}),
        scores=(1.0, 2.0, 1.0),
    )
    sides = deal(way, "K7QF 3M2A", dealing).sides
    commands = {sides[seat]: name for seat, name in zip("123", dealing.players, strict=True)}

    assert agrees(way, "K7QF 3M2A", dealing, commands)
    assert not agrees(way, "K7QF 3M2A", dealing, dict.fromkeys(commands, "Bob"))
    assert not agrees(Way.CHOSEN, "K7QF 3M2A", dealing, commands)
