"""Cards that ask somebody for his PIN: to come to the laptop, to have his envelope opened."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.table.view import PublicView
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import Button, Note, button, column, label, row, rule
from gui.table.curtain.cards import Card, far, seal_of
from gui.table.curtain.hand_row import hand_names
from gui.table.curtain.pin_field import PinField
from gui.words import labels, names

_MIDDLE = Qt.AlignmentFlag.AlignCenter
_PRECISE = Qt.TimerType.PreciseTimer
_SIGN, _NAME = 0.122, 0.06
"""Heights of the sign and of the power's name, as shares of the screen's."""

_LOOK_MS = 200
_HAIR_MS = 50


class Waits(QObject):
    """How long no PIN counts.

    In a class without heirs: of a text with a number Qt takes the first class that it asks, the
    heir's, at its word, although that one has no translation.
    """

    def wrong(self, left: int) -> str:
        """Say that the PIN was compared and refused."""
        return self.tr("✕ Wrong PIN. Try again in %n second(s).", "", left)

    def too_soon(self, left: int) -> str:
        """Say that it was not even compared."""
        return self.tr("No PIN is taken for %n more second(s).", "", left)


class AskingCard(Card):
    """Asks one player to say that it is he, with his PIN if he has one."""

    raised = Signal(str)
    """It is he; carries the PIN typed, empty when there is none."""

    void_asked = Signal()
    """His envelope shall be voided, or his PIN is forgotten."""

    turned_back = Signal()

    def __init__(self, height: int) -> None:
        super().__init__(height)
        self.pin: PinField | None = None
        self.go: Button
        self.void: Button | None = None
        self.word = label("", "bad", align=_MIDDLE)
        self.word.setVisible(False)
        self._until = QDeadlineTimer()
        self.was_wrong = True
        """Whether the last PIN was compared and refused, not merely typed too soon."""
        self._tick = QTimer(self)
        self._tick.setInterval(_LOOK_MS)
        self._tick.timeout.connect(self._on_tick)

    @property
    def waiting(self) -> float:
        """Seconds during which no PIN is taken; never less than the lock itself waits."""
        return self._until.remainingTime() / 1000

    def name(self, view: PublicView, board: Board, power: str, lead: str) -> None:
        """Put the power and its player large on the card, below a word."""
        hand = view.hand(power)
        if len(hand) > 1:
            self.name_hand(view, board, hand, lead)
            return
        px = self.scaled(0.096, 60)
        who = self.title(labels.power_name(board, power), 0.096, 60)
        sign = Badge(labels.power_letter(board, power), round(px * 0.73), exact=True)
        above = self.grown(lead, "h2", f"color: {theme.hexa('text2')};")
        # Letters of a title stand higher in their line than its middle.
        beside = column(sign, pad=(0, 0, 0, round(theme.usual(px) * 0.3)))
        self.add(above, row(None, beside, who, None, gap=round(theme.usual(px) * 0.25)))
        self.spare = (above,)
        if player := view.player(power):
            named = self.grown(player, "h1")
            self.add(named, 12)
            self.spare = above, named
        self.add(rule(), 16)

    def name_hand(self, view: PublicView, board: Board, hand: Sequence[str], lead: str) -> None:
        """Put a player large on the card who comes once for several powers."""
        size = self.scaled(0.05, 36)
        signs = [Badge(labels.power_letter(board, power), size, exact=True) for power in hand]
        self.add(
            *((self.grown(lead, "h2", f"color: {theme.hexa('text2')};"),) if lead else ()),
            *((self.title(player, 0.08, 52),) if (player := view.player(hand[0])) else ()),
            row(None, *signs, None, gap=14),
            self.sentence(hand_names(board, hand), "order" if player else "h1"),
            12,
            rule(),
            16,
        )

    def ask(self, go: Button, *, pin: bool) -> None:
        """Put the act on the card, and the field for a PIN beside it."""
        # Neither default nor focused, so that a stray Enter raises nothing.
        self.go = go
        go.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        go.clicked.connect(self._on_go)
        if pin:
            self.pin = self._pin_field()
            self.add(row(None, label(self.tr("PIN"), "order"), self.pin, go, None, gap=14))
        else:
            self.add(row(None, go, None))
        self.add(self.word)

    def offer_void(self, view: PublicView, power: str) -> Button | None:
        """Return the way to a table that has to help itself; nothing where there is no need."""
        seal = seal_of(view, power)
        if not seal.sealed and not seal.has_pin:
            return None
        if not seal.sealed:
            label = self.tr("Forgotten PIN…")
        elif seal.has_pin:
            label = self.tr("Void the envelope, forgotten PIN…")
        else:
            label = self.tr("Void the envelope…")
        self.void = button(label, "link")
        self.void.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.void.clicked.connect(self.void_asked)
        return self.void

    def _pin_field(self) -> PinField:
        field = PinField()
        wide, px, high = (far(size, self.height_of_screen) for size in (180, 22, 46))
        field.setFixedWidth(wide)
        field.setStyleSheet(f"font-size: {px}px; min-height: {high}px; letter-spacing: 4px;")
        field.setAccessibleName(self.tr("PIN"))
        field.textChanged.connect(self._on_typed)
        field.returnPressed.connect(self._on_go)
        self.go.setEnabled(False)
        return field

    def _on_typed(self) -> None:
        self.go.setEnabled(self.pin is not None and self.pin.complete and not self.waiting)

    def _on_go(self) -> None:
        if self.pin is None:
            self.raised.emit("")
        elif self.pin.complete and not self.waiting:
            self.raised.emit(self.pin.text())

    def wrong_pin(self, seconds: float, *, counted: bool = True) -> None:
        """Say that the PIN was wrong, or came too soon to be compared, and count the wait down."""
        if self.pin is None:
            return
        self.pin.setText("")
        self.was_wrong = counted
        # A hair longer than the lock waits: a PIN typed when the field opens always counts.
        self._until = QDeadlineTimer(math.ceil(seconds * 1000) + _HAIR_MS, _PRECISE)
        self.pin.setEnabled(False)
        self.go.setEnabled(False)
        self._tick.start()
        self._say_wait()

    def _on_tick(self) -> None:
        if self.waiting or self.pin is None:
            self._say_wait()
            return
        self._tick.stop()
        self.word.setText(self.tr("✕ That was not the PIN.") if self.was_wrong else "")
        self.pin.setEnabled(True)
        self.pin.setFocus()
        self._on_typed()

    def _say_wait(self) -> None:
        left = max(1, math.ceil(self.waiting - _HAIR_MS / 1000))
        waits = Waits()
        self.word.setText(waits.wrong(left) if self.was_wrong else waits.too_soon(left))
        self.word.setVisible(True)


class Called(Enum):
    """Why the curtain asks somebody whether it is he."""

    NEXT = auto()
    """It is his turn, as the lot has it."""

    TAPPED = auto()
    """He has tapped his own sign."""

    AGAIN = auto()
    """He sat here already, and the curtain fell or was lowered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """What a power's owner is asked for at the curtain: usually, whether it is he."""

    how: Called = Called.NEXT
    why: str = ""
    """Why he is called again, as the card says it."""

    closed: bool = False
    """His envelope is closed, and he would like to see it."""

    unlock: int = 0
    """So many envelopes still need a PIN for the reveal, his first."""

    damaged: str = ""
    """His envelope cannot be opened, for the reason that this says: shall it be voided?"""


