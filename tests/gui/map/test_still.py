"""While the zoom changes one picture is scaled; it never shows what is no longer so."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from gui.map.arrows.marks import MoveMark


def _mean(image):
    """Return the mean colour of an image."""
    dot = image.scaled(
        1,
        1,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return dot.pixelColor(0, 0).getRgb()[:3]


def _far(one, other):
    return max(abs(a - b) for a, b in zip(_mean(one), _mean(other), strict=True))


def test_while_the_zoom_changes_nothing_is_drawn_anew(qtbot, view, monkeypatch):
    def never(*_):
        raise AssertionError("drawn anew")

    view.camera.zoom_by(1.3)
    with monkeypatch.context() as patch:
        patch.setattr(type(view), "drawBackground", never)
        moving = view.grab().toImage()
    view.finish()
    resting = view.grab().toImage()

    assert view.stills.seen is None
    assert _far(moving, resting) <= 4
    assert moving != resting


def test_everything_is_sharp_again_when_the_zoom_rests(qtbot, view):
    view.camera.zoom_by(1.3)
    qtbot.waitUntil(lambda: view.stills.seen is None and view.backdrop.covers())
    rested = view.grab().toImage()

    view.finish()

    assert view.grab().toImage() == rested


@pytest.mark.parametrize("rest", [True, False], ids=["rested", "finished"])
def test_going_back_shows_the_whole_board_at_once(qtbot, view, rest):
    view.camera.zoom_by(4)
    if rest:
        qtbot.waitUntil(lambda: view.stills.seen is None and view.backdrop.covers())
    else:
        view.finish()
    view.grab()
    view.camera.zoom_by(0.3)
    moving = view.grab().toImage()
    view.finish()
    resting = view.grab().toImage()

    size = moving.size()
    for corner in (QPoint(0, 0), QPoint(size.width() - 60, size.height() - 60)):
        part = QRect(corner, corner + QPoint(59, 59))
        assert _far(moving.copy(part), resting.copy(part)) <= 12


CHANGES = {
    "marks": lambda view: view.marks.show([MoveMark(letter="R", kind="A", at="WAR", to="GAL")]),
    "rubber": lambda view: view.marks.drag(MoveMark(letter="R", kind="A", at="WAR", to="GAL")),
    "states": lambda view: view.pieces.set_states({"WAR": "chosen"}),
    "light": lambda view: view.light(["GAL"]),
    "veil": lambda view: view.dim_all_but(["GAL"]),
    "chips": lambda view: view.offers.offer_chips({"WAR": "S"}),
    "coasts": lambda view: view.offers.offer_coasts(["SPA/NC"]),
    "hover": lambda view: view.pointer.hover("GAL"),
    "focus": lambda view: view.keyboard.focus_on("GAL"),
    "names": lambda view: view.names.write("off"),
    "big": lambda view: view.pieces.set_big(1.3),
    "position": lambda view: view.show_position(view.position, owners_tint=False),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_picture_is_dropped_as_soon_as_something_looks_otherwise(view, change):
    view.camera.zoom_by(1.1)
    assert view.stills.seen is not None

    CHANGES[change](view)

    assert view.stills.seen is None
    assert view.stills.around is None
