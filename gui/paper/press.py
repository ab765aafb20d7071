"""From pages to a picture, a PDF or a printer."""

import errno
import os
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSizeF,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)

from gui.kit import theme
from gui.paper import ink
from gui.paper.blocks import RIGHT
from gui.paper.flow import BOTTOM, MARGIN, TOP, Page
from gui.paper.making import Reach, on_the_way
from gui.words import names

DPI = 254
"""Dots per inch at which a dot is a tenth of a millimetre."""


@dataclass(frozen=True, slots=True)
class Running:
    """What stands on every page: the game above, the rulebook below."""

    game: str
    profile: str
    black: bool = False
    """Only black is printed: hatching and letters carry everything."""


def paint_page(painter: QPainter, page: Page, number: int, count: int, running: Running) -> None:
    """Paint a page in tenths of a millimetre, its left upper corner at the origin."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    with theme.wearing("light"), theme.engraved(on=running.black):
        if not page.plain:
            _header(painter, page, running)
            _footer(painter, page, number, count, running)
        for placed in page.placed:
            painter.save()
            placed.block.paint(painter, placed.box)
            painter.restore()


def _header(painter: QPainter, page: Page, running: Running) -> None:
    wide = page.size.width() - 2 * MARGIN
    y = TOP - 120
    title = f"{page.title}  ·  {page.aside}" if page.aside else page.title
    room = ink.STRONG.width(title)
    left = QRectF(MARGIN, y, wide - room - 40, ink.STRONG.leading)
    ink.write(painter, left, ink.elided(running.game, ink.BODY, left.width()), ink.BODY)
    right = QRectF(MARGIN, y, wide, ink.STRONG.leading)
    ink.write(painter, right, title, ink.STRONG, align=RIGHT)
    foot = y + ink.STRONG.leading + 14
    ink.line(painter, QPointF(MARGIN, foot), QPointF(MARGIN + wide, foot), ink.BLACK, 3)


def _footer(painter: QPainter, page: Page, number: int, count: int, running: Running) -> None:
    wide = page.size.width() - 2 * MARGIN
    y = page.size.height() - BOTTOM + 50
    ink.line(painter, QPointF(MARGIN, y - 12), QPointF(MARGIN + wide, y - 12))
    text = QCoreApplication.translate("Paper", "page {number} of {count}")
    text = text.format(number=number, count=names.number(count))
    at = QRectF(MARGIN, y, wide, ink.SMALL.leading)
    rules = QCoreApplication.translate("Paper", "Rules: {profile}").format(profile=running.profile)
    room = wide - ink.SMALL.width(text) - 40
    whole = f"Velmoc  ·  {rules}" if running.profile else "Velmoc"
    rules = ink.elided(whole, ink.SMALL, room)
    ink.write(painter, at, rules, ink.SMALL, ink=ink.GREY)
    ink.write(painter, at, text, ink.SMALL, ink=ink.GREY, align=RIGHT)


def picture(page: Page, number: int, count: int, running: Running, scale: float) -> QImage:
    """Return a page as a picture at so many pixels per tenth of a millimetre."""
    image = QImage((page.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, page, number, count, running)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8) if running.black else image


def layout_of(page: Page) -> QPageLayout:
    """Return how a page lies in a printer, without margins: they are on the page itself."""
    size = page.paper.transposed() if page.landscape else page.paper
    paper = QPageSize(QSizeF(size.width() / 10, size.height() / 10), QPageSize.Unit.Millimeter)
    turned = QPageLayout.Orientation.Landscape
    upright = QPageLayout.Orientation.Portrait
    layout = QPageLayout(paper, turned if page.landscape else upright, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def print_pages(
    device: QPagedPaintDevice,
    pages: Sequence[Page],
    running: Running,
    chosen: Sequence[int] | None = None,
    *,
    reach: Reach = on_the_way,
) -> None:
    """Put pages on a device that has pages; ``chosen`` are their numbers from 1.

    Raises:
        OSError: the device took nothing.
    """
    numbers = chosen if chosen is not None else range(1, len(pages) + 1)
    painter = QPainter()
    try:
        _put(device, painter, pages, running, numbers, reach)
    finally:
        ended = not painter.isActive() or painter.end()
    if not ended:
        raise OSError(errno.EIO, os.strerror(errno.EIO))


def _put(
    device: QPagedPaintDevice,
    painter: QPainter,
    pages: Sequence[Page],
    running: Running,
    numbers: Sequence[int],
    reach: Reach,
) -> None:
    for place, number in enumerate(numbers):
        reach(place + 1)
        page = pages[number - 1]
        device.setPageLayout(layout_of(page))
        if place == 0 and not painter.begin(device):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        if place and not device.newPage():
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        dots = device.logicalDpiX() / DPI * page.zoom
        painter.save()
        painter.scale(dots, dots)
        paint_page(painter, page, number, len(pages), running)
        painter.restore()


def pdf(pages: Sequence[Page], running: Running, reach: Reach = on_the_way) -> bytes:
    """Return pages as a PDF with the fonts in it."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(running.game)
    writer.setCreator("Velmoc")
    if running.black:
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    print_pages(writer, pages, running, reach=reach)
    buffer.close()
    return bytes(data.data())
