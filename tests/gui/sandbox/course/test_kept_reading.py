"""The law of a reader's place: what he did is there again, and his study knows nothing of it."""

import errno
import os
import random
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine import private
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.game_text import game_text
from engine.notation.known_rules import beginning
from engine.studies import begin_study, begin_with, look_at_study
from engine.study.reading import Reader
from engine.study.teaching import Answer
from engine.study.tree.marks import Lesson, Mode
from engine.study.tree.node import Chapter
from gui import i18n, settings
from gui.errors.sentences import say_error
from gui.kit.dialog import Question
from gui.sandbox.course.kept_reading import NAME, KeptReading
from gui.sandbox.opening import fresh_screen, stored_screen
from gui.sandbox.sandbox_screen import SandboxScreen
from tests.gui.sandbox.conftest import Hands
from tests.gui.sandbox.test_hidden import PHASES, recorded, seen_to_be_silent

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY, SHIFT = Qt.Key, Qt.KeyboardModifier.ShiftModifier


# -- what is kept -------------------------------------------------------------------------------


def done_by_chance(chance, reader):
    """Let a reader do something in one of three chapters."""
    chapter, node = chance.randint(1, 3), chance.randint(1, 40)
    text = f"A {chance.randint(0, 9)}"
    act = chance.choice(
        (
            lambda: reader.meet(chapter, [node, node + 1]),
            lambda: reader.add(chapter, node),
            lambda: reader.look(chapter_of(chapter), node, writing=chance.random() < 0.5),
            lambda: reader.hint(chapter, node, chance.randint(1, 4)),
            lambda: reader.hear(chapter, node, Answer(right=chance.random() < 0.5, node=node)),
            lambda: reader.hear(chapter, node, Answer(right=False)),
            lambda: reader.write(chapter, node, {"X": (text,), "Y": (text, "B")}),
            lambda: reader.write(chapter, node, {}),
            lambda: reader.begin_anew(chapter),
            lambda: reader.go_back(chapter),
        )
    )
    act()


def chapter_of(number):
    return Chapter(id=number, root=1, game="blank", map="old_town", mode=Mode.HIDDEN)


def told(reader):
    return reader.own, [(reader.progress(one), reader.before(one)) for one in (1, 2, 3)]


@pytest.mark.parametrize("seed", range(8))
def test_every_step_is_on_the_disk_when_it_is_done(tmp_path, seed):
    chance = random.Random(f"reading {seed}")
    readers = {one: Reader(KeptReading(tmp_path, one)) for one in ("a" * 64, "b" * 64)}
    for _ in range(40):
        done_by_chance(chance, readers[chance.choice([*readers])])
        for study, reader in readers.items():  # as after being killed right now
            assert told(Reader(KeptReading(tmp_path, study))) == told(reader)


@pytest.mark.parametrize("seed", range(20))
def test_a_spoiled_list_is_the_beginning_and_nothing_breaks(tmp_path, seed):
    chance = random.Random(f"spoiled {seed}")
    reader = Reader(KeptReading(tmp_path, "a"))
    for _ in range(12):
        done_by_chance(chance, reader)
    file = tmp_path / NAME
    content = bytearray(file.read_bytes())
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(content))
        content[at : at + chance.randint(0, 3)] = chance.choice(
            (b"[", b"{}", b"null", b"-1", b'"', b"1e999", b"true", b"", b"99999999999999")
        )
    file.write_bytes(content)
    again = Reader(KeptReading(tmp_path, "a"))
    done_by_chance(chance, again)
    assert told(Reader(KeptReading(tmp_path, "a"))) == told(again)


def test_a_list_that_nobody_understands_is_put_aside_not_written_over(tmp_path):
    spoiled = (b"{", b"[]", b"\xff\xfe", b"[" * 900, b'{"a": {"1"')
    for content in spoiled:
        (tmp_path / NAME).write_bytes(content)
        reader = Reader(KeptReading(tmp_path, "a"))
        reader.meet(1, [2])
        assert told(Reader(KeptReading(tmp_path, "a"))) == told(reader)
    aside = [one.read_bytes() for one in tmp_path.glob("reading.broken*.json")]
    assert sorted(aside) == sorted(spoiled)


