"""What is written in a study is in its file, whichever way its screen goes, and while it rests."""

import errno
import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.notation.known_rules import beginning
from engine.store.errors import StoreError, StoreFault
from engine.store.study_file import StudyFile
from engine.studies import begin_study, look_at_study, open_study
from engine.study.tree.marks import Colour, Mark, Mode, Shape, Sign
from gui import i18n, settings
from gui.errors.sentences import say_error
from gui.kit.dialog import Question
from gui.kit.kept_list import KeptList
from gui.sandbox.opening import stored_screen

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key

WAYS = {
    "the window is closed": lambda window: window.close(),
    "the start is shown": lambda window: window.show_start(),
    "a new game": lambda window: window.new_game(),
    "the library": lambda window: window.show_library(),
    "another study": lambda window: window.navigator.doors.studies.new(load_map("standard")),
}


@pytest.fixture
def path():
    folder = settings.games_folder() / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    yield folder / "one.velstudy"
    for one in folder.iterdir():
        one.unlink()


@pytest.mark.parametrize("way", WAYS)
def test_what_is_half_typed_is_kept_whichever_way_the_screen_goes(window, qtbot, path, way):
    begin_study(path, "diplomacy", beginning("diplomacy")).close()
    window.navigator.doors.studies.stored(path, load_map("standard"))
    screen = window.screen_shown
    screen.tree.note.setFocus()
    QTest.keyClicks(screen.tree.note, "half a note")
    WAYS[way](window)
    qtbot.waitUntil(lambda: not window.isVisible() or window.screen_shown is not screen)
    # Behind a closed window the file is still open.
    study = screen.course.study if screen is window.screen_shown else look_at_study(path).log.study
    assert study.nodes[study.chapters[0].root].note == "half a note"


FIELDS = {
    "name": lambda screen: screen.tree.name,
    "note": lambda screen: screen.tree.note,
    "title": lambda screen: screen.chapters.page.name,
    "text": lambda screen: screen.chapters.page.text,
    "fact": lambda screen: screen.chapters.page.facts.lines["Place"],
    "hints": lambda screen: screen.teaching.hints,
    "answer": lambda screen: screen.teaching.otherwise,
}


def told_of(study):
    (chapter,) = study.chapters
    root = study.nodes[chapter.root]
    return {
        "name": root.name,
        "note": root.note,
        "title": chapter.title,
        "text": chapter.text,
        "fact": chapter.facts.get("Place", ""),
        "hints": "".join(root.lesson.hints),
        "answer": root.lesson.otherwise,
    }


def open_field(hands, name):
    """Return a field, with the paper that it is on open and the hand in it."""
    screen = hands.screen
    if name in ("title", "text", "fact") and not screen.chapters.open:
        screen.chapters.toggle()
    elif name in ("hints", "answer"):
        screen.papers.close()
        screen.papers.toggle(screen.teaching)
    hands.settle()
    field = FIELDS[name](screen)
    field.setFocus()
    return field


def test_what_is_typed_is_kept_when_the_hand_rests(study_on, tmp_path, monkeypatch, qtbot):
    """Nobody leaves a field here, and the file is read as a kill would leave it."""
    monkeypatch.setattr("gui.kit.autosave.DELAY", 1)
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    for name in FIELDS:
        field = open_field(hands, name)
        QTest.keyClicks(field, "typed")
        qtbot.waitUntil(lambda name=name: told_of(hands.course.study)[name] == "typed")
        assert field.hasFocus()
    assert told_of(hands.course.study) == dict.fromkeys(FIELDS, "typed")


FAULTS = (
    StoreFault.DISK_FULL,
    StoreFault.READ_ONLY,
    StoreFault.VANISHED,
    StoreFault.NOT_STORED,
    StoreFault.CHANGED,
)

ACTS = {
    "judged": lambda screen: screen.course.judge({"FRANCE": ["A PAR - BUR"]}),
    "drafted": lambda screen: screen.course.draft({"FRANCE": ["A PAR - BUR"]}),
    "named": lambda screen: screen.remarks.name("a"),
    "noted": lambda screen: screen.remarks.note("a"),
    "signed": lambda screen: screen.remarks.sign(Sign.GOOD),
    "drawn": lambda screen: screen.remarks.draw([Mark(Shape.LIT, Colour.RED, "PAR")]),
    "study named": lambda screen: screen.remarks.rename("a"),
    "set up": lambda screen: screen.course.clear(),
    "basic": lambda screen: screen.course.basic(),
    "cut off": lambda screen: screen.course.cut_off(),
    "made main": lambda screen: screen.course.move_up(main=True),
    "chapter": lambda screen: screen.chapters.acts.add(from_phase=True),
    "title": lambda screen: screen.chapters.acts.title(screen.course.chapter.id, "a"),
    "text": lambda screen: screen.chapters.acts.text(screen.course.chapter.id, "a"),
    "fact": lambda screen: screen.chapters.acts.fact(screen.course.chapter.id, "Place", "a"),
    "mode": lambda screen: screen.chapters.acts.mode(screen.course.chapter.id, Mode.LESSON),
    "undone": lambda screen: screen.undo(),
    "pasted": lambda screen: screen.pasting.take_text("A Par-Bur\nA Mun-Bur"),
}


