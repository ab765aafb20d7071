"""What stands on a slip beside its orders is seen on the desk and nowhere else."""

import logging

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.exchange.doors import write_table
from engine.games.diplomacy.exchange.format_names import Format
from gui import i18n, settings
from gui.history.history_screen import HistoryScreen
from gui.kit.dialog import Card
from gui.master.desk_screen import MasterDesk
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.master.preview_study import PreviewStudy
from gui.paper import kinds
from gui.paper.kinds import Kind, Wish
from gui.process import log
from gui.public.things import Words
from gui.table.results.results_screen import ResultsScreen

MARK = "zvlkm"
"""A word of no language, in every private sentence."""

SLIP = (
    f"Ahoj {MARK}, neříkej mu, že ho na jaře bodnu v Burgundsku",
    f"A Par - Bur ({MARK})",
    f"F Bre - MAO, {MARK} do not tell Tom",
    f"~~A Mar - Spa {MARK}~~",
    f"A Mar - Pie // {MARK}",
    f"A Mar {MARK}",
    f"{MARK}",
    f"> {MARK} wrote: A Par H",
    f"A Par - Bur / Gas {MARK}",
    f"Díky {MARK}",
)


def tree(widget):
    """Read a window as a screen reader does."""
    found, open_ = [], [QAccessible.queryAccessibleInterface(widget)]
    while open_:
        node = open_.pop()
        if node is None or not node.isValid():
            continue
        found += [node.text(kind) for kind in QAccessible.Text if kind.value < 6]
        if node.textInterface() is not None:
            text = node.textInterface()
            found.append(text.text(0, text.characterCount()))
        open_ += [node.child(at) for at in range(node.childCount())]
    return found


def shown():
    """Return every word that any window shows, tells or keeps ready."""
    found = []
    for widget in QApplication.allWidgets():
        for name in (
            "text", "toPlainText", "toolTip", "accessibleName", "accessibleDescription",
            "windowTitle", "placeholderText", "statusTip", "objectName",
        ):  # fmt: skip
            read = getattr(widget, name, None)
            found.append(str(read()) if callable(read) else "")
    for top in QApplication.topLevelWidgets():
        found += tree(top)
    board = QGuiApplication.clipboard()
    found += [board.text(mode) for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)]
    return "\n".join(found)


def printed(master):
    matter = master.window.navigator.printable()
    found = [
        kinds.plain_text(matter, Wish((kind,)))
        for kind in Kind
        if kind is not Kind.TABLE and kinds.there_is(kind, matter)
    ]
    return "\n".join(found)


def preview_after(master):
    return master.bridge.master.preview().resolution.after


