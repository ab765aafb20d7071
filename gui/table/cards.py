"""What hangs on the curtain: whom to call, everybody has sealed, going on without somebody."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.phase import Step
from engine.session.envelope import short
from engine.session.view import PublicView, SealView
from gui import words
from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import (
    Note,
    button,
    column,
    label,
    paint_surface,
    picture,
    row,
    rule,
    shadow,
)
from gui.table.pin import PinField
from gui.table.stamps import clock_time

_CENTRE = Qt.AlignmentFlag.AlignCenter
_PRECISE = Qt.TimerType.PreciseTimer
_LOOK_MS = 200
_HAIR_MS = 50


_USUAL_HEIGHT = 1080


def far(size: int, height: int) -> int:
    """Return a size of type, in pixels, grown with a screen that is higher than usual.

    The curtain is read from 3 m, and a large screen may show its pixels one to one.
    """
    return round(size * max(1.0, height / _USUAL_HEIGHT))


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
        roomy = height >= 900
        self.stack = QVBoxLayout(self)
        self.stack.setContentsMargins(*((64, 48, 64, 32) if roomy else (44, 26, 44, 20)))
        self.stack.setSpacing(8)
        self.trouble: Note | None = None
        shadow(self, "dialog")

    def scaled(self, share: float, least: int) -> int:
        """Return a share of the screen's height in pixels: the card is read from 3 m."""
        return max(least, min(round(share * self.height_of_screen), least * 4))

    def add(self, *widgets: QWidget | int) -> None:
        """Put widgets (or gaps) below what is there."""
        for widget in widgets:
            if isinstance(widget, int):
                self.stack.addSpacing(widget)
            else:
                self.stack.addWidget(widget)

    def title(self, text: str, share: float, least: int, style: str = "") -> QLabel:
        """Return large centred words."""
        found = label(text, "h1", align=_CENTRE)
        px = self.scaled(share, least)
        found.setStyleSheet(f"font-size: {px}px; padding: 0 0 {px // 7}px 0; {style}")
        return found

    def grown(self, text: str, role: str, style: str = "") -> QLabel:
        """Return centred words that keep their share of a screen higher than usual."""
        found = label(text, role, align=_CENTRE)
        size = far(theme.font(role).pixelSize(), self.height_of_screen)
        found.setStyleSheet(f"font-size: {size}px; {style}")
        return found

    def sentence(self, text: str, role: str = "") -> QLabel:
        """Return a centred sentence that breaks where it must."""
        return label(text, role, wrap=True, align=_CENTRE)

    def refuse(self, sentence: str) -> None:
        """Say in place what could not be done and why."""
        if self.trouble is not None:
            self.stack.removeWidget(self.trouble)
            self.trouble.deleteLater()
        self.trouble = Note("bad", sentence)
        self.stack.addWidget(self.trouble)


class CallCard(Card):
    """Pass the laptop to somebody; only he raises the curtain."""

    raised = Signal(str)
    """The curtain shall rise; carries the PIN typed, empty when there is none."""

    put_off = Signal()
    turned_back = Signal()

    def __init__(
        self,
        view: PublicView,
        board: Board,
        power: str,
        height: int,
        *,
        why: str = "",
        out_of_turn: bool = False,
    ) -> None:
        super().__init__(height)
        seal = seal_of(view, power)
        player = view.player(power)
        if why:
            self.add(Note("info", why), 10)
        px = self.scaled(0.096, 60)
        who = self.title(words.power_name(board, power), 0.096, 60)
        sign = Badge(words.power_letter(board, power), round(px * 0.73))
        lead = self.grown(self.tr("Pass the laptop to"), "h2", f"color: {theme.hexa('text2')};")
        # Letters of a title stand higher in their line than its middle.
        beside = column(sign, pad=(0, 0, 0, round(px * 0.3)))
        self.add(lead, row(None, beside, who, None, gap=round(px * 0.25)))
        self.add(self.grown(player, "h1"), 12, rule(), 16)
        said = self.tr("I am {player}, raise the curtain").format(player=player)
        # Neither default nor focused, so that a stray Enter raises nothing.
        self.go = button(said, "primary", "eye", "on_accent")
        self.go.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go.clicked.connect(self._on_go)
        self.pin: PinField | None = None
        if seal.has_pin:
            self.pin = self._pin_field()
            self.add(row(None, label(self.tr("PIN"), "order"), self.pin, self.go, None, gap=14))
        else:
            self.add(row(None, self.go, None))
        self.word = label("", "bad", align=_CENTRE)
        self.word.setVisible(False)
        self.add(self.word, label(self.tr("The others look away now."), "muted", align=_CENTRE))
        other = self.tr("Back to whoever is next") if out_of_turn else self.tr("Not now")
        self.later = button(other, "link")
        self.later.clicked.connect(self.turned_back if out_of_turn else self.put_off)
        if not out_of_turn and len(view.queue) < 2:
            self.later.hide()
        self.add(row(None, self.later, None))
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

    def _pin_field(self) -> PinField:
        field = PinField()
        field.setFixedWidth(180)
        field.setStyleSheet("font-size: 22px; min-height: 46px; letter-spacing: 4px;")
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
        if self.was_wrong:
            said = self.tr("✕ Wrong PIN. Try again in %n second(s).", "", left)
        else:
            said = self.tr("No PIN is taken for %n more second(s).", "", left)
        self.word.setText(said)
        self.word.setVisible(True)


