"""How far everybody was from the best, in the club's book and its ranking."""

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.club import text
from engine.club.book import Book
from engine.club.faults import ClubError, ClubFault
from engine.club.memory import _is_news
from engine.club.ranking import ranking
from engine.club.record import Record
from engine.rules.distance import Distance

PLAYERS = ("Ada", "Bob", "Cyr")
DISTANCES = st.builds(Distance, st.integers(0, 2000), st.integers(1, 14))


def game(number, off, players=PLAYERS):
    return Record(
        id=f"{number:064x}",
        title=f"Game {number}",
        played=f"2026-01-{number:02}T20:00:00+00:00",
        players=dict(zip("rbw", players, strict=True)),
        counted={"r": 100, "b": 90, "w": 80},
        outcome=None,
        off_best=off,
    )


BOOKS = st.lists(st.dictionaries(st.sampled_from("rbw"), DISTANCES), min_size=1, max_size=6).map(
    lambda told: Book().kept([game(number, off) for number, off in enumerate(told, 1)])
)


@given(BOOKS)
def test_a_book_with_it_and_without_is_read_as_it_was_written(book):
    written = text.write(book)

    assert text.read(written) == text.rescued(written) == book
    told = [*book.records.values()]
    for record, line in zip(told, json.loads(written)["games"], strict=True):
        assert ("off_best" in line) == bool(record.off_best)  # as they were before it was kept


@given(BOOKS)
def test_a_players_mean_is_that_of_all_choices_of_games_that_can_tell(book):
    for line in ranking(book.told()):
        power = dict(zip(PLAYERS, "rbw", strict=True))[line.player]
        known = [one.off_best[power] for one in book.told() if power in one.off_best]
        if not known:
            assert line.off_best is None
            continue
        off, choices = sum(one.off for one in known), sum(one.choices for one in known)
        assert line.off_best == Distance(off, choices)
        assert line.off_best.mean == Fraction(off, choices)


def test_who_commanded_several_has_all_of_theirs():
    record = game(1, {"r": Distance(10, 7), "b": Distance(4, 7)}, ("Ada", "Ada", "Bob"))
    lines = {line.player: line.off_best for line in ranking([record])}

    assert lines == {"Ada": Distance(14, 14), "Bob": None}


def test_a_book_of_before_it_was_kept_learns_it_from_the_file_and_never_forgets_it():
    knows, older = game(1, {"r": Distance(10, 7)}), game(1, {})

    assert _is_news(older, knows)
    assert not _is_news(knows, older)


@pytest.mark.parametrize("value", [[], [1], [-1, 2], [1, 0], [True, 2], [1.5, 2], "1", None])
def test_a_bad_one_is_named_by_its_place_and_lost_alone(value):
    whole = {"r": Distance(10, 7), "b": Distance(4, 7)}
    found = json.loads(text.write(Book().kept([game(1, whole), game(2, whole)])))
    found["games"][1]["off_best"]["b"] = value
    broken = json.dumps(found).encode()

    with pytest.raises(ClubError) as caught:
        text.read(broken)
    assert caught.value.code is ClubFault.BAD_VALUE
    assert caught.value.facts["where"] == "games[1].off_best.b"
    expected = Book().kept([game(1, whole), game(2, {"r": whole["r"]})])
    assert text.rescued(broken) == expected
