"""No room that games share learns more words of one of them; what it still says only shrinks."""

import pytest

from tests.architecture import game_words
from tests.architecture.sources import pieces


@pytest.fixture(scope="module")
def found():
    return game_words.found()


def test_no_shared_room_says_more_of_one_game_than_is_written_down(found):
    known = game_words.known()

    assert {n: c for n, c in found.items() if c > known.get(n, 0)} == {}


def test_who_says_nothing_of_it_any_more_is_not_excepted(found):
    assert game_words.known().keys() - found.keys() == set()


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("fleet = 1", 1),
        ("print('A supply centre')", 1),
        ("self.army_at(convoys=2)", 2),
        ("def winter_lines(armies): pass", 2),
        ("from engine.rules import fleets", 1),
        ("class CentreBar: pass", 1),
        ('"""Fleets, armies and centres."""', 0),
        ("# autumn\nwhole = 1", 0),
    ],
)
def test_names_and_texts_count_but_no_explanation(text, count):
    assert game_words.counted(pieces(text)) == count


def test_the_list_is_not_written_where_a_word_was_learnt(tmp_path, monkeypatch, found):
    monkeypatch.setattr(game_words, "KNOWN", tmp_path / "known.json")
    monkeypatch.setattr(game_words, "found", lambda: found)  # no module learns a word meanwhile
    assert game_words.main() == 0
    before = game_words.known()
    assert before == found
    name = next(iter(before))
    game_words.KNOWN.write_text(f'{{"{name}": {before[name] - 1}}}')

    assert game_words.main() == 1
