"""After the curtain nothing of the desk exists: no widget, no text, no undo, no clipboard."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.table.view import SealView
from engine.table.witness import Witness
from gui import i18n
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.evening.evening import Evening
from gui.table.page.table_screen import TableScreen
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement

pytestmark = pytest.mark.usefixtures("alone")

PLAYERS = ["Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav"]
SECRETS = ("A WAR - GAL", "A War-Gal", "Galicia", "F SEV - RUM", "Rumania", "A MOS - UKR")


class Fixed:
    """Chance that is the same every time, so that two evenings can be compared."""

    @staticmethod
    def shuffle(hands):
        hands.sort(key=lambda powers: "RUSSIA" not in powers)


@pytest.fixture
def sit_down(rules, loaded, table, dressed, qtbot):
    evenings = []

    def sit_down():
        from datetime import UTC, datetime

        powers = [power.id for power in loaded.board.powers]
        seats = [Seat(power=p, player=n) for p, n in zip(powers, PLAYERS, strict=True)]
        session = found(
            rules,
            MemoryStore(),
            usual_agreement(title="Thursday", seats=seats),
            terms=Terms(
                rng=Fixed(),
                now=lambda: datetime(2026, 1, 1, 20, 0, tzinfo=UTC),
                nonce=lambda: "00" * 32,
            ),
        )
        bridge = TableBridge(session)
        evening = Evening(bridge, loaded, table)
        evenings.append((evening, bridge))
        evening.begin()
        return bridge

    yield sit_down
    for evening, bridge in evenings:
        evening.deleteLater()
        bridge.deleteLater()


def write(table, qtbot, press, orders):
    if isinstance(table.shown, TableScreen):
        press(table.shown.side.primary)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    desk = table.shown
    for order in orders:
        QTest.keyClicks(desk.entry.line, order)
        QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)
    QApplication.processEvents()
    return desk


def accessible_texts(widget):
    """Collect every name, value and description that a screen reader could read."""
    found, open_ = [], [QAccessible.queryAccessibleInterface(widget)]
    while open_:
        node = open_.pop()
        if node is None or not node.isValid():
            continue
        kinds = (QAccessible.Text.Name, QAccessible.Text.Value, QAccessible.Text.Description)
        found += [node.text(kind) for kind in kinds]
        open_ += [node.child(index) for index in range(node.childCount())]
    return [text for text in found if text]


def all_texts():
    texts = []
    for widget in QApplication.allWidgets():
        for read in ("text", "placeholderText", "toolTip", "accessibleName", "windowTitle"):
            call = getattr(widget, read, None)
            if callable(call):
                texts.append(str(call()))
        texts.append(widget.accessibleDescription())
    return texts


ORDERS = ("A War-Gal", "F Sev-Rum", "A Mos-Ukr")


@pytest.mark.parametrize("way", ["cover", "seal"])
def test_no_widget_no_text_and_no_undo_survive_the_curtain(sit_down, table, press, qtbot, way):
    sit_down()
    desk = write(table, qtbot, press, ORDERS)
    assert "A WAR - GAL" in desk.orders
    doomed = [desk, desk.view, desk.panel, desk.entry.line, desk.draft]
    doomed += [desk.hand, desk.hand.hint, desk.hand.builder]

    if way == "cover":
        press(desk.cover)
    else:
        press(desk.panel.seal)
        doomed.append(desk.sheet)
        press(desk.sheet.seal)
    del desk
    qtbot.waitUntil(lambda: not isinstance(table.shown, DeskScreen))
    QApplication.processEvents()

    assert not any(shiboken6.isValid(thing) for thing in doomed)
    assert not [w for w in QApplication.allWidgets() if isinstance(w, DeskScreen)]
    texts = all_texts() + accessible_texts(table)
    assert not [t for t in texts for secret in SECRETS if secret in t]
    assert table.findChildren(QUndoStack) == []


def test_clipboard_and_selection_stay_empty(sit_down, table, press, qtbot):
    sit_down()
    board = QGuiApplication.clipboard()
    board.clear()
    desk = write(table, qtbot, press, ORDERS[:1])
    line = desk.entry.line
    QTest.keyClicks(line, "A Mos-Ukr")
    control = Qt.KeyboardModifier.ControlModifier
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_Insert):
        QTest.keyClick(line, key, control)
    QTest.mousePress(line, Qt.MouseButton.LeftButton, pos=line.rect().topLeft())
    QTest.mouseMove(line, line.rect().bottomRight())
    QTest.mouseRelease(line, Qt.MouseButton.LeftButton, pos=line.rect().bottomRight())

    press(desk.cover)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))

    assert board.text() == ""
    if board.supportsSelection():
        assert board.text(QClipboard.Mode.Selection) == ""


def test_two_drafts_leave_the_same_picture_and_the_same_words(sit_down, table, press, qtbot):
    seen = []
    for orders in (ORDERS, ("A War-Sil",)):
        sit_down()
        desk = write(table, qtbot, press, orders)
        press(desk.cover)
        qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
        QApplication.processEvents()
        picture = table.grab().toImage()
        seen.append((picture, table.windowTitle(), accessible_texts(table)))

    (one, title, words), (other, other_title, other_words) = seen
    assert one == other
    assert title == other_title == "Velmoc"
    assert words == other_words


def test_two_sealed_sets_leave_the_same_picture_but_for_the_fingerprint(
    sit_down, table, press, qtbot, monkeypatch
):
    monkeypatch.setattr(SealView, "signs", "XXXX XXXX XXXX")
    monkeypatch.setattr("gui.table.desk.seal.in_full", lambda _digest: "XXXX")
    monkeypatch.setattr(Witness, "text", lambda _self: "VELMOC2")
    seen = []
    for orders in (ORDERS, ()):
        sit_down()
        desk = write(table, qtbot, press, orders)
        press(desk.panel.seal)
        press(desk.sheet.seal)
        qtbot.waitUntil(lambda: not isinstance(table.shown, DeskScreen))
        QTest.keyClick(table.shown, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
        qtbot.waitUntil(table.shown.view.ready)
        QApplication.processEvents()
        seen.append((table.grab().toImage(), accessible_texts(table)))

    assert seen[0][0] == seen[1][0]
    assert seen[0][1] == seen[1][1]


def test_nothing_secret_is_printed_by_what_the_evening_keeps(sit_down, table, press, qtbot, caplog):
    from gui.table.evening.evening import Kept

    sit_down()
    desk = write(table, qtbot, press, ORDERS)
    kept = Kept(desk.orders)
    press(desk.cover)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))

    assert "GAL" not in repr(kept)
    assert not [secret for secret in SECRETS if secret in caplog.text]


def test_the_seal_lies_in_the_same_place_however_many_orders_there_are(sit):
    places = []
    for orders in (ORDERS, ()):
        desk, hands = sit("RUSSIA")
        for order in orders:
            hands.type(order)
        desk.open_sheet()
        QApplication.processEvents()
        places.append(desk.sheet.seal.mapTo(desk, QPoint(0, 0)))

    assert places[0] == places[1]


def test_the_orders_are_read_back_in_the_language_now_spoken(sit):
    desk, hands = sit("RUSSIA")
    hands.type("A War-Gal")
    desk.open_sheet()
    i18n.speak("cs")
    QApplication.processEvents()

    said = [shown.text() for shown in desk.sheet.findChildren(QLabel) if not shown.isHidden()]
    assert "Varšava → Halič" in said
    assert desk.sheet.seal.text().strip() == "Zapečetit"
    assert desk.sheet.seal.hasFocus()
