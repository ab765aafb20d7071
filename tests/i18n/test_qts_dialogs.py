"""Dialogs, buttons and menus that Qt brings along speak the program's language, every word."""

import re
import struct
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPageSetupDialog, QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QColorDialog,
    QComboBox,
    QErrorMessage,
    QFileDialog,
    QFontDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QProgressDialog,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from gui import i18n

SAID = (
    *("text", "title", "windowTitle", "toolTip", "placeholderText", "accessibleName"),
    *("statusTip", "whatsThis", "specialValueText"),
)
EVERY_BUTTON = QMessageBox.StandardButton(0x0FFFFC00)
SAME = {"OK", "&HTML:", "Pica (P̸)", "Didot (DD)", "Cicero (CC)"}
"""What a Czech calls so too."""


def _message_box():
    box = QMessageBox()
    box.setStandardButtons(EVERY_BUTTON)
    box.setDetailedText("1")
    return box


def _file_dialog(accept, mode):
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(accept)
    dialog.setFileMode(mode)
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    return dialog


def _own(dialog, option):
    dialog.setOption(option)
    return dialog


def _menu(editor):
    menu = editor.createStandardContextMenu()
    menu.editor = editor  # alive as long as its menu
    return menu


def _browser():
    browser = QTextBrowser()
    browser.setHtml("<a href='1'>1</a>")
    return browser


def _stepped():
    spin = QAbstractSpinBox()
    menu = _menu(spin.findChild(QLineEdit))
    menu.spin = spin
    return menu


def _asking():
    dialog = QInputDialog()
    dialog.show()  # it is filled in then
    return dialog


ACCEPT, MODE = QFileDialog.AcceptMode, QFileDialog.FileMode
DIALOGS = {
    "message box": _message_box,
    "error message": QErrorMessage,
    "line edit": lambda: _menu(QLineEdit("1")),
    "text": lambda: _menu(QPlainTextEdit("1")),
    "page": lambda: _menu(_browser()),
    "spin box": _stepped,
    "open": lambda: _file_dialog(ACCEPT.AcceptOpen, MODE.ExistingFile),
    "save": lambda: _file_dialog(ACCEPT.AcceptSave, MODE.AnyFile),
    "folder": lambda: _file_dialog(ACCEPT.AcceptOpen, MODE.Directory),
    "input": _asking,
    "colour": lambda: _own(QColorDialog(), QColorDialog.ColorDialogOption.DontUseNativeDialog),
    "font": lambda: _own(QFontDialog(), QFontDialog.FontDialogOption.DontUseNativeDialog),
    "progress": QProgressDialog,
    "print": lambda: QPrintDialog(QPrinter()),
    "preview": lambda: QPrintPreviewDialog(QPrinter()),
    "page setup": lambda: QPageSetupDialog(QPrinter()),
}
NOT_WORDS = {"QFontDialog": "fonts and scripts", "pageSizeCombo": "names of paper"}


def words(widget):
    """Yield what each part of a dialog says, and who says it."""
    for one in (widget, *widget.findChildren(QObject)):
        if not isinstance(one, QWidget | QAction):
            continue
        who = f"{type(one).__name__} {one.objectName()}"
        for what in SAID:
            said = getattr(one, what, None)
            if said is not None and not isinstance(one, QAbstractSpinBox):
                yield f"{who} {what}", said() if callable(said) else said
        yield from ((f"{who} {at}", said) for at, said in enumerate(_listed(one)))


def _listed(one):
    """Return what can be chosen in a part of a dialog."""
    if isinstance(one, QComboBox) and one.objectName() not in NOT_WORDS:
        return [one.itemText(at) for at in range(one.count())]
    if isinstance(one, QTabWidget):
        return [one.tabText(at) for at in range(one.count())]
    if isinstance(one, QAbstractItemView) and one.model() is not None:
        return [one.model().headerData(at, Qt.Orientation.Horizontal) for at in range(4)]
    return []


@pytest.fixture(autouse=True)
def _english(qapp):
    i18n.speak("en")


