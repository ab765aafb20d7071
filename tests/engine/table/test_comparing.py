"""What a judged phase changes on the board, told unit by unit."""

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.games.diplomacy.orders import value_of
from engine.rules.order import opened
from engine.table.comparing import Change, differences
from engine.table.view import PastPhase


def changes(*orders):
    rules = GAMES["diplomacy"].rules(load_map("standard").board, {})
    start, sheets = rules.start(), {"GERMANY": orders}
    past = PastPhase(
        before=start, orders=opened(value_of, sheets), resolution=rules.adjudicate(start, sheets)
    )
    return [(one.change, one.unit, one.where) for one in differences(past)]


def test_a_unit_that_follows_another_of_its_kind_is_not_taken_for_it():
    assert changes("A BER - MUN", "A MUN - RUH") == [
        (Change.MOVED, "A BER", "MUN"),
        (Change.MOVED, "A MUN", "RUH"),
    ]


def test_a_unit_that_did_not_get_there_and_one_that_only_helps_change_nothing():
    assert changes("A BER - KIE", "A MUN S F KIE - BER") == []
