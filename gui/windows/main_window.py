"""The one window of the program: shows a screen at a time and has the menu."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPoint, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from gui import settings
from gui.windows.window import Window

if TYPE_CHECKING:
    from gui.explain.offers_study import Studied
    from gui.public.projector import Projector
    from gui.windows.menu.program_menu import ProgramMenu
    from gui.windows.navigator import Navigator

USUAL = QSize(1440, 900)


class MainWindow(Window):
    """What it does is loaded with its first screen, so that the window can be seen before."""

    public_moved = Signal()
    """The public screen was shown, put away, or went to another display."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptDrops(True)
        self._take_place()

    @cached_property
    def navigator(self) -> "Navigator":
        """What decides which screen comes next."""
        from gui.windows.navigator import Navigator  # noqa: PLC0415

        new_navigator = Navigator(self)
        new_navigator.opened.connect(self.show_public)
        new_navigator.changed.connect(self.enter_screen)
        new_navigator.help_asked.connect(self.show_help)
        return new_navigator

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

        new_projector = Projector(self, self.navigator.loaded())
        conductor = Conductor(new_projector, self)
        self.screen_changed.connect(conductor.follow)
        new_projector.changed.connect(self.public_moved)
        conductor.follow()
        return new_projector

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

    def show_help(self, over: QWidget | None = None) -> None:
        """Open the rules in two pages, signs and keys, over a card too."""
        self.navigator.open_help(over or self)

    def show_room_help(self, room: QWidget) -> None:
        """Open them over the public window; all the rules are read in this one."""
        self.navigator.open_help(room).all.hide()

    def show_room_layers(self, room: QWidget) -> None:
        """Offer the layers of the public window's map over it, where the keys are."""
        self.menu.public.layers.open_over(room)

    def leave_screen(self) -> None:
        """Close the menu, and the rules that lie beside the screen."""
        self.menu.close_popups()
        panel = self.findChild(QWidget, "rules_panel")
        if panel is not None:
            panel.close()

    def enter_screen(self) -> None:
        """Let the menu offer what can be done now."""
        self.menu.refresh()

    def show_start(self) -> None:
        """Show the start screen; a game that is open is closed."""
        self.navigator.show_start()

    def new_game(self) -> None:
        """Show the page on which a table is set up."""
        self.navigator.new_game()

    def open_game(self, path: Path | str) -> None:
        """Go on with a stored game."""
        self.navigator.open_game(Path(path))

    def show_library(self) -> None:
        """Show the library."""
        self.navigator.show_library()

    def open_in_study(self, what: "Studied") -> None:
        """Begin a study with what everybody knows; out of an open game, one comes back to it."""
        navigator = self.navigator
        game, doors = navigator.open, navigator.doors.studies
        if game is not None and game.stays:
            doors.came_from = partial(navigator.open_game, game.path)
        navigator.leaving(lambda: navigator.doors.brought.known(what))

    def open_menu(self, at: QPoint) -> None:
        """Open the program's menu at a point of the screen."""
        self.menu.open_at(at)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a file or a text that can be opened: a door of the start, or a study, lights up."""
        navigator = self.navigator
        start, study = navigator.start, navigator.doors.brought.study_shown
        path, text = _dropped(event), event.mimeData().text()
        if (start is not None or study is not None) and (path is not None or text.strip()):
            event.acceptProposedAction()
            if start is not None:
                start.light(path)
            elif study is not None:
                study.drop_light.light(path)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Let everything be dark again."""
        super().dragLeaveEvent(event)
        self._darken()

    def _darken(self) -> None:
        start, study = self.navigator.start, self.navigator.doors.brought.study_shown
        if start is not None:
            start.light(None)
        if study is not None:
            study.drop_light.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped; what it is says the file itself."""
        doors, start = self.navigator.doors.brought, self.navigator.start
        path, text = _dropped(event), event.mimeData().text()
        if start is None and doors.study_shown is None:
            return
        self._darken()
        event.acceptProposedAction()
        if path is not None:
            doors.file(path)
        elif text.strip():
            doors.text(text)

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

    def _take_place(self) -> None:
        kept = settings.geometry().value("geometry")
        # A file that was cut short holds a text, or nothing, in its place.
        if not isinstance(kept, QByteArray) or not self.restoreGeometry(kept):
            room = self.screen().availableGeometry().size()
            self.resize(USUAL.boundedTo(room))


def _dropped(event: QDropEvent) -> Path | None:
    """Return the first file on this computer among what is dropped."""
    for url in event.mimeData().urls():
        if url.isLocalFile():
            return Path(url.toLocalFile())
    return None
