"""The law of what is typed: within a moment it is beside the study, and it is there again.

Here nobody leaves a field, lets the hand rest or says goodbye: what lies on the disk is what a kill
would leave.
"""

import random
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.study.tree.marks import Lesson, Mode
from gui import i18n, settings
from gui.sandbox.course.kept_typing import NAME, KeptTyping, Place, What
from gui.sandbox.opening import stored_screen
from tests.gui.sandbox.conftest import Hands
from tests.gui.sandbox.course.test_kept_reading import lesson_on
from tests.gui.sandbox.course.test_nothing_lost import FIELDS, open_field, told_of

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """A moment is a short one, and no hand rests."""
    monkeypatch.setattr("gui.sandbox.course.half_typed.DELAY", 1)
    monkeypatch.setattr("gui.kit.autosave.DELAY", 10**6)
    (settings.data_folder() / NAME).unlink(missing_ok=True)


def killed(hands, tmp_path, qtbot, game="diplomacy"):
    """Return hands at the study as its files lie on the disk now."""
    qtbot.wait(20)
    copy = tmp_path / "copy.velstudy"
    shutil.copyfile(hands.course.open.file.path, copy)
    return lambda shown: Hands(shown(stored_screen(copy, load_map(GAMES[game].map)), 1280, 720))


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", FIELDS)
def test_what_is_typed_into_any_field_is_there_after_a_kill(
    study_on, shown, tmp_path, qtbot, name, language
):
    with i18n.speaking(language):
        hands = study_on(path=tmp_path / "one.velstudy")
        QTest.keyClicks(open_field(hands, name), "half a word, ")
        assert not any(told_of(hands.course.study).values())  # as in its file
        again = killed(hands, tmp_path, qtbot)(shown)
        assert told_of(again.course.study)[name] == "half a word,"
        assert [one for one, text in told_of(again.course.study).items() if text] == [name]
        assert again.screen.foot.hint.text()
        again.screen.undo()  # it is a step as any other
        assert not any(told_of(again.course.study).values())
        again.screen.let_go()
        hands.screen.let_go()


def test_every_field_at_once_and_again_after_each_kill(study_on, shown, tmp_path, qtbot):
    hands = study_on(path=tmp_path / "one.velstudy")
    typed = {}
    for name in FIELDS:
        typed[name] = f"in {name}"
        QTest.keyClicks(open_field(hands, name), typed[name])
        again = killed(hands, tmp_path, qtbot)(shown)
        assert {one: text for one, text in told_of(again.course.study).items() if text} == typed
        again.screen.let_go()
        again.screen.hide()
        hands.screen.activateWindow()
    hands.screen.let_go()


LINES = ("A Par", "A Par-Bur", "nonsense", "A Par-Bur; A Mar", "Žluťoučký kůň", "  A ")


@pytest.mark.parametrize("game", [*GAMES])
@pytest.mark.parametrize("line", LINES)
def test_what_stands_on_the_line_stands_there_again(study_on, shown, tmp_path, qtbot, line, game):
    hands = study_on(game, path=tmp_path / "one.velstudy")
    hands.play()  # a board further on, which was not only set up
    hands.space()
    at = hands.course.at
    hands.screen.page.desk.entry.line.insert(line)  # with accents, which no key here has
    again = killed(hands, tmp_path, qtbot, game)(shown)
    assert again.course.at == at
    assert again.screen.page.line == line
    assert not again.course.node.draft
    again.screen.let_go()
    hands.screen.let_go()


def test_a_line_waits_at_its_board_whichever_way_one_goes_about(study_on, tmp_path):
    hands = study_on(path=tmp_path / "one.velstudy")
    hands.play("A Par-Bur")
    hands.space()
    places = [hands.course.root, hands.course.at]
    lines = {one: f"A P{one}" for one in places}
    for one, text in lines.items():
        hands.course.go(one, writing=True)
        QTest.keyClicks(hands.screen.page.desk.entry.line, text)
    ways = (
        lambda: hands.key(KEY.Key_Home),
        lambda: hands.screen.tree.view.picked.emit(hands.screen.tree.view.rows[-1]),
        lambda: hands.course.go(places[1], writing=False),
        lambda: hands.key(KEY.Key_C),
        lambda: [hands.press(hands.screen.foot.set_up) for _ in ["on", "off"]],
        lambda: hands.screen.page.turn(1),
        hands.screen.chapters.toggle,
        hands.screen.chapters.toggle,
    )
    for way in ways:
        way()
        for one, text in lines.items():
            hands.course.go(one, writing=True)
            assert hands.screen.page.line == text
    hands.screen.let_go()


def test_what_became_an_order_or_was_stored_is_half_typed_no_more(study_on, tmp_path, qtbot):
    hands = study_on(path=tmp_path / "one.velstudy")
    kept = KeptTyping(settings.data_folder(), hands.course.open.file.id)
    for name in FIELDS:
        QTest.keyClicks(open_field(hands, name), "typed")
    hands.screen.papers.close()
    QTest.keyClicks(hands.screen.page.desk.entry.line, "A Par-Bur")
    qtbot.wait(20)
    # Who lays a paper away, or goes from a field, has it stored.
    assert {*kept.read()} == {Place(What.LINE, hands.course.at)}
    QTest.keyClick(hands.screen.page.desk.entry.line, KEY.Key_Return)
    qtbot.wait(20)
    assert kept.read() == {}
    assert told_of(hands.course.study) == dict.fromkeys(FIELDS, "typed")
    hands.screen.let_go()


