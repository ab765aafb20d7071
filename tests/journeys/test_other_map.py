"""Diplomacy on a map of somebody's own, through every room: Paris has a key that no code knows."""

import json
import random
import re
import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMenu

from engine import caches, tables
from engine.board.errors import MapFault
from engine.board.loader import load
from engine.catalogue import GAMES
from engine.exchange import commands
from engine.exchange.own_record import BEGIN
from engine.robots.players.random_table import random_orders
from engine.rules.order import texts_of
from engine.table.agreement import Agreement
from engine.table.map_event import MapCarried
from engine.table.seat import Seat
from engine.table.view import Stage
from gui import settings
from gui.commandline import verify
from gui.games import catalogue
from gui.history.foreign_screen import ForeignScreen
from gui.history.history_screen import HistoryScreen
from gui.kit.dialog import Message
from gui.library.library_screen import LibraryScreen
from gui.library.wanted import OWN
from gui.orders import keys
from gui.paper import kinds, press
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView
from gui.paper.order_sheets import OrderPaper
from gui.robots.games.diplomacy.players.pointing_player import PointingPlayer
from gui.robots.players.action_rates import ActionRates
from gui.robots.players.new_game_form import Agreed, fill_in
from gui.robots.tables.random_table import Play, RandomTable
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.table.page.table_screen import TableScreen
from gui.table.results.game_over import GameOverScreen
from gui.windows.help.help_card import HelpCard
from gui.windows.new_game.draft import ALONE
from gui.windows.new_game.new_game_screen import NewGameScreen
from tests.journeys.other_map import KEY, NEW, OLD, make_map

TRACE = re.compile(rf"\b{OLD}\b", re.IGNORECASE)
NONE, LEFT, RIGHT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
)


@pytest.fixture(scope="session")
def map_file(tmp_path_factory):
    return make_map(tmp_path_factory.mktemp("somewhere") / "europe")


@pytest.fixture(scope="session")
def loaded(map_file):
    return load(map_file.parent, caches.folder("maps"))


@pytest.fixture(scope="session")
def game_file(tmp_path_factory, loaded):
    """A game of a year that others have played: nothing else of its map is on this machine."""
    chance, board = random.Random(11), loaded.board
    path = tmp_path_factory.mktemp("elsewhere") / "Other.velmoc"
    seats = [Seat(power=power, player=power.title()) for power in board.powers_by_id]
    agreed = Agreement(
        title="Other",
        seats=seats,
        game="diplomacy",
        map=board.id,
        carried=loaded.content,
        year=1901,
        options={},
    )
    table = tables.found_game(path, agreed, board=board)
    while table.public().phase.turn == 1901:
        for power in table.public().queue:
            position = table.public().position
            table.envelopes.seal(power, random_orders(table.rules, position, power, chance))
        table.reveal()
        table.advance()
    table.close()
    return path


@pytest.fixture
def here(home, game_file):
    """The same game in the folder of games here."""
    place = home / "games" / game_file.name
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(game_file, place)
    return place


def choose_map(driver, path):
    """Choose a map from a file, as people do: the button, its menu, the dialog."""
    page = driver.screen(NewGameScreen)
    driver.press(page.table.map.other)
    menu = page.table.map.findChildren(QMenu)[-1]
    menu.actions()[-1].trigger()
    menu.close()
    driver.wait(lambda: bool(driver.window.findChildren(QFileDialog)), "the question which file")
    dialog = driver.window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(path))
    dialog.close()
    return driver.screen(NewGameScreen, other_than=page)


def place_of(view, space, kind="A"):
    return view.mapFromScene(view.pieces.stand(space, kind))


def drag(driver, view, start, end):
    port = view.viewport()
    QTest.mousePress(port, LEFT, NONE, start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)
        driver.settle()
    QTest.mouseRelease(port, LEFT, NONE, end)
    driver.settle()


def write_in_every_way(driver, desk, player):
    """Give Paris orders by click, key, drag, ring, words of both languages and as a list."""
    view = desk.view
    player.show(desk, f"A {NEW} - BUR")
    assert f"A {NEW} - BUR" in desk.orders
    while desk.hand.active:
        driver.key(view, Qt.Key.Key_Escape)
    driver.letter(view, "P")
    driver.wait(lambda: desk.hand.active == f"A {NEW}", "the army in Paris")
    QTest.qWait(keys.PATIENCE + 50)  # else it were the second letter of a name
    driver.letter(view, "H")
    assert f"A {NEW} H" in desk.orders
    drag(driver, view, place_of(view, NEW), place_of(view, "PIC"))
    assert f"A {NEW} - PIC" in desk.orders
    QTest.mouseClick(view.viewport(), RIGHT, NONE, place_of(view, NEW))
    driver.settle()
    driver.click_ring(desk.hand.ring, "H")
    assert f"A {NEW} H" in desk.orders
    for said in ("A Prz-Gas", "Paříž do Burgundska", "Paris to Picardy"):
        player.say(desk, said)
    assert f"A {NEW} - PIC" in desk.orders
    driver.paste(desk.entry.line, f"A {NEW} - BUR\nF Bre - Mid\nA Mar S A Prz-Bur")
    assert set(desk.orders) == {f"A {NEW} - BUR", "F BRE - MAO", f"A MAR S A {NEW} - BUR"}


