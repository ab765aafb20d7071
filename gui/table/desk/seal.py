"""Sealing: the orders are read back once more, then only the fingerprint remains."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.choice import Advice
from engine.table.seat import partners
from engine.table.view import PublicView
from gui.games import catalogue
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import Note, button, column, label, paint_surface, row, rule, shadow
from gui.screen import Screen
from gui.table.curtain.cards import Card, fingerprint_label, in_full, seal_of
from gui.table.curtain.curtain_picture import CurtainPicture
from gui.table.desk.agreement import Agreement
from gui.table.desk.motion_pick import MotionPick
from gui.words import labels
from gui.words.phases import Saying, said

SHOWN_MS = 3000
"""How long the fingerprint stays on the screen."""


_EDGE, _LEAST = 24, 60
_FOOT = 0.2
"""The sheet ends so much of the desk's height above its lower edge."""
_BAR = 8
"""Room for a scroll bar, beyond which nothing else reaches."""

_SIDES = 32, 32 - _BAR


@dataclass(frozen=True, slots=True)
class SealPage:
    """What one power's envelope is to hold."""

    power: str
    orders: tuple[str, ...] = field(repr=False)
    warnings: Sequence[Advice] = field(repr=False)


class SealSheet(QWidget):
    """Lies over the dimmed desk: warnings, all orders in notation, Seal."""

    confirmed = Signal()
    turned_back = Signal()

    def __init__(
        self,
        over: QWidget,
        board: Board,
        pages: Sequence[SealPage],
        view: PublicView,
    ) -> None:
        super().__init__(over)
        self.motions = MotionPick(view, board, pages[0].power)
        self.agreement = Agreement(partners(view.player(pages[0].power)))
        self.agreement.changed.connect(self._follow_agreement)
        self._over, self._board, self._phase = over, board, view.phase
        self._sheets, self._said = tuple(pages), ""
        self._layout = QVBoxLayout(self)
        self._card: QFrame | None = None
        self._scroll: QScrollArea | None = None
        self.retranslate()
        self.show()
        self.fit()
        self.raise_()
        self._take_focus()

    def fit(self) -> None:
        """Lie over the whole desk; show all orders if there is room, else let them scroll."""
        self.setGeometry(self._over.rect())
        card, lines = self._card, self._scroll
        if card is None or lines is None:
            return
        width = round(theme.size("dialog") * theme.text_setting())
        card.setFixedWidth(min(width, self.width() - 2 * _EDGE))
        foot = max(_EDGE, round(self.height() * _FOOT))
        self._layout.setContentsMargins(_EDGE, _EDGE, _EDGE, foot)
        card.setMaximumHeight(self.height() - _EDGE - foot)
        inner = card.width() - sum(_SIDES)
        inside = lines.widget()
        if inside is None:
            return
        tall = inside.heightForWidth(inner) if inside.hasHeightForWidth() else 0
        lines.setFixedHeight(0)
        rest = self._inside.totalHeightForWidth(card.width())
        room = max(_LEAST, card.maximumHeight() - rest)
        needed = tall or inside.sizeHint().height()
        # A bar that is there only because it takes the room that makes it needed would stay.
        shown = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        hidden = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        lines.setVerticalScrollBarPolicy(hidden if needed <= room else shown)
        lines.setFixedHeight(max(_LEAST, min(needed, room)))

    def retranslate(self) -> None:
        """Read everything back in the language and size of type now in use."""
        if self._card is not None:
            self.motions.setParent(self)  # what is proposed outlasts the card
            self.agreement.setParent(self)
            self._layout.removeWidget(self._card)
            self._card.hide()
            self._card.deleteLater()
        self._card = card = QFrame()
        paint_surface(card, "card")
        shadow(card, "dialog")
        self._inside = QVBoxLayout(card)
        self._inside.setContentsMargins(_SIDES[0], 22, _SIDES[1], 24)
        self._inside.setSpacing(10)
        self._trouble: Note | None = None
        self._inside.addWidget(label(said(Saying.SEAL_THESE, self._phase.kind), "h2"))
        self._scroll = self._lines(self._board)
        self._inside.addWidget(self._scroll)
        self._inside.addWidget(
            label(
                self.tr("Until the reveal you can open the seal again; everybody sees that."),
                "muted",
                wrap=True,
            )
        )
        self.motions.speak()
        self._inside.addWidget(row((self.motions, 1), pad=(0, 0, _BAR, 0)))
        self.motions.setVisible(self.motions.any)
        self.agreement.speak()
        self._inside.addWidget(self.agreement)
        self.agreement.setVisible(bool(self.agreement.names))
        self.back = button(self.tr("Back to the orders"))
        self.back.clicked.connect(self.turned_back)
        self.seal = button(self.tr("Seal"), "primary", "seal", "on_accent")
        self.seal.clicked.connect(self.confirmed)
        self._follow_agreement()
        self._inside.addSpacing(4)
        self._inside.addWidget(row(self.back, None, self.seal, gap=12, pad=(0, 0, _BAR, 0)))
        # The foot stays where it is however many orders are read back: where the pointer rests
        # after the click tells nobody how many there were.
        self._layout.addWidget(
            card, 0, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        )
        if self._said:
            self.refuse(self._said)
        if self.isVisible():
            self.fit()
            self._take_focus()

    def _follow_agreement(self) -> None:
        self.seal.setEnabled(self.agreement.reached)

    def _take_focus(self) -> None:
        if self.agreement.reached:
            self.seal.setFocus()
        else:
            self.agreement.ask()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, theme or size of type."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def refuse(self, sentence: str) -> None:
        """Say in place that nothing was stored, and why."""
        self._said = sentence
        if self._trouble is not None:
            self._inside.removeWidget(self._trouble)
            self._trouble.deleteLater()
        self._trouble = Note("bad", sentence)
        self._inside.insertWidget(self._inside.count() - 1, self._trouble)
        self._trouble.show()  # at once, so that room is made for it
        self.fit()

    def _lines(self, board: Board) -> QScrollArea:
        at_sealing = catalogue.played_on(board).warnings().at_sealing
        parts: list[QWidget | int] = []
        for page in self._sheets:
            parts += [Note(kind, warning) for kind, warning in at_sealing(page.warnings, board)]
        if parts:
            parts += [2, rule(), 2]
        for page in self._sheets:
            if len(self._sheets) > 1:
                sign = Badge(labels.power_letter(board, page.power), 26)
                name = label(labels.power_name(board, page.power), "h3")
                parts.append(row(sign, (name, 1), gap=10))
            parts += self._orders(board, page.orders)
        lines = QScrollArea()
        lines.setWidgetResizable(True)
        lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = column(*parts, None, gap=7, pad=(0, 0, _BAR, 0))
        lines.setWidget(inside)
        return lines

    def _orders(self, board: Board, orders: Sequence[str]) -> list[QWidget]:
        rows: list[QWidget] = []
        for order in (labels.order_of(text, board) for text in orders):
            sentence = label(labels.order_words(order, board), "muted", wrap=True)
            rows.append(row(label(labels.notation(order, board), "order"), (sentence, 1), gap=16))
            sentence.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return rows or [label(self.tr("No orders at all. That is legal."), wrap=True)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter seals, Esc goes back; nothing reaches the desk below."""
        if event.key() == Qt.Key.Key_Escape:
            self.turned_back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.back.hasFocus():
                self.turned_back.emit()
            elif self.agreement.reached:
                self.confirmed.emit()
            else:
                self.agreement.ask()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no click through to the desk below."""
        event.accept()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's signature
        """Let Tab go round on the sheet: below it the orders could become others than are read."""
        here = self.focusWidget() or self.seal
        found: QWidget | None = here
        while found is not None:
            found = found.nextInFocusChain() if next else found.previousInFocusChain()
            if found is here or (found is not None and self._stops_at(found)):
                break
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        (found or here).setFocus(reason)
        return True

    def _stops_at(self, one: QWidget) -> bool:
        tabbed = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.isEnabled()
        return bool(tabbed) and one.isVisible() and self.isAncestorOf(one)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the desk."""
        del event
        painter = QPainter(self)
        veil = QColor(theme.colour("veil"))
        veil.setAlpha(190)
        painter.fillRect(self.rect(), veil)
        painter.end()


class SealedScreen(Screen):
    """The cloth again, with the wax and the fingerprint that everybody may write down."""

    keys_place = "Table"

    seen = Signal()

    def __init__(self, view: PublicView, board: Board, powers: Sequence[str]) -> None:
        super().__init__()
        self._view, self._board, self._powers = view, board, tuple(powers)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._cloth = CurtainPicture()
        whole.addWidget(self._cloth)
        self._inside = QVBoxLayout(self._cloth)
        self._built_for = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHOWN_MS)
        self._timer.timeout.connect(self.seen)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        while (item := self._inside.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        card = Card(max(self.height(), 600))
        one = len(self._powers) == 1
        size = card.scaled(0.12, 84) if one else card.scaled(0.07, 48)
        letters = [labels.power_letter(self._board, power) for power in self._powers]
        wax = [Badge(letter, size, state="sealed", exact=True) for letter in letters]
        card.add(row(None, *wax, None, gap=14), card.title(self.tr("Sealed"), 0.06, 40))
        for power in self._powers:
            card.add(
                card.title(labels.power_name(self._board, power), 0.035 if one else 0.022, 20),
                10 if one else 0,
            )
            if one:
                middle = Qt.AlignmentFlag.AlignCenter
                card.add(label(self.tr("Fingerprint"), "overline", align=middle))
            seal = seal_of(self._view, power)
            card.add(fingerprint_label(seal, card.height_of_screen))
            if one:
                card.add(card.grown(in_full(seal.fingerprint), "caption"))
        card.add(
            8,
            card.sentence(
                self.tr("It proves later that nobody changed the orders. Any key goes on."),
                "muted",
            ),
        )
        self._inside.addStretch(1)
        self._inside.addWidget(row(None, card, None))
        self._inside.addStretch(1)

    def arrive(self) -> None:
        """Begin the time that the fingerprint stays."""
        if self.height() != self._built_for:
            self._built_for = self.height()
            self.retranslate()
        self.setFocus()
        self._timer.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on at any key."""
        if not event.isAutoRepeat():
            self._go_on()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on at a click."""
        event.accept()
        self._go_on()

    def _go_on(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self.seen.emit()
