"""The real program in a home of its own, hands that click on it, eyes that look everywhere."""

import hashlib
import re

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QObject
from PySide6.QtGui import QAccessible, QClipboard, QFontDatabase, QGuiApplication, QUndoStack
from PySide6.QtWidgets import QApplication, QWidget

from engine import resources
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.terms import Terms
from engine.table.view import PastPhase, SealView
from engine.table.witness import Witness
from gui import app, i18n, settings
from gui.kit import later, theme
from gui.orders.draft import Draft
from gui.robots.players.click_driver import ClickDriver
from gui.windows.main_window import MainWindow
from tests.journeys.harbour import make_map
from tests.journeys.reveals import laid_out, last_autumn, opened  # noqa: F401 - fixtures

MASK = "XXXX XXXX XXXX"
TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
MORE = (QAccessible.Text.Help, QAccessible.Text.Accelerator)
STATES = [
    "active", "busy", "checked", "checkStateMixed", "disabled", "expanded", "focusable",
    "focused", "hotTracked", "invalid", "invisible", "modal", "offscreen", "passwordEdit",
    "pressed", "readOnly", "selected", "selectableText",
]  # fmt: skip
READ = (
    "text", "placeholderText", "toolTip", "statusTip", "whatsThis", "accessibleName",
    "accessibleDescription", "windowTitle", "windowFilePath", "windowIconText", "objectName",
)  # fmt: skip
STAMP = re.compile(
    r"""^\d{4}-\d\d-\d\d\ \d\d:\d\d:\d\d,\d{3}\  # when a line of the log was written
    | (?<=\.velmoc":\ \[)[\d,\ ]+  # when and where a game's file was, kept with its cover
    """,
    re.MULTILINE | re.VERBOSE,
)


def tree(widget):
    """Read a window as a screen reader does."""
    lines, open_ = [], [(0, QAccessible.queryAccessibleInterface(widget))]
    while open_:
        depth, node = open_.pop()
        if node is None or not node.isValid():
            continue
        state = node.state()
        told = [node.text(kind) for kind in (*TEXTS, *MORE)]
        on = [name for name in STATES if getattr(state, name)]
        lines.append((depth, str(node.role()), *told, node.rect().getRect(), *on))
        children = [node.child(index) for index in range(node.childCount())]
        open_ += [(depth + 1, child) for child in reversed(children)]
    return lines


def widgets():
    """Read every widget that exists, shown or not, by all the ways in which one can tell."""
    found = []
    for widget in QApplication.allWidgets():
        told = [type(widget).__name__, widget.isVisible()]
        for name in READ:
            call = getattr(widget, name, None)
            told.append(str(call()) if callable(call) else "")
        found.append(tuple(told))
    return sorted(found)


def all_words():
    """Read the words of every widget that exists, as one text."""
    texts = []
    for widget in QApplication.allWidgets():
        for name in ("text", "toolTip", "accessibleName", "accessibleDescription", "windowTitle"):
            read = getattr(widget, name, None)
            texts.append(str(read()) if callable(read) else "")
    return "\n".join(texts)


def undo_stacks():
    """Find what could be undone anywhere."""
    tops = [top for top in QApplication.topLevelWidgets() if shiboken6.isValid(top)]
    stacks = [stack for top in tops for stack in top.findChildren(QUndoStack)]
    drafts = [draft for top in tops for draft in top.findChildren(Draft)]
    said = sorted((stack.count(), stack.undoText(), stack.redoText()) for stack in stacks)
    return said, sorted((draft.can_undo, draft.can_redo) for draft in drafts)


def clipboards():
    """Read all the clipboards."""
    board = QGuiApplication.clipboard()
    return [
        (board.text(mode), board.mimeData(mode).formats() if board.mimeData(mode) else [])
        for mode in (QClipboard.Mode.Clipboard, QClipboard.Mode.Selection)
    ]


def files(home):
    """Read everything the program keeps, but for the game itself and the moments in the log."""
    found = {}
    for path in sorted(home.rglob("*")):
        name = str(path.relative_to(home))
        if not path.is_file() or ".velmoc" in path.name or name.startswith("cache"):
            continue
        text = path.read_bytes().decode("utf-8", "backslashreplace")
        found[name] = STAMP.sub("", text)
    return found


def forget_letters():
    """Empty Qt's cache of letters: what was drawn before must not change how they are drawn."""
    font = next((resources.assets() / "fonts").rglob("*.[to]tf"))
    QFontDatabase.removeApplicationFont(QFontDatabase.addApplicationFont(str(font)))


def picture(widget: QWidget):
    """Grab a window to the byte; of millions of bytes their digest is enough."""
    forget_letters()
    image = widget.grab().toImage()
    digest = hashlib.sha256(image.constBits()).hexdigest()
    return (image.width(), image.height(), digest)


def look_at_everything(window, home):
    """Look at everything at once."""
    return {
        "picture": picture(window),
        "public": picture(window.projector.window) if window.has_projector else None,
        "tree": tree(window),
        "widgets": widgets(),
        "titles": sorted(top.windowTitle() for top in QApplication.topLevelWidgets()),
        "undo": undo_stacks(),
        "clipboards": clipboards(),
        "files": files(home),
        # Whether a movement has ended depends on the machine; what it moves is in the picture.
        "children": sorted(
            type(o).__name__
            for o in window.findChildren(QObject)
            if o.objectName() != later.NAME and not isinstance(o, QAbstractAnimation)
        ),
    }


@pytest.fixture
def everything_said():
    """Return what reads all the words that any widget could show or tell."""
    return all_words


@pytest.fixture
def glance():
    """Return everything that somebody at the table can see, hear, paste or find in a moment."""
    return look_at_everything


@pytest.fixture
def picture_of():
    """Return what takes a picture of one widget, to the byte."""
    return picture


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    """A small map of Diplomatia with ports, which only the game's file has."""
    return make_map(tmp_path_factory.mktemp("maps") / "harbour")


@pytest.fixture
def program(qapp, qtbot, home):
    """Start the program, as often as wanted: a window that shows the start screen, and hands."""
    settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
    theme.use("light")
    app.prepare()
    windows = []

    def start(*, hasty=True, **terms):
        forget_letters()  # they are also measured as they were when first met
        window = MainWindow()
        windows.append(window)
        window.resize(1280, 720)
        window.navigator.terms = Terms(**terms)
        window.show_start()
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        driver = ClickDriver(window, hasty=hasty)
        driver.settle()
        return driver

    yield start
    for window in filter(shiboken6.isValid, windows):
        window.close()
        window.deleteLater()
    if i18n.language() != "en":
        i18n.speak("en")


@pytest.fixture(scope="session")
def board():
    return load_map("standard").board


@pytest.fixture(scope="session")
def rules(board):
    return GAMES["diplomacy"].rules(board, {})


def _masked_witness(witness):
    """A witness without its digests: nothing else of it may differ."""
    return f"VELMOC2 {witness.game} {witness.phase} {' '.join(witness.seals)}"


@pytest.fixture
def masked(monkeypatch, qapp):
    """The same picture at every moment, and no fingerprints in it."""
    from gui.table.desk import seal
    from gui.table.reveal import side

    monkeypatch.setattr(SealView, "signs", MASK)
    monkeypatch.setattr(PastPhase, "signs", lambda _self, _power: MASK)
    monkeypatch.setattr(Witness, "text", _masked_witness)
    for place in (seal, side):
        monkeypatch.setattr(place, "in_full", lambda _digest: MASK)
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    QAccessible.setActive(True)
    QGuiApplication.clipboard().clear()
    yield
    qapp.setCursorFlashTime(flash)
