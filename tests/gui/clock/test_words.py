from dataclasses import replace

import pytest

from engine.clock.clock import Clock, Countdown, Part
from engine.clock.plan import AtZero
from engine.games.diplomacy.phase import CALENDAR
from gui import i18n
from gui.clock import words
from tests.clock_plans import usual_plan

TALK = Clock(plan=usual_plan(), going=True, seen=0).begun(CALENDAR.parse("S1902M"))
WRITING = replace(TALK, part=Part.WRITING, count=Countdown(300_000, 200_000))


@pytest.fixture(params=["en", "cs"])
def language(qapp, request):
    with i18n.speaking(request.param):
        yield request.param


def clocks():
    hold = usual_plan(at_zero=AtZero.HOLD, hush=True)
    up = replace(WRITING, count=Countdown(300_000, 0))
    shown = TALK.revealed()
    return {
        "talk": TALK,
        "fresh": replace(TALK, going=False),
        "break": replace(TALK, going=False, count=Countdown(900_000, 5000)),
        "missed": replace(TALK, going=False, missed=400_000),
        "due": replace(TALK, plan=usual_plan(writing=0)),
        "last": replace(TALK, count=Countdown(900_000, 5000)),
        "hush": replace(TALK, plan=hold, count=Countdown(900_000, 5000)),
        "writing": WRITING,
        "holding": replace(WRITING, plan=hold),
        "ahead": replace(WRITING, ahead=Countdown(9000, 5000)),
        "sealed": replace(WRITING, sealed=True),
        "up": up,
        "grace": replace(up, plan=hold, grace=12_300),
        "unlimited": replace(WRITING, count=None),
        "retreats": WRITING.begun(CALENDAR.parse("S1901R")),
        "adjustments": WRITING.begun(CALENDAR.parse("W1901A")),
        "results": shown,
        "talks": shown.talks_ahead(),
        "talked": replace(shown.talks_ahead(), ahead=Countdown(9000, 0)),
        "over": TALK.ended(),
    }


@pytest.mark.parametrize("name", clocks())
def test_every_clock_can_be_said_in_both_languages(name, language):
    clock = clocks()[name]
    said = (words.part_words(clock), words.note_words(clock), words.read_aloud(clock))

    assert said[0]
    assert said[2]
    assert all("{" not in text and "%" not in text for text in said)


def test_no_two_situations_are_said_alike(language):
    said = [(words.part_words(clock), words.note_words(clock)) for clock in clocks().values()]

    assert len(said) == len(set(said))


def test_every_text_is_translated(qapp):
    with i18n.speaking("en"):
        english = {name: words.note_words(clock) for name, clock in clocks().items()}
    with i18n.speaking("cs"):
        czech = {name: words.note_words(clock) for name, clock in clocks().items()}

    assert not [name for name, text in czech.items() if text and text == english[name]]


def test_minutes_are_counted_as_people_count_them(qapp):
    with i18n.speaking("cs"):
        assert [words.span_words(s) for s in (60, 120, 300, 20, 7200)] == [
            "1 minuta", "2 minuty", "5 minut", "20 sekund", "2 hodiny",
        ]  # fmt: skip
    with i18n.speaking("en"):
        assert words.span_words(60) == "1 minute"
        assert words.span_words(1) == "1 second"


def test_a_screen_reader_is_not_told_every_second(language):
    times = [
        replace(TALK, count=Countdown(900_000, left)) for left in range(840_000, 839_000, -100)
    ]
    ahead = [
        replace(WRITING, ahead=Countdown(900_000, 5000 - left), count=Countdown(300_000, 200_000))
        for left in range(0, 3000, 100)
    ]

    assert len({words.read_aloud(clock) for clock in times}) <= 2
    assert len({words.read_aloud(clock) for clock in ahead}) == 1


def test_figures_are_those_of_a_clock():
    assert [words.figures(s) for s in (0, 9, 222, 767, 5999)] == [
        "0:00", "0:09", "3:42", "12:47", "99:59",
    ]  # fmt: skip
