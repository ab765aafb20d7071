"""Several sheets of one power for the same phase."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.rulebooks.profile import Profile

BOARD = load_map("standard").board
WHOLE = ["A Par-Bur", "A Mar-Spa", "F Bre-Mao"]
PART = ["A Par-Pic"]
OTHER = ["A MAR - GAS"]


def gathered(sheets, *, in_sequence=True, **options):
    rules = Diplomacy(BOARD, Profile.of(options))
    return list(rules.gather(rules.start(), "FRANCE", sheets, in_sequence=in_sequence))


@pytest.mark.parametrize(
    ("policy", "replaced", "changed", "added"),
    [
        ("combine", [*PART, *WHOLE], [*WHOLE, *PART], [*PART, *OTHER]),
        ("combine_unless_replaced", WHOLE, [*WHOLE, *PART], [*PART, *OTHER]),
        ("last_unless_added", WHOLE, PART, [*PART, *OTHER]),
        ("last", WHOLE, PART, OTHER),
    ],
)
def test_of_sheets_in_sequence_those_count_that_the_table_says(policy, replaced, changed, added):
    def last_of(*sheets):
        return gathered(sheets, sheets_in_sequence=policy)

    assert last_of(PART, WHOLE) == replaced
    assert last_of(WHOLE, PART) == changed
    assert last_of(PART, OTHER) == added


def test_of_sheets_without_a_sequence_all_or_none_count():
    assert gathered([PART, OTHER], in_sequence=False) == [*PART, *OTHER]
    assert gathered([PART, OTHER], in_sequence=False, sheets_unordered="all_hold") == []


@pytest.mark.parametrize("in_sequence", [True, False])
def test_a_single_sheet_is_left_alone(in_sequence):
    assert gathered([WHOLE], in_sequence=in_sequence, sheets_unordered="all_hold") == WHOLE
    assert gathered([], in_sequence=in_sequence) == []
