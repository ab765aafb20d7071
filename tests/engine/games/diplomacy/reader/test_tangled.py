"""Nonsense costs little more than orders do."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reader.names import distance, index_of
from engine.games.diplomacy.reader.written_orders import LONGEST, Trouble
from engine.rules.choice import ReadingKind

BOARD = load_map("standard").board
USUAL = (
    "a lonn supports the flet in nwrth sea to belgum",
    "armada v parizi podporuje utok armady z marseille na burgundsko",
    "A Mar suports A Paris to burgndy",
    "F Bre - mid atlantic ocean via convoy",
)
TANGLED = (
    "a par - " + "the north sea - " * 12,
    "a par - " + "in north sea - " * 12,
    "a par - " + "mid - atlantic - " * 9,
    "a par - " + "north atlantic - " * 11,
    "a par - " + "nth - " * 18,
    "a par - north sea via convoy over the " * 5,
    "a par s " + "the hold " * 18,
    "the the sea " * 13,
    "a a a - - -" * 8,
    "s of s - " * 9,
    (
        "a par s the the in to eastern in the at st the in h par the saint of h atlantic rumnia "
        "the par armádu a f moře england mid of par gulf s south petersburg par german gulf"
    ),
    (
        "itala vnoi anvnt tetlioar iona onssi veasvss rlsess iislni rios vlsevrvol atratvvoi "
        "otsvlvl onel arnrals nootn soseoo sorsvol srnltll nisasit osirov viaar instoi eniira sotsr"
    ),
    "anglickykaaal" * 20,
)


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(BOARD)


@pytest.fixture(scope="module")
def cost(rules, steps):
    """Count the steps of reading a text for the first time."""
    names, start = index_of(BOARD), rules.start()

    def read(text):
        names._known.clear()
        names._called.clear()
        names._near_pieces.clear()
        return steps(lambda: rules.read(text, start, "FRANCE"))

    read(USUAL[0])
    return read


def test_no_line_costs_more_than_a_few_usual_ones(cost):
    usual = max(map(cost, USUAL))

    assert [text for text in TANGLED if cost(text) > 6 * usual] == []


def test_a_long_text_is_refused_at_once(rules, cost):
    for text in (
        "a par - bur " * 90_000,
        "x" * 1_000_000,
        " " * 1_000_000,
        "A PAR H" + "\n" * 999_999,
    ):
        reading = rules.read(text, rules.start(), "FRANCE")

        assert reading.kind is ReadingKind.UNREADABLE
        assert reading.reason == Trouble.TOO_LONG
        assert len(reading.written) == LONGEST
        assert cost(text) < cost(USUAL[0])


def test_what_can_be_taken_in_too_many_ways_is_called_so(rules):
    reading = rules.read("a par - " + "mid-atlantic-" * 18, rules.start(), "FRANCE")

    assert reading.reason == Trouble.TOO_LONG


@pytest.mark.parametrize("name", ["burgundy", "mnichov", "constantinople", "kiel"])
def test_slips_beyond_the_most_are_many_and_within_it_exact(name):
    for text in ("burgandy", "bugrundy", "burg", "mnihcov", "constantinopole", "kilet", "leik"):
        whole, start = distance(text, name)
        for most in (1, 2, 3):
            near, begun = distance(text, name, most)
            assert near == whole if whole <= most else near > most
            assert begun == start if start <= most else begun > most
