"""Until it is revealed nothing says what happens: nowhere on the screen, and nowhere behind it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.games import catalogue
from gui.predict import asking as asking_module
from gui.printable import Matter
from tests.gui.predict.conftest import ORDERS, subject_of

TITLES = {"en": "A surprising bounce", "cs": "Nečekaný pat"}
TOLD = ("text", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")


def everything_said(asked):
    """Whatever can be read of a screen, by eyes, ears, pointer, clipboard and paper."""
    screen = asked.screen
    said = {QApplication.clipboard().text(), screen.windowTitle(), screen.window().windowTitle()}
    for widget in (screen, *screen.findChildren(QWidget)):
        for name in (*TOLD, "words", "result"):
            found = getattr(widget, name, "")
            said.add(str(found() if callable(found) else found))
    said.update(_accessible(QAccessible.queryAccessibleInterface(screen)))
    view = asked.table.view
    for one in asked.asking.question.asked:
        view.pointer.hover(one.province)
        said.add(view.accessibleDescription())
        said.add(view.toolTip())
    view.pointer.hover("")
    matter = screen.printable(Matter(public=None, loaded=view.loaded, rules=None, at=0))
    said.update(str(past) for past in matter.public.past)
    return "\n".join(sorted(said))


def _accessible(one):
    if one is None:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield one.text(kind)
    for at in range(one.childCount()):
        yield from _accessible(one.child(at))


@pytest.mark.parametrize("game", [game for game in ORDERS if ORDERS[game]])
def test_nothing_says_what_happens_before_it_is_revealed(asking, game, monkeypatch):
    real, judged = asking_module.judged, []
    monkeypatch.setattr(asking_module, "judged", lambda *told: judged.append(told) or real(*told))
    asked = asking(subject_of(game, titles=TITLES))
    before = [everything_said(asked)]
    for keys in (Qt.Key.Key_2, Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_Up):
        asked.key(keys)
        before.append(everything_said(asked))
    QTest.keyClick(asked.table.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    before.append(everything_said(asked))
    assert judged == []  # what is not known cannot be told
    assert asked.table.view.past is None

    asked.key(Qt.Key.Key_Space)
    after = everything_said(asked)
    board, reasons = (
        asked.table.loaded.board,
        catalogue.played_on(asked.table.loaded.board).reasons(),
    )
    sentences = {TITLES["en"]}
    for answer in asked.asking.score.answers:
        for finding in answer.ruling.findings:
            sentences.add(reasons.tell(finding, answer.ruling, board))
    assert TITLES["en"] in after
    assert len(sentences) > 5
    for text in before:
        assert not [one for one in sentences if one in text]


def test_the_board_draws_the_same_whatever_comes_of_it(asking, monkeypatch):
    """Drawn by board and orders alone: whatever the phase is called and kept under."""

    def picture(asked):
        asked.settle()
        asked.table.view.finish()
        asked.settle()
        return asked.screen.grab().toImage()

    first = picture(asking(subject_of("diplomacy", titles=TITLES)))
    monkeypatch.setattr(asking_module, "judged", None)
    assert picture(asking(subject_of("diplomacy", key="other"))) == first
