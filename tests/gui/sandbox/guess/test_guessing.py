"""Guessing the orders of a game that was played: at the board, by keys, kept, and nothing told."""

import random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.study.annotated import annotated_study
from engine.notation.known_rules import beginning
from engine.robots.games.catalogue import robots_of
from engine.study.guessing import Hit, score
from engine.study.line_of_play import line_of_play
from engine.study.tree.setup import Ordered
from gui import settings
from gui.sandbox.guess.guess_course import GuessCourse
from gui.sandbox.guess.guess_screen import GuessScreen
from gui.sandbox.guess.kept_guesses import KeptGuesses, KeptRound
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.words.line_ends import breakable

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key


class Guesser:
    """Works there by real clicks and keys."""

    def __init__(self, screen):
        self.screen, self.course = screen, screen.course

    def settle(self):
        for _ in range(3):
            QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def key(self, key):
        self.screen.view.setFocus()
        QTest.keyClick(self.screen.view, key)
        self.settle()

    def type(self, text):
        line = self.screen.desk.entry.line
        QTest.keyClicks(line, text)
        QTest.keyClick(line, KEY.Key_Return)
        self.settle()

    def press(self, button):
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.settle()

    def choose(self, power):
        self.press(self.screen.start.buttons[power])

    @property
    def words(self):
        shown = (one.text() for one in self.screen.findChildren(QLabel) if one.isVisible())
        return breakable(" ".join(shown))


@pytest.fixture
def guesser(shown, tmp_path):
    def on(study=None, game="diplomacy", size=(1280, 720)):
        study = study or annotated_study("sample", "en")
        root, loaded = study.chapters[0].root, load_map(GAMES[game].map)
        course = GuessCourse(study, root, KeptGuesses(tmp_path))
        return Guesser(shown(GuessScreen(loaded, course), *size))

    return on


def test_a_phase_is_guessed_sealed_and_compared(guesser):
    one = guesser()
    one.choose("FRANCE")
    assert one.course.number == 1
    one.type("A Par-Bur; A Mar-Bur; F Bre-Pic")
    assert not one.course.sealed
    one.key(KEY.Key_Space)
    assert one.course.sealed
    assert (one.course.score.points, one.course.score.most) == (4, 6)
    assert len(one.screen.result.lines) == 3
    one.key(KEY.Key_B)
    assert one.screen.view.before
    one.key(KEY.Key_Space)
    assert one.course.number == 2


def played_by_chance(game):
    """Return a few phases of a game as a chapter."""
    setup, chance = beginning(game), random.Random(game)
    rules = GAMES[game].rules(load_map(GAMES[game].map).board, setup.options)
    position, line = setup.position, []
    for _ in range(2):
        sheets = robots_of(game).sheets(rules, position, chance)
        line.append((position, Ordered(orders={p: tuple(texts) for p, texts in sheets.items()})))
        position = rules.adjudicate(position, sheets).after
    return line_of_play(rules, line)


@pytest.mark.parametrize("game", [one for one in GAMES if GAMES[one].novice is not None])
def test_what_the_computer_would_write_stands_apart_and_only_once_it_is_sealed(guesser, game):
    one = guesser(played_by_chance(game), game)
    one.choose(one.course.powers[0])
    course, novice = one.course, GAMES[game].novice()
    while course.phase is not None:
        assert course.beside_computer == ()
        assert not one.screen.result.isVisible()
        rules, position = course.rules, course.position
        seed = f"{course.key} {course.phase.place}"
        texts = novice(rules, position, course.power, seed)
        one.screen.desk.hand.write(*texts)
        one.key(KEY.Key_Space)
        if not course.sealed:  # it may write nothing for some
            one.key(KEY.Key_Space)
        assert course.sealed
        assert all(told.hit is Hit.SAME for told in course.beside_computer)
        assert len(course.beside_computer) == len(texts)
        page = one.screen.result
        assert len(page.beside) == len(texts)
        assert len(page.lines) == len(course.compared)
        assert ("What the computer would write" in one.words) == bool(texts)
        before = course.score
        assert score(course.compared) == before  # it does not count
        one.key(KEY.Key_Space)


def test_what_is_missing_is_said_once(guesser):
    one = guesser()
    one.choose("TURKEY")
    one.type("A Con-Bul")
    one.key(KEY.Key_Space)
    assert not one.course.sealed
    assert "2 orders are still missing" in one.screen.foot.hint.text()
    one.key(KEY.Key_Space)
    assert one.course.sealed
    assert one.course.score.most == 6


def test_nothing_is_told_before_it_is_sealed(guesser):
    study = annotated_study("sample", "en")
    one = guesser(study)
    root = study.chapters[0].root
    notes = {node: study.nodes[node].note for node in study.main_line(root)}
    assert not any(note and note in one.words for note in notes.values())
    one.choose("RUSSIA")
    while one.course.phase is not None:
        phase, line = one.course.phase, study.main_line(root)
        later = line[line.index(phase.node) :]
        assert not any(notes[node] and notes[node] in one.words for node in later)
        assert one.course.past is None
        assert one.course.compared == ()
        one.key(KEY.Key_Space)
        one.key(KEY.Key_Space)
        assert one.course.sealed or one.course.finished
        if one.course.phase is phase:
            assert notes[phase.node] in one.words
            one.key(KEY.Key_Space)
    assert one.course.finished
    assert one.screen.pages.currentWidget() is one.screen.end
    one.key(KEY.Key_Escape)
    assert one.screen.pages.currentWidget() is one.screen.start
    assert "all phases guessed" in one.words


