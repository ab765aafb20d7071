"""A draft: one order per unit, undone and redone, silent about what it holds."""

import pytest

from engine.rules.order import OrderError
from gui.games.diplomacy.orders.sense import key_of
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
    assert key_of(order) == key


def test_what_is_no_order_has_no_key():
    with pytest.raises(OrderError):
        key_of("A WAR GAL")


def test_a_later_order_for_the_same_unit_replaces_the_earlier(qapp):
    draft = Draft(key_of)

    draft.give("A WAR - GAL")
    draft.give("A WAR H")

    assert draft.orders == ("A WAR H",)


def test_two_builds_in_one_centre_cannot_stand_together(qapp):
    draft = Draft(key_of)

    draft.give("F STP/NC B")
    draft.give("A STP B")

    assert draft.orders == ("A STP B",)


def test_waived_builds_are_counted_one_by_one(qapp):
    draft = Draft(key_of)

    draft.give("WAIVE")
    draft.give("WAIVE")
    assert draft.orders == ("WAIVE", "WAIVE")
    assert draft.drop_waived()
    assert draft.orders == ("WAIVE",)


def test_several_orders_given_together_are_one_step_back(qapp):
    draft = Draft(key_of, ("A MOS H",))

    draft.give("A WAR - GAL", "F SEV - RUM")
    draft.stack.undo()

    assert draft.orders == ("A MOS H",)


def test_the_same_order_again_is_no_step(qapp):
    draft = Draft(key_of)
    draft.give("A WAR H")

    draft.give("A WAR H")

    assert draft.stack.count() == 1
    assert not draft.withdraw("A MOS")


def test_the_undo_stack_tells_nothing(qapp):
    draft = Draft(key_of)
    draft.give("A WAR - GAL")

    assert draft.stack.text(0) == ""
    assert draft.stack.undoText() == ""
