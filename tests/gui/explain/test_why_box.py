"""Asking what would have changed a result, by real clicks and keys."""

from itertools import count

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.bench_flips import full_turns
from engine.games.diplomacy.flips import Progress
from engine.rules.ruling import Verdict
from engine.session.view import PastPhase
from gui import i18n
from gui.explain.why_box import Stand
from gui.history.history_screen import HistoryScreen
from gui.study.study_table import StudyTable
from gui.table.results import ResultsScreen

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
        screen.panel.choose(next(one for one in rulings if one.order == order))
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


def endless(*_asked, **_how):
    """Search among more than anybody can wait for."""
    yield Progress(size=1, tried=12, share=0.5)
    yield Progress(size=2, tried=400, share=0.5)
    for tried in count():
        yield Progress(size=3, tried=tried, share=0.25)


@pytest.fixture
def stubborn(box, press, qtbot, monkeypatch):
    """A search for a result that not even two other orders would have changed."""
    monkeypatch.setattr("gui.explain.why_box.search", endless)
    press(box.seek)
    qtbot.waitUntil(lambda: "3 orders at a time" in box.note.text())
    return box


@pytest.fixture
def crowded(shown, table_after, loaded_map, diplomacy):
    """The results of a turn with 34 units."""
    judged = next(full_turns(diplomacy, 1))
    past = PastPhase(
        before=judged.before,
        orders=judged.sheets,
        resolution=diplomacy.adjudicate(judged.before, judged.sheets),
    )
    return shown(ResultsScreen(past, table_after(1), loaded_map, diplomacy), 1920, 1080)


def test_nothing_is_searched_until_somebody_asks(box):
    assert box.isVisible()
    assert box.stand is Stand.ASKED
    assert not box.search.busy


def test_one_click_finds_the_change(box, press, found):
    press(box.seek)
    found(box)

    assert box.answer.isVisible()
    assert box.answer.text() == (
        "A Vie S A Bud-Gal: with 2 against 1, Galicia would fall to the army from Budapest."
    )


def test_it_is_said_in_the_language_that_is_spoken_then(box, press, found, qtbot):
    press(box.seek)
    found(box)
    i18n.speak("cs")

    qtbot.waitUntil(lambda: box.answer.text().startswith("A Vie S A Bud-Gal: útok by měl"))
    assert box.seek.isHidden()
    assert box.other.text() == "Další možnost"


def test_success_can_be_asked_about_too(screen, ask_about, press, found):
    box = ask_about(screen, "A VIE - TRI")

    press(box.seek)
    found(box)

    assert box.answers
    assert box.answers[0].ruling.verdict is not Verdict.SUCCEEDS


def test_the_orders_of_another_power_or_of_anybody_can_be_chosen(box, press, found, qtbot):
    press(box.seek)
    found(box)
    box.whose.setFocus()
    names = [box.whose.itemText(place) for place in range(box.whose.count())]
    assert names[:2] == ["Own orders: Austria-Hungary", "Anybody's"]
    assert "Austria-Hungary" not in names[2:]

    box.whose.setCurrentIndex(names.index("Russia"))
    box.whose.activated.emit(names.index("Russia"))
    found(box)

    assert {power for power, _ in box.answers[0].changes} == {"RUSSIA"}
    assert "(Russia)" in box.answer.text()


def test_keys_choose_whose_orders_and_leave_the_list_alone(screen, box, qtbot):
    before = screen.panel.ruling
    box.whose.setFocus()
    QTest.keyClick(box.whose, Qt.Key.Key_Down)

    assert screen.panel.ruling is before
    assert box.whose.powers == ()


