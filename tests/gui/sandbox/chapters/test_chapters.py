"""Chapters of a study: added, told, moved, taken out, by mouse and keys; everything is kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.study.tree.marks import Mode
from engine.study.tree.node import ITEM_FACT
from gui.sandbox.opening import stored_screen

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def write(field, text):
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def titles(hands):
    return [one.title for one in hands.course.study.chapters]


def test_chapters_come_go_and_move_and_all_of_it_is_taken_back(hands):
    part = hands.screen.chapters
    hands.play("A Par-Bur")
    first = hands.course.chapter.id
    hands.key(KEY.Key_K)
    page = part.page
    assert part.open
    write(page.name, "One")
    hands.press(page.new)
    assert hands.course.chapter.id != first
    assert hands.course.position.phase.code == "S1901M"
    write(page.name, "Two")
    hands.press(page.rows[0])
    hands.press(page.here)
    assert hands.course.position.at("BUR")
    write(page.name, "Board")
    hands.press(page.up)
    assert titles(hands) == ["Board", "One", "Two"]
    hands.press(page.out)
    assert titles(hands) == ["One", "Two"]
    assert "undo" in page.said.text()
    study = hands.course.study
    for _ in range(20):
        if hands.screen.foot.undo.isEnabled():
            hands.screen.undo()
    assert len(hands.course.study.chapters) == 1
    for _ in range(20):
        if hands.screen.foot.redo.isEnabled():
            hands.screen.redo()
    assert hands.course.study == study
    hands.screen.view.setFocus()
    hands.key(KEY.Key_Escape)
    assert not part.open


def test_page_keys_lead_from_chapter_to_chapter_and_back_where_one_was(hands):
    hands.play("A Par-Bur")
    at = hands.course.at
    hands.screen.chapters.acts.add(from_phase=False)
    hands.settle()
    hands.key(KEY.Key_PageUp)
    assert hands.course.at == at
    hands.key(KEY.Key_PageDown)
    assert hands.course.at == hands.course.study.chapters[1].root


@pytest.mark.parametrize(
    "others", [{}, {"Place": "Praha"}, {"Player FRANCE": "Eva", "Arbiter": "I"}]
)
def test_from_which_item_a_chapter_was_opened_is_nothing_to_write(hands, others):
    page = hands.screen.chapters.page
    hands.key(KEY.Key_K)
    page.facts.show_facts(others, other=True)
    lines = {*page.facts.lines}
    written = []
    page.facts.written.connect(lambda name, _: written.append(name))
    page.facts.show_facts({ITEM_FACT: "diplomacy/tactics/fork", **others}, other=True)
    page.facts.keep()

    assert {*page.facts.lines} == lines >= {*others}
    assert not written


def test_the_last_chapter_stays(hands):
    hands.key(KEY.Key_K)
    assert not hands.screen.chapters.page.out.isEnabled()
    hands.screen.chapters.acts.remove(hands.course.chapter.id)
    assert len(hands.course.study.chapters) == 1


WAYS = {
    "the button": lambda hands: hands.press(hands.screen.top.leave),
    "escape twice": lambda hands: (hands.key(KEY.Key_Escape), hands.key(KEY.Key_Escape)),
    "from the page": lambda hands: (hands.key(KEY.Key_K), hands.screen._leave()),
    "after undoing": lambda hands: (
        hands.screen.undo(),
        hands.screen.redo(),
        hands.screen._leave(),
    ),
    "from another": lambda hands: (hands.screen.chapters.step(1), hands.screen._leave()),
}


@pytest.mark.parametrize("leave", WAYS.values(), ids=WAYS)
def test_everything_written_there_is_kept_however_one_leaves(leave, study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.key(KEY.Key_K)
    page = hands.screen.chapters.page
    write(page.facts.lines["Place"], "Praha")
    write(page.name, "A title")
    write(page.text, "First line")
    leave(hands)
    hands.screen.let_go()
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    (chapter,) = screen.course.study.chapters
    assert (chapter.title, chapter.text) == ("A title", "First line")
    assert chapter.facts["Place"] == "Praha"
    screen.let_go()


def test_a_mode_is_chosen_and_who_chose_it_sees_all(hands):
    hands.play("A Par-Bur")
    hands.key(KEY.Key_K)
    page = hands.screen.chapters.page
    for mode in (Mode.HIDDEN, Mode.LESSON, Mode.PLAY, Mode.ANALYSIS):
        hands.press(page.modes[mode])
        assert hands.course.chapter.mode is mode
        assert len(hands.course.study.nodes) == 2
