"""Names of a new zoom are written beside the event loop, and look as if they had not been."""

import threading

import pytest
from PySide6.QtCore import QPoint

from gui.map import sprite_painter
from gui.map.names import lettering
from gui.map.pieces import piece_item


@pytest.fixture(autouse=True)
def _nothing_drawn():
    lettering._drawn.clear()
    piece_item._drawn.clear()


def settle(view, qtbot):
    qtbot.waitUntil(lambda: view.ready() and not view.backdrop.is_painting)


def test_a_zoom_that_comes_to_rest_shows_what_was_seen_until_all_of_it_is_sharp(
    view, qtbot, monkeypatch
):
    go_on, by = threading.Event(), set()
    write = lettering._write

    def slowly(text, scale):
        by.add(threading.current_thread().name)
        go_on.wait(60)
        return write(text, scale)

    view.finish()
    before = view.names.item.sharp
    monkeypatch.setattr(lettering, "_write", slowly)
    view.camera.zoom_by(1.5)
    qtbot.waitUntil(lambda: view.redraw.sprites.busy and not view.backdrop.is_painting)
    assert view.stills.seen is not None
    assert view.names.item.sharp == before
    assert not view.ready()

    go_on.set()
    settle(view, qtbot)
    assert view.stills.seen is None
    assert view.names.item.sharp == pytest.approx(view.camera.zoom * view.devicePixelRatioF())
    assert by == {"board sprites"}


def test_a_change_before_all_is_sharp_is_seen_at_once(view):
    view.camera.zoom_by(1.5)
    view.redraw.rest()
    assert view.redraw.sprites.busy  # and it stays so: only the event loop takes what was written

    view.pieces.set_states({"WAR": "chosen"})

    assert view.stills.seen is None
    assert view.names.item.sharp == pytest.approx(view.camera.zoom * view.devicePixelRatioF())


def test_what_is_written_late_looks_like_what_is_written_at_once(view, qtbot):
    view.camera.zoom_by(1.7)
    settle(view, qtbot)
    late = view.grab().toImage()
    lettering._drawn.clear()
    piece_item._drawn.clear()

    view.finish()

    # A thread has fonts of its own, whose letters may differ from the others' by a hair.
    once = view.grab().toImage()
    assert once.size() == late.size()
    pairs = zip(once.constBits(), late.constBits(), strict=True)
    far = sum(abs(one - other) > 48 for one, other in pairs if one != other)
    assert far < once.sizeInBytes() / 1000


def test_only_what_is_seen_is_written(view, qtbot):
    view.camera.zoom_by(4.0)
    settle(view, qtbot)
    sharp = view.names.item.sharp
    written = {one.province for one in view.names.labels if not lettering.job(one.text, sharp)}
    assert 0 < len(written) < len(view.names.labels)

    view.camera.pan_by(QPoint(-900, 0))
    view.grab()
    again = {one.province for one in view.names.labels if not lettering.job(one.text, sharp)}
    assert again > written


def test_the_last_zoom_is_the_one_that_is_written(view, qtbot):
    for factor in (1.3, 1.3, 1 / 1.2):
        view.camera.zoom_by(factor)
        view.redraw.rest()
    settle(view, qtbot)

    assert view.names.item.sharp == pytest.approx(view.camera.zoom * view.devicePixelRatioF())


def test_a_new_position_does_not_wait_for_the_painter(view, qtbot, start):
    view.camera.zoom_by(1.5)
    view.redraw.rest()
    assert view.redraw.sprites.busy

    view.show_position(start)

    assert not view.redraw.sprites.busy
    assert view.names.item.sharp == pytest.approx(view.camera.zoom * view.devicePixelRatioF())


def test_nothing_to_draw_is_done_at_once(qapp, qtbot):
    done = []
    found = sprite_painter.SpritePainter(qapp)

    found.do((), lambda: done.append(True))

    assert done == [True]
    assert not found.busy
    found.deleteLater()
