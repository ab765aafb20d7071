"""Asking what would have changed a result, by real clicks and keys."""

from itertools import count, pairwise

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.games.diplomacy.orders import value_of
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY
from engine.robots.games.diplomacy.bench.flips import full_turns
from engine.rules.flip import Progress
from engine.rules.order import opened, texts_of
from engine.rules.position import Position, Unit
from engine.table.view import PastPhase
from gui import i18n
from gui.explain.why_parts import went_wrong
from gui.games.panels import Stand
from gui.history.history_screen import HistoryScreen
from gui.table.results.results_screen import ResultsScreen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def screen(shown, played, table_after, loaded_map, diplomacy):
    """The results of the first turn."""
    return shown(ResultsScreen(played[0], table_after(1), loaded_map, diplomacy), 1920, 1080)


@pytest.fixture
def box(screen, ask_about):
    return ask_about(screen, "A BUD - GAL")


@pytest.fixture
def ask_about():
    def ask(screen, order):
        rulings = screen.past.resolution.rulings
        screen.panel.choose(next(one for one in rulings if str(one.order) == order))
        return screen.panel.why.change

    return ask


@pytest.fixture
def press(qtbot):
    def click(act):
        assert act.isVisible()
        qtbot.mouseClick(act, LEFT)

    return click


@pytest.fixture
def found(qtbot):
    """Wait until a search has come to something."""

    def wait(box):
        qtbot.waitUntil(lambda: box.stand is not Stand.SEARCHING)

    return wait


@pytest.fixture
def narrow(shown, played, table_after, loaded_map, diplomacy):
    """The results of the first turn where there is just room for one of its answers' buttons."""
    return shown(ResultsScreen(played[0], table_after(1), loaded_map, diplomacy), 1280, 720)


def endless(*_asked, **_how):
    """Search among more than anybody can wait for."""
    yield Progress(size=1, tried=12, share=0.5)
    yield Progress(size=2, tried=400, share=0.5)
    for tried in count():
        yield Progress(size=3, tried=tried, share=0.25)


@pytest.fixture
def stubborn(screen, ask_about, qtbot, monkeypatch):
    """A search for a result that not even two other orders would have changed."""
    monkeypatch.setattr("gui.games.diplomacy.explain.why_change.search", endless)
    screen.panel.why.clear()
    found = ask_about(screen, "A BUD - GAL")
    qtbot.waitUntil(lambda: "3 orders at a time" in found.answer.state.text())
    return found


@pytest.fixture
def phase_of_two(diplomacy):
    """A lonely army kept out by a stronger one: it has nobody to help it."""
    position = Position(
        phase=Phase.parse("S1901M"),
        units=(
            Unit("FRANCE", ARMY, "PAR"),
            Unit("GERMANY", ARMY, "BUR"),
            Unit("GERMANY", ARMY, "MUN"),
        ),
        owners={},
    )
    sheets = {"FRANCE": ("A PAR - BUR",), "GERMANY": ("A BUR H", "A MUN S A BUR")}
    return PastPhase(
        before=position,
        orders=opened(value_of, sheets),
        resolution=diplomacy.adjudicate(position, sheets),
    )


@pytest.fixture
def crowded(shown, table_after, loaded_map, diplomacy):
    """The results of a turn with 34 units."""
    judged = next(full_turns(diplomacy, 1))
    past = PastPhase(
        before=judged.before,
        orders=opened(value_of, judged.sheets),
        resolution=diplomacy.adjudicate(judged.before, judged.sheets),
    )
    return shown(ResultsScreen(past, table_after(1), loaded_map, diplomacy), 1920, 1080)


def test_the_smallest_change_stands_there_without_a_click(screen, found):
    box = screen.panel.why.change
    assert str(screen.panel.ruling.order) == "A BUD - GAL"
    found(box)

    assert box.answer.isVisible()
    assert box.answer.orders == ["Vienna: support A Budapest → Galicia"]
    assert box.answer.fate.text() == (
        "With 2 against 1, Galicia would fall to the army from Budapest."
    )


