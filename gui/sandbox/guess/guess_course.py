"""Where a reader is who guesses the orders of one power of a game; every step is kept first."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.catalogue import GAMES
from engine.notation.known_rules import known_rules
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Position
from engine.study.guessing import (
    Compared,
    Guesses,
    PlayedPhase,
    Score,
    compare,
    compared_with_game,
    game_key,
    phases,
    powers,
    score,
    total,
)
from engine.study.positions import Positions
from engine.study.tree.study import Study
from engine.table.view import PastPhase
from gui.kit.unkept import Trouble, Unkept
from gui.sandbox.course.half_typed import HalfTyped
from gui.sandbox.guess.kept_guesses import KeptGuesses, KeptRound


class GuessCourse(QObject):
    """A game, the power that is guessed, and the phase that it is about."""

    moved = Signal()
    """Another phase, or the same one in another way."""

    written = Signal()
    """Something else is written."""

    def __init__(self, study: Study, root: int, kept: KeptGuesses) -> None:
        super().__init__()
        self.study, self.root, self._kept = study, root, kept
        self._unkept = Unkept[str, KeptRound](self._write)
        self._positions = Positions(known_rules)
        self.key = game_key(study, root)
        self.half_typed = HalfTyped(kept.typing(self.key), lambda _, text: not text.strip())
        """What stands on the lines of phases, and is no order yet."""

        self.powers = powers(study, root, self._positions)
        self.power = ""
        """Whose orders are guessed; nothing while that is chosen."""

        self.phases: tuple[PlayedPhase, ...] = ()
        self.phase: PlayedPhase | None = None
        """The phase that is guessed, or was sealed just now; nothing before and after all."""

        self._round = KeptRound()

    # -- whose --------------------------------------------------------------------------------

    def kept(self, power: str) -> KeptRound:
        """Return how far somebody came with a power."""
        return self._unkept.waiting(power) or self._kept.read(self.key, power)

    def count(self, power: str) -> tuple[int, int]:
        """Return how many phases of a power were guessed, of how many."""
        every = phases(self.study, self.root, power, self._positions)
        return sum(1 for _ in self.kept(power).guesses.of(every)), len(every)

    def total_of(self, power: str) -> Score:
        """Return what a power's guesses came to."""
        guesses = self.kept(power).guesses
        return total(self.study, self.root, power, guesses, self._positions)

    def choose(self, power: str) -> None:
        """Guess for a power, from where one left it; from the beginning where all is guessed."""
        self.power = power
        self._round = self.kept(power)
        self.phases = phases(self.study, self.root, power, self._positions)
        if self._round.guesses.next_of(self.phases) is None:
            rounds = (*self._round.rounds, self.total)
            self._keep(KeptRound(rounds=rounds))
        self.phase = self._round.guesses.next_of(self.phases)
        self.moved.emit()

    def leave(self) -> None:
        """Go back to where powers are chosen."""
        self.power, self.phase, self.phases = "", None, ()
        self.moved.emit()

    def _keep(self, kept: KeptRound) -> None:
        self._round = kept
        self._unkept.put(self.power, kept)

    def _write(self, power: str, kept: KeptRound) -> None:
        self._kept.keep(self.key, power, kept)

    def keep(self) -> bool:
        """Keep what could not be kept before; tell whether nothing counts only while one is here.

        It is tried again with each step as well, whichever power it is of.
        """
        return all((self._unkept.keep(), self.half_typed.keep()))

    @property
    def trouble(self) -> Trouble | None:
        """Why something is not kept; nothing while all of it is."""
        return self._unkept.trouble or self.half_typed.trouble

    # -- which phase --------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The rules that are in force there."""
        node = self.phase.before if self.phase is not None else self.root
        return self._positions.rules(self.study, node)

    @property
    def position(self) -> Position:
        """The board on which is written; the last one of the game where all is guessed."""
        if self.phase is not None:
            return self._positions.position(self.study, self.phase.before)
        line = self.study.main_line(self.root) if self.power else ()
        return self._positions.position(self.study, line[-1] if line else self.root)

    @property
    def sealed(self) -> bool:
        """Whether the phase was guessed, so that everything about it may be told."""
        return self.phase is not None and self.phase.place in self._round.guesses.sheets

    @property
    def finished(self) -> bool:
        """Whether nothing is left to be guessed."""
        return bool(self.power) and self._round.guesses.next_of(self.phases) is None

    @property
    def number(self) -> int:
        """Which of the power's phases it is, counted from one."""
        return self.phases.index(self.phase) + 1 if self.phase is not None else 0

    @property
    def draft(self) -> tuple[str, ...]:
        """What is written and not sealed."""
        return self._round.draft

    @property
    def story(self) -> str:
        """What is remarked on the boards since the phase before: nothing of it tells what comes."""
        if self.phase is None:
            return ""
        line = self.study.line_to(self.phase.before)
        before = self.phases[self.number - 2].node if self.number > 1 else 0
        told = line[line.index(before) + 1 :] if before in line else line
        return "\n\n".join(filter(None, (self.study.nodes[one].note for one in told)))

    @property
    def note(self) -> str:
        """What is remarked on the phase that was sealed."""
        return self.study.nodes[self.phase.node].note if self.phase and self.sealed else ""

    @property
    def past(self) -> PastPhase | None:
        """The phase as it was played, once it is sealed."""
        if self.phase is None or not self.sealed:
            return None
        judged = self._positions.judged(self.study, self.phase.node)
        if judged is None:
            return None
        return PastPhase(
            before=judged.before,
            orders=judged.orders,
            resolution=judged.resolution,
            disorder=judged.disorder,
        )

    @property
    def compared(self) -> tuple[Compared, ...]:
        """What the reader wrote beside what was played, once it is sealed."""
        if self.phase is None or not self.sealed:
            return ()
        texts = self._round.guesses.sheets[self.phase.place]
        return compared_with_game(self.study, self.phase, self.power, texts, self._positions)

    @property
    def beside_computer(self) -> tuple[Compared, ...]:
        """What the reader wrote beside what the game's novice would write, once it is sealed.

        Nothing where the game has none. The same phase has the same answer.
        """
        phase, novice = self.phase, GAMES[self.rules.game].novice
        if phase is None or not self.sealed or novice is None:
            return ()
        rules, position = self.rules, self.position
        texts = novice()(rules, position, self.power, f"{self.key} {phase.place}")
        return compare(rules, position, self._round.guesses.sheets[phase.place], texts)

    @property
    def score(self) -> Score:
        """What this phase came to."""
        return score(self.compared)

    @property
    def total(self) -> Score:
        """What all phases came to so far."""
        return total(self.study, self.root, self.power, self._round.guesses, self._positions)

    @property
    def by_phase(self) -> tuple[tuple[Phase, Score], ...]:
        """What each phase that was guessed came to, in their order."""
        study, positions = self.study, self._positions
        return tuple(
            (
                positions.position(study, phase.before).phase,
                score(compared_with_game(study, phase, self.power, texts, positions)),
            )
            for phase, texts in self._round.guesses.of(self.phases)
        )

    # -- acts ---------------------------------------------------------------------------------

    def write(self, texts: Iterable[str]) -> None:
        """Keep what is being written."""
        told = tuple(texts)
        if not self.sealed and told != self._round.draft:
            self._keep(replace(self._round, draft=told))
            self.written.emit()

    @property
    def line(self) -> str:
        """What was begun on the line of this phase."""
        return self.half_typed.line(self._place, self.power)

    def type(self, text: str) -> None:
        """Hold what stands on the line now."""
        self.half_typed.type_line(self._place, text, self.power)

    @property
    def _place(self) -> int:
        return self.phase.place if self.phase is not None else 0

    def seal(self, texts: Iterable[str]) -> None:
        """Seal what is written: from now on it is compared, and changes no more."""
        if self.phase is None or self.sealed:
            return
        guesses: Guesses = self._round.guesses.with_(self.phase.place, tuple(texts))
        self._keep(replace(self._round, guesses=guesses, draft=()))
        self.moved.emit()

    def go_on(self) -> None:
        """Go to the next phase of the power; behind the last one all is told."""
        self.phase = self._round.guesses.next_of(self.phases)
        self.moved.emit()
