"""What is done later is done once, unless its owner has gone, and holds nobody."""

import gc
import weakref

import pytest
from PySide6.QtCore import QEvent, QObject

from gui.kit.later import later


class Owner(QObject):
    def __init__(self, parent=None):
        super().__init__(parent)
        self.done = 0

    def act(self):
        self.done += 1


def method(owner):
    return owner.act


def function(owner):
    def act():
        owner.act()

    return act


WAYS = [method, function]


@pytest.mark.parametrize("milliseconds", [0, 5])
@pytest.mark.parametrize("way", WAYS)
def test_it_is_done_once_and_its_timer_goes(qtbot, way, milliseconds):
    owner = Owner()

    later(owner, way(owner), milliseconds)
    assert not owner.done
    qtbot.waitUntil(lambda: owner.done)
    qtbot.wait(10)

    assert owner.done == 1
    assert not owner.children()


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("way", WAYS)
def test_whoever_goes_before_or_after_is_let_go_of(qapp, qtbot, way, when):
    parent = QObject()
    owner = Owner(parent)
    gone = weakref.ref(owner)

    later(owner, way(owner))
    if when == "after":
        qtbot.waitUntil(lambda: gone().done)
    del owner
    parent.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.wait(5)
    gc.collect()

    assert gone() is None