class AllSealedCard(Card):
    """Everybody has sealed: the table may reveal."""

    revealed = Signal()

    def __init__(self, view: PublicView, height: int) -> None:
        super().__init__(height)
        count = sum(seal.asked for seal in view.seals)
        self.add(
            row(None, picture("seal", "brass2", 40), None),
            self.title(self.tr("All %n have sealed", "", count), 0.06, 40),
            self.sentence(_what_follows(view.phase.step)),
            14,
        )
        self.go = button(_reveal_words(view.phase.step), "primary", "eye", "on_accent")
        self.go.clicked.connect(self.revealed)
        self.add(row(None, self.go, None), 4)


def _reveal_words(step: Step) -> str:
    match step:
        case Step.MOVES:
            return QCoreApplication.translate("Cards", "Reveal orders")
        case Step.RETREATS:
            return QCoreApplication.translate("Cards", "Reveal retreats")
    return QCoreApplication.translate("Cards", "Reveal adjustments")


def _what_follows(step: Step) -> str:
    match step:
        case Step.MOVES:
            return QCoreApplication.translate(
                "Cards", "Gather round: all orders are opened at once."
            )
        case Step.RETREATS:
            return QCoreApplication.translate(
                "Cards", "Gather round: all retreats are opened at once."
            )
    return QCoreApplication.translate("Cards", "Gather round: all adjustments are opened at once.")


class GoOnCard(Card):
    """The table decides to go on without those who have not sealed (XIV.3)."""

    decided = Signal()
    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, powers: Sequence[str], height: int) -> None:
        super().__init__(height)
        names = ", ".join(words.power_name(board, power) for power in powers)
        self.add(
            self.title(self.tr("Go on without some?"), 0.05, 36),
            self.sentence(self.tr("Not sealed: {powers}").format(powers=names), "order"),
            8,
            self.sentence(_disorder_words(view.phase.step)),
            self.sentence(self.tr("The whole table decides this, not one player."), "muted"),
            14,
        )
        self.go = button(self.tr("Go on without them"), "danger", "flag", "bad")
        self.go.clicked.connect(self.decided)
        self.stay = button(self.tr("Keep waiting"), "primary")
        self.stay.clicked.connect(self.turned_back)
        self.add(row(None, self.go, self.stay, None, gap=14))


def _disorder_words(step: Step) -> str:
    match step:
        case Step.MOVES:
            return QCoreApplication.translate(
                "Cards",
                "They are in civil disorder for this season (XIV.3): their units hold, do not "
                "support each other, and are disbanded when dislodged.",
            )
        case Step.RETREATS:
            return QCoreApplication.translate(
                "Cards", "Their dislodged units are disbanded (XI, XIV.3)."
            )
    return QCoreApplication.translate(
        "Cards", "They build nothing; if they must remove units, the rule of XIV.4 chooses which."
    )


class EnvelopeCard(Card):
    """All that even the owner finds once he has sealed: his closed envelope."""

    opened = Signal()
    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, power: str, height: int) -> None:
        super().__init__(height)
        seal = seal_of(view, power)
        letter = words.power_letter(board, power)
        self.add(
            row(None, Badge(letter, self.scaled(0.09, 56), state="sealed"), None),
            self.title(words.power_name(board, power), 0.06, 40),
            self.sentence(
                self.tr("Sealed at {time}").format(time=clock_time(seal.sealed_at)), "muted"
            ),
            10,
            label(self.tr("Fingerprint"), "overline", align=_CENTRE),
            fingerprint_label(seal),
            12,
        )
        self.question = self.sentence(
            self.tr(
                "Open the seal? The envelope is destroyed, your orders come back to you, and "
                "everybody sees that you opened it. You have to seal again."
            )
        )
        self.question.setVisible(False)
        self.open = button(self.tr("Open the seal…"), "", "seal")
        self.open.clicked.connect(self._on_open)
        self.back: QPushButton = button(self.tr("Leave it closed"), "primary")
        self.back.clicked.connect(self.turned_back)
        self.add(self.question, 6, row(None, self.open, self.back, None, gap=14))
        self.asked = False
        """Whether the owner is being asked if he means it."""

    def _on_open(self) -> None:
        if self.asked:
            self.opened.emit()
        else:
            self.ask()

    def ask(self) -> None:
        """Ask whether the seal is really to be opened."""
        self.asked = True
        self.question.setVisible(True)
        self.open.say(self.tr("Yes, open it"))


def fingerprint_label(seal: SealView) -> QLabel:
    """Return the twelve signs that everybody may write down."""
    found = label(public_sign(seal), "h1", align=_CENTRE)
    found.setFont(theme.font("clock", 34, tabular=True))
    found.setStyleSheet(f"font-family: '{theme.TOKENS['font']['display']}'; font-size: 34px;")
    return found


def public_sign(seal: SealView) -> str:
    """Return the fingerprint as it is read aloud: ``K7QF 3M2A 9XTD``."""
    return short(seal.fingerprint)


def seal_of(view: PublicView, power: str) -> SealView:
    """Return the public side of a power's envelope."""
    return next(seal for seal in view.seals if seal.power == power)
