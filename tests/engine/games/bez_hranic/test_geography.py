"""What a record of one's own geography holds, whatever was played."""

import random

import pytest

from engine.club.record import record_of
from engine.games.bez_hranic.bills import Offer, best
from engine.games.bez_hranic.calendar import has_target, tokens_of
from engine.games.bez_hranic.deck import new_deck
from engine.games.bez_hranic.geography.misjudged import BORDERS, Belief, Misjudged, judged
from engine.games.bez_hranic.geography.record import (
    GeographyRecord,
    PlayedGame,
    Turn,
    by_state,
    by_week,
    to_practise,
    turns_of,
    weaknesses,
)
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.practice import practice_offer, read, written
from engine.games.bez_hranic.setting import Way, agreed
from engine.games.bez_hranic.tables import load_table, table_names
from engine.rules.live import Setting
from engine.store.cover import Cover
from tests.engine.games.bez_hranic.conftest import Evening


def _judged(offer, *laid, map_="europe", colour="red"):
    tokens = tuple(Placement(*one.split()) for one in laid)
    return judged(load_table(map_).map, offer, tokens, colour)


FRANCE = Offer(1, "FR", ("GB", "HU", "GR", "DE", "ES", "NO", "IS"))
"""The rulebook's round."""


def test_the_best_choice_misjudges_nothing():
    assert _judged(Offer(1, "FR", ("GB", "HU", "GR", "DE", "ES", "AM", "BE")), "red GR") == (
        _judged(Offer(1, "FR", ("GB", "HU", "GR", "DE", "ES", "AM", "BE")), "red HU")
    )
    assert _judged(FRANCE, "red IS").surplus == 0


def test_whoever_chooses_a_neighbour_has_missed_its_border():
    one = _judged(FRANCE, "red GB")

    assert (one.best, one.surplus) == (20, 20)
    assert one.misjudged == (Misjudged(Belief.MISSED, "FR", "GB", 20),)


def test_a_state_two_crossings_away_that_was_left_may_have_been_feared():
    offer = Offer(1, "IT", ("LI", "FR", "CH", "AT", "GB", "SM", "VA"))

    one = _judged(offer, f"red {STAYS}")

    assert one.misjudged == (Misjudged(Belief.FEARED, "GB", "IT", 20),)


def test_who_was_only_slower_has_misjudged_nothing():
    # The cheapest field was taken meanwhile; his choice was the best when he laid.
    one = _judged(FRANCE, "white IS", "green IS", "red NO")

    assert one.surplus == 0


@pytest.mark.parametrize("map_", table_names())
def test_all_of_a_surplus_is_laid_to_something(map_):
    on, chance = load_table(map_).map, random.Random(16)
    for _ in range(40):
        number = chance.randint(1, 7)
        cards = chance.sample(sorted(on.parts), 9)
        target = cards[1] if has_target(number) else ""
        offer = Offer(number, cards[0], tuple(cards[2:]), target)
        laid = [
            Placement(colour, field)
            for colour in ("red", "blue")
            for field in chance.sample(offer.fields, tokens_of(number))
        ]
        chance.shuffle(laid)

        one = judged(on, offer, laid, "red")

        assert one.surplus == sum(each.euros for each in one.misjudged)
        assert all(each.euros > 0 and each.euros % 10 == 0 for each in one.misjudged)
        for each in one.misjudged:
            assert each.belief not in BORDERS or each.one < each.other
            near = each.other in on.neighbours[each.one]
            assert each.belief is not Belief.MISSED or near
            assert each.belief is not Belief.FEARED or not near


def test_the_best_of_an_untouched_board_is_the_best_of_the_round():
    on = load_table("europe").map

    assert _judged(FRANCE, "red GB").best == best(on, FRANCE).price


def test_rounds_of_a_table_are_taken_into_the_record_once():
    evening = Evening(2, Way.ALONE)
    evening.play()
    game = PlayedGame("g", evening.map, "2026-11-27T19:00:00+00:00", load_table(evening.map).map)

    turns = turns_of(evening.seen, game)
    record = GeographyRecord().with_turns("Lucie", turns)

    assert len(turns) == 7 * len(evening.seen.hands["red"])
    assert record.with_turns("Lucie", turns) is record
    assert record.of("Lucie", evening.map) == tuple(
        sorted(turns, key=lambda one: (one.at, one.round, one.colour))
    )
    assert record.without("Lucie").of("Lucie", evening.map) == ()


