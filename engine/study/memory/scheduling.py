"""When what was not foreseen is asked again: by FSRS, a scheduler of many programs' cards.

Nothing of it is stored: due dates follow from the reviews, so that whatever wrote them down last,
and in whatever order they are read, they are the same. Chance ("fuzz") is off.
"""

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta

import fsrs

from engine.study.memory.memory_event import Grade
from engine.study.memory.remembered import Card, Remembered, Review

_AGAIN = (timedelta(minutes=10),)
"""After a miss it is asked again in the same hour, and then after days."""

_RATINGS: Mapping[Grade, fsrs.Rating] = {
    Grade.AGAIN: fsrs.Rating.Again,
    Grade.HARD: fsrs.Rating.Hard,
    Grade.GOOD: fsrs.Rating.Good,
}


_Course = tuple[tuple[Grade, datetime], ...]
"""All that was said of a card, in its order: what it is due by follows from that alone."""


class Schedule:
    """Works a card out once, as long as nothing more is said of it."""

    def __init__(self) -> None:
        self._scheduler = fsrs.Scheduler(
            learning_steps=_AGAIN, relearning_steps=_AGAIN, enable_fuzzing=False
        )
        self._known: dict[Card, tuple[_Course, datetime]] = {}

    def due_dates(self, reviews: Iterable[Review], now: datetime) -> Mapping[Card, datetime]:
        """Return when each card is due, in whatever order its reviews are told."""
        courses: dict[Card, list[tuple[Grade, datetime]]] = {}
        for review, at in _in_time(reviews, now):
            courses.setdefault(review.card, []).append((review.grade, at))
        return {card: self._due(card, tuple(courses[card])) for card in sorted(courses)}

    def _due(self, card: Card, course: _Course) -> datetime:
        known = self._known.get(card)
        if known is None or known[0] != course:
            one = fsrs.Card(card_id=0, due=course[0][1])
            for grade, at in course:
                one, _ = self._scheduler.review_card(one, _RATINGS[grade], at)
            known = self._known[card] = course, one.due
        return known[1]

    def due_subjects(self, known: Remembered, now: datetime) -> Mapping[str, datetime]:
        """Return when each subject is due, the earliest first: as soon as one of its units is."""
        first: dict[str, datetime] = {}
        for (key, _), due in self.due_dates(known.all_reviews(), now).items():
            if key in known.subjects:
                first[key] = min(due, first.get(key, due))
        return dict(sorted(first.items(), key=lambda one: (one[1], one[0])))


def due_dates(reviews: Iterable[Review], now: datetime) -> Mapping[Card, datetime]:
    """Return when each card is due, in whatever order its reviews are told."""
    return Schedule().due_dates(reviews, now)


def _in_time(reviews: Iterable[Review], now: datetime) -> list[tuple[Review, datetime]]:
    """Return reviews as they were made, each with its time: that never goes back.

    A clock may have been wrong. What it dated before what had happened already, happened after
    that; what it dated later than now, happened before what came next, or just now.
    """
    now = now.astimezone(UTC)
    ordered = sorted(reviews, key=lambda one: (one.number, one.card))
    times: list[datetime] = []
    following = now
    for one in reversed(ordered):  # what lies ahead of us was made before what came after it
        at = one.at.astimezone(UTC)
        if at <= now:
            following = at
        times.append(min(following, now) if at > now else at)
    found: list[tuple[Review, datetime]] = []
    latest: datetime | None = None
    for one, at in zip(ordered, reversed(times), strict=True):
        latest = at if latest is None or at > latest else latest
        found.append((one, latest))
    return found
