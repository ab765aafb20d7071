"""The law of hidden results: what a reader has not come to is told nowhere on the screen."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.notation.position_line import position_line
from engine.notation.rulebook import editions
from engine.robots.players.random_study import RandomStudent
from engine.studies import begin_study, unkept_study
from engine.study.refusal import StudyError
from engine.study.tree.marks import Colour, Lesson, Mark, Mode, Shape, Sign
from gui.sandbox.sandbox_screen import SandboxScreen

from .conftest import Hands

pytestmark = pytest.mark.usefixtures("bare_boards")

KEY = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
PHASES = 3
"""Phases of the main line; each has a branch beside it."""

KEYS = [
    *((key, Qt.KeyboardModifier.NoModifier) for key in (
        KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_End,
        KEY.Key_Delete, KEY.Key_Backspace, KEY.Key_M, KEY.Key_M, KEY.Key_B, KEY.Key_F, KEY.Key_C,
        KEY.Key_U, KEY.Key_R, KEY.Key_K, KEY.Key_K, KEY.Key_D, KEY.Key_Escape, KEY.Key_L, KEY.Key_L,
        KEY.Key_H, KEY.Key_T, KEY.Key_PageUp, KEY.Key_PageDown, KEY.Key_F2, KEY.Key_N,
        KEY.Key_P, KEY.Key_Q,
    )),
    (KEY.Key_C, CTRL), (KEY.Key_Z, CTRL), (KEY.Key_Y, CTRL), (KEY.Key_Up, CTRL),
    (KEY.Key_Tab, CTRL), (KEY.Key_S, CTRL), (KEY.Key_E, SHIFT), (KEY.Key_E, SHIFT),
]  # fmt: skip
"""Everything but what asks for more: Space, E and Shift+H."""


def recorded(game, mode, path=None):
    """Return a study whose author wrote three phases with a branch beside each."""
    setup = beginning(game)
    study = begin_study(path, game, setup) if path else unkept_study(game, setup)
    sandbox, chapter = study.sandbox, study.log.study.chapters[0]
    student = RandomStudent(
        sandbox, study.chapters, random.Random(f"{game} {mode}"), [*editions(game).values()], []
    )
    node = chapter.root
    for _ in range(PHASES):
        before, node = node, student.play_on(node)
        for child in (node, beside(sandbox, before, node)):
            if child:
                sandbox.name(child, f"SECRETNAME{child}.")
                sandbox.note(child, f"SECRETNOTE{child}.")
                sandbox.sign(child, Sign.BRILLIANT)
                place = next(iter(sandbox.rules(child).board.provinces))
                sandbox.draw(child, [Mark(Shape.CIRCLE, Colour.RED, place)])
                sandbox.teach(child, Lesson(hints=(f"SECRETHINT{child}.",)))
    sandbox.teach(chapter.root, Lesson(hints=("SECRETHINT.",), otherwise="SECRETOTHER."))
    study.chapters.mode(chapter.id, mode)
    return study


def beside(sandbox, before, node):
    """Return a branch on which nobody ordered anything, where that is another one."""
    try:
        other = sandbox.judge(before, {})
    except StudyError:
        return 0
    return other if other != node else 0


def told(screen):
    """Return all that is said anywhere: words, tips, what a screen reader hears, the clipboard."""
    for window in QApplication.topLevelWidgets():
        for widget in (window, *window.findChildren(QWidget)):
            yield from (widget.accessibleName(), widget.accessibleDescription())
            yield from (widget.toolTip(), widget.windowTitle(), widget.statusTip())
            match widget:
                case QLabel() | QAbstractButton():
                    yield widget.text()
                case QLineEdit():
                    yield from (widget.text(), widget.placeholderText())
                case QPlainTextEdit():
                    yield widget.toPlainText()
                case QComboBox():
                    yield from (widget.itemText(at) for at in range(widget.count()))
    yield from (screen.tree.view.words(row).aloud for row in screen.tree.view.rows)
    yield QGuiApplication.clipboard().text()


def aloud(interface):
    """Return what a screen reader finds under a widget."""
    if interface is None or not interface.isValid():
        return
    for what in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield interface.text(what)
    for at in range(interface.childCount()):
        yield from aloud(interface.child(at))


def seen_to_be_silent(hands, met, *, whole_tree=True):
    """See that nothing is told of any node that was not come to."""
    screen, whole = hands.screen, hands.course.open.sandbox
    heard = aloud(QAccessible.queryAccessibleInterface(screen)) if whole_tree else ()
    words = "\n".join(filter(None, (*told(screen), *heard)))
    hidden = [node for node in whole.study.nodes if node not in met]
    for node in hidden:
        for secret in ("NAME", "NOTE", "HINT"):
            assert f"SECRET{secret}{node}." not in words, (node, secret)
    assert "SECRETOTHER" not in words
    assert {row.node for row in screen.tree.view.rows} <= met
    known = {position_line(whole.position(node), whole.rules(node)) for node in met}
    unknown = {position_line(whole.position(node), whole.rules(node)) for node in hidden} - known
    for line in unknown:
        assert line not in words
    board = screen.view.position
    assert board in [whole.position(node) for node in met]
    shown = screen.printable(None).public
    assert [*shown.past, shown.position]
    assert shown.position in [whole.position(node) for node in met]
    assert whole._log.shown().position in [whole.position(node) for node in met]


def seen_to_be_met(hands, met, subject):
    """See that nobody is asked about orders that he has not come to."""
    nodes = hands.course.open.sandbox.study.nodes
    assert subject.ordered in [nodes[node].ordered for node in met]


def pressed_everything(hands, met):
    """Press every key that asks for nothing more, and see each time that nothing is told."""
    hands.screen.predict_asked.connect(lambda subject: seen_to_be_met(hands, met, subject))
    few = {KEY.Key_Right, KEY.Key_C, KEY.Key_Z, KEY.Key_K}
    every = hands.course.rules.game == "blank"  # the keys are the same; a small board is fast
    for key, held in KEYS:
        if not every and key not in few:
            continue
        hands.screen.view.setFocus()
        QTest.keyClick(hands.screen.view, key, held)
        hands.settle()
        for card in hands.screen.findChildren(QDialog):
            seen_to_be_silent(hands, met)
            card.reject()
            hands.settle()
            hands.screen.window().activateWindow()
        hands.settle()
        seen_to_be_silent(hands, met, whole_tree=False)
    hands.key(KEY.Key_Home)


@pytest.mark.parametrize("mode", [Mode.HIDDEN, Mode.LESSON])
@pytest.mark.parametrize("game", [*GAMES])
def test_nothing_is_told_before_the_reader_asked_for_it(shown, game, mode):
    study = recorded(game, mode)
    root = study.log.study.chapters[0].root
    hands = Hands(shown(SandboxScreen(load_map(GAMES[game].map), study), 1280, 720))
    QGuiApplication.clipboard().clear()
    met = {root}
    assert hands.course.at == root
    seen_to_be_silent(hands, met)
    if mode is Mode.HIDDEN or game == "blank":
        pressed_everything(hands, met)
    nodes = study.log.study.nodes
    for step in range(PHASES):
        at = hands.course.at
        hands.space()
        met |= {*nodes[at].children} if mode is Mode.HIDDEN else {nodes[at].children[0]}
        assert hands.course.at == nodes[at].children[0], hands.screen.foot.hint.text()
        assert f"SECRETNOTE{hands.course.at}." in "\n".join(filter(None, told(hands.screen)))
        seen_to_be_silent(hands, met)
        if step == 0 and game == "blank":
            pressed_everything(hands, met)
            hands.course.go(nodes[at].children[0], writing=False)
            hands.settle()
        hands.space()
    hands.key(KEY.Key_E)
    assert {row.node for row in hands.screen.tree.view.rows} == {*nodes}
    hands.key(KEY.Key_E)
    assert {row.node for row in hands.screen.tree.view.rows} == met
    hands.key(KEY.Key_E, SHIFT)
    assert {row.node for row in hands.screen.tree.view.rows} == {root}
    hands.key(KEY.Key_E, SHIFT)
    assert {row.node for row in hands.screen.tree.view.rows} == met
