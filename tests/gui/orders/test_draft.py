"""A draft: one order per unit, undone and redone, silent about what it holds."""

import gc
import weakref

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
    draft.undo()

    assert draft.texts == ("A MOS H",)


def test_the_same_order_again_is_no_step(qapp):
    draft = Draft(value_of)
    draft.give("A WAR H")

    draft.give("A WAR H")

    assert not draft.withdraw("A MOS")
    draft.undo()
    assert not draft.can_undo


def test_every_step_is_taken_back_and_done_again(qapp):
    draft, seen = Draft(value_of, ("A MOS H",)), [("A MOS H",)]
    for order in ("A WAR - GAL", "F SEV - RUM", "A MOS - UKR"):
        draft.give(order)
        seen.append(draft.texts)

    for texts in reversed(seen[:-1]):
        draft.undo()
        assert draft.texts == texts
    draft.undo()  # nothing is left to take back
    assert (draft.texts, draft.can_undo) == (seen[0], False)
    for texts in seen[1:]:
        draft.redo()
        assert draft.texts == texts
    draft.redo()
    assert (draft.texts, draft.can_redo) == (seen[-1], False)


def test_what_is_written_after_a_step_back_ends_what_could_be_done_again(qapp):
    draft = Draft(value_of)
    draft.give("A WAR - GAL")
    draft.undo()
    assert draft.can_redo

    draft.give("A WAR H")

    assert not draft.can_redo


def test_a_draft_that_nobody_holds_goes_with_all_that_was_written(qapp):
    draft = Draft(value_of)
    draft.itself = draft  # so that a sweep alone ends it
    for order in ("A WAR - GAL", "A WAR H"):
        draft.give(order)
    gone = weakref.ref(draft)
    del draft

    gc.collect()

    assert gone() is None


def test_qt_is_told_nothing_of_what_is_written(qapp):
    draft = Draft(value_of)
    draft.give("A WAR - GAL")

    assert (draft.objectName(), draft.children()) == ("", [])
    assert draft.dynamicPropertyNames() == []
