"""The page of practice says what comes and what one can do, also where nothing is due."""

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.libraries import new_items
from gui import i18n
from gui.games import catalogue
from gui.lessons.lesson_screen import LessonScreen
from gui.library.library_screen import LibraryScreen
from gui.predict.fate_words import due_words
from gui.predict.kept import KeptMarks
from gui.predict.opening import map_of
from gui.predict.predict_screen import PredictScreen
from tests.gui.predict.conftest import Hands, subject_of
from tests.gui.predict.test_doors_to_it import press, to

pytestmark = pytest.mark.usefixtures("bare_boards")

Key = Qt.Key


@pytest.fixture
def practice(shown, memory, clock, tmp_path):
    def on(game="diplomacy", size=(1280, 720)):
        loaded = load_map(GAMES[game].map)
        screen = PredictScreen(loaded, memory, KeptMarks(tmp_path), map_of)
        screen.offer_practice(lambda: clock[0], str)
        return Hands(shown(screen, *size))

    return on


def offered(page):
    return [act for act in (page.new, page.lesson, page.library) if act.isVisible()]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", [*GAMES])
def test_where_nothing_is_due_there_is_always_something_to_do(practice, game, language):
    with i18n.speaking(language):
        page = practice(game).screen.practice
        acts = offered(page)
        assert page.library in acts
        assert (page.new in acts) == bool(new_items(game, ()))
        board = load_map(GAMES[game].map).board
        assert (page.lesson in acts) == (catalogue.played_on(board).first_lesson is not None)
        assert page.first is acts[0]
        assert acts[0].hasFocus()
        assert all(act.text() for act in acts)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_it_says_when_the_next_comes_and_how_many_do_soon(
    practice, asking, memory, clock, language
):
    with i18n.speaking(language):
        for count in range(1, 4):
            asked = asking(subject_of("diplomacy", key=f"missed {count}"))
            asked.asking.reveal()
            asked.screen.hide()
            page = practice().screen.practice
            first, *_ = memory.due().values()
            assert due_words(first, clock[0]) in page.lead.text()
            assert len(memory.due()) == count
            sentences = page.lead.text().rstrip(".").split(". ")
            assert len(sentences) == 2 + (count > 1)
            assert count == 1 or str(count) in sentences[-1]


def test_where_something_is_due_that_is_what_is_offered(practice, asking, clock):
    asked = asking(subject_of("diplomacy"))
    asked.asking.reveal()
    clock[0] += timedelta(hours=1)
    page = practice().screen.practice
    assert not offered(page)
    assert page.first is page.starts[1]


def test_something_new_is_asked_then_the_page_says_what_came_of_it(practice, memory):
    one = practice()
    page, met = one.screen.practice, set()
    for _ in range(2):
        one.key(Key.Key_Return, on=page.first)
        keys = [turn.subject.key for turn in one.asking.turns]
        assert len(keys) == 5
        assert not met & {*keys}
        met |= {*keys}
        while one.asking is not None:
            one.key(Key.Key_Space)
        assert page.isVisible()
        assert page.result.isVisible()
    assert met <= memory.known.subjects.keys()


@pytest.mark.usefixtures("empty_shelf")
def test_each_way_leads_where_it_says(window, qtbot):
    for kind, name in ((LibraryScreen, "library"), (LessonScreen, "lesson")):
        window.show_library()
        library = window.screen_shown
        made = to(qtbot, window, PredictScreen, lambda library=library: press(library.practice))
        to(qtbot, window, kind, lambda made=made, name=name: press(getattr(made.practice, name)))
