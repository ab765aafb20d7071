from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from gui.kit import theme
from gui.kit.pens import pen


def test_whoever_asks_for_a_pen_has_one_of_his_own(qapp):
    one = pen("#123456", 3.0, 200, [1.0, 2.0])
    one.setCapStyle(Qt.PenCapStyle.FlatCap)
    one.setColor(QColor("#ffffff"))

    other = pen("#123456", 3.0, 200, [1.0, 2.0])
    assert other.capStyle() == Qt.PenCapStyle.RoundCap
    assert (other.color().name(), other.color().alpha()) == ("#123456", 200)
    assert (other.widthF(), other.dashPattern()) == (3.0, [1.0, 2.0])


def test_a_pen_has_the_colour_of_the_theme_in_use(qapp):
    for name in theme.TOKENS["themes"]:
        with theme.wearing(name):
            assert pen("label_halo", 1.0).color() == theme.colour("label_halo")
