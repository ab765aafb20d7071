"""A page, or what it shows, as a picture: PNG for screens, SVG for whatever size is wanted."""

import re
from collections.abc import Callable
from html import unescape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath

from gui.kit import theme
from gui.paper import ink
from gui.paper.flow import Page
from gui.paper.press import Running, paint_page

LONG = 3200
"""Pixels of a picture's longer side."""

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


def _size(page: Page) -> QSizeF:
    return page.size if page.alone is None else page.alone.size


def _paint(painter: QPainter, page: Page, number: int, count: int, running: Running) -> None:
    painter.setRenderHints(HINTS)
    if page.alone is None:
        paint_page(painter, page, number, count, running)
        return
    with theme.wearing("light"), theme.engraved(on=running.black):
        page.alone.paint(painter)


def png(page: Page, number: int, count: int, running: Running) -> bytes:
    """Return what a page shows as a PNG."""
    return _png(
        _size(page),
        lambda painter: _paint(painter, page, number, count, running),
        black=running.black,
    )


def png_of(size: QSizeF, paint: Callable[[QPainter], None]) -> bytes:
    """Return a drawing that is on no page as a PNG."""

    def painted(painter: QPainter) -> None:
        painter.setRenderHints(HINTS)
        with theme.wearing("light"):
            paint(painter)

    return _png(size, painted)


def _png(size: QSizeF, paint: Callable[[QPainter], None], *, black: bool = False) -> bytes:
    scale = LONG / max(size.width(), size.height())
    image = QImage((size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.WHITE))
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    if black:
        image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # its stub knows bytes only
    buffer.close()
    return bytes(data.data())


def svg(page: Page, number: int, count: int, running: Running) -> bytes:
    """Return what a page shows as an SVG: areas, lines and letters as shapes."""
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 - hardly ever wanted

    size = _size(page)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    writer.setOutputDevice(buffer)
    writer.setTitle(f"{running.game} · {page.title}")
    writer.setDescription("Velmoc")
    writer.setSize(size.toSize())
    writer.setViewBox(QRectF(0, 0, size.width(), size.height()))
    painter = QPainter(writer)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), QColor(theme.WHITE))
    with ink.outlined():
        _paint(painter, page, number, count, running)
    painter.end()
    buffer.close()
    return without_fonts(bytes(data.data()).decode()).encode()


_TEXT = re.compile(r"<text\s(?P<facts>[^>]*)>(?P<words>[^<]*)</text>")
_FACT = re.compile(r'([\w:-]+)="([^"]*)"')
_TYPE = re.compile(r'\s+font-(?:family|size|weight|style)="[^"]*"')


def without_fonts(drawing: str) -> str:
    """Turn what is still written in a drawing, the letters on pieces and signs, into shapes."""
    return _TYPE.sub("", _TEXT.sub(_shaped, drawing))


def _shaped(match: re.Match[str]) -> str:
    facts = dict(_FACT.findall(match["facts"]))
    font = QFont(unescape(facts["font-family"]))
    font.setPixelSize(round(float(facts["font-size"])))
    font.setWeight(QFont.Weight(int(facts["font-weight"])))
    font.setItalic(facts["font-style"] != "normal")
    shape = QPainterPath()
    shape.addText(float(facts["x"]), float(facts["y"]), font, unescape(match["words"]))
    kept = " ".join(f'{name}="{facts[name]}"' for name in ("fill", "fill-opacity") if name in facts)
    return f'<path {kept} stroke="none" fill-rule="evenodd" d="{_steps(shape)}"/>'


def _steps(shape: QPainterPath) -> str:
    """Write a path as SVG does; of a curve only its first point is called one."""
    kind = QPainterPath.ElementType
    letters = {kind.MoveToElement: "M", kind.LineToElement: "L", kind.CurveToElement: "C"}
    steps = (shape.elementAt(place) for place in range(shape.elementCount()))
    return " ".join(f"{letters.get(s.type, '')}{s.x:.3f},{s.y:.3f}" for s in steps)
