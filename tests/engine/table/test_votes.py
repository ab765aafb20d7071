"""Secret votes: who is asked, what becomes known, what is left of it, and how a game ends by it."""

import itertools
from dataclasses import asdict
from functools import reduce

import pytest

from engine.rules.game import End, Outcome
from engine.rules.order import texts_of
from engine.table.ballot.ballot import Motion, MotionKind, is_vote
from engine.table.ballot_event import BallotClosed, Proposed
from engine.table.ending import Ending
from engine.table.event import Opened, Sealed
from engine.table.found import found
from engine.table.incident import IncidentKind
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from tests.agreements import usual_agreement

DRAW = Motion(kind=MotionKind.DRAW)
TO_WEST = Motion(kind=MotionKind.CONCESSION, power="WEST")


@pytest.fixture
def store():
    return MemoryStore()


@pytest.fixture
def table(begin, store):
    return begin(store)


def vote(session, **votes):
    for power, favour in votes.items():
        session.ballots.vote(power, favour=favour)


def told(session):
    return [(one.kind, one.power, one.reason) for one in session.public().incidents]


def refused(act):
    with pytest.raises(CommandError) as caught:
        act()
    return caught.value.code


def seal_all(session, **motions):
    for power in session.public().queue:
        session.envelopes.seal(power, (), motion=motions.get(power))


def test_all_for_it_end_the_game_as_a_draw(table):
    table.ballots.open_ballot(DRAW)
    vote(table, SOUTH=True, NORTH=True, WEST=True)

    public = table.public()
    assert public.stage is Stage.OVER
    assert public.outcome == Outcome(End.DRAW, ("NORTH", "SOUTH", "WEST"))
    assert public.ballot is None


def test_one_against_it_and_the_table_learns_the_count_alone(table):
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True, SOUTH=False, WEST=True)

    assert table.public().stage is Stage.WRITING
    assert told(table) == [(IncidentKind.DRAW_VOTED, "", "2/3")]


def test_where_the_table_agreed_so_not_even_the_count_is_told(rules, seats, clock, store):
    session = found(
        rules,
        store,
        usual_agreement(title="Friday", seats=seats, map="ring", ending=Ending(veiled=True)),
        terms=Terms(now=clock),
    )
    session.ballots.open_ballot(DRAW)
    vote(session, NORTH=True, SOUTH=False, WEST=True)

    assert told(session) == [(IncidentKind.DRAW_VOTED, "", "")]
    closed = next(one for one in store.events() if isinstance(one, BallotClosed))
    assert closed.yes == -1


@pytest.mark.parametrize("order", list(itertools.permutations((True, True, False))))
def test_who_voted_what_is_left_nowhere(begin, order):
    def played(votes):
        store = MemoryStore()
        session = begin(store)
        session.ballots.open_ballot(DRAW)
        vote(session, **dict(zip(("NORTH", "SOUTH", "WEST"), votes, strict=True)))
        kept = repr([asdict(one) for one in store.events()]), store.envelopes()
        return (*kept, session.public(), repr(session.log.state), set(session._keys._keys))

    assert played(order) == played((True, True, False))


@pytest.mark.parametrize(("mine", "other"), [(True, False), (False, True)])
def test_while_it_is_held_nothing_but_the_envelope_depends_on_a_vote(begin, mine, other):
    def voted(favour):
        store = MemoryStore()
        session = begin(store)
        session.ballots.open_ballot(DRAW)
        session.ballots.vote("SOUTH", favour=favour)
        return session.public(), store.events(), repr(store.envelopes()), repr(session.log.state)

    assert voted(mine) == voted(other)


def test_a_vote_waits_over_a_restart(table, store, rules):
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True, SOUTH=True)

    again = Table(rules, store)
    assert set(again.public().ballot.waiting) == {"WEST"}
    vote(again, WEST=True)
    assert again.public().outcome.end is End.DRAW
    assert not store.envelopes()


def test_a_vote_under_a_pin_is_locked_and_counted_after_a_restart(table, store, rules):
    table.pins.set_pin("NORTH", "1234")
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)
    (closed,) = store.envelopes().values()
    assert not hasattr(closed, "orders")

    again = Table(rules, store)
    vote(again, SOUTH=True, WEST=True)
    assert again.public().ballot is not None
    assert again.ballots.locked_votes() == ("NORTH",)
    assert refused(again.ballots.count_votes) is Refusal.LOCKED
    assert again.pins.try_pin("NORTH", "1234").ok
    again.ballots.count_votes()
    assert again.public().outcome.end is End.DRAW