def _turn(at, *misjudged):
    return Turn(
        game=at,
        round=1,
        colour="red",
        at=at,
        map="europe",
        took=900,
        best=20,
        surplus=sum(one.euros for one in misjudged),
        misjudged=misjudged,
    )


SLOVENIA = Misjudged(Belief.MISSED, "HU", "SI", 30)
MACEDONIA = Misjudged(Belief.NEARER, "FR", "MK", 20)
TURNS = (
    _turn("2026-11-02T10:00:00+00:00", SLOVENIA),
    _turn("2026-11-08T10:00:00+00:00", SLOVENIA, MACEDONIA),
    _turn("2026-11-09T10:00:00+00:00"),
)


def test_the_record_tells_what_it_adds_up_to():
    assert [(one.week, one.surplus, one.rounds) for one in by_week(TURNS)] == [
        (45, 40, 2),
        (46, 0, 1),
    ]
    assert [(one.belief, one.times, one.euros) for one in weaknesses(TURNS)] == [
        (Belief.MISSED, 2, 60),
        (Belief.NEARER, 1, 20),
    ]
    assert by_state(TURNS) == {"HU": 3, "MK": 2, "SI": 3}
    assert to_practise(TURNS) == (("HU", "SI"), ("FR", "MK"))


@pytest.mark.parametrize("map_", table_names())
def test_practice_asks_every_pair_and_deals_an_offer(map_):
    cards, chance = tuple(sorted(load_table(map_).map.parts)), random.Random(8)
    for count in range(1, 11):
        pairs = {frozenset(chance.sample(cards[:12], 2)): None for _ in range(count)}
        asked = tuple(tuple(sorted(pair)) for pair in pairs)
        seed = f"{chance.getrandbits(64):x}"

        deck, offers = new_deck(seed, cards, asked), []
        for _ in range(7):
            offer, deck = deck.next()
            offers.append(offer)

        for offer in offers:
            dealt = [offer.start, *offer.states, *([offer.target] if offer.target else [])]
            assert len(offer.states) == 7
            assert len({*dealt}) == len(dealt)
            assert bool(offer.target) == has_target(offer.round)
        for one, other in asked:
            assert any(
                {one, other} & {offer.start, offer.target} and {one, other} & {*offer.states}
                for offer in offers
            )
        assert read(written(asked), cards) == asked


def test_an_offer_of_practice_that_was_void_is_dealt_otherwise():
    deck = new_deck("5eed", load_table("europe").map.parts, (("HU", "SI"), ("FR", "MK")))
    first, dealt = deck.next()

    again, _ = dealt.voided().next()

    assert again != first
    assert again.round == 1


def test_fill_of_a_practice_are_states_of_its_pairs_first():
    cards = tuple(sorted(load_table("europe").map.parts))
    pairs = (("AL", "AD"), ("AM", "AT"), ("AZ", "BA"), ("BE", "BG"))

    offer = practice_offer(1, pairs, cards, lambda what: what)

    assert {*offer.states} | {offer.start} == {state for pair in pairs for state in pair}


@pytest.mark.parametrize("text", ["SI", "SI-SI", "SI-??", "SI-HU.HU-SI", "."])
def test_a_practice_of_nonsense_is_refused(text):
    with pytest.raises(ValueError, match=r"no pair|no practice"):
        agreed(Setting(("red",), "europe", {"way": "alone", "practice": text}))


def test_nobody_practises_at_a_table_of_others():
    with pytest.raises(ValueError, match="nobody practises"):
        agreed(Setting(("red", "yellow"), "europe", {"practice": "SI-HU"}))


@pytest.mark.parametrize("way", [Way.ALONE, Way.TOUCH])
def test_no_club_counts_what_one_plays_by_himself(way):
    evening = Evening(4, way)
    evening.play()

    cover = Cover.parse(Cover.of(evening.table.public(), 9, "2026-11-27T20:00:00+00:00").text())

    assert cover.alone == (way is Way.ALONE)
    assert (record_of(cover, "g") is None) == cover.alone
