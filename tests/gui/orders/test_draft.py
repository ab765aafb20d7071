"""A draft: one order per unit, undone and redone, silent about what it holds."""

import pytest

from engine.games.diplomacy.orders import value_of
from engine.rules.order import NO_ORDER
from gui.orders.draft import Draft


@pytest.mark.parametrize(
    ("order", "key"),
    [
        ("A WAR - GAL", "A WAR"),
        ("F STP/SC - BOT", "F STP/SC"),
        ("A BUR R PAR", "A BUR"),
        ("A GAL D", "A GAL"),
        ("F STP/NC B", "STP"),
        ("WAIVE", "WAIVE"),
    ],
)
def test_an_order_is_for_a_unit_or_for_a_place_to_build(order, key):
    assert value_of(order).key == key


def test_what_is_no_order_is_for_no_unit():
    words = value_of("A WAR GAL")

    assert (words.unit, words.place, words.key) == ("", "", "A WAR GAL")


def test_a_later_order_for_the_same_unit_replaces_the_earlier(qapp):
    draft = Draft(value_of)

    assert draft.order_for("A WAR") is NO_ORDER
    draft.give("A WAR - GAL")
    draft.give("A WAR H")

    assert draft.texts == ("A WAR H",)


def test_two_builds_in_one_centre_cannot_stand_together(qapp):
    draft = Draft(value_of)

    draft.give("F STP/NC B")
    draft.give("A STP B")

    assert draft.texts == ("A STP B",)


def test_waived_builds_are_counted_one_by_one(qapp):
    draft = Draft(value_of)

    draft.give("WAIVE")
    draft.give("WAIVE")
    assert draft.texts == ("WAIVE", "WAIVE")
    assert draft.withdraw("WAIVE")
    assert draft.texts == ("WAIVE",)


def test_several_orders_given_together_are_one_step_back(qapp):
    draft = Draft(value_of, ("A MOS H",))

    draft.give("A WAR - GAL", "F SEV - RUM")
    draft.stack.undo()

    assert draft.texts == ("A MOS H",)


def test_the_same_order_again_is_no_step(qapp):
    draft = Draft(value_of)
    draft.give("A WAR H")

    draft.give("A WAR H")

    assert draft.stack.count() == 1
    assert not draft.withdraw("A MOS")


def test_the_undo_stack_tells_nothing(qapp):
    draft = Draft(value_of)
    draft.give("A WAR - GAL")

    assert draft.stack.text(0) == ""
    assert draft.stack.undoText() == ""
