"""QR codes: every module in its place, in whole pixels, black on white, whatever the theme."""

import pytest
import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from engine.table.witness import Witness
from gui.kit import theme
from gui.kit.codes import QUIET, CodeView, across, modules, paint_code

TEXT = Witness(
    game="A" * 13, phase="S1901M", head="5a" * 32, seals={f"POWER{n}": "c3" * 32 for n in range(7)}
).text()

SHORT = "VELMOC2 - S1901M -"


def read_back(image, count):
    """The modules that a camera would see, the quiet zone among them; every pixel of each alike."""
    dark = [[image.pixelColor(x, y) for x in range(image.width())] for y in range(image.height())]
    white, black = QColor("white"), QColor("black")
    inside = [
        (x, y)
        for y, line in enumerate(dark)
        for x, colour in enumerate(line)
        if colour in (white, black)
    ]
    left, top = min(x for x, _ in inside), min(y for _, y in inside)
    wide = max(x for x, _ in inside) - left + 1
    size, rest = divmod(wide, count)
    assert rest == 0
    found = []
    for y in range(count):
        line = []
        for x in range(count):
            cell = {
                dark[top + y * size + b][left + x * size + a].name()
                for a in range(size)
                for b in range(size)
            }
            assert len(cell) == 1, "a module with an edge of its own"
            line.append(cell == {"#000000"})
        found.append(tuple(line))
    return tuple(found)


def expected(text):
    """As segno itself says, with the white around it."""
    code = segno.make(text, error="l", micro=False)
    return tuple(tuple(bool(one) for one in line) for line in code.matrix_iter(border=QUIET))


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("corner", [(0, 0), (10.3, 7.7)])
def test_a_painted_code_is_the_code(qapp, name, ratio, corner):
    image = QImage(150, 150, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor("#14606b"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with theme.wearing(name):
        paint_code(painter, QRectF(*corner, 130 / ratio, 130 / ratio), SHORT)
    painter.end()

    assert read_back(image, across(SHORT)) == expected(SHORT)


def test_a_code_on_a_screen_is_whole_and_said_to_those_who_do_not_see_it(qtbot):
    shown = CodeView(TEXT, "QR code", 250)
    qtbot.addWidget(shown)
    shown.show()
    QApplication.processEvents()

    assert shown.width() % across(TEXT) == 0
    assert read_back(shown.grab().toImage(), across(TEXT)) == expected(TEXT)
    assert shown.accessibleName() == "QR code"
    assert shown.accessibleDescription() == TEXT


def test_a_full_table_has_a_code_that_is_coarse_enough(qapp):
    assert len(modules(TEXT)) <= 73
    assert set(TEXT) <= set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
