"""Choosing what is printed, by clicks and keys."""

import errno
import os
import sys

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog, QLineEdit, QScrollArea, QWidget

from gui import settings
from gui.kit import theme
from gui.paper import printer
from gui.paper.card import PaperCard
from gui.paper.kinds import Kind
from gui.paper.map_sheet import MapView
from gui.paper.order_sheets import OrderPaper


@pytest.fixture
def card(qtbot, matter_after, tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path / "home"))
    settings.forget()
    below = QWidget()
    below.resize(1280, 720)
    qtbot.addWidget(below)
    below.show()
    found = PaperCard(below, matter_after(4))
    found.open()
    yield found
    if shiboken6.isValid(found):
        found.reject()
    settings.forget()


def click(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def made(qtbot, card):
    """Wait until what is being made beside the event loop is there."""
    qtbot.waitUntil(lambda: not card.busy)


def test_it_opens_with_the_results_of_the_phase_looked_at(card):
    assert card.kinds[Kind.RESULTS].isChecked()
    assert card.phase.currentText() == "Spring 1902"
    assert card.place.text() == "page 1 of 2"
    assert not card.back.isEnabled()


def test_pages_are_turned_by_keys_and_arrows(card, qtbot):
    qtbot.keyClick(card.preview, Qt.Key.Key_PageDown)
    assert card.place.text() == "page 2 of 2"
    assert not card.on.isEnabled()

    click(qtbot, card.back)
    assert card.place.text() == "page 1 of 2"


def test_more_kinds_make_more_pages(card, qtbot):
    for kind in (Kind.ORDERS, Kind.MAP, Kind.COUNTED):
        card.kinds[kind].click()

    assert card.place.text() == "page 1 of 11"


def test_nothing_chosen_can_be_neither_saved_nor_printed(card):
    card.kinds[Kind.RESULTS].click()

    assert card.place.text() == "Nothing is chosen."
    assert not any(act.isEnabled() for act in (card.pdf, card.print, card.sight, card.copy))


def test_another_phase_is_chosen(card, qtbot):
    card.phase.setFocus()
    qtbot.keyClick(card.phase, Qt.Key.Key_Home)
    card.phase.activated.emit(card.phase.currentIndex())

    click(qtbot, card.copy)

    assert "Results · Spring 1901" in QGuiApplication.clipboard().text()


def test_the_paper_is_remembered(card, qtbot):
    other = "letter" if card.form.currentData() == "a4" else "a4"
    card.form.setCurrentIndex(card.form.findData(other))
    card.form.activated.emit(card.form.currentIndex())

    assert settings.current().paper == other


def test_every_paper_is_offered_and_remembered_but_that_of_a_board(card):
    assert [card.form.itemText(at) for at in range(card.form.count())] == [
        *("A5", "A4", "A3", "A2", "US Letter")
    ]
    for at in range(card.form.count()):
        before = settings.current().paper
        card.form.setCurrentIndex(at)
        card.form.activated.emit(at)
        chosen = card.form.currentData()
        assert settings.current().paper == (before if chosen == "a2" else chosen)


def test_what_orders_are_written_on_is_chosen_by_keys_and_remembered(card, qtbot):
    card.kinds[Kind.RESULTS].click()
    assert not card.orders.isEnabled()
    card.kinds[Kind.ORDERS].click()
    assert card.place.text() == "page 1 of 7"
    assert card.wish.orders is OrderPaper.YEAR

    card.orders.setFocus()
    qtbot.keyClick(card.orders, Qt.Key.Key_Down)
    card.orders.activated.emit(card.orders.currentIndex())

    assert card.place.text() == "page 1 of 2"
    assert settings.current().order_paper == "slips"
    again = PaperCard(card.parentWidget(), card._matter)
    assert again.wish.orders is OrderPaper.SLIPS
    again.reject()


def test_ink_is_remembered(card):
    card.inks.setCurrentIndex(1)
    card.inks.activated.emit(1)

    assert settings.current().black_only
    again = PaperCard(card.parentWidget(), card._matter)
    assert again.wish.black
    again.reject()


def test_the_conference_map_is_one_of_the_maps(card):
    card.kinds[Kind.RESULTS].click()
    card.kinds[Kind.MAP].click()
    at = card.view.findData(MapView.CONFERENCE)
    card.view.setCurrentIndex(at)
    card.view.activated.emit(at)

    assert card.view.currentText() == "Conference map"
    assert card._pages[0].title == "Conference map"
    assert card._pages[0].plain


def test_a_pdf_is_saved_where_it_was_asked_for(card, qtbot, tmp_path):
    click(qtbot, card.pdf)
    dialog = card.findChild(QFileDialog)
    path = tmp_path / "results.pdf"
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    made(qtbot, card)

    assert path.read_bytes().startswith(b"%PDF")
    assert str(path) in card.state.text()
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["results.pdf"]


@pytest.mark.parametrize(("name", "begins"), [("p.png", b"\x89PNG"), ("p.svg", b"<?xml")])
def test_a_picture_is_of_the_kind_its_name_says(card, qtbot, tmp_path, name, begins):
    card.save_picture(tmp_path / name)
    made(qtbot, card)

    assert (tmp_path / name).read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("name", "kept"), [("Turn 1.5", "Turn 1.5.png"), ("a.svg", "a.svg"), ("b.PNG", "b.PNG")]
)
def test_a_picture_gets_its_ending(card, qtbot, tmp_path, name, kept):
    card.save_picture(tmp_path / name)
    made(qtbot, card)

    assert (tmp_path / kept).is_file()


