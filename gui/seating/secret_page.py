"""What one player sees alone behind the curtain while powers are dealt."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import Child, Note, button, column, label, paint_surface, row
from gui.seating.roomy import fit

FRAME = 5
_CARD = (1180, 860)
"""How large the card grows in a usual window."""


class SecretPage(QWidget):
    """A framed page: while the frame is there, only one person looks. Closed by handing in.

    Nothing on it is a text field, so nothing of it can be copied, undone or remembered.
    """

    handed = Signal()
    """He is done with it."""

    covered = Signal()
    """The curtain shall fall; what he began waits for him."""

    def __init__(self, title: str, lead: str) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self.title = label(title, "h1", wrap=True)
        self.lead = label(lead, "muted", wrap=True)
        self.cover = button(self.tr("Cover"), "", "cover")
        self.cover.setToolTip("F9")
        self.go = button("", "primary", "seal", "on_accent")
        self.change = button(self.tr("Change something"), "quiet")
        self.sure = Note("info", "")
        self.trouble = label("", "bad", wrap=True)
        self.trouble.hide()
        self.asking = False
        self._card = QWidget()
        self.cover.clicked.connect(self.covered)
        self.go.clicked.connect(self.press)
        self.change.clicked.connect(lambda: self.ask(asking=False))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def lay(self, *parts: Child) -> None:
        """Put what is written between the title and the acts."""
        inside = column(
            row((column(self.title, self.lead, gap=4), 1), self.cover, gap=16),
            *parts,
            self.trouble,
            self.sure,
            row(None, self.change, self.go, gap=12),
            gap=12,
            pad=(32, 22, 32, 20),
            surface="card",
            frame=True,
        )
        self._card = inside
        whole = QVBoxLayout(self)
        whole.setContentsMargins(FRAME + 20, FRAME + 16, FRAME + 20, FRAME + 16)
        whole.addStretch(1)
        whole.addWidget(row((QWidget(), 1), (inside, 40), (QWidget(), 1)), 60)
        whole.addStretch(1)
        self.ask(asking=False)

    def press(self) -> None:
        """Ask whether he means it; the second time he does."""
        if self.troubles():
            self.show_troubles()
        elif self.asking:
            self.handed.emit()
        else:
            self.ask(asking=True)

    def ask(self, *, asking: bool) -> None:
        """Ask whether to hand in, or go on writing."""
        self.asking = asking
        self.sure.setVisible(asking)
        self.change.setVisible(asking)
        self.sure.words.setText(self.question() if asking else "")
        self.go.say(self.tr("Yes, hand it in") if asking else self.tr("Hand in…"))

    def question(self) -> str:
        """Say what handing in means now."""
        return self.tr("Nobody sees it again before all lists are opened, not even you.")

    def troubles(self) -> tuple[str, ...]:
        """Say what is wrong with what is written."""
        return ()

    def show_troubles(self) -> None:
        """Show what is wrong, while it is."""
        sentences = self.troubles()
        self.trouble.setText("\n".join(sentences))
        self.trouble.setVisible(bool(sentences))

    def entry(self) -> dict[str, int]:
        """Return what is written: sides in order, with bids."""
        return {}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand in by Ctrl+Enter, step back by Esc, cover by F9; nothing leaves the page."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_F9:
            self.covered.emit()
        elif enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.press()
        elif event.key() == Qt.Key.Key_Escape and self.asking:
            self.ask(asking=False)
        else:
            self.typed(event)

    def typed(self, event: QKeyEvent) -> None:
        """Take a key that means something here."""
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set words as large as the window wants them."""
        fit(self._card, *_CARD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame that says: one person only."""
        super().paintEvent(event)
        painter = QPainter(self)
        ink = theme.colour("accent")
        w, h = self.width(), self.height()
        for box in (
            QRectF(0, 0, w, FRAME),
            QRectF(0, h - FRAME, w, FRAME),
            QRectF(0, 0, FRAME, h),
            QRectF(w - FRAME, 0, FRAME, h),
        ):
            painter.fillRect(box, ink)
        painter.end()


def badges(letters: tuple[str, ...], size: int) -> QWidget:
    """Return the signs of a side."""
    return row(*(Badge(letter, size) for letter in letters), gap=4)