def failing(monkeypatch, fault):
    """Let the disk say no to every step of a study."""

    def append(file, step, shown):
        del step, shown
        raise StoreError(fault, file.path, cause="SQLITE_IOERR_WRITE")

    monkeypatch.setattr(StudyFile, "append", append)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_the_disk_refuses_has_not_happened_and_is_said(
    study_on, tmp_path, monkeypatch, language, qtbot
):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    screen, said = hands.screen, []
    screen.course.refused.connect(said.append)
    hands.play("A Par-Bur")
    first = hands.course.at
    hands.course.step_back()
    hands.play("A Par-Pic")
    second = hands.course.at
    assert {first, second} <= hands.course.study.nodes.keys()
    before = hands.course.study
    with i18n.speaking(language):
        for fault in FAULTS:
            with monkeypatch.context() as patched:
                failing(patched, fault)
                for name, act in ACTS.items():
                    said.clear()
                    hands.course.go(second, writing=False)
                    act(screen)
                    qtbot.waitUntil(lambda: bool(said))
                    sentence = say_error(StoreError(fault, path, cause="SQLITE_IOERR_WRITE"))
                    assert said[-1] == sentence, (fault, name)
                    assert str(path) in sentence
                    assert hands.course.study == before, (fault, name)
            screen.page.show_board(hands.course.rules, hands.course.position, {})
    hands.course.go(second, writing=False)
    screen.remarks.note("goes on")
    screen.let_go()
    study = open_study(path)
    assert study.log.study.nodes[second].note == "goes on"
    study.close()


def question():
    return next(
        (one for one in QApplication.topLevelWidgets() if isinstance(one, Question)),
        None,
    )


def test_nobody_leaves_a_note_behind_that_cannot_be_stored(study_on, tmp_path, monkeypatch, qtbot):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    screen, at, closed = hands.screen, hands.course.at, []
    screen.closed.connect(lambda: closed.append(1))
    with monkeypatch.context() as patched:
        failing(patched, StoreFault.DISK_FULL)
        screen.tree.note.setFocus()
        QTest.keyClicks(screen.tree.note, "not lost")
        for leave in (
            lambda: hands.key(KEY.Key_Left),
            lambda: hands.key(KEY.Key_Home),
            lambda: screen.tree.view.picked.emit(screen.tree.view.rows[0]),
            screen.go_on,
            screen.predict,
            lambda: screen.chapters.step(1),
        ):
            leave()
            hands.settle()
            assert hands.course.at == at
            assert screen.tree.note.toPlainText() == "not lost"
            assert str(path) in screen.foot.hint.text()
        screen.step_back()
        hands.settle()
        assert question() is not None
        assert not closed
        question().reject()
        hands.settle()
    screen.step_back()
    assert closed
    assert look_at_study(path).log.study.nodes[at].note == "not lost"


def test_a_file_that_was_moved_away_is_missed_and_can_be_handed_on(study_on, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    at = hands.course.at
    path.rename(tmp_path / "elsewhere.velstudy")
    hands.screen.remarks.note("missed")
    assert str(path) in hands.screen.foot.hint.text()
    assert hands.course.node.note == ""
    assert not path.exists()
    (tmp_path / "elsewhere.velstudy").rename(path)
    hands.screen.remarks.note("there again")
    hands.screen.let_go()
    assert look_at_study(path).log.study.nodes[at].note == "there again"


def test_two_windows_never_write_into_one_study(study_on, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    with pytest.raises(StoreError) as caught:
        stored_screen(path, load_map("standard"))
    assert caught.value.code is StoreFault.IN_USE
    assert str(path) in say_error(caught.value)
    hands.play("A Par-Bur")
    assert len(hands.course.study.nodes) == 2


def test_a_list_is_never_written_over_that_nobody_understands(tmp_path):
    place = tmp_path / "list.json"
    kept = KeptList(place, 1000)
    for spoiled in (b"{", b"[]", b"\xff\xfe", b"[" * 900):
        place.write_bytes(spoiled)
        assert kept.read() == {}
        kept.write({"a": 1})
        assert kept.read() == {"a": 1}
    aside = sorted(one.read_bytes() for one in tmp_path.glob("list.broken*.json"))
    assert aside == sorted((b"{", b"[]", b"\xff\xfe", b"[" * 900))


def test_a_list_that_is_too_large_or_cannot_be_read_stays_as_it_is(tmp_path, monkeypatch):
    place = tmp_path / "list.json"
    place.write_bytes(b"{}" + b" " * 2000)
    kept = KeptList(place, 1000)
    with pytest.raises(OSError, match=str(place)):
        kept.write({"a": 1})
    assert len(place.read_bytes()) == 2002
    place.write_text("{}", "utf-8")

    def full(path):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    with monkeypatch.context() as patched:
        patched.setattr("engine.private.sync", full)
        with pytest.raises(OSError, match="No space"):
            kept.write({"a": 1})
    assert kept.read() == {}
    assert [one.name for one in tmp_path.iterdir()] == ["list.json"]
