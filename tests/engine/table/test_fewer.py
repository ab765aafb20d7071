"""Fewer players than powers: who comes to the laptop, what one person seals, the coin."""

import random

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.rules.game import End, Outcome
from engine.table.agreement import Agreement
from engine.table.coin import falls, seed_of
from engine.table.event import Tossed
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms

ENTENTE = ("ENGLAND", "FRANCE", "RUSSIA")
ALLIANCE = ("AUSTRIA", "GERMANY", "TURKEY")
NAMES = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip")


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


def seats_of(lineup, names=NAMES):
    return tuple(
        Seat(power=power, player=name)
        for side, name in zip(LINEUPS[lineup].sides, names, strict=False)
        for power in side
    )


def table(board, lineup, *, store=None, seats=None, seed=1, nonce="11" * 32, pins=None):
    rules = DIPLOMACY.rules(board, {}, lineup)
    kept = store or MemoryStore()
    return found(
        rules,
        kept,
        Agreement(
            title="Fewer",
            seats=seats or seats_of(lineup),
            game="diplomacy",
            map="standard",
            year=LINEUPS[lineup].years[0],
            lineup=lineup,
        ),
        pins=pins,
        terms=Terms(rng=random.Random(seed), nonce=lambda: nonce),
    )


def play(session, *phases):
    """Seal nothing at all for everybody, until the phases are done."""
    for phase in phases:
        assert session.public().phase.code == phase
        while queue := session.public().queue:
            session.envelopes.seal_together(dict.fromkeys(session.public().hand(queue[0]), ()))
        session.reveal()
        if phase != phases[-1]:
            session.advance()


def coined(board, **how):
    session = table(board, "two", **how)
    play(session, "S1914M", "F1914M")
    return session


@pytest.mark.parametrize("lineup", LINEUPS)
@pytest.mark.parametrize("seed", range(4))
def test_a_player_is_called_once_for_all_his_powers(board, lineup, seed):
    queue = table(board, lineup, seed=seed).public().queue

    sides = [next(side for side in LINEUPS[lineup].sides if power in side) for power in queue]
    come = list(dict.fromkeys(sides))
    assert [power for side in come for power in side] == list(queue)


def test_the_order_of_players_is_drawn(board):
    first = {table(board, "three-triple", seed=seed).public().queue[0] for seed in range(20)}

    assert first == {"RUSSIA", "ENGLAND", "AUSTRIA"}


def test_nobody_sits_for_a_power_that_stands(board):
    public = table(board, "five").public()

    assert not public.played("ITALY")
    assert not public.played("GERMANY")
    assert {"ITALY", "GERMANY"}.isdisjoint(public.queue)


def test_one_person_seals_all_his_powers_at_once(board):
    session = table(board, "two")

    session.envelopes.seal_together(dict.fromkeys(ENTENTE, ()))

    public = session.public()
    assert [seal.power for seal in public.seals if seal.sealed] == list(ENTENTE)
    assert set(public.queue) == set(ALLIANCE)


def test_nobody_seals_for_another_player(board):
    store = MemoryStore()
    session = table(board, "two", store=store)
    before = store.events()

    with pytest.raises(CommandError) as caught:
        session.envelopes.seal_together(dict.fromkeys([ENTENTE[0], ALLIANCE[0]], ()))

    assert caught.value.code is Refusal.NOT_CALLED
    assert store.events() == before


def test_all_of_them_or_none(board):
    store = MemoryStore()
    session = table(board, "two", store=store)
    before = store.events()

    with pytest.raises(CommandError) as caught:
        session.envelopes.seal_together({"ENGLAND": ("F LON H",), "FRANCE": ("A PAR\nA MAR",)})

    assert caught.value.code is Refusal.UNREADABLE_ORDER
    assert store.events() == before
    assert not store.envelopes()


def test_a_person_who_cannot_come_is_put_off_with_all_his_powers(board):
    session = table(board, "three-triple")
    first = session.public().queue[0]
    side = session.public().side(first)

    session.envelopes.put_off(first)

    assert session.public().queue[-len(side) :] == side


def test_a_hand_holds_what_is_not_sealed_yet(board):
    session = table(board, "two")

    session.envelopes.seal("FRANCE", ())

    assert session.public().hand("RUSSIA") == ("RUSSIA", "ENGLAND")


def test_the_coin_falls_when_the_autumn_of_1914_is_over(board):
    session = coined(board)

    coin = session.public().coin
    assert coin is not None
    assert (coin.phase, coin.power) == ("F1914M", "ITALY")
    assert coin.side in (ENTENTE, ALLIANCE)


def test_the_coin_follows_from_what_everybody_had_sealed(board):
    session = coined(board)

    past, coin = session.public().past[-1], session.public().coin
    assert coin.seed == seed_of(past.nonces)
    assert coin.side == falls(coin.seed, "ITALY", (ENTENTE, ALLIANCE))


