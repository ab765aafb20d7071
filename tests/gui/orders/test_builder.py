"""From choices to orders, in all three parts of a turn."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from gui.orders.builder import OrderBuilder


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


@pytest.fixture
def builder(rules, qapp):
    return OrderBuilder(rules, rules.start(), "RUSSIA")


def test_every_order_that_can_be_offered_can_be_built(rules, builder, qtbot):
    """Follow every path of choices; each ends in exactly the order that it promised."""
    done = []
    builder.finished.connect(done.append)
    promised = []

    def follow(so_far):
        for choice in builder.choices(so_far):
            if choice.why_not:
                continue
            builder.begin(so_far)
            builder.pick(choice)
            if choice.order:
                promised.append(choice.order)
                assert builder.so_far == ()
            else:
                assert builder.so_far == (*so_far, choice.token)
                follow((*so_far, choice.token))

    follow(())

    assert done == promised
    assert {"A WAR - GAL", "A WAR H", "A WAR S A MOS - UKR", "F STP/SC - BOT"} <= set(done)


def test_a_click_on_a_province_means_the_one_choice_there(builder):
    offer = builder.offer("WAR")

    assert offer.only.token == "A WAR"
    assert offer.coasts == ()


def test_a_click_on_nothing_means_nothing(builder):
    assert builder.offer("PAR").only is None


def test_what_is_out_cannot_be_picked(builder):
    builder.begin(("A WAR",))
    convoy = builder.kind("C")
    assert convoy.why_not

    builder.pick(convoy)

    assert builder.so_far == ("A WAR",)


def test_back_goes_one_step_at_a_time(builder):
    builder.begin(("A WAR", "S", "A MOS"))

    assert builder.back()
    assert builder.so_far == ("A WAR", "S")
    builder.begin(())
    assert not builder.back()
