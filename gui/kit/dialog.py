"""A card that asks one question, or says one thing. It never blocks the program's event loop."""

from enum import Enum
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from gui.kit import sizing, theme
from gui.kit.fields import Value, find_again, leave, put_all, values
from gui.kit.widgets import button, label, row

PAD = 28


@runtime_checkable
class HidesSecrets(Protocol):
    """A window that can cover what it shows."""

    def hide_secrets(self) -> None:
        """Lower the curtain, if there is anything to hide."""


@runtime_checkable
class OffersHelp(Protocol):
    """A window with the rules in two pages, signs and keys."""

    def show_help(self, over: QWidget | None = None) -> None:
        """Open them, over a card too."""


def cover_by_key(dialog: QDialog) -> None:
    """Let F9 cover what is below a dialog, which takes all keys from the screen it lies over."""

    def cover() -> None:
        over = dialog.parentWidget()
        below = over.window() if over is not None else None
        if isinstance(below, HidesSecrets):
            put_away(dialog)
            below.hide_secrets()

    QShortcut(QKeySequence("F9"), dialog, cover)


def put_away(dialog: QDialog) -> None:
    """Close a dialog without a question, as when the curtain falls; what is written waits."""
    if isinstance(dialog, Card):
        dialog.put_away()
    else:
        dialog.reject()


def _lowest(widget: QWidget) -> QWidget:
    """Return the window that lies below all cards that a widget may be on."""
    window = widget.window()
    over = window.parentWidget()
    return window if over is None else _lowest(over)


class Writing(Enum):
    """What becomes of what is written on a card that is closed without its act."""

    ASKED = "asked"
    """It would be gone: one is asked first."""

    COUNTS = "counts"
    """Every choice counts at once; closing is only closing."""

    LOOKS = "looks"
    """It only says what is shown or printed; nothing can be written on it."""

    SECRET = "secret"  # noqa: S105 - no password
    """It is wiped on purpose: a PIN."""


class Card(QDialog):
    """A dialog of the house: a title, what it is about, acts at the lower right.

    Titles of windows are public: the window is always called Velmoc. What is written on it is never
    lost without a question, or a way back: see ``writing``.
    """

    writing = Writing.ASKED
    personal = False
    """Whether what is written is nobody else's business: then it does not wait for the next one."""

    def __init__(self, parent: QWidget | None, title: str, width: int = 0) -> None:
        super().__init__(parent)
        if parent is None:
            sizing.wear(self)
        self.setWindowTitle("Velmoc")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self._begun: tuple[Value, ...] | None = None
        self._doubt: Question | None = None
        self._given_up = False
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
        QShortcut(QKeySequence("F1"), self, self.ask_for_help)

    def ask_for_help(self) -> None:
        """Open the rules, signs and keys over this card, as F1 does everywhere."""
        window = _lowest(self)
        if isinstance(window, OffersHelp):
            window.show_help(self)

    def add(self, widget: QWidget, stretch: int = 0) -> None:
        """Put something below what is there."""
        self._layout.addWidget(widget, stretch)

    def add_acts(self, *acts: QWidget) -> None:
        """Put the acts at the lower right, the primary one last."""
        self._layout.addSpacing(8)
        self._layout.addWidget(row(None, *acts, gap=12))

    @property
    def _kind(self) -> tuple[str, str]:
        return type(self).__name__, self.title.text()

    @property
    def unsaved(self) -> bool:
        """Whether closing it would lose what somebody wrote."""
        begun, asked = self._begun, self.writing is Writing.ASKED
        return asked and begun is not None and values(self) != begun

    def reject(self) -> None:
        """Close it; ask first where something written would be gone."""
        if not self.unsaved or self._given_up:
            super().reject()
        elif self._doubt is None:
            asking = self._doubt = Question(
                self,
                self.tr("Throw away what is written here?"),
                self.tr("It is stored nowhere."),
                yes=self.tr("Throw it away"),
                no=self.tr("Go on writing"),
                danger=True,
            )
            asking.agreed.connect(self._give_up)
            asking.finished.connect(self._settled)
            asking.open()

    def done(self, result: int) -> None:
        """Close it; the window below has the keys again, whether or not the system sees to it."""
        had_keys, below = self.isActiveWindow(), self.parentWidget()
        super().done(result)
        if had_keys and below is not None and QApplication.activeModalWidget() is None:
            below.window().activateWindow()

    def _settled(self) -> None:
        self._doubt = None

    def _give_up(self) -> None:
        self._given_up = True
        self.reject()

    def put_away(self) -> None:
        """Close it without a question, as when the curtain falls; what is written waits."""
        if self.unsaved and not self.personal:
            leave(self._kind, values(self))
        self._given_up = True
        self.reject()

    def showEvent(self, event: QShowEvent) -> None:
        """Stay inside the screen; go on with what was written when it had to be put away."""
        super().showEvent(event)
        if self._begun is None:
            self._begun = values(self)
            if self.writing is Writing.ASKED:
                put_all(self, find_again(self._kind))
        self.take_room()

    def event(self, event: QEvent) -> bool:
        """Grow when more stands on it than before; what goes leaves its room."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            high = self.heightForWidth(self.width()) if self.hasHeightForWidth() else 0
            if high > self.height():
                self.resize(self.width(), min(high, self.screen().availableSize().height()))
        return done

    def take_room(self) -> None:
        """Be as large as all that stands on it, within the screen.

        Qt's own ``adjustSize`` would give a window two thirds of the screen at most, and what is
        on a card would be squeezed on a small one.
        """
        hint, most = self.sizeHint(), self.screen().availableSize()
        high = self.heightForWidth(hint.width()) if self.hasHeightForWidth() else hint.height()
        self.resize(hint.boundedTo(most).width(), min(high, most.height()))


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
