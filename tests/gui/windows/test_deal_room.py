"""Dealing the powers by lists, bids and scores, through the windows."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.seating.dealt import lots
from engine.seating.record import Way
from gui import i18n
from gui.kit.dialog import Question
from gui.seating.bid_page import BidPage
from gui.seating.curtain_page import AllInCard, HandedCard, SeatCall
from gui.seating.order_page import OrderPage, score_of
from gui.seating.told_page import ToldPage
from gui.seating.wish_page import WishPage

CASES = Path(__file__).parents[2] / "cases" / "seating" / "wishes.json"
EXAMPLE = json.loads(CASES.read_text("utf-8"))["cases"][0]


@pytest.fixture
def plans(dealer):
    found = []
    dealer.page.agreed.disconnect()
    dealer.page.agreed.connect(found.append)
    return found


def seed_that_draws(**wanted):
    """Find a seed by which the lots fall so: ``TURKEY="36"`` draws the first of them."""
    for number in range(10_000):
        draw = lots(str(number))
        if all(draw(side, sorted(seats)) == seats[0] for side, seats in wanted.items()):
            return str(number)
    raise AssertionError(wanted)


def test_the_printed_example_comes_out_through_the_windows(
    dealer, plans, monkeypatch, board, window
):
    seed = seed_that_draws(TURKEY="36", ENGLAND="725")
    monkeypatch.setattr("gui.seating.room.new_lot", lambda: seed)
    page = dealer.page
    dealer.enter("wishes")
    for wishes in EXAMPLE["lists"].values():
        entry = dealer.rise(WishPage)
        for letter in wishes:
            dealer.key(entry, letter)
        dealer.hand_in(entry)
    dealer.click(dealer.curtain.card.go)
    told = dealer.shown(ToldPage)
    steps = []
    while told.at < len(told.grants):
        dealer.click(told.go)
        steps.append(told.step.text())
    assert seed in told.seed.text()
    dealer.click(told.go)
    dealer.back()

    letters = {power.letter: power.id for power in board.powers}
    wanted = [letters[letter] for letter in EXAMPLE["dealt"].values()]
    assert list(page.seats.powers()) == wanted
    assert "Cyril: Turkey, wish no. 1. By lot, before Pavel: the same wish." in steps
    assert "Gustav: England, wish no. 1. By lot, before Bohuslav, Eva: the same wish." in steps
    assert "Bohuslav: Russia, wish no. 4." in steps
    dealer.click(page.start)
    plan = plans[0]
    assert (plan.agreement.dealt, plan.agreement.lot) == (Way.WISHES, seed)
    assert plan.agreement.dealing.players == page.seats.players()
    window.navigator.found_game(plan)
    public = window.navigator.bridge.public()
    assert public.dealing == plan.agreement.dealing
    assert public.player("GERMANY") == "Eva"


def test_a_list_is_written_by_mouse_left_for_later_and_thrown_away(dealer):
    page = dealer.page
    dealer.enter("wishes")
    entry = dealer.rise(WishPage)
    for side in ("FRANCE", "ITALY", "RUSSIA"):
        dealer.click(entry.free[side])
    dealer.click(entry.up["RUSSIA"])
    dealer.click(entry.off["FRANCE"])
    assert entry.wishes == ["RUSSIA", "ITALY"]
    dealer.click(entry.cover)
    dealer.click(dealer.curtain.card.later)
    assert isinstance(dealer.curtain.card, SeatCall)
    assert page.room.page.calling.called == 1
    dealer.click(page.room.page.leave)
    assert page.would_lose

    dealer.click(page.draw)
    dealer.click(dealer.curtain.seats[0])
    entry = dealer.rise(WishPage)
    assert entry.wishes == ["RUSSIA", "ITALY"]
    dealer.click(entry.go)
    assert "Turkey" in entry.sure.words.text()
    dealer.click(entry.change)
    assert not entry.asking
    dealer.click(dealer.hand_in(entry).seats[0])
    assert isinstance(dealer.curtain.card, HandedCard)
    assert dealer.rise(WishPage).wishes == []


def test_bids_are_checked_in_words_where_they_are_wrong(dealer):
    dealer.enter("bids")
    entry = dealer.rise(BidPage)
    cells = entry.bids
    for side, digits in (("AUSTRIA", "60"), ("ENGLAND", "60"), ("FRANCE", "7")):
        cells[side].setFocus()
        QTest.keyClicks(cells[side], f"x-{digits}")
    dealer.click(entry.go)

    assert entry.trouble.isVisible()
    assert "Austria-Hungary; England" in entry.trouble.text()
    assert "27 more than 100" in entry.trouble.text()
    assert not entry.asking

    cells["ENGLAND"].setFocus()
    dealer.key(cells["ENGLAND"], "Delete")
    for _ in range(3):
        dealer.key(cells["ENGLAND"], "PageUp")
    dealer.click(entry.less["ENGLAND"])
    assert entry.left.text() == "Left: 4"
    assert dealer.hand_in(entry).calling.done[0]


def test_scores_set_the_order_and_everybody_takes_what_is_left(dealer, plans):
    page = dealer.page
    dealer.enter("scores")
    order = dealer.shown(OrderPage)
    for line, score in zip(order.scores, ("1", "7", "3,5", "ten", "6", "5", "4"), strict=True):
        QTest.keyClicks(line, score)
    dealer.click(order.go)
    assert "Dana: “ten” is no number" in order.trouble.text()
    order.scores[3].selectAll()
    QTest.keyClicks(order.scores[3], "2")
    dealer.click(order.go)
    for letter in "TFAGER":
        dealer.key(order, letter)
        dealer.key(order, letter)  # what is gone cannot be taken again
    dealer.click(order.back)
    dealer.click(order.free["RUSSIA"])
    dealer.click(order.free["ITALY"])
    dealer.click(order.go)
    dealer.back()

    dealer.click(page.start)
    # Bohuslav had the most, then Eva, Pavel, Gustav, Cyril, Dana and Alena.
    assert plans[0].agreement.dealing.scores == (1, 7, 3.5, 2, 6, 5, 4)
    taken = [page.seats.powers()[seat] for seat in (1, 4, 5, 6)]
    assert taken == ["TURKEY", "FRANCE", "AUSTRIA", "GERMANY"]


@pytest.mark.parametrize(
    ("text", "score"),
    [("", 0.0), (" 12,5 ", 12.5), ("−3", -3.0), ("x", None), ("inf", None), ("1e99", None)],
)
def test_a_score_is_read_as_people_write_it(text, score):
    assert score_of(text) == score


def test_a_pin_guards_a_list_that_was_begun(dealer, qtbot):
    dealer.page.form.keep_pin(0, "4711")
    dealer.enter("wishes")
    curtain = dealer.curtain
    QTest.keyClicks(curtain.card.pin, "1234")
    dealer.click(curtain.card.go)
    qtbot.waitUntil(curtain.card.word.isVisible)
    assert dealer.page.room.page is curtain
    qtbot.waitUntil(curtain.card.pin.isEnabled)
    QTest.keyClicks(curtain.card.pin, "4711")

    dealer.rise(WishPage)


def test_fewer_players_are_dealt_whole_sides(dealer, plans):
    page = dealer.page
    page.lineup.choose("three-mixed")
    dealer.enter("wishes")
    for _ in range(3):
        entry = dealer.rise(WishPage)
        for letter in "AEFGIRT":
            dealer.key(entry, letter)
        assert len(entry.wishes) == 3
        dealer.hand_in(entry)
    assert isinstance(dealer.curtain.card, AllInCard)
    dealer.click(page.room.page.card.go)
    told = dealer.shown(ToldPage)
    dealer.click(told.rest)
    dealer.click(told.go)
    dealer.back()
    dealer.click(page.start)

    powers = sorted(power for side in page.lineup.sides for power in side)
    assert sorted(seat.power for seat in plans[0].agreement.seats) == powers
    assert len(plans[0].agreement.dealing.wishes) == 3


def test_another_language_keeps_a_list_and_another_way_asks_first(dealer, qtbot):
    page = dealer.page
    dealer.enter("wishes")
    dealer.key(dealer.rise(WishPage), "T")
    i18n.speak("cs")
    try:
        qtbot.waitUntil(lambda: "přání" in page.room.page.title.text())
        assert page.room.page.wishes == ["TURKEY"]
    finally:
        i18n.speak("en")
    qtbot.waitUntil(lambda: "wishes" in page.room.page.title.text())
    dealer.hand_in(page.room.page)
    QTest.keyClick(page.room.page, Qt.Key.Key_Escape)
    dealer.back()
    assert page.would_lose

    assert not any(card.isEnabled() for card in page.ways.cards.values())
    assert not page.lineup.isEnabled()
    dealer.click(page.deal.free_it)
    dealer.click(page.window().findChild(Question).no)
    assert page.would_lose
    dealer.click(page.deal.free_it)
    dealer.click(page.window().findChildren(Question)[-1].yes)

    assert not page.would_lose
    dealer.click(page.ways.cards["bids"])


@pytest.mark.parametrize(("way", "asked"), [("wishes", "list"), ("bids", "bids")])
def test_the_curtain_asks_for_what_is_written_behind_it(dealer, way, asked):
    dealer.enter(way)

    said = [part.text() for part in dealer.curtain.card.findChildren(QLabel)]
    assert f"Write your {asked}" in said


def test_names_below_the_curtain_stand_in_columns(dealer):
    dealer.enter("wishes")

    first, second = dealer.curtain.seats[:4], dealer.curtain.seats[4:]
    for over, under in zip(first, second, strict=False):
        assert over.x() == under.x()
