"""How one comes to a study: from the examples, from the shelf, from a past phase."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import tables
from engine.board.loader import load_map
from engine.notation.known_rules import beginning, by_every_rulebook
from engine.studies import begin_study
from engine.table.seat import Seat
from engine.table.view import Stage
from gui import settings
from gui.club.club_screen import ClubScreen
from gui.explain.why_parts import went_wrong
from gui.games import catalogue
from gui.games.panels import Stand
from gui.history.foreign_screen import ForeignScreen
from gui.history.history_screen import HistoryScreen
from gui.library.library_screen import LibraryScreen
from gui.library.wanted import OWN, Wanted
from gui.sandbox.sandbox_screen import SandboxScreen
from tests.agreements import usual_agreement

pytestmark = pytest.mark.usefixtures("empty_shelf")

EVENING = Path(__file__).parents[2] / "engine/games/diplomacy/exchange/games/evening.json"


def press(qtbot, window, act, kind):
    QTest.mouseClick(act, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, kind))
    QApplication.processEvents()
    return window.screen_shown


def test_the_free_board_goes_on_where_it_was_left(window, qtbot):
    window.navigator.show_library()
    screen = press(qtbot, window, window.screen_shown.free, SandboxScreen)
    screen.course.judge({"FRANCE": ["A PAR - BUR"]})
    at = screen.course.at
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    assert len(library.own.tiles) == 1
    screen = press(qtbot, window, library.free, SandboxScreen)
    assert screen.course.at == at
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    screen = press(qtbot, window, library.new_board, SandboxScreen)
    assert len(screen.course.study.nodes) == 1
    library = press(qtbot, window, screen.top.leave, LibraryScreen)
    assert len(library.own.tiles) == 1  # a board at which one only looked is not kept
    library.show_shelf(OWN)
    screen = press(qtbot, window, library.own.tiles[0], SandboxScreen)
    assert screen.course.at == at


def test_a_study_that_was_thrown_away_is_taken_back(shown, loaded_map, tmp_path):
    folder = settings.games_folder() / "studies"
    folder.mkdir(parents=True, exist_ok=True)
    begin_study(folder / "one.velstudy", "diplomacy", beginning("diplomacy")).close()
    wanted = Wanted(shelf=OWN)
    library = LibraryScreen(loaded_map, settings.games_folder(), load_map, wanted)
    shown(library, 1280, 720)
    (tile,) = library.own.tiles
    QTest.mouseClick(tile.throw, Qt.MouseButton.LeftButton)
    assert library.own.tiles == []
    assert not (folder / "one.velstudy").exists()
    QTest.mouseClick(library.own.take_back, Qt.MouseButton.LeftButton)
    assert len(library.own.tiles) == 1
    assert (folder / "one.velstudy").exists()


def test_a_past_phase_is_opened_in_the_study(window, qtbot, table_after, diplomacy):
    screen = HistoryScreen(table_after(2), load_map("standard"), 0, diplomacy)
    window.show_screen(screen)
    past = screen.past
    study = press(qtbot, window, screen.into_study, SandboxScreen)
    assert study.course.past.resolution.after == past.resolution.after
    assert study.course.study.nodes[study.course.root].set_up.position.units
    QTest.keyClick(study.view, Qt.Key.Key_Backspace)
    assert study.page.sheets
    assert catalogue.first().id == "diplomacy"


def test_a_whole_game_is_opened_at_the_phase_that_is_looked_at(
    window, qtbot, table_after, diplomacy
):
    public = table_after(4, stage=Stage.OVER)
    screen = HistoryScreen(public, load_map("standard"), 1, diplomacy)
    window.show_screen(screen)
    past = screen.past
    study = press(qtbot, window, screen.into_study, SandboxScreen)
    (chapter,) = study.course.study.chapters
    assert chapter.title == "Thursday"
    assert chapter.facts["Player AUSTRIA"] == public.player("AUSTRIA")
    assert study.course.past.resolution.after == past.resolution.after
    line = study.course.study.main_line(chapter.root)
    judged = [study.course.open.sandbox.judged(one) for one in line]
    assert [one.resolution.after for one in judged] == [one.resolution.after for one in public.past]


def test_a_game_of_another_program_is_opened_whole_and_one_comes_back_to_it(window, qtbot):
    window.navigator.open_game(EVENING)
    screen = window.screen_shown
    assert isinstance(screen, ForeignScreen)
    study = press(qtbot, window, screen.into_study, SandboxScreen)
    (chapter,) = study.course.study.chapters
    assert len(study.course.study.main_line(chapter.root)) >= 8
    press(qtbot, window, study.top.leave, ForeignScreen)


def test_the_smallest_change_is_played_through_in_the_study(window, qtbot, table_after, diplomacy):
    public = table_after(3)
    at = next(
        at for at, past in enumerate(public.past) if any(map(went_wrong, past.resolution.rulings))
    )
    screen = HistoryScreen(public, load_map("standard"), at, diplomacy)
    window.show_screen(screen)
    panel = screen.panel
    failed = next(one for one, _ in panel.rows if went_wrong(one))
    panel.choose(failed)
    box = panel.why.change
    qtbot.waitUntil(lambda: box.stand is Stand.FOUND)
    (power, order), *_ = box.answers[box.at].changes
    study = press(qtbot, window, box.study, SandboxScreen)
    root = study.course.study.nodes[study.course.root]
    was, otherwise = (study.course.study.nodes[one].ordered for one in root.children)
    assert study.course.at == root.children[1]
    assert str(order) in otherwise.orders[power]
    assert str(order) not in was.orders[power]


def test_a_game_of_the_library_is_opened_whole_and_one_comes_back_to_the_club(
    window, qtbot, tmp_path
):
    path = tmp_path / "over.velmoc"
    rules = next(iter(by_every_rulebook(load_map("standard").board).values()))
    seats = [Seat(power=one.id, player=one.id) for one in rules.board.powers]
    table = tables.found_game(path, usual_agreement(title="Over", seats=seats), board=rules.board)
    for power in rules.board.powers:
        table.envelopes.seal(power.id, [])
    table.reveal()
    table.close()
    window.navigator.show_club()
    window.screen_shown.study_asked.emit(path)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, SandboxScreen))
    study = window.screen_shown
    (chapter,) = study.course.study.chapters
    assert len(study.course.study.main_line(chapter.root)) == 1
    press(qtbot, window, study.top.leave, ClubScreen)


def test_no_window_without_a_study_offers_it(shown, table_after, loaded_map, diplomacy):
    screen = shown(HistoryScreen(table_after(2), loaded_map, 0, diplomacy), 1280, 720)
    assert not screen.into_study.isVisible()
