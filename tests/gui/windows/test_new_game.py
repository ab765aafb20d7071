import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.games.diplomacy.clocks import CLOCKS
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.store.errors import StoreError, StoreFault
from engine.table.found import deal_by_lot
from gui import i18n
from gui.clock.button import ClockButton
from gui.clock.large import TableClock
from gui.clock.sheet import LengthsCard
from gui.kit.dialog import Question
from gui.table.desk.pin_card import PinCard
from tests.clock_plans import usual_plan

NAMES = ("Alena", "Bohuslav", "Cyril", "Dana", "Eva", "Pavel", "Gustav")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def page(window):
    window.new_game()
    return window.screen_shown


@pytest.fixture
def agreed(page):
    plans = []
    page.agreed.disconnect()
    page.agreed.connect(plans.append)
    return plans


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def write_names(page, names=NAMES):
    for field, name in zip(page.seats.names, names, strict=True):
        QTest.keyClicks(field, name)


def test_enter_leads_from_name_to_name(page):
    page.seats.names[0].setFocus()
    for field in page.seats.names[:-1]:
        QTest.keyClick(field, Qt.Key.Key_Return)

    assert page.seats.names[-1].hasFocus()


def test_the_foot_says_how_many_names_are_missing_and_the_button_is_off(page):
    QTest.keyClicks(page.seats.names[0], "Alena")

    assert page.foot.missing.text() == "6 names missing"
    assert not page.start.isEnabled()


def test_missing_names_are_marked_and_the_first_one_is_gone_to(page, agreed):
    write_names(page, ("Alena", "", "Cyril", "", "Eva", "Pavel", "Gustav"))

    QTest.keyClick(page, Qt.Key.Key_Return, CTRL)

    marked = [field.property("state") == "bad" for field in page.seats.names]
    assert marked == [False, True, False, True, False, False, False]
    assert page.seats.names[1].hasFocus()
    assert not agreed


def test_a_name_that_is_filled_in_is_no_longer_marked(page):
    page.begin()
    QTest.keyClicks(page.seats.names[0], "Alena")

    assert page.seats.names[0].property("state") != "bad"


def test_alt_l_draws_seven_different_powers(page, board):
    QTest.keyClick(page, Qt.Key.Key_L, ALT)

    assert sorted(page.seats.powers()) == sorted(power.id for power in board.powers)


def test_ctrl_enter_draws_and_then_begins(page, agreed):
    write_names(page)
    QTest.keyClick(page, Qt.Key.Key_Return, CTRL)
    assert not agreed

    QTest.keyClick(page, Qt.Key.Key_Return, CTRL)

    assert [seat.player for seat in agreed[0].agreement.seats] == list(NAMES)
    assert agreed[0].agreement.dealt == "lot"


def test_anybody_can_draw_the_same_lot_again(page, agreed, board):
    write_names(page)
    page.begin()
    page.begin()

    plan = agreed[0]
    again = deal_by_lot(NAMES, [power.id for power in board.powers], plan.agreement.lot)
    assert {(s.power, s.player) for s in plan.agreement.seats} == {
        (s.power, s.player) for s in again
    }


def test_cards_turn_one_after_another(page, window, qtbot):
    from gui import settings

    settings.change(reduced_motion=False)
    page.deal.turning.setInterval(5)
    write_names(page)
    click(page.draw)

    assert page.seats.powers().count("") == 7
    assert not page.start.isEnabled()
    qtbot.waitUntil(lambda: "" not in page.seats.powers())
    qtbot.waitUntil(page.start.isEnabled)


def choose(page):
    click(page.ways.cards["chosen"])


def test_a_power_that_is_taken_is_grey_and_names_its_taker(page):
    write_names(page)
    choose(page)
    page.seats.give(0, "FRANCE")

    other = page.seats.cells[1].choice
    line = other.findData("FRANCE")
    assert other.itemText(line) == "France: Alena"
    assert not other.model().item(line).isEnabled()
    assert other.model().item(other.findData("ITALY")).isEnabled()


def test_a_power_is_chosen_by_keys(page):
    choose(page)
    box = page.seats.cells[2].choice
    box.setFocus()

    QTest.keyClick(box, Qt.Key.Key_Down)

    assert page.seats.powers()[2] == box.currentData() != ""


