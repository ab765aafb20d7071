"""Closed envelopes at the curtain: locked by PINs, opened with a reason, voided by the table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.table.incident import IncidentKind, Reason
from engine.table.sealed.cipher import LockedEnvelope
from engine.table.table import Table
from gui import i18n
from gui.table.curtain.call_cards import CallCard, UnlockCard
from gui.table.curtain.cards import GoOnCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard, VoidCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.evening.evening import Evening
from gui.table.page.table_screen import TableScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table_bridge import TableBridge

PIN = "4711"


def is_card(qtbot, table, kind):
    qtbot.waitUntil(
        lambda: isinstance(table.shown, CurtainScreen) and isinstance(table.shown.card, kind)
    )
    return table.shown.card


def told(bridge):
    return [(one.kind, one.power, one.reason) for one in bridge.public().incidents]


def said(screen):
    return "\n".join(shown.text() for shown in screen.findChildren(QLabel))


@pytest.fixture
def italy(evening, bridge, call):
    """Italy has a PIN, has sealed, and the table stands before its closed seal again."""
    bridge.set_pin("ITALY", PIN)
    bridge.seal("ITALY", ["A VEN - TRI"])
    evening.begin()
    return call("ITALY")


def test_an_envelope_sealed_at_the_desk_is_locked_with_the_pin_typed_there(
    evening, table, bridge, call, press, qtbot, store
):
    power = bridge.public().queue[0]
    bridge.set_pin(power, PIN)
    bridge.seal(power, [])
    bridge.unseal(power)
    evening.begin()
    QTest.keyClicks(call(power).card.pin, PIN)
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    press(table.shown.panel.seal)
    press(table.shown.sheet.seal)
    qtbot.waitUntil(lambda: power in store.envelopes())

    assert isinstance(store.envelopes()[power], LockedEnvelope)


def test_an_opened_seal_gives_the_orders_back_and_is_counted(
    evening, table, bridge, call, press, qtbot
):
    press(call().card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    desk = table.shown
    unit = next(iter(desk.panel.list.rows))
    desk.hand.begin(unit)
    QTest.keyClicks(desk.view, "h")
    press(desk.panel.seal)
    press(desk.sheet.seal)
    qtbot.waitUntil(lambda: isinstance(table.shown, SealedScreen))
    QTest.keyClick(table.shown, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    power = next(s.power for s in bridge.public().seals if s.sealed)
    call(power)
    press(table.shown.card.go)
    card = is_card(qtbot, table, EnvelopeCard)
    press(card.open)
    assert isinstance(table.shown, CurtainScreen)
    press(card.open)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))

    assert table.shown.orders == (f"{unit} H",)
    assert next(s.reopened for s in bridge.public().seals if s.power == power) == 1


def test_an_owner_says_why_he_opens_his_seal(italy, table, bridge, press, qtbot):
    QTest.keyClicks(italy.card.pin, PIN)
    press(italy.card.go)
    card = is_card(qtbot, table, EnvelopeCard)
    press(card.open)
    press(card.why.buttons[Reason.MISTAKE])
    press(card.open)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))

    assert table.shown.orders == ("A VEN - TRI",)
    assert told(bridge) == [(IncidentKind.UNSEALED, "ITALY", "mistake")]
    press(table.shown.cover)
    qtbot.waitUntil(lambda: isinstance(table.shown, CurtainScreen))
    assert "Italy opened its seal again (slip of the pen)" in said(table.shown)


def test_a_reason_in_own_words_takes_the_place_of_the_usual_one(italy, table, bridge, press, qtbot):
    QTest.keyClicks(italy.card.pin, PIN)
    press(italy.card.go)
    card = is_card(qtbot, table, EnvelopeCard)
    press(card.open)
    QTest.keyClicks(card.why.line, "x")
    QTest.keyClick(card.why.line, Qt.Key.Key_Backspace)
    assert not card.open.isEnabled()
    QTest.keyClicks(card.why.line, "<b>Wind</b> turned")
    press(card.open)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))

    assert told(bridge)[0][2] == "<b>Wind</b> turned"


def test_the_table_voids_an_envelope_and_nobody_reads_it(italy, table, bridge, press, qtbot, store):
    press(italy.card.void)
    card = is_card(qtbot, table, VoidCard)
    assert not card.go.isEnabled()
    press(card.stay)
    assert isinstance(table.shown.card, CallCard)
    press(table.shown.card.void)
    press(table.shown.card.why.buttons[Reason.ABSENT])
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: bool(told(bridge)))

    assert told(bridge) == [(IncidentKind.VOIDED, "ITALY", "absent")]
    assert "ITALY" not in store.envelopes()
    assert bridge.public().queue[-1] == "ITALY"
    qtbot.waitUntil(lambda: "The envelope of Italy was destroyed unopened" in said(table.shown))
    assert "TRI" not in said(table.shown)


def test_escape_takes_the_question_of_voiding_back(italy, table, bridge, press):
    press(italy.card.void)
    QTest.keyClick(table.shown, Qt.Key.Key_Escape)

    assert isinstance(table.shown.card, CallCard)
    assert told(bridge) == []


def test_a_chosen_reason_survives_a_change_of_language(italy, table, press, dressed):
    press(italy.card.void)
    press(table.shown.card.why.buttons[Reason.WRONG_HAND])
    i18n.speak("cs")
    dressed.processEvents()

    card = table.shown.card
    assert isinstance(card, VoidCard)
    assert card.why.reason == "wrong hand"
    assert card.why.buttons[Reason.WRONG_HAND].text().strip() == "psal někdo jiný"


def test_a_forgotten_pin_takes_the_envelope_with_it(italy, table, bridge, press, qtbot):
    press(italy.card.void)
    press(table.shown.card.why.buttons[Reason.PIN_FORGOTTEN])
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: len(told(bridge)) == 2)

    seal = next(seal for seal in bridge.public().seals if seal.power == "ITALY")
    assert (seal.sealed, seal.has_pin) == (False, False)


def test_a_forgotten_pin_takes_the_draft_with_it(evening, table, bridge, call, press, qtbot):
    power = bridge.public().queue[0]
    press(call().card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))
    desk = table.shown
    desk.hand.begin(next(iter(desk.panel.list.rows)))
    QTest.keyClicks(desk.view, "h")
    assert desk.orders
    desk.pin_chosen.emit(PIN)
    press(desk.cover)
    is_card(qtbot, table, CallCard)
    press(table.shown.card.void)
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: bool(told(bridge)))
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    press(call(power).card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, DeskScreen))

    assert table.shown.orders == ()


def test_a_seat_that_is_neither_sealed_nor_locked_cannot_be_voided(evening, call):
    assert call().card.void is None


# after a restart


@pytest.fixture
def restarted(rules, store, session, loaded, table, dressed):
    """All have sealed, France and Italy under a PIN; then the program was started anew."""
    for power in ("FRANCE", "ITALY"):
        session.pins.set_pin(power, PIN)
    for power in session.public().queue:
        session.envelopes.seal(power, [])
    bridge = TableBridge(Table(rules, store))
    evening = Evening(bridge, loaded, table)
    evening.begin()
    yield bridge
    evening.deleteLater()
    bridge.deleteLater()


def test_after_a_restart_the_reveal_asks_each_pin_once(restarted, table, press, qtbot):
    press(table.shown.side.primary)
    for power in ("FRANCE", "ITALY"):
        qtbot.waitUntil(lambda power=power: getattr(table.shown, "power", "") == power)
        card = is_card(qtbot, table, UnlockCard)
        assert card.pin.hasFocus()
        assert restarted.public().past == ()
        QTest.keyClicks(card.pin, PIN)
        QTest.keyClick(card.pin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(table.shown, RevealScreen))

    assert restarted.untold is not None
    assert restarted.public().past == ()  # the room is told step by step


def test_a_wrong_pin_unlocks_nothing_and_makes_wait(restarted, table, press, qtbot):
    press(table.shown.side.primary)
    card = is_card(qtbot, table, UnlockCard)
    QTest.keyClicks(card.pin, "0000")
    press(card.go)
    qtbot.waitUntil(lambda: card.waiting > 0)

    assert "Wrong PIN" in card.word.text()
    assert restarted.public().past == ()
    press(card.later)
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    assert table.shown.side.all_sealed


def test_a_pin_forgotten_before_the_reveal_voids_that_envelope_only(restarted, table, press, qtbot):
    press(table.shown.side.primary)
    press(is_card(qtbot, table, UnlockCard).void)
    press(table.shown.card.why.buttons[Reason.PIN_FORGOTTEN])
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))

    assert restarted.public().queue == ("FRANCE",)
    assert restarted.locked() == ("ITALY",)


def test_going_on_without_somebody_asks_for_pins_too(restarted, table, press, qtbot):
    press(table.shown.side.primary)
    press(is_card(qtbot, table, UnlockCard).void)
    press(table.shown.card.why.buttons[Reason.PIN_FORGOTTEN])
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    press(table.shown.side.go_on)
    press(is_card(qtbot, table, GoOnCard).go)
    card = is_card(qtbot, table, UnlockCard)
    assert table.shown.power == "ITALY"
    QTest.keyClicks(card.pin, PIN)
    press(card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown, RevealScreen))

    assert restarted.untold.disorder == ("FRANCE",)
