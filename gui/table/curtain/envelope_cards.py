"""Cards about one closed envelope: its owner came back for it, or the table destroys it."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimeZone, Signal
from PySide6.QtWidgets import QPushButton

from engine.board.board import Board
from engine.table.incident import Reason
from engine.table.view import PublicView
from gui.kit.signs import Badge
from gui.kit.widgets import button, column, label, row
from gui.table.curtain.cards import Card, fingerprint_label, seal_of
from gui.table.curtain.reason_pick import ReasonPick
from gui.words import labels
from gui.words.disorder import disorder

_MIDDLE = Qt.AlignmentFlag.AlignCenter


class EnvelopeCard(Card):
    """All that even the owner finds once he has sealed: his closed envelope."""

    opened = Signal(str)
    """He opens it again; carries the reason."""

    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, power: str, height: int) -> None:
        super().__init__(height)
        seal = seal_of(view, power)
        letter = labels.power_letter(board, power)
        at = self.tr("Sealed at {time}").format(time=clock_time(seal.sealed_at))
        self._wax = row(
            None, Badge(letter, self.scaled(0.09, 56), state="sealed", exact=True), None
        )
        self._closed = column(
            self.sentence(at, "muted"),
            10,
            label(self.tr("Fingerprint"), "overline", align=_MIDDLE),
            fingerprint_label(seal, height),
            gap=8,
        )
        name = self.title(labels.power_name(board, power), 0.06, 40)
        self.add(self._wax, name, self._closed, 12)
        self.question = self.sentence(
            self.tr(
                "Open the seal? The envelope is destroyed, your orders come back to you, and "
                "everybody sees that you opened it. You have to seal again."
            )
        )
        self.question.setVisible(False)
        self.why = ReasonPick((Reason.SECOND_THOUGHTS, Reason.MISTAKE), f"open {power}")
        if not self.why.line.text():
            self.why.pick(Reason.SECOND_THOUGHTS)
        self.why.setVisible(False)
        self.open = button(self.tr("Open the seal…"), "", "seal")
        self.open.clicked.connect(self._on_open)
        self.back: QPushButton = button(self.tr("Leave it closed"), "primary")
        self.back.clicked.connect(self.turned_back)
        self.why.changed.connect(lambda: self.open.setEnabled(bool(self.why.reason)))
        self.add(self.question, self.why, 6, row(None, self.open, self.back, None, gap=14))
        self.asked = False
        """Whether the owner is being asked if he means it."""

    def _on_open(self) -> None:
        if self.asked:
            self.why.settle()
            self.opened.emit(self.why.reason)
        else:
            self.ask()

    def ask(self, reason: str = Reason.SECOND_THOUGHTS) -> None:
        """Ask whether the seal is really to be opened, and why."""
        self.asked = True
        # A low screen has no room for both; the fingerprint stands below the card as well.
        for part in (self._wax, self._closed):
            part.hide()
        self.question.setVisible(True)
        self.why.setVisible(True)
        self.why.pick(reason)
        self.open.say(self.tr("Yes, open it"))


class VoidCard(Card):
    """The table destroys an envelope that nobody can or should open, or takes a PIN away."""

    decided = Signal(str)
    """The envelope is void; carries the reason."""

    pin_forgotten = Signal(str)
    """So is the PIN; carries the reason."""

    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, power: str, height: int) -> None:
        super().__init__(height)
        seal = seal_of(view, power)
        self._sealed = seal.sealed
        name = labels.power_name(board, power)
        title = self.tr("Void the envelope?") if seal.sealed else self.tr("PIN forgotten?")
        head = self.title(title, 0.05, 36)
        who = self.sentence(" · ".join(filter(None, (name, view.player(power)))), "order")
        self.add(head, who, 8)
        if seal.sealed:
            self.add(
                self.sentence(
                    self.tr(
                        "The envelope is destroyed unopened; nobody reads what is in it. "
                        "The power seals again, or is in {disorder}."
                    ).format(disorder=disorder(board))
                )
            )
        if seal.has_pin:
            self.add(
                self.sentence(
                    self.tr(
                        "A forgotten PIN is taken away: it opens nothing, and what was begun to "
                        "be written is lost with it."
                    )
                )
            )
        public = self.tr("The whole table decides this, and everybody sees why.")
        aside = self.sentence(public, "muted")
        self.spare = aside, head
        self.add(aside, 8)
        self.why = ReasonPick(self._reasons(pin=seal.has_pin), f"void {power}")
        self.why.changed.connect(self._on_reason)
        self.go = button(self._act(), "danger", "flag", "bad")
        self.go.clicked.connect(self._on_go)
        self.stay = button(
            self.tr("Leave it closed") if seal.sealed else self.tr("Leave it"), "primary"
        )
        self.stay.clicked.connect(self.turned_back)
        self.add(self.why, 6, row(None, self.go, self.stay, None, gap=14))
        if not seal.sealed:
            self.why.pick(Reason.PIN_FORGOTTEN)
        self._on_reason()

    def _reasons(self, *, pin: bool) -> tuple[Reason, ...]:
        forgotten = (Reason.PIN_FORGOTTEN,) if pin else ()
        if not self._sealed:
            return forgotten
        return (*forgotten, Reason.WRONG_HAND, Reason.ABSENT, Reason.DAMAGED)

    def _act(self) -> str:
        return self.tr("Void it unopened") if self._sealed else self.tr("Take the PIN away")

    def _on_reason(self) -> None:
        self.go.setEnabled(bool(self.why.reason))

    def _on_go(self) -> None:
        reason = self.why.reason
        self.why.settle()
        if not self._sealed or reason == Reason.PIN_FORGOTTEN:
            self.pin_forgotten.emit(reason)
        else:
            self.decided.emit(reason)


def clock_time(stored: str) -> str:
    """Return a stored time (ISO 8601, UTC) as the clock on the wall shows it here: ``21.14``."""
    if not stored:
        return "–"
    moment = datetime.fromisoformat(stored)
    when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()), QTimeZone.systemTimeZone())
    return QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)
