"""Two boards in one picture, and the same orders under every rulebook."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.sandbox.rulebooks.rulebooks_card import RulebooksCard
from gui.sandbox.study_name_card import StudyNameCard

KEY = Qt.Key


def test_two_branches_are_compared_and_gone_between(hands):
    hands.key(KEY.Key_C)
    assert "no other board" in hands.screen.foot.hint.text()
    hands.play("A Par-Bur")
    first = hands.course.at
    hands.key(KEY.Key_Backspace)
    hands.play("A Par-Pic")
    second = hands.course.at
    hands.key(KEY.Key_C)
    page = hands.screen.comparing
    assert hands.screen.pages.currentWidget() is page
    assert page.other == first
    assert page.lines == ("Burgundy: – → Army (France)", "Picardy: Army (France) → –")
    hands.press(page.turn)
    assert (hands.course.at, page.other) == (first, second)
    assert page.lines == ("Burgundy: Army (France) → –", "Picardy: – → Army (France)")
    hands.key(KEY.Key_Escape)
    assert hands.screen.pages.currentWidget() is hands.screen.results


def test_the_same_orders_under_every_rulebook(hands):
    hands.play("A Par-Bur; A Mun-Bur")
    hands.key(KEY.Key_U)
    (card,) = hands.screen.findChildren(RulebooksCard)
    assert card.isVisible()
    assert sum(map(len, card.compared.alike)) == len(card.compared.rulebooks)
    assert len(card.rows) == sum(one.differs or one.reasons_differ for one in card.compared.rows)
    card.close()


def test_a_rulebook_chosen_there_is_a_branch_with_the_same_orders(hands):
    hands.play("A Par-Bur")
    judged, options = hands.course.at, dict(hands.course.rules.options)
    hands.key(KEY.Key_U)
    (card,) = hands.screen.findChildren(RulebooksCard)
    other = next(name for name in card._books if dict(card._books[name].options) != options)
    card._choose(other)
    hands.settle()
    assert hands.course.at != judged
    assert dict(hands.course.rules.options) != options
    assert hands.course.node.ordered == hands.course.study.nodes[judged].ordered


def test_a_study_is_named_and_the_name_taken_back(hands):
    hands.key(KEY.Key_F2, Qt.KeyboardModifier.ShiftModifier)
    (card,) = hands.screen.findChildren(StudyNameCard)
    QTest.keyClicks(card.line, "Two fronts")
    QTest.keyClick(card.line, KEY.Key_Return)
    hands.settle()
    assert hands.course.study.name == "Two fronts"
    assert "Two fronts" in hands.screen.top.name.text()
    hands.press(hands.screen.foot.undo)
    assert hands.course.study.name == ""
