"""The clock on the screens of an evening: what it is allowed to do, and what it must not touch."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.clock.clock import GRACE
from engine.clock.plan import AtZero
from engine.table.view import Stage
from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.clock.large import TableClock
from gui.clock.sheet import ClockSheet
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.evening.evening import Evening
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen
from tests.clock_plans import usual_plan

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
HOLDING = usual_plan(first=20, writing=10, spring=20, autumn=20, retreats=5, at_zero=AtZero.HOLD)


class Time:
    """The steady time, which goes only when it is told to."""

    now = 0

    def __call__(self):
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def keeper(bridge, time):
    made = ClockKeeper(bridge, steady=time)
    made.use(HOLDING)
    yield made
    made.close()


@pytest.fixture
def wait(keeper, time):
    def wait(seconds):
        for _ in range(seconds):
            time.now += 1000
            keeper.look()

    return wait


@pytest.fixture
def evening(bridge, loaded, table, keeper):
    found = Evening(bridge, loaded, table, clock=keeper)
    found.begin()
    yield found
    found.deleteLater()


def clock_on(screen):
    clocks = (*screen.findChildren(ClockButton), *screen.findChildren(TableClock))
    shown = [clock for clock in clocks if clock.isVisible()]
    assert len(shown) == 1
    return shown[0]


def to_desk(qtbot, table):
    if isinstance(table.shown, TableScreen):
        table.shown.next_asked.emit()
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    QTest.mouseClick(table.shown.card.go, LEFT)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    return table.shown


def test_every_screen_of_an_evening_has_the_clock(evening, table, keeper, wait, qtbot, seal):
    keeper.toggle()
    wait(3)
    assert clock_on(table.shown).figures == "0:17"
    desk = to_desk(qtbot, table)
    assert clock_on(desk).figures == "0:17"
    wait(1)
    assert clock_on(desk).figures == "0:16"
    desk.hide_secrets()
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))

    assert clock_on(table.shown).figures == "0:16"


def test_the_curtain_keeps_its_clock_in_another_size(evening, table, keeper, qtbot):
    small = clock_on(table.shown).height()
    table.resize(2560, 1600)

    qtbot.waitUntil(lambda: clock_on(table.shown).height() > small)


def test_at_nought_the_table_goes_on_without_who_has_not_sealed(
    evening, table, keeper, wait, bridge, qtbot, seal
):
    first = seal()
    keeper.toggle()
    wait(30 + GRACE // 1000)

    qtbot.waitUntil(lambda: isinstance(table.shown, RevealScreen))
    past = bridge.untold
    assert set(past.orders) == {first}
    assert len(past.disorder) == 6


def test_at_nought_a_desk_that_is_open_closes_with_the_cards_over_it(
    evening, table, keeper, wait, bridge, qtbot
):
    keeper.toggle()
    desk = to_desk(qtbot, table)
    QTest.keyClick(table, Qt.Key.Key_Space, CTRL)
    clock_on(desk).click()
    sheet = table.findChild(ClockSheet)
    assert sheet.isVisible()
    wait(31)
    assert clock_on(desk).figures == "0:19"
    assert isinstance(table.shown, DeskScreen)

    wait(19)

    qtbot.waitUntil(lambda: isinstance(table.shown, RevealScreen))
    assert not [card for card in table.findChildren(ClockSheet) if card.isVisible()]
    assert bridge.public().stage is Stage.REVEALED


def test_a_table_that_waits_is_never_cut_off(evening, table, keeper, wait, bridge, qtbot):
    keeper.use(usual_plan(first=20, writing=10, at_zero=AtZero.WAIT))
    keeper.toggle()
    desk = to_desk(qtbot, table)

    wait(600)

    assert table.shown is desk
    assert bridge.public().stage is Stage.WRITING


def test_the_clock_opens_its_sheet_by_keyboard_and_by_mouse(evening, table, keeper, qtbot):
    clock = clock_on(table.shown)
    clock.setFocus()
    QTest.keyClick(clock, Qt.Key.Key_Return)
    sheet = table.findChild(ClockSheet)
    assert sheet.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not table.findChildren(ClockSheet))

    QTest.mouseClick(clock_on(table.shown), LEFT)

    assert table.findChild(ClockSheet).isVisible()


def test_the_clock_shows_nothing_that_hangs_on_what_is_written(evening, table, keeper, wait, qtbot):
    keeper.toggle()
    desk = to_desk(qtbot, table)
    before = (clock_on(desk).accessibleName(), keeper.clock)
    for order in ("A Par-Bur", "A Vie-Gal", "A Mos-Ukr", "F Lon-Nth", "A Ven H"):
        QTest.keyClicks(desk.entry.line, order)
        QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)

    assert (clock_on(desk).accessibleName(), keeper.clock) == before


def test_bar_and_curtain_say_that_the_table_talks(evening, table, keeper, wait, qtbot):
    assert "negotiation" in texts(table.shown)
    desk = to_desk(qtbot, table)
    assert desk.top.stage.text() == "negotiation"
    keeper.toggle()
    wait(21)
    assert desk.top.stage.text() == "writing orders"
    desk.hide_secrets()
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    assert "writing orders" in texts(table.shown)
    wait(10)
    assert "time is up" in texts(table.shown)
    keeper.add_minute()
    assert "writing orders" in texts(table.shown)

    keeper.put_away()

    assert "writing orders" in texts(table.shown)


def texts(screen):
    return {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}
