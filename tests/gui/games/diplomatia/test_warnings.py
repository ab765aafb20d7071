"""Warnings say what may be overlooked and never stop anybody: each is sealed all the same."""

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from engine.catalogue import GAMES
from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.game import Diplomatia
from engine.table.agreement import Agreement
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui.games.diplomatia import warnings
from gui.table.desk.seal import SealPage, SealSheet
from tests.engine.games.diplomatia.advice.test_advice import BOARD, CASES


@pytest.fixture
def table(monkeypatch):
    """Return a table that stands before a position."""
    rules = GAMES["diplomatia"].rules(BOARD, {})

    def table(position):
        monkeypatch.setattr(Diplomatia, "start", lambda _self, _year=1: position)
        seats = [Seat(power=power, player=power.title()) for power in BOARD.powers_by_id]
        agreed = Agreement(title="Camp", seats=seats, game="diplomatia", map="corner", year=1)
        return found(rules, MemoryStore(), agreed)

    return table


def warned(session, orders):
    rules, position = session.rules, session.public().position
    return tuple(rules.advise(position, "RUS", orders))


@pytest.mark.parametrize("warning", Warn)
def test_each_warning_is_read_before_the_seal_which_may_be_pressed(warning, table, language, qtbot):
    position, orders, _said = CASES[warning]
    session = table(position)
    advice = warned(session, orders)
    over = QWidget()
    over.resize(1280, 720)
    qtbot.addWidget(over)
    pages = [SealPage(power="RUS", orders=tuple(orders), warnings=advice)]
    sheet = SealSheet(over, BOARD, pages, session.public())

    (one,) = [one for one in advice if one.reason == warning][:1]
    sentence = warnings.advice_words(one, BOARD)
    assert sentence.endswith((".", "?", "“", "”"))
    assert not {"{", "None"} & {*sentence}
    shown = [each.text() for each in sheet.findChildren(QLabel)]
    alone = sum(each.reason == warning for each in advice) == 1
    assert sentence in shown or (warning == Warn.NO_ORDER and not alone)
    assert sheet.seal.isEnabled()

    session.envelopes.seal("RUS", orders)
    (seal,) = [seal for seal in session.public().seals if seal.power == "RUS"]
    assert seal.sealed


AT_THE_DESK = {
    "open chain": Warn.ARMY_WITHOUT_TRANSPORT,
    "wrong chain": Warn.CHAIN_BROKEN,
    "nobody to carry": Warn.TRANSPORT_WITHOUT_ARMY,
    "end at sea": Warn.TRANSPORT_ENDS_AT_SEA,
    "turns a unit that is to do something": Warn.TURNS_OWN_UNIT,
    "against one's own": Warn.AGAINST_OWN,
}


@pytest.mark.parametrize("family", AT_THE_DESK)
def test_what_a_chain_or_a_support_gets_wrong_is_said_while_it_is_written(family, table):
    position, orders, _said = CASES[AT_THE_DESK[family]]
    advice = warned(table(position), orders)

    assert AT_THE_DESK[family] in {one.reason for one in warnings.while_writing(advice)}