@pytest.mark.evening
def test_a_year_is_founded_written_sealed_revealed_and_looked_at(
    program, home, map_file, loaded, everything_said
):
    seen = []

    def look(results):
        past = results.past
        rules = GAMES["diplomacy"].rules(loaded.board, {})
        disorder = frozenset(past.disorder)
        own = rules.adjudicate(past.before, texts_of(past.orders), disorder)
        assert past.resolution == own
        assert not TRACE.search(everything_said())
        seen.append(past.phase.code)

    settings.change(public_on=True)
    driver = program(rng=random.Random(3))
    driver.press(driver.window.screen_shown.new)
    page = choose_map(driver, map_file)
    assert NEW in page._board.provinces
    fill_in(driver, page, Agreed(title="Other", pins={"FRANCE": "1234"}))
    driver.screen(TableScreen)
    driver.window.navigator.clock.toggle()
    player = PointingPlayer(driver)
    desk = player.sit_down(pin="1234", power="FRANCE")
    write_in_every_way(driver, desk, player)
    player.seal(desk)
    table = RandomTable(
        driver,
        page._board,
        random.Random(3),
        agreed=Agreed(title="Other", pins={"FRANCE": "1234"}),
        play=Play(
            rates=ActionRates(go_on=0, put_off=0, void=0, open_again=0, vote=0, propose=0), years=1
        ),
        seen=look,
    )
    while driver.window.navigator.bridge.public().phase.turn == 1901:
        table.act()

    # closed, and opened again by a machine that has never seen the map
    assert seen[:2] == ["S1901M", "F1901M"]
    view, path = driver.window.navigator.bridge.public(), driver.window.navigator.open.path
    driver.window.close()
    shutil.rmtree(settings.data_folder() / "maps")
    again = program(rng=random.Random(3))
    again.settle()
    last = again.window.screen_shown.last
    assert last.board.provinces.keys() == loaded.board.provinces.keys()
    again.press(last.primary)
    again.screen(TableScreen)
    assert again.window.navigator.bridge.public() == view
    assert path.exists()
    assert not TRACE.search(everything_said())


@pytest.mark.usefixtures("bare_boards")
@pytest.mark.evening
def test_a_master_leads_a_year_on_it(program, home, map_file, everything_said):
    driver = program(rng=random.Random(6))
    driver.press(driver.window.screen_shown.new)
    page = choose_map(driver, map_file)
    table = RandomTable(
        driver,
        page._board,
        random.Random(6),
        agreed=Agreed(title="Led", led=True),
        play=Play(rates=ActionRates(mangled=0.4, unclear=0.1, led=1.0, pasted=0.9), years=1),
    )

    while table.act():
        pass

    driver.screen(GameOverScreen)
    assert table.deeds["mangled"] > 0
    assert not TRACE.search(everything_said())
    assert verify.main([str(driver.window.navigator.open.path)]) == 2  # it is open
    path = driver.window.navigator.open.path
    driver.window.close()
    assert verify.main([str(path)]) == 0


def test_its_past_its_prints_and_its_files_for_others(
    program, here, loaded, everything_said, tmp_path
):
    driver = program()
    navigator = driver.window.navigator
    navigator.open_game(here)
    driver.screen(TableScreen)
    navigator.show_about()
    view = navigator.bridge.public()
    assert NEW in view.position.owners
    navigator.open.show_history()
    past = driver.screen(HistoryScreen)
    for place in range(len(view.past)):
        past.go_to(place)
        driver.settle()
        for ruling in past.past.resolution.rulings:
            past.panel.why.explain(ruling, past.past)
        assert not TRACE.search(everything_said())
    for tab in (past.show_centres, past.show_statistics, past.show_points):
        driver.press(tab)
    matter = navigator.printable()
    for kind in (kind for kind in Kind if kinds.there_is(kind, matter)):
        for paper in OrderPaper:
            wish = Wish((kind,), orders=paper)
            assert not TRACE.search(kinds.plain_text(matter, wish))
    for shown in MapView:
        pages = kinds.pages(matter, Wish((Kind.MAP,), view=shown))
        assert not press.picture(pages[0], 1, 1, kinds.running(matter, Wish(())), 0.2).isNull()
    navigator.close_game()
    for form in GAMES["diplomacy"].exchange().formats:
        out = tmp_path / f"game.{form}.txt"
        asked = ["convert", str(here), "--to", str(form), "--out", str(out)]
        assert commands.main(asked) in (0, 1)
        words = out.read_text("utf-8").partition(BEGIN)[0]  # what follows are letters by chance
        assert not TRACE.search(words)


