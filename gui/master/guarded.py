"""A screen that only the game master may look at: it can be covered, and works no key then."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from gui.kit.widgets import button, column, label, row
from gui.screen import Screen


class Guarded(Screen):
    """Shows what is ``inside``, or nothing of it; whatever is being done there waits below."""

    keys_place = "Game master’s desk"

    share_of_growth = 0.6

    uncover_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.inside = QWidget()
        """Everything that is secret, and its keys: those of a hidden widget do nothing."""
        self.cover = button("", "quiet", "eye")
        self.why = label("", "muted", wrap=True)
        self.why.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.inside)
        self.destroyed.connect(self.inside.deleteLater)
        in_the_middle = row(None, self.cover, None)
        self._pages.addWidget(column(None, self.why, 8, in_the_middle, None, surface="paper"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self.cover.clicked.connect(self.uncover_asked)
        QShortcut(QKeySequence("F9"), self, self.hide_secrets)

    @property
    def covered(self) -> bool:
        """Whether nothing secret is to be seen."""
        return self._pages.currentWidget() is not self.inside

    def key(self, keys: str, act: Callable[[], None]) -> None:
        """Have a key do something while the screen is not covered."""
        QShortcut(QKeySequence(keys), self.inside, act)

    def keep(self) -> None:
        """Have stored what is being done here, if anything of it can be."""

    def hide_secrets(self, why: str = "") -> None:
        """Cover the screen (F9); ``why`` it covered itself.

        What is secret leaves the window: a screen reader reads hidden widgets, too.
        """
        self.keep()
        self.why.setText(why)
        self.why.setVisible(bool(why))
        if not self.covered:
            self._pages.removeWidget(self.inside)
            self.inside.setParent(None)
        self.cover.setFocus(Qt.FocusReason.OtherFocusReason)

    def uncover(self) -> None:
        """Show everything again."""
        self._pages.insertWidget(0, self.inside)
        self._pages.setCurrentWidget(self.inside)
        self.take_focus()

    def take_focus(self) -> None:
        """Take the keys where one goes on."""
        self.inside.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say what the cover says."""
        self.cover.say(self.tr("The master’s desk is covered. Show it"))
