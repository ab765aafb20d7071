"""What the shapes of marks cover."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from gui.kit.pens import pen
from gui.map.arrows.mark_items import Outline, arrow
from gui.map.polyline import Track

ARROW = arrow(Track([(20, 80), (560, 140)]), 11.5, 2.6)


def test_the_rim_of_an_arrow_covers_what_the_pen_does_and_the_arrow():
    along = pen("#f3b53a", 9)
    stroke = Outline(ARROW).rim(along)

    assert stroke.pen is None
    assert stroke.fill == along.color()
    for at in (QPointF(560, 140), QPointF(300, 111), QPointF(563.5, 140.4)):
        assert stroke.path.contains(at)
    assert not stroke.path.contains(QPointF(568, 141))
    inside = QPainterPath()
    inside.addPolygon(ARROW.toFillPolygon())
    assert stroke.path.boundingRect().contains(inside.boundingRect())


def test_a_path_without_any_length_has_no_rim_and_does_no_harm():
    nothing = QPainterPath(QPointF(float("nan"), 0))
    nothing.lineTo(QPointF(float("nan"), 0))

    assert Outline(nothing).rim(pen("#000000", 3)).fill is None
    assert Outline(QPainterPath()).rim(pen("#000000", 3)).fill is None
