"""What is kept takes the memory that it is counted with: no painter's tools hang on to it."""

import subprocess
import sys

import pytest

from engine import resources

MOST = 3_000
"""Bytes for each beside those counted: a painter's tools are 5 to 170 KB."""

BEFORE = """
import gc, os
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPainterPath, QColor, QPen
from gui import app
from gui.kit import kept, prints, widgets
from gui.map.names import lettering
from gui.map.pieces import piece_item
from gui.map.arrows.mark_items import Stroke, StrokesItem

application = app.prepare(["velmoc"])

def curve(number):
    path = QPainterPath(QPointF(2, 2))
    path.cubicTo(9, 3, 5, 12, 14, 14 + number / 40)
    return path

def line(number):
    item = StrokesItem([Stroke(curve(number), QPen(QColor("red"), 3))], 1)
    item.key, item.sharp = number, 2.0
    return item.picture()

def sign(number):
    canvas = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(canvas)
    draw = lambda on: on.strokePath(curve(number), QPen(QColor("red"), 3))
    prints.put(painter, QSizeF(16, 16), ("sign", number), draw)
    painter.end()

def taken():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

def see(number):
    %s

for number in range(20):
    see(number)
said, before = kept.used(), taken()
for number in range(20, 320):
    see(number)
said = kept.used() - said
assert said > 300 * 600, said
print((taken() - before - said) / 300)
"""

SEEN = {
    "name": 'lettering.picture(lettering.Text(("Bohemia",), 12 + number / 500), 1.0)',
    "piece": 'piece_item.picture("army", "A", "plain", 0.5 + number / 1000)',
    "icon": 'widgets.picture_of("clock", f"#{number:06x}")',
    "line": "line(number)",
    "sign": "sign(number)",
}


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for what the process holds")
@pytest.mark.parametrize("what", SEEN)
def test_what_is_kept_takes_the_memory_that_it_is_counted_with(what):
    done = subprocess.run(
        [sys.executable, "-c", BEFORE % SEEN[what]],
        cwd=resources.maps().parent,
        capture_output=True,
        text=True,
        check=True,
    )

    assert float(done.stdout) < MOST