def test_the_foot_says_how_many_powers_are_not_chosen(page):
    write_names(page)
    choose(page)
    page.seats.give(0, "FRANCE")

    assert page.foot.missing.text() == "Powers not chosen: 6"
    assert not page.start.isEnabled()


def test_a_table_that_chose_its_powers_has_no_lot(page, agreed, board):
    write_names(page)
    choose(page)
    for seat, power in enumerate(board.powers):
        page.seats.give(seat, power.id)
    page.begin()

    assert agreed[0].agreement.dealt == "chosen"
    assert agreed[0].agreement.lot == ""


def test_two_equal_names_are_asked_about_once_in_their_row(page, agreed):
    write_names(page, ("Jana", "jana ", "Cyril", "Dana", "Eva", "Pavel", "Gustav"))
    page.deal.draw_lots()
    word, leave = page.seats.twins[1]
    assert "same name as player 1" in word.text()
    assert leave.isVisible()
    assert page.foot.missing.text() == "Two players are called Jana"
    assert not page.start.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Return, CTRL)
    assert not agreed
    assert leave.hasFocus()

    click(leave)

    assert not leave.isVisible()
    click(page.start)
    assert len(agreed) == 1


@pytest.mark.parametrize(
    ("names", "following"),
    [
        (("Jana", "Jana", "Cyril", "Dana", "Eva", "Pavel", "Gustav"), "draw"),
        (("Jana", "Jana", "", "Dana", "Eva", "Pavel", "Gustav"), 2),
        (("Jana", "Jana", "Cyril", "Dana", "Eva", "", "Gustav"), 5),
        (("Jana", "Jana", "Eva", "Dana", "Eva", "Pavel", "Gustav"), "twin"),
    ],
)
def test_who_agrees_to_equal_names_stands_at_what_comes_next(page, names, following):
    write_names(page, names)

    click(page.seats.twins[1][1])

    stop = {"draw": page.draw, "twin": page.seats.twins[4][1]}.get(following)
    assert (stop or page.seats.names[following]).hasFocus()


def test_two_equal_names_can_be_told_apart(page, agreed):
    write_names(page, ("Jana", "Jana", "Cyril", "Dana", "Eva", "Pavel", "Gustav"))
    QTest.keyClicks(page.seats.names[1], " M.")

    assert not page.seats.twins[1][1].isVisible()
    page.begin()
    click(page.start)
    assert len(agreed) == 1


def set_pin(page, window, seat, first, again):
    click(page.seats.pins[seat])
    card = window.findChildren(PinCard)[-1]
    QTest.keyClicks(card.first, first)
    QTest.keyClicks(card.again, again)
    click(card.save)
    return card


def test_a_pin_belongs_to_the_power_its_player_gets(page, agreed, window):
    write_names(page)
    set_pin(page, window, 3, "4711", "4711")
    page.begin()
    page.begin()

    plan = agreed[0]
    danas = next(seat.power for seat in plan.agreement.seats if seat.player == "Dana")
    assert dict(plan.pins) == {danas: "4711"}
    assert "4711" not in repr(plan)
    assert page.seats.pins[3].accessibleName() == "PIN is set"


def test_a_pin_needs_four_digits_twice_the_same(page, window):
    card = set_pin(page, window, 0, "12", "12")
    assert card.trouble.isVisible()

    card.first.setText("1234")
    card.again.setText("1235")
    click(card.save)

    assert "do not agree" in card.trouble.text()
    assert not page.form.pins


def test_a_card_grows_when_it_has_more_to_say(page, window, qapp):
    card = set_pin(page, window, 0, "1234", "1235")
    qapp.processEvents()

    for field in (card.first, card.again):
        assert field.height() >= field.minimumSizeHint().height()
        assert field.mapTo(card, field.rect().bottomLeft()).y() < card.trouble.y()


def test_a_pin_field_takes_digits_only(page, window):
    card = set_pin(page, window, 0, "12ab34", "1234")

    assert page.form.pins == {0: "1234"}
    assert card.first.text() == ""


def test_a_pin_can_be_taken_away_again(page, window):
    set_pin(page, window, 0, "1234", "1234")
    click(page.seats.pins[0])
    click(window.findChildren(PinCard)[-1].without)

    assert not page.form.pins
    assert page.seats.pins[0].accessibleName() == "Set a PIN"


def test_escape_leads_back_to_the_start(page, window):
    QTest.keyClick(page, Qt.Key.Key_Escape)

    assert window.navigator.start is not None


