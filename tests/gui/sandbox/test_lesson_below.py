"""What comes of a wrong answer is shown, its refutation may be asked for, and one is led back."""

import random

import pytest
from PySide6.QtCore import Qt

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.game_text import game_text, read_game_text
from engine.studies import unkept_with
from engine.study.teaching import asks, is_wrong, question_before, right_ones
from engine.study.tree.marks import Lesson, Mode
from engine.study.tree.study import numbered
from gui.sandbox.sandbox_screen import SandboxScreen
from tests.engine.study.conftest import student

from .conftest import Hands

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key

TOLD = """[GameText "1"]

[Chapter "Burgundy"]
[Mode "lesson"]
[Game "diplomacy"]
[Map "standard"]

* ask FRANCE
S1901M
  FRANCE: A PAR - BUR
  GERMANY: A MUN - RUH
(
  S1901M
    FRANCE: A PAR - PIC
    GERMANY: A MUN - BUR
    * ask GERMANY
    * hint {Which of your neighbours is at home?}
    {Burgundy is open, and Germany takes it.}
  F1901M "The refutation"
    GERMANY: A BUR - PAR
    {Paris is lost.}
  (
    F1901M
      GERMANY: A BUR - GAS
      {Paris is nearer.}
    S1902M
      FRANCE: A PIC - PAR
      {There was time to guard it.}
  )
  W1901A
    {Germany builds.}
)
"""


@pytest.fixture
def hands(shown):
    study = unkept_with(read_game_text(TOLD).study)
    return Hands(shown(SandboxScreen(load_map("standard"), study), 1280, 720))


def said(hands):
    box = hands.screen.reading_box
    return box.question.text(), box.told.text(), hands.screen.foot.go.text()


def test_a_wrong_answer_is_refuted_on_the_board_and_leads_back_to_its_question(hands):
    root = hands.course.root
    hands.type("A Par-Pic")
    hands.space()
    question, told, _ = said(hands)
    assert (question, told) == ("That is not it.", "Burgundy is open, and Germany takes it.")
    wrong = hands.course.at
    assert hands.screen.reading_box.again.isVisible()
    hands.space()
    assert (hands.course.at, hands.course.writing) == (wrong, True)
    assert hands.screen.page.asked == ("GERMANY",)
    assert "Germany" in said(hands)[0]
    hands.key(KEY.Key_H)
    assert "at home" in said(hands)[1]
    hands.type("A Bur-Gas")  # the refutation is missed, what comes of that is shown, too
    hands.space()
    assert said(hands)[:2] == ("That is not it.", "Paris is nearer.")
    hands.space()
    assert said(hands)[:2] == ("This is what comes of it.", "There was time to guard it.")
    hands.space()
    assert (hands.course.at, hands.course.writing) == (wrong, True)
    hands.type("A Bur-Par")
    hands.space()
    assert said(hands)[:2] == ("Right.", "Paris is lost.")
    hands.space()
    assert said(hands)[:2] == ("This is what comes of it.", "Germany builds.")
    hands.space()
    assert (hands.course.at, hands.course.writing) == (root, True)
    assert hands.screen.page.asked == ("FRANCE",)
    hands.type("A Par-Bur")
    hands.space()
    assert said(hands)[0] == "Right."


def test_whoever_does_not_want_to_see_it_tries_again_at_once(hands):
    hands.type("A Par-Pic")
    hands.space()
    hands.press(hands.screen.reading_box.again)
    assert (hands.course.at, hands.course.writing) == (hands.course.root, True)


def test_an_author_writes_it_by_playing_on(hands):
    text = game_text(numbered(hands.course.open.sandbox.study))
    hands.key(KEY.Key_E)
    answer = hands.course.study.nodes[hands.course.root].children[1]
    line = hands.course.study.main_line(answer)
    hands.course.go(line[-1], writing=True)
    hands.play()
    hands.screen.remarks.note("And a year later.")
    written = game_text(numbered(hands.course.open.sandbox.study))
    assert written != text
    assert read_game_text(written).study == numbered(hands.course.open.sandbox.study)
    hands.key(KEY.Key_E)
    hands.type("A Par-Pic")
    hands.space()
    hands.space()
    hands.type("A Bur-Par")
    hands.space()
    assert said(hands)[1] == "Paris is lost."
    hands.space()
    hands.space()
    assert said(hands)[:2] == ("This is what comes of it.", "And a year later.")
    hands.space()
    assert (hands.course.at, hands.course.writing) == (hands.course.root, True)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [*GAMES])
def test_in_any_lesson_space_alone_leads_out_of_every_wrong_answer(shown, game, seed):
    study = lesson_by_chance(game, seed)
    screen = shown(SandboxScreen(load_map(GAMES[game].map), study), 1280, 720)
    hands, whole = Hands(screen), study.sandbox.study
    wrong = [one for one in whole.nodes if is_wrong(whole, one)]
    assert wrong
    for node in wrong:
        chapter = whole.chapter_of(node)
        course = hands.course
        course.reader.meet(chapter.id, whole.line_to(node)[1:])
        course.go(node, writing=False)
        question = question_before(whole, node)
        depth, seen = 0, {*course.study.nodes}
        while course.at != question or not course.writing:
            depth += 1
            assert depth <= len(whole.nodes)
            at = course.at
            if asks(whole, at):
                hands.space()
                assert hands.screen.page.asked == asks(whole, at)
                first = right_ones(whole, whole.nodes[at])[0]
                screen.reading.show_answer()
                assert course.at == first
            else:
                hands.space()
            fresh = course.study.nodes.keys() - seen
            assert fresh <= {course.at}  # one board at a time is told
            seen |= fresh
        assert study.sandbox.study == whole


def lesson_by_chance(game, seed):
    """Return a lesson of one map with questions at every board from which two ways lead."""
    chance = random.Random(f"lesson {game} {seed}")
    somebody, log, _ = student(game, f"lesson {seed}")
    while True:
        somebody.act()
        study = log.study
        chapter = study.chapters[0]
        below = [*study.under(chapter.root)]
        deep = [one for one in below if len(one.children) > 1 and one.parent]
        if len(below) > 14 and deep:
            break
    made = unkept_with(numbered(study))
    told = made.sandbox.study
    for node in [*told.under(told.chapters[0].root)]:
        if len(node.children) > 1 and told.nodes[node.children[0]].ordered is not None:
            powers = made.sandbox.rules(node.id).asked(made.sandbox.position(node.id))
            if powers:
                asked = tuple(chance.sample(powers, 1))
                made.sandbox.teach(node.id, Lesson(asks=asked))
    made.chapters.mode(told.chapters[0].id, Mode.LESSON)
    return made
