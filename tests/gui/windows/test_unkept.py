"""The law of what the disk refuses: it counts while one is there, is said, and is asked about.

Whatever is guessed, marked or answered, and whichever way one leaves.
"""

import errno
import os
from datetime import timedelta

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import private
from engine.board.loader import load_map
from engine.clock.wall import utc_now
from engine.games.diplomacy.study.annotated import annotated_study
from engine.store.errors import StoreError, StoreFault
from engine.store.memory_file import MemoryFile, opened_memory
from engine.study.memory.memory import Memory, UnkeptMemory
from gui import i18n
from gui.errors.sentences import say_error
from gui.kit.dialog import Question
from gui.predict.asking import Turn
from gui.predict.kept import KeptMarks
from gui.predict.opening import map_of
from gui.predict.predict_screen import PredictScreen
from gui.sandbox.guess.guess_course import GuessCourse
from gui.sandbox.guess.guess_screen import GuessScreen
from gui.sandbox.guess.kept_guesses import KeptGuesses
from tests.gui.predict.conftest import subject_of

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key


class Disk:
    """Says no to lists and to what is remembered as long as it is full."""

    full = False


@pytest.fixture
def disk(monkeypatch):
    made, sync, append = Disk(), private.sync, MemoryFile.append

    def try_to(path):
        if made.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        sync(path)

    def try_to_append(file, events, due):
        if made.full:
            raise StoreError(StoreFault.DISK_FULL, file.path)
        return append(file, events, due)

    monkeypatch.setattr("engine.private.sync", try_to)
    monkeypatch.setattr(MemoryFile, "append", try_to_append)
    return made


def settle():
    for _ in range(3):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


class Guessing:
    """Who guesses, and what is kept of it."""

    def __init__(self, folder):
        study = annotated_study("sample", "en")
        course = GuessCourse(study, study.chapters[0].root, KeptGuesses(folder))
        self.folder = folder
        self.screen = GuessScreen(load_map("standard"), course)

    @property
    def said(self):
        return self.screen.foot.hint.text()

    @property
    def trouble(self):
        return self.screen.course.trouble

    def kept(self):
        course = self.screen.course
        return {one: KeptGuesses(self.folder).read(course.key, one) for one in course.powers}

    def known(self):
        course = self.screen.course
        return {one: course.kept(one) for one in course.powers}

    def write(self, power="FRANCE", text="A Par-Bur"):
        self.screen.course.choose(power)
        line = self.screen.desk.entry.line
        QTest.keyClicks(line, text)
        QTest.keyClick(line, KEY.Key_Return)
        settle()

    def seal(self):
        self.write()
        for _ in range(2):
            self.screen.view.setFocus()
            QTest.keyClick(self.screen.view, KEY.Key_Space)
        settle()
        assert self.screen.course.sealed

    def another(self):
        self.seal()
        self.screen.ask_power()
        self.write("TURKEY", "A Con-Bul")
        self.screen.ask_power()


class Asked:
    """Who is asked what happens, and what is kept of it."""

    def __init__(self, folder, memory=None, nowhere=None, subjects=("one", "two")):
        self.folder, self.place = folder, folder / "remembered.velmemory"
        self.now = utc_now
        if memory is None:
            self.file, _ = opened_memory(self.place, self.clock)
            memory = Memory(self.file, self.clock)
        loaded, marks = load_map("standard"), KeptMarks(folder)
        self.screen = PredictScreen(loaded, memory, marks, map_of, nowhere)
        self.screen.destroyed.connect(self.close)
        self.keys = subjects
        self.screen.ask([Turn(subject_of("diplomacy", key=key)) for key in subjects])

    file = None

    def clock(self):
        return self.now()

    def close(self):
        if self.file is not None:
            self.file.close()
        self.file = None

    @property
    def said(self):
        table, page = self.screen.table, self.screen.practice
        return table.foot.said.text() if table is not None else page.trouble.text()

    @property
    def trouble(self):
        return self.screen.kept.trouble

    def kept(self):
        marks = {key: dict(KeptMarks(self.folder).of(key)) for key in self.keys}
        # The file is open: what it has is what was read of it and what was stored since.
        answered = {*Memory(self.file, self.now).known.subjects} if self.file else set()
        return marks, answered

    def known(self):
        return self.wanted

    def mark(self):
        QTest.keyClick(self.screen, KEY.Key_2)
        self.wanted = {"one": dict(self.screen.asking.said), "two": {}}, set()

    def reveal(self):
        self.mark()
        QTest.keyClick(self.screen, KEY.Key_Space)
        self.wanted = {"one": {}, "two": {}}, {"one"}

    def reveal_and_mark(self):
        self.reveal()
        QTest.keyClick(self.screen, KEY.Key_Space)
        QTest.keyClick(self.screen, KEY.Key_2)
        self.wanted = {"one": {}, "two": dict(self.screen.asking.said)}, {"one"}

    def practise(self):
        """Answer all that is due, and come back to the page that says how much is."""
        self.reveal()
        self.screen.offer_practice(self.clock, str)
        QTest.keyClick(self.screen, KEY.Key_Escape)
        settle()
        assert self.screen.table is None
        assert self.screen.practice.isVisible()


