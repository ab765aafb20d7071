"""The tray of pieces: every power's sign has its place, and the words beside them are read."""

import json
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from engine.board.loader import load_content
from gui import i18n
from gui.kit import sizing, theme
from gui.kit.widgets import column
from gui.study.pieces_bar import PiecesBar
from tests.maps.grid_map import grid_map, picture

WIDTHS = (700, 880, 1024, 1280, 1500, 1920)


@pytest.fixture(params=[1.0, 1.5])
def text(request, look):
    theme.use("light", text=request.param)
    sizing.dress()
    yield request.param
    theme.use("light")
    sizing.dress()


@pytest.fixture(scope="module", params=[2, 5, 7, 8, 12, 16, 20, 26])
def board(request, tmp_path_factory):
    """A board of so many powers."""
    told = grid_map(picture(18, 12, 3), request.param)
    return load_content(
        tmp_path_factory.mktemp("many") / "map.json", json.dumps(told).encode()
    ).board


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_sign_is_whole_and_the_hint_is_read(qtbot, text, board, language):
    i18n.speak(language)
    bar = PiecesBar(board)
    below = column((QWidget(), 1), bar)  # as below a board
    qtbot.addWidget(below)
    sizing.wear(below)
    below.show()
    for width in (*WIDTHS, *reversed(WIDTHS)):
        below.resize(width, 720)
        qtbot.waitUntil(partial(_fits, bar, width, text))


def _fits(bar, width, text):
    signs, others = [*bar.powers.values()], [*bar.kinds.values(), bar.take, bar.hint]
    taken = [one.rect().translated(one.mapTo(bar, QPoint())) for one in (*signs, *others)]
    line = bar.hint.heightForWidth(10_000)

    assert bar.width() == width
    assert all(bar.rect().contains(box) for box in taken), (width, taken)
    assert not any(a.intersects(b) for n, a in enumerate(taken) for b in taken[:n]), width
    assert bar.hint.heightForWidth(bar.hint.width()) <= 4 * line, width
    assert all(one.rect().contains(one.badge.geometry()) for one in signs), width
    assert len({one.size().toTuple() for one in signs}) == 1, width
    assert bar.height() < 720 * (0.28 if text == 1 else 0.4)
    assert bar.height() == bar.heightForWidth(width)
