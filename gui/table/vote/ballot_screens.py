"""The screens of a secret vote: the cloth between two voters, and the vote behind the curtain."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.table.incident import Incident
from engine.table.view import PublicView
from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.signs import Badge, SecretFrame
from gui.kit.widgets import column, label, row
from gui.screen import Falling, Screen
from gui.table.curtain import foot as cloth_foot
from gui.table.curtain.call_cards import AskingCard, Called
from gui.table.curtain.cards import Card
from gui.table.curtain.curtain_picture import CurtainPicture, on_cloth
from gui.table.curtain.fall import Fall
from gui.table.curtain.foot import LEAST, ways_to_say_less, words_px
from gui.table.vote.vote_cards import (
    BreakCard,
    CountCard,
    RecountCard,
    UnlockVotesCard,
    VoteCard,
    VoterCard,
)
from gui.words import labels, names, phases

SECRET_FRAME = int(theme.TOKENS["stroke"]["secret_frame"])
_FRINGE = 66
"""Room for the fringe of the cloth, below which nothing is read."""


class CurtainCardScreen(Screen):
    """One card on the curtain, made anew in every size, language and look."""

    keys_place = "Table"

    def __init__(self, view: PublicView, board: Board) -> None:
        super().__init__()
        self.view, self.board = view, board
        self.card: Card
        self._said = ""
        self._cloth = CurtainPicture()
        self._inside = QVBoxLayout(self._cloth)
        self._inside.setContentsMargins(24, 18, 24, 24)
        self._share = 1.0
        """Of the text setting, what the words around the card take."""

        self._around: list[QWidget] = []
        self._ways: Iterator[Callable[[], object]] = iter(())
        self._look = (theme.current(), theme.text_scale())
        self._built_for = QSize()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.retranslate)

    def make(self, height: int) -> Card:
        """Make the card for a screen of this height."""
        raise NotImplementedError

    def foot(self) -> QWidget:
        """Return what stands below the card."""
        return QWidget()

    def retranslate(self) -> None:
        """Say everything again in the language, look and size now in use."""
        self._soon.stop()
        self._built_for = self.size()
        while (item := self._inside.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self._around = []
        height = max(self.height(), 600)
        before = getattr(self, "card", None)
        self.card = self.make(height)
        if isinstance(before, AskingCard) and isinstance(self.card, AskingCard) and before.waiting:
            self.card.wrong_pin(before.waiting, counted=before.was_wrong)
        if self._said:
            self.card.refuse(self._said)
        self._inside.addStretch(1)
        self._inside.addWidget(row(None, self.card, None))
        self._inside.addStretch(1)
        self._ways = ways_to_say_less(self._hang_head_and_foot, self.card)
        if before is None:  # it has not its size yet, and shall ask for no other
            self._hang_head_and_foot(*LEAST)
        else:
            next(self._ways)()
            self._fit()

    def _fit(self) -> None:
        # Not the cloth's own size: it gets that after the screen has been made.
        size = self.size() - QSize(2 * SECRET_FRAME, 2 * SECRET_FRAME)
        cloth_foot.fit(self._cloth, self._inside, size, self._ways)

    def _hang_head_and_foot(self, share: float, spare: int) -> None:
        del spare  # it has none
        self._share = share
        for old in self._around:
            self._inside.removeWidget(old)
            old.hide()
            old.deleteLater()
        season = label(phases.phase_words(self.view.phase), "strong")
        season.setStyleSheet(f"font-size: {words_px(22, share)}px;")
        head = on_cloth(row(None, season, None, MenuButton()))
        foot = on_cloth(column(self.foot(), pad=(0, 0, 0, theme.room(_FRINGE))))
        self._around = [head, foot]
        self._inside.insertWidget(0, head)
        self._inside.addWidget(foot)

    def refuse(self, sentence: str) -> bool:
        """Say on the card what could not be done and why."""
        self._said = sentence
        self.card.refuse(sentence)
        self._fit()
        return True

    def calm(self) -> bool:
        """Tell whether it hangs still."""
        return self.findChild(Fall) is None

    def arrive(self) -> None:
        """Let digits go to the PIN; nothing else has the focus that Enter could press."""
        if isinstance(self.card, AskingCard) and self.card.pin is not None:
            self.card.pin.setFocus()
        else:
            self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the card readable from 3 m at every size."""
        super().resizeEvent(event)
        if self._built_for != self.size():
            self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, theme or text size."""
        super().changeEvent(event)
        look = (theme.current(), theme.text_scale())
        if event.type() == QEvent.Type.StyleChange and look != getattr(self, "_look", look):
            self._look = look
            self._soon.start()


class BallotScreen(CurtainCardScreen):
    """The cloth of a vote: who is called, whose PIN is needed, or what came of it. Public.

    Whether to break the vote off it asks where it is told to, or beside another question.
    """

    falling = Falling.CURTAIN

    raise_asked = Signal(str, str)
    """A voter wants to vote; carries the PIN he typed."""

    unlock_asked = Signal(str, str)
    put_off_asked = Signal(str)
    break_decided = Signal()
    count_asked = Signal()
    back_asked = Signal()
    """Back to the table's page: nobody votes now."""

    seen = Signal()

    def __init__(
        self,
        view: PublicView,
        board: Board,
        power: str = "",
        *,
        called: Called = Called.NEXT,
        locked: tuple[str, ...] = (),
        counted: Incident | None = None,
    ) -> None:
        super().__init__(view, board)
        self.power = power
        """Who is called."""

        self._called, self._locked, self._counted = called, locked, counted
        self._breaking = False
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._cloth)
        self.retranslate()

    @property
    def asked(self) -> str:
        """Who is called, or whose PIN is still needed for the count."""
        return self.power or next(iter(self._locked), "")

    def make(self, height: int) -> Card:
        """Make the card for what is to be done now."""
        view, board, power = self.view, self.board, self.power
        if self._breaking:
            return self._asks(BreakCard(height))
        if self._counted is not None:
            count = CountCard(view, board, self._counted, height)
            count.seen.connect(self.seen)
            return count
        if power:
            voter = VoterCard(view, board, power, height, called=self._called)
            voter.raised.connect(lambda pin: self.raise_asked.emit(power, pin))
            voter.put_off.connect(lambda: self.put_off_asked.emit(power))
            voter.turned_back.connect(self.back_asked)
            return voter
        if self._locked:
            first = self._locked[0]
            unlock = UnlockVotesCard(view, board, first, height, left=len(self._locked))
            unlock.raised.connect(lambda pin: self.unlock_asked.emit(first, pin))
            unlock.break_asked.connect(self.ask_to_break_off)
            return unlock
        again = RecountCard(height)
        again.counted.connect(self.count_asked)
        again.break_asked.connect(self.ask_to_break_off)
        return again

    def _asks(self, card: BreakCard) -> BreakCard:
        card.decided.connect(self.break_decided)
        card.turned_back.connect(lambda: self._break(asked=False))
        return card

    def ask_to_break_off(self) -> None:
        """Ask whether the vote shall be broken off uncounted."""
        self._break(asked=True)

    def _break(self, *, asked: bool) -> None:
        if not asked and self.waits:
            self.back_asked.emit()
            return
        self._breaking, self._said = asked, ""
        self.retranslate()
        self.arrive()

    @property
    def waits(self) -> bool:
        """Whether somebody has not voted, so that the table's page is where it goes back to."""
        return self.view.ballot is not None and bool(self.view.ballot.waiting)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let stray keys do nothing, except that Esc takes back a question."""
        if event.key() != Qt.Key.Key_Escape:
            return
        if self._breaking:
            self._break(asked=False)
        elif isinstance(self.card, VoterCard):
            self.card.later.click()

    def wrong_pin(self, seconds: float, *, counted: bool = True) -> None:
        """Say that the PIN was wrong, or came too soon to count, and how long to wait."""
        if isinstance(self.card, AskingCard):
            self.card.wrong_pin(seconds, counted=counted)

    def foot(self) -> QWidget:
        """Show who has voted, and nothing of what."""
        ballot = self.view.ballot
        if ballot is None:
            return QWidget()
        sentence = self.tr("{voted} of {asked} have voted")
        asked = names.number(len(ballot.voters))
        count = label(sentence.format(voted=len(ballot.voted), asked=asked), "muted")
        count.setStyleSheet(f"font-size: {words_px(18, self._share)}px;")
        size = max(32, round(max(self.height(), 600) * 0.044))
        signs: list[QWidget] = []
        for power in sorted(ballot.voters):
            state = "open" if power in ballot.waiting else "sealed"
            name = labels.power_name(self.board, power)
            sign = Badge(
                labels.power_letter(self.board, power), size, state=state, name=name, exact=True
            )
            signs.append(sign)
        return row(None, count, 14, *signs, None, gap=6)


class VoteScreen(CurtainCardScreen):
    """One player's vote, behind the curtain. Secret: framed in his power's colour."""

    cast = Signal(bool)
    cover_asked = Signal()
    later_asked = Signal()
    """Its owner would vote later: nothing is voted, and the table gets its page back."""

    def __init__(self, view: PublicView, board: Board, power: str) -> None:
        super().__init__(view, board)
        self.secret_of = power
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(SecretFrame(labels.power_letter(board, power), self._cloth))
        self.retranslate()
        keys: tuple[tuple[str, Callable[[], None]], ...] = (
            ("F9", self.hide_secrets),
            ("Escape", self.hide_secrets),
        )
        for key, act in keys:
            QShortcut(QKeySequence(key), self, act)

    def make(self, height: int) -> Card:
        """Make the card; what was chosen stays chosen."""
        before = getattr(self, "card", None)
        vote = VoteCard(self.view, self.board, self.secret_of, height)
        vote.cast.connect(self.cast)
        vote.turned_back.connect(self.later_asked)
        if isinstance(before, VoteCard) and before.chosen is not None:
            vote.take(favour=before.chosen)
        return vote

    def hide_secrets(self) -> None:
        """Lower the curtain; nothing is voted yet."""
        self.cover_asked.emit()

    def arrive(self) -> None:
        """Begin with the choice."""
        if isinstance(self.card, VoteCard):
            self.card.favour.setFocus()
