"""A card that asks one question, or says one thing. It never blocks the program's event loop."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.widgets import button, label, row
from gui.screen import Screen

PAD = 28


def cover_by_key(dialog: QDialog) -> None:
    """Let F9 cover what is below a dialog, which takes all keys from the screen it lies over."""

    def cover() -> None:
        over = dialog.parentWidget()
        shown = getattr(over.window(), "screen_shown", None) if over is not None else None
        if isinstance(shown, Screen):
            dialog.reject()
            shown.hide_secrets()

    QShortcut(QKeySequence("F9"), dialog, cover)


def _lowest(widget: QWidget) -> QWidget:
    """Return the window that lies below all cards that a widget may be on."""
    window = widget.window()
    over = window.parentWidget()
    return window if over is None else _lowest(over)


class Card(QDialog):
    """A dialog of the house: a title, what it is about, acts at the lower right.

    Titles of windows are public: the window is always called Velmoc.
    """

    def __init__(self, parent: QWidget | None, title: str, width: int = 0) -> None:
        super().__init__(parent)
        self.setWindowTitle("Velmoc")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.title = label(title, "h2", wrap=True)
        self.setAccessibleName(title)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(PAD, PAD - 6, PAD, PAD - 4)
        self._layout.setSpacing(12)
        # Grows when something more has to be said, instead of squeezing what is there.
        self._layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinimumSize)
        wide = theme.px(width) if width else round(theme.size("dialog") * theme.text_setting())
        room = _lowest(parent).width() if parent is not None else wide
        self._layout.addStrut(min(wide, room - 2 * PAD) - 2 * PAD)
        self._layout.addWidget(self.title)
        cover_by_key(self)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Put something below what is there."""
        self._layout.addWidget(widget, stretch)

    def add_acts(self, *acts: QWidget) -> None:
        """Put the acts at the lower right, the primary one last."""
        self._layout.addSpacing(8)
        self._layout.addWidget(row(None, *acts, gap=12))

    def showEvent(self, event: QShowEvent) -> None:
        """Stay inside the screen."""
        super().showEvent(event)
        self.adjustSize()


class Question(Card):
    """Asks whether to do something that the table should not do by accident."""

    agreed = Signal()

    def __init__(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        *,
        yes: str,
        no: str,
        danger: bool = False,
    ) -> None:
        super().__init__(parent, title)
        self.words = label(text, wrap=True)
        self.add(self.words)
        self.no = button(no, "quiet")
        self.yes = button(yes, "danger" if danger else "primary")
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._on_yes)
        self.add_acts(self.no, self.yes)
        self.no.setFocus()  # a stray Enter does nothing

    def _on_yes(self) -> None:
        self.accept()
        self.agreed.emit()


class Message(Card):
    """Says what happened, why, and what to do; one act closes it."""

    def __init__(self, parent: QWidget | None, title: str, text: str, *, close: str) -> None:
        super().__init__(parent, title)
        self.words = label(text, wrap=True)
        self.add(self.words)
        self.shut = button(close, "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()