KINDS = {
    "orders that are guessed": (Guessing, Guessing.write),
    "a guess that is sealed": (Guessing, Guessing.seal),
    "guesses for two powers": (Guessing, Guessing.another),
    "marks": (Asked, Asked.mark),
    "an answer": (Asked, Asked.reveal),
    "an answer, and marks of the next phase": (Asked, Asked.reveal_and_mark),
    "what was practised": (Asked, Asked.practise),
}


def escape(window):
    screen = window.screen_shown
    for _ in range(3):
        if screen is window.screen_shown and not questions(window):
            screen.step_back()
            settle()


WAYS = {
    "Esc": escape,
    "back": lambda window: (escape if power_is_chosen(window) else press_back)(window),
    "a new game": lambda window: window.menu.new.trigger(),
    "the club": lambda window: window.menu.club.trigger(),
    "the start": lambda window: window.menu.close_game.trigger(),
    "quit, or the window's cross": lambda window: window.menu.quit.trigger(),
}


def power_is_chosen(window):
    screen = window.screen_shown
    return isinstance(screen, GuessScreen) and bool(screen.course.power)


def press_back(window):
    QTest.mouseClick(window.screen_shown.top.leave, Qt.MouseButton.LeftButton)
    settle()


def questions(window):
    return [one for one in window.findChildren(Question) if one.isVisible()]


@pytest.fixture
def on(window, tmp_path):
    def show(kind, **facts):
        made = kind(tmp_path, **facts)
        made.screen.closed.connect(window.show_start)
        window.show_screen(made.screen)
        window.activateWindow()
        settle()
        return made

    return show


def gone(window, screen):
    return not window.isVisible() or window.screen_shown is not screen


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", KINDS)
def test_one_is_asked_before_one_leaves_it_and_it_is_kept_once_that_can_be(
    window, on, disk, kind, way
):
    of, act = KINDS[kind]
    made = on(of)
    screen, before = made.screen, made.kept()
    disk.full = True
    act(made)
    settle()
    assert made.known() != before
    assert made.kept() == before
    WAYS[way](window)
    settle()
    (asked,) = questions(window)
    assert made.said
    assert not gone(window, screen)
    asked.reject()
    settle()
    assert not gone(window, screen)
    disk.full = False
    WAYS[way](window)
    settle()
    assert not questions(window)
    assert gone(window, screen)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_of_it_is_missing_once_there_is_room(window, on, disk, kind):
    of, act = KINDS[kind]
    made = on(of)
    disk.full = True
    act(made)
    assert made.screen.would_lose is not None
    disk.full = False
    assert made.screen.would_lose is None
    assert made.kept() == made.known()


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_agrees_leaves_and_where_all_is_kept_nobody_is_asked(window, on, disk, kind):
    of, act = KINDS[kind]
    for full in (True, False):
        made = on(of)
        disk.full = full
        act(made)
        window.menu.close_game.trigger()
        settle()
        asked = questions(window)
        assert len(asked) == full
        for one in asked:
            one.agreed.emit()
            one.close()
        settle()
        assert gone(window, made.screen)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("kind", KINDS)
def test_why_it_is_not_kept_is_said_as_long_as_it_is_not(window, on, disk, kind, language):
    of, act = KINDS[kind]
    with i18n.speaking(language):
        made = on(of)
        disk.full = True
        act(made)
        settle()
        assert made.trouble is not None
        assert made.said == say_error(made.trouble)
        disk.full = False
        assert made.screen.would_lose is None
        assert made.trouble is None


def test_where_nothing_can_be_remembered_one_is_asked_once_something_was_answered(on, tmp_path):
    trouble = StoreError(StoreFault.READ_ONLY, tmp_path)
    memory = Memory(UnkeptMemory(utc_now), utc_now)
    made = on(Asked, memory=memory, nowhere=trouble)
    made.mark()
    assert made.screen.would_lose is None
    made.reveal()
    assert made.screen.would_lose is not None
    assert made.said == say_error(trouble)


def test_an_answer_that_waited_is_remembered_once_and_before_the_next(on, disk):
    made = on(Asked)
    disk.full = True
    made.reveal()
    QTest.keyClick(made.screen, KEY.Key_Space)
    disk.full = False
    made.now = lambda: utc_now() + timedelta(seconds=1)
    QTest.keyClick(made.screen, KEY.Key_Space)
    assert made.screen.would_lose is None
    assert [*Memory(made.file, made.now).known.subjects] == ["one", "two"]
    keys = [getattr(one.event, "key", "") for one in made.file.history()]
    assert [one for one in keys if one] == ["one", "two"]
