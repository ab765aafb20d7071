"""What is left of a list when the curtain has fallen; gunboat, where nobody is named."""

import os
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTextEdit

from engine.games.diplomacy.clocks import CLOCKS
from engine.games.diplomacy.phase import CALENDAR
from engine.seating.record import agrees
from gui import settings
from gui.clock.sheet import ClockSheet, LengthsCard
from gui.explain.deal_words import table_lines
from gui.kit import theme
from gui.master.log_words import log_text
from gui.process import log
from gui.seating.bid_page import BidPage
from gui.seating.curtain_page import AllInCard, CurtainPage, SeenCard
from gui.seating.power_page import PowerPage
from gui.seating.wish_page import WishPage
from gui.table.curtain.fall import Fall
from gui.words import labels

pytestmark = pytest.mark.usefixtures("alone")

READ = (
    "text",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "windowTitle",
    "placeholderText",
)


def everything():
    """Read all words that any widget could show or say, but for the name of the home's folder."""
    texts = []
    for widget in QApplication.allWidgets():
        for name in READ:
            read = getattr(widget, name, None)
            texts.append(str(read()) if callable(read) else "")
    return "\n".join(sorted(texts)).replace(os.environ["VELMOC_HOME"], "")


def test_nothing_of_a_list_is_left_when_the_curtain_has_fallen(dealer, window):
    page = dealer.page
    QGuiApplication.clipboard().clear()
    log.start(settings.data_folder())
    dealer.enter("bids")
    entry = dealer.rise(BidPage)
    assert not entry.findChildren(QLineEdit)  # no text field: nothing to undo, nothing to copy
    assert not entry.findChildren(QTextEdit)
    italy = entry.bids["ITALY"]
    italy.setFocus()
    QTest.keyClicks(italy, "73")
    for letter in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        QTest.keyClick(italy, letter, Qt.KeyboardModifier.ControlModifier)
    assert "Italy: 73" in everything()
    titles = {top.windowTitle() for top in QApplication.topLevelWidgets()}
    log.stop()
    window.screen_shown.hide_secrets()

    assert isinstance(page.room.page, CurtainPage)
    assert "73" not in everything()
    assert titles <= {"Velmoc", ""}
    assert QGuiApplication.clipboard().text() == ""
    written = (settings.data_folder() / log.NAME).read_text("utf-8")
    assert "73" not in re.sub(r"^.{23}", "", written, flags=re.MULTILINE)
    assert "73" not in repr(page.room.ballots)
    QApplication.processEvents()
    pixels, told = page.room.grab().toImage(), everything()
    entry = dealer.rise(BidPage)
    assert entry.bids["ITALY"].value == 73
    entry.bids["ITALY"].set_value(12)
    dealer.click(entry.cover)
    assert dealer.curtain.calling.called == 0
    assert page.room.grab().toImage() == pixels
    assert everything() == told


@pytest.mark.parametrize("why", ["idle", "window"])
def test_the_curtain_falls_by_itself_before_a_list(dealer, why):
    dealer.enter("wishes")
    dealer.key(dealer.rise(WishPage), "T")

    dealer.page.room._watch._leave(why)

    assert "fell" in dealer.curtain.calling.why
    assert "My list" not in everything()
    assert dealer.curtain.calling.called == 0


