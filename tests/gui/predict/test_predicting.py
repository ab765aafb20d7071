"""What happens to each unit, asked at the screen: marked, revealed, asked again."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt

from engine.study.predicting import Fate
from tests.gui.predict.conftest import subject_of

Key = Qt.Key


def test_units_are_marked_one_after_another_by_keys(asking):
    asked = asking(subject_of("diplomacy"))
    first, second = (one.key for one in asked.asking.question.asked[:2])

    asked.key(Key.Key_2)
    assert asked.asking.said == {first: Fate.FAILS}
    assert asked.asking.here == second
    asked.key(Key.Key_Up)
    asked.key(Key.Key_0)
    assert asked.asking.said == {}
    asked.key(Key.Key_A)
    assert {*asked.asking.said.values()} == {Fate.DONE}
    assert len(asked.asking.said) == len(asked.asking.question.asked)


def test_tab_goes_from_unit_to_unit(asking):
    asked = asking(subject_of("diplomacy"))
    keys = [one.key for one in asked.asking.question.asked]
    asked.table.panel.rows[keys[0]].setFocus()

    seen = [asked.asking.here]
    for _ in range(3):
        asked.key(Key.Key_Tab, on=asked.screen.focusWidget())
        seen.append(asked.asking.here)
    assert seen == keys[:4]


def test_a_click_looks_at_a_unit_and_the_next_ones_mark_it(asking):
    asked = asking(subject_of("diplomacy"))
    munich = next(one for one in asked.asking.question.asked if one.province == "MUN")

    asked.click("MUN")
    assert asked.asking.here == munich.key
    said = []
    for _ in range(len(munich.fates) + 1):
        asked.click("MUN")
        said.append(asked.asking.said.get(munich.key))
    assert said == [*munich.fates, None]


def test_the_mouse_marks_too(asking):
    asked = asking(subject_of("diplomacy"))
    key = asked.asking.here
    asked.press(asked.table.panel.fates[Fate.FAILS])
    assert asked.asking.said[key] is Fate.FAILS
    asked.press(asked.table.panel.rows[key])
    asked.press(asked.table.panel.unsure)
    assert key not in asked.asking.said


def test_the_reveal_scores_every_unit_lights_what_was_missed_and_says_why(asking):
    asked = asking(subject_of("diplomacy"))
    asked.key(Key.Key_A)
    asked.key(Key.Key_Space)
    score, panel = asked.asking.score, asked.table.panel

    missed = {one.asked.province for one in score.missed}
    assert {"BUD", "MUN"} <= missed
    assert set(asked.table.view.highlights.lit["support"]) == missed
    assert panel.title.text() == f"{score.right} of {score.total} foreseen"
    for answer in score.answers:
        assert panel.rows[answer.asked.key].bad == (not answer.right)
    assert panel.why.ruling == score.missed[0].ruling
    assert panel.why.sentences
    asked.click("MUN")
    assert panel.why.ruling.unit == "A MUN"


def test_what_was_missed_comes_back_and_only_that(asking, memory, clock):
    asked = asking(subject_of("diplomacy"))
    asked.key(Key.Key_A)
    asked.key(Key.Key_Space)
    missed = {one.asked.key for one in asked.asking.score.missed}
    clock[0] += timedelta(hours=1)
    asked.screen.offer_practice(lambda: clock[0], str)
    asked.screen.step_back()
    page = asked.screen.practice
    assert page.isVisible()
    assert [*page.starts] == [1]
    asked.press(page.starts[1])

    assert {one.key for one in asked.asking.question.asked} == missed
    truth = {"BUD": 2, "VIE": 2, "MUN": 2, "VEN": 2, "TRI": 2}
    for one in asked.asking.question.asked:
        asked.asking.choose(one.key)
        asked.key(Key.Key_0 + truth.get(one.province, 1))
    asked.key(Key.Key_Space)
    asked.key(Key.Key_Space)
    assert page.isVisible()
    assert not page.starts


def test_what_is_marked_and_not_revealed_is_there_again(asking):
    asked = asking(subject_of("diplomacy"))
    asked.key(Key.Key_2)
    asked.key(Key.Key_1)
    said = dict(asked.asking.said)
    asked.key(Key.Key_Escape)

    assert asking(subject_of("diplomacy")).asking.said == said
    assert asking(subject_of("diplomacy", key="other")).asking.said == {}


def test_one_phase_after_another_on_whichever_map(asking):
    blank = subject_of("blank", orders_of_blank(), key="two")
    asked = asking(subject_of("diplomacy"), blank)
    asked.key(Key.Key_Space)
    asked.key(Key.Key_Space)
    assert asked.table.loaded.board.game == "blank"
    assert asked.table.panel.rows
    asked.key(Key.Key_1)
    asked.key(Key.Key_Space)
    assert asked.asking.total > asked.asking.score.total


def orders_of_blank():
    """One of each guild walks into the same quarter where it can."""
    from engine.notation.known_rules import beginning, known_board
    from engine.notation.rulebook import rules_of

    setup = beginning("blank")
    rules = rules_of(known_board(setup and "old_town"), setup.options, "")
    orders = {}
    for power in rules.asked(setup.position):
        unit = setup.position.of(power)[0]
        goal = next(iter(rules.board.neighbours(unit.kind, unit.at)))
        orders[power] = (f"{unit.kind} {unit.at} - {goal}",)
    return orders


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_every_part_has_its_place(asking, size):
    asked = asking(subject_of("diplomacy"), size=size)
    panel = asked.table.panel
    for part in (*panel.fates.values(), panel.unsure, panel.others, asked.table.foot.go):
        if part.isVisible():
            assert panel.parent() is not None
            assert part.width() >= part.minimumSizeHint().width()


def test_one_phase_after_another_of_one_map_has_units_of_its_own(asking):
    first = subject_of("diplomacy", {"FRANCE": ("A PAR - BUR",)})
    after = first.setup.position
    moved = replace(after, units=after.units[:4])
    second = replace(first, key="two", setup=replace(first.setup, position=moved))
    for phases in ((first, second), (second, first)):
        asked = asking(*phases)
        asked.key(Key.Key_Space)
        asked.key(Key.Key_Space)
        assert not asked.asking.revealed
        assert [*asked.table.panel.rows] == [one.key for one in asked.asking.question.asked]
