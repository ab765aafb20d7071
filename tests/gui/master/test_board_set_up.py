"""The master sets a board up by hand, retreats included, and is told what cannot be."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.phase import CALENDAR
from engine.rules.flaws import Flaw, Found
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.study.board_words import FLAWS, flaw_words


@pytest.fixture
def edit(master):
    master.press(master.screen.edit)
    return master.shows(EditScreen)


def click(edit, place):
    port = edit.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=edit.view.pointer.viewport_point(place))


def choose(edit, season):
    kinds = [kind.code for kind in CALENDAR.kinds]
    edit.part.setCurrentIndex(kinds.index("{turn}".join(season)))


def test_a_retreat_is_set_up_by_hand(master, edit):
    assert not edit.beaten.isEnabled()
    choose(edit, ("S", "R"))
    assert "has to retreat" in edit.said.text()
    master.press(edit.beaten)
    master.press(edit.tray.powers["AUSTRIA"])
    click(edit, "MUN")
    assert "Where did the attack come from?" in edit.said.text()
    click(edit, "BOH")
    click(edit, "BUR")
    assert edit.said.text() == "A Munich retreats to: Ruh, Sil, Tyr; stand-off: Bur"

    master.press(edit.undo)
    assert "stand-off" not in edit.said.text()
    master.give(edit.reason, "the pieces were put away")
    master.press(edit.store)
    master.shows(MasterDesk)
    public = master.bridge.public()
    assert (public.phase.code, public.queue) == ("S1901R", ("AUSTRIA",))
    assert set(public.position.dislodged[0].retreats) == {"BUR", "RUH", "SIL", "TYR"}


def test_an_attack_comes_from_where_a_unit_can_come(master, edit):
    choose(edit, ("S", "R"))
    master.press(edit.beaten)
    master.press(edit.tray.powers["AUSTRIA"])
    click(edit, "MUN")
    for origin in ("LON", "MOS", "ION"):
        click(edit, origin)
        assert "can ever come from" in edit.said.text()
        assert "Munich" in edit.said.text()
    click(edit, "BOH")
    assert edit.said.text() == "A Munich retreats to: Bur, Ruh, Sil, Tyr"


def test_it_says_what_a_click_does_in_every_mode(master, edit):
    pieces = edit.tray.hint.text()
    choose(edit, ("S", "R"))
    for switch in (edit.owning, edit.beaten):
        master.press(switch)
        assert edit.tray.hint.text() == f"{switch.toolTip()}."
        master.press(switch)
        assert edit.tray.hint.text() == pieces


def test_what_cannot_be_is_said_and_not_stored(master, edit):
    choose(edit, ("F", "R"))
    master.press(edit.beaten)
    master.press(edit.tray.powers["GERMANY"])
    click(edit, "MUN")
    click(edit, "MUN")
    assert "one of its own power" in edit.said.text()
    master.give(edit.reason, "why not")
    master.press(edit.store)
    assert master.screen is edit

    master.press(edit.tray.take)
    click(edit, "MUN")
    assert not edit.position.dislodged


def test_every_flaw_has_words():
    board = load_map("standard").board
    assert set(FLAWS) == set(Flaw)
    for flaw in Flaw:
        said = flaw_words(Found(flaw, "BUR", "FRANCE", "A"), board)
        assert "{" not in said
    i18n.speak("en")


def test_of_every_turn_the_phases_that_it_has_are_offered(qtbot, look):
    loaded = load_map("eu")
    rules = GAMES["diplomatia"].rules(loaded.board, {})
    seats = [Seat(power=power.id, player=power.id.title()) for power in loaded.board.powers]
    agreed = Agreement(title="Odd", seats=seats, game="diplomatia", map="eu", year=1)
    edit = EditScreen(found(rules, MemoryStore(), agreed).public(), loaded, rules)
    qtbot.addWidget(edit)
    wanted = rules.calendar.kinds[-1]

    for turn in (2, 3, 4, 7, 9999, 1, 2):
        edit.turn.setValue(turn)
        there = rules.calendar.turn(turn)
        offered = [edit.part.itemText(place) for place in range(edit.part.count())]
        assert len(offered) == len(there)
        assert all(offered)
        assert edit.phase.code in {phase.code for phase in there}
        if turn == 2:
            edit.part.setCurrentIndex(len(there) - 1)
        assert (edit.phase.kind == wanted) == (turn % 2 == 0)  # it is not forgotten meanwhile