def test_the_list_never_outgrows_what_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr("gui.sandbox.course.kept_reading._LONGEST_FILE", 4000)
    for number in range(60):
        reader = Reader(KeptReading(tmp_path, f"study {number}"))
        reader.meet(1, range(number * 3 + 1))
        assert told(Reader(KeptReading(tmp_path, f"study {number}"))) == told(reader)
        assert (tmp_path / NAME).stat().st_size <= 4001


class Disk:
    """Says no as long as it is full."""

    full = False


@pytest.fixture
def disk(monkeypatch):
    made, sync = Disk(), private.sync

    def try_to(path):
        if made.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        sync(path)

    monkeypatch.setattr("engine.private.sync", try_to)
    return made


@pytest.mark.parametrize("seed", range(12))
def test_what_the_full_disk_refuses_counts_is_told_and_kept_with_the_next_step(
    tmp_path, disk, seed
):
    """Beside him reads somebody whose list never failed: both have come to the same."""
    chance = random.Random(f"full {seed}")
    reader, apart, refused = Reader(KeptReading(tmp_path, "a")), Reader(), 0
    for step in range(60):
        known = told(Reader(KeptReading(tmp_path, "a")))
        disk.full = chance.random() < 0.5
        for one in (reader, apart):
            done_by_chance(random.Random(f"{seed} {step}"), one)
        assert told(reader) == told(apart)
        on_disk = told(Reader(KeptReading(tmp_path, "a")))
        if reader.trouble is not None:
            assert reader.trouble.filename == str(tmp_path / NAME)
            assert on_disk == known
            refused += 1
        else:
            assert on_disk == told(reader)
    assert refused
    disk.full = False
    assert reader.keep()
    assert reader.trouble is None
    assert told(Reader(KeptReading(tmp_path, "a"))) == told(reader)


# -- at the screen ------------------------------------------------------------------------------


def as_killed(hands, tmp_path, number):
    """Return the study as its file lies on the disk now: nobody has said that he leaves."""
    hands.settle()
    copy = tmp_path / f"killed {number}.velstudy"
    shutil.copyfile(hands.course.open.file.path, copy)
    return copy


def place(hands):
    course = hands.course
    progress = course.reader.progress(course.chapter.id)
    return course.at, course.writing, dict(course.sheets), progress


@pytest.mark.parametrize("mode", [Mode.HIDDEN, Mode.LESSON])
@pytest.mark.parametrize("game", [*GAMES])
def test_a_reader_who_is_killed_anywhere_goes_on_there(shown, tmp_path, game, mode):
    path = tmp_path / "one.velstudy"
    recorded(game, mode, path).close()
    loaded = load_map(GAMES[game].map)
    hands = Hands(shown(stored_screen(path, loaded), 1280, 720))
    nodes = hands.course.open.sandbox.study.nodes
    met = {hands.course.at}
    for step in range(2 * PHASES):
        at, writing = hands.course.at, hands.course.writing
        hands.key(KEY.Key_H)
        hands.space()
        if writing:
            met |= {*nodes[at].children} if mode is Mode.HIDDEN else {nodes[at].children[0]}
        copy = as_killed(hands, tmp_path, step)
        again = Hands(shown(stored_screen(copy, loaded), 1280, 720))
        assert place(again) == place(hands)
        assert again.screen.reading_box.told.text() == hands.screen.reading_box.told.text()
        if step % 3 == 0:
            seen_to_be_silent(again, met)
        again.screen.let_go()
        again.screen.hide()
    hands.screen.let_go()


