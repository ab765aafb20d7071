"""Places, points and statistics on paper; what a table agreed on, on its rules card."""

import re
from dataclasses import replace

import pytest

from engine.rules.game import End, Outcome
from engine.table.ending import Ending
from engine.table.event import Tossed
from engine.table.view import Stage
from gui import i18n
from gui.history.points import NAMES
from gui.paper import kinds
from gui.paper.blocks import Row
from gui.paper.flow import A4, FORMS, LETTER
from gui.paper.ink import SMALL
from gui.paper.kinds import Kind, Wish

SIDES = (("ENGLAND", "FRANCE", "RUSSIA"), ("AUSTRIA", "GERMANY", "TURKEY"))


@pytest.fixture
def text(matter_after):
    def said(kind, matter=None):
        return kinds.plain_text(matter or matter_after(4), Wish((kind,)))

    return said


@pytest.fixture
def ended(matter_after):
    """The sample game as if all had agreed on a draw."""
    matter = matter_after(4)
    outcome = Outcome(End.DRAW, ("ENGLAND", "FRANCE"))
    return replace(matter, public=replace(matter.public, outcome=outcome, stage=Stage.OVER))


def test_before_the_end_it_is_as_if_the_game_ended_now(text):
    said = text(Kind.STANDING)

    assert "If it ended now · " in said
    assert "Final result" not in said


def test_the_result_says_who_won_or_shares(text, ended):
    said = text(Kind.STANDING, ended)

    assert "Final result · " in said
    assert "Draw: England, France" in said


def test_points_of_every_system_stand_there_with_the_formula(text, ended):
    said = text(Kind.STANDING, ended)

    assert all(name in said for name in NAMES.values())
    assert "100 · c² / Σc²" in said
    line = next(line for line in said.splitlines() if line.startswith("Draw size"))
    assert sorted(line.split(" · ")[1:]) == ["0"] * 5 + ["50"] * 2


@pytest.mark.parametrize("code", ["en", "cs"])
@pytest.mark.parametrize("form", [A4, LETTER])
def test_places_and_points_fit_one_page(ended, code, form):
    with i18n.speaking(code):
        assert len(kinds.pages(ended, Wish((Kind.STANDING,), form))) == 1


@pytest.mark.parametrize("form", [A4, LETTER])
@pytest.mark.parametrize("code", ["en", "cs"])
def test_a_rules_card_is_one_page(ended, code, form):
    with i18n.speaking(code):
        assert len(kinds.pages(ended, Wish((Kind.RULES,), form))) == 1


def test_powers_of_one_player_stand_together_and_the_coin_is_told(text, ended):
    coin = Tossed(phase="F1901M", power="ITALY", side=SIDES[1], seed="ab12")
    sides = (SIDES[0], (*SIDES[1], "ITALY"))
    public = replace(ended.public, sides=sides, coin=coin, units_to_win=24)
    matter = replace(ended, public=public)

    said = text(Kind.STANDING, matter)
    assert "England, France, Russia" in said
    assert "The coin has fallen: Italy" in said
    assert "ab12" in said
    card = text(Kind.RULES, matter)
    assert "24 units of one side" in card
    assert "England, France, Russia" in card


def test_a_rules_card_says_what_the_table_agreed_on(text, ended):
    sides = tuple((power,) for side in SIDES for power in side)
    public = replace(ended.public, sides=sides, ending=Ending(year=1908), gunboat=True, led=True)
    card = text(Kind.RULES, replace(ended, public=public))

    assert "Nobody plays · Italy" in card
    assert "1908" in card
    assert "Gunboat" in card
    assert "paper slips" in card


def test_supports_orders_and_stabs_are_counted_up_to_the_phase_looked_at(text, matter_after):
    early = text(Kind.STATISTICS, replace(matter_after(4), at=0))
    late = text(Kind.STATISTICS)

    assert "Supports given to others" in late
    assert "Moves · Supports · Convoys · Holds" in late
    assert "Stabs" in late
    assert early != late


def test_nothing_is_counted_before_the_first_reveal(matter_after):
    begun = replace(matter_after(1), at=-1)

    assert not kinds.there_is(Kind.STANDING, begun)
    assert not kinds.there_is(Kind.STATISTICS, begun)
    assert not kinds.pages(begun, Wish((Kind.STANDING, Kind.STATISTICS)))


def test_whoever_won_by_agreement_stands_first_whatever_he_owns(text, ended):
    outcome = Outcome(End.CONCEDED, ("ITALY",))
    said = text(Kind.STANDING, replace(ended, public=replace(ended.public, outcome=outcome)))

    assert "Victory conceded to: Italy" in said
    assert "1. · Italy" in said


@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
@pytest.mark.parametrize("code", ["en", "cs"])
def test_no_word_of_a_table_is_broken_on_any_paper(matter_after, code, form):
    told = [kind for kind in Kind if kind not in (Kind.TABLE, Kind.MAP, Kind.ORDERS)]
    with i18n.speaking(code):
        pages = kinds.pages(matter_after(7), Wish(told, form))
        rows = [p for page in pages for p in page.placed if isinstance(p.block, Row)]
        broken = [
            word
            for placed in rows
            for cell, _, wide in placed.block._columns(placed.box.width())
            for word in re.split(r"[ \n]", cell.text)
            if cell.face.width(word) > wide + 0.5
        ]

    assert len(rows) > 40
    assert broken == []


@pytest.mark.parametrize("form", FORMS.values(), ids=lambda form: form.name)
def test_the_smallest_print_can_be_read_on_every_paper(form):
    assert SMALL.points * form.zoom >= 5.5
