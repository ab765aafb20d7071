import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seating.bids import deal_by_bids
from engine.seating.dealt import DealError, DealFault, lots
from engine.seating.wishes import by_score, deal_by_wishes, deal_in_order

SIDES = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
PLAYERS = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Fay", "Gus")

wishes = st.lists(st.sampled_from(SIDES), unique=True)
lists = st.fixed_dictionaries(dict.fromkeys(PLAYERS, wishes))


@given(lists, st.text())
def test_everybody_gets_one_side_and_every_side_one_player(written, seed):
    for dealt in (
        deal_by_wishes(written, SIDES, lots(seed)),
        deal_in_order(PLAYERS, written, SIDES, lots(seed)),
    ):
        assert sorted(dealt.sides) == sorted(PLAYERS)
        assert sorted(dealt.sides.values()) == sorted(SIDES)


@given(lists, st.text())
def test_nobody_gets_what_another_wanted_more_and_sooner(written, seed):
    dealt = deal_by_wishes(written, SIDES, lots(seed))
    choice = {grant.side: grant.choice or 8 for grant in dealt.grants}

    for grant in dealt.grants:
        mine = written[grant.player]
        better = mine[: grant.choice - 1] if grant.choice else mine
        # What he would rather have had went to somebody who had put it at least as high.
        assert all(choice[side] <= at for at, side in enumerate(better, 1))


@given(lists, st.text())
def test_the_same_lots_deal_the_same_again(written, seed):
    assert deal_by_wishes(written, SIDES, lots(seed)) == deal_by_wishes(written, SIDES, lots(seed))


def test_whoever_chooses_first_has_his_first_wish():
    every = dict.fromkeys(PLAYERS, ("FRANCE", "TURKEY"))

    dealt = deal_in_order(("Gus", *PLAYERS[:-1]), every, SIDES, lots("x"))

    assert dealt.sides["Gus"] == "FRANCE"
    assert dealt.sides["Ada"] == "TURKEY"
    assert [grant.choice for grant in dealt.grants] == [1, 2, 0, 0, 0, 0, 0]


def test_the_lowest_score_chooses_first_and_the_lot_decides_ties():
    scores = {"Ada": 12.5, "Bob": 0.0, "Cyr": 0.0, "Dan": 40.0}

    first, second, third, fourth = by_score(scores, lambda _, players: max(players))

    assert (first, second, third, fourth) == ("Cyr", "Bob", "Ada", "Dan")


def test_the_highest_bid_is_met_first_and_the_lot_decides_between_equal_ones():
    bids = {
        "Ada": {"FRANCE": 60, "ENGLAND": 40},
        "Bob": {"FRANCE": 60, "TURKEY": 30},
        "Cyr": {"ENGLAND": 39, "TURKEY": 31},
    }

    dealt = deal_by_bids(bids, ("ENGLAND", "FRANCE", "TURKEY"), lambda _, players: players[-1])

    assert dict(dealt.sides) == {"Bob": "FRANCE", "Ada": "ENGLAND", "Cyr": "TURKEY"}
    assert [(grant.player, grant.choice, grant.against) for grant in dealt.grants] == [
        ("Bob", 1, ("Ada",)),
        ("Ada", 2, ()),
        ("Cyr", 2, ()),
    ]


@given(
    st.fixed_dictionaries(
        {
            p: st.dictionaries(st.sampled_from(SIDES), st.integers(0, 14), max_size=7)
            for p in PLAYERS
        }
    ),
    st.text(),
)
def test_bids_deal_everything_or_say_why_not(bids, seed):
    twice = any(
        len(set(paid)) < len(paid)
        for paid in ([bid for bid in mine.values() if bid] for mine in bids.values())
    )
    if twice:
        with pytest.raises(DealError):
            deal_by_bids(bids, SIDES, lots(seed))
    else:
        assert sorted(deal_by_bids(bids, SIDES, lots(seed)).sides.values()) == sorted(SIDES)


@pytest.mark.parametrize(
    ("bids", "fault"),
    [
        ({}, DealFault.NOBODY),
        ({"Ada": {}, "Bob": {}, "Cyr": {}}, DealFault.UNEQUAL),
        ({"Ada": {"NARNIA": 1}, "Bob": {}}, DealFault.UNKNOWN_SIDE),
        ({"Ada": {"ITALY": -1}, "Bob": {}}, DealFault.BID_NEGATIVE),
        ({"Ada": {"ITALY": 5, "FRANCE": 5}, "Bob": {}}, DealFault.BID_TWICE),
        ({"Ada": {"ITALY": 51, "FRANCE": 50}, "Bob": {}}, DealFault.OVER_BUDGET),
    ],
)
def test_bids_that_make_no_sense_are_refused_with_facts(bids, fault):
    with pytest.raises(DealError) as refused:
        deal_by_bids(bids, ("FRANCE", "ITALY"), lots("x"))

    assert refused.value.fault is fault
    assert "Ada" not in bids or len(bids) == 3 or refused.value.facts["player"] == "Ada"


def test_a_list_that_names_a_side_twice_is_refused():
    with pytest.raises(DealError) as refused:
        deal_by_wishes({"Ada": ["ITALY", "ITALY"], "Bob": []}, ("FRANCE", "ITALY"), lots("x"))

    assert refused.value.fault is DealFault.SIDE_TWICE
    assert dict(refused.value.facts) == {"player": "Ada", "side": "ITALY"}