def lesson_on(path, *, fresh=False):
    """Write a lesson with a question, a hint, a right and a wrong answer; return its study."""
    study = begin_study(path, "diplomacy", beginning("diplomacy"))
    sandbox, chapter = study.sandbox, study.log.study.chapters[0]
    right = sandbox.judge(chapter.root, {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - RUH"]})
    wrong = sandbox.judge(chapter.root, {"FRANCE": ["A PAR - PIC"], "GERMANY": ["A MUN - BUR"]})
    sandbox.note(wrong, "Burgundy is open.")
    sandbox.teach(chapter.root, Lesson(asks=("FRANCE",), hints=("East",), otherwise="Guard."))
    study.chapters.mode(chapter.id, Mode.LESSON)
    if not fresh:
        study.close()
    return study, right, wrong


def test_what_a_reader_writes_hears_and_is_told_changes_no_byte_of_what_is_shared(shown, tmp_path):
    path = tmp_path / "one.velstudy"
    lesson_on(path)
    study = look_at_study(path)
    before = game_text(study.sandbox.study), [*study.log.acts()]
    study.close()
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    hands.key(KEY.Key_H)
    hands.type("A Par-Gas")
    hands.space()
    assert "Guard." in hands.screen.reading_box.told.text()
    assert "East" in hands.screen.reading_box.told.text()
    hands.type("A Par-Pic")
    hands.space()
    assert hands.screen.reading_box.told.text() == "Burgundy is open."
    hands.space()
    hands.type("F Bre-Mao")
    written = dict(hands.course.sheets)
    hands.screen._leave()
    study = look_at_study(path)
    assert (game_text(study.sandbox.study), [*study.log.acts()]) == before
    study.close()
    again = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    assert dict(again.course.sheets) == written
    assert again.written == {power: set(texts) for power, texts in written.items()}
    again.screen.let_go()


def written(hands, text):
    hands.type(text)
    hands.screen.settle()


READ = {
    "a hint": lambda hands: hands.key(KEY.Key_H),
    "written": lambda hands: written(hands, "A Par-Gas"),
    "taken back": lambda hands: hands.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier),
    "made again": lambda hands: hands.key(KEY.Key_Y, Qt.KeyboardModifier.ControlModifier),
    "answered": lambda hands: hands.space(),
    "begun anew": lambda hands: hands.press(hands.screen.reading_box.anew),
    "gone back": lambda hands: hands.press(hands.screen.reading_box.anew),
    "shown": lambda hands: hands.key(KEY.Key_H, SHIFT),
    "written on": lambda hands: hands.space(),
    "looked at": lambda hands: hands.key(KEY.Key_Home),
}
"""All that a reader does, each where the one before has led."""


def in_lesson(shown, tmp_path):
    path = tmp_path / "one.velstudy"
    lesson_on(path)
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    file = settings.data_folder() / NAME
    return hands, say_error(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(file)))


def kept_of(reader, chapter):
    return reader.progress(chapter), reader.before(chapter)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_full_disk_is_told_at_every_step_of_a_reader(shown, tmp_path, disk, language):
    with i18n.speaking(language):
        hands, sentence = in_lesson(shown, tmp_path)
        reader, chapter = hands.course.reader, hands.course.chapter.id
        assert NAME in sentence
        disk.full = True
        for name, act in READ.items():
            before = kept_of(reader, chapter)
            act(hands)
            assert hands.screen.foot.hint.text() == sentence, name
            assert kept_of(reader, chapter) != before, name
        disk.full = False
        hands.screen.let_go()


@pytest.mark.parametrize("last", range(1, len(READ)))
def test_the_first_step_for_which_there_is_room_keeps_all(shown, tmp_path, disk, last):
    hands, sentence = in_lesson(shown, tmp_path)
    reader, chapter = hands.course.reader, hands.course.chapter.id
    *missed, kept = [*READ.values()][: last + 1]
    disk.full = True
    for act in missed:
        act(hands)
    disk.full = False
    kept(hands)
    assert hands.screen.foot.hint.text() != sentence
    again = Reader(KeptReading(settings.data_folder(), hands.course.open.file.id))
    assert kept_of(again, chapter) == kept_of(reader, chapter)
    hands.screen.let_go()


