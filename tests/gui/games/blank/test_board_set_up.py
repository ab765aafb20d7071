"""A lamplighters' board set up by hand: its own pieces, and no tool for what the game has not."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.games import catalogue
from gui.master.edit_screen import EditScreen
from gui.robots.players.click_driver import ClickDriver
from gui.study.pieces_bar import PiecesBar


@pytest.fixture(scope="module")
def loaded():
    return load_map("old_town")


def rules_of(loaded):
    return GAMES[loaded.board.game].rules(loaded.board, {})


def founded(loaded):
    board = loaded.board
    seats = [Seat(power=power.id, player=power.id.title()) for power in board.powers]
    begins = GAMES[board.game].calendar.begins
    agreed = Agreement(
        title="Night", seats=seats, game=board.game, map=board.id, year=begins, led=True
    )
    return found(rules_of(loaded), MemoryStore(), agreed)


@pytest.fixture
def edit(shown, loaded):
    return shown(EditScreen(founded(loaded).public(), loaded, rules_of(loaded)), 1280, 720)


@pytest.fixture
def hands(edit):
    return ClickDriver(edit, hasty=True)


def test_lamplighters_are_put_down_where_nobody_stands(edit):
    taken = {unit.province for unit in edit.position.units}
    free = next(space for space in edit._board.provinces if space not in taken)

    edit.tray.powers["OWLS"].click()
    edit.view.location_clicked.emit(free)

    put = edit.position.at(free)
    assert (put.kind, put.power) == ("L", "OWLS")


def test_nothing_is_offered_for_retreats(edit):
    assert edit.beaten.isHidden()


@pytest.mark.parametrize(("language", "name"), [("en", "Lit lamps"), ("cs", "Rozsvícené lampy")])
def test_lamps_are_lit_and_put_out_by_clicks(edit, hands, language, name):
    i18n.speak(language)
    edit.retranslate()
    assert (edit.owning.text(), edit.owning.isVisible()) == (name, True)

    hands.press(edit.owning)
    hands.press(edit.tray.powers["OWLS"])
    for lamp in ("INN", "MILL", "INN"):
        hands.click_board(edit.view, lamp)
    hands.write(edit.reason, "agreed at the table")

    assert edit.position.owners == {"MILL": "OWLS"}
    assert edit.position.units == edit._start.units
    assert edit.store.isEnabled()


def test_a_lamp_lit_by_the_master_burns_at_the_table(loaded):
    table = founded(loaded)
    lit = replace(table.public().position, owners={"INN": "BATS"})

    table.master.edit(lit, reason="agreed at the table")

    assert table.public().position.owners == {"INN": "BATS"}
    assert table.public().counted["BATS"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_can_own_may_be_edited_and_nothing_else(shown, game):
    loaded = load_map(GAMES[game].map)
    edit = shown(EditScreen(founded(loaded).public(), loaded, rules_of(loaded)), 1280, 720)
    owners = catalogue.GAMES[game].owners
    places = set() if owners is None else {*owners().places(loaded.board)}

    edit.owning.setChecked(True)
    edit.tray.power = loaded.board.powers[-1].id
    for space in loaded.board.provinces:
        before = dict(edit.position.owners)
        edit.view.location_clicked.emit(space)
        assert (edit.position.owners != before) == (space in places), space
        assert space in places or edit.said.text(), space


@pytest.mark.parametrize(
    ("map_", "language", "kinds"),
    [
        ("old_town", "en", {"L": "Lamplighter"}),
        ("standard", "en", {"A": "Army", "F": "Fleet"}),
        ("standard", "cs", {"A": "Armáda", "F": "Flotila"}),
    ],
)
def test_the_tray_has_the_kinds_of_piece_of_the_game(qtbot, look, map_, language, kinds):
    i18n.speak(language)
    bar = PiecesBar(load_map(map_).board)
    qtbot.addWidget(bar)

    assert {kind: choice.text() for kind, choice in bar.kinds.items()} == kinds
    assert all(choice.isVisibleTo(bar) == (len(kinds) > 1) for choice in bar.kinds.values())