def test_the_coin_is_fair():
    fallen = [falls(str(number), "ITALY", (ENTENTE, ALLIANCE)) for number in range(2000)]

    assert 900 < fallen.count(ENTENTE) < 1100


def test_italy_is_commanded_by_whom_it_joined(board):
    session = coined(board)
    coin = session.public().coin
    while session.public().phase.code != "S1915M":
        session.advance()
        if session.public().phase.code != "S1915M":
            while queue := session.public().queue:
                session.envelopes.seal_together(dict.fromkeys(session.public().hand(queue[0]), ()))
            session.reveal()

    public = session.public()
    assert public.player("ITALY") == public.player(coin.side[0])
    assert public.side("ITALY") == (*coin.side, "ITALY")
    at = public.queue.index("ITALY")
    assert public.queue[at - 1] in coin.side


def test_where_nobody_sealed_anything_the_seed_is_drawn(board):
    session = table(board, "two", nonce="ab" * 32)
    for _ in range(2):
        session.reveal(force=True)
        if not session.public().coin:
            session.advance()

    assert session.public().coin.seed == "ab" * 32


def test_the_coin_falls_once_and_is_kept(board):
    store = MemoryStore()
    session = coined(board, store=store)
    session.advance()
    session.reveal(force=True)
    session.advance()
    session.reveal(force=True)

    again = Table(session.rules, store)
    assert sum(isinstance(event, Tossed) for event in store.events()) == 1
    assert again.public() == session.public()


def test_one_pin_opens_all_powers_of_a_player(board):
    session = table(board, "two", pins=dict.fromkeys(ENTENTE, "1914"))

    assert session.pins.try_pin("FRANCE", "1914").ok
    session.envelopes.seal_together(dict.fromkeys(ENTENTE, ()))
    again = Table(session.rules, session.log.store)

    assert again.envelopes.locked() == ENTENTE
    assert again.pins.try_pin("RUSSIA", "1914").ok
    assert again.envelopes.locked() == ()


def test_guesses_at_any_of_his_powers_count_together(board):
    session = table(board, "two", pins=dict.fromkeys(ENTENTE, "1914"))

    session.pins.try_pin("FRANCE", "1")

    assert not session.pins.try_pin("RUSSIA", "1914").counted


def test_a_player_changes_the_pin_of_all_his_powers(board):
    session = table(board, "two", pins=dict.fromkeys(ENTENTE, "1914"))
    session.pins.try_pin("FRANCE", "1914")
    session.envelopes.seal("RUSSIA", ())

    session.pins.set_pin("FRANCE", "1915", old="1914")

    again = Table(session.rules, session.log.store)
    assert again.envelopes.locked() == ("RUSSIA",)
    assert again.pins.try_pin("ENGLAND", "1915").ok
    assert again.envelopes.locked() == ()


def test_a_forgotten_pin_is_gone_for_all_his_powers(board):
    session = table(board, "two", pins=dict.fromkeys(ENTENTE, "1914"))
    session.pins.try_pin("FRANCE", "1914")
    session.envelopes.seal_together(dict.fromkeys(ENTENTE, ()))

    session.pins.forget_pin("ENGLAND")

    public = session.public()
    assert not any(seal.has_pin or seal.sealed for seal in public.seals)
    assert set(public.queue) == {*ENTENTE, *ALLIANCE}


def test_italy_comes_with_the_pin_of_whom_it_joins(board):
    pins = {**dict.fromkeys(ENTENTE, "1111"), **dict.fromkeys(ALLIANCE, "2222")}
    session = table(board, "two", pins=pins)
    session.reveal(force=True)
    session.advance()
    session.reveal(force=True)

    coin = session.public().coin
    assert session.pins.try_pin("ITALY", "1111" if coin.side == ENTENTE else "2222").ok
    assert next(seal.has_pin for seal in session.public().seals if seal.power == "ITALY")


def test_a_draw_is_shared_by_those_who_play(board):
    session = table(board, "two")

    session.ballots.end_by_draw()

    assert session.public().outcome == Outcome(End.DRAW, tuple(sorted((*ENTENTE, *ALLIANCE))))


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        (seats_of("two")[:-1], Refusal.POWER_FREE),
        ((*seats_of("two"), Seat(power="ITALY", player="Cyril")), Refusal.NOT_PLAYED),
        ((*seats_of("two")[:-1], Seat(power="TURKEY", player="Cyril")), Refusal.SIDE_SPLIT),
    ],
)
def test_seats_are_those_of_the_lineup(board, seats, code):
    with pytest.raises(CommandError) as caught:
        table(board, "two", seats=seats)

    assert caught.value.code is code
