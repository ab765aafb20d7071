"""Dealing by lists of wishes, as the rulebook's first appendix does it."""

import json
from pathlib import Path

import pytest

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
