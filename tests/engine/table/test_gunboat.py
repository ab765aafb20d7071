"""Gunboat: nobody is told who plays what before the game is over, the master excepted."""

import dataclasses
import random

import pytest

from engine.seating.record import Dealing, Way
from engine.store.codec import event_of, event_text
from engine.store.cover import Cover
from engine.table.event import Founded
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from tests.agreements import usual_agreement

NAMES = ("Ada", "Bob", "Cyr")
SIDES = ("NORTH", "SOUTH", "WEST")
WISHES = Dealing(
    players=NAMES, sides=SIDES, wishes=(("WEST",), ("SOUTH",), ("NORTH",)), scores=(0.0, 0.0, 0.0)
)


@pytest.fixture
def table(rules, clock):
    """Found a game without talk; players sit as they are named."""

    def lay(powers=("WEST", "SOUTH", "NORTH"), store=None, **more):
        kept = store if store is not None else MemoryStore()
        terms = Terms(rng=random.Random(3), now=clock, nonce=lambda: "5a" * 32)
        seats = [Seat(power=p, player=name) for p, name in zip(powers, NAMES, strict=True)]
        more = {"gunboat": True, "dealt": "lot", "lot": "K7QF", **more}
        session = found(
            rules,
            kept,
            usual_agreement(title="Still", seats=seats, map="ring", **more),
            terms=terms,
        )
        return Table(rules, kept, terms=terms) if more.get("led") else session

    return lay


def play(session):
    session.envelopes.seal(session.public().queue[0], [])
    session.envelopes.seal(session.public().queue[0], [])
    yield session
    session.envelopes.seal(session.public().queue[0], [])
    yield session
    session.reveal()
    yield session
    session.advance()
    yield session


def test_two_games_that_differ_only_in_who_plays_what_look_the_same(table):
    looks = []
    for powers in (("WEST", "SOUTH", "NORTH"), ("NORTH", "WEST", "SOUTH")):
        session = table(powers, lot="".join(powers))
        looks.append([unmoved(each.public()) for each in play(session)])

    assert looks[0] == looks[1]


def unmoved(public):
    """Return a view without the moments, which run on from one game to the next."""
    seals = tuple(dataclasses.replace(seal, sealed_at="") for seal in public.seals)
    return dataclasses.replace(public, seals=seals)


def test_no_view_and_no_cover_names_a_player_or_the_lot_before_the_end(table):
    store = MemoryStore()
    session = table(store=store, dealt=Way.WISHES, dealing=WISHES)
    for moment in play(session):
        public = moment.public()
        seen = repr((public, moment.seat("WEST"), Cover.of(public, 1, "").text()))
        assert not [name for name in (*NAMES, "K7QF") if name in seen]
        assert public.gunboat
        assert public.dealing is None
        assert public.player("WEST") == ""

    session.ballots.end_by_draw()

    public = session.public()
    assert Seat(power="WEST", player="Ada") in public.seats
    assert (public.lot, public.dealing, public.dealt) == ("K7QF", WISHES, Way.WISHES)
    assert Cover.of(public, 1, "").players["WEST"] == "Ada"


def test_only_the_master_knows_whom_to_ask(table):
    session = table(led=True)

    assert session.master.view().player("WEST") == "Ada"
    assert session.public().player("WEST") == session.master.view().public.player("WEST") == ""

    session.players.replace("WEST", "Zoe", reason="absent")
    assert session.master.view().player("WEST") == "Zoe"
    assert session.master.events()[-1].before == "Ada"
    assert "Zoe" not in repr(session.public())


def test_going_back_from_the_end_hides_the_names_again(table):
    session = table(led=True)
    code = session.public().phase.code
    session.master.commit()
    session.ballots.end_by_draw()
    assert session.public().player("WEST") == "Ada"

    session.master.rewind(code, reason="wrong slip")

    assert session.public().player("WEST") == ""


def test_what_was_handed_in_must_deal_what_is_played(table):
    with pytest.raises(CommandError) as refused:
        table(("NORTH", "SOUTH", "WEST"), dealt=Way.WISHES, dealing=WISHES)

    assert refused.value.code is Refusal.DEAL_DIFFERS


def test_a_deal_is_kept_in_the_file_and_old_files_have_none(table, rules):
    store = MemoryStore()
    table(store=store, gunboat=False, dealt=Way.WISHES, dealing=WISHES)
    founded = store.events()[0]

    assert event_of(event_text(founded)) == founded
    assert Table(rules, store).public().dealing == WISHES
    old = '{"kind":"founded","game":"g","map":"m","title":"t","options":{},"seats":[]}'
    read = event_of(old)
    assert isinstance(read, Founded)
    assert (read.dealing, read.gunboat, read.dealt) == (None, False, "chosen")


def test_an_old_cover_is_no_gunboat(table):
    text = Cover.of(table().public(), 1, "").text()

    assert Cover.parse(text).gunboat
    assert not Cover.parse(text.replace(', "gunboat": true', "")).gunboat
