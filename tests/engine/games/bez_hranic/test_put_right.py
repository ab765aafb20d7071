"""What was put right by hand: rounds taken back, purses changed, stacks corrected."""

import pytest

from engine.games.bez_hranic.commands import Change, Enter, Reason, TakeBack
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError
from engine.table.live.table import replayed
from tests.engine.games.bez_hranic.conftest import Evening

DEALT = [Way.BUZZER, Way.TOUCH, Way.ALONE, Way.CALM]


def counted(evening, rounds):
    """Play until so many rounds are counted, and nothing was put right."""
    for _ in range(20_000):
        if len(evening.seen.past) == rounds and evening.seen.doing is Doing.READY:
            return evening
        commands = evening.table.commands
        fair = [one for one in commands if not isinstance(one, TakeBack | Change)]
        evening.passed += evening.chance.choice((0, 3, 900, 2500))
        try:
            if not evening.table.tick():
                evening.table.do(evening.chance.choice(fair))
        except LiveRefusalError:
            continue
    raise AssertionError("it never comes so far")


@pytest.mark.parametrize("way", DEALT)
def test_a_round_that_is_taken_back_is_dealt_anew_from_cards_nobody_knows(way):
    evening = counted(Evening(2, way), 2)
    first, second = evening.seen.past

    evening.table.do(TakeBack("the cat"))

    assert evening.seen.doing is Doing.VOID
    assert evening.seen.past == (first,)
    assert evening.seen.purses == first.purses
    assert evening.seen.log == (("taken back", "2", "the cat"),)
    assert not evening.seen.laid + evening.seen.offer + evening.seen.sealed
    counted(evening, 2)
    assert evening.seen.past[1].offer != second.offer
    assert evening.seen.past[1].again == 1
    evening.play()
    replay = replayed(evening.table.game, evening.store.events())[1]
    assert replay.seen() == evening.seen


def test_rounds_taken_back_one_after_another_never_come_again():
    evening = counted(Evening(2, Way.TOUCH), 3)
    offers = [one.offer.cards for one in evening.seen.past]
    for reason in "abc":
        evening.table.do(TakeBack(reason))
        while evening.seen.doing is not Doing.VOID:
            evening.act()
    assert not evening.seen.past
    again = [one.offer.cards for one in counted(evening, 3).seen.past]

    assert not {*offers} & {*again}
    cards = [card for offer in again for card in offer]
    assert len(cards) == len({*cards})


@pytest.mark.parametrize("way", DEALT)
def test_nothing_is_taken_back_while_a_round_is_played(way):
    evening = counted(Evening(4, way), 1)
    while evening.seen.doing is not Doing.CHOOSING:
        evening.act()
    if evening.seen.past:
        with pytest.raises(LiveRefusalError) as refused:
            evening.table.do(TakeBack("x"))
        assert refused.value.code == Reason.ROUND_RUNS


def test_beside_a_real_table_the_stacks_are_entered_again():
    evening = counted(Evening(6, Way.BESIDE), 1)
    offer, first = evening.seen.past[0].offer, evening.seen.past[0]

    evening.table.do(TakeBack("stacks fell"))

    assert (evening.seen.doing, evening.state.game.round.offer) == (Doing.CHOOSING, offer)
    evening.table.do(Enter(first.laid))
    assert evening.seen.past[0].bills == first.bills
    laid = tuple(reversed(first.laid))
    evening.table.do(Enter(laid, "upside down"))
    assert evening.seen.past[0].laid == laid
    with pytest.raises(LiveRefusalError) as refused:
        evening.table.do(Enter(laid))
    assert refused.value.code == Reason.NO_REASON


@pytest.mark.parametrize("way", [*Way])
def test_a_purse_that_was_changed_keeps_its_change_when_a_round_is_taken_back(way):
    evening = counted(Evening(2, way), 2)
    seat = evening.seen.seats[0]
    before = evening.seen.past[0].purses[seat]
    evening.table.do(Change(seat, 30, "found under the table"))

    evening.table.do(TakeBack("miscounted"))
    assert evening.seen.purses[seat] == before + 30
    evening.table.do(TakeBack("miscounted too"))

    given = 200 if len(evening.seen.hands[seat]) == 2 else 100
    assert evening.seen.purses[seat] == given + 30


def test_a_correction_of_stacks_keeps_what_was_changed_since():
    evening = counted(Evening(6, Way.BESIDE), 1)
    seat = evening.seen.seats[0]
    paid = evening.seen.purses[seat]
    evening.table.do(Change(seat, 70, "birthday"))

    evening.table.do(Enter(evening.seen.past[0].laid, "looked again"))

    assert evening.seen.purses[seat] == paid + 70


def test_no_purse_holds_less_than_nothing_whatever_is_taken_back():
    evening = counted(Evening(6, Way.BESIDE), 3)
    seat = evening.seen.seats[0]
    evening.table.do(Change(seat, -evening.seen.purses[seat], "lost"))

    for _ in range(3):
        evening.table.do(TakeBack("again"))

    assert min(evening.seen.purses.values()) >= 0
    with pytest.raises(LiveRefusalError) as refused:
        evening.table.do(Change(seat, -10_000, "more"))
    assert refused.value.code == Reason.NO_MONEY


def test_a_correction_needs_a_reason():
    evening = counted(Evening(2, Way.TOUCH), 1)
    for command in (TakeBack(" "), Change("red", 10, "")):
        with pytest.raises(LiveRefusalError) as refused:
            evening.table.do(command)
        assert refused.value.code == Reason.NO_REASON


def test_after_the_end_a_purse_can_still_be_put_right_and_the_richest_win():
    evening = Evening(2, Way.CALM)
    evening.play()
    last = evening.seen.seats[-1]

    evening.table.do(Change(last, 9_000, "counted again"))

    assert evening.seen.doing is Doing.OVER
    assert evening.seen.richest == (last,)
    evening.table.do(TakeBack("all of it"))
    evening.play()
    replay = replayed(evening.table.game, evening.store.events())[1]
    assert replay.seen() == evening.seen


def test_a_token_of_the_wrong_field_is_not_entered():
    evening = counted(Evening(6, Way.BESIDE), 1)
    laid = (Placement("red", STAYS), *evening.seen.past[0].laid[:-1])
    with pytest.raises(LiveRefusalError):
        evening.table.do(Enter(laid, "x"))
