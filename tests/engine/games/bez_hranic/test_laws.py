"""What holds at every table of Bez hranic, whatever its hands do."""

from itertools import pairwise

import pytest

from engine.games.bez_hranic.bills import income
from engine.games.bez_hranic.deck import dealers, deals, new_deck
from engine.games.bez_hranic.placements import STAYS, repair
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.tables import load_table, table_names
from engine.games.bez_hranic.view import Doing
from engine.table.live.table import replayed
from tests.engine.games.bez_hranic.conftest import Evening


def test_money_is_counted_to_the_last_euro(evening):
    evening.play()

    colours = evening.state.game.agreed.hands
    purses = dict.fromkeys(colours, 0)
    by_hand = [
        (seat, int(euros)) for code, seat, euros, *_ in evening.seen.log if code == "changed"
    ]
    for seat, euros in by_hand:
        purses[seat] += euros
    for past in evening.seen.past:
        for seat, own in colours.items():
            purses[seat] += income(past.offer.round, len(own))
            paid = sum(bill.paid for bill in past.bills if bill.colour in own)
            purses[seat] += paid if past.offer.round == 7 else -paid
            # What was changed by hand later is not in this purse yet.
            more = sum(euros for who, euros in by_hand if who == seat)
            assert 0 <= purses[seat] - past.purses[seat] <= more
    assert evening.seen.purses == purses
    most = max(purses.values())
    assert evening.seen.richest == tuple(seat for seat in purses if purses[seat] == most)


def test_every_token_lies_where_it_may_and_once(evening):
    evening.play()

    for past in evening.seen.past:
        hands = [*evening.state.game.agreed.hands.values()]
        many = 1 if past.offer.round < 3 else 2
        colours = [one.colour for one in past.laid]
        assert all(colours.count(colour) == many for own in hands for colour in own)
        assert repair(past.laid, hands, many) == ()
        assert {one.field for one in past.laid} <= {STAYS, *past.offer.states}
        assert all(a <= b for a, b in pairwise(past.times))


def test_all_cards_are_dealt_once_in_six_rounds_where_no_offer_was_void(evening):
    evening.play()

    past = evening.seen.past
    offers = [one.offer for one in past]
    assert [one.round for one in offers] == [1, 2, 3, 4, 5, 6, 7]
    if not any(one.again for one in past):
        assert tuple(offers) == deals(evening.seen.seed, load_table(evening.map).map.parts)
        cards = [
            card
            for one in offers[:6]
            for card in (one.start, *one.states, *([one.target] if one.target else []))
        ]
        assert len(cards) == len({*cards}) == 50


@pytest.mark.parametrize("way", [Way.BUZZER, Way.TOUCH, Way.ALONE])
def test_an_offer_over_which_the_program_ended_is_dealt_anew(way):
    evening = Evening(5, way)
    while evening.seen.doing is not Doing.CHOOSING or not evening.seen.laid:
        evening.act()
    lost, purses = evening.state.game.round.offer, dict(evening.seen.purses)

    evening.again()

    assert evening.seen.doing is Doing.VOID
    assert (evening.seen.laid, evening.seen.offer, evening.seen.start) == ((), (), "")
    assert evening.seen.purses == purses
    while evening.seen.doing is not Doing.CHOOSING:
        evening.act()
    assert evening.state.game.round.offer != lost
    assert evening.state.game.round.offer.round == lost.round
    assert evening.seen.purses == purses
    evening.play()
    assert evening.seen.past[lost.round - 1].again >= 1  # or taken back besides


@pytest.mark.parametrize("way", [Way.CALM, Way.BESIDE])
def test_an_offer_over_which_nobody_hurries_lies_there_still(way):
    evening = Evening(3, way)
    while evening.seen.doing is not Doing.CHOOSING:
        evening.act()
    offer = evening.state.game.round.offer

    evening.again()

    # Whoever has turned no card on the disk turns it again; the cards are the same.
    assert evening.seen.doing in (Doing.DEALING, Doing.CHOOSING)
    assert evening.state.game.round.offer == offer


@pytest.mark.parametrize("name", table_names())
def test_a_deal_hangs_on_its_seed_alone(name):
    states = load_table(name).map.parts
    first = deals("11" * 32, states)

    assert first == deals("11" * 32, reversed([*states]))
    assert first != deals("12" * 32, states)
    deck = new_deck("11" * 32, states)
    _, dealt = deck.next()
    again, _ = dealt.voided().next()
    assert again != first[0]
    assert again.round == 1


def test_the_deal_goes_to_the_left():
    assert dealers(["A", "B", "C"], "B") == ("B", "C", "A", "B", "C", "A", "B")


def test_what_is_stored_tells_the_same_game(evening):
    evening.play()

    _, state = replayed(evening.table.game, evening.store.events())
    assert state.seen() == evening.seen


def test_no_window_knows_a_card_that_was_not_turned_or_a_price(evening):
    def look():
        seen, state = evening.seen, evening.state
        if seen.doing in (Doing.READY, Doing.VOID, Doing.OVER):
            assert not seen.offer
            assert not seen.start
        if seen.doing is Doing.DEALING:
            assert len(seen.offer) == state.game.round.shown < 8
            assert not seen.start + seen.target
        if seen.doing is not Doing.OVER:
            assert seen.seed == ""
            assert state.game.seed not in repr(seen)
        counted = seen.doing in (Doing.READY, Doing.OVER)
        assert all(past.offer.round < seen.round or counted for past in seen.past)

    evening.play(look)
    assert evening.seen.seed == evening.state.game.seed