def test_past_phases_are_searched_only_when_an_order_is_asked_about(
    shown, table_after, loaded_map, diplomacy, found
):
    screen = shown(HistoryScreen(table_after(4), loaded_map, 0, diplomacy), 1920, 1080)
    box = screen.panel.why.change
    assert box.stand is Stand.ASKED
    assert not box.search.busy

    screen.panel.choose(screen.panel.ruling)
    found(box)
    assert box.answers


def test_it_is_said_in_the_language_that_is_spoken_then(box, found, qtbot):
    found(box)
    i18n.speak("cs")

    qtbot.waitUntil(lambda: box.answer.fate.text().startswith("Útok by měl"))
    assert box.seek.isHidden()
    assert box.other.text().strip() == "Další změna"


def test_nobody_is_told_how_to_harm_himself(screen, ask_about, found):
    """Of a success is told what others could have done; of a failure what he could himself."""
    for ruling in screen.past.resolution.rulings:
        screen.panel.choose(ruling)
        box = screen.panel.why.change
        if not box.isVisible():
            continue
        found(box)
        wrong = went_wrong(ruling)
        assert box.others.isVisible() is wrong
        for flip in box.answers:
            powers = {power for power, _ in flip.changes}
            assert (powers == {ruling.power}) is wrong
            assert went_wrong(flip.ruling) is not wrong


def test_the_orders_of_others_or_of_one_of_them_can_be_chosen(box, press, found):
    found(box)
    assert not box.whose.isVisible()
    press(box.others)
    found(box)
    assert "AUSTRIA" not in {power for flip in box.answers for power, _ in flip.changes}
    names = [box.whose.itemText(place) for place in range(box.whose.count())]
    assert names[0] == "Anybody else's"
    assert "Austria-Hungary" not in names

    box.whose.setCurrentIndex(names.index("Russia"))
    box.whose.activated.emit(names.index("Russia"))
    found(box)
    assert {power for power, _ in box.answers[0].changes} == {"RUSSIA"}
    assert "(Russia)" in box.answer.orders[0]
    press(box.others)
    found(box)
    assert {power for power, _ in box.answers[0].changes} == {"AUSTRIA"}
    assert not box.whose.isVisible()


def test_keys_choose_whose_orders_and_leave_the_list_alone(screen, box, press, found, qtbot):
    found(box)
    press(box.others)
    before = screen.panel.ruling
    box.whose.setFocus()
    QTest.keyClick(box.whose, Qt.Key.Key_Down)

    assert screen.panel.ruling is before
    assert len(box.whose.powers) == 1


def test_the_open_list_of_powers_keeps_its_keys(screen, box, press, found, qtbot):
    found(box)
    press(box.others)
    before = screen.panel.ruling
    gone_on = []
    screen.go_on.connect(lambda: gone_on.append(True))
    box.whose.setFocus()
    box.whose.showPopup()
    qtbot.waitUntil(box.whose.view().isVisible)
    QTest.keyClick(box.whose.view(), Qt.Key.Key_Down)
    QTest.keyClick(box.whose.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not box.whose.view().isVisible())

    assert not gone_on
    assert screen.panel.ruling is before
    assert len(box.whose.powers) == 1