def test_a_game_for_others_is_read_where_the_map_is_and_refused_where_it_is_not(
    program, here, map_file, tmp_path
):
    out = tmp_path / "game.json"
    assert commands.main(["convert", str(here), "--to", "json", "--out", str(out)]) == 0
    driver = program()
    navigator = driver.window.navigator

    navigator.open_game(out)
    driver.wait(lambda: bool(driver.window.findChildren(Message)), "why not")
    said = driver.window.findChildren(Message)[-1]
    assert KEY in " ".join(one.text() for one in said.findChildren(type(said.title)))
    said.accept()

    navigator.new_game()
    driver.screen(NewGameScreen).table.map.take(map_file)
    driver.settle()  # the page is made anew for the other map
    navigator.show_start()
    navigator.open_game(out)
    shown = driver.screen(ForeignScreen)
    assert shown.differences.count == 0


def test_the_commands_judge_and_verify_it(here, map_file, tmp_path, capsysbinary):
    question = {
        "phase": "S1901M",
        "units": {"FRANCE": [f"A {NEW}", "A MAR"], "GERMANY": ["A BUR"]},
        "orders": {"FRANCE": [f"A {NEW} - BUR", f"A MAR S A {NEW} - BUR"]},
    }
    asked = tmp_path / "asked.jsonl"
    asked.write_text(json.dumps(question) + "\n", "utf-8")
    assert commands.main(["adjudicate", "--map", str(map_file.parent), str(asked)]) == 0
    answer = json.loads(capsysbinary.readouterr().out)
    assert answer["results"][f"A {NEW}"]["result"] == "succeeds"
    assert commands.main(["adjudicate", str(asked)]) == 1  # not in Europe
    with pytest.raises(SystemExit):
        commands.main(["adjudicate", "--map", str(tmp_path / "nowhere"), str(asked)])
    assert verify.main([str(here)]) == 0


def test_the_study_has_a_free_board_of_it_and_examples_of_europe(program, map_file):
    driver = program()
    driver.window.navigator.new_game()
    first = driver.screen(NewGameScreen)
    first.table.map.take(map_file)
    page = driver.screen(NewGameScreen, other_than=first)
    driver.click(page.modes.cards[ALONE])
    driver.press(page.start)
    board = driver.screen(SandboxScreen)
    driver.click_board(board.view, NEW)
    driver.click_board(board.view, "BUR")
    driver.settle()
    assert f"A {NEW} - BUR" in {text for own in board.page.sheets.values() for text in own}
    board.go_on()
    driver.settle()
    driver.press(board.top.leave)
    library = driver.screen(LibraryScreen)
    assert len(library.own.tiles) == 1
    library.show_shelf(OWN)
    driver.press(library.own.tiles[0])
    board = driver.screen(SandboxScreen)
    assert f"A {NEW} - BUR" in {
        text for own in board.course.node.ordered.orders.values() for text in own
    }
    driver.press(board.top.leave)
    library = driver.screen(LibraryScreen)
    library.show_shelf("diplomacy/examples")
    driver.key(library.items, Qt.Key.Key_Return)
    board = driver.screen(SandboxScreen)
    assert OLD in board.view.loaded.board.provinces


def test_club_start_and_help_know_it(program, here, home):
    driver = program()
    navigator = driver.window.navigator
    navigator.show_club()
    driver.settle()
    club = driver.window.screen_shown
    library = club.pages.currentWidget()
    assert library.entry.title == "Other"
    assert not library.panel.picture.isHidden()
    navigator.show_start()
    navigator.open_game(here)
    driver.screen(TableScreen)
    card = navigator.open_help(driver.window)
    assert isinstance(card, HelpCard)
    for page in range(3):
        card.turn(page)
        driver.settle()
    assert card.paper()
    card.accept()


def test_a_map_that_bears_our_key_is_refused_and_the_same_map_is_ours(program, map_file, tmp_path):
    navigator = program().window.navigator
    text = map_file.read_text("utf-8").replace(f'"id": "{KEY}"', '"id": "standard"')
    false = tmp_path / "false.json"
    false.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=MapFault.TAKEN_ID):
        navigator._maps.take(false)


def test_its_file_carries_the_map_and_nobody_changes_it_unnoticed(here, loaded, tmp_path):
    table = tables.open_game(here)
    assert isinstance(table.log.store.events()[1], MapCarried)
    assert table.rules.board == loaded.board
    assert table.public().stage is Stage.WRITING
    table.save_copy(tmp_path / "copy.velmoc")
    table.close()
    again = tables.open_game(tmp_path / "copy.velmoc")
    assert again.rules.board == loaded.board
    again.close()
    assert catalogue.played_on(loaded.board).id == "diplomacy"
