"""Pages become files, whole or not at all."""

import errno
import os
import re

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtSvg import QSvgRenderer

from engine.store import disk
from gui.paper import kinds, press, sights
from gui.paper.flow import A4
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import MapView
from gui.paper.order_sheets import OrderPaper
from gui.paper.printer import chosen_pages

MINE = b"what was there before"


@pytest.fixture
def printed(matter_after):
    def lay(*wanted, black=False, view=MapView.RULED):
        matter, wish = matter_after(4), Wish(wanted, A4, black, view)
        return kinds.pages(matter, wish), kinds.running(matter, wish)

    return lay


def test_a_pdf_has_its_fonts_and_its_pages(printed):
    pages, running = printed(Kind.RESULTS, Kind.RULES)

    data = press.pdf(pages, running)

    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == len(pages)
    assert b"+Inter-Regular" in data
    assert b"/FontFile" in data


def test_a_map_lies_across_its_page(printed):
    data = press.pdf(*printed(Kind.RULES, Kind.MAP, Kind.RESULTS))

    found = re.findall(rb"/MediaBox \[0 0 (\d+)\.\d+ (\d+)\.\d+\]", data)
    across = [int(width) > int(height) for width, height in found]
    assert across == [False, True, False, False]


def test_in_black_no_picture_has_a_colour(printed):
    pages, running = printed(Kind.MAP, black=True)

    image = press.picture(pages[0], 1, 1, running, 0.2)

    assert image.isGrayscale()


@pytest.mark.parametrize("view", MapView)
def test_every_view_of_the_board_is_painted(printed, view):
    pages, running = printed(Kind.MAP, view=view)

    image = press.picture(pages[0], 1, 1, running, 0.2)
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(60, 350, 7)}

    assert len(colours) > (15 if view is MapView.CONFERENCE else 30)


def test_a_map_alone_is_a_picture_without_its_page(printed):
    pages, running = printed(Kind.MAP)

    data = sights.png(pages[0], 1, 1, running)

    image = QImage.fromData(data)
    assert (image.width(), image.height()) == (3200, 2400)


def test_an_svg_is_areas_lines_and_shapes_only(printed, qapp):
    pages, running = printed(Kind.MAP)

    data = sights.svg(pages[0], 1, 1, running)

    assert b"<image" not in data
    assert data.count(b"<path") > 100
    found = QSvgRenderer(data)
    assert found.isValid()
    assert found.viewBoxF().size().toTuple() == (1600, 1200)


@pytest.mark.parametrize("kind", [Kind.MAP, Kind.RULES, Kind.RESULTS, Kind.COUNTED])
def test_an_svg_needs_no_font_to_be_seen(printed, kind):
    pages, running = printed(kind)

    data = sights.svg(pages[0], 1, len(pages), running)

    assert b"<text" not in data
    assert b"font-" not in data


@pytest.mark.parametrize("paper", OrderPaper)
def test_an_order_sheet_that_scales_is_what_a_printer_gets(matter_after, paper):
    matter, wish = matter_after(3), Wish((Kind.ORDERS,), orders=paper)
    pages, running = kinds.pages(matter, wish), kinds.running(matter, wish)
    page, count = pages[0], len(pages)

    data = sights.svg(page, 1, count, running)

    assert b"<text" not in data
    assert b"<image" not in data
    seen = press.picture(page, 1, count, running, 0.4)
    drawn = QImage(seen.size(), QImage.Format.Format_RGB32)
    drawn.fill("#ffffff")
    painter = QPainter(drawn)
    QSvgRenderer(data).render(painter)
    painter.end()
    spots = [(x, y) for x in range(0, seen.width(), 3) for y in range(0, seen.height(), 3)]
    apart = sum(
        abs(seen.pixelColor(*at).lightness() - drawn.pixelColor(*at).lightness()) > 140
        for at in spots
    )
    assert apart < len(spots) / 250


@pytest.mark.parametrize("view", [MapView.CONFERENCE])
def test_the_conference_map_alone_has_no_colour_and_no_font(printed, view):
    pages, running = printed(Kind.MAP, view=view)

    picture = QImage.fromData(sights.png(pages[0], 1, 1, running))
    data = sights.svg(pages[0], 1, 1, running)

    assert (picture.width(), picture.height()) == (3200, 2400)
    colours = {
        picture.pixelColor(x, y).getRgb()[:3]
        for x in range(0, picture.width(), 11)
        for y in range(0, picture.height(), 11)
    }
    assert all(max(colour) - min(colour) <= 14 for colour in colours)
    assert b"<text" not in data
    assert QSvgRenderer(data).isValid()


def test_letters_of_an_svg_lie_where_they_are_in_a_picture(printed):
    pages, running = printed(Kind.RESULTS)
    page = pages[0]
    seen = press.picture(page, 1, len(pages), running, 0.4)
    drawn = QImage(seen.size(), QImage.Format.Format_RGB32)
    drawn.fill("#ffffff")
    painter = QPainter(drawn)
    QSvgRenderer(sights.svg(page, 1, len(pages), running)).render(painter)
    painter.end()

    spots = [(x, y) for x in range(0, seen.width(), 3) for y in range(0, seen.height(), 3)]
    apart = sum(
        abs(seen.pixelColor(*at).lightness() - drawn.pixelColor(*at).lightness()) > 120
        for at in spots
    )
    assert apart < len(spots) / 500


def test_a_full_disk_leaves_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "results.pdf"
    path.write_bytes(MINE)

    def full(_number):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        disk.keep_whole(path, b"new")

    assert caught.value.filename == str(path)
    assert path.read_bytes() == MINE
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_none_is_said(tmp_path):
    (tmp_path / "file").write_bytes(MINE)

    with pytest.raises(OSError, match="results"):
        disk.keep_whole(tmp_path / "file" / "results.pdf", b"new")

    assert [one.name for one in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("wanted", [[1, 2], [2]])
def test_a_printer_gets_the_pages_that_were_chosen(printed, tmp_path, wanted):
    pages, running = printed(Kind.RESULTS, Kind.RULES)
    path = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setFullPage(True)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))

    press.print_pages(printer, pages, running, wanted)

    assert path.read_bytes().count(b"/Type /Page\n") == len(wanted)


def test_a_printer_that_takes_nothing_is_said(printed, tmp_path, qtlog):
    pages, running = printed(Kind.RULES)
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no folder" / "printed.pdf"))

    with qtlog.disabled(), pytest.raises(OSError, match="Input/output"):
        press.print_pages(printer, pages, running)


def test_a_range_of_pages_is_kept_within_those_there_are(qapp):
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    assert list(chosen_pages(printer, 3)) == [1, 2, 3]

    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    printer.setFromTo(2, 9)

    assert list(chosen_pages(printer, 3)) == [2, 3]
