"""A window that shows one screen at a time."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtWidgets import QDialog, QMainWindow, QStackedWidget, QWidget

from gui.screen import Screen

if TYPE_CHECKING:
    from gui.public.projector import Projector
    from gui.windows.second_click import SecondClick

LEAST = QSize(1024, 600)
NAME = "Velmoc"

_LAYOUTS = 2
"""How often a new screen is laid out before it is seen: what is inside says what it needs."""


class Window(QMainWindow):
    """Shows one screen; the one before is destroyed, so that nothing secret survives unseen.

    Its title is always the program's name: titles end up in task bars and screenshots.
    """

    screen_changed = Signal()
    """Another screen is shown, and has arrived."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("main")
        self.setWindowTitle(NAME)
        self.setMinimumSize(LEAST)
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._screen: Callable[[], Screen | None] = lambda: None
        # Weakly: a screen that was destroyed leaves nothing of what it showed.

    @cached_property
    def _second_click(self) -> "SecondClick":
        from gui.windows.second_click import SecondClick  # noqa: PLC0415 - seen before it is loaded

        return SecondClick(self)

    def show_first(self, sight: QWidget) -> None:
        """Show a picture until the first screen is there to take its place."""
        self._stack.addWidget(sight)
        self.show()

    @property
    def screen_shown(self) -> Screen | None:
        """The screen that is shown."""
        return self._screen()

    def hide_secrets(self) -> None:
        """Cover what the screen has to hide (F9)."""
        if self.screen_shown is not None:
            self.screen_shown.hide_secrets()

    def show_screen(self, screen: Screen) -> None:
        """Show a screen and destroy the one before, in this order."""
        # The window is seen before they are loaded.
        from gui.kit import sizing  # noqa: PLC0415
        from gui.kit.dialog import put_away  # noqa: PLC0415

        old = self._stack.currentWidget()
        if old is screen:
            return
        sizing.wear(self)
        self.leave_screen()
        self._stack.addWidget(screen)
        self._stack.setCurrentWidget(screen)
        self._screen = ref(screen)
        if self.isVisible():
            for _ in range(_LAYOUTS):
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            screen.repaint()  # the new picture covers the old one before anything else happens
        if old is not None:
            for card in old.findChildren(QDialog):
                if card.isVisible():
                    put_away(card)
            self._stack.removeWidget(old)
            old.hide()
            old.deleteLater()
            QCoreApplication.sendPostedEvents(old, QEvent.Type.DeferredDelete.value)
            self._second_click.watch(self.windowHandle())
        self.enter_screen()
        screen.arrive()
        self.screen_changed.emit()

    @property
    def has_projector(self) -> bool:
        """Whether the public screen was wanted since the program began."""
        return False

    @property
    def projector(self) -> "Projector":
        """What brings the public screen to its display; made when it is first wanted."""
        raise NotImplementedError

    def leave_screen(self) -> None:
        """Close what lies over the screen that goes away."""

    def enter_screen(self) -> None:
        """Offer what can be done on the screen that has come."""
