"""A first lesson on its board: each step is done by doing, answered, kept and gone on with."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from gui import i18n
from gui.games import catalogue
from gui.lessons.kept import NAME, KeptLessons, Progress
from gui.lessons.lesson_screen import LessonScreen
from tests.gui.lessons.follower import Follower


class Stage:
    """A window with nothing but one screen in it."""

    def __init__(self, screen):
        self.screen_shown = screen
        self.findChildren = screen.findChildren


@pytest.fixture
def kept(tmp_path):
    return KeptLessons(tmp_path)


@pytest.fixture
def lesson(shown, loaded_map, kept):
    def open_lesson(loaded=None, at=0):
        loaded = loaded or loaded_map
        game = catalogue.played_on(loaded.board)
        first = game.first_lesson()
        ids = [one.id for one in first.steps(_rules(loaded))]
        if at:
            kept.keep(loaded.board.game, Progress(at, tuple(ids[:at])))
        return shown(LessonScreen(loaded, first, kept), 1280, 720)

    return open_lesson


def _rules(loaded):
    from engine.catalogue import GAMES

    return GAMES[loaded.board.game].rules(loaded.board, {})


def press(screen, key):
    QTest.keyClick(screen, key)


def write(screen, *orders):
    screen.board.draft.give(*orders)


def test_the_next_step_waits_until_this_one_is_done(lesson):
    screen = lesson()
    assert not screen.panel.next.isEnabled()
    press(screen, Qt.Key.Key_Return)
    assert screen.at == 0

    write(screen, "A VIE - GAL")
    assert not screen.panel.next.isEnabled()
    press(screen, Qt.Key.Key_Space)

    assert screen.board.right
    assert screen.panel.note.property("note") == "good"
    press(screen, Qt.Key.Key_Return)
    assert (screen.at, screen.done) == (1, {0})


def test_a_usual_mistake_is_judged_and_answered_and_the_orders_can_be_changed(lesson):
    screen = lesson(at=2)
    write(screen, "A VIE - GAL", "A BUD - GAL")
    press(screen, Qt.Key.Key_Space)

    assert not screen.board.right
    assert screen.panel.note.property("note") == "warn"
    assert "by the S" in screen.panel.told
    assert not screen.panel.next.isEnabled()

    press(screen, Qt.Key.Key_Space)
    assert screen.board.past is None
    assert screen.board.draft.texts == ("A VIE - GAL", "A BUD - GAL")
    press(screen, Qt.Key.Key_Z)
    assert screen.board.draft.texts == ()


def test_nothing_is_judged_before_anything_is_ordered(lesson):
    screen = lesson()
    press(screen, Qt.Key.Key_Space)

    assert screen.board.past is None
    assert screen.panel.told


def test_a_hint_is_told_when_it_is_asked_for_and_lights_what_is_to_be_clicked(lesson):
    screen = lesson()
    assert not screen.panel.told
    press(screen, Qt.Key.Key_H)

    assert screen.panel.told
    assert set(screen.board.trial.asked(screen.step)) == {"VIE", "GAL"}


def test_what_others_wrote_is_seen_but_where_it_is_sealed(lesson):
    screen = lesson(at=1)
    seen = len(screen.board.view.marks.shown)
    assert seen == 1
    sealed = lesson(at=11)
    assert not sealed.board.view.marks.shown
    assert sealed.panel.go.accessibleName() == "Seal"


def test_where_one_was_is_gone_on_with(lesson, kept, tmp_path):
    screen = lesson(at=4)
    left = []
    screen.closed.connect(lambda: left.append(1))
    press(screen, Qt.Key.Key_Escape)
    assert left == [1]

    again = lesson()
    assert again.at == 4
    assert again.done == {0, 1, 2, 3}
    again.begin(1)
    assert again.at == 1
    again.begin(7)
    assert again.at == 1
    assert json.loads((tmp_path / NAME).read_text())["diplomacy"]["at"] == 1


@pytest.mark.parametrize("text", ["", "[]", '{"diplomacy": 3}', '{"diplomacy": {"at": "x"}}', "{"])
def test_what_was_kept_and_cannot_be_understood_is_the_beginning(kept, tmp_path, text):
    (tmp_path / NAME).write_text(text)

    assert kept.progress("diplomacy") == Progress()
    assert not kept.offered
    kept.offer()
    assert kept.offered


def test_the_words_follow_the_language(lesson, qapp):
    screen = lesson(at=2)
    i18n.speak("cs")
    qapp.processEvents()

    assert "Budapešť" in screen.panel.said
    assert screen.panel.title.text() == "Podpora"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_smallest_game_has_a_lesson_of_two_steps_by_the_same_screen(lesson, qapp, language):
    screen = lesson(load_map("old_town"))
    i18n.speak(language)
    qapp.processEvents()
    asked = []
    screen.table_asked.connect(lambda: asked.append(1))
    follower = Follower(Stage(screen), language)

    for _ in screen.steps:
        follower.follow(screen.panel.said, screen._board)
        assert screen.board.right
        follower.follow(screen.panel.told)

    assert asked == [1]