def test_nothing_scrolls_sideways(page, window, qtbot):
    form = page.form
    for width in (1024, 1280, 1366, 1440, 1499, 1500, 1920, 3840, 1024):
        window.resize(width, 720)

        qtbot.waitUntil(lambda: form.inside.width() <= form.body.viewport().width())
        assert form.body.horizontalScrollBar().maximum() == 0, width


def test_names_and_settings_stand_side_by_side_without_tabs(page, window, qapp):
    for size in ((1280, 720), (1440, 900), (1920, 1080), (3840, 2160)):
        window.resize(*size)
        qapp.processEvents()

        parts = page.table, page.players
        left, right = (part.mapTo(page, part.rect().topLeft()) for part in parts)
        assert left.x() + page.table.width() <= right.x(), size
        assert left.y() == right.y(), size


def test_a_real_game_is_founded_and_its_curtain_comes_down(window):
    window.new_game()
    page = window.screen_shown
    write_names(page)
    page.begin()
    page.begin()

    assert window.navigator.in_game
    public = window.navigator.bridge.public()
    assert {seat.player for seat in public.seats} == set(NAMES)
    assert type(window.screen_shown).__name__ == "TableScreen"


def test_a_game_that_could_not_be_founded_keeps_its_pins_for_the_next_try(
    window, home, monkeypatch
):
    def full(path):
        raise StoreError(StoreFault.DISK_FULL, path)

    window.new_game()
    page = window.screen_shown
    write_names(page)
    set_pin(page, window, 3, "4711", "4711")
    page.begin()
    with monkeypatch.context() as broken:
        broken.setattr("engine.store.gamefile.GameFile.create", full)
        page.begin()
    click(window.findChild(Question).no)

    page.begin()

    assert sum(seal.has_pin for seal in window.navigator.bridge.public().seals) == 1


def test_the_table_plays_by_the_rulebook_that_it_chose(page, agreed):
    write_names(page)
    page.deal.draw_lots()
    page.rulebook.take(PROFILES["2000"].options)

    click(page.start)

    assert agreed[0].agreement.options == PROFILES["2000"].options
    assert "Fourth edition, 2000" in page.foot.plan.text()


def test_the_table_plays_by_the_clock_that_it_chose(page, agreed):
    write_names(page)
    page.deal.draw_lots()
    assert page.clock.plan == usual_plan()
    assert "30/15/5 minutes" in page.foot.plan.text()
    page.clock.take(CLOCKS["wdc2019"])
    assert "18/16/0 minutes" in page.foot.plan.text()

    click(page.start)

    assert agreed[0].clock == CLOCKS["wdc2019"]


def test_a_table_may_play_without_a_clock(page, agreed):
    write_names(page)
    page.deal.draw_lots()
    page.clock.take(None)

    click(page.start)

    assert agreed[0].clock is None
    assert "without a clock" in page.foot.plan.text()


def clocks(window):
    shown = window.screen_shown
    known = (*shown.findChildren(ClockButton), *shown.findChildren(TableClock))
    return [found for found in known if found.isVisible()]


def test_the_clock_stands_on_the_table_until_somebody_starts_it(window):
    window.new_game()
    page = window.screen_shown
    write_names(page)
    page.begin()
    page.begin()

    assert len(clocks(window)) == 1
    clock = window.navigator.clock.clock
    assert clock.plan == usual_plan()
    assert not clock.going
    QTest.keyClick(window, Qt.Key.Key_Space, CTRL)
    assert window.navigator.clock.clock.going


def test_a_game_without_a_clock_shows_none_and_can_take_one_up(window):
    window.new_game()
    page = window.screen_shown
    write_names(page)
    page.clock.take(None)
    page.begin()
    page.begin()
    assert not clocks(window)

    window.navigator.open.show_clock()
    card = window.findChild(LengthsCard)
    click(card.yes)

    assert len(clocks(window)) == 1
    assert not window.navigator.clock.clock.going


@pytest.fixture(params=i18n.LANGUAGES)
def tongue(page, request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


@pytest.mark.usefixtures("tongue")
def test_everything_that_is_agreed_is_seen_at_once_where_there_is_room(page, qtbot):
    for size in ((1920, 1080), (1440, 900), (1280, 720)):
        page.window().resize(*size)
        qtbot.waitUntil(lambda size=size: page.width() == size[0])
        qtbot.waitUntil(lambda: page.form.body.verticalScrollBar().maximum() == 0)