def test_who_read_what_cannot_be_kept_is_asked_before_he_leaves(shown, tmp_path, disk):
    hands, _ = in_lesson(shown, tmp_path)
    closed = []
    hands.screen.closed.connect(lambda: closed.append(1))
    disk.full = True
    hands.key(KEY.Key_H)
    hands.screen.step_back()
    asked = [one for one in QApplication.topLevelWidgets() if isinstance(one, Question)]
    assert len(asked) == 1
    assert not closed
    asked[0].reject()
    hands.settle()
    disk.full = False
    hands.screen.step_back()
    assert closed


def test_what_a_reader_writes_can_be_taken_back(shown, tmp_path):
    path = tmp_path / "one.velstudy"
    lesson_on(path)
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    steps = [dict(hands.course.sheets)]
    for text in ("A Par-Pic", "F Bre-Mao", "A Par-Gas"):
        hands.type(text)
        hands.screen.settle()
        steps.append(dict(hands.course.sheets))
    for step in reversed(steps[:-1]):
        hands.key(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert dict(hands.course.sheets) == step
        assert hands.written == {power: set(texts) for power, texts in step.items()}
    for step in steps[1:]:
        hands.key(KEY.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert dict(hands.course.sheets) == step
    hands.screen.let_go()


def test_a_chapter_is_begun_anew_and_gone_back_to(shown, tmp_path):
    path = tmp_path / "one.velstudy"
    lesson_on(path)
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    box = hands.screen.reading_box
    assert not box.anew.isVisible()
    hands.key(KEY.Key_H)
    hands.key(KEY.Key_H, SHIFT)
    was = place(hands)
    hands.press(box.anew)
    assert hands.course.at == hands.course.root
    assert box.told.text() == ""
    hands.screen._leave()
    again = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    again.press(again.screen.reading_box.anew)
    assert place(again) == was
    again.screen.let_go()


def test_whoever_came_to_something_in_a_study_that_he_only_looked_at_keeps_it(shown, tmp_path):
    for number, act in enumerate((lambda _: None, lambda hands: hands.key(KEY.Key_H, SHIFT))):
        path = tmp_path / f"{number}.velstudy"
        study, *_ = lesson_on(path, fresh=True)
        hands = Hands(shown(fresh_screen(load_map("standard"), study), 1280, 720))
        hands.key(KEY.Key_Home)
        act(hands)
        hands.screen._leave()
        assert path.exists() == bool(number)


def test_against_the_computer_one_goes_on_where_one_was(study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    chapter = hands.course.chapter
    hands.course.open.sandbox.teach(chapter.root, Lesson(asks=("FRANCE",)))
    hands.course.open.chapters.mode(chapter.id, Mode.PLAY)
    hands.course.moved.emit()
    hands.play("A Par-Bur")
    hands.space()
    at = hands.course.at, hands.course.writing
    assert at[0] != chapter.root
    copy = as_killed(hands, tmp_path, 0)
    again = Hands(shown(stored_screen(copy, load_map("standard")), 1280, 720))
    assert (again.course.at, again.course.writing) == at
    again.press(again.screen.reading_box.replay)
    assert again.course.at == chapter.root
    again.screen.let_go()
    hands.screen.let_go()


def test_a_copy_made_anew_is_read_from_its_beginning(shown, tmp_path):
    path, other = tmp_path / "one.velstudy", tmp_path / "two.velstudy"
    lesson_on(path)
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    hands.key(KEY.Key_H, SHIFT)
    begin_with(other, hands.course.open.sandbox.study).close()
    hands.screen._leave()
    assert id_of(path) != id_of(other)
    again = Hands(shown(stored_screen(other, load_map("standard")), 1280, 720))
    assert again.course.at == again.course.root
    assert not again.course.reader.begun
    again.screen.let_go()


def id_of(path):
    study = look_at_study(path)
    found = study.file.id
    study.close()
    return found


def test_of_a_study_that_is_kept_nowhere_nothing_is_kept(shown):
    study, file = recorded("blank", Mode.LESSON), settings.data_folder() / NAME
    before = file.read_bytes() if file.exists() else None
    hands = Hands(shown(SandboxScreen(load_map(GAMES["blank"].map), study), 1280, 720))
    hands.key(KEY.Key_H, SHIFT)
    hands.space()
    assert (file.read_bytes() if file.exists() else None) == before
