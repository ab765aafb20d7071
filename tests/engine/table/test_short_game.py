"""Short games (III): an agreed year, an agreed time, what counts then, and clocks set otherwise."""

import itertools
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.card import DIPLOMACY
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.games.diplomacy.units import ARMY
from engine.rules.game import End, Outcome
from engine.rules.position import Position, Unit
from engine.table.ending import Count, Ending, Why, ahead
from engine.table.found import found
from engine.table.incident import IncidentKind
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.agreements import usual_agreement

ALL = ("NORTH", "SOUTH", "WEST")


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def short(rules, seats, clock, store):
    def short(**agreed):
        numbers = itertools.count(1)
        return found(
            rules,
            store,
            usual_agreement(title="Friday", seats=seats, map="ring", ending=Ending(**agreed)),
            terms=Terms(rng=random.Random(3), now=clock, nonce=lambda: f"{next(numbers):064x}"),
        )

    return short


def play(session, **orders):
    for power in session.public().queue:
        session.envelopes.seal(power, orders.get(power, ()))
    session.reveal()


def year(session):
    for _season in "SFW":
        play(session)
        if session.public().stage is not Stage.OVER:
            session.advance()


def test_the_agreed_year_is_played_with_its_winter(short):
    session = short(year=1902)
    year(session)
    assert session.public().phase.code == "S1902M"
    year(session)

    public = session.public()
    assert public.phase.code == "W1902A"
    assert public.outcome == Outcome(End.SHORT, ALL, Why.YEAR)
    assert public.stage is Stage.OVER


def test_whoever_has_most_units_has_won(short):
    session = short(year=1901)
    play(session, SOUTH=("A CCC D",), NORTH=("A AAA D",))
    for _season in "FW":
        session.advance()
        play(session)

    assert session.public().outcome.powers == ("WEST",)


def until(clock, **ahead):
    return (clock.time + timedelta(**ahead)).isoformat()


def test_when_the_time_comes_the_turn_is_played_to_its_end(short, clock):
    session = short(time=until(clock, hours=1))
    play(session)
    session.advance()
    clock.turn(3600)

    assert session.clock.tell_time()
    assert session.public().time_up
    assert [one.kind for one in session.public().incidents] == [IncidentKind.TIME_CAME]
    assert session.public().stage is Stage.WRITING
    play(session)
    assert session.public().stage is Stage.REVEALED  # the winter belongs to the turn
    session.advance()
    play(session)
    assert session.public().outcome == Outcome(End.SHORT, ALL, Why.TIME)


def test_when_it_comes_between_two_turns_the_game_is_over(short, clock):
    session = short(time=until(clock, hours=1))
    play(session)
    clock.turn(3600)

    session.clock.tell_time()
    assert session.public().outcome.why == Why.TIME


def test_nobody_need_tell_the_time(short, clock):
    session = short(time=until(clock, hours=1))
    clock.turn(7200)
    play(session)

    assert session.public().stage is Stage.OVER


def test_going_on_after_the_time_ends_the_game(short, clock):
    session = short(time=until(clock, hours=1))
    play(session)
    clock.turn(3601)
    session.advance()

    assert session.public().outcome.why == Why.TIME


def test_where_it_was_agreed_the_board_counts_at_once(short, clock, store):
    session = short(time=until(clock, hours=1), at_once=True)
    session.envelopes.seal("NORTH", ())
    clock.turn(3600)
    session.clock.tell_time()

    assert session.public().outcome == Outcome(End.SHORT, ALL, Why.TIME)
    assert not store.envelopes()


@pytest.mark.parametrize("back", [timedelta(minutes=59), timedelta(days=40), timedelta(days=4000)])
def test_a_clock_set_back_gives_no_time(short, clock, store, rules, back):
    session = short(time=until(clock, hours=1))
    clock.turn(3600)
    session.clock.tell_time()
    clock.time -= back

    again = Table(rules, store, terms=Terms(now=clock))
    assert again.public().time_up
    play(again)
    assert again.public().stage is Stage.OVER


def test_the_time_never_goes_back_behind_what_has_happened(short, clock, store, rules):
    session = short(time=until(clock, hours=1))
    clock.turn(3599)
    session.envelopes.seal("NORTH", ())
    clock.time -= timedelta(days=1)

    again = Table(rules, store, terms=Terms(now=clock))
    assert not again.clock.tell_time()
    assert again.clock.tell_time(
        datetime.fromisoformat(again.public().told_at) + timedelta(seconds=1)
    )


def test_another_time_zone_is_the_same_moment(short, clock):
    there = timezone(timedelta(hours=-11))
    session = short(time=(clock.time + timedelta(hours=1)).astimezone(there).isoformat())
    clock.time = (clock.time + timedelta(minutes=59)).astimezone(timezone(timedelta(hours=14)))
    assert not session.clock.tell_time()

    clock.turn(60)
    assert session.clock.tell_time()


