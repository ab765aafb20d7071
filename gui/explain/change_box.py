"""The smallest change that would have turned a result: searched for at once, one answer shown."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.rules.flip import Flip, Judged, Progress
from engine.rules.game import Rules
from engine.rules.ruling import Ruling
from engine.table.view import PastPhase
from gui.explain.change_answer import ChangeAnswer
from gui.explain.change_search import FlipSearch
from gui.explain.change_words import SearchWords
from gui.explain.changes import Changes, judged_again
from gui.explain.why_parts import Whose, went_wrong
from gui.games.panels import ChangePanel, Stand
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, picture, row
from gui.words import labels

AT_ONCE = 50
"""Milliseconds within which an answer comes without a word about the search."""

_LONG = 1000
"""Milliseconds after which a search says how far it is."""


def _nowhere() -> bool:
    return False


class ChangeBox(Translated, ChangePanel):
    """Finds what would have changed a result. Works with revealed orders only.

    Of a bad result it tells what its own power could have ordered, of a good one what others could.
    """

    def __init__(self, rules: Rules, changes: Changes) -> None:
        super().__init__()
        self._rules, self._board, self._changes = rules, rules.board, changes
        self._past: PastPhase | None = None
        self._ruling: Ruling | None = None
        self._judged: Judged | None = None
        self._whose: tuple[str, ...] = ()
        self._foreign: tuple[str, ...] = ()
        """All other powers that had an order to write."""

        self._progress: Progress | None = None
        self._all_found = False
        self._paused = False
        """Whether it looked for something when it was left."""

        self.stand = Stand.ASKED
        self.answers: list[Flip] = []
        self.at = 0
        """Which of the answers is shown."""

        self.search = FlipSearch(self)
        self._words = SearchWords(self)
        self.head = label("", "strong", wrap=True)
        self.count = label("", "muted")
        self.answer = ChangeAnswer(self._board, changes)
        self.seek = button("", "", "branch", small=True)
        self.stop = button("", small=True)
        self.try_out = button("", small=True, checkable=True)
        self.key = label("Z", "key")
        self.study = button("", "", "branch", small=True)
        self.other = button("", "quiet", "right", small=True)
        self.others = button("", "quiet", small=True, checkable=True)
        self.whose = Whose()
        self._can_try, self._study_there = False, _nowhere
        beside = (self.study, self.other, self.count, self.others)
        self._acts = (self.seek, self.stop, self.try_out, self.key, *beside)
        self._line = QWidget()
        self._buttons = QVBoxLayout(self._line)
        self._buttons.setContentsMargins(0, 0, 0, 0)
        self._buttons.setSpacing(8)
        self._rows: list[list[QWidget]] = []
        self._lay([[*self._acts]])
        self._soon = QTimer(self, singleShot=True, interval=AT_ONCE)
        self._soon.timeout.connect(self._show)
        self._long = QTimer(self, singleShot=True, interval=_LONG)
        self._long.timeout.connect(self._show)
        self.setProperty("note", "info")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 12, 12)
        layout.setSpacing(8)
        layout.addWidget(row(picture("branch", "accent", 20), (self.head, 1), gap=10))
        for part in (self.answer, self.whose, self._line):
            layout.addWidget(part)
        self._connect()
        self._show()

    def _connect(self) -> None:
        self.whose.activated.connect(lambda: self._ask_of(self.whose.powers))
        self.others.clicked.connect(self._on_others)
        self.seek.clicked.connect(self.ask)
        self.stop.clicked.connect(self.halt)
        self.other.clicked.connect(self.next_answer)
        self.try_out.clicked.connect(self._on_try)
        self.study.clicked.connect(self._on_study)
        self.answer.hovered.connect(self.lit)
        self.search.told.connect(self._on_told)
        self.search.found.connect(self._on_found)
        self.search.ended.connect(self._on_ended)
        QShortcut(QKeySequence(Qt.Key.Key_Z), self, self._on_key)
        QShortcut(QKeySequence("Shift+Z"), self, self._on_study)

    # -- what is asked about --------------------------------------------------------------------

    def offer_study(self, there: Callable[[], bool]) -> None:
        """Let answers be opened in the study, where there is a way to it."""
        self._study_there = there
        self._show()

    def _on_study(self) -> None:
        if self.study.isVisible():
            self.study_asked.emit(self.answers[self.at].changes)

    def offer_trying(self) -> None:
        """Let answers be played through, where orders may be changed (the study)."""
        self._can_try = True
        self.try_out.setCheckable(False)
        self._show()

    def take(self, ruling: Ruling, past: PastPhase, *, at_once: bool = True) -> bool:
        """Ask about a result from now on; false when nothing could have changed it."""
        if ruling is self._ruling and past is self._past:
            self._speak()
            if at_once and self.stand is Stand.ASKED:
                self.ask()
            return True
        self.forget()
        if past is not self._past:
            self._past, self._judged = past, judged_again(past, self._rules)
        if not self._changes.can_change(ruling, self._judged):
            return False
        self._foreign = self._changes.able_others(ruling, past, self._board)
        self._whose = (ruling.power,) if went_wrong(ruling) else self._foreign
        if not self._whose:
            return False
        self._ruling = ruling
        self._speak()
        if at_once:
            self.ask()
        return True

    def forget(self) -> None:
        """Stop, and forget the question with its answers."""
        self._reset()
        self._ruling = None

    def _reset(self) -> None:
        self.search.forget()
        self.take_off()
        self.answers, self.at, self._all_found, self._progress = [], 0, False, None
        self._paused = False
        self._turn(Stand.ASKED)

    @property
    def _own(self) -> bool:
        """Whether his own orders are looked through."""
        return self._ruling is not None and self._whose == (self._ruling.power,)

    # -- asking ---------------------------------------------------------------------------------

    def ask(self) -> None:
        """Search for the smallest change, or go on with a search that was stopped."""
        if self._ruling is None or self._judged is None:
            return
        if self.stand is Stand.STOPPED:
            self.search.go_on()
        else:
            self._reset()
            steps = self._changes.looking(self._judged, self._ruling.unit, self._whose)
            self.search.begin(steps)
        self._turn(Stand.SEARCHING)

    def halt(self) -> None:
        """Stop searching; it can go on later."""
        self._paused = False
        if self.search.busy:
            self.search.stop()
        if self.stand is Stand.SEARCHING:
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

    def _on_others(self) -> None:
        if self._ruling is not None:
            foreign = self.others.isChecked()
            self._ask_of(self._foreign if foreign else (self._ruling.power,))

    def _ask_of(self, powers: tuple[str, ...]) -> None:
        self._reset()
        self._whose = powers
        self._list_powers()
        self.ask()

    def _on_told(self, progress: Progress) -> None:
        self._progress = progress
        if not self._long.isActive() and self.stand is Stand.SEARCHING:
            self._show_state()

    def _on_found(self, flip: Flip) -> None:
        self.answers.append(flip)
        if self.stand is Stand.SEARCHING:
            self._show_answer(len(self.answers) - 1)
        else:
            self._show()
        if len(flip.changes) == 1 and self.isVisible():
            self.search.go_on()  # all single orders are tried in no time: to say how many there are

    def _on_ended(self) -> None:
        self._all_found = True
        if self.stand is not Stand.SEARCHING:
            self._show()
        elif self.answers:
            self._show_answer(0)
        else:
            self._turn(Stand.NOTHING)

    def _show_answer(self, at: int) -> None:
        self.take_off()
        self.at = at
        self._turn(Stand.FOUND)

    # -- on the board ---------------------------------------------------------------------------

    def _on_key(self) -> None:
        if self.try_out.isVisible():
            self.try_out.click()

    def _on_try(self) -> None:
        if self._can_try:
            self.tried_out.emit(self.answers[self.at].changes)
        elif self.try_out.isChecked() and self._past is not None:
            self.proposed.emit(())
            flip = self.answers[self.at]
            self.laid.emit(self._changes.with_changes(self._past, flip, self._rules))
        else:
            self.laid.emit(None)
        self._show()
        self._propose()

    def take_off(self) -> None:
        """Show the board as it was."""
        if self.try_out.isChecked():
            self.try_out.setChecked(False)
            self.laid.emit(None)

    def _propose(self) -> None:
        """Draw the answer on the board, unless it is tried out there, or nobody sees it."""
        shown = self.stand is Stand.FOUND and bool(self.answers) and self.isVisible()
        tried = self.try_out.isChecked()
        self.proposed.emit(self.answers[self.at].changes if shown and not tried else ())

    # -- looks ----------------------------------------------------------------------------------

    def _turn(self, stand: Stand) -> None:
        if stand is Stand.SEARCHING:
            self._soon.start()
            self._long.start()
        else:
            self._soon.stop()
            self._long.stop()
        self.stand = stand
        focus = next((act for act in self._acts if act.hasFocus()), None)
        self._show()
        self._propose()
        if focus is not None and focus.isHidden():
            near = (self.seek, self.stop, self.try_out, self.others)
            next((act for act in near if act.isVisible()), self.whose).setFocus()
        self.turned.emit()

    def _show(self) -> None:
        stand, has_answer = self.stand, bool(self.answers)
        answered = has_answer and stand is Stand.FOUND
        # While the next one is looked for, the one before stays: nothing blinks.
        stays = has_answer and stand is Stand.SEARCHING and self._soon.isActive()
        if answered and self._ruling is not None:
            self.answer.show_flip(self.answers[self.at], self._ruling)
        elif not stays:
            self._show_state()
        self.seek.setVisible(stand in (Stand.ASKED, Stand.STOPPED))
        self.stop.setVisible(stand is Stand.SEARCHING and not self._long.isActive())
        self.try_out.setVisible(answered or stays)
        self.study.setVisible((answered or stays) and self._study_there())
        alone = self._all_found and len(self.answers) == 1
        self.other.setVisible((answered or stays) and not alone)
        count = self._words.count(self.at, len(self.answers), finished=self._all_found)
        self.count.setText(count)
        self.count.setVisible(bool(count) and (answered or stays))
        foreign = not self._own and self._ruling is not None
        self.others.setChecked(foreign)
        self.others.say(self.tr("Own orders") if foreign else self.tr("Others' orders"))
        self.others.setVisible(self._ruling is not None and went_wrong(self._ruling))
        self.whose.setVisible(foreign)
        again, first = self.tr("Go on searching"), self.tr("Find the smallest change")
        self.seek.say(again if stand is Stand.STOPPED else first)
        self.try_out.say(self.tr("Back") if self.try_out.isChecked() else self.tr("Try"))
        self._fit()

    def _show_state(self) -> None:
        """Say how far a search is, in the place of its answer."""
        searching = self.stand is Stand.SEARCHING and not self._soon.isActive()
        text = self.tr("searching…") if searching else ""
        if self.stand is not Stand.SEARCHING or not self._long.isActive():
            text = " ".join(filter(None, (text, self._said(self._progress))))
        self.answer.show_state(text, searching=searching)

    def _said(self, progress: Progress | None) -> str:
        size = progress.size if progress is not None else 1
        match self.stand:
            case Stand.SEARCHING:
                tried = progress.tried if progress is not None else 0
                return self._words.tried(size, tried, fruitless=not self.answers)
            case Stand.STOPPED:
                return self._words.stopped(size)
            case Stand.NOTHING:
                return self._nothing()
        return ""

    def _nothing(self) -> str:
        most, own = self._changes.MOST, self._own
        written = self._most_written()
        some = bool(written) and (written > most or len(self._whose) > 1)
        if most and some:
            most = min(most, written)
            return self._words.nothing_up_to(most, self._whose, self._board, own=own)
        return self._words.nothing(self._whose, self._board, own=own)

    def _most_written(self) -> int:
        """Count the orders of whichever power has most: no more of one can be others."""
        rulings = self._judged.rulings if self._judged is not None else ()
        having = [one.power for one in rulings if one.unit]
        return max(map(having.count, self._whose), default=0)

    def _speak(self) -> None:
        self.head.setText(self.tr("Smallest change"))
        self.whose.setAccessibleName(self.tr("Whose orders may be other than they were?"))
        self.stop.say(self.tr("Stop"))
        self.other.say(self.tr("Next change"))
        self.study.say(self.tr("In the study"))
        self.study.setToolTip(
            self.tr("Play this change through in the study; the game stays as it is (Shift+Z)")
        )
        self.try_out.setToolTip(self.tr("See on the board what would have come of it (Z)"))
        self._list_powers()
        self._show()

    def _list_powers(self) -> None:
        ways = [(self.tr("Anybody else's"), self._foreign)]
        ways += [(labels.power_name(self._board, one), (one,)) for one in self._foreign]
        with QSignalBlocker(self.whose):
            self.whose.set_ways(ways, self._whose)

    def _fit(self) -> None:
        """Put the buttons side by side, without the key if need be, else on as few lines as do."""
        acts = [act for act in self._acts if act is not self.key and not act.isHidden()]
        # Nothing is shown to be hidden again: the line would be laid out anew for ever.
        keyed = not self.try_out.isHidden() and self._has_room(*acts, self.key)
        self.key.setVisible(keyed)
        rows: list[list[QWidget]] = [[]]
        for act in self._acts:
            shown = [one for one in (*rows[-1], act) if one in acts or (one is self.key and keyed)]
            if act in acts and len(shown) > 1 and not self._has_room(*shown):
                rows.append([])
            rows[-1].append(act)
        if rows != self._rows:
            self._lay(rows)

    def _lay(self, rows: list[list[QWidget]]) -> None:
        """Lay the buttons out on these lines; others' orders at the end of theirs."""
        while (item := self._buttons.takeAt(0)) is not None:
            old = item.layout()
            while old is not None and old.takeAt(0) is not None:
                pass
        for acts in rows:
            line = QHBoxLayout()
            line.setSpacing(8)
            for act in acts:
                if act is self.others and len(acts) > 1:
                    line.addStretch(1)
                line.addWidget(act)
            if acts[-1] is not self.others or len(acts) == 1:
                line.addStretch(1)
            self._buttons.addLayout(line)
        self._rows = rows

    def _has_room(self, *acts: QWidget) -> bool:
        for act in acts:
            act.ensurePolished()  # its size is that of the style sheet
        need = sum(act.sizeHint().width() + self._buttons.spacing() for act in acts)
        return need <= self.width() - 26

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the buttons anew."""
        super().resizeEvent(event)
        self._fit()
        if event.size().height() > event.oldSize().height():
            self.turned.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what was looked for when it was left, and draw it on the board again."""
        super().showEvent(event)
        if self._paused:
            self.ask()
        self._propose()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when nobody looks any more; a window that is only small for a while goes on."""
        super().hideEvent(event)
        if not event.spontaneous():
            paused = self.stand is Stand.SEARCHING and not self.answers
            self.halt()
            self._paused = paused
            self.take_off()
            self.proposed.emit(())
