"""What somebody has marked and not yet had revealed: whoever comes back goes on with it."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from engine.study.memory.memory import Memory
from engine.study.memory.memory_event import Subject
from engine.study.predicting import Fate, Score
from gui.errors.sentences import say_error
from gui.kit.kept_list import KeptList
from gui.kit.unkept import Trouble, Unkept

NAME = "predicting.json"
_LONGEST_FILE = 1_000_000
_MOST = 50
"""Phases that somebody may leave half marked; the oldest go."""


class KeptMarks:
    """Marks by phase, in one file beside the program's other lists."""

    def __init__(self, folder: Path) -> None:
        self._list = KeptList(folder / NAME, _LONGEST_FILE)

    def of(self, key: str) -> Mapping[str, Fate]:
        """Return what is marked in a phase; what cannot be understood is not marked."""
        entry = self._list.read().get(key)
        if not isinstance(entry, dict):
            return {}
        known = {str(fate): fate for fate in Fate}
        return {unit: known[said] for unit, said in entry.items() if said in known}

    def keep(self, key: str, said: Mapping[str, Fate]) -> None:
        """Keep what is marked; nothing where it has been revealed.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        every = {of: marks for of, marks in self._list.read().items() if of != key}
        if said:
            every[key] = {unit: str(fate) for unit, fate in said.items()}
        if every != self._list.read():
            self._list.write(self._list.latest(every, _MOST))


class KeptAnswers:
    """Marks, and what came of them: kept at once, or else with the next step that can be."""

    def __init__(self, memory: Memory, marks: KeptMarks, nowhere: Trouble | None = None) -> None:
        """``nowhere`` is why nothing that is answered can be kept at all, where that is so."""
        self._memory, self._kept, self._nowhere = memory, marks, nowhere
        self._marks = Unkept[str, Mapping[str, Fate]](marks.keep)
        self._answers = Unkept[int, tuple[Subject, Score]](self._remember)
        self._count = 0

    @property
    def trouble(self) -> Trouble | None:
        """Why something is not kept; nothing while all of it is."""
        nowhere = self._nowhere if self._count else None
        return self._answers.trouble or self._marks.trouble or nowhere

    @property
    def said(self) -> str:
        """The same in a sentence; empty while all of it is kept."""
        return say_error(self.trouble) if self.trouble is not None else ""

    def marks(self, key: str) -> Mapping[str, Fate]:
        """Return what is marked in a phase and not revealed."""
        waiting = self._marks.waiting(key)
        return self._kept.of(key) if waiting is None else waiting

    def mark(self, key: str, said: Mapping[str, Fate]) -> None:
        """Keep what is marked."""
        self._marks.put(key, dict(said))

    def answer(self, subject: Subject, score: Score) -> datetime | None:
        """Keep what came of a phase; return when it is asked again, if it is."""
        self._count += 1
        self._answers.put(self._count, (subject, score))
        return self._memory.due().get(subject.key)

    def _remember(self, number: int, answer: tuple[Subject, Score]) -> None:
        del number
        subject, score = answer
        self._memory.answer(subject, score)
        self._marks.put(subject.key, {})  # as long as it is not remembered they stay

    def keep(self) -> bool:
        """Keep what could not be kept before; tell whether nothing would be lost by leaving."""
        self._answers.keep()
        self._marks.keep()
        return self.trouble is None
