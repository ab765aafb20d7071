"""What is pasted into a study or dropped on it is opened; wrong texts say what is wrong."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.notation.game_text import read_game_text
from engine.notation.known_rules import beginning
from engine.notation.position_line import position_line
from engine.studies import begin_study
from engine.study.tree.study import numbered
from gui import i18n, settings
from gui.history.foreign_screen import ForeignScreen
from gui.kit.dialog import Message
from gui.sandbox.sandbox_screen import SandboxScreen

pytestmark = pytest.mark.usefixtures("empty_shelf", "bare_boards")

CASES = Path(__file__).parents[2] / "cases"
GAME = Path(__file__).parents[2] / "engine/games/diplomacy/exchange/games/evening.json"
TEXTS = sorted((CASES / "game_text").glob("*.txt"))
WRONG_TEXTS = json.loads((CASES / "game_text" / "wrong.json").read_text("utf-8"))
LINES = json.loads((CASES / "notation" / "lines.json").read_text("utf-8"))["lines"]
WRONG_LINES = json.loads((CASES / "notation" / "wrong.json").read_text("utf-8"))["lines"]
ORDERS = ('"S1901M"', "AUSTRIA: A VIE H")
"""What is no game text, but could be orders for the board."""


def dropped(path=None, text=""):
    data = QMimeData()
    if path is not None:
        data.setUrls([QUrl.fromLocalFile(str(path))])
    if text:
        data.setText(text)
    return data


def drop(window, data, on=None):
    """Hold something over a widget and let it fall, as the system does."""
    on = on or window
    at, copy = QPoint(60, 60), Qt.DropAction.CopyAction
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    over = QDragEnterEvent(at, copy, *how)
    QApplication.sendEvent(on, over)
    if over.isAccepted():
        QApplication.sendEvent(on, QDropEvent(at.toPointF(), copy, *how))
        QApplication.processEvents()
    return over.isAccepted()


@pytest.fixture
def at_study(window):
    """The study of a game's beginning in the main window."""

    def on(map_="standard"):
        window.navigator.doors.studies.new(load_map(map_))
        QApplication.processEvents()
        return window.screen_shown

    return on


def paste(screen, text):
    QGuiApplication.clipboard().setText(text)
    screen.view.setFocus()
    QTest.keyClick(screen.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def texts_on(map_):
    for path in TEXTS:
        by_hand, _, canonical = path.read_bytes().decode().partition("\n=====\n")
        told = read_game_text(canonical).study
        if told.chapters and all(one.map == map_ for one in told.chapters):
            yield by_hand if by_hand.strip() else canonical, told


def test_every_sample_pasted_is_behind_the_chapters_that_were_there(hands):
    screen, course = hands.screen, hands.course
    screen.hide()  # nobody looks: what is read counts, not what is painted
    for text, told in texts_on("standard"):
        before = len(course.study.chapters)
        screen.pasting.take_text(text)
        whole = course.open.sandbox.study  # a lesson tells its reader less
        fresh = whole.chapters[before:]
        nodes = {node.id: node for one in fresh for node in whole.under(one.root)}
        assert numbered(type(told)(name=told.name, chapters=fresh, nodes=nodes)) == told
        assert course.at == fresh[0].root
        course.undo()
        assert len(course.study.chapters) == before


def test_texts_of_other_maps_are_studies_of_their_own(window, at_study):
    screen = at_study("old_town")
    (text, told), *_ = texts_on("standard")
    paste(screen, text)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    fresh = window.screen_shown
    assert fresh is not screen
    assert numbered(fresh.course.study) == told
    assert fresh.about.board.id == "standard"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_wrong_text_pasted_or_dropped_says_where_and_changes_nothing(
    hands, language, tmp_path
):
    i18n.speak(language)
    course, screen = hands.course, hands.screen
    before, path = course.study, tmp_path / "wrong.txt"
    line, sign = ("Line", "sign") if language == "en" else ("Řádek", "znak")
    for wrong in (*WRONG_TEXTS, *WRONG_LINES):
        text = wrong.get("text") or wrong.get("line", "")
        if text in ORDERS or wrong["code"] == "no_position_line":
            continue
        where = f"{line} {wrong['line']}, {sign} {wrong['column']}: "
        if "en" in wrong:
            where = wrong[language]
        said = []
        for bring in (screen.pasting.take_text, screen.pasting.take_file):
            screen.foot.say("")
            path.write_bytes(text.encode())
            bring(text if bring == screen.pasting.take_text else path)
            said.append(screen.foot.hint.text())
        assert said[0].startswith(where)
        assert said[1] == f"wrong.txt: {said[0]}"
        assert course.study == before
    i18n.speak("en")


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_is_nothing_that_a_study_takes_is_refused(hands, language, tmp_path):
    i18n.speak(language)
    screen, before = hands.screen, hands.course.study
    for name, data in (
        ("nothing", b""),
        ("picture.png", b"\x89PNG\0\0"),
        ("other.json", b'{"a": 1}'),
        ("letter.txt", b"Dear all,\nwe meet on Thursday.\n"),
        ("broken.velstudy", b"no database"),
        ("broken.velmoc", b"no database"),
    ):
        path = tmp_path / name
        path.write_bytes(data)
        screen.foot.say("")
        screen.pasting.take_file(path)
        if not name.endswith("velstudy"):
            assert len(screen.foot.hint.text()) > len(name) + 10
    assert hands.course.study == before
    i18n.speak("en")


def test_every_line_of_this_map_pasted_sets_the_board_up(hands):
    course = hands.course
    for sample in LINES:
        if sample["map"] != "standard":
            continue
        for text in (sample["line"], *sample.get("also", ())):
            hands.screen.pasting.take_text(text)
            assert position_line(course.position, course.rules) == sample["line"]


def test_a_slip_pasted_where_results_are_shown_is_for_the_phase_after_them(hands):
    hands.course.judge({"AUSTRIA": ["A VIE - GAL"]})
    paste(hands.screen, "Austria: A Gal - War\nRussia: A Mos - Ukr")
    hands.settle()
    assert hands.written == {"AUSTRIA": {"A GAL - WAR"}, "RUSSIA": {"A MOS - UKR"}}


def test_a_file_dropped_anywhere_on_a_study_is_taken(window, at_study, tmp_path):
    screen = at_study()
    path = tmp_path / "line.txt"
    path.write_text("VEL1 STANDARD S1902M F:APAR", "utf-8")
    for part in (window, screen.view.viewport(), screen.tree.view, screen.foot):
        screen.course.basic()
        assert drop(window, dropped(path), part)
        assert len(screen.course.position.units) == 1
    assert drop(window, dropped(text="VEL1 STANDARD S1902M F:APAR.AMAR"))
    assert len(screen.course.position.units) == 2


def test_a_game_dropped_on_a_study_is_a_chapter_of_it(window, at_study):
    screen = at_study()
    assert drop(window, dropped(GAME))
    _, game = screen.course.study.chapters
    assert screen.course.at == game.root
    assert len(screen.course.study.main_line(game.root)) >= 8


def test_a_study_dropped_is_opened_itself_and_once(window, at_study, tmp_path):
    path = tmp_path / "friend.velstudy"
    study = begin_study(path, "blank", beginning("blank"))
    study.sandbox.note(study.log.study.chapters[0].root, "Look here.")
    study.close()
    screen = at_study()
    for _ in range(2):
        assert drop(window, dropped(path))
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        screen = window.screen_shown
        assert screen.course.study.nodes[screen.course.root].note == "Look here."
        assert screen.about.board.game == "blank"
        at_study()
    copies = [*(settings.games_folder() / "studies").glob("friend*")]
    assert len(copies) == 1
    assert path.exists()


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("line.txt", "VEL1 STANDARD S1902M F:APAR"),
        ("text.txt", "S1901M\nFRANCE: A PAR - BUR\n"),
        ("two.txt", '[Chapter "One"]\n[Chapter "Two"]\n'),
    ],
)
def test_texts_dropped_on_the_start_screen_are_studies(window, name, data, tmp_path):
    path = tmp_path / name
    path.write_text(data, "utf-8")
    window.show_start()
    assert drop(window, dropped(path))
    assert isinstance(window.screen_shown, SandboxScreen)
    window.show_start()
    assert drop(window, dropped(text=data))
    assert isinstance(window.screen_shown, SandboxScreen)