def test_nobody_votes_for_a_power_whose_pin_was_not_typed(table, store, rules):
    table.pins.set_pin("NORTH", "1234")
    again = Table(rules, store)
    again.ballots.open_ballot(DRAW)

    assert refused(lambda: again.ballots.vote("NORTH", favour=True)) is Refusal.LOCKED


def test_a_changed_pin_still_opens_the_vote(table, store, rules):
    table.pins.set_pin("NORTH", "1234")
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)
    table.pins.set_pin("NORTH", "98765", old="1234")

    again = Table(rules, store)
    vote(again, SOUTH=True, WEST=True)
    assert again.pins.try_pin("NORTH", "98765").ok
    again.ballots.count_votes()
    assert again.public().stage is Stage.OVER


def test_a_vote_counts_once_and_only_of_those_who_are_asked(table):
    table.ballots.open_ballot(TO_WEST)
    vote(table, NORTH=True)

    assert refused(lambda: table.ballots.vote("NORTH", favour=False)) is Refusal.NOT_TO_VOTE
    assert refused(lambda: table.ballots.vote("WEST", favour=True)) is Refusal.NOT_TO_VOTE
    assert refused(lambda: table.ballots.open_ballot(DRAW)) is Refusal.VOTE_FIRST


def test_while_it_is_held_the_game_waits(table):
    table.envelopes.seal("NORTH", ())
    table.ballots.open_ballot(DRAW)

    for act in (
        lambda: table.envelopes.seal("SOUTH", ()),
        lambda: table.reveal(force=True),
        lambda: table.envelopes.unseal("NORTH"),
        lambda: table.envelopes.void("NORTH", reason="absent"),
        lambda: table.players.resign("NORTH"),
    ):
        assert refused(act) is Refusal.VOTE_FIRST
    assert refused(table.ballots.count_votes) is Refusal.NOT_ALL_VOTED


def test_orders_that_lie_sealed_outlast_a_vote_that_fails(table, store):
    table.envelopes.seal("NORTH", ("A AAA H",))
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True, SOUTH=False, WEST=False)

    assert list(store.envelopes()) == ["NORTH"]
    table.reveal(force=True)
    assert texts_of(table.public().past[-1].orders)["NORTH"] == ("A AAA H",)


def test_all_others_give_the_game_to_one(table):
    table.ballots.open_ballot(TO_WEST)
    vote(table, NORTH=True, SOUTH=True)

    assert table.public().outcome == Outcome(End.CONCEDED, ("WEST",))


def test_a_vote_broken_off_counts_nothing_and_wipes_everything(table, store):
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)
    table.ballots.break_off_vote()

    assert not store.envelopes()
    assert told(table) == [(IncidentKind.VOTE_BROKEN, "", "")]
    assert refused(table.ballots.break_off_vote) is Refusal.NO_VOTE


def test_a_vote_of_another_voting_counts_nothing(table, store):
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)
    kept = [one for seat, one in store.envelopes().items() if is_vote(seat)]
    table.ballots.break_off_vote()
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)
    store.append((), put=kept)
    vote(table, SOUTH=True, WEST=True)

    assert refused(table.ballots.count_votes) is Refusal.FINGERPRINT_MISMATCH


def test_who_cannot_come_votes_last(table):
    table.ballots.open_ballot(DRAW)
    first, *rest = table.public().ballot.waiting
    table.ballots.put_off_vote(first)

    assert table.public().ballot.waiting == (*rest, first)


def test_a_proposal_comes_out_of_the_envelopes_without_its_owner(table, store):
    seal_all(table, SOUTH=DRAW, WEST=DRAW)
    table.reveal()

    assert [one.motions for one in store.events() if isinstance(one, Proposed)] == [(DRAW,)]
    assert table.public().proposed == (DRAW,)
    table.advance()
    assert table.public().stage is Stage.REVEALED
    assert table.public().ballot.motion == DRAW
    vote(table, NORTH=True, SOUTH=True, WEST=False)
    table.advance()
    assert table.public().phase.code == "F1901M"


