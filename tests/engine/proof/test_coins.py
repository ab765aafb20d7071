"""The coin of a two-player game is tossed again from its file; nobody has to trust the program."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.proof.envelopes import CoinVerdict, coins_of
from engine.proof.proofs import read_proofs
from engine.table.event import Opened, Tossed
from engine.table.seat import Seat
from engine.tables import found_game
from tests.agreements import usual_agreement

SIDES = LINEUPS["two"].sides


@pytest.fixture(scope="module")
def events(tmp_path_factory):
    path = tmp_path_factory.mktemp("coin") / "war.velmoc"
    seats = [Seat(power=p, player=side[0]) for side in SIDES for p in side]
    board = load_map("standard").board
    session = found_game(
        path, usual_agreement(title="War", seats=seats, lineup="two", year=1914), board=board
    )
    for _phase in range(2):
        while queue := session.public().queue:
            session.envelopes.seal_together(dict.fromkeys(session.public().hand(queue[0]), ()))
        session.reveal()
        session.advance()
    found = session.log.store.events()
    session.close()
    (proof,) = read_proofs(path).coins
    assert proof.verdict(SIDES) is CoinVerdict.AGREES
    return found


def verdict(events):
    (proof,) = coins_of(events)
    return proof.verdict(SIDES)


def test_a_coin_follows_from_the_envelopes_opened_just_before(events):
    assert verdict(events) is CoinVerdict.AGREES


def other_side(event):
    (side,) = (side for side in SIDES if side != event.side)
    return replace(event, side=side)


@pytest.mark.parametrize("change", [other_side, lambda event: replace(event, seed="00" * 32)])
def test_a_coin_that_was_turned_over_does_not_agree(events, change):
    told = [change(event) if isinstance(event, Tossed) else event for event in events]

    assert verdict(told) is CoinVerdict.DIFFERS


def test_a_coin_from_other_nonces_does_not_agree(events):
    at = max(n for n, event in enumerate(events) if isinstance(event, Opened))
    told = [*events]
    told[at] = replace(events[at], nonces={**events[at].nonces, "FRANCE": "11" * 32})

    assert verdict(told) is CoinVerdict.DIFFERS


def test_where_nobody_sealed_the_seed_was_drawn(events):
    at = max(n for n, event in enumerate(events) if isinstance(event, Opened))
    told = [*events]
    told[at] = replace(events[at], nonces={})

    assert verdict(told) is CoinVerdict.DRAWN


def test_without_sides_no_coin_agrees(events):
    (proof,) = coins_of(events)

    assert proof.verdict(()) is CoinVerdict.DIFFERS