def tried_in_the_study(master, preview, said):
    """Play on what is only previewed: nothing of it is kept, shared or seen, and come back."""
    master.press(preview.study)
    study = master.shows(PreviewStudy)
    for _ in range(2):
        if study.covered:
            master.press(study.cover)
    assert study.board.course.past.resolution.after == preview_after(master)
    study.board.course.judge({"FRANCE": ["A PAR - GAS"]}, study.board.course.root)
    said += [public_page(master), on_disk()]
    assert not study.board.top.share.isVisible()
    assert not study.board.top.code.isVisible()
    QTest.keyClick(study.board.view, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not [one for one in master.window.findChildren(Card) if one.isVisible()]
    study.hide_secrets()
    assert "A PAR" not in shown()
    study.uncover()
    QTest.keyClick(study.board.view, Qt.Key.Key_Escape)
    preview = master.shows(PreviewScreen)
    for _ in range(2):
        if preview.covered:
            master.press(preview.cover)
    return preview


def on_disk():
    """Every study that lies anywhere in the house."""
    studies = [*settings.data_folder().rglob("*.velstudy")]
    studies += settings.games_folder().rglob("*.velstudy")
    assert not studies
    return ""


def public_page(master):
    window = master.window.projector._window()
    return repr(window.things) + "".join(t.text for t in window.things if isinstance(t, Words))


@pytest.fixture(params=["cs"])
def spoken(request):
    i18n.speak(request.param)
    yield request.param
    i18n.speak("en")


def test_nothing_private_is_shown_printed_or_handed_on(master, spoken, qtbot):
    log.start(settings.data_folder())
    master.window.projector.show()
    master.window.activateWindow()
    QGuiApplication.clipboard().setText("\n".join(SLIP))
    desk = master.shows(MasterDesk)
    desk.boxes["FRANCE"].text.paste()
    desk.keep()
    master.write("ENGLAND", "F Lon - Nth", f"a kdyby neco, {MARK}")
    line = master.bridge.master.read("ENGLAND")[1]
    master.bridge.master.rule("ENGLAND", line, "A LVP - YOR", reason="he pointed at it")
    said = [public_page(master)]
    assert MARK not in said[0]

    master.press(desk.go)
    preview = master.shows(PreviewScreen)
    for _ in range(2):  # that the public screen shares the display has to be agreed to
        if preview.covered:
            master.press(preview.cover)
    said.append(printed(master))
    preview = tried_in_the_study(master, preview, said)
    master.press(preview.commit)
    results = master.shows(ResultsScreen)
    QTest.qWait(30)
    said += [shown(), printed(master), public_page(master)]
    said += [write_table(master.window.navigator.open.session, form) for form in Format]

    master.window.navigator.open.show_history()
    history = master.shows(HistoryScreen)
    said += [shown(), printed(master)]
    history.closed.emit()
    results = master.shows(ResultsScreen)
    master.window.navigator.open.evening.show_log()
    ruled = master.shows(LogScreen)
    QTest.mouseClick(ruled.copy, Qt.MouseButton.LeftButton)
    ruled.write(settings.data_folder() / "log.txt")
    said += [shown(), printed(master), (settings.data_folder() / "log.txt").read_text("utf-8")]
    ruled.closed.emit()
    results = master.shows(ResultsScreen)
    master.press(results.bar.go)
    master.shows(MasterDesk)
    master.window.navigator.leaving(master.window.show_start)
    QTest.qWait(30)
    said.append(shown())
    logging.getLogger("velmoc").info("end")
    said.append((settings.data_folder() / log.NAME).read_text("utf-8"))
    log.stop()
    for path in settings.config_folder().rglob("*"):
        if path.is_file() and path.suffix != ".velmoc":
            said.append(path.read_bytes().decode("utf-8", "replace"))

    for place, text in enumerate(said):
        at = text.find(MARK)
        assert at < 0, (place, text[max(0, at - 80) : at + 40])


def test_the_master_alone_sees_the_log_with_the_words_of_the_slips(master):
    master.write("FRANCE", f"do not tell him {MARK}")
    master.press(master.screen.go)
    master.press(master.shows(PreviewScreen).commit)
    master.shows(ResultsScreen)
    master.window.navigator.open.evening.show_log()
    ruled = master.shows(LogScreen)
    assert MARK not in ruled.text.toPlainText()

    master.press(ruled.quote)
    assert f"“do not tell him {MARK}” (unreadable)" in ruled.text.toPlainText()
    ruled.text.setFocus()
    for key in (Qt.Key.Key_A, Qt.Key.Key_C):
        QTest.keyClick(ruled.text, key, Qt.KeyboardModifier.ControlModifier)
    master.press(ruled.copy)
    assert MARK not in QGuiApplication.clipboard().text()
    assert MARK not in printed(master)
    QTest.keyClick(ruled.text, Qt.Key.Key_F9)
    assert ruled.covered
    assert MARK not in shown()


def test_what_print_calls_the_log_is_the_ruling_log_wherever_it_is_printed(master):
    master.write("FRANCE", "A Par - Bur")
    master.bridge.master.replace_player("ITALY", "Hana", reason="Eva left")
    master.press(master.screen.go)
    master.press(master.shows(PreviewScreen).commit)
    master.shows(ResultsScreen)
    matter = master.window.navigator.printable()
    anywhere = kinds.plain_text(matter, Wish((Kind.LOG,)))
    master.window.navigator.open.evening.show_log()
    told = master.shows(LogScreen).text.toPlainText()

    lines = [line.strip() for line in told.splitlines() if line.strip(" ─")]
    assert "Hana plays instead of Eva. (Eva left)" in anywhere
    assert [line for line in lines if line not in anywhere] == []


def test_what_was_copied_off_a_slip_is_gone_when_the_desk_is_left(master, qapp):
    master.write("FRANCE", f"A Par - Bur {MARK}")
    text = master.screen.boxes["FRANCE"].text
    text.selectAll()
    QTest.keyClick(text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert MARK in qapp.clipboard().text()
    master.press(master.screen.go)
    master.shows(PreviewScreen)

    assert qapp.clipboard().text() == ""
