"""A phase in which nobody's answer changes anybody else's may be told aloud, if the table likes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.diplomacy.game import Diplomacy
from engine.table.found import found
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.view import Stage
from gui.table.evening.evening import Evening
from gui.table.page.table_screen import TableScreen
from gui.table.page.told_card import ToldCard
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement
from tests.gui.table.conftest import PLAYERS

SPRING = {"FRANCE": ["A PAR - PIC"], "GERMANY": ["A MUN - BUR"]}
FALL = {"FRANCE": ["A MAR - BUR", "A PIC S A MAR - BUR"]}


class Aloud(Diplomacy):
    """Diplomacy at a table that tells retreats aloud."""

    def told_openly(self, position):
        return position.phase.kind.retreats


@pytest.fixture(params=[False, True], ids=["no PIN", "PIN"])
def bridge(request, loaded, store, dressed):
    seats = [Seat(power=power, player=player) for power, player in PLAYERS.items()]
    pins = {"GERMANY": "2580"} if request.param else {}
    agreement = usual_agreement(title="Thursday", seats=seats)
    table = found(Aloud(loaded.board), store, agreement, pins=pins)
    for sheets in (SPRING, FALL):
        for power in table.public().queue:
            table.pins.try_pin(power, "2580")
            table.envelopes.seal(power, sheets.get(power, ()))
        table.reveal()
        table.advance()
    assert table.public().phase.code == "F1901R"
    return TableBridge(table)


@pytest.fixture
def card(bridge, loaded, table):
    evening = Evening(bridge, loaded, table)
    evening.begin()
    yield table.findChild(ToldCard)
    evening.deleteLater()


def press(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_every_way_out_is_offered_and_told_with_one_click(card, bridge, table):
    ((power, choice),) = card.answers.values()
    ways = bridge.public().position.dislodged[0].retreats
    offered = [choice.itemData(at) for at in range(1, choice.count())]
    assert power == "GERMANY"
    assert {text.split()[-1] for text in offered if " R " in text} == set(ways)
    assert "A BUR D" in offered
    assert not card.yes.isEnabled()

    choice.setCurrentIndex(1)
    press(card.yes)

    public = bridge.public()
    assert public.stage is Stage.REVEALED
    assert isinstance(table.shown, RevealScreen)
    assert [str(one) for one in bridge.untold.orders["GERMANY"]] == [offered[0]]


def test_a_table_that_would_rather_write_writes(card, bridge, table):
    press(card.no)

    assert isinstance(table.shown, TableScreen)
    assert bridge.public().queue == ("GERMANY",)
    assert not bridge.public().seals[3].sealed


def test_what_is_to_be_written_is_not_told(session):
    with pytest.raises(CommandError) as caught:
        session.envelopes.seal_openly(dict.fromkeys(PLAYERS, ()))

    assert caught.value.code is Refusal.NOT_TOLD_OPENLY


def test_nobody_who_is_asked_is_left_out(bridge):
    with pytest.raises(CommandError) as caught:
        bridge.tell_openly({})

    assert caught.value.code is Refusal.NOT_ALL_SEALED
