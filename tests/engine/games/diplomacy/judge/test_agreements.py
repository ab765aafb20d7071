"""Proxies and orders that others explain: whatever is written, one sheet a power is judged."""

import random

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position, Unit, UnitKind

BOARD = load_map("standard").board
ODD = (
    *("A BUR PROXY", "A BUR PROXY :", "A BUR PROXY  ?", "PROXY GERMANY", " PROXY GERMANY"),
    *("A BUR PROXY FRANCE", "A BUR PROXY SPAIN", "A BUR PROXY GERMANY ITALY", "A BUR PROXY 7"),
    *("A XYZ PROXY GERMANY", "A RUH PROXY GERMANY", "x" * 400 + " PROXY GERMANY", "\ud800 PROXY -"),
)
WAYS = (
    *("A BUR PROXY GERMANY", "A Bur zastupuje Německo", "a burgundy proxied to Germany"),
    *("Burgundy: proxy by German", "A BURGUNDSKO ZMOCNĚNEC NĚMECKO"),
)


def position(phase="S1901M", **powers):
    units = [(power, text) for power, texts in powers.items() for text in texts.split(", ")]
    standing = tuple(Unit(power, UnitKind(text[0]), text[2:]) for power, text in units)
    return Position(phase=Phase.parse(phase), units=standing)


def judged(where, orders, **play):
    return Diplomacy(BOARD, Profile.of(play)).adjudicate(where, orders)


RHINE = position(FRANCE="A BUR, A PAR", GERMANY="A RUH, A MUN")


@pytest.mark.parametrize("text", WAYS)
def test_a_proxy_is_written_in_either_language(text):
    orders = {"FRANCE": (text,), "GERMANY": ("A BUR - BEL",)}

    found = judged(RHINE, orders, proxy_orders="in_sheet").rulings

    assert {str(r.order) for r in found if r.unit == "A BUR"} == {"A BUR - BEL"}


@pytest.mark.parametrize("text", ODD)
@pytest.mark.parametrize("policy", ["in_sheet", "announced"])
def test_what_is_no_proxy_is_ruled_like_any_text(text, policy):
    orders = {"FRANCE": (text,), "GERMANY": ("A BUR - BEL",)}

    found = judged(RHINE, orders, proxy_orders=policy)

    assert found.rulings == judged(RHINE, orders).rulings


@pytest.mark.parametrize("policy", ["in_sheet", "announced"])
@pytest.mark.parametrize("seed", range(20))
def test_with_a_proxy_all_is_as_if_the_owner_had_written_it(policy, seed):
    dice = random.Random(seed)
    rules = Diplomacy(BOARD, Profile.of({"proxy_orders": policy}))
    orders = {
        power: [
            f"{unit} - {dice.choice(sorted(BOARD.neighbours(unit.kind, unit.at)))}"
            for unit in rules.start().of(power)
        ]
        for power in BOARD.powers_by_id
    }
    lent = dice.choice(orders["FRANCE"])
    moved = {**orders, "FRANCE": [text for text in orders["FRANCE"] if text != lent]}
    moved["FRANCE"].append(f"{lent.partition(' - ')[0]} PROXY ITALY")
    moved["ITALY"] = [*orders["ITALY"], lent]

    assert rules.adjudicate(rules.start(), moved).after == (
        rules.adjudicate(rules.start(), orders).after
    )


def test_the_rulings_of_a_power_stay_together():
    orders = {"FRANCE": ("A BUR PROXY GERMANY", "A BUR H"), "GERMANY": ("A BUR - BEL", "A RUH H")}

    found = judged(RHINE, orders, proxy_orders="announced").rulings

    assert [r.power for r in found] == ["FRANCE"] * 3 + ["GERMANY"] * 2
