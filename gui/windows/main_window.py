"""The one window of the program: shows a screen at a time and has the menu."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QPoint, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from gui import settings
from gui.screen import Screen

if TYPE_CHECKING:
    from gui.public.projector import Projector
    from gui.windows.menu.program_menu import ProgramMenu
    from gui.windows.navigator import Navigator
    from gui.windows.second_click import SecondClick

LEAST = QSize(1024, 600)
USUAL = QSize(1440, 900)
NAME = "Velmoc"


_LAYOUTS = 2
"""How often a new screen is laid out before it is seen: what is inside says what it needs."""


class MainWindow(QMainWindow):
    """Shows one screen; the one before is destroyed, so that nothing secret survives unseen.

    Its title is always the program's name: titles end up in task bars and screenshots. What it
    does is loaded with its first screen, so that the window itself can be seen before.
    """

    screen_changed = Signal()
    """Another screen is shown, and has arrived."""

    public_moved = Signal()
    """The public screen was shown, put away, or went to another display."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main")
        self.setWindowTitle(NAME)
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._take_place()

    @cached_property
    def navigator(self) -> "Navigator":
        """What decides which screen comes next."""
        from gui.windows.navigator import Navigator  # noqa: PLC0415

        return Navigator(self)

    @cached_property
    def menu(self) -> "ProgramMenu":
        """The program's menu."""
        from gui.windows.menu.program_menu import ProgramMenu  # noqa: PLC0415

        return ProgramMenu(self, self.navigator)

    @cached_property
    def projector(self) -> "Projector":
        """What brings the public screen to its display; made when it is first wanted."""
        from gui.public.conductor import Conductor  # noqa: PLC0415
        from gui.public.projector import Projector  # noqa: PLC0415

        found = Projector(self, self.navigator.loaded())
        conductor = Conductor(found, self)
        self.screen_changed.connect(conductor.follow)
        found.changed.connect(self.public_moved)
        conductor.follow()
        return found

    @property
    def has_projector(self) -> bool:
        """Whether the public screen was wanted since the program began."""
        return "projector" in vars(self)

    def show_public(self) -> None:
        """Show the public screen if people want one with every game."""
        if settings.current().public_on and self.isVisible():
            self.projector.show()

    def toggle_public(self) -> None:
        """Show the public screen in front of everything, or put it away."""
        self.projector.toggle()

    def public_words(self) -> str:
        """Say where the public screen is; nothing while it is put away."""
        return self.projector.where() if self.has_projector else ""

    @cached_property
    def _second_click(self) -> "SecondClick":
        from gui.windows.second_click import SecondClick  # noqa: PLC0415

        return SecondClick(self)

    def show_help(self, over: QWidget | None = None) -> None:
        """Open the rules in two pages, signs and keys, over a card too."""
        from gui.windows.help.help_card import open_help  # noqa: PLC0415 - not before the first paint

        open_help(over or self, self.navigator)

    def show_room_help(self, room: QWidget) -> None:
        """Open them over the public window; all the rules are read in this one."""
        from gui.windows.help.help_card import open_help  # noqa: PLC0415 - not before the first paint

        open_help(room, self.navigator).all.hide()

    def show_first(self, sight: QWidget) -> None:
        """Show a picture until the first screen is there to take its place."""
        self._stack.addWidget(sight)
        self.show()

    @property
    def screen_shown(self) -> Screen | None:
        """The screen that is shown."""
        found = self._stack.currentWidget()
        return found if isinstance(found, Screen) else None

    def show_screen(self, screen: Screen) -> None:
        """Show a screen and destroy the one before, in this order."""
        old = self._stack.currentWidget()
        if old is screen:
            return
        self.menu.close_popups()
        self._close_rules()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        if self.isVisible():
            for _ in range(_LAYOUTS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            screen.repaint()  # the new picture covers the old one before anything else happens
        if old is not None:
            for card in old.findChildren(QDialog):
                if card.isVisible():  # what is written on it waits for the next of its kind
                    getattr(card, "put_away", card.close)()
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
            QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete.value)
            self._second_click.watch(self.windowHandle())
        self.menu.refresh()
        screen.arrive()
        self.screen_changed.emit()

    def show_start(self) -> None:
        """Show the start screen; a game that is open is closed."""
        self.navigator.show_start()

    def new_game(self) -> None:
        """Show the page on which a table is set up."""
        self.navigator.new_game()

    def open_game(self, path: Path | str) -> None:
        """Go on with a stored game."""
        self.navigator.open_game(Path(path))

    def show_gallery(self) -> None:
        """Show the rulebook's examples."""
        self.navigator.show_gallery()

    def open_menu(self, at: QPoint) -> None:
        """Open the program's menu at a point of the screen."""
        self.menu.open_at(at)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file that can be opened: on the start screen, where its door lights up."""
        path = _dropped(event)
        if self.navigator.at_start and path is not None:
            event.acceptProposedAction()
            self.navigator.light(path)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Let all doors be dark again."""
        super().dragLeaveEvent(event)
        self.navigator.light(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped game."""
        path = _dropped(event)
        self.navigator.light(None)
        if path is not None and self.navigator.at_start:
            event.acceptProposedAction()
            self.navigator.open_game(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's place; everything but unsealed orders is stored already."""
        if event.spontaneous() and self.navigator.would_lose:
            event.ignore()
            self.navigator.quit()
            return
        settings.geometry().setValue("geometry", self.saveGeometry())
        if self.has_projector:
            self.projector.close()
        self.navigator.close_game()
        super().closeEvent(event)

    def _close_rules(self) -> None:
        panel = self.findChild(QWidget, "rules_panel")
        if panel is not None:
            panel.close()

    def _take_place(self) -> None:
        kept = settings.geometry().value("geometry")
        # A file that was cut short holds a text, or nothing, in its place.
        if not isinstance(kept, QByteArray) or not self.restoreGeometry(kept):
            room = self.screen().availableGeometry().size()
            self.resize(USUAL.boundedTo(room))


def _dropped(event: QDropEvent) -> Path | None:
    """Return the first game file among what is dropped, also one of another program."""
    from gui.windows.files.ask_for_file import FOREIGN  # noqa: PLC0415 - see above
    from gui.windows.files.shelf import SUFFIX  # noqa: PLC0415

    known = (SUFFIX, *(pattern.lstrip("*") for pattern in FOREIGN.split()))
    for url in event.mimeData().urls():
        if url.isLocalFile() and url.toLocalFile().lower().endswith(known):
            return Path(url.toLocalFile())
    return None
