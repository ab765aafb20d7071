"""One phase after another, of which somebody says what happens: marks, the reveal, the score."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from engine.notation.known_rules import known_rules
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.store.errors import StoreError
from engine.study.memory.memory import Memory
from engine.study.memory.memory_event import Subject
from engine.study.positions import judged
from engine.study.predicting import Answer, Asked, Fate, Question, Score, question, scored
from engine.study.tree.node import Chapter
from engine.table.view import PastPhase
from gui.errors.sentences import say_error
from gui.predict.kept import KeptAnswers


@dataclass(frozen=True, slots=True)
class Turn:
    """A phase that is asked about: all of it, or the units that are due."""

    subject: Subject
    units: tuple[str, ...] = ()


class Asking(QObject):
    """Until a phase is revealed it is not judged here: there is nothing that could be told."""

    moved = Signal()
    """Another phase is asked about, or what came of this one is shown."""

    marked = Signal()
    """Another unit is looked at, or something else is said of one."""

    refused = Signal(str)
    """A phase is still asked about; says why."""

    def __init__(
        self,
        turns: Sequence[Turn],
        memory: Memory,
        kept: KeptAnswers,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.turns, self.memory, self._kept = tuple(turns), memory, kept
        self.at, self.right, self.total = 0, 0, 0
        self.score: Score | None = None
        """What came of it; nothing until it is revealed."""

        self.past: PastPhase | None = None
        self.due: datetime | None = None
        """When it is asked again; nothing where all was foreseen."""

        self.said: dict[str, Fate] = {}
        self.here = ""
        """The unit that is looked at."""

        self._begin()

    # -- what is asked ------------------------------------------------------------------------

    @property
    def turn(self) -> Turn:
        """The phase that is asked about."""
        return self.turns[self.at]

    @property
    def before(self) -> Position:
        """The board before it."""
        return self.turn.subject.setup.position

    @property
    def revealed(self) -> bool:
        """Whether what came of it is shown."""
        return self.score is not None

    @property
    def asked(self) -> Asked | None:
        """The unit that is looked at."""
        return next((one for one in self.question.asked if one.key == self.here), None)

    def answer_of(self, key: str) -> Answer | None:
        """Return what came of a unit, once it is revealed."""
        answers = self.score.answers if self.score is not None else ()
        return next((one for one in answers if one.asked.key == key), None)

    def _begin(self) -> None:
        subject, units = self.turn.subject, self.turn.units
        self.score = self.past = self.due = None
        self.rules: Rules = rules_of(subject)
        every = question(self.rules, self.before, subject.ordered)
        self.question: Question = every.only(units) if units else every
        known = {one.key: one.fates for one in self.question.asked}
        kept = self._kept.marks(subject.key)
        self.said = {key: fate for key, fate in kept.items() if fate in known.get(key, ())}
        self.here = ""
        self._go_to_next()

    # -- marking ------------------------------------------------------------------------------

    def choose(self, key: str) -> None:
        """Look at a unit."""
        if key != self.here:
            self.here = key
            self.marked.emit()

    def step(self, by: int) -> None:
        """Look at the next unit, or the one before."""
        keys = [one.key for one in self.question.asked]
        if keys:
            at = keys.index(self.here) if self.here in keys else -by
            self.choose(keys[(at + by) % len(keys)])

    def say(self, fate: Fate | None, key: str = "") -> None:
        """Say what happens to a unit, or that one is not sure; and go on to the next."""
        one = next((o for o in self.question.asked if o.key == (key or self.here)), None)
        if one is None or self.revealed or (fate is not None and fate not in one.fates):
            return
        self.here = one.key
        if fate is None:
            self.said.pop(one.key, None)
        else:
            self.said[one.key] = fate
            if not key:
                self._go_to_next()
        self._keep()

    def turn_over(self, key: str) -> None:
        """Say the next thing that could happen to a unit, as a click on it does."""
        one = next((o for o in self.question.asked if o.key == key), None)
        if one is not None:
            fates = (*one.fates, None)
            said = self.said.get(key)
            at = fates.index(said) if said is not None else -1
            self.say(fates[(at + 1) % len(fates)], key)

    def say_of_others(self) -> None:
        """Say of all of which nothing is said that they do what they were told."""
        if not self.revealed:
            for one in self.question.asked:
                self.said.setdefault(one.key, Fate.DONE)
            self._keep()

    def _go_to_next(self) -> None:
        """Look at the next unit of which nothing is said."""
        keys = [one.key for one in self.question.asked]
        at = keys.index(self.here) + 1 if self.here in keys else 0
        ahead = [key for key in (*keys[at:], *keys[:at]) if key not in self.said]
        self.here = next(iter(ahead), self.here or next(iter(keys), ""))

    def _keep(self) -> None:
        self._kept.mark(self.turn.subject.key, self.said)
        self.marked.emit()

    @property
    def unkept(self) -> str:
        """Why something is not kept, in a sentence; empty while all of it is."""
        return self._kept.said

    # -- the reveal ---------------------------------------------------------------------------

    def reveal(self) -> None:
        """Judge it, say how much of it was foreseen, and remember that."""
        if self.revealed:
            return
        subject = self.turn.subject
        past = judged(self.rules, self.before, subject.ordered)
        self.past = PastPhase(
            before=past.before,
            orders=past.orders,
            resolution=past.resolution,
            disorder=past.disorder,
        )
        self.score = scored(self.question, self.said, past)
        self.right += self.score.right
        self.total += self.score.total
        missed = self.score.missed
        self.here = missed[0].asked.key if missed else self.here
        self.due = self._kept.answer(subject, self.score)
        self.moved.emit()

    def let_go(self) -> None:
        """Ask no more about this phase."""
        try:
            self.memory.let_go(self.turn.subject.key)
        except StoreError as error:
            self.refused.emit(say_error(error))
            return
        self.due = None
        self.marked.emit()

    @property
    def last(self) -> bool:
        """Whether no other phase follows."""
        return self.at + 1 >= len(self.turns)

    def go_on(self) -> None:
        """Ask about the next phase."""
        if not self.last:
            self.at += 1
            self._begin()
            self.moved.emit()


def rules_of(subject: Subject) -> Rules:
    """Return the rules by which a phase is judged.

    Raises:
        ValueError: the program knows no such game, map, rulebook or lineup.
        KeyError: the same.
    """
    chapter = Chapter(id=1, root=2, game=subject.game, map=subject.map, carried=subject.carried)
    return known_rules(chapter, subject.setup)


def can_be_asked(turn: Turn) -> bool:
    """Tell whether the program knows the rules of a phase, and the units that are due in it."""
    subject = turn.subject
    try:
        asked = question(rules_of(subject), subject.setup.position, subject.ordered)
    except (ValueError, KeyError):
        return False
    return bool(asked.only(turn.units).asked if turn.units else asked.asked)
