"""An evening from curtain to curtain: who comes, what is sealed, when it is revealed."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.store.errors import StoreError, StoreFault
from engine.table.incident import Reason
from engine.table.refusal import CommandError
from engine.table.view import Stage
from gui import i18n
from gui.kit.dialog import Message
from gui.table.curtain.call_cards import CallCard
from gui.table.curtain.cards import GoOnCard
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.envelope_cards import EnvelopeCard, VoidCard
from gui.table.desk.desk_screen import DeskScreen
from gui.table.desk.seal import SealedScreen
from gui.table.evening.evening import Evening
from gui.table.page.table_screen import TableScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen

pytestmark = pytest.mark.usefixtures("bare_boards")

LEFT = Qt.MouseButton.LeftButton


def is_shown(qtbot, table, kind):
    qtbot.waitUntil(lambda: isinstance(table.shown, kind))
    return table.shown


def to_desk(qtbot, table, press, pin=""):
    if isinstance(table.shown, TableScreen):
        press(table.shown.side.primary)
    curtain = is_shown(qtbot, table, CurtainScreen)
    if pin:
        QTest.keyClicks(curtain.card.pin, pin)
    press(curtain.card.go)
    return is_shown(qtbot, table, DeskScreen)


def test_it_begins_at_the_table_and_the_curtain_calls_whoever_is_first(
    evening, table, bridge, press, qtbot
):
    page = is_shown(qtbot, table, TableScreen)

    press(page.side.primary)

    assert is_shown(qtbot, table, CurtainScreen).power == bridge.public().queue[0]
    assert table.windowTitle() == "Velmoc"


def test_whoever_is_called_and_not_here_goes_to_the_end_of_the_queue(
    evening, table, bridge, call, press, qtbot
):
    first, second, *_ = bridge.public().queue

    press(call().card.later)

    is_shown(qtbot, table, TableScreen)
    assert bridge.public().queue[-1] == first
    assert call().power == second


@pytest.mark.parametrize("way", ["click", "letter", "enter on the sign"])
def test_whoever_taps_his_sign_is_asked_whether_it_is_he(evening, table, bridge, press, qtbot, way):
    queue = bridge.public().queue
    tile = table.shown.side.tiles.of["RUSSIA"]
    match way:
        case "click":
            press(tile)
        case "letter":
            QTest.keyClick(table.shown, Qt.Key.Key_R)
        case _:
            tile.setFocus()
            QTest.keyClick(tile, Qt.Key.Key_Return)

    curtain = is_shown(qtbot, table, CurtainScreen)
    assert curtain.power == "RUSSIA"
    assert "Pavel has tapped this sign." in " ".join(
        word.text() for word in curtain.findChildren(QLabel)
    )
    QTest.keyClick(curtain, Qt.Key.Key_Escape)
    is_shown(qtbot, table, TableScreen)
    assert bridge.public().queue == queue  # he was not called: nobody is put off


def test_a_stray_key_raises_nothing(evening, table, call, qtbot):
    curtain = call()
    assert not curtain.card.go.hasFocus()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_F9, Qt.Key.Key_R):
        QTest.keyClick(curtain, key)
    qtbot.wait(20)

    assert table.shown is curtain


def test_a_sealed_desk_gives_way_to_the_fingerprint_and_the_table(
    evening, table, bridge, seal, call
):
    first, second, *_ = bridge.public().queue

    seal()

    assert bridge.public().queue[0] == second
    assert isinstance(table.shown, TableScreen)
    assert next(s.sealed for s in bridge.public().seals if s.power == first)
    assert call().power == second


def test_the_fingerprint_goes_by_itself(evening, table, press, qtbot, monkeypatch):
    monkeypatch.setattr("gui.table.desk.seal.SHOWN_MS", 30)
    desk = to_desk(qtbot, table, press)
    press(desk.panel.seal)

    press(desk.sheet.seal)

    is_shown(qtbot, table, SealedScreen)
    is_shown(qtbot, table, TableScreen)


def test_covering_the_desk_keeps_the_draft_for_its_owner(evening, table, press, qtbot):
    desk = to_desk(qtbot, table, press)
    power = desk.secret_of
    at = next(iter(desk.panel.list.rows))
    QTest.keyClicks(desk.entry.line, f"{at} H")
    QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)
    written = desk.orders
    assert written

    press(desk.cover)
    curtain = is_shown(qtbot, table, CurtainScreen)
    assert curtain.power == power

    assert to_desk(qtbot, table, press).orders == written


def test_drafts_wait_for_each_power_of_its_own(evening, table, bridge, call, press, qtbot):
    first = to_desk(qtbot, table, press)
    power = first.secret_of
    other_power = next(one for one in bridge.public().queue if one != power)
    unit = next(iter(first.panel.list.rows))
    first.hand.begin(unit)
    QTest.keyClicks(first.view, "h")
    press(first.cover)
    press(is_shown(qtbot, table, CurtainScreen).card.later)
    is_shown(qtbot, table, TableScreen)

    call(other_power)
    other = to_desk(qtbot, table, press)

    assert other.orders == ()
    assert other.secret_of == other_power
    press(other.cover)
    press(is_shown(qtbot, table, CurtainScreen).card.later)
    is_shown(qtbot, table, TableScreen)
    call(power)
    assert to_desk(qtbot, table, press).orders == (f"{unit} H",)


def test_nobody_at_the_laptop_lowers_the_curtain(bridge, loaded, table, press, qtbot):
    evening = Evening(bridge, loaded, table, idle_seconds=0.8)
    evening.begin()

    desk = to_desk(qtbot, table, press)
    power = desk.secret_of

    curtain = is_shown(qtbot, table, CurtainScreen)
    assert curtain.power == power
    evening.deleteLater()


def test_the_fingerprint_of_a_seal_stays_public_until_the_reveal(evening, table, bridge, seal):
    power = seal()

    sign = next(one for one in bridge.public().seals if one.power == power).signs
    told = [label.text().replace("\N{NO-BREAK SPACE}", " ") for label in table.findChildren(QLabel)]
    assert [text for text in told if sign in text]


def test_leaving_the_window_lowers_the_curtain(evening, table, press, qtbot):
    to_desk(qtbot, table, press)

    evening.flow.watch._on_state(Qt.ApplicationState.ApplicationInactive)

    is_shown(qtbot, table, CurtainScreen)


def test_minimising_the_window_lowers_the_curtain(evening, table, press, qtbot):
    to_desk(qtbot, table, press)

    table.showMinimized()

    is_shown(qtbot, table, CurtainScreen)


def test_a_wrong_pin_raises_nothing_and_counts_down(evening, table, bridge, call, press, qtbot):
    power = bridge.public().queue[0]
    bridge.set_pin(power, "1234")
    evening.begin()
    card = call().card
    assert not card.go.isEnabled()

    QTest.keyClicks(card.pin, "9999")
    QTest.keyClick(card.pin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: card.waiting > 0)

    assert isinstance(table.shown, CurtainScreen)
    assert card.pin.text() == ""
    assert not card.pin.isEnabled()
    qtbot.waitUntil(card.pin.isEnabled)
    QTest.keyClicks(card.pin, "1234")
    QTest.keyClick(card.pin, Qt.Key.Key_Return)
    is_shown(qtbot, table, DeskScreen)


def test_the_field_stays_shut_at_least_as_long_as_the_lock(evening, bridge, call):
    bridge.set_pin(bridge.public().queue[0], "1234")
    evening.begin()
    card = call().card

    card.wrong_pin(30.4)

    assert "31" in card.word.text()
    assert 30.4 < card.waiting + 5 < 36


def test_the_right_pin_typed_too_soon_is_not_called_wrong(
    evening, table, bridge, store, call, qtbot
):
    power = bridge.public().queue[0]
    later = datetime.now(UTC) + timedelta(seconds=500)
    bridge.set_pin(power, "1234")
    lock = replace(store.pins()[power], failures=10, not_before=later.isoformat())
    store.append((), pins={power: lock})
    evening.begin()
    card = call().card

    QTest.keyClicks(card.pin, "1234")
    QTest.keyClick(card.pin, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: card.waiting > 0)

    assert card.word.text().startswith("No PIN is taken for")
    table.resize(1280, 800)
    assert table.shown.card is not card
    assert table.shown.card.word.text().startswith("No PIN is taken for")


def test_back_behind_the_curtain_an_owner_finds_only_his_closed_envelope(
    evening, table, bridge, seal, call, press, qtbot
):
    power = seal()

    assert call(power).power == power
    assert isinstance(table.shown.card, CallCard)
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown.card, EnvelopeCard))
    press(table.shown.card.back)

    is_shown(qtbot, table, TableScreen)
    assert not any(s.reopened for s in bridge.public().seals)


def test_the_question_whether_to_open_the_seal_outlives_a_change_of_language(
    evening, table, seal, call, press, qtbot, dressed
):
    call(seal())
    press(table.shown.card.go)
    qtbot.waitUntil(lambda: isinstance(table.shown.card, EnvelopeCard))
    press(table.shown.card.open)
    asked = table.shown.card.open.text()
    assert asked.startswith("\u2002")  # as far from its icon as it was before

    i18n.speak("cs")
    dressed.processEvents()

    card = table.shown.card
    qtbot.waitUntil(card.question.isVisible)
    assert card.open.text() != asked
    press(card.open)
    is_shown(qtbot, table, DeskScreen)


def test_all_sealed_reveals_then_results_then_the_next_phase(
    evening, table, bridge, seal, press, qtbot
):
    for _ in range(7):
        assert is_shown(qtbot, table, TableScreen).side.witness.code is None  # it takes 30 ms
        seal()
    page = is_shown(qtbot, table, TableScreen)
    assert page.side.all_sealed
    assert page.side.title.text() == "All 7 have sealed"
    assert page.side.witness.code.isVisible()
    assert page.side.witness.code.text == bridge.public().witness.text()
    QTest.keyClick(page, Qt.Key.Key_Return)  # a stray Enter reveals nothing
    assert not page.side.primary.hasFocus()
    assert bridge.public().stage is Stage.WRITING

    press(page.side.primary)
    reveal = is_shown(qtbot, table, RevealScreen)
    assert bridge.public().stage is Stage.REVEALED
    reveal.finished.emit()
    results = is_shown(qtbot, table, ResultsScreen)
    results.go_on.emit()

    is_shown(qtbot, table, TableScreen)
    assert bridge.public().phase.code == "F1901M"


def test_going_on_without_some_names_them_and_asks_again(
    evening, table, bridge, seal, press, qtbot
):
    seal()
    missing = bridge.public().queue

    press(table.shown.side.go_on)
    assert isinstance(is_shown(qtbot, table, CurtainScreen).card, GoOnCard)
    press(table.shown.card.stay)
    press(is_shown(qtbot, table, TableScreen).side.go_on)
    press(is_shown(qtbot, table, CurtainScreen).card.go)

    is_shown(qtbot, table, RevealScreen)
    assert set(bridge.untold.disorder) == set(missing)


def test_what_was_not_stored_is_not_sealed_and_says_so(
    evening, table, bridge, press, qtbot, monkeypatch
):
    desk = to_desk(qtbot, table, press)
    press(desk.panel.seal)

    def full(*_, **__):
        raise CommandError("over")

    monkeypatch.setattr(bridge, "seal", full)
    press(desk.sheet.seal)
    qtbot.waitUntil(lambda: desk.sheet._trouble is not None)

    assert table.shown is desk
    assert desk.sheet._trouble.words.text().startswith("Not stored, not sealed.")


def test_results_that_cannot_go_on_say_why_in_a_card(
    evening, table, bridge, qtbot, monkeypatch, press, tmp_path
):
    bridge.reveal(force=True)
    evening.begin()
    results = is_shown(qtbot, table, ResultsScreen)

    def full():
        raise StoreError(StoreFault.DISK_FULL, tmp_path / "thursday.velmoc")

    monkeypatch.setattr(bridge, "advance", full)
    press(results.bar.go)
    qtbot.waitUntil(lambda: table.findChild(Message) is not None)

    assert table.shown is results
    assert "The disk is full." in table.findChild(Message).words.text()
    assert "thursday.velmoc" in table.findChild(Message).words.text()


def test_a_restarted_game_begins_where_it_was(evening, bridge, loaded, table, seal, call):
    seal()
    queue = bridge.public().queue

    again = Evening(bridge, loaded, table)
    again.begin()

    assert call().power == queue[0]
    again.deleteLater()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_card_speaks_the_language_at_once(evening, table, bridge, call, dressed, language):
    call()
    i18n.speak(language)
    dressed.processEvents()

    power = bridge.rules.board.powers_by_id[table.shown.power]
    assert any(word.text() == power.names[language] for word in table.shown.findChildren(QLabel))


def test_an_owner_sets_changes_and_removes_his_pin_at_the_desk(
    evening, table, bridge, press, qtbot
):
    def seal_of(power):
        return next(s for s in bridge.public().seals if s.power == power)

    desk = to_desk(qtbot, table, press)
    power = desk.secret_of
    desk.pin_chosen.emit("1234")
    qtbot.waitUntil(lambda: seal_of(power).has_pin)
    press(desk.cover)
    is_shown(qtbot, table, CurtainScreen)

    desk = to_desk(qtbot, table, press, pin="1234")
    desk.pin_chosen.emit("")

    qtbot.waitUntil(lambda: not seal_of(power).has_pin)


def test_the_pin_card_of_a_desk_goes_with_the_desk(evening, table, press, qtbot):
    import shiboken6
    from PySide6.QtWidgets import QDialog

    desk = to_desk(qtbot, table, press)
    press(desk.pin)
    card = desk.findChild(QDialog)
    assert card.isVisible()

    desk.cover_asked.emit()
    is_shown(qtbot, table, CurtainScreen)

    assert not shiboken6.isValid(card)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda one: replace(one, nonce="z" + one.nonce[1:]),
        lambda one: replace(one, nonce=one.nonce[:-1]),
        lambda one: replace(one, orders=("A PAR - BUR",)),
        lambda one: replace(one, phase="F1901M"),
        lambda one: replace(one, motion="nonsense"),
    ],
)
def test_a_damaged_envelope_is_named_and_the_table_voids_it(
    evening, table, session, store, press, qtbot, spoil
):
    bridge = evening._bridge
    for power in bridge.public().queue:
        session.envelopes.seal(power, [])
    evening.begin()
    store._envelopes["FRANCE"] = spoil(store._envelopes["FRANCE"])
    press(table.shown.side.primary)
    qtbot.waitUntil(lambda: getattr(table.shown, "power", "") == "FRANCE")

    asked = table.shown.card
    assert isinstance(asked, VoidCard)
    assert asked.why.reason == Reason.DAMAGED
    assert "France" in asked.trouble.words.text()
    assert bridge.public().stage is Stage.WRITING
    press(asked.go)
    qtbot.waitUntil(lambda: not is_sealed(bridge, "FRANCE"))
    press(is_shown(qtbot, table, TableScreen).side.go_on)
    press(is_shown(qtbot, table, CurtainScreen).card.go)

    is_shown(qtbot, table, RevealScreen)
    past = bridge.untold
    assert past.disorder == ("FRANCE",)
    assert len(past.orders) == 6
    assert [(one.power, one.reason) for one in past.incidents] == [("FRANCE", Reason.DAMAGED)]


def is_sealed(bridge, power):
    return next(seal.sealed for seal in bridge.public().seals if seal.power == power)


def test_a_click_that_comes_after_the_game_is_closed_does_nothing(bridge, loaded, table, qtbot):
    acts, closed = [], Evening(bridge, loaded, table)
    late = closed.flow.later(lambda: acts.append("acted"))
    shiboken6.delete(closed)

    late()
    qtbot.wait(20)

    assert not acts
