"""Arrows, circles and lit spaces: by the right button, by clicks and by keys; stored at once."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.study.tree.marks import Colour, Mark, Shape
from gui.paper.map_sheet import MapView, line_drawing
from gui.sandbox.opening import stored_screen
from gui.sandbox.sketch_part import with_mark

KEY, MOD = Qt.Key, Qt.KeyboardModifier
RIGHT = Qt.MouseButton.RightButton
COLOURS = {
    MOD.NoModifier: Colour.GREEN,
    MOD.ShiftModifier: Colour.RED,
    MOD.AltModifier: Colour.BLUE,
    MOD.ShiftModifier | MOD.AltModifier: Colour.YELLOW,
}


def drawn_across(hands, start, end, held=MOD.NoModifier):
    """Press the right button in one space and let it go in another."""
    view = hands.screen.view
    port, a, b = view.viewport(), *(view.pointer.viewport_point(at) for at in (start, end))
    QTest.mousePress(port, RIGHT, held, a)
    for at in ((a + b) / 2, b):
        QTest.mouseMove(port, QPoint(at))
        hands.settle()
    QTest.mouseRelease(port, RIGHT, held, b)
    hands.settle()


def pressed(hands, place, held=MOD.NoModifier):
    view = hands.screen.view
    QTest.mouseClick(view.viewport(), RIGHT, held, view.pointer.viewport_point(place))
    hands.settle()


def marks(hands):
    return [*hands.course.node.marks]


def test_the_right_button_draws_in_the_colour_of_the_keys_that_are_held(hands):
    hands.play("A Par-Bur")
    for held, colour in COLOURS.items():
        drawn_across(hands, "MUN", "TYR", held)
        assert marks(hands) == [Mark(Shape.ARROW, colour, "MUN", "TYR")]
        assert hands.screen.view.sketches.shown == tuple(marks(hands))
        drawn_across(hands, "MUN", "TYR", held)
        assert marks(hands) == []
        pressed(hands, "BUR", held)
        assert marks(hands) == [Mark(Shape.CIRCLE, colour, "BUR")]
        pressed(hands, "BUR", held)
        pressed(hands, "BUR", held | MOD.ControlModifier)
        assert marks(hands) == [Mark(Shape.LIT, colour, "BUR")]
        pressed(hands, "BUR", held | MOD.ControlModifier)
        assert marks(hands) == []


def test_where_orders_are_written_the_right_button_has_what_can_be_ordered(hands):
    asked = []
    hands.screen.view.menu_asked.connect(lambda place, _: asked.append(place))
    pressed(hands, "PAR")
    assert {*asked} == {"PAR"}
    assert marks(hands) == []
    hands.key(KEY.Key_Escape)
    pressed(hands, "BUR")
    pressed(hands, "PAR", MOD.ShiftModifier)
    assert marks(hands) == [
        Mark(Shape.CIRCLE, Colour.GREEN, "BUR"),
        Mark(Shape.CIRCLE, Colour.RED, "PAR"),
    ]


def test_keys_alone_draw_everything_and_take_it_off(hands):
    hands.key(KEY.Key_D)
    page, keyboard = hands.screen.sketching.page, hands.screen.view.keyboard
    for key, (shape, colour) in enumerate(
        (*((None, one) for one in Colour), *((one, None) for one in Shape)), KEY.Key_1
    ):
        hands.key(KEY(key))
        assert page.shape is (shape or page.shape)
        assert page.colour is (colour or page.colour)
    wanted = []
    for number, (shape, colour) in enumerate(product(Shape, Colour)):
        hands.key(KEY(KEY.Key_1 + [*Colour].index(colour)))
        hands.key(KEY(KEY.Key_5 + [*Shape].index(shape)))
        place = [*load_map("standard").board.provinces][number]
        keyboard.focus_on(place)
        hands.key(KEY.Key_Return)
        to = ""
        if shape is Shape.ARROW:
            keyboard.focus_on("SWI" if "SWI" in load_map("standard").board.provinces else "TYR")
            to = keyboard.focused
            hands.key(KEY.Key_Return)
        wanted.append(Mark(shape, colour, place, to))
    assert marks(hands) == wanted
    assert len(page.rows) == len(wanted)
    hands.press(page.clear)
    assert marks(hands) == []
    hands.key(KEY.Key_Z, MOD.ControlModifier)
    assert marks(hands) == wanted
    hands.key(KEY.Key_Escape)
    assert not hands.screen.sketching.open
    assert hands.screen.page.desk is not None


def test_clicks_draw_on_the_paper_and_are_orders_again_behind_it(hands):
    hands.key(KEY.Key_D)
    hands.click("PAR")
    assert marks(hands) == [Mark(Shape.CIRCLE, Colour.GREEN, "PAR")]
    hands.key(KEY.Key_7 if [*Shape][2] is Shape.ARROW else KEY.Key_5)
    hands.click("PAR")
    hands.key(KEY.Key_Escape)  # the arrow that was begun
    assert hands.screen.sketching.open
    hands.key(KEY.Key_Escape)
    hands.click("PAR")
    hands.click("BUR")
    assert hands.written == {"FRANCE": {"A PAR - BUR"}}
    assert len(marks(hands)) == 1


def test_drawings_belong_to_the_board_after_its_phase_and_are_kept(study_on, shown, tmp_path):
    path = tmp_path / "one.velstudy"
    hands = study_on(path=path)
    hands.play("A Par-Bur")
    pressed(hands, "BUR")
    drawn = tuple(marks(hands))
    hands.key(KEY.Key_B)
    assert hands.screen.view.sketches.shown == ()
    hands.key(KEY.Key_B)
    assert hands.screen.view.sketches.shown == drawn
    hands.key(KEY.Key_Left)
    assert hands.screen.view.sketches.shown == ()
    hands.key(KEY.Key_Right)
    hands.screen._leave()
    screen = shown(stored_screen(path, load_map("standard")), 1280, 720)
    assert screen.view.sketches.shown == drawn
    screen.undo()
    assert screen.view.sketches.shown == ()
    screen.redo()
    assert screen.view.sketches.shown == drawn


def painted(matter, view, *, black):
    image = QImage(QSize(500, 400), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    drawing = line_drawing(matter, view)
    painter = QPainter(image)
    painter.scale(500 / drawing.size[0], 400 / drawing.size[1])
    drawing.paint(painter, black=black)
    painter.end()
    return image


@pytest.mark.parametrize("game", [*GAMES])
def test_every_mark_is_seen_on_screen_and_on_paper(study_on, game):
    hands = study_on(game)
    first, other = [*hands.course.rules.board.provinces][:2]
    on_paper = () if game == "diplomatia" else (False, True)  # its map takes a second each time
    matter = hands.screen.printable
    before = {black: painted(matter(None), MapView.PIECES, black=black) for black in on_paper}
    seen = hands.screen.view.grab().toImage()
    for shape, colour in product(Shape, (Colour.GREEN, Colour.YELLOW)):
        mark = Mark(shape, colour, first, other if shape is Shape.ARROW else "")
        hands.screen.remarks.draw([mark])
        hands.settle()
        assert hands.screen.view.grab().toImage() != seen, mark
        if colour is Colour.GREEN:
            for black, clean in before.items():
                drawn = painted(hands.screen.printable(None), MapView.PIECES, black=black)
                assert drawn != clean, (mark, black)
    assert not hands.screen.view.plain()


def test_the_same_mark_again_takes_it_off_and_another_colour_takes_its_place():
    every = [
        Mark(shape, colour, "A", "B" if shape is Shape.ARROW else "")
        for shape, colour in product(Shape, Colour)
    ]
    for one, other in product(every, every):
        both = with_mark(with_mark((), one), other)
        same = (one.shape, one.at, one.to) == (other.shape, other.at, other.to)
        assert both == (() if one == other else (other,) if same else (one, other))
