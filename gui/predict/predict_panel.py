"""The paper beside the board: every unit with what is said of it, and then what came and why."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.board.board import Board
from engine.clock.wall import utc_now
from engine.rules.game import Rules
from engine.study.predicting import Asked, Fate
from gui import i18n
from gui.explain.why_panel import WhyPanel
from gui.explain.why_parts import RulingLettering, RulingRow
from gui.kit.flow import flow
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, label, row, rule
from gui.predict.asking import Asking
from gui.predict.fate_words import SIGNS, asked_words, due_words, fate_word, rulebook_words
from gui.predict.predict_board import UNSURE
from gui.words import names, phases

_ROWS, _BELOW = 55, 45


class PredictPanel(QWidget):
    """Tells what is asked; keys and the board do the same as it."""

    rule_asked = Signal(str)
    lit = Signal(object)
    """Provinces to light while something is pointed at; empty to stop."""

    explained = Signal(object)
    """The ruling that is explained, or None."""

    def __init__(self, board: Board, asking: Asking) -> None:
        super().__init__()
        self._board, self._asking = board, asking
        self.title, self.lead = label("", "h2", wrap=True), label("", "muted", wrap=True)
        self._inside = QWidget()
        self._lettering = RulingLettering(self._inside)
        self._list = spaced(QVBoxLayout(self._inside), (0, 0, 8, 0), 6)
        self._list.addStretch(1)
        self.rows: dict[str, RulingRow] = {}
        self.list = scroller(self._inside)
        self.question = label("", "strong", wrap=True)
        self.fates: dict[Fate, Button] = {}
        for fate in Fate:
            made = self.fates[fate] = button("", checkable=True)
            made.clicked.connect(lambda _=False, fate=fate: asking.say(fate))
        self.unsure = button("", "quiet")
        self.unsure.clicked.connect(lambda: asking.say(None))
        self.others = button("", "quiet")
        self.others.clicked.connect(asking.say_of_others)
        self.marking = flow(*self.fates.values(), self.unsure, self.others, gap=8)
        self.due = label("", "muted", wrap=True)
        self.let_go = button("", "link", small=True)
        self.let_go.clicked.connect(asking.let_go)
        self._again = row((self.due, 1), self.let_go, gap=8)
        self.why: WhyPanel | None = None
        self._below = QWidget()
        self._why_layout = spaced(QVBoxLayout(self._below))
        self._why_area = scroller(self._below)
        layout = spaced(QVBoxLayout(self), gap=10)
        layout.addWidget(self.title)
        layout.addWidget(self.lead)
        layout.addWidget(self.list, _ROWS)
        layout.addWidget(rule())
        layout.addWidget(self._again)
        layout.addWidget(self._why_area, _BELOW)
        layout.addWidget(self.question)
        layout.addWidget(self.marking)
        self._rules: Rules | None = None

    # -- what is shown ------------------------------------------------------------------------

    def show_phase(self) -> None:
        """List the units of another phase, or what came of it."""
        for old in self.rows.values():
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = {}
        for turn, one in enumerate(self._asking.question.asked):
            made = self.rows[one.key] = RulingRow(self._lettering)
            made.clicked.connect(lambda _=False, key=one.key: self._asking.choose(key))
            made.installEventFilter(self)
            self._list.insertWidget(turn, made)
        self.speak()

    def show_marks(self) -> None:
        """Say what is said of each unit, and ask about the one that is looked at."""
        asking, board = self._asking, self._board
        for one in asking.question.asked:
            listed = self.rows[one.key]
            letter = board.powers_by_id[one.power].letter
            words = self._words(one)
            result, bad = self._result(one)
            listed.tell(letter, one.unit, words, result, bad=bad)
            listed.set_on(on=one.key == asking.here)
            listed.show()
            if one.key == asking.here:
                self.list.ensureWidgetVisible(listed, 0, 8)
        self._ask(asking.asked)
        self._explain()

    def _words(self, one: Asked) -> str:
        """Say what a unit was told, and once it is known better, what was said of it."""
        asking, words = self._asking, asked_words(one, self._board)
        answer, said = asking.answer_of(one.key), asking.said.get(one.key)
        if answer is None or answer.right:
            return words
        if said is None:
            return self.tr("{order} (not sure)").format(order=words)
        fate = fate_word(said, one, asking.before.phase.kind)
        return self.tr("{order} (said: {fate})").format(order=words, fate=fate)

    def _result(self, one: Asked) -> tuple[str, bool]:
        asking, kind = self._asking, self._asking.before.phase.kind
        answer, said = asking.answer_of(one.key), asking.said.get(one.key)
        if answer is None:
            return (fate_word(said, one, kind) if said is not None else UNSURE), False
        sign = SIGNS[Fate.DONE] if answer.right else SIGNS[Fate.FAILS]
        return f"{sign} {fate_word(answer.came, one, kind)}", not answer.right

    def _ask(self, one: Asked | None) -> None:
        asking = self._asking
        kind = asking.before.phase.kind
        for part in (self.question, self.marking):
            part.setVisible(not asking.revealed and one is not None)
        if one is None:
            return
        self.question.setText(asked_words(one, self._board))
        for number, fate in enumerate(Fate, 1):
            made = self.fates[fate]
            made.say(f"{number} {fate_word(fate, one, kind)}")
            made.setChecked(asking.said.get(one.key) is fate)
            made.setVisible(fate in one.fates)
        self.unsure.setEnabled(one.key in asking.said)

    def _explain(self) -> None:
        asking = self._asking
        answer = asking.answer_of(asking.here)
        ruling = answer.ruling if answer is not None else None
        self._why_area.setVisible(asking.revealed)
        if asking.past is None or ruling is None:
            if self.why is not None:
                self.why.clear()
            self.explained.emit(None)
            return
        if self.why is None or self._rules is not asking.rules:
            self._make_why(asking.rules)
        assert self.why is not None
        self.why.explain(ruling, asking.past, at_once=False)
        self._why_area.verticalScrollBar().setValue(0)
        self.explained.emit(ruling)

    def _make_why(self, rules: Rules) -> None:
        if self.why is not None:
            self._why_layout.removeWidget(self.why)
            self.why.hide()
            self.why.deleteLater()
        self._rules = rules
        self.why = WhyPanel(self._board, rules)
        self.why.rule_asked.connect(self.rule_asked)
        self.why.lit.connect(self.lit)
        self._why_layout.addWidget(self.why)

    # -- words --------------------------------------------------------------------------------

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        asking = self._asking
        phase = phases.full_phase_words(asking.before.phase)
        asked = len(asking.question.asked)
        self.unsure.say(self.tr("0 not sure"))
        self.others.say(self.tr("The rest succeed (A)"))
        self.others.setToolTip(
            self.tr("Say of all units still open that they do what they were told, or stay")
        )
        self.let_go.say(self.tr("Ask no more"))
        self.let_go.setToolTip(self.tr("Take this phase out of what is practised"))
        score = asking.score
        self._again.setVisible(score is not None)
        if score is None:
            self.title.setText(self.tr("What happens to each unit?"))
            left = self.tr("%n unit(s)", "", asked)
            several = len(asking.turns) > 1
            every = names.number(len(asking.turns))
            said = self.tr("{at} of {all}").format(at=asking.at + 1, all=every)
            parts = (said if several else "", phase, self._rulebook(), left)
            self.lead.setText(" · ".join(filter(None, parts)))
        else:
            self.title.setText(
                self.tr("{right} of {total} foreseen").format(
                    right=score.right, total=names.number(score.total)
                )
            )
            told = (self._named(), phase, self._rulebook())
            self.lead.setText(" · ".join(filter(None, told)))
            self._say_due()
        self.show_marks()

    def _say_due(self) -> None:
        """Say when it is asked again."""
        due = self._asking.due
        self.let_go.setVisible(due is not None)
        if due is None:
            self.due.setText(self.tr("Nothing of it has to come back."))
        else:
            self.due.setText(self.tr("Asked again {when}.").format(when=due_words(due, utc_now())))

    def _rulebook(self) -> str:
        """Say by which rulebook it is judged: by another something else may happen."""
        return rulebook_words(self._asking.rules)

    def _named(self) -> str:
        """Say what the phase’s item is called; that may say what happens: not before the reveal."""
        titles = self._asking.turn.subject.titles
        return titles.get(i18n.language()) or titles.get("en", "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the unit whose row the keyboard comes to."""
        if event.type() == QEvent.Type.FocusIn:
            for key, listed in self.rows.items():
                if listed is watched:
                    self._asking.choose(key)
        return super().eventFilter(watched, event)
