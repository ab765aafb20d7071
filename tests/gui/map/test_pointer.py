"""The board answers to mouse, wheel and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui import i18n

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def _wheel(view, at, notches):
    event = QWheelEvent(
        QPointF(at),
        QPointF(view.viewport().mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003  (Qt knows no keyword here)
    )
    QApplication.sendEvent(view.viewport(), event)


def test_every_province_can_be_clicked_on_a_small_screen(view, heard, click, board):
    for province in board.provinces:
        click(view, province)

    assert heard("location_clicked") == [[province] for province in board.provinces]


def test_letting_go_in_another_space_is_no_click(view, heard):
    QTest.mousePress(view.viewport(), LEFT, NONE, view.pointer.viewport_point("SPA"))
    QTest.mouseRelease(view.viewport(), LEFT, NONE, view.pointer.viewport_point("MOS"))

    assert heard("location_clicked") == []


def test_a_click_beside_the_board_means_nothing(view, heard, click):
    click(view, QPoint(3, 3))

    assert heard("location_clicked") == []


def test_a_piece_stands_for_its_space_even_where_it_juts_out(view, click, heard):
    body = view.pieces.units["EDI"].body()
    outside = next(
        place
        for place in (body.topLeft(), body.topRight(), body.bottomLeft(), body.bottomRight())
        if view.shapes.province_at(place + (body.center() - place) * 0.06) != "EDI"
    )

    click(view, view.mapFromScene(outside + (body.center() - outside) * 0.06))

    assert heard("location_clicked") == [["EDI"]]


def test_a_board_only_to_be_looked_at_says_nothing(view, click, heard):
    view.interactive = False

    click(view, "SPA")

    assert heard("location_clicked") == []


def test_dragging_pans_the_board_that_is_zoomed_in(view, drag, heard):
    view.camera.zoom_by(2.0)
    before = view.mapToScene(QPoint(450, 330))

    drag(view, QPoint(450, 330), QPoint(350, 300))

    after = view.mapToScene(QPoint(350, 300))
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2
    assert heard("location_clicked") == []


def test_the_board_cannot_be_lost(view, drag):
    view.camera.zoom_by(2.0)

    for _ in range(8):
        drag(view, QPoint(100, 100), QPoint(850, 600))

    corner = view.mapFromScene(QPointF(0, 0))
    assert 0 <= corner.x() <= 20
    assert 0 <= corner.y() <= 20


def test_a_unit_is_dragged_to_a_space_when_it_may_be(view, drag, heard):
    view.pointer.set_drag_from(["WAR"])

    drag(view, view.pointer.viewport_point("WAR"), view.pointer.viewport_point("GAL"))

    assert heard("dragged") == [["WAR", "GAL"]]
    assert ["WAR", "GAL"] in heard("dragging")
    assert heard("location_clicked") == []


def test_a_unit_that_may_not_be_dragged_is_not(view, drag, heard):
    view.pointer.set_drag_from(["MOS"])

    drag(view, view.pointer.viewport_point("WAR"), view.pointer.viewport_point("GAL"))

    assert heard("dragged") == []


def test_hovering_names_each_space_once_and_outlines_it(view, heard):
    at = view.pointer.viewport_point("SPA")

    QTest.mouseMove(view.viewport(), at)
    QTest.mouseMove(view.viewport(), at + QPoint(1, 0))
    QTest.mouseMove(view.viewport(), view.pointer.viewport_point("MOS"))

    assert heard("location_hovered")[:2] == [["SPA"], ["MOS"]]
    assert view.pointer.outline.isVisible()


def test_leaving_the_board_hovers_nothing(view, heard):
    QTest.mouseMove(view.viewport(), view.pointer.viewport_point("SPA"))

    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))

    assert heard("location_hovered") == [["SPA"], [""]]
    assert not view.pointer.outline.isVisible()


def test_a_right_click_asks_for_the_menu(view, heard, click):
    at = view.pointer.viewport_point("WAR")

    click(view, at, Qt.MouseButton.RightButton)

    assert heard("menu_asked") == [["WAR", at]]
    assert heard("location_clicked") == []


def test_holding_the_button_asks_for_the_menu_and_is_no_click(view, heard, qtbot):
    at = view.pointer.viewport_point("WAR")
    QTest.mousePress(view.viewport(), LEFT, NONE, at)

    with qtbot.waitSignal(view.menu_asked):
        pass
    QTest.mouseRelease(view.viewport(), LEFT, NONE, at)

    assert heard("menu_asked") == [["WAR", at]]
    assert heard("location_clicked") == []


def test_the_wheel_zooms_around_the_pointer(view):
    at = QPoint(500, 300)
    before, zoom = view.mapToScene(at), view.camera.zoom

    _wheel(view, at, 3)

    after = view.mapToScene(at)
    assert view.camera.zoom == pytest.approx(zoom * 1.2**3)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2


def test_zooming_out_ends_at_the_whole_board(view):
    _wheel(view, QPoint(500, 300), 2)

    _wheel(view, QPoint(500, 300), -9)

    assert view.camera.zoom == pytest.approx(view.camera.fit_zoom)


def test_a_fitted_board_stays_fitted_when_the_window_grows(view, qtbot):
    view.resize(1300, 900)
    qtbot.wait(1)

    assert view.camera.zoom == pytest.approx(view.camera.fit_zoom)
    assert view.camera.zoom > 0.6


def test_plus_minus_and_zero_zoom(view):
    fitted = view.camera.zoom

    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    near = view.camera.zoom
    QTest.keyClick(view, Qt.Key.Key_Minus)
    less = view.camera.zoom
    QTest.keyClick(view, Qt.Key.Key_0)

    assert near == pytest.approx(fitted * 1.44)
    assert less == pytest.approx(fitted * 1.2)
    assert view.camera.zoom == pytest.approx(fitted)


def test_after_the_hand_rests_the_picture_is_sharp_again(view, qtbot):
    view.camera.zoom_by(1.5)
    view.viewport().repaint()
    assert not view.backdrop.covers()

    qtbot.waitUntil(view.backdrop.covers)

    assert view.backdrop.picture.wanted.scale == pytest.approx(view.camera.dots)
    qtbot.waitUntil(lambda: not view.backdrop.is_painting)


@pytest.mark.parametrize(
    ("origin", "key", "end"),
    [
        ("PAR", Qt.Key.Key_Right, "BUR"),
        ("MUN", Qt.Key.Key_Down, "TYR"),
        ("SPA", Qt.Key.Key_Left, "POR"),
        ("NAP", Qt.Key.Key_Up, "ROM"),
    ],
)
def test_arrows_go_to_the_nearest_space_in_that_direction(view, origin, key, end):
    view.setFocus()
    view.keyboard.focus_on(origin)

    QTest.keyClick(view, key)

    assert view.keyboard.focused == end


def test_every_province_can_be_reached_by_arrows(view, board):
    arrows = ((1, 0), (-1, 0), (0, 1), (0, -1))
    seen, queue = {"MUN"}, ["MUN"]
    while queue:
        here = queue.pop()
        for way in arrows:
            view.keyboard.focus_on(here)
            view.keyboard.step(*way)
            if view.keyboard.focused not in seen:
                seen.add(view.keyboard.focused)
                queue.append(view.keyboard.focused)

    assert seen == set(board.provinces)


def test_the_focused_space_has_a_ring_and_is_told_to_screen_readers(view, heard):
    view.setFocus()
    i18n.speak("en")

    view.keyboard.focus_on("STP")

    assert view.keyboard.ring.isVisible()
    assert view.accessibleDescription() == "St. Petersburg"
    assert heard("location_hovered") == [["STP"]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_take_the_focused_space(view, heard, key):
    view.setFocus()
    view.keyboard.focus_on("STP")

    QTest.keyClick(view, key)

    assert heard("location_activated") == [["STP"]]


def test_a_mouse_press_takes_the_focus_ring_away(view, click):
    view.keyboard.focus_on("STP")

    click(view, "SPA")

    assert view.keyboard.focused == ""
    assert not view.keyboard.ring.isVisible()


def test_other_keys_are_left_to_the_window(view, qtbot):
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE)
    view.keyPressEvent(event)

    assert not event.isAccepted()


def test_two_fingers_on_a_touch_pad_zoom_around_the_pointer(view):
    from PySide6.QtGui import QNativeGestureEvent, QPointingDevice

    at = QPointF(500, 300)
    before, zoom = view.mapToScene(at.toPoint()), view.camera.zoom
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        at,
        at,
        QPointF(view.viewport().mapToGlobal(at)),
        0.5,
        QPointF(),
    )

    QApplication.sendEvent(view.viewport(), event)

    after = view.mapToScene(at.toPoint())
    assert view.camera.zoom == pytest.approx(zoom * 1.5)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2
