"""What the board shows and offers, and that it goes away again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gui import i18n
from gui.map.arrows.mark_items import StrokesItem
from gui.map.arrows.marks import MoveMark
from gui.map.board.redraw import REST


def test_a_chip_beside_a_unit_can_be_clicked(view, heard, click):
    view.offers.offer_chips({"SMY": "S", "CON": "C"})

    click(view, view.mapFromScene(view.offers.chips["SMY"].pos()))

    assert heard("chip_clicked") == [["SMY", "S"]]
    assert heard("location_clicked") == []


def test_chips_are_large_enough_for_a_finger_and_hide_no_piece(view):
    view.offers.offer_chips(dict.fromkeys(view.pieces.units, "S"))

    for chip in view.offers.chips.values():
        assert chip.outline().boundingRect().width() >= 26
        wheel = view.pieces.units[chip.key].pos()
        assert not chip.outline().contains(
            QPointF(view.mapFromScene(wheel) - view.mapFromScene(chip.pos()))
        )


def test_taking_chips_back_leaves_the_space_to_be_clicked(view, heard, click):
    view.offers.offer_chips({"SMY": "S"})
    at = view.mapFromScene(view.offers.chips["SMY"].pos())

    view.offers.offer_chips({})
    click(view, at)

    assert heard("chip_clicked") == []
    assert view.offers.chips == {}


@pytest.mark.parametrize("coast", ["STP/NC", "STP/SC", "SPA/NC", "SPA/SC", "BUL/EC", "BUL/SC"])
def test_an_offered_coast_is_clicked_as_a_coast(view, heard, click, coast):
    province = coast[:3]
    both = [at for at in ("/NC", "/SC", "/EC") if province + at in _coasts(view, province)]
    view.offers.offer_coasts([province + at for at in both])

    click(view, coast)

    assert heard("location_clicked") == [[coast]]


def _coasts(view, province):
    return view.loaded.board.provinces[province].locations


def test_beside_the_half_discs_the_province_itself_is_clicked(view, heard, click):
    view.offers.offer_coasts(["SPA/NC", "SPA/SC"])

    click(view, "SPA")

    assert heard("location_clicked") == [["SPA"]]


def test_the_tooltip_says_the_full_name(view):
    from PySide6.QtWidgets import QToolTip

    i18n.speak("cs")
    at = view.pointer.viewport_point("NAO")
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
    lit = dict(view.highlights.lit)
    view.light([])
    view.dim_all_but(None)

    assert lit == {"target": ("GAL", "SPA")}
    assert dressed != plain
    assert view.grab().toImage() == plain


def test_an_unknown_light_is_a_mistake(view):
    with pytest.raises(KeyError):
        view.light(["GAL"], "disco")


def test_states_of_units_are_shown_and_others_become_plain(view):
    view.pieces.set_states({"WAR": "mine", "MOS": "chosen"})
    view.pieces.set_states({"MOS": "chosen"})

    assert view.pieces.units["WAR"].state == "plain"
    assert view.pieces.units["MOS"].state == "chosen"


def test_the_rubber_line_comes_and_goes(view):
    before = view.grab().toImage()

    view.marks.drag(MoveMark(letter="R", kind="A", at="WAR", to="GAL"))
    during = view.grab().toImage()
    view.marks.drag(None)

    assert during != before
    assert view.grab().toImage() == before


def test_the_wheel_of_an_army_is_never_smaller_than_22_pixels(view):
    for size in ((500, 400), (908, 668), (1920, 1080)):
        view.resize(*size)
        view.redraw.arrange()

        assert 26 * view.pieces.scale() * view.camera.zoom >= 22 - 1e-9


def test_the_same_view_is_grabbed_alike_byte_for_byte(view, loaded, start, qtbot):
    from gui.map.board.view import BoardView

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
    view.names.write("abbr")
    short = {label.text.lines for label in view.names.labels}
    view.names.write("off")

    assert ("StP",) in short
    assert len(short) == 78
    assert view.names.labels == ()


def test_what_cannot_be_seen_cannot_be_pointed_at(view):
    view.camera.zoom_by(5)
    view.camera.look_at(view.shapes.areas["SYR"].boundingRect())

    with pytest.raises(LookupError):
        view.pointer.viewport_point("NAO")


def _lines(view):
    """Return the device pixels per unit for which each line is drawn."""
    return {
        item.sharp
        for items in view.marks.items.values()
        for item in items
        if isinstance(item, StrokesItem)
    }


def test_after_a_zoom_orders_are_drawn_as_sharply_as_names(view, qtbot):
    view.marks.show([MoveMark(letter="T", kind="A", at="SMY", to="ARM")])

    view.camera.zoom_by(2.0)
    qtbot.waitUntil(lambda: view.ready() and view.stills.seen is None)
    late = view.grab().toImage()

    assert _lines(view) == {view.camera.dots}
    view.finish()
    assert view.grab().toImage() == late


def test_a_judged_position_finds_places_for_its_names_once(view, start, monkeypatch):
    asked = []
    find = view.names.arranged
    monkeypatch.setattr(view.names, "arranged", lambda: asked.append(1) or find())
    mark = MoveMark(letter="T", kind="A", at="SMY", to="ARM", strength=2)

    view.show_judged(replace(start, owners={}), (mark,))
    view.grab()

    assert asked == [1]
    assert view.marks.shown == (mark,)
    once = view.names.labels
    view.finish()
    assert view.names.labels == once


def test_a_hidden_board_does_no_work_and_is_sharp_once_it_is_shown(view, qtbot, monkeypatch):
    done = []
    arrange = view.redraw.arrange
    monkeypatch.setattr(view.redraw, "arrange", lambda **how: done.append(1) or arrange(**how))
    view.hide()
    view.resize(view.width() + 60, view.height() + 60)
    view.camera.zoom_in()
    qtbot.wait(2 * REST)
    assert not done

    view.show()
    qtbot.waitUntil(lambda: view.ready() and view.stills.seen is None)
    assert done


def test_a_line_drawn_while_the_zoom_changes_is_drawn_anew_where_it_comes_to_rest(view):
    mark = MoveMark(letter="F", kind="A", at="PAR", to="BUR")
    rest = view.camera.zoom
    view.camera.zoom_by(2.0)
    view.marks.show((mark,))
    view.camera.fit()
    assert view.camera.zoom == rest
    view.finish()
    seen = view.viewport().grab().toImage()

    view.marks.show(())
    view.marks.show((mark,))
    assert view.viewport().grab().toImage() == seen


@pytest.mark.parametrize("beaten", [0, 4, 20])
def test_nothing_leaves_the_board_while_it_is_drawn_elsewhere(view, crowd, monkeypatch, beaten):
    view.show_judged(crowd(1, beaten), [MoveMark(letter="T", kind="A", at="SMY", to="CON")])
    view.finish()
    view.backdrop.set_washes({})  # other owners: all is to be arranged anew
    listed, draw = [], view.backdrop.draw

    def drawn(painter):
        listed.extend(view.scene().items())  # Qt has listed them too, and draws them afterwards
        draw(painter)

    monkeypatch.setattr(view.backdrop, "draw", drawn)
    sheet = QImage(view.size(), QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    view.render(painter)
    painter.end()

    assert bool(view.pieces.leaders) == (beaten > 4) or beaten == 4
    assert listed
    assert all(item.scene() is view.scene() for item in listed)
