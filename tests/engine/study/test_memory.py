"""What was not foreseen comes back: the laws of when."""

import random
from datetime import UTC, datetime, timedelta
from functools import cache

from engine.study.memory.memory import Memory, UnkeptMemory
from engine.study.memory.memory_event import Grade, Subject
from engine.study.memory.remembered import Remembered, Review
from engine.study.memory.scheduling import due_dates
from engine.study.predicting import Question, Score, question, scored
from engine.study.tree.setup import Setup
from tests.engine.study.conftest import student

NOON = datetime(2026, 11, 28, 12, tzinfo=UTC)


class Clock:
    def __init__(self):
        self.time = NOON

    def __call__(self):
        return self.time

    def pass_by(self, **spans):
        self.time += timedelta(**spans)


@cache
def phases(game):
    """Phases that somebody judged by chance: what is asked about, the question, what came."""
    return tuple(_phases(game))


def _phases(game):
    somebody, log, _ = student(game, "memory")
    for _ in range(18):
        somebody.act()
    for node in log.study.nodes.values():
        past = somebody.sandbox.judged(node.id) if node.ordered is not None else None
        if past is None:
            continue
        rules = somebody.sandbox.rules(node.id)
        asked = question(rules, past.before, node.ordered)
        setup = Setup(position=past.before, options=rules.options)
        subject = Subject(
            key=f"{game}/{node.id}",
            game=game,
            map=rules.board.id,
            setup=setup,
            ordered=node.ordered,
            themes=("even",) if node.id % 2 == 0 else (),
        )
        if asked.asked:
            yield subject, asked, past


def guessed(asked, past, chance):
    """What somebody says who foresees some, is not sure of some, and errs in some."""
    truth = {one.asked.key: one.came for one in scored(asked, {}, past).answers}
    said = {}
    for one in asked.asked:
        fate = chance.choice((truth[one.key], truth[one.key], *one.fates, None))
        if fate is not None:
            said[one.key] = fate
    return scored(asked, said, past)


def lived(game, days=12, seed=1):
    """A memory after some days, with everything that has happened to it."""
    clock, chance = Clock(), random.Random(seed)
    memory, known = Memory(UnkeptMemory(clock), clock), phases(game)
    for _ in range(days):
        for subject, asked, past in chance.sample(known, min(3, len(known))):
            memory.answer(subject, guessed(asked, past, chance))
            clock.pass_by(minutes=chance.randrange(40))
        clock.pass_by(hours=chance.randrange(60))
    return memory, clock


def test_any_order_of_reviews_leads_to_the_same_due_dates(game):
    memory, clock = lived(game)
    reviews = [*memory.known.all_reviews()]
    assert len(reviews) > 10
    told = due_dates(reviews, clock())
    for seed in range(10):
        assert due_dates(random.Random(seed).sample(reviews, len(reviews)), clock()) == told


def test_only_what_was_missed_comes_back_and_all_of_it():
    clock = Clock()
    for subject, asked, past in phases("diplomacy")[:12]:
        memory = Memory(UnkeptMemory(clock), clock)
        score = guessed(asked, past, random.Random(subject.key))
        due = memory.answer(subject, score)
        clock.pass_by(days=400)

        assert (due is None) == (not score.missed)
        units = [unit for _, units in memory.queue() for unit in units]
        assert sorted(units) == sorted(one.asked.key for one in score.missed)


def test_what_is_foreseen_again_and_again_is_asked_ever_later():
    card, at, gaps = ("one", "unit"), NOON, []
    reviews = [Review(number=1, at=at, card=card, grade=Grade.AGAIN)]
    for number in range(2, 9):
        at = due_dates(reviews, at)[card]
        reviews.append(Review(number=number, at=at, card=card, grade=Grade.GOOD))
        gaps.append(due_dates(reviews, at)[card] - at)

    assert gaps == sorted(gaps)
    assert gaps[-1] > timedelta(days=7)


def test_what_is_missed_is_asked_again_within_the_hour():
    card = ("one", "unit")
    review = Review(number=1, at=NOON, card=card, grade=Grade.AGAIN)

    assert due_dates([review], NOON)[card] - NOON <= timedelta(minutes=10)


def test_a_clock_that_goes_wrong_and_right_again_never_puts_anything_off_for_years():
    chance = random.Random(7)
    for _ in range(200):
        card, at, reviews = ("one", "unit"), NOON, []
        for number in range(1, 9):
            at += timedelta(hours=chance.randrange(1, 50))
            wrong = chance.choice((0, 0, 0, -20_000, 3_000, -1))
            grade = Grade.AGAIN if number == 8 else chance.choice([*Grade])
            said = at + timedelta(days=wrong)
            reviews.append(Review(number=number, at=said, card=card, grade=grade))
        due = due_dates(reviews, at)[card]

        assert due <= at + timedelta(minutes=10)  # it was missed just now
        assert due_dates(reviews, at) == due_dates(reviews[::-1], at)


def test_a_clock_that_goes_back_makes_no_time_run_backwards():
    card = ("one", "unit")
    straight = [
        Review(number=1, at=NOON, card=card, grade=Grade.AGAIN),
        Review(number=2, at=NOON, card=card, grade=Grade.GOOD),
    ]
    back = [straight[0], Review(number=2, at=NOON - timedelta(days=9), card=card, grade=Grade.GOOD)]

    assert due_dates(back, NOON) == due_dates(straight, NOON)


def test_themes_count_every_unit_once(game):
    memory, _ = lived(game)
    known = memory.known
    assert known.whole.total == sum(one.total for one in known.themes.values())
    assert known.whole.right == sum(one.right for one in known.themes.values())
    assert set(known.themes) <= {"", f"{game}/even"}


def test_what_is_let_go_is_not_asked_until_it_is_missed_anew():
    clock = Clock()
    memory = Memory(UnkeptMemory(clock), clock)
    subject, asked, past = phases("diplomacy")[0]
    nothing = scored(asked, {}, past)
    memory.answer(subject, nothing)
    memory.let_go(subject.key)
    clock.pass_by(days=400)
    assert memory.queue() == ()

    memory.answer(subject, nothing)
    clock.pass_by(days=400)
    assert [one.key for one, _ in memory.queue()] == [subject.key]


def test_nothing_is_due_where_nothing_was_asked():
    memory = Memory(UnkeptMemory(Clock()), Clock())
    assert (memory.queue(), memory.due(), memory.known.whole.total) == ((), {}, 0)
    assert Score(()).total == len(Question(()).asked) == 0
    assert Remembered().copied().last == 0
