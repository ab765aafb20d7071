"""A position with other owners is shown at once, roughly, and finely a moment later."""

import pytest
from PySide6.QtCore import QPointF

from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position, Unit
from engine.rules.ruling import Resolution
from engine.table.view import PastPhase
from gui.explain.board_panel import JudgedBoard
from gui.kit import theme
from gui.map import store
from gui.map.pictures import background


def past(**owners):
    after = Position(
        phase=Phase.parse("F1901M"), units=(Unit("FRANCE", ARMY, "PAR"),), owners=owners
    )
    return PastPhase(before=after, orders={}, resolution=Resolution(after=after, rulings=()))


@pytest.fixture
def board(loaded, qtbot, monkeypatch):
    """A board that looks back, with nothing painted before on the disk or in memory."""
    background.forget()
    monkeypatch.setattr(store, "fetch", lambda key: None)
    monkeypatch.setattr(store, "keep", lambda key, image: None)
    found = JudgedBoard(loaded)
    qtbot.addWidget(found)
    found.resize(900, 700)
    found.foresight.hasty = True
    found.show_past(past(SPA="FRANCE"), before=False)
    with qtbot.waitExposed(found):
        found.show()
    found.finish()
    yield found
    background.forget()


def colour(board, province):
    """Return the colour just beside the middle of a province, as it is seen."""
    at = board.mapFromScene(QPointF(*board.loaded.atlas.spots[province].army) + QPointF(30, 0))
    return board.grab().toImage().pixelColor(at)


def redness(colour):
    return colour.red() - colour.blue()


def test_who_owns_a_province_is_seen_at_once_and_finely_later(board, qtbot):
    before = redness(colour(board, "SPA"))
    board.show_past(past(SPA="AUSTRIA"), before=False)

    at_once = redness(colour(board, "SPA"))
    assert board.backdrop.picture.rough
    assert not board.ready()
    qtbot.waitUntil(board.ready)
    assert not board.backdrop.picture.rough
    assert before < 0 < at_once
    assert redness(colour(board, "SPA")) > 0


def test_the_fine_picture_is_the_one_painted_without_haste(board, qtbot):
    board.show_past(past(SPA="AUSTRIA", MUN="ITALY"), before=False)
    board.grab()
    qtbot.waitUntil(board.ready)
    later = board.grab().toImage()
    board.foresight.hasty = False
    background.forget()
    board.backdrop.picture = None
    board.finish()

    assert board.grab().toImage() == later


def test_another_theme_is_never_painted_over(board, qtbot):
    theme.use("dark")
    try:
        board.show_past(past(SPA="AUSTRIA"), before=False)
        board.grab()
        assert not board.backdrop.picture.rough
    finally:
        theme.use("light")


def test_a_board_that_is_not_in_haste_is_painted_finely_at_once(board):
    board.foresight.hasty = False
    board.show_past(past(SPA="AUSTRIA"), before=False)
    board.grab()

    assert not board.backdrop.picture.rough


def test_painting_over_leaves_borders_centres_and_the_frame_as_they_were(board):
    fine = board.backdrop.picture.pixmap.toImage()
    board.show_past(past(TUN="AUSTRIA", SPA="AUSTRIA"), before=False)
    board.grab()
    rough, scale = board.backdrop.picture.pixmap.toImage(), board.backdrop.picture.wanted.scale

    def same(x, y):
        at = QPointF(x, y) * scale
        return fine.pixelColor(at.toPoint()) == rough.pixelColor(at.toPoint())

    spots, high = board.loaded.atlas.spots, board.loaded.atlas.size[1]
    assert same(*spots["TUN"].centre)
    assert same(*spots["SPA"].centre)
    assert not same(spots["SPA"].army[0] + 30, spots["SPA"].army[1])
    assert same(spots["TUN"].army[0], high - 4)
    assert same(*spots["POR"].army)
