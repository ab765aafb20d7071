"""Somebody's memory and the place where it is kept: stored first, and then remembered."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from engine.study.memory.memory_event import (
    Answered,
    Grade,
    LetGo,
    MemoryEvent,
    Subject,
    SubjectMet,
    Told,
)
from engine.study.memory.remembered import Happened, Remembered
from engine.study.memory.scheduling import Schedule
from engine.study.predicting import Answer, Score


class MemoryStore(Protocol):
    """Keeps what has happened; what ``append`` was given is kept whole or not at all."""

    def history(self) -> Iterable[Happened]:
        """Return everything that has happened."""
        ...

    def append(
        self, events: Sequence[MemoryEvent], due: Callable[[Sequence[Happened]], Sequence[datetime]]
    ) -> Sequence[Happened]:
        """Store what happens together, and return it as it was stored.

        ``due`` says of it when the subjects are due afterwards, for whoever only counts them.
        """
        ...


class UnkeptMemory:
    """Remembers until the program ends."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now, self._number = now, 0

    def history(self) -> Iterable[Happened]:
        """Return nothing: nothing was kept."""
        return ()

    def append(
        self, events: Sequence[MemoryEvent], due: Callable[[Sequence[Happened]], Sequence[datetime]]
    ) -> Sequence[Happened]:
        """Give what happens its numbers."""
        del due
        stored = tuple(
            Happened(self._number + turn, self._now(), event)
            for turn, event in enumerate(events, 1)
        )
        self._number += len(events)
        return stored


class Memory:
    """What was not foreseen comes back; what was is asked later and later."""

    def __init__(self, store: MemoryStore, now: Callable[[], datetime]) -> None:
        self._store, self._now = store, now
        self.known, self._schedule = Remembered(store.history()), Schedule()

    def answer(self, subject: Subject, score: Score) -> datetime | None:
        """Remember what was said of a phase; return when it is asked again, if it is.

        Raises:
            StoreError: nothing was stored, and nothing is remembered of it.
        """
        told = tuple(map(_told, score.answers))
        events: list[MemoryEvent] = [Answered(key=subject.key, told=told)]
        if self.known.subjects.get(subject.key) != subject:
            events.insert(0, SubjectMet(game=subject.game, subject=subject))
        self._happen(events)
        return self.due().get(subject.key)

    def let_go(self, key: str) -> None:
        """Ask no more about a phase.

        Raises:
            StoreError: nothing was stored, and it is asked about again.
        """
        self._happen([LetGo(key=key)])

    def due(self) -> Mapping[str, datetime]:
        """Return when each subject is asked again, the earliest first."""
        return self._schedule.due_subjects(self.known, self._now())

    def queue(self) -> tuple[tuple[Subject, tuple[str, ...]], ...]:
        """Return what is due now, the longest due first, each with the units to ask about."""
        now = self._now()
        units: dict[str, list[str]] = {}
        for (key, unit), at in self._schedule.due_dates(self.known.all_reviews(), now).items():
            if at <= now:
                units.setdefault(key, []).append(unit)
        return tuple(
            (self.known.subjects[key], tuple(units[key]))
            for key in self._schedule.due_subjects(self.known, now)
            if key in units
        )

    def _happen(self, events: Sequence[MemoryEvent]) -> None:
        for one in self._store.append(events, self._due_after):
            self.known.take(one)

    def _due_after(self, coming: Sequence[Happened]) -> Sequence[datetime]:
        tried = self.known.copied()
        for one in coming:
            tried.take(one)
        return tuple(self._schedule.due_subjects(tried, self._now()).values())


def _told(answer: Answer) -> Told:
    grade = Grade.GOOD if answer.right else Grade.HARD if answer.near else Grade.AGAIN
    said = "" if answer.said is None else str(answer.said)
    return Told(unit=answer.asked.key, said=said, came=str(answer.came), grade=grade)
