"""However often seals were opened again, the curtain keeps its room, and everybody can read all."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.curtain.incident_list import IncidentCard

OWN = "I forgot that the fleet stands in Sevastopol and not where it should, sorry everybody " * 3


@pytest.fixture
def curtain_after(session, loaded, table, qtbot):
    def after(reasons):
        power = session.public().queue[0]
        for reason in reasons:
            session.envelopes.seal(power, [])
            session.envelopes.unseal(power, reason=reason)
        curtain = CurtainScreen(session.public(), loaded.board, power)
        table.show_screen(curtain)
        qtbot.waitUntil(curtain.card.isVisible)
        for _ in range(3):
            QApplication.processEvents()
        return curtain

    return after


def title_of(curtain):
    return max(curtain.card.findChildren(QLabel), key=lambda label: label.font().pixelSize())


def test_few_incidents_are_all_on_the_curtain(curtain_after):
    curtain = curtain_after(["mistake", "second thoughts"])

    assert curtain.all_told is None


@pytest.mark.parametrize("reasons", [["mistake"] * 12, [OWN[:120].strip()] * 9, ["W" * 120] * 5])
def test_many_incidents_squeeze_nothing_and_are_read_on_a_card(curtain_after, qtbot, reasons):
    calm = title_of(curtain_after([])).height()
    curtain = curtain_after(reasons)

    assert title_of(curtain).height() == calm
    assert f"({len(reasons)})" in curtain.all_told.text()
    for seal in curtain.seals.values():
        assert seal.visibleRegion().boundingRect() == seal.rect()
    QTest.mouseClick(curtain.all_told, Qt.MouseButton.LeftButton)
    card = curtain.findChild(IncidentCard)
    qtbot.waitUntil(card.isVisible)
    assert len(card.lines) == len(reasons)
    assert all(reason in card.lines[0].text().replace("\u200b", "") for reason in reasons[-1:]) or (
        reasons[0] == "mistake" and "slip of the pen" in card.lines[0].text()
    )
    assert max(line.width() for line in card.lines) <= card.width()
    card.reject()
