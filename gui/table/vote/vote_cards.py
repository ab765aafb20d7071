"""Cards of a secret vote: who comes next, for or against, and how many were for it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup

from engine.board.board import Board
from engine.table.incident import Incident
from engine.table.view import PublicView
from gui.kit.widgets import Button, button, label, picture, row
from gui.table.curtain.call_cards import AskingCard, Called, back_words, own_words
from gui.table.curtain.cards import Card, seal_of
from gui.words.endings import hand_words, motion_words
from gui.words.incidents import incident_words

_MIDDLE = Qt.AlignmentFlag.AlignCenter


def _named(card: AskingCard, view: PublicView, board: Board, power: str, lead: str) -> None:
    side = view.side(power)
    if len(side) > 1:
        card.name_hand(view, board, side, lead)
    else:
        card.name(view, board, power, lead)


class VoterCard(AskingCard):
    """Asks one player whether it is he who comes to vote; only he raises the curtain."""

    put_off = Signal()
    """He was called, and is not here: somebody else is called next."""

    def __init__(
        self,
        view: PublicView,
        board: Board,
        power: str,
        height: int,
        *,
        called: Called = Called.NEXT,
    ) -> None:
        super().__init__(height)
        ballot = view.ballot
        if ballot is not None:
            self.add(self.sentence(motion_words(ballot.motion, view, board), "h3"), 6)
        _named(self, view, board, power, self.tr("Vote in secret"))
        go = button(own_words(view, board, power), "primary", "eye", "on_accent")
        self.ask(go, pin=seal_of(view, power).has_pin)
        self.add(label(self.tr("The others look away now."), "muted", align=_MIDDLE))
        self._puts_off = called is Called.NEXT and ballot is not None and len(ballot.waiting) > 1
        self.later = button(back_words(view, power, called), "link")
        self.later.clicked.connect(self._on_back)
        self.later.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add(row(None, self.later, label(self.tr("Esc"), "key"), None, gap=10))

    def _on_back(self) -> None:
        (self.put_off if self._puts_off else self.turned_back).emit()


class UnlockVotesCard(AskingCard):
    """All have voted, but a restart forgot a key: its owner types his PIN once."""

    break_asked = Signal()

    def __init__(
        self, view: PublicView, board: Board, power: str, height: int, *, left: int
    ) -> None:
        super().__init__(height)
        _named(self, view, board, power, self.tr("Before the count"))
        self.add(
            self.sentence(
                self.tr(
                    "The program was started anew since this vote was sealed. It is locked with a "
                    "PIN; type it once, the curtain stays down."
                )
            ),
            8,
        )
        self.ask(button(self.tr("Unlock for the count"), "primary", "lock", "on_accent"), pin=True)
        self.add(label(self.tr("%n PIN(s) still needed", "", left), "muted", align=_MIDDLE))
        self.broken = button(self.tr("Break off the vote…"), "link")
        self.broken.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.broken.clicked.connect(self.break_asked)
        self.add(row(None, self.broken, None))


class RecountCard(Card):
    """All have voted, and the count failed, for want of room on the disk or of a vote."""

    counted = Signal()
    break_asked = Signal()

    def __init__(self, height: int) -> None:
        super().__init__(height)
        self.add(self.title(self.tr("All have voted"), 0.06, 40))
        self.go = button(self.tr("Count the votes"), "primary", "check", "on_accent")
        self.go.clicked.connect(self.counted)
        self.broken = button(self.tr("Break off the vote…"), "link")
        self.broken.clicked.connect(self.break_asked)
        self.add(row(None, self.go, None), row(None, self.broken, None))


class BreakCard(Card):
    """The table ends a vote uncounted."""

    decided = Signal()
    turned_back = Signal()

    def __init__(self, height: int) -> None:
        super().__init__(height)
        self.add(
            self.title(self.tr("Break off the vote?"), 0.05, 36),
            self.sentence(self.tr("Nothing is counted, and what was voted is wiped.")),
            self.sentence(self.tr("The whole table decides this, not one player."), "muted"),
            14,
        )
        self.go = button(self.tr("Break it off"), "danger", "flag", "bad")
        self.go.clicked.connect(self.decided)
        self.stay = button(self.tr("Go on voting"), "primary")
        self.stay.clicked.connect(self.turned_back)
        self.add(row(None, self.go, self.stay, None, gap=14))


class VoteCard(Card):
    """For or against, behind the curtain. Nothing on it is chosen before its owner chooses."""

    cast = Signal(bool)
    turned_back = Signal()

    def __init__(self, view: PublicView, board: Board, power: str, height: int) -> None:
        super().__init__(height)
        ballot = view.ballot
        what = motion_words(ballot.motion, view, board) if ballot is not None else ""
        who = hand_words(board, view.side(power), view.player(power))
        self.favour = self._choice(self.tr("For it"))
        self.against = self._choice(self.tr("Against it"))
        self._both = QButtonGroup(self)
        for act in (self.favour, self.against):
            self._both.addButton(act)
        self.add(
            self.grown(who, "h2"),
            self.sentence(what, "h1"),
            10,
            row(None, self.favour, self.against, None, gap=18),
            10,
            self.sentence(
                self.tr(
                    "It passes only if all are for it. The votes are wiped when they are counted: "
                    "nobody learns who voted how, also not from the file."
                ),
                "muted",
            ),
        )
        self.go = button(self.tr("Seal the vote"), "primary", "seal", "on_accent")
        self.go.setEnabled(False)
        self.go.clicked.connect(self._on_go)
        self.back = button(self.tr("Vote later"), "link")
        self.back.clicked.connect(self.turned_back)
        self.add(6, row(None, self.go, None), row(None, self.back, None))

    @property
    def chosen(self) -> bool | None:
        """What is chosen; nothing at first."""
        if self.favour.isChecked():
            return True
        return False if self.against.isChecked() else None

    def take(self, *, favour: bool) -> None:
        """Choose; it counts when it is sealed."""
        (self.favour if favour else self.against).setChecked(True)
        self.go.setEnabled(True)

    def _choice(self, text: str) -> Button:
        act = button(text, checkable=True)
        act.setMinimumSize(self.scaled(0.2, 170), self.scaled(0.07, 52))
        act.clicked.connect(lambda: self.go.setEnabled(True))
        return act

    def _on_go(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.go.setEnabled(False)  # a second click is for nobody
            self.cast.emit(chosen)


class CountCard(Card):
    """How many were for it, and nothing else."""

    seen = Signal()

    def __init__(self, view: PublicView, board: Board, incident: Incident, height: int) -> None:
        super().__init__(height)
        self.add(
            row(None, picture("seal", "brass2", 40), None),
            self.title(self.tr("The votes are counted"), 0.05, 36),
            self.sentence(incident_words(incident, board), "h2"),
            self.sentence(
                self.tr("All are for it: the game is over.")
                if view.outcome is not None
                else self.tr("It did not pass: the game goes on.")
            ),
            14,
        )
        self.go = button(self.tr("Go on"), "primary", "next", "on_accent")
        self.go.clicked.connect(self.seen)
        self.add(row(None, self.go, None))
