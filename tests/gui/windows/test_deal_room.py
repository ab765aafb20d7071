"""Dealing the powers by lists, bids and scores, through the windows, and what is left of them."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit

from engine.clock.plan import PRESETS
from engine.seating.dealt import lots
from engine.seating.record import Way, agrees
from gui import i18n, log, settings, words
from gui.clock.sheet import ClockSheet, LengthsCard
from gui.explain.deal_words import table_lines
from gui.seating.bid_page import BidPage
from gui.seating.curtain_page import AllInCard, CurtainPage, HandedCard, SeatCall, SeenCard
from gui.seating.order_page import OrderPage, score_of
from gui.seating.power_page import PowerPage
from gui.seating.told_page import ToldPage
from gui.seating.wish_page import WishPage
from gui.table.pin_card import PinCard

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")
CASES = Path(__file__).parents[2] / "cases" / "seating" / "wishes.json"
EXAMPLE = json.loads(CASES.read_text("utf-8"))["cases"][0]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(window):
    window.new_game()
    found = window.screen_shown
    for field, name in zip(found.seats.names, NAMES, strict=True):
        QTest.keyClicks(field, name)
    return found


@pytest.fixture
def plans(page):
    found = []
    page.agreed.disconnect()
    page.agreed.connect(found.append)
    return found


@pytest.fixture
def shown(page, qtbot):
    """Wait for a kind of page in the room where powers are dealt."""

    def wait(kind):
        QApplication.processEvents()
        qtbot.waitUntil(lambda: isinstance(page.room.page, kind))
        QApplication.processEvents()
        return page.room.page

    return wait


def click(widget):
    QApplication.processEvents()
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT)


def enter(page, way):
    click(page.ways.cards[way])
    click(page.draw)


def raise_curtain(shown, kind):
    click(shown(CurtainPage).card.go)
    return shown(kind)


def hand_in(shown, entry):
    click(entry.go)
    click(entry.go)
    return shown(CurtainPage)


def key(widget, letter):
    QTest.keyClick(widget, getattr(Qt.Key, f"Key_{letter}"))


def seed_that_draws(**wanted):
    """Find a seed by which the lots fall so: ``T="36"`` draws the first of them."""
    for number in range(10_000):
        draw = lots(str(number))
        if all(draw(side, sorted(seats)) == seats[0] for side, seats in wanted.items()):
            return str(number)
    raise AssertionError(wanted)


def test_the_printed_example_comes_out_through_the_windows(
    page, plans, shown, monkeypatch, qtbot, board, window
):
    seed = seed_that_draws(TURKEY="36", ENGLAND="725")
    monkeypatch.setattr("gui.seating.room.new_lot", lambda: seed)
    enter(page, "wishes")
    for wishes in EXAMPLE["lists"].values():
        entry = raise_curtain(shown, WishPage)
        for letter in wishes:
            key(entry, letter)
        hand_in(shown, entry)
    click(shown(CurtainPage).card.go)
    told = shown(ToldPage)
    steps = []
    while told.at < len(told.grants):
        click(told.go)
        steps.append(told.step.text())
    assert seed in told.seed.text()
    click(told.go)
    qtbot.waitUntil(page.start.isVisible)

    letters = {power.letter: power.id for power in board.powers}
    wanted = [letters[letter] for letter in EXAMPLE["dealt"].values()]
    assert list(page.seats.powers()) == wanted
    assert "Cyril: Turkey, wish no. 1. By lot, before Pavel: the same wish." in steps
    assert "Gustav: England, wish no. 1. By lot, before Bohuslav, Eva: the same wish." in steps
    assert "Bohuslav: Russia, wish no. 4." in steps
    click(page.start)
    plan = plans[0]
    assert (plan.dealt, plan.lot) == (Way.WISHES, seed)
    assert plan.dealing.players == NAMES
    window.navigator.found_game(plan)
    public = window.navigator.hub.public()
    assert public.dealing == plan.dealing
    assert public.player("GERMANY") == "Eva"


def test_a_list_is_written_by_mouse_left_for_later_and_thrown_away(page, shown):
    enter(page, "wishes")
    entry = raise_curtain(shown, WishPage)
    for side in ("FRANCE", "ITALY", "RUSSIA"):
        click(entry.free[side])
    click(entry.up["RUSSIA"])
    click(entry.off["FRANCE"])
    assert entry.wishes == ["RUSSIA", "ITALY"]
    click(entry.cover)
    curtain = shown(CurtainPage)
    click(curtain.card.later)
    assert isinstance(shown(CurtainPage).card, SeatCall)
    assert page.room.page.calling.called == 1
    click(page.room.page.leave)
    assert page.would_lose

    click(page.draw)
    click(shown(CurtainPage).seats[0])
    entry = raise_curtain(shown, WishPage)
    assert entry.wishes == ["RUSSIA", "ITALY"]
    click(entry.go)
    assert "Turkey" in entry.sure.words.text()
    click(entry.change)
    assert not entry.asking
    curtain = hand_in(shown, entry)
    click(curtain.seats[0])
    assert isinstance(shown(CurtainPage).card, HandedCard)
    assert raise_curtain(shown, WishPage).wishes == []


def test_bids_are_checked_in_words_where_they_are_wrong(page, shown):
    enter(page, "bids")
    entry = raise_curtain(shown, BidPage)
    cells = entry.bids
    for side, digits in (("AUSTRIA", "60"), ("ENGLAND", "60"), ("FRANCE", "7")):
        cells[side].setFocus()
        QTest.keyClicks(cells[side], f"x-{digits}")
    click(entry.go)

    assert entry.trouble.isVisible()
    assert "Austria-Hungary; England" in entry.trouble.text()
    assert "27 more than 100" in entry.trouble.text()
    assert not entry.asking

    cells["ENGLAND"].setFocus()
    key(cells["ENGLAND"], "Delete")
    for _ in range(3):
        key(cells["ENGLAND"], "PageUp")
    click(entry.less["ENGLAND"])
    assert entry.left.text() == "Left: 4"
    assert hand_in(shown, entry).calling.done[0]


def test_scores_set_the_order_and_everybody_takes_what_is_left(page, plans, shown, qtbot):
    enter(page, "scores")
    order = shown(OrderPage)
    for line, score in zip(order.scores, ("1", "7", "3,5", "ten", "6", "5", "4"), strict=True):
        QTest.keyClicks(line, score)
    click(order.go)
    assert "Dana: “ten” is no number" in order.trouble.text()
    order.scores[3].selectAll()
    QTest.keyClicks(order.scores[3], "2")
    click(order.go)
    taken = ["T", "F", "A", "G", "E", "R"]
    for letter in taken:
        key(order, letter)
        key(order, letter)  # what is gone cannot be taken again
    click(order.back)
    click(order.free["RUSSIA"])
    click(order.free["ITALY"])
    click(order.go)
    qtbot.waitUntil(page.start.isVisible)

    click(page.start)
    plan = plans[0]
    # Bohuslav had the most, then Eva, Pavel, Gustav, Cyril, Dana and Alena.
    assert plan.dealing.scores == (1, 7, 3.5, 2, 6, 5, 4)
    assert [page.seats.powers()[seat] for seat in (1, 4, 5, 6)] == [
        "TURKEY",
        "FRANCE",
        "AUSTRIA",
        "GERMANY",
    ]


@pytest.mark.parametrize(
    ("text", "score"),
    [("", 0.0), (" 12,5 ", 12.5), ("-3", -3.0), ("−3", -3.0), ("x", None), ("inf", None)],
)
def test_a_score_is_read_as_people_write_it(text, score):
    assert score_of(text) == score
    assert score_of("nan") is None
    assert score_of("1e99") is None


def everything(window):
    """Read all words of the window, as a screen reader and as anybody who looks at widgets."""
    texts = []
    for widget in QApplication.allWidgets():
        for name in ("text", "toolTip", "accessibleName", "windowTitle", "placeholderText"):
            read = getattr(widget, name, None)
            texts.append(str(read()) if callable(read) else "")
    open_ = [QAccessible.queryAccessibleInterface(window)]
    while open_:
        node = open_.pop()
        if node is not None and node.isValid():
            texts.append(node.text(QAccessible.Text.Name))
            open_ += [node.child(at) for at in range(node.childCount())]
    return "\n".join(sorted(texts))


def test_nothing_of_a_list_is_left_when_the_curtain_has_fallen(page, shown, window):
    QGuiApplication.clipboard().clear()
    log.start(settings.data_folder())
    enter(page, "bids")
    entry = raise_curtain(shown, BidPage)
    assert not entry.findChildren(QLineEdit)  # no text field: nothing to undo, nothing to copy
    assert not entry.findChildren(QTextEdit)
    entry.bids["ITALY"].setFocus()
    QTest.keyClicks(entry.bids["ITALY"], "73")
    QTest.keyClick(entry.bids["ITALY"], Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "Italy: 73" in everything(window)
    titles = {top.windowTitle() for top in QApplication.topLevelWidgets()}
    log.stop()
    window.screen_shown.hide_secrets()

    assert isinstance(page.room.page, CurtainPage)
    assert "73" not in everything(window)
    assert titles <= {"Velmoc", ""}
    assert QGuiApplication.clipboard().text() == ""
    written = (settings.data_folder() / log.NAME).read_text("utf-8")
    assert "73" not in re.sub(r"^.{23}", "", written, flags=re.MULTILINE)
    assert "73" not in repr(page.room.ballots)
    QApplication.processEvents()
    pixels, told = page.room.grab().toImage(), everything(window)
    entry = raise_curtain(shown, BidPage)
    assert entry.bids["ITALY"].value == 73
    entry.bids["ITALY"].set_value(12)
    click(entry.cover)
    shown(CurtainPage)
    assert page.room.grab().toImage() == pixels
    assert everything(window) == told


@pytest.mark.parametrize("why", ["idle", "window"])
def test_the_curtain_falls_by_itself_before_a_list(page, shown, why):
    enter(page, "wishes")
    entry = raise_curtain(shown, WishPage)
    key(entry, "T")

    page.room._watch._leave(why)

    curtain = shown(CurtainPage)
    assert "fell" in curtain.calling.why
    assert "My list" not in everything(page.window())
    assert curtain.calling.called == 0


def test_a_pin_guards_a_list_that_was_begun(page, shown, qtbot):
    page._keep_pin(0, "4711")
    enter(page, "wishes")
    curtain = shown(CurtainPage)
    QTest.keyClicks(curtain.card.pin, "1234")
    click(curtain.card.go)
    qtbot.waitUntil(curtain.card.word.isVisible)
    assert isinstance(page.room.page, CurtainPage)
    qtbot.waitUntil(curtain.card.pin.isEnabled)
    QTest.keyClicks(curtain.card.pin, "4711")
    click(curtain.card.go)

    shown(WishPage)


def test_fewer_players_are_dealt_whole_sides(page, plans, shown, qtbot):
    page.lineup.choose("three-mixed")
    enter(page, "wishes")
    for _ in range(3):
        entry = raise_curtain(shown, WishPage)
        for letter in "AEFGIRT":
            key(entry, letter)
        assert len(entry.wishes) == 3
        hand_in(shown, entry)
    assert isinstance(shown(CurtainPage).card, AllInCard)
    click(shown(CurtainPage).card.go)
    told = shown(ToldPage)
    click(told.rest)
    click(told.go)
    qtbot.waitUntil(page.start.isVisible)
    click(page.start)

    assert sorted(seat.power for seat in plans[0].seats) == sorted(
        power for side in page.lineup.sides for power in side
    )
    assert len(plans[0].dealing.wishes) == 3


def test_another_language_is_spoken_without_losing_a_wish(page, shown, qtbot):
    enter(page, "wishes")
    entry = raise_curtain(shown, WishPage)
    key(entry, "T")
    i18n.speak("cs")
    try:
        qtbot.waitUntil(lambda: "přání" in page.room.page.title.text())
        assert page.room.page.wishes == ["TURKEY"]
    finally:
        i18n.speak("en")


def test_another_way_or_arrangement_forgets_what_was_written(page, shown):
    enter(page, "wishes")
    entry = raise_curtain(shown, WishPage)
    key(entry, "T")
    hand_in(shown, entry)
    click(shown(CurtainPage).leave)

    click(page.ways.cards["bids"])

    assert not page.would_lose


def look(page, shown, board, *, pin=""):
    """Let whoever is called look what he plays; return his name and that of the power."""
    curtain = shown(CurtainPage)
    player = curtain.calling.players[curtain.calling.called]
    own = raise_curtain(shown, PowerPage)
    if pin:
        click(own.pin)
        card = own.findChild(PinCard)
        QTest.keyClicks(card.first, pin)
        QTest.keyClicks(card.again, pin)
        click(card.save)
    power = own.name.text()
    click(own.go)
    shown(CurtainPage)
    return player, power


def test_gunboat_is_dealt_in_secret_and_names_nobody_until_the_end(
    page, shown, window, board, qtbot
):
    page._keep_pin(2, "4711")
    click_box(page.deal.gunboat)
    assert not any(pin.isVisible() for pin in page.seats.pins)
    assert not page.ways.cards["chosen"].isEnabled()
    assert not page.ways.cards["scores"].isEnabled()
    assert "gunboat; rules" in page.plan.text()
    assert "no talk" in page.plan.text()
    click(page.start)
    known = dict([look(page, shown, board, pin="90817263")])
    click(shown(CurtainPage).leave)  # he may be looked for later
    click(page.draw)
    for _ in range(6):
        known |= dict([look(page, shown, board)])
    assert sorted(known.values()) == sorted(power.names["en"] for power in board.powers)
    curtain = shown(CurtainPage)
    assert isinstance(curtain.card, AllInCard)
    click(curtain.seats[3])
    assert isinstance(shown(CurtainPage).card, SeenCard)  # no PIN: nobody looks twice
    click(page.room.page.card.later)
    click(shown(CurtainPage).card.go)
    qtbot.waitUntil(page.start.isVisible)
    assert set(page.seats.powers()) == {""}
    click(page.start)

    hub = window.navigator.hub
    public = hub.public()
    pins = [words.power_name(board, seal.power) for seal in public.seals if seal.has_pin]
    assert pins == [known["Alena"]]
    QApplication.processEvents()
    told = everything(window)
    assert not [name for name in NAMES if name in told]
    assert "I play" in told
    plan = window.navigator.clock.clock.plan
    assert (plan.first, plan.spring, plan.autumn) == (0, 0, 0)
    window.navigator.show_clock()
    sheet = window.findChild(ClockSheet)
    click(sheet.lengths)
    form = window.findChild(LengthsCard).form
    assert not form.minutes["spring"].isEnabled()
    assert form.minutes["writing"].isEnabled()
    window.navigator.clock.use(PRESETS["british"])
    assert window.navigator.clock.clock.plan == PRESETS["british"].silent()

    hub.end_by_draw()
    over = hub.public()
    seats = {seat.player: words.power_name(board, seat.power) for seat in over.seats}
    assert seats == known
    assert agrees(over.dealt, over.lot, over.dealing, {s.power: s.player for s in over.seats})
    assert over.lot in "\n".join(table_lines(over, board))


def click_box(box):
    QTest.mouseClick(box, LEFT, pos=QPoint(12, box.height() // 2))
    assert box.isChecked()


def test_wishes_of_gunboat_are_not_told_when_they_are_dealt(page, shown, plans, qtbot, board):
    page.lineup.choose("three-triple")
    click(page.ways.cards["wishes"])
    click_box(page.deal.gunboat)
    click(page.draw)
    for _ in range(3):
        entry = raise_curtain(shown, WishPage)
        key(entry, "R")
        hand_in(shown, entry)
    click(shown(CurtainPage).card.go)
    assert shown(CurtainPage).calling.looking
    known = dict([look(page, shown, board) for _ in range(3)])
    click(shown(CurtainPage).card.go)
    qtbot.waitUntil(page.start.isVisible)
    click(page.start)

    plan = plans[0]
    assert plan.gunboat
    assert plan.dealing.wishes == (("RUSSIA",),) * 3
    assert {seat.player for seat in plan.seats if seat.power == "RUSSIA"} == {
        name for name, side in known.items() if side == "Russia"
    }
