"""The rulebook's sample game, played through curtain, desk, seal and reveal by seven players."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.rules.ruling import Verdict
from engine.session.view import Stage
from engine.study.library import sample_game
from gui.table.cards import AllSealedCard
from gui.table.curtain import CurtainScreen
from gui.table.desk import DeskScreen
from gui.table.results import ResultsScreen
from gui.table.reveal import RevealScreen
from gui.table.seal import SealedScreen


def test_two_years_of_the_sample_game_come_out_as_printed(evening, table, hub, press, qtbot):
    def wait_for(kind):
        qtbot.waitUntil(lambda: isinstance(table.shown, kind))
        return table.shown

    for phase in sample_game():
        assert hub.public().phase == phase.phase
        written = dict(phase.orders)
        while not isinstance(table.shown.card, AllSealedCard):
            power = table.shown.power
            press(table.shown.card.go)
            desk = wait_for(DeskScreen)
            for order in written.pop(power, ()):
                before = desk.orders
                QTest.keyClicks(desk.entry.line, order)
                QTest.keyClick(desk.entry.line, Qt.Key.Key_Return)
                assert desk.orders != before, (power, order, desk.entry.word.text())
            press(desk.panel.seal)
            press(desk.sheet.seal)
            sealed = wait_for(SealedScreen)
            QTest.keyClick(sealed, Qt.Key.Key_Space)
            wait_for(CurtainScreen)
        assert not written
        press(table.shown.card.go)
        wait_for(RevealScreen).finished.emit()
        results = wait_for(ResultsScreen)
        rulings = hub.public().past[-1].resolution.rulings
        done = {r.order for r in rulings if r.verdict is Verdict.SUCCEEDS}
        failed = {r.order for r in rulings if r.verdict is Verdict.FAILS}
        assert done >= {*phase.moved, *phase.built}
        assert failed >= set(phase.failed)
        if phase is not sample_game()[-1]:
            results.go_on.emit()
            wait_for(CurtainScreen)

    assert hub.public().stage is Stage.REVEALED
    assert [past.phase for past in hub.public().past] == [phase.phase for phase in sample_game()]
