"""The way to a printer: the system's own dialog, opened without holding the program up."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QPagedPaintDevice, QPageLayout
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from gui.kit.dialog import cover_by_key

Done = Callable[[QPagedPaintDevice, Sequence[int]], None]


def ask_for_printer(parent: QWidget, count: int, paper: QPageLayout, done: Done) -> bool:
    """Ask on which printer and which of so many pages; tell whether there is any printer.

    ``paper`` is what was chosen: the dialog begins with it.
    """
    if not QPrinterInfo.availablePrinterNames():
        return False
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(paper)
    printer.setFullPage(True)
    dialog = QPrintDialog(printer, parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange)
    dialog.setMinMax(1, count)
    dialog.setFromTo(1, count)
    cover_by_key(dialog)
    dialog.accepted.connect(lambda: done(printer, chosen_pages(printer, count)))
    QDialog.open(dialog)  # its own takes a receiver as well
    return True


def chosen_pages(printer: QPrinter, count: int) -> Sequence[int]:
    """Return the numbers of the pages that somebody wants."""
    if printer.printRange() is not QPrinter.PrintRange.PageRange or not printer.fromPage():
        return range(1, count + 1)
    return range(max(1, printer.fromPage()), min(count, printer.toPage()) + 1)
