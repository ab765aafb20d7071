"""Looking at past phases from the desk, inside its frame."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen


def to_desk(qtbot, table, press):
    press(table.shown.side.primary)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    return table.shown


def test_past_phases_open_inside_the_frame_and_the_draft_stays(
    evening, table, bridge, press, qtbot
):
    bridge.reveal(force=True)
    bridge.advance()
    evening.begin()
    desk = to_desk(qtbot, table, press)
    unit = next(iter(desk.panel.list.rows))
    desk.hand.begin(unit)
    QTest.keyClicks(desk.view, "h")

    press(desk.past)
    assert desk._pages.count() == 2
    desk._pages.widget(1).closed.emit()

    assert table.shown is desk
    assert desk._pages.count() == 1
    assert desk.orders == (f"{unit} H",)


def test_what_would_have_changed_a_past_result_is_told_at_the_desk_too(
    evening, table, bridge, press, qtbot
):
    bridge.seal("AUSTRIA", ["A BUD - GAL"])
    bridge.seal("RUSSIA", ["A WAR - GAL"])
    bridge.reveal(force=True)
    bridge.advance()
    evening.begin()
    desk = to_desk(qtbot, table, press)

    press(desk.past)
    history = desk._pages.currentWidget()
    history.panel.choose(next(r for r in history.past.resolution.rulings if r.unit == "A BUD"))

    said = [shown.text() for shown in history.panel.why.findChildren(QLabel)]
    assert "Smallest change" in said
