"""A lamplighters' board set up by hand: its own pieces, and no tool for what the game has not."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.agreement import Agreement
from engine.table.event import Seat
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from gui import i18n
from gui.master.edit_screen import EditScreen
from gui.study.pieces_bar import PiecesBar


@pytest.fixture(scope="module")
def loaded():
    return load_map("old_town")


@pytest.fixture
def edit(shown, loaded):
    seats = [Seat(power=power.id, player=power.id.title()) for power in loaded.board.powers]
    rules = GAMES["blank"].rules(loaded.board, {})
    agreed = Agreement(title="Night", seats=seats, game="blank", map="old_town", year=1, led=True)
    table = found(rules, MemoryStore(), agreed)
    return shown(EditScreen(table.public(), loaded, rules), 1280, 720)


def test_lamplighters_are_put_down_where_nobody_stands(edit):
    taken = {unit.province for unit in edit.position.units}
    free = next(space for space in edit._board.provinces if space not in taken)

    edit.tray.powers["OWLS"].click()
    edit.view.location_clicked.emit(free)

    put = edit.position.at(free)
    assert (put.kind, put.power) == ("L", "OWLS")


def test_nothing_is_offered_for_centres_or_retreats(edit):
    assert edit.centres.isHidden()
    assert edit.beaten.isHidden()


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
    assert all(choice.isHidden() == (len(kinds) == 1) for choice in bar.kinds.values())
