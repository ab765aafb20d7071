"""Where hands change by agreement: who plays on for one who left is voted on in secret."""

import itertools

import pytest

from engine.store.gamefile import GameFile
from engine.table.ballot.ballot import MotionKind, Takeover
from engine.table.found import found
from engine.table.incident import IncidentKind
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.agreements import usual_agreement
from tests.engine.conftest import Skirmish, ring_board


class Agreed(Skirmish):
    """A game in which all have to agree on who commands what."""

    agreed_hands = True


@pytest.fixture
def rules():
    return Agreed(ring_board())


@pytest.fixture(params=["writing", "revealed"])
def table(request, begin, path):
    session = begin(GameFile.create(path))
    session.pins.set_pin("SOUTH", "2580")
    session.pins.try_pin("SOUTH", "2580")
    session.players.resign("NORTH")
    if request.param == "revealed":
        for power in session.public().queue:
            session.envelopes.seal(power, ())
        session.reveal()
        assert session.public().stage is Stage.REVEALED
    yield session
    session.close()


def to(player, power="NORTH"):
    return Takeover(kind=MotionKind.TAKEOVER, power=power, player=player)


def refused(act):
    with pytest.raises(CommandError) as caught:
        act()
    return caught.value.code


def vote(session, motion, favours):
    session.ballots.open_ballot(motion)
    for power, favour in zip(session.public().ballot.voters, favours, strict=True):
        cast(session, power, favour=favour)


def cast(session, power, *, favour):
    session.pins.try_pin(power, "2580")
    session.ballots.vote(power, favour=favour)


def player(session, power):
    return session.public().player(power)


@pytest.mark.parametrize("favours", [*itertools.product((True, False), repeat=2)])
def test_somebody_plays_on_where_all_are_for_it_and_only_then(table, favours):
    before = player(table, "NORTH")

    vote(table, to("Jana"), favours)

    public = table.public()
    assert public.ballot is None
    assert ("NORTH" in public.gone) is not all(favours)
    assert public.player("NORTH") == ("Jana" if all(favours) else before)
    counts = [one for one in public.incidents if one.kind is IncidentKind.TAKEOVER_VOTED]
    assert [one.reason for one in counts] == [f"{sum(favours)}/2"]
    assert public.outcome is None


def test_nobody_plays_on_unasked(table):
    assert refused(lambda: table.players.take_over("NORTH", "Jana")) is Refusal.NEEDS_VOTE


@pytest.mark.parametrize(
    ("motion", "why"),
    [
        (to("Jana", "WEST"), Refusal.NOT_LEFT),
        (to("Jana", "EAST"), Refusal.NOT_LEFT),
        (to(""), Refusal.NO_NAME),
        (to("Jana\nEva"), Refusal.NO_NAME),
        (to("J" * 61), Refusal.NO_NAME),
    ],
)
def test_what_nobody_could_agree_on_is_not_voted_on(table, motion, why):
    before = table.public()

    assert refused(lambda: table.ballots.open_ballot(motion)) is why
    assert table.public() == before


@pytest.mark.parametrize("mate", ["WEST", "SOUTH"])
def test_what_one_player_commands_counts_together_and_has_one_pin(table, mate):
    name = player(table, mate)

    vote(table, to(name), (True, True))

    public = table.public()
    assert public.side("NORTH") == (mate, "NORTH")
    assert {p for side in public.sides for p in side} == {"NORTH", "SOUTH", "WEST"}
    locked = "NORTH" in table.log.state.pins
    assert locked is (mate == "SOUTH")
    if locked:
        assert table.pins.try_pin("NORTH", "2580").ok
        assert not table.pins.try_pin("NORTH", "0000").ok


def test_somebody_new_commands_by_himself(table):
    vote(table, to("Jana"), (True, True))

    assert table.public().side("NORTH") == ("NORTH",)
    assert "NORTH" not in table.log.state.pins


def test_of_a_game_read_back_the_same_is_true(table, path, rules):
    vote(table, to(player(table, "WEST")), (True, True))
    public, locks = table.public(), table.log.store.pins()
    table.close()

    again = Table(rules, GameFile.open(path))
    try:
        assert again.public() == public
        assert again.log.store.pins().keys() == locks.keys()
    finally:
        again.close()


def test_a_vote_that_is_broken_off_changes_nothing(table):
    gone = table.public().gone
    table.ballots.open_ballot(to("Jana"))
    cast(table, table.public().ballot.voters[0], favour=True)

    table.ballots.break_off_vote()

    assert table.public().gone == gone
    assert table.public().ballot is None


class Neutral(Agreed):
    """The same, with a power that nobody commands at first."""

    sides = (("NORTH",), ("SOUTH",))


@pytest.fixture
def with_neutral(path, clock):
    seats = [Seat(power="NORTH", player="Anna"), Seat(power="SOUTH", player="Petr")]
    rules = Neutral(ring_board())
    agreement = usual_agreement(title="Friday", seats=seats, map="ring")
    session = found(rules, GameFile.create(path), agreement, terms=Terms(now=clock))
    yield session
    session.close()


def test_nobody_waits_for_a_neutral_power(with_neutral):
    public = with_neutral.public()

    assert set(public.queue) == {"NORTH", "SOUTH"}
    assert public.gone == ("WEST",)
    for power in public.queue:
        with_neutral.envelopes.seal(power, ())
    with_neutral.reveal()
    assert with_neutral.public().past[-1].disorder == ("WEST",)


@pytest.mark.parametrize("who", ["Jana", "Anna"])
def test_a_neutral_power_is_taken_over_where_all_agree(with_neutral, who, path):
    table = with_neutral
    vote(table, to(who, "WEST"), (True, True))

    public = table.public()
    assert public.gone == ()
    assert public.player("WEST") == who
    assert public.side("WEST") == (("NORTH", "WEST") if who == "Anna" else ("WEST",))
    assert "WEST" in public.queue
    table.close()
    again = Table(Neutral(ring_board()), GameFile.open(path))
    assert again.public() == public
    again.close()


def test_one_who_is_against_it_leaves_a_power_neutral(with_neutral):
    vote(with_neutral, to("Jana", "WEST"), (True, False))

    assert with_neutral.public().gone == ("WEST",)
    assert with_neutral.public().player("WEST") == ""