def said_in(code, make, qtbot, qtlog):
    with i18n.speaking(code), qtlog.disabled():
        dialog = make()
        qtbot.addWidget(dialog)
        return [(who, said) for who, said in words(dialog) if isinstance(said, str)]


@pytest.mark.parametrize("name", DIALOGS)
def test_no_english_word_is_left_in_czech(qtbot, qtlog, name):
    english = said_in("en", DIALOGS[name], qtbot, qtlog)
    czech = said_in("cs", DIALOGS[name], qtbot, qtlog)

    assert [who for who, _ in english] == [who for who, _ in czech]
    assert any(re.search(r"[A-Za-z]{3}", said) for _, said in english)
    left = [
        (who, said)
        for (who, said), (_, other) in zip(english, czech, strict=True)
        if said == other and re.search(r"[A-Za-z]{3}", said) and said not in SAME
        if not (name == "font" and ("QComboBox" in who or "QLineEdit" in who))
        if not (said.startswith(("/", "#")) or Path(said).is_absolute())
    ]
    assert left == []


TRANSLATIONS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
SPOKEN_BY = (
    *("QFileDialog", "QPlatformTheme", "QDialogButtonBox", "QLineEdit", "QWidgetTextControl"),
    *("QMessageBox", "QErrorMessage", "QInputDialog", "QProgressDialog", "QAbstractSpinBox"),
    *("QColorDialog", "QFontDialog", "QFileSystemModel", "QAbstractFileIconProvider"),
    *("QPrintDialog", "QPrintWidget", "QPrintSettingsOutput", "QPrintPropertiesDialog"),
    *("QPrintPropertiesWidget", "QPrintPreviewDialog", "QPageSetupWidget", "QCupsJobWidget"),
    *("QCupsPrinterSupport", "QPrintPreviewWidget", "QComboBox", "QDialog", "QScrollBar"),
)
LEGAL = "<p>Qt is "
"""What Qt says of itself; nobody can ask it here."""


@cache
def sources(path):
    """Return context and text of all that a compiled translation has."""
    data, at, found = path.read_bytes(), 16, set()
    while at < len(data):
        kind, size = struct.unpack_from(">BI", data, at)
        if kind == 0x69:
            found |= set(_messages(data[at + 5 : at + 5 + size]))
        at += 5 + size
    return found


def _messages(data):
    at, parts = 0, {}
    while at < len(data):
        tag = data[at]
        at += 1
        if tag == 1:
            yield parts.get(7, ""), parts.get(6, "")
            parts = {}
        elif tag == 5:
            at += 4
        else:
            (size,) = struct.unpack_from(">I", data, at)
            at += 4
            size = 0 if size == 0xFFFFFFFF else size
            if tag in (6, 7):
                parts[tag] = data[at : at + size].decode()
            at += size


def test_qts_own_czech_texts_are_where_the_program_looks_for_them(qapp):
    assert (TRANSLATIONS / "qtbase_cs.qm").is_file()
    assert len(i18n._translators("cs")) == 2


def test_what_qts_czech_lacks_is_in_ours(qapp):
    own = sources(i18n.resources.assets() / "i18n" / "cs.qm")
    czech = sources(TRANSLATIONS / "qtbase_cs.qm") | own
    known = set().union(*map(sources, TRANSLATIONS.glob("qtbase_*.qm")))

    lacking = {
        (context, said)
        for context, said in known - czech
        if context in SPOKEN_BY and not said.startswith(LEGAL)
    }

    assert len(known) > 1000
    # Qt's older texts stay in languages that nobody tends any more.
    tended = set().union(*(sources(TRANSLATIONS / f"qtbase_{code}.qm") for code in ("de", "ca")))
    assert lacking & tended == set()


def test_ours_goes_before_qts(qapp):
    with i18n.speaking("cs"):
        assert QCoreApplication.translate("QPlatformTheme", "Abort") == "Přerušit"
    assert QCoreApplication.translate("QPlatformTheme", "Abort") == "Abort"
