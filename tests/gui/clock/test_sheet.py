import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine.clock.clock import Part
from engine.clock.plan import AtZero
from engine.games.diplomacy.clocks import CLOCKS
from gui import i18n, settings
from gui.clock.sheet import ClockSheet, LengthsCard, open_clock
from gui.kit import sizing, theme
from tests.clock_plans import usual_plan

CTRL = Qt.KeyboardModifier.ControlModifier

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def sheet(keeper, look, qtbot):
    keeper.use(usual_plan(first=300, writing=60))
    made = ClockSheet(keeper, None)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def click(button):
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_one_button_starts_stops_and_goes_on(sheet, keeper, time):
    assert sheet.go.text() == "Start"
    click(sheet.go)
    assert keeper.clock.going
    assert sheet.go.text() == "Pause"
    time.wait(2)
    click(sheet.go)
    assert sheet.go.text() == "Go on"
    assert not keeper.clock.going


def test_the_keys_work_in_the_sheet(sheet, keeper):
    QTest.keyClick(sheet, Qt.Key.Key_Space, CTRL)
    QTest.keyClick(sheet, Qt.Key.Key_Plus, CTRL)

    assert keeper.clock.going
    assert keeper.clock.shown.seconds == 360


def test_a_minute_more(sheet, keeper):
    click(sheet.minute)

    assert sheet.face.figures == "6:00"


def test_the_talk_ends_when_the_seventh_agrees_and_not_before(sheet, keeper):
    *most, last = sheet.agree_buttons.values()
    for one in most:
        click(one)
    assert sheet.agreed.text() == "6 of 7 agree"
    assert keeper.clock.part is Part.TALK

    click(most[0])
    assert sheet.agreed.text() == "5 of 7 agree"
    click(most[0])
    last.setFocus()
    QTest.keyClick(last, Qt.Key.Key_Return)

    assert keeper.clock.part is Part.WRITING
    assert not last.isVisible()


def test_who_agrees_can_be_heard(sheet):
    one = sheet.agree_buttons["FRANCE"]
    assert one.accessibleName() == "France: has not agreed"
    click(one)
    assert one.accessibleName() == "France: agrees"


def test_time_that_nobody_saw_is_asked_about(sheet, keeper, time):
    click(sheet.go)
    assert not sheet.count.isVisible()
    time.wait(3)
    time.sleep(120)
    keeper.look()

    assert sheet.count.isVisible()
    assert sheet.count.text() == "Go on, and count 2 minutes"
    click(sheet.count)
    assert keeper.clock.shown.seconds == 300 - 3 - 120
    assert not sheet.count.isVisible()


def test_stop_is_what_the_button_says_within_the_grace(sheet, keeper, time):
    keeper.use(usual_plan(first=300, writing=60, at_zero=AtZero.HOLD))
    click(sheet.go)
    time.wait(361)
    assert sheet.go.text() == "Stop: wait for everybody"

    click(sheet.go)

    assert not keeper.clock.grace


def test_the_next_talk_can_begin_beside_the_results(sheet, keeper, bridge, seal_all):
    assert not sheet.ahead.isVisible()
    seal_all(bridge)
    bridge.reveal()
    assert sheet.ahead.isVisible()

    click(sheet.ahead)

    assert keeper.clock.shown.seconds == 15 * 60
    assert not sheet.ahead.isVisible()


def test_sounds_are_muted_here(sheet):
    sheet.sound.click()

    assert not settings.current().sounds


def test_a_clock_put_away_closes_its_sheet(sheet, keeper):
    keeper.put_away()

    assert not sheet.isVisible()


def test_new_lengths_are_chosen_in_a_card(keeper, look, qtbot):
    keeper.use(usual_plan())
    card = LengthsCard(keeper, None)
    qtbot.addWidget(card)
    card.form.take(CLOCKS["dixiecon"])
    click(card.yes)

    assert keeper.clock.plan == CLOCKS["dixiecon"]
    assert keeper.clock.shown.seconds == 30 * 60


def test_a_table_can_give_up_its_clock(keeper, look, qtbot):
    keeper.use(usual_plan())
    card = LengthsCard(keeper, None)
    qtbot.addWidget(card)
    card.form.take(None)
    assert card.yes.text() == "Play without a clock"
    click(card.yes)

    assert keeper.clock is None


def test_a_table_without_a_clock_is_offered_one(keeper, look, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    open_clock(keeper, window)
    assert window.findChild(ClockSheet) is None
    click(window.findChild(LengthsCard).yes)

    assert keeper.clock is not None
    open_clock(keeper, window)
    assert window.findChild(ClockSheet).isVisible()


def test_every_word_is_czech_when_czech_is_spoken(keeper, look, qtbot):
    keeper.use(usual_plan())
    with i18n.speaking("cs"):
        sheet = ClockSheet(keeper, None)
        qtbot.addWidget(sheet)

        assert (sheet.go.text(), sheet.minute.text()) == ("Spustit", "+ 1 minuta")
        assert sheet.agreed.text() == "souhlasí 0 ze 7"
        assert sheet.agree_buttons["FRANCE"].accessibleName() == "Francie: zatím nesouhlasí"


def test_the_largest_text_fits_the_smallest_window(keeper, look, qapp, qtbot, time):
    keeper.use(usual_plan())
    keeper.toggle()
    time.wait(1)
    time.sleep(300)
    keeper.look()
    theme.use("light", text=2.0)
    sizing.dress()
    try:
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        with i18n.speaking("cs"):
            for card in (ClockSheet(keeper, window), LengthsCard(keeper, window)):
                card.show()
                qapp.processEvents()
                assert card.height() <= 720
                assert card.width() <= 1280
    finally:
        theme.use("light")
        sizing.dress()
