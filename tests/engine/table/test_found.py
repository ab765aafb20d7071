from collections import Counter
from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.agreement import Agreement
from engine.table.found import deal_by_lot, found, new_lot
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import replayed
from engine.table.seat import Seat
from engine.table.state import HistoryError
from tests.agreements import usual_agreement

POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
RANKING = ["RUSSIA", "FRANCE", "TURKEY", "ITALY", "GERMANY", "ENGLAND", "AUSTRIA"]
PLAYERS = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita")


def test_the_same_lot_deals_the_same_again():
    assert deal_by_lot(PLAYERS, POWERS, "K7QF") == deal_by_lot(PLAYERS, POWERS, "K7QF")


def test_the_lot_is_drawn_as_documented():
    seats = {seat.player: seat.power for seat in deal_by_lot(PLAYERS, POWERS, "1")}

    # As `printf '1 %s' FRANCE | sha256sum` and so on, sorted, gives it.
    assert [seats[player] for player in PLAYERS] == RANKING


def test_everybody_gets_one_power_in_the_boards_order():
    seats = deal_by_lot(PLAYERS, POWERS, "seed")

    assert tuple(seat.power for seat in seats) == POWERS
    assert sorted(seat.player for seat in seats) == sorted(PLAYERS)


def test_the_lot_is_fair():
    draws = 3500
    got = Counter(
        (seat.player, seat.power)
        for number in range(draws)
        for seat in deal_by_lot(PLAYERS, POWERS, str(number))
    )

    assert len(got) == 49
    assert all(abs(times - draws / 7) < 110 for times in got.values())


def test_fewer_players_command_several_powers():
    seats = deal_by_lot(("Ada", "Bob"), POWERS, "seed")

    assert sorted(Counter(seat.player for seat in seats).values()) == [3, 4]


@pytest.mark.parametrize("players", [(), (*PLAYERS, "Hana")])
def test_there_are_not_more_players_than_powers(players):
    with pytest.raises(ValueError, match="players for 7 powers"):
        deal_by_lot(players, POWERS, "seed")


def test_lots_differ():
    assert len({new_lot() for _ in range(50)}) == 50


@pytest.mark.parametrize(
    ("powers", "code"),
    [
        (("NORTH", "SOUTH"), Refusal.POWER_FREE),
        (("NORTH", "SOUTH", "SOUTH"), Refusal.POWER_TWICE),
        (("NORTH", "SOUTH", "MARS"), Refusal.UNKNOWN_POWER),
    ],
)
def test_every_power_of_the_map_has_one_player(rules, powers, code):
    seats = [Seat(power=power, player="Ada") for power in powers]

    with pytest.raises(CommandError) as caught:
        found(rules, MemoryStore(), usual_agreement(title="Friday", seats=seats))

    assert caught.value.code is code


def test_players_have_names(rules, seats):
    with pytest.raises(CommandError) as caught:
        found(
            rules,
            MemoryStore(),
            usual_agreement(title="", seats=[*seats[:2], Seat(power="WEST", player=" ")]),
        )

    assert caught.value.code is Refusal.NO_NAME


def test_the_game_keeps_every_point_of_its_rules(begin):
    founded = begin().founded

    assert founded.options == {"paradox": "none"}
    assert founded.at == "2025-11-21T20:00:00+00:00"


def test_pins_and_clock_are_kept_with_the_founding_in_one(rules, seats):
    class Kept(MemoryStore):
        times = 0

        def append(self, *arguments, **named):
            self.times += 1
            super().append(*arguments, **named)

    store = Kept()
    session = found(
        rules,
        store,
        usual_agreement(title="Friday", seats=seats),
        pins={"NORTH": "1914", "WEST": "1918"},
        clock=lambda phase: f"a clock for {phase}",
    )

    assert store.times == 1
    assert [event.kind for event in store.events()] == ["founded", "called", "pin_set", "pin_set"]
    assert session.clock.kept == f"a clock for {session.public().phase.code}"
    assert session.pins.try_pin("NORTH", "1914").ok
    assert not session.pins.try_pin("WEST", "1914").ok
    assert session.pins.try_pin("SOUTH", "").ok


@pytest.mark.parametrize(
    ("pins", "code"), [({"MARS": "1"}, Refusal.UNKNOWN_POWER), ({"NORTH": ""}, Refusal.EMPTY_PIN)]
)
def test_a_pin_of_nobody_and_an_empty_one_found_nothing(rules, seats, pins, code):
    store = MemoryStore()
    with pytest.raises(CommandError) as caught:
        found(rules, store, usual_agreement(title="Friday", seats=seats), pins=pins)

    assert caught.value.code is code
    assert store.events() == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("turn", [0, -1, 10_000, 1 << 70])
def test_a_game_begins_with_a_turn_that_there_is(game, turn):
    """Neither would its phases be read again, nor would a check of its file believe them."""
    board = load_map(GAMES[game].map).board
    rules = GAMES[game].rules(board, {})
    seats = [Seat(power=power, player=power) for power in board.powers_by_id]
    agreed = Agreement(game=game, map=board.id, title="X", seats=seats, year=turn)
    store = MemoryStore()

    with pytest.raises(CommandError) as refused:
        found(rules, store, agreed)

    assert refused.value.code is Refusal.NO_SUCH_TURN
    assert not store.events()
    sound = found(rules, store, replace(agreed, year=GAMES[game].calendar.begins))
    founded, *later = sound.log.store.events()
    with pytest.raises(HistoryError):
        replayed(rules, (replace(founded, year=turn), *later))
