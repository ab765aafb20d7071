"""A board that is pushed about shows to the dot what it shows when it is drawn anew."""

import random

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gui.map.arrows.marks import MoveMark


class Painted(QObject):
    """Counts the dots of a view that are painted."""

    def __init__(self, view):
        super().__init__(view)
        self.dots = 0
        view.viewport().installEventFilter(self)

    def eventFilter(self, _, event):  # noqa: N802 - as Qt calls it
        if event.type() == QEvent.Type.Paint:
            self.dots += sum(part.width() * part.height() for part in event.region())
        return False


@pytest.fixture
def near(qtbot, view):
    view.camera.zoom_by(3.0)
    view.finish()
    settled(qtbot, view)
    return view


def settled(qtbot, view):
    qtbot.waitUntil(lambda: view.ready() and view.stills.seen is None)
    QApplication.processEvents()
    qtbot.wait(20)


def shown(qtbot, view):
    """Return what is on the screen, and what is drawn when everything is drawn anew."""
    qtbot.wait(20)
    on_screen = view.screen().grabWindow(view.winId()).toImage()
    anew = view.grab().toImage()
    return [one.convertToFormat(QImage.Format.Format_RGB32) for one in (on_screen, anew)]


def test_a_push_draws_only_what_comes_in_sight(qtbot, near):
    near.camera.pan_by(QPoint(7, 5))  # the first one after a zoom draws everything
    settled(qtbot, near)
    painted = Painted(near)
    near.camera.pan_by(QPoint(-9, -4))
    qtbot.waitUntil(lambda: painted.dots > 0)

    assert painted.dots <= 9 * near.height() + 4 * near.width()


@pytest.mark.parametrize("seed", range(3))
def test_what_is_pushed_along_is_what_would_be_drawn(qtbot, near, seed):
    chance = random.Random(seed)
    near.marks.show((MoveMark(letter="G", kind="A", at="MUN", to="BUR"),))
    for _ in range(8):
        for _ in range(chance.randint(1, 3)):  # several before anything is painted
            near.camera.pan_by(QPoint(chance.randint(-60, 60), chance.randint(-60, 60)))
        if chance.random() < 0.3:
            near.light(chance.sample(["MUN", "BUR", "RUH", "TYR"], 2))
        if chance.random() < 0.2:
            near.camera.zoom_by(chance.choice((1.2, 1 / 1.2)))
        if chance.random() < 0.3:
            settled(qtbot, near)
    settled(qtbot, near)

    on_screen, anew = shown(qtbot, near)
    assert on_screen == anew


def test_what_lies_over_the_board_is_not_pushed_along(qtbot, near):
    over = QWidget(near.viewport())
    over.setGeometry(200, 200, 80, 60)
    over.setStyleSheet("background: red")
    over.show()
    for by in (QPoint(5, 5), QPoint(-30, -20)):
        settled(qtbot, near)
        near.camera.pan_by(by)

    on_screen, anew = shown(qtbot, near)
    assert on_screen == anew


def test_the_table_round_the_board_lies_still(qtbot, view):
    settled(qtbot, view)
    view.camera.zoom_by(1.05)
    view.finish()
    settled(qtbot, view)
    for by in (QPoint(20, 9), QPoint(-400, 300), QPoint(700, -500), QPoint(-3, 2)):
        view.camera.pan_by(by)
        settled(qtbot, view)

    on_screen, anew = shown(qtbot, view)
    assert on_screen == anew