NEXT = Call()


def own_words(view: PublicView, board: Board, power: str) -> str:
    """Let somebody say that it is he; where nobody is to know who he is, by what he plays."""
    if player := view.player(power):
        sentence = QCoreApplication.translate("CallCard", "I am {player}, raise the curtain")
        if several := names.several(player):
            sentence = QCoreApplication.translate("CallCard", "We are {player}, raise the curtain")
        return sentence.format(player=several or player)
    sentence = QCoreApplication.translate("CallCard", "I play {power}, raise the curtain")
    return sentence.format(power=hand_names(board, view.hand(power)))


def back_words(view: PublicView, power: str, called: Called) -> str:
    """Let somebody say that it is not he, or that he will come back."""
    if called is Called.AGAIN:
        return QCoreApplication.translate("CallCard", "Back to the table")
    if player := view.player(power):
        sentence = QCoreApplication.translate("CallCard", "I am not {player}, back to the table")
        if several := names.several(player):
            sentence = QCoreApplication.translate(
                "CallCard", "We are not {player}, back to the table"
            )
        return sentence.format(player=several or player)
    return QCoreApplication.translate("CallCard", "That is not me, back to the table")


class CallCard(AskingCard):
    """Asks one player whether it is he; only he raises the curtain."""

    put_off = Signal()
    """He was called, and is not here: somebody else is called next."""

    def __init__(
        self,
        view: PublicView,
        board: Board,
        power: str,
        height: int,
        *,
        why: str = "",
        called: Called = Called.NEXT,
    ) -> None:
        super().__init__(height)
        self._called = called
        self._others = len(view.queue) > len(view.hand(power))
        self._fell = Note("info", why) if why else None
        if self._fell is not None:
            self.add(self._fell, 10)
        sign = self._put_name(view, board, power)
        who = self._who_words(view, power)
        away = self.tr("The others look away now.")
        if view.gunboat:
            away = self.tr("All look away now: nobody is to see who comes.")
        aside = label(away, "muted", align=_MIDDLE)
        self.spare = (aside, *((sign,) if sign is not None else ()))
        self.add(*((self.grown(who, "h2"),) if who else ()), aside, 8)
        go = button(own_words(view, board, power), "primary", "eye", "on_accent")
        self.ask(go, pin=seal_of(view, power).has_pin)
        self.later = button(back_words(view, power, called), "link")
        self.later.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.later.clicked.connect(self._on_back)
        void = self.offer_void(view, power)
        beside = () if void is None else (24, void)
        self.add(6, row(None, self.later, label(self.tr("Esc"), "key"), *beside, None, gap=10))

    def _put_name(self, view: PublicView, board: Board, power: str) -> QWidget | None:
        """Put the sign large over the power's name, and return it; several have theirs in a row."""
        hand = view.hand(power)
        if len(hand) > 1:
            self.name_hand(view, board, hand, "")
            return None
        sign = Badge(labels.power_letter(board, power), self.scaled(_SIGN, 70), exact=True)
        self.add(row(None, sign, None), self.title(labels.power_name(board, power), _NAME, 40))
        return sign

    def _who_words(self, view: PublicView, power: str) -> str:
        """Say who is asked, and why."""
        player = view.player(power)
        several = names.several(player)
        match self._called:
            case Called.TAPPED if several:
                sentence = self.tr("{player} have tapped this sign.")
            case Called.TAPPED if player:
                sentence = self.tr("{player} has tapped this sign.")
            case Called.TAPPED:
                sentence = self.tr("Somebody has tapped this sign.")
            case Called.NEXT if several:
                sentence = self.tr("{player} are next at the laptop.")
            case Called.NEXT if player:
                sentence = self.tr("{player} is next at the laptop.")
            case Called.NEXT:
                sentence = self.tr("This power is next at the laptop.")
            case _:
                sentence = "{player}"
        return sentence.format(player=several or player)

    def _on_back(self) -> None:
        if self._called is Called.NEXT and self._others:
            self.put_off.emit()
        else:
            self.turned_back.emit()

    def refuse(self, sentence: str) -> None:
        """Say why the curtain does not rise, in place of why it fell: a low screen has no room."""
        if self._fell is not None:
            self._fell.hide()
        super().refuse(sentence)


class UnlockCard(AskingCard):
    """All have sealed, but a restart forgot a key: its owner types his PIN once, nothing is shown.

    The PIN opens the envelope for the reveal; the curtain stays down.
    """

    def __init__(
        self, view: PublicView, board: Board, power: str, height: int, *, left: int = 1
    ) -> None:
        super().__init__(height)
        self.name(view, board, power, self.tr("Before the reveal"))
        self.add(
            self.sentence(
                self.tr(
                    "The program was started anew since these orders were sealed. They are locked "
                    "with a PIN; type it once, the curtain stays down."
                )
            ),
            8,
        )
        self.ask(button(self.tr("Unlock for the reveal"), "primary", "lock", "on_accent"), pin=True)
        self.add(label(self.tr("%n PIN(s) still needed", "", left), "muted", align=_MIDDLE))
        self.later = button(self.tr("Not now"), "link")
        self.later.clicked.connect(self.turned_back)
        void = self.offer_void(view, power)
        self.add(row(None, self.later, *(() if void is None else (void,)), None, gap=24))
