"""What lies under a card is nowhere before it is turned: two games that differ in it alone."""

import logging

import pytest
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from engine.games.first_light.deck import drawn
from engine.table.terms import Terms
from gui.process import log


def seeds():
    """Return two seeds whose first cards differ."""
    one = "11" * 32
    other = next(
        seed
        for seed in (f"{number:064x}" for number in range(99))
        if drawn(seed)[0].coins != drawn(one)[0].coins and drawn(seed)[0].wait != drawn(one)[0].wait
    )
    return one, other


def everything(evening):
    """Return all that anybody can see or read of the windows, and what was written down."""
    window = evening.window
    room = window.projector.window
    seen = [one.grab().toImage() for one in (window, room)]
    said = []
    for top in (window, room):
        for one in (top, *top.findChildren(QWidget)):
            spoken = QAccessible.queryAccessibleInterface(one)
            kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
            said += [spoken.text(kind) for kind in kinds] if spoken is not None else []
            said += [one.windowTitle(), one.toolTip(), one.statusTip(), one.objectName()]
            said += [one.text()] if isinstance(one, QLabel) else []
    said += window.navigator.open.card.told(evening.bridge.public())
    said.append(QGuiApplication.clipboard().text())
    return seen, said


@pytest.fixture
def twin(evening, tmp_path, monkeypatch):
    """Play a game with a seed up to its first card, and return what was to be seen meanwhile."""

    def twin(seed):
        given = iter(["aa" * 32, seed])
        evening.window.navigator.terms = Terms(steady=evening.time, nonce=lambda: next(given))
        evening.sit_down("Ada", "Bob")
        evening.window.projector.show_window()
        evening.driver.settle()
        kept = []
        for act in (lambda: None, lambda: evening.key(" "), lambda: evening.key("L")):
            act()
            kept.append(everything(evening))
        evening.key(" ")
        evening.driver.settle()
        evening.passes(100)
        kept.append(everything(evening))
        known = evening.bridge.public()
        evening.window.navigator.open.path.unlink()
        return kept, known

    return twin


def test_twins_look_the_same_until_the_card_is_turned(twin, tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    diary = log.start(tmp_path)
    try:
        one, other = map(twin, seeds())
    finally:
        log.stop()
    for (pictures, said), (pictures_too, said_too) in zip(one[0], other[0], strict=True):
        assert pictures == pictures_too
        hidden = (one[1].seen.print, other[1].seen.print)
        masked = [
            [line.replace(hidden[n], "") for line in lines]
            for n, lines in enumerate((said, said_too))
        ]
        assert masked[0] == masked[1]
    written = caplog.text + (diary.read_text("utf-8") if diary.exists() else "")
    for seed in seeds():
        assert seed not in written
        assert all(
            seed not in line for kept, _ in (one, other) for _, said in kept for line in said
        )
