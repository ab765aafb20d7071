"""What the cloth asks and nobody answers goes back to the table by itself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QMenu

from gui.table.curtain.call_cards import Call, Called
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen

pytestmark = pytest.mark.usefixtures("bare_boards")

SOON = 0.4


def is_shown(qtbot, table, kind):
    qtbot.waitUntil(lambda: isinstance(table.shown, kind))
    return table.shown


def call_next(evening):
    evening._on_next()


def tap(evening):
    evening._on_called("RUSSIA")


def cover(evening):
    evening._show_curtain("RUSSIA", Call(how=Called.AGAIN, why="Nobody was there."))


def closed_envelope(evening):
    evening._show_curtain("FRANCE", Call(closed=True))


def unlock(evening):
    evening._show_curtain("FRANCE", Call(unlock=1))


def damaged(evening):
    evening._show_curtain("FRANCE", Call(damaged="Its fingerprint is another one."))


def going_on(evening):
    evening._ask_to_go_on()


@pytest.mark.parametrize("ask", [call_next, tap, cover, closed_envelope, unlock, damaged, going_on])
def test_every_card_that_nobody_answers_goes_back_to_the_table(evening, bridge, table, qtbot, ask):
    bridge.seal("FRANCE", ())
    queue = bridge.public().queue
    evening.set_idle(SOON)
    ask(evening)
    assert isinstance(table.shown, CurtainScreen)

    is_shown(qtbot, table, TableScreen)
    assert bridge.public().queue == queue  # nobody was put off


def test_a_touch_keeps_the_card(evening, table, qtbot, call):
    curtain = call()
    evening.set_idle(SOON)
    for _ in range(6):
        qtbot.wait(round(SOON * 400))
        QTest.keyClick(table.windowHandle(), Qt.Key.Key_Shift)
        assert table.shown is curtain
    is_shown(qtbot, table, TableScreen)


def test_no_time_at_all_is_for_ever(evening, table, qtbot, call):
    evening.set_idle(SOON)
    curtain = call()
    evening.set_idle(0)
    qtbot.wait(round(SOON * 2500))
    assert table.shown is curtain


@pytest.mark.parametrize("kind", [QDialog, QMenu])
def test_what_is_open_over_the_cloth_keeps_it(evening, table, qtbot, call, kind):
    curtain = call()
    over = kind(table)
    if isinstance(over, QMenu):
        over.addAction("An act")
        over.popup(table.pos())
    else:
        over.open()
    evening.set_idle(SOON)
    qtbot.wait(round(SOON * 2500))
    assert table.shown is curtain
    over.close()
    is_shown(qtbot, table, TableScreen)


def test_it_counts_on_the_cloth_alone(evening, table, qtbot, call, press):
    curtain = call()
    press(curtain.card.go)
    desk = is_shown(qtbot, table, DeskScreen)
    evening.flow.watch.stop()
    evening.flow.unattended.count_anew()
    assert not evening.flow.unattended._idle.isActive()
    assert table.shown is desk


def test_what_was_begun_waits_for_its_owner(evening, bridge, table, qtbot, call, press, hands):
    press(call("RUSSIA").card.go)
    desk = is_shown(qtbot, table, DeskScreen)
    hands(desk).type("A WAR - GAL")
    desk.hide_secrets()
    is_shown(qtbot, table, CurtainScreen)
    evening.set_idle(SOON)
    is_shown(qtbot, table, TableScreen)
    evening.set_idle(60)
    press(call("RUSSIA").card.go)
    assert is_shown(qtbot, table, DeskScreen).orders == ("A WAR - GAL",)
