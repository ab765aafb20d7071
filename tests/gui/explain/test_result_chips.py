"""Chips of results: each says its word, whatever is measured while it is drawn."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from gui.explain.why_parts import RulingLettering

ROOM = QRect(QPoint(0, 0), QPoint(119, 29))


@pytest.fixture
def lettering(qtbot):
    whole = QWidget()
    qtbot.addWidget(whole)
    return RulingLettering(whole)


def drawn(lettering, word, *, bad):
    picture = QPixmap(ROOM.size())
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    lettering._draw(painter, ROOM, word, bad)
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("bad", [False, True])
def test_a_chip_says_its_word_though_others_are_measured_while_it_is_drawn(
    lettering, monkeypatch, bad
):
    alone = drawn(lettering, "bounced", bad=bad)
    assert alone != drawn(lettering, "", bad=bad)
    chip, render = lettering._chips[bad], QWidget.render

    def laid_out_first(*how, **more):
        for word in ("cut", "no such order"):
            lettering.chip_size(word, bad=bad)
        render(chip, *how, **more)

    monkeypatch.setattr(chip, "render", laid_out_first)
    assert drawn(lettering, "bounced", bad=bad) == alone
    assert chip.text() == ""  # nobody who reads hidden words learns what was shown
