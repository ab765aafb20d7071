"""A page, or what it shows, as a picture: PNG for screens, SVG for whatever size is wanted."""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

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
    size = _size(page)
    scale = LONG / max(size.width(), size.height())
    image = QImage((size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor(theme.WHITE))
    painter = QPainter(image)
    painter.scale(scale, scale)
    _paint(painter, page, number, count, running)
    painter.end()
    if running.black:
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
    return bytes(data.data())