def test_games_and_orders_dropped_on_the_start_screen_are_looked_at(window, tmp_path):
    slip = tmp_path / "slip.txt"
    slip.write_text("England:\nF Lon-Nth\n", "utf-8")
    for path in (GAME, slip):
        window.show_start()
        drop(window, dropped(path))
        assert isinstance(window.screen_shown, ForeignScreen)


def test_a_wrong_text_dropped_on_the_start_screen_says_where_it_is_wrong(window, tmp_path):
    path = tmp_path / "wrong.txt"
    path.write_text("S1901M\nMARS: A VIE H", "utf-8")
    window.show_start()
    drop(window, dropped(path))
    (message,) = window.findChildren(Message)
    assert "Line 2, sign 1" in message.words.text()
    message.reject()


def test_nothing_is_taken_where_no_study_is_shown(window, tmp_path):
    path = tmp_path / "line.txt"
    path.write_text("VEL1 STANDARD S1902M F:APAR", "utf-8")
    window.show_library()
    shown = window.screen_shown
    drop(window, dropped(path))
    assert window.screen_shown is shown


@pytest.mark.parametrize("what", ["a.velstudy", "a.txt", "a.velmoc", ""])
def test_a_study_lights_up_while_something_is_held_over_it_and_takes_it_anywhere(window, what):
    window.navigator.doors.studies.new(window.navigator.loaded("diplomacy"))
    QApplication.processEvents()
    study = window.screen_shown
    data = dropped(Path(what)) if what else dropped(text="A PAR - BUR")
    how = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    over = QDragEnterEvent(QPoint(60, 60), Qt.DropAction.CopyAction, *how)
    assert not study.drop_light.isVisible()
    QApplication.sendEvent(window, over)
    assert over.isAccepted()
    assert study.drop_light.isVisible()
    assert study.drop_light.geometry() == study.rect()
    window.resize(1600, 900)
    QApplication.processEvents()
    assert study.drop_light.geometry() == study.rect()
    assert study.childAt(study.rect().center()) is not study.drop_light  # what lies below takes it
    opens = study.drop_light.said == study.drop_light.tr("Let go to open this study")
    assert opens == what.endswith(".velstudy")
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not study.drop_light.isVisible()
    if not what:
        assert drop(window, data)
        assert not study.drop_light.isVisible()
        assert study.page.sheets
