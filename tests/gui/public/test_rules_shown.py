"""By which rules a table plays is on the public screen, and who collects the orders."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import EDITIONS
from engine.table.view import Stage
from gui.public.blocks import Pen
from gui.public.look import plan
from gui.public.pages import table_page
from gui.public.things import Words

SIZES = ((1280, 720), (1024, 768), (1080, 1920))


def told(view, board, size):
    things = table_page(Pen(plan(QSize(*size))), view, board, None, 0)
    return " ".join(thing.text for thing in things if isinstance(thing, Words))


@pytest.fixture
def view(look, table_after):
    return replace(table_after(0, stage=Stage.WRITING), options=PROFILES[EDITIONS[0]].options)


@pytest.mark.parametrize("size", SIZES)
def test_the_rulebook_is_named(view, diplomacy, size):
    assert "Second edition, 1982" in told(view, diplomacy.board, size)


def test_house_rules_are_told_where_there_is_room(view, diplomacy):
    usual = PROFILES[EDITIONS[0]].options
    other = PROFILES[EDITIONS[-1]].options
    point = next(point for point in usual if usual[point] != other[point])
    own = replace(view, options={**usual, point: other[point]})

    few = told(view, diplomacy.board, SIZES[0])
    more = told(own, diplomacy.board, SIZES[0])

    assert "Second edition, 1982" not in more
    assert len(more) > len(few)


def test_a_table_without_a_game_behind_it_names_no_rulebook(view, diplomacy):
    assert "edition" not in told(replace(view, options={}), diplomacy.board, SIZES[0])


def test_where_a_master_leads_he_collects_the_orders(view, diplomacy):
    led = told(replace(view, led=True), diplomacy.board, SIZES[0])

    assert "The game master collects the orders" in led
    assert "have sealed" not in led
