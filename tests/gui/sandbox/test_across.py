"""Undo and redo reach across everything that is done to chapters, and across a restart."""

import random

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.studies import begin_study
from engine.study.tree.marks import Colour, Lesson, Mark, Mode, Shape, Sign
from gui.sandbox.opening import screen_elsewhere, stored_screen

from .conftest import Hands

pytestmark = pytest.mark.usefixtures("bare_boards")

_STEPS = 40


def acts(screen, chance):
    """Return everything that a chapter's screen can do, to be done by chance."""
    course, part, remarks = screen.course, screen.chapters.acts, screen.remarks
    here, word = course.chapter.id, f"w{chance.randrange(99)}"
    place = chance.choice([*course.rules.board.provinces])
    asks = (chance.choice([*course.rules.board.powers_by_id]),)
    return [
        screen.go_on,
        screen.go_on,
        course.order_otherwise,
        course.step_back,
        course.cut_off,
        course.clear,
        lambda: part.add(from_phase=chance.random() < 0.5),
        lambda: part.title(here, word),
        lambda: part.text(here, word),
        lambda: part.fact(here, "Place", word),
        lambda: part.mode(here, chance.choice([*Mode])),
        lambda: part.move(here, chance.choice((-1, 1))),
        lambda: part.remove(here),
        lambda: part.step(chance.choice((-1, 1))),
        lambda: remarks.note(word),
        lambda: remarks.sign(chance.choice([*Sign])),
        lambda: remarks.draw([Mark(Shape.LIT, chance.choice([*Colour]), place)]),
        lambda: remarks.teach(Lesson(asks=asks, hints=(word,))),
        screen.sketching.page.begin,
        screen.chapters.toggle,
        lambda: screen.papers.toggle(screen.teaching),
        lambda: screen.papers.toggle(screen.sketching.page),
        screen.reading.turn,
        screen.reading.hint,
        screen.reading.show_answer,
        screen.undo,
        screen.redo,
    ]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_was_done_is_taken_back_and_made_again_the_next_day(
    study_on, shown, tmp_path, seed
):
    path, chance = tmp_path / "one.velstudy", random.Random(seed)
    hands = study_on("blank", path=path)
    for _ in range(_STEPS):
        chance.choice(acts(hands.screen, chance))()
        hands.settle()
        course = hands.course
        assert course.at in course.study.nodes  # one is never where nothing may be told
        assert course.chapter in course.study.chapters
    turned_all(hands.screen, hands.screen.redo, "redoable")
    study = hands.course.open.sandbox.study
    hands.screen._leave()
    screen = shown(stored_screen(path, load_map(GAMES["blank"].map)), 1280, 720)
    sandbox = screen.course.open.sandbox
    assert sandbox.study == study
    turned_all(screen, screen.undo, "undoable")
    assert len(sandbox.study.nodes) == 1
    turned_all(screen, screen.redo, "redoable")
    assert sandbox.study == study


def turned_all(screen, turn, left):
    """Undo or redo all that there is, as somebody who sees all of every chapter."""
    course = screen.course
    for _ in range(4 * _STEPS):
        for chapter in course.study.chapters:
            course.reader.see_all(chapter.id)
        if not getattr(course.open.log, left):
            return
        turn()
    raise AssertionError(left)


def test_a_chapter_on_another_map_opens_the_study_anew(study_on, shown, tmp_path, qtbot):
    path = tmp_path / "one.velstudy"
    hands = study_on("diplomacy", path=path)
    other = begin_study(tmp_path / "two.velstudy", "blank", beginning("blank"))
    hands.course.open.chapters.take_over(other.log.study)
    other.close()
    hands.course.told.emit()
    with qtbot.waitSignal(hands.screen.chapters.elsewhere) as told:
        hands.screen.chapters.step(1)
    again = Hands(shown(screen_elsewhere(told.args[0]), 1280, 720))
    assert again.course.rules.game == "blank"
    assert [one.map for one in again.course.study.chapters] == ["standard", "old_town"]
    with qtbot.waitSignal(again.screen.chapters.elsewhere) as told:
        again.screen.chapters.step(-1)
    back = Hands(shown(screen_elsewhere(told.args[0]), 1280, 720))
    assert back.course.rules.game == "diplomacy"
