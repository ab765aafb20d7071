"""The curtain: nothing but whose turn it is at the laptop."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.board.board import Board
from engine.rules.phase import Step
from engine.session.incident import Reason
from engine.session.view import PublicView, SealView
from gui import words
from gui.ending_words import goal_words, unplayed_words
from gui.incident_words import incident_words
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.signs import paint_badge
from gui.kit.topbar import seal_state, seal_words
from gui.kit.widgets import PaintedButton, button, column, label, row
from gui.screen import Screen
from gui.table.call_cards import AskingCard, CallCard, Called, UnlockCard
from gui.table.cards import Card, GoOnCard, far, public_sign
from gui.table.cloth import Cloth, on_cloth
from gui.table.envelope_cards import EnvelopeCard, VoidCard
from gui.table.incident_list import BETWEEN, IncidentCard, latest

_CENTRE = Qt.AlignmentFlag.AlignCenter
_INCIDENTS_PAD = 160
_AFTER_WORDS = 4
"""Where the clock hangs in the head of the curtain: after what is played and what is done."""


class SealButton(PaintedButton):
    """One power's seal below the card: wax once sealed; its owner clicks it to open it again."""

    def __init__(self, view: PublicView, board: Board, seal: SealView, size: int) -> None:
        super().__init__()
        said = seal_words(view, seal, board)
        if seal.sealed:
            said = self.tr("{seal}. Click to come back to your own envelope.").format(seal=said)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._letter = words.power_letter(board, seal.power)
        self._state = seal_state(view, seal)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setEnabled(seal.sealed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(size + 8, size + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the seal, and a ring when it has the focus."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        paint_badge(painter, box, self._letter, self._state)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus_on_chrome"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()


class CurtainScreen(Screen):
    """Hands the laptop over with nothing to see; the same cloth for every power.

    It shows one card: who is called, the question whether to go on without
    somebody, (``closed``) the closed envelope of an owner who came back, (``unlock``) whose PIN
    is still needed for the reveal, and the question whether to void an envelope, which it asks
    by itself when one turns out to be ``damaged`` (with the words for it).
    """

    raise_asked = Signal(str, str)
    """A power's owner wants his desk (or his envelope); carries the PIN he typed."""

    put_off_asked = Signal(str)
    seal_pressed = Signal(str)
    """A closed seal was clicked: its owner would like to see his envelope."""

    open_seal_asked = Signal(str, str)
    """An owner opens his seal again; carries the reason."""

    void_asked = Signal(str, str)
    """The table destroys a power's envelope unopened; carries the reason."""

    forget_asked = Signal(str, str)
    """The table takes away a forgotten PIN; carries the reason."""

    unlock_asked = Signal(str, str)
    """A power's owner typed this PIN so that his envelope can be opened at the reveal."""

    go_on_asked = Signal()
    """The table has decided, and confirmed, to go on without those who did not seal."""

    back_asked = Signal()

    def __init__(
        self,
        view: PublicView,
        board: Board,
        power: str,
        *,
        called: Called = Called.NEXT,
        why: str = "",
        closed: bool = False,
        unlock: int = 0,
        damaged: str = "",
    ) -> None:
        super().__init__()
        self.view, self.board, self.power = view, board, power
        self.called = called
        self._why, self._closed, self._unlock, self._end_said = why, closed, unlock, ""
        self._asking, self._voiding, self._damaged = False, bool(damaged), damaged
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._cloth = Cloth()
        whole.addWidget(self._cloth)
        self._inside = QVBoxLayout(self._cloth)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self.card: Card = Card(720)
        self.all_told: QPushButton | None = None
        self.seals: dict[str, SealButton] = {}
        self._built_for = 0
        self._head, self._doing, self._ends = QWidget(), QLabel(), QLabel()
        self._make_clock: Callable[[int], QWidget] | None = None
        self._look = (theme.current(), theme.text_scale())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._build)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build()

    def retranslate(self) -> None:
        """Say everything again in the language now spoken."""
        self._build()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, theme or text size."""
        super().changeEvent(event)
        look = (theme.current(), theme.text_scale())
        if event.type() == QEvent.Type.StyleChange and look != getattr(self, "_look", look):
            self._look = look
            self._soon.start()

    def arrive(self) -> None:
        """Let digits go to the PIN; without one, nothing has the focus that Enter could press."""
        self._focus()

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Put the table's clock beside the season; made anew, in its size, with the curtain."""
        self._make_clock = make
        self._hang_clock()

    def set_doing(self, said: str) -> None:
        """Say what the table is doing where its clock knows better; nothing for the game's word."""
        self._doing.setText(said or words.stage_words(self.view))

    def tell_end(self, said: str) -> None:
        """Say how long it is until the agreed end of the game, and what else the table knows."""
        self._end_said = said
        self._ends.setText(self._end_words())
        self._ends.setHidden(not self._ends.text())

    def _end_words(self) -> str:
        more = (goal_words(self.view, self.board), unplayed_words(self.view, self.board))
        return " · ".join(one for one in (self._end_said, *more) if one)

    def refuse(self, sentence: str) -> None:
        """Say in place what could not be done and why."""
        self.card.refuse(sentence)

    def wrong_pin(self, seconds: float, *, counted: bool = True) -> None:
        """Say that the PIN was wrong, or came too soon to count, and how long to wait."""
        if isinstance(self.card, AskingCard):
            self.card.wrong_pin(seconds, counted=counted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card readable from 3 m at every size."""
        super().resizeEvent(event)
        if self._built_for != self.height():
            self._build()
            self._focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let stray keys do nothing, except that Esc takes back a question."""
        if event.key() == Qt.Key.Key_Escape:
            self._turn_back()

    def _turn_back(self) -> None:
        """Go back to where the table was: from a question to the card, from a card to the table."""
        if self._voiding:
            self._ask()
        elif self._asking:
            self.back_asked.emit()
        elif isinstance(self.card, CallCard):
            self.card.later.click()
        elif isinstance(self.card, EnvelopeCard | UnlockCard):
            self.back_asked.emit()

    def _focus(self) -> None:
        if isinstance(self.card, AskingCard) and self.card.pin is not None:
            self.card.pin.setFocus()
        else:
            self.setFocus()

    def _build(self) -> None:
        """Lay out everything for this size and language."""
        self._soon.stop()
        self._built_for = self.height()
        while (item := self._inside.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        before = self.card
        self.card = self._make_card(max(self.height(), 600))
        match before, self.card:
            case AskingCard(), AskingCard() if before.waiting:
                self.wrong_pin(before.waiting, counted=before.was_wrong)
            case EnvelopeCard(), EnvelopeCard() if before.asked:
                self.card.ask(before.why.reason)
            case VoidCard(), VoidCard():
                self.card.why.pick(before.why.reason)
        self._inside.addWidget(self._top())
        self._inside.addStretch(1)
        self._inside.addWidget(row(None, self.card, None))
        self._inside.addStretch(1)
        self._inside.addWidget(self._bottom())

    def _make_card(self, height: int) -> Card:
        view, board = self.view, self.board
        if self._asking:
            asking = GoOnCard(view, board, view.queue, height)
            asking.decided.connect(self.go_on_asked)
            asking.turned_back.connect(self.back_asked)
            return asking
        if self._voiding:
            return self._void_card(height)
        if self._closed:
            envelope = EnvelopeCard(view, board, self.power, height)
            envelope.opened.connect(lambda why: self.open_seal_asked.emit(self.power, why))
            envelope.turned_back.connect(self.back_asked)
            return envelope
        if self._unlock:
            unlock = UnlockCard(view, board, self.power, height, left=self._unlock)
            unlock.raised.connect(lambda pin: self.unlock_asked.emit(self.power, pin))
            unlock.void_asked.connect(self._void)
            unlock.turned_back.connect(self.back_asked)
            return unlock
        call = CallCard(view, board, self.power, height, why=self._why, called=self.called)
        call.raised.connect(lambda pin: self.raise_asked.emit(self.power, pin))
        call.put_off.connect(lambda: self.put_off_asked.emit(self.power))
        call.void_asked.connect(self._void)
        call.turned_back.connect(self.back_asked)
        return call

    def _void_card(self, height: int) -> VoidCard:
        power = self.power
        void = VoidCard(self.view, self.board, power, height)
        void.decided.connect(lambda why: self.void_asked.emit(power, why))
        void.pin_forgotten.connect(lambda why: self.forget_asked.emit(power, why))
        void.turned_back.connect(self._ask)
        if self._damaged:
            void.why.pick(Reason.DAMAGED)
            void.refuse(self._damaged)
        return void

    def ask_to_go_on(self) -> None:
        """Ask the table whether to go on without those who have not sealed."""
        self._asking = True
        self._build()
        self._focus()

    def _void(self) -> None:
        self._voiding = True
        self._build()
        self._focus()

    def _ask(self) -> None:
        """Ask again what was asked before."""
        self._asking = self._voiding = False
        self._build()
        self._focus()

    def _top(self) -> QWidget:
        brand = label("Velmoc", "brand")
        season = label(words.phase_words(self.view.phase), "strong")
        season.setStyleSheet(f"font-size: {far(22, self.height())}px;")
        self._doing = doing = label(words.stage_words(self.view), "muted")
        doing.setStyleSheet(f"font-size: {far(18, self.height())}px;")
        menu = MenuButton()
        menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # The same width on both sides keeps the season in the middle.
        left = row(brand, None)
        right = row(None, menu)
        for side in (left, right):
            side.setFixedWidth(far(160, self.height()))
        self._head = row(left, None, season, doing, None, right, gap=14, pad=(32, 18, 28, 0))
        self._hang_clock()
        return on_cloth(self._head)

    def _hang_clock(self) -> None:
        head = self._head.layout()
        if isinstance(head, QHBoxLayout) and self._make_clock is not None:
            head.insertWidget(_AFTER_WORDS, self._make_clock(far(40, self.height())))

    def _bottom(self) -> QWidget:
        size = max(32, round(self.height() * 0.044))
        letters = self.board.powers_by_id
        seals: list[QWidget | int] = []
        self.seals = {}
        for seal in sorted(self.view.seals, key=lambda seal: letters[seal.power].letter):
            sign = SealButton(self.view, self.board, seal, size)
            sign.clicked.connect(lambda _=False, power=seal.power: self.seal_pressed.emit(power))
            self.seals[seal.power] = sign
            count = label(str(self.view.centres.get(seal.power, 0)), "strong")
            count.setFont(theme.font("strong", size * 0.5, tabular=True))
            count.setStyleSheet(f"font-size: {round(size * 0.5)}px;")
            seals += [sign, count, size // 5]
        asked = [seal for seal in self.view.seals if seal.asked]
        sealed = sum(seal.sealed for seal in asked)
        said = self.tr("{sealed} of {asked} have sealed").format(sealed=sealed, asked=len(asked))
        counted = label(said, "muted")
        small = far(18, self.height())
        counted.setStyleSheet(f"font-size: {small}px; color: {theme.hexa('on_chrome2')};")
        self.all_told = None
        parts: list[QWidget] = [row(None, counted, size // 2, *seals, None, gap=2)]
        if self.view.phase.step is not Step.MOVES:
            # Only some are concerned, and everybody can see from the board who they are.
            names = ", ".join(words.power_name(self.board, seal.power) for seal in asked)
            step = words.step_words(self.view.phase)
            who = label(f"{step[:1].upper()}{step[1:]}: {names}", "muted", align=_CENTRE)
            who.setStyleSheet(f"font-size: {small}px; color: {theme.hexa('on_chrome')};")
            parts.insert(0, who)
        if sealed:
            parts.append(self._fingerprints())
        self._ends = label(self._end_words(), "caption", wrap=True, align=_CENTRE)
        size = far(14, self.height())
        self._ends.setStyleSheet(f"font-size: {size}px; color: {theme.hexa('brass')};")
        if not self._ends.text():
            self._ends.hide()
        parts.append(self._ends)
        if self.view.incidents:
            parts.append(self._incidents())
        inside = QWidget()
        below = QVBoxLayout(inside)
        below.setContentsMargins(0, 0, 0, far(76, self.height()))
        below.setSpacing(2)
        for part in parts:
            below.addWidget(part)
        return on_cloth(inside)

    def _fingerprints(self) -> QWidget:
        """Return what everybody may write down, until the reveal and whenever he likes."""
        signs = [
            f"{words.power_letter(self.board, seal.power)}\N{NO-BREAK SPACE}"
            + public_sign(seal).replace(" ", "\N{NO-BREAK SPACE}")
            for seal in self.view.seals
            if seal.sealed
        ]
        found = label("   ".join(sorted(signs)), "caption", wrap=True, align=_CENTRE)
        size = far(12, self.height())
        found.setStyleSheet(f"font-size: {size}px; color: {theme.hexa('on_chrome2')};")
        found.setAccessibleName(self.tr("Fingerprints: {signs}").format(signs=", ".join(signs)))
        return found

    def _incidents(self) -> QWidget:
        """Return what happened to seals in this phase: everybody is told, with the reason."""
        told = [incident_words(one, self.board) for one in self.view.incidents]
        found = label("", "caption", wrap=True, align=_CENTRE)
        size = far(13, self.height())
        found.setStyleSheet(f"font-size: {size}px; color: {theme.hexa('brass2')};")
        found.ensurePolished()
        room = self.width() - 2 * (_INCIDENTS_PAD + 16)
        said, earlier = latest(told, found.fontMetrics(), room)
        found.setText(said)
        parts: list[QWidget] = [found]
        # What does not fit on a low screen would squeeze the card.
        if earlier or said != BETWEEN.join(told):
            whole = self.tr("All that happened to the seals ({count})…").format(count=len(told))
            self.all_told = button(whole, "link")
            self.all_told.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.all_told.clicked.connect(lambda: IncidentCard(self, told).open())
            parts.append(row(None, self.all_told, None))
        return column(*parts, gap=0, pad=(_INCIDENTS_PAD, 2, _INCIDENTS_PAD, 0))