def test_space_goes_on_wherever_the_focus_is(screen, box, press, found, qtbot):
    """After everything that the box offers was used, and from everything that takes the focus."""
    found(box)
    gone_on = []
    screen.go_on.connect(lambda: gone_on.append(True))
    used = [box.try_out, box.try_out, box.others, box.try_out, box.others, box.others]
    for times, act in enumerate(used, 1):
        press(act)
        found(box)
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        assert len(gone_on) == times
    takes = [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert {box.whose, box.try_out, box.others} <= set(takes)
    for times, widget in enumerate(takes, len(used) + 1):
        widget.setFocus()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        assert len(gone_on) == times, widget


def test_other_answers_of_the_same_size_follow_one_by_one(box, press, found, qtbot):
    found(box)
    press(box.others)
    found(box)
    qtbot.waitUntil(lambda: box._all_found)
    count = len(box.answers)
    assert count > 1
    assert {len(flip.changes) for flip in box.answers} == {1}
    seen = []
    for number in range(1, count + 1):
        assert box.count.text() == f"{number} of {count}"
        seen.append(tuple(box.answer.orders))
        press(box.other)
    assert len(set(seen)) == count
    assert tuple(box.answer.orders) == seen[0]


def test_an_answer_that_comes_moves_nothing(box, found, qtbot):
    found(box)
    QApplication.processEvents()

    def places():
        QApplication.processEvents()
        return [one.geometry() for one in (box, box.head.parentWidget(), box.answer, box._line)]

    after = places()
    box.answers, box.at = [], 0
    box._soon.setInterval(120_000)  # else a busy machine is late for it
    box._turn(Stand.SEARCHING)
    quick = places()
    assert not box.answer.ring.isVisible()  # an answer within 50 ms comes without a word
    box._soon.start(0)
    qtbot.waitUntil(box.answer.ring.isVisible)
    assert box.answer.state.text() == "searching…"
    assert places() == quick == after


def test_a_proposal_is_drawn_on_the_board_and_goes_with_it(screen, box, found, press, qtbot):
    found(box)
    assert screen.view._changes == (("AUSTRIA", value_of("A VIE S A BUD - GAL")),)
    drawn = [item for item in screen.view._proposal if item.scene() is not None]
    assert drawn
    press(box.try_out)
    assert screen.view._changes == ()
    qtbot.keyClick(screen, Qt.Key.Key_Z)
    assert screen.view._changes
    screen.panel.step(1)
    assert ("AUSTRIA", value_of("A VIE S A BUD - GAL")) not in screen.view._changes


@pytest.mark.parametrize(
    "order",
    [
        *("A VIE S A BUD - GAL", "A VIE S A BUD", "A VIE - TYR", "A VIE H"),
        *("F TRI C A VIE - GRE", "A VIE R TYR"),
    ],
)
def test_every_kind_of_order_can_be_proposed(screen, order):
    screen.view.propose((("AUSTRIA", value_of(order)),))
    assert screen.view._proposal
    screen.view.propose(())
    assert not screen.view._proposal


def test_nothing_is_said_where_nothing_helps(shown, played, diplomacy, loaded_map, table_after):
    past = next(p for p in played if p.phase.code[-1] != "M")
    screen = shown(ResultsScreen(past, table_after(3), loaded_map, diplomacy), 1920, 1080)
    for ruling in past.resolution.rulings:
        screen.panel.choose(ruling)

        assert not screen.panel.why.change.isVisible()


def test_that_no_order_at_all_would_do_is_said_honestly(
    phase_of_two, shown, loaded_map, diplomacy, table_after, found
):
    screen = shown(ResultsScreen(phase_of_two, table_after(1), loaded_map, diplomacy), 1920, 1080)
    box = screen.panel.why.change
    found(box)

    assert box.stand is Stand.NOTHING
    assert box.answer.state.text() == "No order of its own would have changed this."


def test_a_long_search_says_what_is_certain_and_stops_at_once(stubborn, press):
    certain = "Not even 2 other orders together would have changed this."
    assert certain in stubborn.answer.state.text()
    assert stubborn.answer.ring.isVisible()

    press(stubborn.stop)

    assert not stubborn.search.busy
    assert stubborn.stand is Stand.STOPPED
    assert stubborn.answer.state.text() == certain
    assert stubborn.seek.hasFocus()


def test_a_search_that_was_stopped_goes_on_where_it_was(stubborn, press, qtbot):
    press(stubborn.stop)
    tried = stubborn._progress.tried

    press(stubborn.seek)

    assert stubborn.seek.isHidden()
    qtbot.waitUntil(lambda: stubborn._progress.tried > tried)


def test_a_search_that_was_left_goes_on_when_it_is_seen_again(screen, stubborn, qtbot):
    screen.hide()
    assert not stubborn.search.busy
    screen.show()

    qtbot.waitUntil(lambda: stubborn.search.busy)


def test_choosing_another_order_stops_it(screen, stubborn):
    before = stubborn._ruling
    screen.panel.step(1)

    assert stubborn._ruling is not before
    assert stubborn._progress is None


def test_leaving_the_screen_stops_it(screen, stubborn):
    screen.hide()

    assert not stubborn.search.busy


def test_choosing_whose_orders_begins_anew(stubborn, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "gui.games.diplomacy.explain.why_change.search",
        lambda _judged, _unit, scope: (asked.append(scope.powers), endless())[1],
    )
    stubborn.others.click()

    assert len(asked) == 1
    assert "AUSTRIA" not in asked[0]
    assert len(asked[0]) == 6
    assert stubborn.search.busy


def test_the_window_stays_alive_meanwhile(screen, stubborn, qtbot):
    """Keys and clicks are taken between two slices."""
    before = screen.bar.shows_before
    qtbot.keyClick(screen, Qt.Key.Key_B)

    assert screen.bar.shows_before is not before
    assert stubborn.search.busy


@pytest.mark.parametrize("place", range(0, 34, 11))
def test_every_question_on_a_full_board_is_answered(crowded, press, found, place):
    ruling = crowded.panel.rows[place % len(crowded.panel.rows)][0]
    crowded.panel.choose(ruling)
    box = crowded.panel.why.change
    while box.stand is Stand.SEARCHING and (box._progress is None or box._progress.size < 3):
        QApplication.processEvents()

    if box.answers:
        assert len(box.answers[0].changes) <= 2
    else:
        assert box.stand is Stand.SEARCHING or box.answer.state.text()


def test_an_answer_can_be_tried_on_the_board(screen, box, press, found, qtbot):
    usual = screen.view.position
    found(box)

    qtbot.keyClick(screen, Qt.Key.Key_Z)

    assert box.try_out.text() == "Back"
    assert "A VIE S A BUD - GAL" in texts_of(screen.view.past.orders)["AUSTRIA"]
    assert screen.view.position.at("GAL").power == "AUSTRIA"
    press(box.try_out)
    assert box.try_out.text() == "Try"
    assert screen.view.past is screen.past
    assert screen.view.position == usual


def test_what_is_shown_on_the_board_goes_with_the_question(screen, box, press, found):
    found(box)
    press(box.try_out)

    screen.panel.step(1)

    assert screen.view.past is screen.past


def test_the_spaces_of_an_answer_are_lit_under_the_pointer(screen, box, press, found):
    found(box)
    lit = []
    box.lit.connect(lit.append)
    middle = box.answer.fate.rect().center().toPointF()
    QApplication.sendEvent(box.answer.fate, QEnterEvent(middle, middle, middle))
    QApplication.sendEvent(box.answer.fate, QEvent(QEvent.Type.Leave))

    assert {"VIE", "BUD", "GAL"} <= set(lit[0])
    assert lit[1] == ()


def test_past_phases_can_be_asked_about(shown, table_after, loaded_map, diplomacy, press, found):
    screen = shown(HistoryScreen(table_after(4), loaded_map, 0, diplomacy), 1920, 1080)
    order = next(r for r in screen.past.resolution.rulings if str(r.order) == "A BUD - GAL")
    screen.panel.choose(order)
    box = screen.panel.why.change
    found(box)
    press(box.try_out)
    assert screen.view.past is not screen.past

    screen.go_to(1)

    assert screen.view.past is screen.past
    assert not box.answers


@pytest.mark.parametrize("order", ["A BUD - GAL", "F ANK - BLA", "F LON - NTH"])
def test_buttons_of_an_answer_stand_still_with_all_their_words(
    narrow, ask_about, found, qtbot, order
):
    box = ask_about(narrow, order)
    found(box)
    qtbot.waitUntil(lambda: not box.search.busy)
    places = set()
    for _ in range(6):
        QTest.qWait(20)
        acts = [act for act in box._acts if act.isVisible()]
        places.add(tuple((act.x(), act.width()) for act in acts))
        assert all(act.width() >= act.sizeHint().width() for act in acts)

    assert len(places) == 1
    beside = [act for act in acts if act is not box.others]
    gaps = {two.x() - one.geometry().right() - 1 for one, two in pairwise(beside)}
    assert gaps <= {box._buttons.spacing()}
