"""What a slip says beside its orders changes no pixel and no word of what others see."""

import os

import pytest
from PySide6.QtTest import QTest

from engine.table.seat import Seat
from gui import i18n
from gui.explain import change_search
from gui.explain.change_box import ChangeBox
from gui.history.history_screen import HistoryScreen
from gui.map.board.view import BoardView
from gui.master.desk_screen import MasterDesk
from gui.master.preview import PreviewScreen
from gui.table.results.results_screen import ResultsScreen
from gui.windows.new_game.table_plan import TablePlan
from tests.agreements import usual_agreement
from tests.gui.master.conftest import NAMES, Master
from tests.gui.master.test_private import tree

WALK = bool(os.environ.get("VELMOC_WALK"))
"""In both languages, with sentences of both, every page of past phases; else a sample."""

SENTENCES = ("neříkej mu, že ho na jaře bodnu v Burgundsku", "do not tell Tom that I stab him")


@pytest.fixture(autouse=True)
def _searched_in_one_go(monkeypatch):
    """Let no clock part the search for what would change a result: its haste is no secret."""
    monkeypatch.setattr(change_search, "SLICE", 3600)


def pixels(widget, qtbot):
    """Return what is seen once every board is drawn, and what was looked for is found.

    How far either has got by now is no secret's.
    """
    QTest.qWait(20)
    for board in widget.findChildren(BoardView):
        qtbot.waitUntil(lambda board=board: not board.isVisible() or board.ready())
    for box in widget.findChildren(ChangeBox):
        qtbot.waitUntil(lambda box=box: not box.search.busy)
    before = None
    while before != (before := tree(widget)):  # until nothing is said any more that was not before
        QTest.qWait(50)
    picture = widget.grab().toImage()
    return bytes(picture.constBits())


def uncovered(master, kind):
    """Show a screen of the master's, also where the room's picture shares its display."""
    shown = master.shows(kind)
    for _ in range(2):
        if shown.covered:
            master.press(shown.cover)
    return shown


def evening(window, qtbot, said):
    """Lead a season; return pictures and words of everything that is not the master's alone."""
    board = window.navigator.loaded().board
    seats = tuple(
        Seat(power=power.id, player=name) for power, name in zip(board.powers, NAMES, strict=True)
    )
    window.navigator.found_game(
        TablePlan(usual_agreement(title="Club", seats=seats, dealt="chosen", led=True))
    )
    master, room = Master(window, qtbot), window.projector
    room.show()
    public, found = room._window(), {}
    window.activateWindow()
    desk = uncovered(master, MasterDesk)
    for power, slip in (
        ("FRANCE", f"{said}\nA Par - Bur\nF Bre - MAO\n{said}"),
        ("GERMANY", f"A Mun - Bur\n{said}"),
    ):
        desk.boxes[power].text.setPlainText(slip)
    desk.keep()
    found["while slips are read"] = pixels(public, qtbot)
    master.screen.hide_secrets()
    found["covered"] = pixels(window, qtbot), tree(window)
    master.press(uncovered(master, MasterDesk).go)
    preview = uncovered(master, PreviewScreen)
    found["while a preview is seen"] = pixels(public, qtbot)
    master.press(preview.commit)
    results = master.shows(ResultsScreen)
    qtbot.waitUntil(lambda: str(public.page) != "table")
    found["results"] = pixels(window, qtbot), tree(window)
    found["results for the room"] = pixels(public, qtbot), tree(public)
    window.navigator.open.show_history()
    history = master.shows(HistoryScreen)
    for place in range(history.pages.count() if WALK else 1):
        history.show_page(place)
        found[f"past phases, page {place}"] = pixels(window, qtbot), tree(window)
    history.closed.emit()
    results = master.shows(ResultsScreen)
    master.press(results.bar.go)
    master.shows(MasterDesk)
    found["the next phase"] = pixels(public, qtbot)
    window.navigator.close_game()
    room.hide()
    return found


@pytest.mark.parametrize("spoken", ["cs", "en"] if WALK else ["cs"])
def test_no_screen_that_others_see_depends_on_what_a_slip_says_beside_its_orders(
    window, qtbot, spoken
):
    i18n.speak(spoken)
    silent, *telling = (
        evening(window, qtbot, said) for said in ("", *SENTENCES[: 2 if WALK else 1])
    )
    i18n.speak("en")

    assert len(silent) >= 7
    for seen in telling:
        for screen, what in silent.items():
            assert seen[screen] == what, screen