def test_gunboat_is_dealt_in_secret_and_names_nobody_until_the_end(dealer, window, board):
    page = dealer.page
    names = page.seats.players()
    page.form.keep_pin(2, "4711")
    dealer.tick(page.deal.gunboat)
    assert not any(pin.isVisible() for pin in page.seats.pins)
    assert not page.ways.cards["chosen"].isEnabled()
    assert not page.ways.cards["scores"].isEnabled()
    assert "gunboat, by lot" in page.foot.plan.text()
    assert "no talk" in page.foot.plan.text()
    assert "behind the curtain" in page.players.honest.text()  # no PIN is set on the page
    dealer.click(page.draw)
    known = dict([dealer.look("90817263")])
    dealer.click(dealer.curtain.leave)  # the others may look later
    dealer.click(page.draw)
    known |= dict(dealer.look() for _ in range(6))
    assert sorted(known.values()) == sorted(power.names["en"] for power in board.powers)
    assert isinstance(dealer.curtain.card, AllInCard)
    dealer.click(dealer.curtain.seats[3])
    assert isinstance(dealer.curtain.card, SeenCard)  # no PIN: nobody looks twice
    dealer.click(dealer.curtain.card.later)
    dealer.click(dealer.curtain.card.go)
    dealer.back()
    assert set(page.seats.powers()) == {""}
    dealer.click(page.start)

    bridge = window.navigator.bridge
    pins = [labels.power_name(board, seal.power) for seal in bridge.public().seals if seal.has_pin]
    assert pins == [known["Alena"]]
    QApplication.processEvents()
    assert not [name for name in names if name in everything()]
    QTest.keyClick(window.screen_shown, Qt.Key.Key_A)  # taps Austria's sign
    QApplication.processEvents()
    told = everything()
    assert not [name for name in names if name in told]
    assert "I play" in told

    clock = window.navigator.clock
    assert clock.clock.plan == CLOCKS["rulebook"].silent(CALENDAR)
    window.navigator.open.show_clock()
    dealer.click(window.findChild(ClockSheet).lengths)
    form = window.findChild(LengthsCard).form
    assert not form.minutes["spring"].isEnabled()
    assert form.minutes["writing"].isEnabled()
    clock.use(CLOCKS["wdc2019"])
    assert clock.clock.plan == CLOCKS["wdc2019"].silent(CALENDAR)
    assert clock.clock.plan.lengths["writing"] == 16 * 60

    bridge.end_by_draw()
    over = bridge.public()
    assert {seat.player: labels.power_name(board, seat.power) for seat in over.seats} == known
    assert agrees(over.dealt, over.lot, over.dealing, {s.power: s.player for s in over.seats})
    assert over.lot in "\n".join(table_lines(over, board))


def test_wishes_of_gunboat_are_not_told_when_they_are_dealt(dealer):
    page, plans = dealer.page, []
    page.agreed.disconnect()
    page.agreed.connect(plans.append)
    page.lineup.choose("three-triple")
    dealer.click(page.ways.cards["wishes"])
    dealer.tick(page.deal.gunboat)
    dealer.click(page.draw)
    for _ in range(3):
        entry = dealer.rise(WishPage)
        dealer.key(entry, "R")
        dealer.hand_in(entry)
    dealer.click(dealer.curtain.card.go)
    known = dict(dealer.look() for _ in range(3))
    dealer.click(dealer.curtain.card.go)
    dealer.back()
    dealer.click(page.start)

    plan = plans[0]
    assert plan.agreement.gunboat
    assert plan.agreement.dealing.wishes == (("RUSSIA",),) * 3
    russian = {name for name, side in known.items() if side == "Russia"}
    assert {seat.player for seat in plan.agreement.seats if seat.power == "RUSSIA"} == russian


def test_only_a_game_masters_desk_says_who_plays_what(dealer, window):
    page = dealer.page
    names = page.seats.players()
    dealer.click(page.modes.cards["master"])
    dealer.tick(page.deal.gunboat)
    dealer.click(page.draw)
    assert not dealer.rise(PowerPage).pin.isVisible()  # no envelopes, so no PINs
    dealer.page.room.cover()
    known = dict(dealer.look() for _ in names)
    dealer.click(dealer.curtain.card.go)
    dealer.back()
    dealer.click(page.start)

    desk = window.screen_shown
    shown = {box.player.text(): box.name.text() for box in desk.boxes.values()}
    assert shown == known
    bridge = window.navigator.bridge
    log = log_text(bridge.master.events(), bridge.rules)
    assert "Gunboat" in log
    told = log + repr(bridge.public())
    assert not [name for name in names if name in told]


@pytest.mark.parametrize("share", [0.0, 0.5, 0.9])
def test_the_curtain_falls_over_bare_ground_and_not_over_a_list(dealer, moving, share):
    dealer.enter("wishes")
    entry = dealer.rise(WishPage)
    dealer.key(entry, "R")
    entry.covered.emit()
    curtain = dealer.curtain
    fall = curtain.findChild(Fall)
    fall._down.stop()
    fall.grab()
    fall._begun = True
    fall._on_moved(share)
    image = curtain.grab().toImage()
    below = range(round(curtain.height() * share) + 90, curtain.height(), 5)
    seen = {image.pixelColor(x, y).name() for x in range(0, image.width(), 7) for y in below}
    assert seen <= {theme.colour("chrome").name()}
