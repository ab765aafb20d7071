"""Players of Bez hranic leave, come back, and others play on in their places: in every way."""

import pytest

from engine.games.bez_hranic.commands import (
    ComeBack,
    Deal,
    Enter,
    HandOver,
    Lay,
    Leave,
    Press,
    Reason,
    Seal,
    Turn,
)
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError
from engine.table.live.table import replayed
from tests.engine.games.bez_hranic.conftest import Evening

WAYS = [*Way]


def opened(way, players=3, **options):
    """A table whose start lies."""
    at = Evening(7, way)
    at.sit(players, way=str(way), **options)
    at.table.do(Deal())
    while at.seen.doing is Doing.DEALING:
        at.table.do(Turn())
    return at


def lays(at, seat):
    """Lay all that somebody has to lay, each token on a field of its own."""
    tokens = tuple(
        Placement(colour, at.seen.offer[place + 3 * step])
        for place, colour in enumerate(at.seen.hands[seat])
        for step in range(at.state.game.round.hands.tokens)
    )
    match at.seen.way:
        case Way.CALM:
            at.table.do(Seal(seat, tokens))
        case Way.BESIDE:
            return tokens
        case _:
            for one in tokens:
                if at.seen.way == Way.BUZZER and not at.seen.nine:
                    at.table.do(Press(seat))
                at.table.do(Lay((one,)))
    return tokens


@pytest.mark.parametrize("way", WAYS)
def test_who_is_away_stands_at_home_on_top_when_all_others_lie(way):
    at = opened(way)
    at.table.do(Leave("yellow"))

    every = [one for seat in ("red", "blue") for one in lays(at, seat)]
    if way is Way.BESIDE:
        at.table.do(Enter(tuple(every)))

    (past,) = at.seen.past
    assert past.laid[-1] == Placement("yellow", STAYS)
    assert at.seen.away == ("yellow",)
    assert replayed(at.table.game, at.store.events())[1].seen() == at.seen


@pytest.mark.parametrize("way", [Way.BUZZER, Way.TOUCH, Way.ALONE, Way.CALM])
def test_a_round_ends_when_the_last_one_who_was_waited_for_leaves(way):
    at = opened(way)
    lays(at, "red")
    lays(at, "blue")
    assert at.seen.past == ()

    at.table.do(Leave("yellow"))

    assert len(at.seen.past) == 1
    assert replayed(at.table.game, at.store.events())[1].seen() == at.seen


def test_who_leaves_in_his_turn_lets_the_next_one_name_a_field():
    at = opened(Way.BUZZER)
    for seat in ("red", "blue", "yellow"):
        at.table.do(Press(seat))
    at.table.do(Leave("red"))
    assert (at.seen.turn, at.seen.queue) == ("blue", ("yellow",))
    at.table.do(Leave("yellow"))
    assert (at.seen.turn, at.seen.queue) == ("blue", ())
    with pytest.raises(LiveRefusalError) as refused:
        at.table.do(Press("red"))
    assert refused.value.code == Reason.AWAY


@pytest.mark.parametrize("way", WAYS)
def test_who_comes_back_or_is_replaced_plays_on(way):
    at = opened(way)
    at.table.do(Leave("blue"))
    at.table.do(Leave("red"))
    at.table.do(ComeBack("blue"))
    at.table.do(HandOver("red", "  Otto "))

    assert at.seen.away == ()
    assert at.table.public().player("red") == "Otto"
    every = [one for seat in at.seen.seats for one in lays(at, seat)]
    if way is Way.BESIDE:
        at.table.do(Enter(tuple(every)))
    assert {one.colour for one in at.seen.past[0].laid} == {"red", "yellow", "blue"}
    at.again()
    assert at.table.public().player("red") == "Otto"


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([Leave("white")], Reason.NO_SEAT),
        ([Leave("red"), Leave("red")], Reason.AWAY),
        ([Leave("red"), Leave("blue"), Leave("yellow")], Reason.LAST_ONE),
        ([ComeBack("red")], Reason.HERE),
        ([HandOver("red", " ")], Reason.NO_NAME),
        ([HandOver("red", "Otto"), HandOver("blue", "otto")], Reason.NO_NAME),
    ],
)
def test_what_cannot_be_is_refused(commands, code):
    at = opened(Way.TOUCH)
    for command in commands[:-1]:
        at.table.do(command)
    with pytest.raises(LiveRefusalError) as refused:
        at.table.do(commands[-1])
    assert refused.value.code == code


def test_who_is_away_does_not_deal():
    at = opened(Way.TOUCH)
    assert at.seen.dealer == "red"
    at.table.do(Leave("red"))
    assert at.seen.dealer == "yellow"


@pytest.mark.parametrize("seed", range(4))
def test_people_come_and_go_all_evening_and_money_is_counted(seed):
    at = Evening(100 + seed, WAYS[seed])
    at.coming = True
    at.play()
    assert at.seen.doing is Doing.OVER
    assert replayed(at.table.game, at.store.events())[1].seen() == at.seen


def test_a_lot_orders_those_who_press_in_the_very_same_moment():
    orders = set()
    for seed in range(12):
        at = Evening(seed, Way.BUZZER)
        at.sit(3, way="buzzer")
        at.table.do(Deal())
        while at.seen.doing is Doing.DEALING:
            at.table.do(Turn())
        at.table.do(Press("red", ("yellow", "blue")))
        orders.add((at.seen.turn, *at.seen.queue))
        times = {event.after for event in at.table._waiting[-2:]}
        assert times == {0}
    assert len(orders) > 2


def test_of_several_who_press_together_only_those_count_who_may():
    at = opened(Way.BUZZER)
    at.table.do(Press("red"))
    at.table.do(Press("red", ("yellow",)))
    assert (at.seen.turn, at.seen.queue) == ("red", ("yellow",))
    with pytest.raises(LiveRefusalError):
        at.table.do(Press("red", ("yellow",)))


def test_who_has_nine_keys_lays_at_any_time():
    at = opened(Way.BUZZER, keys="nine")
    assert at.seen.nine
    at.table.do(Lay((Placement("blue", STAYS),)))
    at.table.do(Lay((Placement("red", STAYS),)))
    with pytest.raises(LiveRefusalError) as refused:
        at.table.do(Press("yellow"))
    assert refused.value.code == Reason.OTHER_WAY