def test_who_proposed_is_left_nowhere(begin):
    """But in digests of which what blinds them was destroyed."""

    def played(proposer):
        store = MemoryStore()
        session = begin(store)
        blinds, digests = [], []
        for power in ("NORTH", "SOUTH", "WEST"):
            session.envelopes.seal(power, (), motion=TO_WEST if power == proposer else None)
            blinds.append(store.envelopes()[power].blind)
        session.reveal()
        for event in store.events():
            digests += [event.fingerprint] if isinstance(event, Sealed) else []
            digests += event.proposals.values() if isinstance(event, Opened) else []
        told = repr((store.events(), store.envelopes(), session.public(), session.log.state))
        assert not any(blind in told for blind in blinds)
        return reduce(lambda text, digest: text.replace(digest, "*" * 64), digests, told)

    assert played("NORTH") == played("SOUTH")


def test_every_proposal_is_voted_on_one_after_another(table):
    seal_all(table, NORTH=TO_WEST, SOUTH=DRAW)
    table.reveal()
    table.advance()
    assert table.public().ballot.motion == DRAW
    vote(table, NORTH=False, SOUTH=False, WEST=False)
    assert table.public().ballot.motion == TO_WEST
    vote(table, NORTH=True, SOUTH=True)
    assert table.public().outcome.end is End.CONCEDED


def test_a_proposal_nobody_can_be_asked_about_is_refused_at_once(table):
    nobody = Motion(kind=MotionKind.CONCESSION, power="NOBODY")

    assert refused(lambda: table.ballots.open_ballot(nobody)) is Refusal.UNKNOWN_POWER
    assert (
        refused(lambda: table.envelopes.seal("NORTH", (), motion=nobody)) is Refusal.UNKNOWN_POWER
    )


@pytest.mark.parametrize("text", ["", "draw WEST", "concession", "war WEST"])
def test_what_is_no_proposal_is_none(text):
    with pytest.raises(ValueError, match=r".*"):
        Motion.parse(text)


def test_a_pin_is_not_forgotten_while_a_vote_lies_under_it(table):
    table.pins.set_pin("NORTH", "1234")
    table.ballots.open_ballot(DRAW)
    vote(table, NORTH=True)

    assert refused(lambda: table.pins.forget_pin("NORTH")) is Refusal.VOTE_FIRST
    table.ballots.break_off_vote()
    table.pins.forget_pin("NORTH")


# -- players who leave and come -------------------------------------------------------------------


def test_who_leaves_is_called_no_more_and_is_in_disorder(table, store):
    table.envelopes.seal("NORTH", ("A AAA - BBB",))
    table.players.resign("NORTH", reason="absent")

    public = table.public()
    assert not store.envelopes()
    assert "NORTH" not in public.queue
    assert public.gone == ("NORTH",)
    seal_all(table)
    table.reveal()
    assert table.public().past[-1].disorder == ("NORTH",)
    table.advance()
    assert set(table.public().queue) == {"SOUTH", "WEST"}


def test_who_left_neither_votes_nor_shares(table):
    table.players.resign("NORTH")
    table.ballots.open_ballot(DRAW)

    assert set(table.public().ballot.voters) == {"SOUTH", "WEST"}
    vote(table, SOUTH=True, WEST=True)
    assert table.public().outcome == Outcome(End.DRAW, ("SOUTH", "WEST"))


def test_the_last_one_left_has_won(table):
    table.players.resign("NORTH")
    table.players.resign("SOUTH")

    assert table.public().outcome == Outcome(End.CONCEDED, ("WEST",))


def test_somebody_takes_over_and_writes_at_once(table):
    table.pins.set_pin("NORTH", "1234")
    table.players.resign("NORTH")
    table.players.take_over("NORTH", "Zoe")

    public = table.public()
    assert public.player("NORTH") == "Zoe"
    assert not public.gone
    assert not next(one for one in public.seals if one.power == "NORTH").has_pin
    assert "NORTH" in public.queue
    seal_all(table)
    table.reveal()
    assert not table.public().past[-1].disorder


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "x" * 61])
def test_nobody_without_a_name_takes_over(table, name):
    table.players.resign("NORTH")

    assert refused(lambda: table.players.take_over("NORTH", name)) is Refusal.NO_NAME


def test_only_who_plays_leaves_and_only_who_left_is_replaced(table):
    assert refused(lambda: table.players.take_over("NORTH", "Zoe")) is Refusal.NOT_LEFT
    table.players.resign("NORTH")
    assert refused(lambda: table.players.resign("NORTH")) is Refusal.NOT_IN_PLAY
    assert refused(lambda: table.players.resign("EAST")) is Refusal.UNKNOWN_POWER
