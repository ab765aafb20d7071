"""Where every move of a convoy paradox fails, no chain of reasons contradicts itself (4.A.2 d)."""

import pytest

from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reasons import Reason
from engine.games.diplomacy.rulebooks.policies import Paradox
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.position import Position, Unit, UnitKind
from tests.naive.deal import BOARD, KNOTS, Dealer

RULES = Diplomacy(BOARD, Profile(paradox=Paradox.ALL_HOLD))
SEEDS = range(600)
FEWEST = 12
"""Paradoxes among the turns dealt, at the least."""


def rulings(units, orders):
    sheets = {}
    for unit, order in zip(units, orders, strict=True):
        sheets.setdefault(unit.power, []).append(str(order))
    position = Position(phase=Phase.parse("S1901M"), units=tuple(units))
    return RULES.adjudicate(position, sheets).rulings


def contradictions(judged):
    """List findings whose strengths tell the opposite of their words."""
    wrong = []
    for ruling in judged:
        for found in ruling.findings:
            mine, other = found.strength, found.against
            if mine is None or other is None:
                continue
            held = found.reason == Reason.WITHSTOOD and mine < other
            beaten = found.reason in (Reason.DRIVEN_OUT, Reason.SPARED_BY_OWN, Reason.BELEAGUERED)
            lost = (
                found.reason in (Reason.BOUNCED, Reason.REPELLED, Reason.HEAD_ON) and mine > other
            )
            won = found.reason in (Reason.DROVE_OUT, Reason.STRONGER) and mine <= other
            if held or lost or won or (beaten and mine >= other):
                wrong.append((ruling.order, found))
    return wrong


def test_no_strength_told_contradicts_the_sentence_it_stands_in():
    paradoxes = 0
    for seed in SEEDS:
        units, orders = Dealer(BOARD, seed).deal()
        judged = rulings(units, [orders[unit.province] for unit in units])
        codes = {found.reason for ruling in judged for found in ruling.findings}
        paradoxes += Reason.PARADOX_FAILED in codes
        assert contradictions(judged) == []

    assert paradoxes >= FEWEST


@pytest.mark.parametrize("knot", KNOTS)
def test_a_fleet_carries_nobody_whom_the_paradox_failed(knot):
    texts = [text.strip() for text in knot.split("/")]
    powers = list(BOARD.powers_by_id)
    units = [
        Unit(powers[min(n, 6)], UnitKind(text[0]), text.split()[1]) for n, text in enumerate(texts)
    ]

    judged = rulings(units, texts)

    failed = {r.unit[2:] for r in judged if r.findings[0].reason == Reason.PARADOX_FAILED}
    carrying = [f for r in judged for f in r.findings if f.reason == Reason.CONVOYED]
    not_cut = [f for r in judged for f in r.findings if f.reason == Reason.NOT_CUT_BY_BROKEN_CONVOY]
    assert failed
    assert not any(failed & set(found.by) for found in carrying)
    assert all(found.rule == "DATC 4.A.2" for found in not_cut if failed & set(found.by))


def test_a_unit_that_holds_beside_a_paradox_is_told_the_truth():
    texts = ["F LON S F WAL - ENG", "F WAL - ENG", "A BRE - LON", "F ENG C A BRE - LON"]
    more = ["A PIC - BEL", "A BUR S A PIC - BEL", "F BEL H", "F HOL S F BEL"]
    powers = ["ENGLAND", "ENGLAND", "FRANCE", "FRANCE", "FRANCE", "FRANCE", "GERMANY", "GERMANY"]
    units = [
        Unit(power, UnitKind(text[0]), text.split()[1])
        for power, text in zip(powers, [*texts, *more], strict=True)
    ]

    first = {r.unit: r.findings[0] for r in rulings(units, [*texts, *more])}

    assert first["F WAL"].reason == first["A BRE"].reason == Reason.PARADOX_FAILED
    assert (first["F ENG"].reason, first["F ENG"].strength) == (Reason.CONVOY_IDLE, None)
    held = first["F BEL"]
    assert (held.reason, held.strength, held.against) == (Reason.WITHSTOOD, 2, 2)
