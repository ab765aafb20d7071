"""The table's page: what it shows to everybody, whom it calls, and that it knows nothing else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from engine.table.incident import Reason
from engine.table.view import PublicView
from gui import i18n
from gui.clock.keeper import ClockKeeper
from gui.kit import sizing, theme
from gui.table.page import table_screen
from gui.table.page.table_screen import TableScreen
from gui.table.page.tiles import MANY, Tile
from tests.clock_plans import usual_plan

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)]


class Time:
    now = 0

    def __call__(self):
        return self.now


@pytest.fixture
def time():
    return Time()


@pytest.fixture
def keeper(bridge, time):
    made = ClockKeeper(bridge, steady=time)
    made.use(usual_plan())
    yield made
    made.close()


@pytest.fixture
def page(qtbot, bridge, loaded, dressed):
    made = []

    def show(view=None, keeper=None, size=(1280, 720)):
        found = TableScreen(view or bridge.public(), loaded, keeper, size=QSize(*size))
        qtbot.addWidget(found)
        found.resize(*size)
        with qtbot.waitExposed(found):
            found.show()
        found.arrive()
        dressed.processEvents()
        made.append(found)
        return found

    yield show
    theme.use("light")


def said(screen):
    shown = [one.text() for one in screen.findChildren(QLabel) if one.isVisible()]
    return "\n".join((*shown, screen.side.primary.accessibleName()))


# -- the clock --------------------------------------------------------------------------------


def test_a_clock_that_stands_says_so_and_its_start_is_the_large_button(page, keeper, time):
    found = page(keeper=keeper)
    clock = found.side.clock
    assert "the clock stands" in clock.accessibleName()
    assert found.side.primary.text().strip() == "Start the clock"
    assert found.side.primary.hasFocus()

    QTest.keyClick(found.side.primary, Qt.Key.Key_Return)

    assert keeper.clock.going
    assert "running" in clock.accessibleName()
    assert found.side.primary.text().strip() == "Next at the laptop"
    keeper.toggle()
    keeper.toggle()
    time.now += 3000
    keeper.look()
    keeper.toggle()
    assert "break" in clock.accessibleName()
    assert found.side.primary.text().strip() == "Go on"


def test_space_starts_and_pauses_whatever_has_the_focus(page, keeper, qtbot):
    found = page(keeper=keeper)
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    called = []
    found.called.connect(called.append)
    tile = found.side.tiles.of["RUSSIA"]
    for number, part in enumerate((found.side.primary, tile, found.view, found)):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Space)
        assert keeper.clock.going is (number % 2 == 0)
    assert called == []


def test_a_clock_that_missed_time_asks_whether_it_counts(page, keeper, time, press):
    keeper.toggle()
    time.now += 600_000
    keeper.look()
    found = page(keeper=keeper)
    assert found.side.count.isVisible()
    assert "10" in found.side.count.text()

    press(found.side.count)

    assert keeper.clock.going
    assert not found.side.count.isVisible()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("minutes", [1, 20, 119, 1200])
@pytest.mark.usefixtures("bare_boards")
def test_what_the_clock_missed_is_told_in_two_lines(page, keeper, time, language, text, minutes):
    keeper.toggle()
    time.now += minutes * 60_000
    keeper.look()
    theme.use("light", text=text)
    sizing.dress()
    with i18n.speaking(language):
        side = page(keeper=keeper).side

        count, hint = side.count, side.hint
        assert count.isVisible()
        assert count.sizeHint().width() <= count.width()
        assert side.rect().contains(QRect(count.mapTo(side, QPoint()), count.size()))
        assert hint.isVisible() or text > 1
        assert hint.isHidden() or hint.height() <= 2 * hint.fontMetrics().height() + 1


def test_without_a_clock_the_page_says_what_is_written_and_calls_the_next(page, bridge, qtbot):
    found = page()
    assert found.side.title.text() == "Writing orders"
    assert found.side.title.isVisible()
    with qtbot.waitSignal(found.next_asked):
        QTest.keyClick(found, Qt.Key.Key_Return)


def test_when_the_clock_has_no_limit_nothing_is_to_be_started(page, bridge, loaded, time):
    keeper = ClockKeeper(bridge, steady=time)
    keeper.use(usual_plan(first=0, spring=0, autumn=0, writing=0))
    found = page(keeper=keeper)
    assert not found.side.starts
    keeper.close()


# -- the signs --------------------------------------------------------------------------------


def test_every_sign_calls_its_owner_by_click_by_letter_and_by_enter(page, bridge, press):
    found = page()
    called = []
    found.called.connect(called.append)
    for power, tile in found.side.tiles.of.items():
        letter = bridge.rules.board.powers_by_id[power].letter
        press(tile)
        QTest.keyClicks(found, letter.lower())
        QTest.keyClicks(found.side.primary, letter)
        tile.setFocus()
        QTest.keyClick(tile, Qt.Key.Key_Return)
        assert called == [power] * 4, power
        called.clear()


def test_only_those_are_called_who_have_something_to_come_for(page, bridge, press):
    view = bridge.public()
    seals = tuple(replace(s, asked=s.power in ("ITALY", "TURKEY")) for s in view.seals)
    found = page(replace(view, seals=seals, queue=("TURKEY", "ITALY")))
    called = []
    found.called.connect(called.append)
    for power, tile in found.side.tiles.of.items():
        press(tile)
        QTest.keyClicks(found, bridge.rules.board.powers_by_id[power].letter)
        assert bool(called) is (power in ("ITALY", "TURKEY"))
        called.clear()
    assert "0 of 2" in said(found)
    assert "Not sealed yet: Eva, Gustav" in said(found)


def test_the_order_of_signs_never_changes(page, bridge):
    orders = []
    for queue in (bridge.public().queue, bridge.public().queue[::-1]):
        found = page(replace(bridge.public(), queue=queue))
        orders.append([power for power, _ in sorted(found.side.tiles.of.items(), key=_place)])
    bridge.seal("RUSSIA", ())
    orders.append([p for p, _ in sorted(page().side.tiles.of.items(), key=_place)])

    assert orders[0] == orders[1] == orders[2] == sorted(orders[0])


def _place(item):
    at = item[1].pos()
    return at.y(), at.x()


def test_whoever_has_not_sealed_is_named_once(page, bridge, loaded):
    view = bridge.public()
    seats = tuple(
        replace(seat, player="Alena") if seat.power == "ITALY" else seat for seat in view.seats
    )
    shared = replace(view, seats=seats, sides=(("AUSTRIA", "ITALY"),))
    assert said(page(shared)).count("Alena, Bohuslav") == 1


def test_gunboat_shows_letters_and_no_names(page, bridge):
    view = bridge.public()
    nobody = tuple(replace(seat, player="") for seat in view.seats)
    found = page(replace(view, seats=nobody, gunboat=True))
    words = said(found) + "".join(t.accessibleName() for t in found.side.tiles.of.values())
    assert not [seat.player for seat in view.seats if seat.player in words]
    assert "Russia" in words


# -- what was last ----------------------------------------------------------------------------


def test_the_last_reveal_stands_there_in_three_lines_and_can_be_played(page, bridge, press, qtbot):
    for power in bridge.public().queue:
        bridge.seal(power, {"FRANCE": ["A PAR - BUR"], "GERMANY": ["A MUN - BUR"]}.get(power, []))
    bridge.reveal()
    bridge.advance()
    found = page(size=(1920, 1080))
    assert "Last: Spring 1901" in said(found)
    assert "stand-off" in said(found)
    with qtbot.waitSignal(found.replay) as played:
        press(found.side.play)
    assert played.args[0] is found.public.past[-1]


def test_brackets_look_back_from_turn_one_and_escape_comes_to_now(page, bridge, qtbot):
    for _ in range(3):
        bridge.reveal(force=True)
        bridge.advance()
    found = page()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    past = found.public.past
    for place in reversed(range(len(past))):
        QTest.keyClick(found, Qt.Key.Key_BracketLeft)
        assert found.side.at == place
        assert found.view.position == past[place].resolution.after
        assert found.side.last_box.isVisible()  # on a small screen as well
    QTest.keyClick(found, Qt.Key.Key_BracketRight)
    assert found.side.at == 1
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert not found.side.looks_back
    assert found.view.position is found.public.position


# -- room -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.usefixtures("bare_boards")
def test_nothing_is_cut_and_the_board_keeps_more_than_half(
    page, bridge, keeper, dressed, size, text, language
):
    i18n.speak(language)
    theme.use("light", text=text / 100)
    sizing.dress()
    try:
        bridge.seal("FRANCE", ())
        bridge.void("FRANCE", reason=Reason.ABSENT)
        bridge.seal("ITALY", ())
        found = page(keeper=keeper, size=size)
        side = found.side
        assert found.view.width() > size[0] / 2
        assert side.height() == found.view.height()
        shown = [w for w in side.findChildren(QLabel) if w.isVisible() and w.text()]
        for one in (*shown, side.primary, side.go_on, *side.tiles.of.values()):
            corner = one.mapTo(side, one.rect().bottomRight())
            assert side.rect().contains(corner), one.accessibleName() or one.text()
            assert one.width() >= min(one.minimumSizeHint().width(), side.width()), one.text()
        for tile in side.tiles.of.values():
            assert tile.isVisible()
            assert tile.height() >= 30
            assert side.tiles.rect().contains(tile.geometry())
        assert side.primary.isVisible()
    finally:
        theme.use("light")
        sizing.dress()
        i18n.speak("en")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_in_the_largest_type_signs_are_one_line_before_names_are_left_out(page, dressed, language):
    i18n.speak(language)
    theme.use("light", text=2)
    sizing.dress()
    try:
        side = page().side
        side.fit()  # again, as after every change of size

        assert all(tile.one_line for tile in side.tiles.of.values())
        assert all(side.tiles.rect().contains(one.geometry()) for one in side.tiles.of.values())
        assert side.missing.isVisible()
    finally:
        theme.use("light")
        sizing.dress()
        i18n.speak("en")


def test_with_many_powers_a_sign_is_one_line_and_the_bar_has_no_seals(
    page, bridge, loaded, monkeypatch
):
    monkeypatch.setattr("gui.table.page.tiles.MANY", 5)
    monkeypatch.setattr(table_screen, "MANY", 5)
    assert MANY == 9
    found = page()
    assert all(tile.one_line for tile in found.side.tiles.of.values())
    assert not found.top.seals.isVisible()


# -- what is told -----------------------------------------------------------------------------


def test_every_sign_is_an_element_with_name_state_and_act(page, bridge):
    bridge.seal("FRANCE", ())
    found = page()
    for power, tile in found.side.tiles.of.items():
        element = QAccessible.queryAccessibleInterface(tile)
        name = element.text(QAccessible.Text.Name)
        assert ("not sealed yet" in name) is (power != "FRANCE")
        assert "sealed, " in name or "not sealed yet" in name
        assert element.role() is QAccessible.Role.Button
        assert element.actionInterface().actionNames()
        assert element.text(QAccessible.Text.Description)


def test_a_change_of_seals_is_announced_politely_and_nothing_else_is(
    evening, table, bridge, seal, call, press, qtbot, monkeypatch
):
    told = []
    real = QAccessible.updateAccessibility
    monkeypatch.setattr(
        table_screen.QAccessible,
        "updateAccessibility",
        lambda event: (
            told.append(event) if isinstance(event, QAccessibleAnnouncementEvent) else real(event)
        ),
    )
    power = call().power  # somebody comes, and goes back to the table without having written
    press(table.shown.card.later)
    qtbot.waitUntil(lambda: isinstance(table.shown, TableScreen))
    assert told == []

    power = seal()

    assert len(told) == 1
    assert told[0].message().startswith(bridge.rules.board.powers_by_id[power].names["en"])
    assert told[0].politeness() is QAccessible.AnnouncementPoliteness.Polite


def test_it_is_made_of_the_public_view_alone(page, bridge):
    found = page()
    kept = [value for value in vars(found).values() if isinstance(value, PublicView)]
    assert kept == [bridge.public()]
    assert found.secret_of == ""
    assert all(isinstance(tile, Tile) for tile in found.side.tiles.of.values())