def test_a_place_that_cannot_be_written_is_said(card, qtbot, tmp_path):
    (tmp_path / "file").write_text("")

    card.save_pdf(tmp_path / "file" / "results.pdf")
    made(qtbot, card)

    assert card.trouble.isVisible()
    assert "Not done." in card.trouble.words.text()
    assert str(tmp_path / "file" / "results.pdf") in card.trouble.words.text()


def test_without_a_printer_a_pdf_is_offered(card, qtbot, monkeypatch):
    monkeypatch.setattr(printer.QPrinterInfo, "availablePrinterNames", list)

    click(qtbot, card.print)

    assert "no printer" in card.trouble.words.text()


def test_the_systems_own_dialog_leads_to_the_printer(card, qtbot, tmp_path, monkeypatch):
    if sys.platform != "linux":
        pytest.skip("only here does it print into a file as well")
    monkeypatch.setattr(printer.QPrinterInfo, "availablePrinterNames", lambda: ["x"])
    click(qtbot, card.print)
    dialog = card.findChild(QPrintDialog)
    dialog.findChild(QLineEdit, "filename").setText(str(tmp_path / "printed.pdf"))

    dialog.accept()
    made(qtbot, card)

    assert card.state.text() == "2 pages sent to the printer."
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == 2


@pytest.mark.parametrize("form", ["a5", "a4", "a3"])
def test_the_printers_dialog_begins_with_the_paper_that_was_chosen(card, qtbot, monkeypatch, form):
    monkeypatch.setattr(printer.QPrinterInfo, "availablePrinterNames", lambda: ["x"])
    card.form.setCurrentIndex(card.form.findData(form))
    card.form.activated.emit(card.form.currentIndex())

    click(qtbot, card.print)

    dialog = card.findChild(QPrintDialog)
    assert dialog.printer().pageLayout().pageSize().id().name == form.upper()
    dialog.reject()


def test_a_printer_that_takes_nothing_is_said(card, qtbot, tmp_path, qtlog):
    device = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    device.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    device.setOutputFileName(str(tmp_path / "no folder" / "printed.pdf"))

    with qtlog.disabled():
        card.print_on(device, [1])
        made(qtbot, card)

    assert "Not done." in card.trouble.words.text()


def test_in_black_the_preview_has_no_colour(card):
    card.kinds[Kind.MAP].click()
    card.inks.setCurrentIndex(1)
    card.inks.activated.emit(1)

    assert card.wish.black
    assert card._running.black


def test_the_window_lives_while_pages_are_made(card, qtbot, tmp_path):
    for kind in (Kind.MAP, Kind.COUNTED, Kind.ORDERS):
        card.kinds[kind].click()
    ticks, said = [], set()
    clock = QTimer(card)
    clock.timeout.connect(lambda: (ticks.append(1), said.add(card.state.text())))
    clock.start(5)

    card.save_pdf(tmp_path / "all.pdf")
    assert not card.pdf.isEnabled()
    made(qtbot, card)

    assert len(ticks) > 5
    assert any(words.startswith("Page ") for words in said)
    assert card.pdf.isEnabled()
    assert (tmp_path / "all.pdf").exists()


def test_a_card_that_is_closed_meanwhile_puts_nothing_away(card, qtbot, tmp_path):
    card.kinds[Kind.MAP].click()
    card.save_pdf(tmp_path / "all.pdf")
    making = card._making

    card.reject()
    making.join(20)

    assert not [*tmp_path.glob("*.pdf"), *tmp_path.glob(".*")]


def test_a_full_disk_is_said_and_leaves_nothing(card, qtbot, tmp_path, monkeypatch):
    def full(_number):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)

    card.save_pdf(tmp_path / "x.pdf")
    made(qtbot, card)

    assert "the disk is full" in card.trouble.words.text()
    assert not [*tmp_path.glob("*.pdf"), *tmp_path.glob(".*")]


def test_the_page_is_painted_for_a_look(card, qtbot):
    qtbot.waitUntil(lambda: card.preview.ready)
    picture = card.preview.grab().toImage()

    dark = sum(
        picture.pixelColor(x, y).lightness() < 90
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    )
    assert dark > 20


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("reading", [1.0, 1.6, 2.0])
def test_what_is_chosen_is_read_whole_however_large_window_and_words_are(
    qtbot, look, matter_after, tmp_path, monkeypatch, text, reading
):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path / "home"))
    settings.forget()
    theme.use("light", text=text)
    theme.read_at(reading)
    below = QWidget()
    below.setStyleSheet(theme.style_sheet())
    below.resize(round(1920 * reading), round(1080 * reading))
    qtbot.addWidget(below)
    below.show()
    card = PaperCard(below, matter_after(4))
    card.open()
    qtbot.waitExposed(card)
    area = card.findChild(QScrollArea)
    for box in card.kinds.values():
        assert area.isAncestorOf(box)
        assert area.viewport().width() >= box.x() + box.sizeHint().width(), box.text()
    card.reject()
    settings.forget()
