"""The curtain: nothing but whose turn it is at the laptop."""

from collections.abc import Callable, Iterator
from weakref import proxy

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.incident import Reason
from engine.table.view import PublicView
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.widgets import label, row
from gui.screen import Falling, Screen
from gui.table.curtain import foot as cloth_foot
from gui.table.curtain.call_cards import NEXT, AskingCard, Call, CallCard, UnlockCard
from gui.table.curtain.cards import Card, GoOnCard
from gui.table.curtain.curtain_picture import CurtainPicture, on_cloth
from gui.table.curtain.envelope_cards import EnvelopeCard, VoidCard
from gui.table.curtain.fall import Fall
from gui.table.curtain.foot import (
    LEAST,
    SPARE,
    CurtainFoot,
    SealButton,
    ways_to_say_less,
    words_px,
)
from gui.words import labels, phases
from gui.words.endings import goal_words, unplayed_words

_AFTER_WORDS = 4
"""Where the clock hangs in the head of the curtain: after what is played and what is done."""


class CurtainScreen(Screen):
    """Hands the laptop over with nothing to see; the same cloth for every power.

    It shows one card: who is called, the question whether to go on without somebody, the closed
    envelope of an owner who came back, whose PIN is still needed for the reveal, and the question
    whether to void an envelope, which it asks by itself when one turns out to be damaged.
    """

    keys_place = "Table"

    falling = Falling.CURTAIN

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
        call: Call = NEXT,
    ) -> None:
        super().__init__()
        self.clock_place = proxy(self)
        self.view, self.board, self.power = view, board, power
        self.call, self._end_said = call, ""
        self._asking, self._voiding = False, bool(call.damaged)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        self._cloth = CurtainPicture()
        whole.addWidget(self._cloth)
        self._inside = QVBoxLayout(self._cloth)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self.card: Card = Card(720)
        self.all_told: QPushButton | None = None
        self.seals: dict[str, SealButton] = {}
        self._built_for = QSize()
        self._head: QWidget | None = None
        self._foot: CurtainFoot | None = None
        self._doing, self._clock_px = QLabel(), 0
        self._make_clock: Callable[[int], QWidget] | None = None
        self._look = (theme.current(), theme.text_scale())
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.retranslate)
        self._ways: Iterator[Callable[[], object]] = iter(())
        self._fits_soon = QTimer(self, singleShot=True, interval=0)
        self._fits_soon.timeout.connect(self._fit)
        self._cloth.installEventFilter(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build(fit=False)  # it has not its size yet, and shall ask for no other

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

    def calm(self) -> bool:
        """Tell whether it hangs still."""
        return self.findChild(Fall) is None

    def arrive(self) -> None:
        """Let digits go to the PIN; without one, nothing has the focus that Enter could press."""
        self._focus()

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Put the table's clock beside the season; made anew, in its size, with the curtain."""
        self._make_clock = make
        if self._head is not None:
            self._hang_clock(self._head)

    def set_doing(self, text: str) -> None:
        """Say what the table is doing where its clock knows better; nothing for the game's word."""
        self._doing.setText(text or labels.stage_words(self.view))

    def tell_end(self, words: str) -> None:
        """Say how long it is until the agreed end of the game, and what else the table knows."""
        self._end_said = words
        if self._foot is not None:
            self._foot.say_ends(self._end_words())

    def _end_words(self) -> str:
        more = (goal_words(self.view, self.board), unplayed_words(self.view, self.board))
        return " · ".join(one for one in (self._end_said, *more) if one)

    def refuse(self, sentence: str) -> bool:
        """Say on the card what could not be done and why."""
        self.card.refuse(sentence)
        return True

    def wrong_pin(self, seconds: float, *, counted: bool = True) -> None:
        """Say that the PIN was wrong, or came too soon to count, and how long to wait."""
        if isinstance(self.card, AskingCard):
            self.card.wrong_pin(seconds, counted=counted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card readable from 3 m at every size."""
        super().resizeEvent(event)
        if self._built_for != self.size():
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

    def _build(self, *, fit: bool = True) -> None:
        """Lay out everything for this size and language."""
        self._soon.stop()
        self._built_for = self.size()
        while (item := self._inside.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self._head = self._foot = None
        before = self.card
        self.card = self._make_card(max(self.height(), 600))
        match before, self.card:
            case AskingCard(), AskingCard() if before.waiting:
                self.wrong_pin(before.waiting, counted=before.was_wrong)
            case EnvelopeCard(), EnvelopeCard() if before.asked:
                self.card.ask(before.why.reason)
            case VoidCard(), VoidCard():
                self.card.why.pick(before.why.reason)
        self._inside.addStretch(1)
        self._inside.addWidget(row(None, self.card, None))
        self._inside.addStretch(1)
        self._ways = ways_to_say_less(self._hang_head_and_foot, self.card, SPARE)
        if fit:
            next(self._ways)()
            self._fit()
        else:
            self._hang_head_and_foot(*LEAST)

    def _fit(self) -> None:
        """Say less while there is no room for all of it."""
        cloth_foot.fit(self._cloth, self._inside, self.size(), self._ways)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the card says more than before."""
        if watched is self._cloth and event.type() == QEvent.Type.LayoutRequest:
            self._fits_soon.start()
        return super().eventFilter(watched, event)

    def _make_card(self, height: int) -> Card:
        view, board = self.view, self.board
        if self._asking:
            asking = GoOnCard(view, board, view.queue, height)
            asking.decided.connect(self.go_on_asked)
            asking.turned_back.connect(self.back_asked)
            return asking
        if self._voiding:
            return self._void_card(height)
        if self.call.closed:
            envelope = EnvelopeCard(view, board, self.power, height)
            envelope.opened.connect(lambda why: self.open_seal_asked.emit(self.power, why))
            envelope.turned_back.connect(self.back_asked)
            return envelope
        if self.call.unlock:
            unlock = UnlockCard(view, board, self.power, height, left=self.call.unlock)
            unlock.raised.connect(lambda pin: self.unlock_asked.emit(self.power, pin))
            unlock.void_asked.connect(self._void)
            unlock.turned_back.connect(self.back_asked)
            return unlock
        called = CallCard(view, board, self.power, height, why=self.call.why, called=self.call.how)
        called.raised.connect(lambda pin: self.raise_asked.emit(self.power, pin))
        called.put_off.connect(lambda: self.put_off_asked.emit(self.power))
        called.void_asked.connect(self._void)
        called.turned_back.connect(self.back_asked)
        return called

    def _void_card(self, height: int) -> VoidCard:
        power = self.power
        void = VoidCard(self.view, self.board, power, height)
        void.decided.connect(lambda why: self.void_asked.emit(power, why))
        void.pin_forgotten.connect(lambda why: self.forget_asked.emit(power, why))
        void.turned_back.connect(self._ask)
        if self.call.damaged:
            void.why.pick(Reason.DAMAGED)
            void.refuse(self.call.damaged)
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

    def _hang_head_and_foot(self, share: float, spare: int) -> None:
        """Hang head and foot around the card, in place of those that took too much room."""
        for old in (self._head, self._foot):
            if old is not None:
                self._inside.removeWidget(old)
                old.hide()
                old.deleteLater()
        self._head = self._top(share)
        self._foot = CurtainFoot(self.view, self.board, self.size(), share, spare)
        self._foot.pressed.connect(self.seal_pressed)
        self.seals, self.all_told = self._foot.seals, self._foot.all_told
        self._inside.insertWidget(0, self._head)
        self._inside.addWidget(self._foot)
        self._foot.say_ends(self._end_words())

    def _top(self, share: float) -> QWidget:
        brand = label("Velmoc", "brand")
        season = label(phases.phase_words(self.view.phase), "strong")
        season.setStyleSheet(f"font-size: {words_px(22, share)}px;")
        self._doing = doing = label(labels.stage_words(self.view), "muted")
        doing.setStyleSheet(f"font-size: {words_px(18, share)}px;")
        menu = MenuButton()
        menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # The same width on both sides keeps the season in the middle.
        left = row(brand, None)
        right = row(None, menu)
        wide = max(theme.room(160), brand.sizeHint().width())
        for side in (left, right):
            side.setFixedWidth(wide)
        self._clock_px = words_px(40, share / 2)
        head = row(left, None, season, doing, None, right, gap=14, pad=(32, 18, 28, 0))
        self._hang_clock(head)
        return on_cloth(head)

    def _hang_clock(self, head: QWidget) -> None:
        inside = head.layout()
        if isinstance(inside, QHBoxLayout) and self._make_clock is not None:
            inside.insertWidget(_AFTER_WORDS, self._make_clock(self._clock_px))
