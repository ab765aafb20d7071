"""What is remembered: the fold of all that was answered. When it is due says ``scheduling``."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import chain

from engine.study.memory.memory_event import (
    Answered,
    Grade,
    LetGo,
    MemoryEvent,
    Subject,
    SubjectMet,
)

Card = tuple[str, str]
"""A subject's key, and a unit of it: what is asked again by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """One unit that was asked about once."""

    number: int
    """Reviews are made in the order of their numbers, whatever the clock said."""

    at: datetime
    """What the clock said."""

    card: Card
    grade: Grade


@dataclass(frozen=True, slots=True)
class Happened:
    """An event with its number and with what the clock said."""

    number: int
    at: datetime
    event: MemoryEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How much of a theme was foreseen."""

    right: int = 0
    total: int = 0

    def plus(self, *, right: bool) -> "Tally":
        """Count one unit more."""
        return Tally(right=self.right + right, total=self.total + 1)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(right=self.right + other.right, total=self.total + other.total)


class Remembered:
    """Everything that was asked and answered, as one event after the other is taken."""

    def __init__(self, history: Iterable[Happened] = ()) -> None:
        self.subjects: dict[str, Subject] = {}
        self.reviews: dict[Card, list[Review]] = {}
        """Of cards that are asked again; a unit that was foreseen at first sight makes none."""

        self.themes: dict[str, Tally] = {}
        """How much of each was foreseen, by game and key: ``diplomacy/convoys``; no name: none."""

        self.whole = Tally()
        """How many units were ever asked about, and how many were foreseen."""

        self.last = 0
        """The number of the last event."""

        for one in history:
            self.take(one)

    def take(self, happened: Happened) -> None:
        """Take one more event."""
        event = happened.event
        match event:
            case SubjectMet():
                self.subjects[event.subject.key] = event.subject
            case Answered():
                self._answer(event, happened)
            case LetGo():
                for card in [card for card in self.reviews if card[0] == event.key]:
                    del self.reviews[card]
        self.last = happened.number

    def _answer(self, event: Answered, happened: Happened) -> None:
        subject = self.subjects.get(event.key)
        own = subject.themes if subject is not None else ()
        themes = [f"{subject.game}/{theme}" for theme in own if subject is not None] or [""]
        for told in event.told:
            right, card = told.grade is Grade.GOOD, (event.key, told.unit)
            self.whole = self.whole.plus(right=right)
            for theme in themes:
                self.themes[theme] = self.themes.get(theme, Tally()).plus(right=right)
            if card in self.reviews or not right:
                review = Review(number=happened.number, at=happened.at, card=card, grade=told.grade)
                self.reviews.setdefault(card, []).append(review)

    def all_reviews(self) -> Iterator[Review]:
        """Go through the reviews of all cards."""
        return chain.from_iterable(self.reviews.values())

    def copied(self) -> "Remembered":
        """Return the same, to see what it would be after something."""
        fresh = Remembered()
        fresh.subjects, fresh.themes = dict(self.subjects), dict(self.themes)
        fresh.reviews = {card: list(reviews) for card, reviews in self.reviews.items()}
        fresh.whole, fresh.last = self.whole, self.last
        return fresh
