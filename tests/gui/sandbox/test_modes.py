"""The ways in which a chapter is shown: a lesson checks and goes on, the computer plays along."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.study.tree.marks import Mode
from gui.sandbox.opening import stored_screen

from .conftest import Hands

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def write(field, text):
    field.setFocus()
    QTest.keyClicks(field, text)


def author(hands):
    """Record a lesson with the screen alone: right orders, a wrong answer, hints."""
    hands.play("A Par-Bur; A Mun-Ruh")
    right = hands.course.at
    hands.key(KEY.Key_N)
    QTest.keyClicks(hands.screen.tree.note, "Burgundy is held first")
    hands.key(KEY.Key_Escape, on=hands.screen.tree.note)
    hands.key(KEY.Key_Backspace)
    hands.play("A Par-Pic")
    wrong = hands.course.at
    hands.key(KEY.Key_N)
    QTest.keyClicks(hands.screen.tree.note, "Burgundy is open")
    hands.key(KEY.Key_Escape, on=hands.screen.tree.note)
    hands.key(KEY.Key_Home)
    hands.key(KEY.Key_L)
    page = hands.screen.teaching
    hands.press(page.powers.tabs["FRANCE"])
    write(page.hints, "Look east")
    QTest.keyClick(page.hints, KEY.Key_Return)
    QTest.keyClick(page.hints, KEY.Key_Return)
    QTest.keyClicks(page.hints, "Next to Munich")
    write(page.otherwise, "Guard Burgundy")
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    hands.key(KEY.Key_K)
    hands.press(hands.screen.chapters.page.modes[Mode.LESSON])
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    return right, wrong


@pytest.fixture
def lesson(study_on, shown, tmp_path):
    """A lesson that was recorded, and is read the next day."""
    path = tmp_path / "one.velstudy"
    first = study_on(path=path)
    right, wrong = author(first)
    first.screen._leave()
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    return Hands(screen), right, wrong


def test_a_lesson_is_recorded_and_kept(lesson):
    hands, right, wrong = lesson
    study = hands.course.open.sandbox.study
    marks = study.nodes[hands.course.root].lesson
    assert marks.asks == ("FRANCE",)
    assert marks.hints == ("Look east", "Next to Munich")
    assert marks.otherwise == "Guard Burgundy"
    assert study.nodes[hands.course.root].children == (right, wrong)


def test_a_lesson_is_kept_however_one_leaves_its_paper(study_on, shown, tmp_path):
    ways = (
        lambda hands: hands.screen._leave(),
        lambda hands: (hands.key(KEY.Key_Escape), hands.screen._leave()),
        lambda hands: (hands.key(KEY.Key_L), hands.screen._leave()),
        lambda hands: (hands.key(KEY.Key_K), hands.screen._leave()),
        lambda hands: (hands.course.clear(), hands.screen._leave()),
        lambda hands: (hands.screen.undo(), hands.screen.redo(), hands.screen._leave()),
    )
    for number, leave in enumerate(ways):
        path = tmp_path / f"{number}.velstudy"
        hands = study_on("blank", path=path)
        hands.key(KEY.Key_L)
        write(hands.screen.teaching.otherwise, "No")
        write(hands.screen.teaching.hints, "Light a lamp")
        root = hands.course.root
        leave(hands)
        hands.screen.let_go()
        screen = shown(stored_screen(path, load_map(GAMES["blank"].map)), 1280, 720)
        marks = screen.course.study.nodes[root].lesson
        assert (marks.hints, marks.otherwise) == (("Light a lamp",), "No"), number
        screen.let_go()


def test_a_reader_finds_the_right_orders_after_a_wrong_and_an_unforeseen_one(lesson):
    hands, right, wrong = lesson
    box = hands.screen.reading_box
    assert hands.screen.page.asked == ("FRANCE",)
    assert "France" in box.question.text()
    hands.type("A Par-Gas")
    hands.space()
    assert hands.course.at == hands.course.root
    assert "Guard Burgundy" in box.told.text()
    hands.type("A Par-Pic")
    hands.space()
    assert hands.course.at == wrong
    assert box.told.text() == "Burgundy is open"
    hands.space()
    assert hands.course.at == hands.course.root
    assert hands.course.writing
    hands.type("A Par-Bur; A Mar-Spa")
    hands.space()
    assert hands.course.at == right
    assert box.question.text() == "Right."
    assert box.told.text() == "Burgundy is held first"
    hands.space()
    assert "ends" in box.question.text()


def test_hints_come_one_after_another_then_the_answer(lesson):
    hands, right, _ = lesson
    box = hands.screen.reading_box
    assert not box.answer.isVisible()
    hands.key(KEY.Key_H)
    assert box.told.text() == "Look east"
    hands.press(box.hint)
    assert box.told.text() == "Look east\n\nNext to Munich"
    assert not box.hint.isVisible()
    hands.press(box.answer)
    assert hands.course.at == right


def test_nothing_a_reader_does_changes_what_the_author_wrote(lesson):
    hands, *_ = lesson
    before = hands.course.open.sandbox.study
    hands.space()
    for key, held in ((KEY.Key_Delete, KEY), (KEY.Key_Z, CTRL), (KEY.Key_Up, CTRL)):
        hands.key(key, held if held is not KEY else Qt.KeyboardModifier.NoModifier)
    hands.course.clear()
    hands.course.basic()
    hands.key(KEY.Key_H)
    hands.key(KEY.Key_H, SHIFT)
    hands.key(KEY.Key_Delete)
    assert hands.course.open.sandbox.study == before


def test_the_computer_writes_for_all_whom_the_reader_does_not_play(hands):
    hands.key(KEY.Key_K)
    hands.press(hands.screen.chapters.page.modes[Mode.PLAY])
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    hands.space()
    assert "First" in hands.screen.foot.hint.text()
    hands.press(hands.screen.reading_box.powers.tabs["FRANCE"])
    assert hands.screen.page.asked == ("FRANCE",)
    hands.play("A Par-Bur")
    ordered = hands.course.node.ordered.orders
    assert ordered["FRANCE"] == ("A PAR - BUR",)
    assert {*ordered} == {*hands.course.rules.board.powers_by_id}
    hands.key(KEY.Key_Backspace)  # nobody is told what the others write
    assert hands.written == {"FRANCE": {"A PAR - BUR"}}
    events = len([*hands.course.open.log.acts()])
    hands.screen.settle()
    assert len([*hands.course.open.log.acts()]) == events
    hands.type("F Bre-Mao")
    hands.space()
    assert hands.course.node.ordered.orders["FRANCE"] == ("A PAR - BUR", "F BRE - MAO")
    for _ in range(12):  # a year and a half, retreats and builds among it
        hands.space()
    assert hands.course.position.phase.turn > 1901
    assert hands.course.chapter.mode is Mode.PLAY
    back = hands.course.at
    hands.key(KEY.Key_Z, CTRL)
    hands.key(KEY.Key_Y, CTRL)
    assert back in hands.course.study.nodes


def test_what_is_told_is_seen_below_a_text_of_any_length(lesson):
    hands, *_ = lesson
    course, box = hands.course, hands.screen.reading_box
    for words in (1, 40, 400):
        course.open.chapters.text(course.chapter.id, "Burgundy " * words)
        course.reader.hint(course.chapter.id, course.at, 0)
        course.moved.emit()
        hands.settle()
        for _ in range(2):
            hands.key(KEY.Key_H)
            hands.settle()
            area = box._area.viewport()
            told = box.told.mapTo(area, box.told.rect().bottomLeft())
            assert 0 < told.y() <= area.height() + 1