def test_what_is_written_and_sealed_is_there_again(guesser):
    one = guesser()
    one.choose("FRANCE")
    one.type("A Par-Bur; A Mar-Spa; F Bre-Pic")
    one.key(KEY.Key_Space)
    one.key(KEY.Key_Space)
    one.type("A Bur-Mar")
    one.key(KEY.Key_Escape)
    assert "1 of 7 phases guessed: 6 of 6 points, 100 %" in one.words
    again = guesser()
    again.choose("FRANCE")
    assert again.course.number == 2
    assert again.course.draft == ("A BUR - MAR",)
    assert again.screen.desk.draft.texts == ("A BUR - MAR",)
    again.press(again.screen.top.power)
    again.choose("ENGLAND")
    assert again.course.number == 1


def test_what_stands_on_the_line_waits_at_its_phase_and_is_there_after_a_kill(
    guesser, monkeypatch, qtbot
):
    monkeypatch.setattr("gui.sandbox.course.half_typed.DELAY", 1)
    one, lines = guesser(), {"FRANCE": "A Par", "TURKEY": "nonsense"}
    for _ in range(2):
        for power, text in lines.items():
            one.choose(power)
            line = one.screen.desk.entry.line
            if not line.text():
                QTest.keyClicks(line, text)
            assert line.text() == text
            one.key(KEY.Key_Escape)
    qtbot.wait(20)
    again = guesser()
    for power, text in lines.items():
        again.choose(power)
        assert again.screen.desk.entry.line.text() == text
        assert again.course.draft == ()
        again.press(again.screen.top.power)
    again.choose("FRANCE")
    QTest.keyClicks(again.screen.desk.entry.line, "-Bur")
    QTest.keyClick(again.screen.desk.entry.line, KEY.Key_Return)
    qtbot.wait(20)
    last = guesser()
    last.choose("FRANCE")
    assert last.screen.desk.entry.line.text() == ""
    assert last.course.draft == ("A PAR - BUR",)


def test_a_game_that_was_guessed_begins_anew_and_remembers_the_round(guesser):
    one = guesser()
    one.choose("ITALY")
    while not one.course.finished:
        one.course.seal(())
        one.course.go_on()
    one.key(KEY.Key_Escape)
    one.choose("ITALY")
    assert one.course.number == 1
    assert len(one.course.kept("ITALY").rounds) == 1
    one.key(KEY.Key_Escape)
    assert "Best round: 0 of" in one.words


def test_orders_of_others_are_not_taken(guesser):
    one = guesser()
    one.choose("FRANCE")
    one.type("A Par-Bur; A Mun-Bur; A Mar-Spa")
    assert {*one.course.draft} == {"A PAR - BUR", "A MAR - SPA"}
    assert "France" in one.screen.foot.hint.text()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_of_sealed_turns_can_be_guessed(guesser, game):
    one = guesser(played_by_chance(game), game)
    power = one.course.powers[0]
    one.choose(power)
    told = one.course.study.nodes[one.course.phase.node].ordered.orders.get(power, ())
    one.screen.desk.hand.write(*told)
    one.key(KEY.Key_Space)
    if not one.course.sealed:  # somebody wrote nothing for a unit
        one.key(KEY.Key_Space)
    assert one.course.sealed
    assert one.screen.result.lines or not told


@pytest.mark.parametrize(
    "content", ["", "[]", "{", '{"a": 3}', '{"KEY": {"FRANCE": {"sheets": {"x": 1, "0": [3]}}}}']
)
def test_a_spoiled_file_is_the_beginning(tmp_path, content):
    (tmp_path / "guesses.json").write_text(content, encoding="utf-8")
    kept = KeptGuesses(tmp_path)
    assert kept.read("KEY", "FRANCE").rounds == ()
    kept.keep("KEY", "FRANCE", KeptRound(draft=("A PAR - BUR",)))
    assert kept.read("KEY", "FRANCE").draft == ("A PAR - BUR",)


def test_one_comes_from_a_study_and_back_to_the_same_board(window, qtbot):
    folder = settings.games_folder() / "studies"
    window.navigator.show_library()
    QTest.mouseClick(window.screen_shown.new_board, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, SandboxScreen))
    board = window.screen_shown
    assert not board.tree.guess.isVisible()
    board.guessing.ask()
    assert board.foot.hint.text()
    board.course.judge({"FRANCE": ["A PAR - BUR"]})
    board.course.play_on()
    board.course.judge({"FRANCE": ["A BUR - MUN"]})
    at, path = board.course.at, board.course.open.file.path
    QTest.mouseClick(board.tree.guess, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, GuessScreen))
    screen = window.screen_shown
    assert "FRANCE" in screen.start.buttons
    QTest.mouseClick(screen.top.leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, SandboxScreen))
    back = window.screen_shown
    assert back.course.at == at
    back.course.play_on()
    back.course.judge({"FRANCE": ["A BUR - PIC"]})  # it is still its file
    assert back.course.open.file.path == path
    QTest.mouseClick(back.top.leave, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.screen_shown is not back)
    assert path.exists()
    path.unlink()
    assert folder.is_dir()
