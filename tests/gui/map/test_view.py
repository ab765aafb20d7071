"""The board answers to mouse, wheel and keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.rules.position import Unit, UnitKind
from gui import i18n
from gui.map.marks import MoveMark

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def heard(view):
    found = []
    for name in (
        "location_clicked",
        "location_hovered",
        "location_activated",
        "chip_clicked",
        "dragged",
        "dragging",
        "menu_asked",
    ):
        getattr(view, name).connect(lambda *told, name=name: found.append((name, *told)))

    def of(name):
        return [told for said, *told in found if said == name]

    return of


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
    QTest.mousePress(view.viewport(), LEFT, NONE, view.viewport_point("SPA"))
    QTest.mouseRelease(view.viewport(), LEFT, NONE, view.viewport_point("MOS"))

    assert heard("location_clicked") == []


def test_a_click_beside_the_board_means_nothing(view, heard, click):
    click(view, QPoint(3, 3))

    assert heard("location_clicked") == []


def test_a_piece_stands_for_its_space_even_where_it_juts_out(view, click, heard):
    body = view.pieces["EDI"].body()
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
    view.zoom_by(2.0)
    before = view.mapToScene(QPoint(450, 330))

    drag(view, QPoint(450, 330), QPoint(350, 300))

    after = view.mapToScene(QPoint(350, 300))
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2
    assert heard("location_clicked") == []


def test_the_board_cannot_be_lost(view, drag):
    view.zoom_by(2.0)

    for _ in range(8):
        drag(view, QPoint(100, 100), QPoint(850, 600))

    corner = view.mapFromScene(QPointF(0, 0))
    assert 0 <= corner.x() <= 20
    assert 0 <= corner.y() <= 20


def test_a_unit_is_dragged_to_a_space_when_it_may_be(view, drag, heard):
    view.set_drag_from(["WAR"])

    drag(view, view.viewport_point("WAR"), view.viewport_point("GAL"))

    assert heard("dragged") == [["WAR", "GAL"]]
    assert ["WAR", "GAL"] in heard("dragging")
    assert heard("location_clicked") == []


def test_a_unit_that_may_not_be_dragged_is_not(view, drag, heard):
    view.set_drag_from(["MOS"])

    drag(view, view.viewport_point("WAR"), view.viewport_point("GAL"))

    assert heard("dragged") == []


def test_hovering_names_each_space_once_and_outlines_it(view, heard):
    at = view.viewport_point("SPA")

    QTest.mouseMove(view.viewport(), at)
    QTest.mouseMove(view.viewport(), at + QPoint(1, 0))
    QTest.mouseMove(view.viewport(), view.viewport_point("MOS"))

    assert heard("location_hovered")[:2] == [["SPA"], ["MOS"]]
    assert view._outline.isVisible()


def test_leaving_the_board_hovers_nothing(view, heard):
    QTest.mouseMove(view.viewport(), view.viewport_point("SPA"))

    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))

    assert heard("location_hovered") == [["SPA"], [""]]
    assert not view._outline.isVisible()


def test_a_right_click_asks_for_the_menu(view, heard, click):
    at = view.viewport_point("WAR")

    click(view, at, Qt.MouseButton.RightButton)

    assert heard("menu_asked") == [["WAR", at]]
    assert heard("location_clicked") == []


def test_holding_the_button_asks_for_the_menu_and_is_no_click(view, heard, qtbot):
    at = view.viewport_point("WAR")
    QTest.mousePress(view.viewport(), LEFT, NONE, at)

    with qtbot.waitSignal(view.menu_asked, timeout=2000):
        pass
    QTest.mouseRelease(view.viewport(), LEFT, NONE, at)

    assert heard("menu_asked") == [["WAR", at]]
    assert heard("location_clicked") == []


def test_the_wheel_zooms_around_the_pointer(view):
    at = QPoint(500, 300)
    before, zoom = view.mapToScene(at), view.zoom

    _wheel(view, at, 3)

    after = view.mapToScene(at)
    assert view.zoom == pytest.approx(zoom * 1.2**3)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2


def test_zooming_out_ends_at_the_whole_board(view):
    _wheel(view, QPoint(500, 300), 2)

    _wheel(view, QPoint(500, 300), -9)

    assert view.zoom == pytest.approx(view.fit_zoom)


def test_a_fitted_board_stays_fitted_when_the_window_grows(view, qtbot):
    view.resize(1300, 900)
    qtbot.wait(1)

    assert view.zoom == pytest.approx(view.fit_zoom)
    assert view.zoom > 0.6


def test_plus_minus_and_zero_zoom(view):
    fitted = view.zoom

    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Plus)
    near = view.zoom
    QTest.keyClick(view, Qt.Key.Key_Minus)
    less = view.zoom
    QTest.keyClick(view, Qt.Key.Key_0)

    assert near == pytest.approx(fitted * 1.44)
    assert less == pytest.approx(fitted * 1.2)
    assert view.zoom == pytest.approx(fitted)


def test_after_the_hand_rests_the_picture_is_sharp_again(view, qtbot):
    view.zoom_by(1.5)
    view.viewport().repaint()
    assert not view._covered()

    qtbot.waitUntil(view._covered, timeout=8000)

    assert view._picture.wanted.scale == pytest.approx(view.zoom * view.devicePixelRatioF())
    qtbot.waitUntil(lambda: view._painting is None, timeout=8000)


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
    view.focus_on(origin)

    QTest.keyClick(view, key)

    assert view.focused == end


def test_every_province_can_be_reached_by_arrows(view, board):
    arrows = ((1, 0), (-1, 0), (0, 1), (0, -1))
    seen, queue = {"MUN"}, ["MUN"]
    while queue:
        here = queue.pop()
        for way in arrows:
            view.focus_on(here)
            view._step(*way)
            if view.focused not in seen:
                seen.add(view.focused)
                queue.append(view.focused)

    assert seen == set(board.provinces)


def test_the_focused_space_has_a_ring_and_is_told_to_screen_readers(view, heard):
    view.setFocus()
    i18n.speak("en")

    view.focus_on("STP")

    assert view._ring.isVisible()
    assert view.accessibleDescription() == "St. Petersburg"
    assert heard("location_hovered") == [["STP"]]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_space_take_the_focused_space(view, heard, key):
    view.setFocus()
    view.focus_on("STP")

    QTest.keyClick(view, key)

    assert heard("location_activated") == [["STP"]]


def test_a_mouse_press_takes_the_focus_ring_away(view, click):
    view.focus_on("STP")

    click(view, "SPA")

    assert view.focused == ""
    assert not view._ring.isVisible()


def test_other_keys_are_left_to_the_window(view, qtbot):
    from PySide6.QtGui import QKeyEvent

    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, NONE)
    view.keyPressEvent(event)

    assert not event.isAccepted()


def test_a_chip_beside_a_unit_can_be_clicked(view, heard, click):
    view.offer_chips({"SMY": "S", "CON": "C"})

    click(view, view.mapFromScene(view.chips["SMY"].pos()))

    assert heard("chip_clicked") == [["SMY", "S"]]
    assert heard("location_clicked") == []


def test_chips_are_large_enough_for_a_finger_and_hide_no_piece(view):
    view.offer_chips(dict.fromkeys(view.pieces, "S"))

    for chip in view.chips.values():
        assert chip.outline().boundingRect().width() >= 26
        wheel = view.pieces[chip.key].pos()
        assert not chip.outline().contains(
            QPointF(view.mapFromScene(wheel) - view.mapFromScene(chip.pos()))
        )


def test_taking_chips_back_leaves_the_space_to_be_clicked(view, heard, click):
    view.offer_chips({"SMY": "S"})
    at = view.mapFromScene(view.chips["SMY"].pos())

    view.offer_chips({})
    click(view, at)

    assert heard("chip_clicked") == []
    assert view.chips == {}


@pytest.mark.parametrize("coast", ["STP/NC", "STP/SC", "SPA/NC", "SPA/SC", "BUL/EC", "BUL/SC"])
def test_an_offered_coast_is_clicked_as_a_coast(view, heard, click, coast):
    province = coast[:3]
    both = [at for at in ("/NC", "/SC", "/EC") if province + at in _coasts(view, province)]
    view.offer_coasts([province + at for at in both])

    click(view, coast)

    assert heard("location_clicked") == [[coast]]


def _coasts(view, province):
    return view.loaded.board.provinces[province].locations


def test_beside_the_half_discs_the_province_itself_is_clicked(view, heard, click):
    view.offer_coasts(["SPA/NC", "SPA/SC"])

    click(view, "SPA")

    assert heard("location_clicked") == [["SPA"]]


def test_the_tooltip_says_the_full_name(view):
    from PySide6.QtWidgets import QToolTip

    i18n.speak("cs")
    at = view.viewport_point("NAO")
    QApplication.sendEvent(
        view.viewport(),
        QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at)),
    )

    assert QToolTip.text() == view.loaded.board.provinces["NAO"].names["cs"]
    QToolTip.hideText()
    i18n.speak("en")


def test_lights_and_veil_change_the_picture_and_go_again(view):
    plain = view.grab().toImage()

    view.light(["GAL", "SPA/NC"])
    view.dim_all_but(["WAR"])
    dressed = view.grab().toImage()
    lit = dict(view.dressing.lit)
    view.light([])
    view.dim_all_but(None)

    assert lit == {"target": ("GAL", "SPA")}
    assert dressed != plain
    assert view.grab().toImage() == plain


def test_an_unknown_light_is_a_mistake(view):
    with pytest.raises(KeyError):
        view.light(["GAL"], "disco")


def test_states_of_units_are_shown_and_others_become_plain(view):
    view.set_unit_states({"WAR": "mine", "MOS": "chosen"})
    view.set_unit_states({"MOS": "chosen"})

    assert view.pieces["WAR"].state == "plain"
    assert view.pieces["MOS"].state == "chosen"


def test_ghosts_stand_beside_the_position(view):
    view.ghost([Unit("RUSSIA", UnitKind.FLEET, "STP/NC")])
    shown = [(item.province, item.state) for item in view.ghosts]
    view.ghost([])

    assert shown == [("STP", "ghost")]
    assert view.ghosts == []


def test_the_rubber_line_comes_and_goes(view):
    before = view.grab().toImage()

    view.set_rubber(MoveMark(letter="R", kind="A", at="WAR", to="GAL"))
    during = view.grab().toImage()
    view.set_rubber(None)

    assert during != before
    assert view.grab().toImage() == before


def test_the_wheel_of_an_army_is_never_smaller_than_22_pixels(view):
    for size in ((500, 400), (908, 668), (1920, 1080)):
        view.resize(*size)
        view.rested()

        assert 26 * view.piece_scale() * view.zoom >= 22 - 1e-9


def test_the_same_view_is_grabbed_alike_byte_for_byte(view, loaded, start, qtbot):
    from gui.map.view import BoardView

    other = BoardView(loaded)
    qtbot.addWidget(other)
    other.resize(view.size())
    other.show_position(start)
    other.show()

    assert other.grab().toImage() == view.grab().toImage()


def test_names_change_with_the_language(view):
    i18n.speak("cs")
    QApplication.processEvents()
    czech = {label.text.lines for label in view.names.labels}
    i18n.speak("en")
    QApplication.processEvents()
    english = {label.text.lines for label in view.names.labels}

    assert ("Mnichov",) in czech
    assert ("Munich",) in english


def test_names_can_be_shortened_and_left_out(view):
    view.set_names("abbr")
    short = {label.text.lines for label in view.names.labels}
    view.set_names("off")

    assert ("StP",) in short
    assert len(short) == 75
    assert view.names.labels == ()


def test_what_cannot_be_seen_cannot_be_pointed_at(view):
    view.zoom_by(5)
    view.look_at(view.shapes.areas["SYR"].boundingRect())

    with pytest.raises(LookupError):
        view.viewport_point("NAO")


def test_two_fingers_on_a_touch_pad_zoom_around_the_pointer(view):
    from PySide6.QtGui import QNativeGestureEvent, QPointingDevice

    at = QPointF(500, 300)
    before, zoom = view.mapToScene(at.toPoint()), view.zoom
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
    assert view.zoom == pytest.approx(zoom * 1.5)
    assert abs(after.x() - before.x()) < 2
    assert abs(after.y() - before.y()) < 2
