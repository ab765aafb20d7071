"""Quick hands and slow ones: double clicks, Enter, a card that is open for long."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.page.table_screen import TableScreen


def test_enter_presses_what_has_the_focus_and_nothing_else(evening, table, call, qtbot):
    curtain = call()
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    qtbot.wait(10)
    assert table.shown is curtain

    curtain.card.go.setFocus()
    QTest.keyClick(curtain.card.go, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))


def test_typing_in_a_card_over_the_desk_keeps_the_curtain_up(bridge, loaded, table, call, qtbot):
    from gui.table.desk.pin_card import PinCard
    from gui.table.evening.evening import Evening

    evening = Evening(bridge, loaded, table, idle_seconds=3600)
    evening.begin()
    QTest.mouseClick(call().card.go, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    desk = table.shown
    QTest.mouseClick(desk.pin, Qt.MouseButton.LeftButton)
    card = desk.findChild(PinCard)
    qtbot.waitUntil(card.isActiveWindow)
    idle = evening.flow.watch._idle
    idle.stop()
    QTest.keyClick(card.windowHandle(), Qt.Key.Key_1)
    assert idle.isActive()  # it counts from the beginning again
    assert table.shown is desk

    evening.set_idle(0.05)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    evening.deleteLater()


def test_two_clicks_before_the_first_could_act_do_one_thing(evening, table, bridge, call, qtbot):
    queue = bridge.public().queue
    later = call().card.later
    later.click()
    later.click()
    qtbot.wait(20)

    assert bridge.public().queue == (*queue[1:], queue[0])

    for power in queue:
        bridge.seal(power, ())
    bridge.reveal()
    evening.begin()
    results = table.shown
    results.go_on.emit()
    results.go_on.emit()
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    qtbot.wait(20)
    assert not table.shown.side.told.text()