def test_a_reader_of_a_lesson_finds_his_line_again_and_the_study_has_nothing_of_it(
    shown, tmp_path, qtbot
):
    path = tmp_path / "one.velstudy"
    lesson_on(path)
    hands = Hands(shown(stored_screen(path, load_map("standard")), 1280, 720))
    before = path.read_bytes()
    QTest.keyClicks(hands.screen.page.desk.entry.line, "A Par-B")
    again = killed(hands, tmp_path, qtbot)(shown)
    assert again.screen.page.line == "A Par-B"
    assert path.read_bytes() == before
    again.screen.let_go()
    hands.screen.let_go()


def test_what_belongs_to_a_board_that_is_gone_goes(study_on, shown, tmp_path, qtbot):
    hands = study_on(path=tmp_path / "one.velstudy")
    file = hands.course.open.file.id
    kept = KeptTyping(settings.data_folder(), file)
    kept.keep({Place(what, 99, "Place"): "gone" for what in What})
    again = killed(hands, tmp_path, qtbot)(shown)
    assert not any(told_of(again.course.study).values())
    again.course.half_typed.keep()
    assert kept.read() == {}
    again.screen.let_go()
    hands.screen.let_go()


@pytest.mark.parametrize("seed", range(20))
def test_a_spoiled_list_is_nothing_typed_and_nothing_breaks(tmp_path, seed):
    chance = random.Random(f"typing {seed}")
    kept = KeptTyping(tmp_path, "a")
    typed = {Place(chance.choice([*What]), chance.randint(0, 9), "x"): "text ě" for _ in range(6)}
    kept.keep(typed)
    assert kept.read() == typed
    content = bytearray((tmp_path / NAME).read_bytes())
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(content))
        content[at : at + chance.randint(0, 3)] = chance.choice(
            (b"[", b"{}", b"null", b"-1", b'"', b"1e999", b"true", b"")
        )
    (tmp_path / NAME).write_bytes(content)
    again = dict(KeptTyping(tmp_path, "a").read())
    again[Place(What.LINE, 1)] = "more"
    KeptTyping(tmp_path, "a").keep(again)
    assert KeptTyping(tmp_path, "a").read() == again


@pytest.mark.parametrize("sign", ["a", "ě", "\N{REGIONAL INDICATOR SYMBOL LETTER C}"])
@pytest.mark.parametrize("places", [1, 40])
@pytest.mark.parametrize("length", [0, 1, 20_000, 20_001, 1_500_000, 6_000_000])
def test_however_much_is_pasted_the_next_line_is_kept(tmp_path, sign, places, length):
    """Whoever pastes a book takes no line away from others, and can go on with his own."""
    other, mine = KeptTyping(tmp_path, "other"), KeptTyping(tmp_path, "mine")
    line, begun = Place(What.LINE, 1), {Place(What.LINE, 7): "A Par"}
    other.keep(begun)
    text = sign * length
    pasted = {Place(What.NOTE, at): text for at in range(places)}
    fits = length <= 20_000
    try:
        mine.keep({line: "F Bre", **pasted})
    except OSError:  # it is said, and what was kept before still is
        assert fits
        assert places > 1
        assert (other.read(), mine.read()) == (begun, {})
    else:
        assert mine.read() == {line: "F Bre", **(pasted if fits else {})}
    mine.keep({line: "F Bre - MAO"})
    assert mine.read() == {line: "F Bre - MAO"}
    other.keep({**begun, line: "A Mar"})
    assert other.read() == {**begun, line: "A Mar"}


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_that_was_emptied_is_empty_after_a_kill(study_on, shown, tmp_path, qtbot, name):
    hands = study_on(path=tmp_path / "one.velstudy")
    QTest.keyClicks(open_field(hands, name), "typed")
    again = killed(hands, tmp_path, qtbot)(shown)
    assert told_of(again.course.study)[name] == "typed"
    field = open_field(again, name)
    field.selectAll()
    QTest.keyClick(field, KEY.Key_Delete)
    qtbot.wait(20)
    once_more = tmp_path / "more.velstudy"
    shutil.copyfile(again.course.open.file.path, once_more)
    last = Hands(shown(stored_screen(once_more, load_map(GAMES["diplomacy"].map)), 1280, 720))
    assert not told_of(last.course.study)[name]
    for one in (last, again, hands):
        one.screen.let_go()


def test_where_it_cannot_be_kept_one_is_asked(study_on, tmp_path, monkeypatch):
    hands = study_on(path=tmp_path / "one.velstudy")
    QTest.keyClicks(hands.screen.page.desk.entry.line, "A Par")
    assert hands.screen.would_lose is None

    def full(*_, **__):
        raise OSError(28, "No space left on device", "typing.json")

    with monkeypatch.context() as patched:
        patched.setattr("gui.kit.kept_list.KeptList.write", full)
        QTest.keyClicks(hands.screen.page.desk.entry.line, "-B")
        assert hands.screen.would_lose is not None
        assert hands.screen.foot.hint.text()
    assert hands.screen.would_lose is None
    hands.screen.let_go()


def test_a_chapter_against_the_computer_has_a_line_as_well(study_on, shown, tmp_path, qtbot):
    hands = study_on(path=tmp_path / "one.velstudy")
    chapter = hands.course.chapter
    hands.course.open.sandbox.teach(chapter.root, Lesson(asks=("FRANCE",)))
    hands.course.open.chapters.mode(chapter.id, Mode.PLAY)
    hands.course.moved.emit()
    QTest.keyClicks(hands.screen.page.desk.entry.line, "A Par-B")
    again = killed(hands, tmp_path, qtbot)(shown)
    assert again.screen.page.line == "A Par-B"
    again.screen.let_go()
    hands.screen.let_go()