@pytest.mark.parametrize("written", ["abc", "2026-11-22T20:00:00", "99", "2026-13-01T00:00:00Z"])
def test_what_is_no_moment_in_a_file_of_others_ends_no_game(short, store, clock, rules, written):
    short(time=(clock.time + timedelta(hours=1)).isoformat())
    begun, *rest = store.events()
    other = MemoryStore()
    other.append((replace(begun, ending=replace(begun.ending, time=written), at=written), *rest))
    session = Table(rules, other, terms=Terms(now=clock))
    clock.turn(24 * 60)

    assert not session.clock.tell_time()
    assert session.public().ending.moment is None
    assert not session.public().ending.short
    assert not session.public().ending.possible(1901, clock())


def test_midnight_is_a_time_like_any_other(short, clock):
    clock.time = datetime(2025, 12, 31, 23, 30, tzinfo=UTC)
    session = short(time="2026-01-01T00:00:00+00:00")
    clock.turn(29 * 60 + 59)
    assert not session.clock.tell_time()
    clock.turn(1)
    assert session.clock.tell_time()


@pytest.mark.parametrize(
    "agreed",
    [
        {"year": 1900},
        {"time": "2025-11-21T20:00:00+00:00"},
        {"time": "2025-11-21T19:59:59+00:00"},
        {"time": "2025-11-21T23:00:00"},
        {"time": "tonight"},
    ],
)
def test_a_game_does_not_end_before_it_begins(short, store, agreed):
    with pytest.raises(CommandError) as caught:
        short(**agreed)

    assert caught.value.code is Refusal.ENDS_BEFORE
    assert not store.events()


def test_a_game_that_is_won_is_not_a_short_one(short, clock):
    session = short(time=until(clock, hours=1))
    clock.turn(7200)
    owners = dict.fromkeys(("AAA", "BBB", "CCC", "DDD"), "NORTH")
    rich = replace(session.log.state.position, owners=owners)
    session.log._state = replace(session.log.state, position=rich)
    play(session)

    assert session.public().outcome == Outcome(End.SOLO, ("NORTH",))


EUROPE = load_map("standard").board
CENTRES = EUROPE.centres


def board_of(units, owners):
    return Position(
        phase=None,
        units=tuple(Unit(power, ARMY, f"X{n}") for n, power in enumerate(units)),
        owners=dict(zip(CENTRES, owners, strict=False)),
    )


A_AND_B, C = ("A", "B"), ("C",)
BY_COUNT = [
    ("AABCC", "CCCCA", Count.UNITS, A_AND_B),
    ("AABCC", "CCCCA", Count.COUNTED, C),
    ("ABCC", "", Count.UNITS, (*A_AND_B, *C)),
    ("DDDDC", "DDDD", Count.UNITS, C),
    ("", "", Count.COUNTED, (*A_AND_B, *C)),
]


@pytest.mark.parametrize(("units", "owners", "count", "won"), BY_COUNT)
def test_what_a_player_commands_counts_together_and_nobody_wins_for_nobody(
    units, owners, count, won
):
    ending = Ending(year=1907, count=count)

    after = board_of(units, owners)

    assert ahead(after, EUROPE, (A_AND_B, C), ending, Why.YEAR).powers == won


def test_two_players_are_counted_with_the_power_that_joined():
    lineup = LINEUPS["two"]
    store = MemoryStore()
    rules = DIPLOMACY.rules(load_map("standard").board, {}, "two")
    seats = [Seat(power=p, player=side[0]) for side in lineup.sides for p in side]
    session = found(
        rules,
        store,
        usual_agreement(
            title="War",
            seats=seats,
            year=1914,
            lineup="two",
            ending=Ending(year=1914, count=Count.COUNTED),
        ),
    )
    while session.public().stage is not Stage.OVER:
        while queue := session.public().queue:
            session.envelopes.seal_together(dict.fromkeys(session.public().hand(queue[0]), ()))
        session.reveal()
        if session.public().stage is Stage.REVEALED:
            session.advance()

    public = session.public()
    assert public.outcome.end is End.SHORT
    assert [set(hand) for hand in public.winners] == [{*public.coin.side, "ITALY"}]


def test_a_branch_is_not_played_on_the_same_evening(tmp_path):
    from engine.tables import branch_game, found_game, open_game

    board = load_map("standard").board
    seats = [Seat(power=power.id, player=power.id) for power in board.powers]
    ends = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    ending = Ending(time=ends, year=1907)
    session = found_game(
        tmp_path / "a.velmoc",
        usual_agreement(title="A", seats=seats, led=True, ending=ending),
        board=board,
    )
    branch_game(session, tmp_path / "b.velmoc", phase="S1901M", title="B", reason="what if")
    session.close()

    branch = open_game(tmp_path / "b.velmoc", board=board)
    assert branch.public().ending == Ending(year=1907)
    branch.close()
    again = open_game(tmp_path / "a.velmoc", board=board)
    assert again.public().ending == ending
    again.close()
