"""The smallest change that would have turned a result: whose orders, the search, its answers."""

from collections.abc import Iterator
from enum import StrEnum

from PySide6.QtCore import QEvent, QSignalBlocker, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QVBoxLayout, QWidget

from engine.board.location import province_of
from engine.games.diplomacy.flips import Flip, Judged, Progress, search
from engine.rules.game import Rules
from engine.rules.phase import Step
from engine.rules.position import Unit
from engine.rules.ruling import Ruling
from engine.session.view import PastPhase
from gui import names, words
from gui.explain.why_change import can_change, flip_places, flip_words, judged_again, with_changes
from gui.explain.why_parts import Sentence, Whose
from gui.explain.why_search import FlipSearch
from gui.kit.widgets import button, column, label, picture, row


class Stand(StrEnum):
    """How far the asking has come."""

    ASKED = "asked"
    """Nobody has asked yet."""

    SEARCHING = "searching"
    STOPPED = "stopped"
    FOUND = "found"
    NOTHING = "nothing"
    """Everything was tried in vain."""


class ChangeBox(QFrame):
    """Finds on request what would have changed a result. Works with revealed orders only."""

    lit = Signal(object)
    """Provinces of an answer while the pointer is on it; empty when it leaves."""

    laid = Signal(object)
    """The phase with an answer's orders, to be shown on the board; nothing to take it off."""

    tried_out = Signal(object)
    """An answer that somebody wants to play through."""

    turned = Signal()
    """It says something else, and may have grown."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules, self._board = rules, rules.board
        self._past: PastPhase | None = None
        self._ruling: Ruling | None = None
        self._judged: Judged | None = None
        self._whose: tuple[str, ...] = ()
        self._progress: Progress | None = None
        self._all_found = False
        self.stand = Stand.ASKED
        self.answers: list[Flip] = []
        self.at = 0
        """Which of the answers is shown."""

        self.search = FlipSearch(self)
        self.head = label("", "strong", wrap=True)
        self.whose_label = label("", "muted")
        self.whose = Whose()
        self.answer = Sentence("", ())
        self.note = label("", "muted", wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, 1000)
        self.bar.setTextVisible(False)
        self.seek = button("", "", "branch", small=True)
        self.stop = button("", small=True)
        self.other = button("", small=True)
        self.lay = button("", small=True, checkable=True)
        self.try_out = button("", small=True)
        self._acts = (self.seek, self.stop, self.other, self.lay, self.try_out)
        self._line = QWidget()
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._line)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(8)
        for act in self._acts:
            self._buttons.addWidget(act)
        self._buttons.addStretch(1)
        self._can_try = False
        self.setProperty("note", "info")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(row(picture("branch", "accent", 20), (self.head, 1), gap=10))
        layout.addWidget(column(self.whose_label, self.whose, gap=4))
        for part in (self.answer, self.note, self.bar, self._line):
            layout.addWidget(part)
        self._connect()
        self._show()

    def _connect(self) -> None:
        self.whose.activated.connect(self._on_whose)
        self.seek.clicked.connect(self.ask)
        self.stop.clicked.connect(self.halt)
        self.other.clicked.connect(self.next_answer)
        self.lay.clicked.connect(self._on_lay)
        self.try_out.clicked.connect(self._on_try)
        self.answer.hovered.connect(self.lit)
        self.search.told.connect(self._on_told)
        self.search.found.connect(self._on_found)
        self.search.ended.connect(self._on_ended)

    # -- what is asked about --------------------------------------------------------------------

    def offer_trying(self) -> None:
        """Let answers be played through, where orders may be changed (the study)."""
        self._can_try = True
        self._show()

    def take(self, ruling: Ruling, past: PastPhase) -> bool:
        """Ask about a result from now on; false when nothing could have changed it."""
        if ruling is self._ruling and past is self._past:
            self._speak()
            return True
        self.forget()
        if past is not self._past:
            self._past, self._judged = past, judged_again(past, self._rules)
        if not can_change(ruling, self._judged):
            return False
        self._ruling = ruling
        self._whose = (ruling.power,)
        self._speak()
        return True

    def forget(self) -> None:
        """Stop, and forget the question with its answers."""
        self._reset()
        self._ruling = None

    def _reset(self) -> None:
        self.search.forget()
        self.take_off()
        self.answers, self.at, self._all_found, self._progress = [], 0, False, None
        self._turn(Stand.ASKED)

    # -- asking ---------------------------------------------------------------------------------

    def ask(self) -> None:
        """Search for the smallest change, or go on with a search that was stopped."""
        if self._ruling is None or self._judged is None:
            return
        if self.stand is Stand.STOPPED:
            self.search.go_on()
        else:
            self._reset()
            self.search.begin(self._looking(self._judged, self._ruling.unit))
        self._turn(Stand.SEARCHING)

    def _looking(self, judged: Judged, unit: str) -> Iterator[Progress | Flip]:
        powers = self._whose or None
        most = len(judged.before.units) + len(judged.before.dislodged)
        return search(judged, unit, powers=powers, most=most, others=True)

    def halt(self) -> None:
        """Stop searching; it can go on later."""
        if self.search.busy:
            self.search.stop()
            self._turn(Stand.FOUND if self.answers else Stand.STOPPED)

    def next_answer(self) -> None:
        """Show another change of the same size; after the last the first again."""
        if self.at + 1 < len(self.answers):
            self._show_answer(self.at + 1)
        elif self._all_found:
            self._show_answer(0)
        else:
            self._turn(Stand.SEARCHING)
            self.search.go_on()

    def _on_whose(self) -> None:
        again = self.stand is not Stand.ASKED
        self._whose = self.whose.powers
        self._reset()
        if again:
            self.ask()

    def _on_told(self, progress: Progress) -> None:
        self._progress = progress
        self._show_progress()

    def _on_found(self, flip: Flip) -> None:
        self.answers.append(flip)
        self._show_answer(len(self.answers) - 1)

    def _on_ended(self) -> None:
        self._all_found = True
        if self.answers:
            self._show_answer(0)
        else:
            self._turn(Stand.NOTHING)

    def _show_answer(self, at: int) -> None:
        self.take_off()
        self.at = at
        self._turn(Stand.FOUND)

    # -- on the board ---------------------------------------------------------------------------

    def _on_lay(self) -> None:
        if self.lay.isChecked() and self._past is not None:
            self.laid.emit(with_changes(self._past, self.answers[self.at], self._rules))
        else:
            self.laid.emit(None)

    def take_off(self) -> None:
        """Show the board as it was."""
        if self.lay.isChecked():
            self.lay.setChecked(False)
            self.laid.emit(None)

    def _on_try(self) -> None:
        self.tried_out.emit(self.answers[self.at])

    # -- looks ----------------------------------------------------------------------------------

    def _turn(self, stand: Stand) -> None:
        self.stand = stand
        focus = next((act for act in self._acts if act.hasFocus()), None)
        self._show()
        if focus is not None and focus.isHidden():
            near = next((act for act in self._acts if not act.isHidden()), self.whose)
            near.setFocus()
        self.turned.emit()

    def _show(self) -> None:
        stand, found = self.stand, bool(self.answers)
        answered = found and stand is Stand.FOUND
        self.answer.setVisible(answered)
        if answered and self._ruling is not None:
            flip = self.answers[self.at]
            self.answer.setText(flip_words(flip, self._ruling, self._board))
            self.answer.places = flip_places(flip, self._board)
        self.bar.setVisible(stand is Stand.SEARCHING)
        self.seek.setVisible(stand in (Stand.ASKED, Stand.STOPPED))
        self.stop.setVisible(stand is Stand.SEARCHING)
        self.other.setVisible(answered and not (self._all_found and len(self.answers) == 1))
        self.lay.setVisible(answered and not self._can_try)
        self.try_out.setVisible(answered and self._can_try)
        self.seek.say(
            self.tr("Go on searching")
            if stand is Stand.STOPPED
            else self.tr("Find the smallest change")
        )
        self._line.setVisible(not all(act.isHidden() for act in self._acts))
        self._show_progress()
        self._fit()

    def _show_progress(self) -> None:
        progress = self._progress
        said = self._said(progress)
        self.note.setText(said)
        self.note.setVisible(bool(said))
        self.bar.setValue(int(progress.share * 1000) if progress is not None else 0)

    def _said(self, progress: Progress | None) -> str:
        size = progress.size if progress is not None else 1
        match self.stand:
            case Stand.SEARCHING:
                tried = f"{progress.tried if progress is not None else 0:,}".replace(",", "\u202f")
                now = self.tr("%n order(s) at a time: {tried} tried.", "", size)
                return " ".join(filter(None, (self._ruled_out(size), now.format(tried=tried))))
            case Stand.STOPPED:
                return self._ruled_out(size) or self.tr("Nothing found so far.")
            case Stand.NOTHING:
                return self._nothing()
            case Stand.FOUND if self._all_found:
                return self._count_words()
            case Stand.FOUND if len(self.answers) > 1:
                return self.tr("Answer {number}").format(number=self.at + 1)
        return ""

    def _ruled_out(self, size: int) -> str:
        """Say what is certain when a search has come to so many orders at a time."""
        if size < 2 or self.answers:
            return ""
        return self.tr("Not even %n other order(s) would have changed this.", "", size - 1)

    def _count_words(self) -> str:
        if len(self.answers) == 1:
            return self.tr("There is no other change as small as this.")
        said = self.tr("Answer {number} of {all}")
        return said.format(number=self.at + 1, all=len(self.answers))

    def _nothing(self) -> str:
        if not self._whose:
            return self.tr("No other orders by anybody would have changed this.")
        power = names.spoken(self._board).power(self._whose[0])
        said = self.tr("No other orders by {power:the} would have changed this.")
        return said.format(power=power)

    def _speak(self) -> None:
        self.head.setText(self.tr("What would have changed it"))
        self.whose_label.setText(self.tr("Whose orders may be other than they were?"))
        self.whose.setAccessibleName(self.whose_label.text())
        self.stop.say(self.tr("Stop"))
        self.other.say(self.tr("Another one"))
        self.lay.say(self.tr("Show on the board"))
        self.try_out.say(self.tr("Try it"))
        self._list_powers()
        self._show()

    def _list_powers(self) -> None:
        own = self._ruling.power if self._ruling is not None else ""
        mine = province_of(self._ruling.unit[2:]) if self._ruling is not None else ""
        able = {unit.power for unit in self._writable() if unit.province != mine}
        powers = [power.id for power in self._board.powers if power.id in able - {own}]
        name = words.power_name(self._board, own) if own else ""
        said = self.tr("Own orders: {power}").format(power=name)
        ways: list[tuple[str, tuple[str, ...]]] = [(said, (own,)), (self.tr("Anybody's"), ())]
        ways += [(words.power_name(self._board, power), (power,)) for power in powers]
        with QSignalBlocker(self.whose):
            self.whose.set_ways(ways, self._whose)

    def _writable(self) -> tuple[Unit, ...]:
        """Return the units that had an order to be written in the phase."""
        if self._past is None:
            return ()
        before = self._past.before
        if before.phase.step is Step.RETREATS:
            return tuple(one.unit for one in before.dislodged)
        return before.units

    def _fit(self) -> None:
        """Put the buttons side by side where they fit, else one below the other."""
        shown = [act for act in self._acts if not act.isHidden()]
        need = sum(act.sizeHint().width() + self._buttons.spacing() for act in shown)
        room = self.width() - 26
        beside = QBoxLayout.Direction.LeftToRight
        self._buttons.setDirection(beside if need <= room else QBoxLayout.Direction.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons anew."""
        super().resizeEvent(event)
        self._fit()
        if event.size().height() > event.oldSize().height():
            self.turned.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when nobody looks any more; a window that is only small for a while goes on."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.halt()
            self.take_off()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)
