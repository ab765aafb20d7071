"""Stabs and supports, turn by turn, as the game's statistics count them."""

import json
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.statistics import figures, lands
from engine.rules.order import opened
from engine.rules.position import Position, Unit, UnitKind
from engine.table.view import PastPhase

CASES = json.loads(Path(__file__).with_name("stabs").joinpath("cases.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


def judged(rules, turn, owners):
    units = tuple(
        Unit(power, UnitKind(text[0]), text[2:])
        for power, mine in turn["units"].items()
        for text in mine
    )
    position = Position(
        phase=Phase.parse(turn["phase"]), units=units, owners=turn.get("owners", owners)
    )
    orders = {power: tuple(said) for power, said in turn["orders"].items()}
    return PastPhase(
        before=position,
        orders=opened(value_of, orders),
        resolution=rules.adjudicate(position, orders),
    )


def said(stab):
    ended = "succeeded" if stab.succeeded else "failed"
    words = (stab.phase.code, stab.mover, stab.victim, stab.where, stab.against, ended)
    return " ".join([*words, stab.thanks_for.phase.code, *(["invited"] if stab.invited else [])])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_stabs_are_counted_as_defined(rules, case):
    past = [judged(rules, turn, case.get("owners", {})) for turn in case["turns"]]

    told = figures(
        past,
        tuple(rules.board.powers_by_id),
        homes=lands(rules.board),
        sides=case.get("sides", ()),
    )

    assert sorted(said(one) for one in told.stabs) == sorted(case["stabs"])
    if "supports" in case:
        supports = [
            f"{one.giver} {one.receiver} {'counted' if one.counted else 'cut'}"
            for one in told.supports
        ]
        assert supports == case["supports"]
