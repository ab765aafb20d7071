"""What is looked up instead of worked out comes to the same, under every rulebook."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.board.loader import load_map
from engine.conflict.field import HOLD
from engine.conflict.knots import resolve
from engine.conflict.solver import YES
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.judge import movement
from engine.games.diplomacy.judge.findings.fates import Fates
from engine.games.diplomacy.judge.sheets import unit_orders
from engine.games.diplomacy.judge.solver_input import prepare
from engine.games.diplomacy.offers.choices import _followed, all_legal_orders, legal_orders
from engine.games.diplomacy.orders import in_vain, value_of
from engine.games.diplomacy.reach import known_orders as read_report_module
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.known_orders import KnownOrders
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.reader.canonical import read_known
from engine.games.diplomacy.reader.written_orders import read
from engine.games.diplomacy.reasons import VERDICTS, Reason
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.robots.games.diplomacy.bench.seeded_turns import (
    generated_board,
    generated_turns,
    turns,
    written_texts,
)
from engine.rules.ruling import Ruling, Verdict

BOARD = load_map("standard").board
RULES = {name: Diplomacy(BOARD, profile) for name, profile in PROFILES.items()}


@pytest.fixture(scope="module")
def found():
    return turns(RULES["1982"], 25, seed=11)


@pytest.mark.parametrize("name", PROFILES)
def test_a_turn_looked_up_is_judged_like_one_that_is_sorted_out(name, found, monkeypatch):
    rules = RULES[name]
    for turn in found:
        rules.adjudicate(turn.position(), turn.sheets)  # every text is known from here on
        quick = rules.adjudicate(turn.position(), turn.sheets)
        with monkeypatch.context() as slow:
            slow.setattr(unit_orders, "_look_up", lambda *_: None)
            slow.setattr(unit_orders, "_plain", lambda *_: None)
            careful = rules.adjudicate(turn.position(), turn.sheets)

        assert quick.after == careful.after
        assert quick.rulings == careful.rulings
        assert quick.conflicts == careful.conflicts


def test_plain_turns_are_looked_up(found):
    rules = RULES["1982"]
    for turn in found:
        rules.adjudicate(turn.position(), turn.sheets)
        position = turn.position()
        looked_up = unit_orders._look_up(position, turn.sheets, rules._known_orders)
        legal = [
            ruling.verdict is not Verdict.ILLEGAL
            for ruling in rules.adjudicate(position, turn.sheets).rulings
        ]

        assert all(legal)
        assert looked_up is not None


@pytest.mark.parametrize("name", PROFILES)
def test_the_verdict_is_that_of_the_first_finding(name, found):
    for turn in found:
        for ruling in RULES[name].adjudicate(turn.position(), turn.sheets).rulings:
            assert ruling.verdict is VERDICTS[Reason(ruling.findings[0].reason)]
            driven_out = any(f.reason == Reason.DRIVEN_OUT for f in ruling.findings)
            assert ruling.dislodged is driven_out


def test_every_legal_order_is_listed_as_the_clicks_lead_to_it(found):
    for turn in found[:8]:
        position = turn.position()
        listed = all_legal_orders(BOARD, position)
        for power in BOARD.powers_by_id:
            followed = _followed(UnitReach(BOARD, position), power)

            assert listed[power] == followed
            assert list(legal_orders(BOARD, position, power).items()) == list(followed.items())


def test_good_notation_is_read_as_the_grammar_reads_it(found):
    known_orders = RULES["1982"]._known_orders
    known = 0
    for turn in found[:3]:
        position = turn.position()
        for power, text in written_texts(turn):
            quick = read_known(text, position, power, known_orders)
            known += quick is not None

            assert quick in (None, read(text, position, power, BOARD))
    assert known > 50


@pytest.mark.parametrize(
    "text",
    [
        "F ENG C A PIC - SPA/NC",
        "A PIC - SPA/NC",
        "A PIC S A BRE - XXX",
        "a pic - bre",
        "F MAO - BRE",
        "WAIVE",
        "A PIC B",
    ],
)
def test_what_is_not_quite_good_notation_goes_through_the_grammar(text):
    position = RULES["1982"].start()
    units = tuple(replace(unit, at="PIC") if unit.at == "PAR" else unit for unit in position.units)

    assert (
        read_known(text, replace(position, units=units), "FRANCE", RULES["1982"]._known_orders)
        is None
    )


def test_texts_that_say_nothing_are_not_kept():
    known_orders = KnownOrders(Chart(BOARD), Profile())

    assert known_orders.line("FRANCE", "buy a boat") is None
    assert known_orders.line("FRANCE", "A XXX - PAR") is None
    assert known_orders.line("FRANCE", "A PAR S A XXX") is None
    assert known_orders.line("FRANCE", "A PAR B") is None
    assert not any(known_orders.lines.values())


def test_the_read_report_is_begun_anew_when_it_is_full(monkeypatch):
    monkeypatch.setattr(read_report_module, "MOST", 2)
    known_orders = KnownOrders(Chart(BOARD), Profile())
    for text in ("A PAR H", "A PAR - BUR", "A PAR - GAS"):
        line = known_orders.line("FRANCE", text)

        assert line is not None
        assert line.text == str(line.order) == text
    assert len(known_orders.lines["FRANCE"]) == 1


def test_findings_are_worked_out_once_and_only_when_asked(found, monkeypatch):
    asked = []

    def counted(unit_findings):
        def ask(fates, unit, **more):
            asked.append(unit)
            return unit_findings(fates, unit, **more)

        return ask

    for name in ("findings", "findings_of_beaten"):
        monkeypatch.setattr(movement, name, counted(getattr(movement, name)))
    judged = RULES["1982"].adjudicate(found[0].position(), found[0].sheets)

    assert asked == []
    chains = [ruling.findings for ruling in judged.rulings]
    assert chains == [ruling.findings for ruling in judged.rulings]
    assert all(chains)
    assert len(asked) == len(chains)


def test_rulings_are_equal_when_what_they_say_is():
    order = ("FRANCE", "A PAR", value_of("A PAR H"), Verdict.STANDS)
    ruling = Ruling(*order, lambda _: (), number=7)

    assert ruling == Ruling(*order)
    assert not ruling != Ruling(*order)  # noqa: SIM202 - the two are asked differently
    assert hash(ruling) == hash(Ruling(*order))
    assert ruling != Ruling(*order, written=in_vain("x"))
    assert ruling.but(written=in_vain("x")).written == in_vain("x")
    assert "A PAR" in repr(ruling)


def battles(name):
    """Turns of games, and of boards where two spaces of five are taken, judged by a rulebook."""
    standard = [(RULES[name], turn) for turn in turns(RULES["1982"], 60, seed=len(name))]
    crowded = Diplomacy(generated_board(75, seed=3), PROFILES[name])
    for rules, turn in (*standard, *((crowded, one) for one in generated_turns(crowded, 40, 3))):
        known_orders, sheets = rules._known_orders, turn.sheets
        ordered = unit_orders.collect(
            turn.position(), sheets, frozenset(), known_orders, rules.read
        )
        yield Fates(prepare(ordered, known_orders))


@pytest.mark.parametrize("name", PROFILES)
def test_a_support_that_surely_changed_nothing_changed_nothing(name):
    """What is settled without judging the turn again is what judging it again says."""
    surely = tried = 0
    for fates in battles(name):
        ground = fates.ground
        for helped in range(len(ground.at)):
            helpers = [u for u in fates.battle.helpers[helped] if fates.state.given[u] == YES]
            for count in range(1, min(len(helpers), 3) + 1):
                for without in combinations(helpers, count):
                    tried += 1
                    if not fates.same_without(helped, [*without]):
                        continue
                    surely += 1
                    twin = ground.twin()
                    for unit in without:
                        twin.act[unit], twin.whom[unit] = HOLD, -1
                    assert resolve(twin)[1].moved == fates.state.moved
    assert surely > tried / 2 > 100