def test_the_open_list_of_powers_keeps_its_keys(screen, box, qtbot):
    before = screen.panel.ruling
    gone_on = []
    screen.go_on.connect(lambda: gone_on.append(True))
    box.whose.setFocus()
    QTest.keyClick(box.whose, Qt.Key.Key_Space)
    qtbot.waitUntil(box.whose.view().isVisible)
    QTest.keyClick(box.whose.view(), Qt.Key.Key_Down)
    QTest.keyClick(box.whose.view(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not box.whose.view().isVisible())

    assert not gone_on
    assert screen.panel.ruling is before
    assert box.whose.powers == ()


def test_other_answers_of_the_same_size_follow_one_by_one(screen, ask_about, press, found):
    box = ask_about(screen, "A BUD - GAL")
    box.whose.setCurrentIndex(1)
    box.whose.activated.emit(1)
    press(box.seek)
    found(box)
    seen = [box.answer.text()]
    while not box._all_found:
        press(box.other)
        found(box)
        seen.append(box.answer.text())

    assert len(set(seen)) == len(box.answers) == len(seen) - 1
    assert seen[-1] == seen[0]
    assert {len(flip.changes) for flip in box.answers} == {1}
    assert box.note.text() == f"Answer 1 of {len(box.answers)}"
    press(box.other)
    assert box.answer.text() == seen[1]


def test_nothing_is_said_where_nothing_helps(shown, played, diplomacy, loaded_map, table_after):
    past = next(p for p in played if p.phase.code[-1] != "M")
    screen = shown(ResultsScreen(past, table_after(3), loaded_map, diplomacy), 1920, 1080)
    for ruling in past.resolution.rulings:
        screen.panel.choose(ruling)

        assert not screen.panel.why.change.isVisible()


def test_that_no_order_at_all_would_do_is_said_honestly(shown, loaded_map, diplomacy, press, found):
    table = shown(StudyTable(loaded_map, diplomacy, None, diplomacy.start()), 1920, 1080)
    table.turn()
    rulings = table.results.rows
    for ruling, _ in rulings:
        table.results.choose(ruling)
        box = table.results.why.change
        press(box.seek)
        found(box)
        if box.stand is Stand.NOTHING:
            assert box.note.text().startswith("No other orders by Austria-Hungary would have")
            return
    raise AssertionError("every result of the first turn could have been changed")


def test_a_long_search_says_what_is_certain_and_stops_at_once(stubborn, press):
    certain = "Not even 2 other orders together would have changed this."
    assert stubborn.note.text().startswith(certain)
    assert stubborn.bar.isVisible()

    press(stubborn.stop)

    assert not stubborn.search.busy
    assert stubborn.stand is Stand.STOPPED
    assert stubborn.note.text() == certain
    assert stubborn.seek.hasFocus()


def test_a_search_that_was_stopped_goes_on_where_it_was(stubborn, press, qtbot):
    press(stubborn.stop)
    tried = stubborn._progress.tried

    press(stubborn.seek)

    assert stubborn.seek.isHidden()
    qtbot.waitUntil(lambda: stubborn._progress.tried > tried)


def test_choosing_another_order_stops_it(screen, stubborn):
    screen.panel.step(1)

    assert not stubborn.search.busy
    assert stubborn.stand is Stand.ASKED


def test_leaving_the_screen_stops_it(screen, stubborn):
    screen.hide()

    assert not stubborn.search.busy


def test_choosing_whose_orders_begins_anew(stubborn, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(
        "gui.explain.why_box.search", lambda *_, **how: (asked.append(how["powers"]), endless())[1]
    )
    stubborn.whose.setCurrentIndex(1)
    stubborn.whose.activated.emit(1)

    assert asked == [None]
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
    press(box.seek)
    while box.stand is Stand.SEARCHING and (box._progress is None or box._progress.size < 3):
        QApplication.processEvents()

    if box.answers:
        assert len(box.answers[0].changes) <= 2
    else:
        assert box.note.text()


def test_an_answer_can_be_shown_on_the_board(screen, box, press, found):
    usual = screen.view.position
    press(box.seek)
    found(box)

    press(box.lay)

    assert "A VIE S A BUD - GAL" in screen.view.past.orders["AUSTRIA"]
    assert screen.view.position == screen.past.before
    press(box.lay)
    assert screen.view.past is screen.past
    assert screen.view.position == usual


def test_what_is_shown_on_the_board_goes_with_the_question(screen, box, press, found):
    press(box.seek)
    found(box)
    press(box.lay)

    screen.panel.step(1)

    assert screen.view.past is screen.past


def test_the_spaces_of_an_answer_are_lit_under_the_pointer(screen, box, press, found):
    press(box.seek)
    found(box)
    lit = []
    box.lit.connect(lit.append)
    middle = box.answer.rect().center().toPointF()
    QApplication.sendEvent(box.answer, QEnterEvent(middle, middle, middle))
    QApplication.sendEvent(box.answer, QEvent(QEvent.Type.Leave))

    assert {"VIE", "BUD", "GAL"} <= set(lit[0])
    assert lit[1] == ()


def test_past_phases_can_be_asked_about(shown, table_after, loaded_map, diplomacy, press, found):
    screen = shown(HistoryScreen(table_after(4), loaded_map, 0, diplomacy), 1920, 1080)
    order = next(r for r in screen.past.resolution.rulings if r.order == "A BUD - GAL")
    screen.panel.choose(order)
    box = screen.panel.why.change
    press(box.seek)
    found(box)
    press(box.lay)
    assert screen.view.past is not screen.past

    screen.go_to(1)

    assert screen.view.past is screen.past
    assert not box.answers


def test_an_answer_is_tried_on_the_study_board(shown, loaded_map, diplomacy, press, found):
    table = shown(StudyTable(loaded_map, diplomacy, None, diplomacy.start()), 1920, 1080)
    for order in ("A BUD - GAL", "A WAR - GAL"):
        table._on_ordered(order)
    table.turn()
    first = next(r for r, _ in table.results.rows if r.order == "A BUD - GAL")
    table.results.choose(first)
    box = table.results.why.change
    press(box.seek)
    found(box)

    press(box.try_out)

    fates = {one.unit: one.verdict for one in table._past.resolution.rulings}
    assert fates["A BUD"] is Verdict.SUCCEEDS
    table.turn()
    table.undo()
    assert table.case.orders == {"BUD": "A BUD - GAL", "WAR": "A WAR - GAL"}
