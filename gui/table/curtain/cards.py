"""What hangs on the curtain: cards, and the question whether to go on without somebody."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.view import PublicView, SealView
from gui.kit import theme
from gui.kit.codes import CodeView
from gui.kit.sizing import spaced
from gui.kit.widgets import (
    Note,
    button,
    column,
    label,
    paint_surface,
    row,
    shadow,
)
from gui.words import labels
from gui.words.phases import Saying, said

_MIDDLE = Qt.AlignmentFlag.AlignCenter
_CODE = 0.34
"""Height of a QR code on a card, as a share of the screen's."""

_ROOMY_PAD, _PAD, _TIGHT_PAD = (64, 48, 64, 32), (44, 26, 44, 20), (44, 14, 44, 10)
_LARGE = 1.5
"""From this text setting on a small screen has no room for air above and below the words."""

_ROOMY = 900
"""On a screen less high the code stands beside the words, not below them."""

_USUAL_HEIGHT = 1080


def far(size: int, height: int) -> int:
    """Return a size of type, in pixels, grown with a screen that is higher than usual.

    The curtain is read from 3 m, and a large screen may show its pixels one to one.
    """
    del height
    return theme.room(size)


class Card(QFrame):
    """A sheet of paper on the cloth, its words in the middle."""

    def __init__(self, height: int) -> None:
        super().__init__()
        paint_surface(self, "card")
        self.setStyleSheet(
            "QFrame[surface=card] "
            f"{{ border: 1px solid {theme.hexa('brass')}; border-radius: 14px; }}"
        )
        self.height_of_screen = height
        roomy = height >= _ROOMY
        self.stack = QVBoxLayout(self)
        tight = not roomy and theme.text_setting() >= _LARGE
        spaced(self.stack, _ROOMY_PAD if roomy else _TIGHT_PAD if tight else _PAD, 8)
        self.trouble: Note | None = None
        self.code: CodeView | None = None
        self.spare: tuple[QWidget, ...] = ()
        """What may be left out where there is no room at all, the most dispensable first."""

        shadow(self, "dialog")

    def say_less(self) -> bool:
        """Leave out one more part that may be; tell whether there was one."""
        part = next((part for part in self.spare if not part.isHidden()), None)
        if part is not None:
            part.hide()
        return part is not None

    def scaled(self, share: float, least: int) -> int:
        """Return a share of the screen's height in pixels: the card is read from 3 m."""
        return max(least, min(round(share * self.height_of_screen), least * 4))

    def add(self, *widgets: QWidget | int) -> None:
        """Put widgets (or gaps, which give way where there is little room) below what is there."""
        for widget in widgets:
            if isinstance(widget, int):
                least, most = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Maximum
                self.stack.addItem(QSpacerItem(0, theme.room(widget), least, most))
            else:
                self.stack.addWidget(widget)

    def title(self, text: str, share: float, least: int, style: str = "") -> QLabel:
        """Return large centred words."""
        heading = label(text, "h1", align=_MIDDLE)
        px = self.scaled(share, least)
        heading.setStyleSheet(f"font-size: {px}px; padding: 0 0 {px // 7}px 0; {style}")
        return heading

    def grown(self, text: str, role: str, style: str = "") -> QLabel:
        """Return centred words that keep their share of a screen higher than usual."""
        line = label(text, role, align=_MIDDLE)
        size = theme.font(role).pixelSize()
        line.setStyleSheet(f"font-size: {size}px; {style}")
        return line

    def sentence(self, text: str, role: str = "") -> QLabel:
        """Return a centred sentence that breaks where it must."""
        return label(text, role, wrap=True, align=_MIDDLE)

    def witness(self, view: PublicView) -> QWidget | None:
        """Return the code that a photograph keeps: every fingerprint, and the history's head."""
        if view.witness is None:
            return None
        side = round(_CODE * self.height_of_screen)
        self.code = CodeView(view.witness.text(), code_name(), side)
        caption = self.sentence(code_words(), "muted")
        caption.setFixedWidth(max(self.code.width(), 240))
        return column(row(None, self.code, None), row(None, caption, None), gap=6)

    def refuse(self, sentence: str) -> None:
        """Say in place what could not be done and why."""
        if self.trouble is not None:
            self.stack.removeWidget(self.trouble)
            self.trouble.deleteLater()
        self.trouble = Note("bad", sentence)
        self.stack.addWidget(self.trouble)


class GoOnCard(Card):
    """The table decides to go on without those who have not sealed (XIV.3)."""

    decided = Signal()
    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, powers: Sequence[str], height: int) -> None:
        super().__init__(height)
        names = ", ".join(labels.power_name(board, power) for power in powers)
        self.add(
            self.title(self.tr("Go on without some?"), 0.05, 36),
            self.sentence(self.tr("Not sealed: {powers}").format(powers=names), "order"),
            8,
            self.sentence(said(Saying.DISORDER, view.phase.kind)),
            self.sentence(self.tr("The whole table decides this, not one player."), "muted"),
            14,
        )
        self.go = button(self.tr("Go on without them"), "danger", "flag", "bad")
        self.go.clicked.connect(self.decided)
        self.stay = button(self.tr("Keep waiting"), "primary")
        self.stay.clicked.connect(self.turned_back)
        self.add(row(None, self.go, self.stay, None, gap=14))
        witness = self.witness(view)
        if witness is not None and height >= _ROOMY:  # a lower screen has it at the reveal
            self.add(10, witness)


def code_name() -> str:
    """Name a witness's code."""
    return QCoreApplication.translate("Cards", "QR code: a witness of this reveal")


def code_words() -> str:
    """Say what a witness's code is for."""
    return QCoreApplication.translate(
        "Cards", "Photograph it: it proves later that nothing up to here was changed."
    )


def fingerprint_label(seal: SealView, height: int = _USUAL_HEIGHT) -> QLabel:
    """Return the twelve signs that everybody may write down."""
    line = label(public_sign(seal), "h1", align=_MIDDLE)
    px = far(34, height)
    line.setFont(theme.font("clock", px, tabular=True))
    line.setStyleSheet(f"font-family: '{theme.TOKENS['font']['display']}'; font-size: {px}px;")
    return line


def public_sign(seal: SealView) -> str:
    """Return the fingerprint as it is read aloud: ``K7QF 3M2A 9XTD``."""
    return seal.signs


def in_full(digest: str) -> str:
    """Return a whole fingerprint, on two lines."""
    return f"{digest[:32]}\n{digest[32:]}"


def seal_of(view: PublicView, power: str) -> SealView:
    """Return the public side of a power's envelope."""
    return next(seal for seal in view.seals if seal.power == power)
