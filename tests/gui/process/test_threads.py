"""Threads beside the windows' own hold nothing of them: it might be taken apart there."""

import ast
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QObject

import gui

FILES = sorted(Path(gui.__file__).parent.rglob("*.py"))
OTHERS = {
    *("QThread", "QRunnable", "QThreadPool", "QtConcurrent", "QFuture"),
    *("ThreadPoolExecutor", "ThreadPool", "start_new_thread", "asyncio"),
}


def begun_otherwise(tree):
    """Yield what begins threads in another way; who asks for the one he is in begins none."""
    asked = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "currentThread"
    }
    for node in ast.walk(tree):
        name = getattr(node, "id", None) or getattr(node, "attr", None)
        if name in OTHERS and id(node) not in asked:
            yield name


def test_every_thread_of_the_windows_is_one_of_pythons_own():
    """``conftest`` looks at what each of these holds, in all tests, when it begins."""
    found = {}
    for path in FILES:
        for name in begun_otherwise(ast.parse(path.read_text("utf-8"))):
            found.setdefault(name, []).append(path.name)

    assert not found
    assert [*begun_otherwise(ast.parse("QThreadPool.globalInstance().start(work)"))]
    assert [*begun_otherwise(ast.parse("QThread(self)"))]


class Held(QObject):
    def work(self):
        """Do nothing."""


class Other:
    def __init__(self, held):
        self.held = held

    def work(self):
        """Do nothing."""


def enclosing(held):
    return lambda: held


@pytest.mark.parametrize(
    "work",
    [
        lambda held: {"target": held.work},
        lambda held: {"target": Other(held).work},
        lambda held: {"target": enclosing(held)},
        lambda held: {"target": enclosing(enclosing([held]))},
        lambda held: {"target": partial(print, held)},
        lambda held: {"target": partial(print, end=held)},
        lambda held: {"target": print, "args": (held,)},
        lambda held: {"target": print, "kwargs": {"end": held}},
    ],
)
def test_no_thread_begins_that_holds_something_of_a_window(work):
    held = Held()
    with pytest.raises(AssertionError, match="holds"):
        Thread(**work(held)).start()

    Thread(target=Other(1).work).start()
