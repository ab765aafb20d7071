import re

import pytest

from engine.games.diplomacy.phase import Season, Step
from engine.rules.game import End, Outcome
from engine.rules.order import texts_of
from engine.table.changes import Changes
from engine.table.event import Called, Opened, Resolved
from engine.table.memory_store import MemoryStore
from engine.table.refusal import Refusal
from engine.table.table import Table
from engine.table.view import Stage
from tests.engine.table.playing import FullStore, play, refused, seal_all


def test_a_new_game_calls_everybody_in_a_drawn_order(begin):
    queues = {begin(seed=seed).public().queue for seed in range(20)}

    assert len(queues) > 3
    assert {frozenset(queue) for queue in queues} == {frozenset({"NORTH", "SOUTH", "WEST"})}


def test_a_sealed_envelope_shows_its_fingerprint_and_nothing_else(begin):
    session = begin()

    changes = session.envelopes.seal("NORTH", ["A AAA - BBB"])

    view = session.public()
    seal = view.seals[0]
    assert changes is Changes.SEALS
    assert seal.sealed
    assert re.fullmatch("[0-9a-f]{64}", seal.fingerprint)
    assert "NORTH" not in view.queue
    assert "BBB" not in repr(view.seals)


def test_the_view_stays_the_same_value_until_something_happens(begin):
    session = begin()
    first = session.public()

    assert session.public() is first
    session.envelopes.seal("NORTH", [])
    assert session.public() is not first


def test_an_envelope_is_closed_once(begin):
    session = begin()
    session.envelopes.seal("NORTH", [])

    refused(lambda: session.envelopes.seal("NORTH", ["A AAA H"]), Refusal.ALREADY_SEALED)


def test_opening_the_seal_gives_the_orders_back_and_is_public(begin):
    session = begin()
    session.envelopes.seal("NORTH", ["A AAA - BBB"])

    draft = session.envelopes.unseal("NORTH")

    seal = session.public().seals[0]
    assert draft == ("A AAA - BBB",)
    assert (seal.sealed, seal.reopened, seal.fingerprint) == (False, 1, "")
    assert session.public().queue[0] == "NORTH"


def test_only_a_closed_envelope_can_be_opened_again(begin):
    session = begin()

    refused(lambda: session.envelopes.unseal("NORTH"), Refusal.NOT_SEALED)


def test_who_cannot_come_now_comes_last(begin):
    session = begin()
    first, *others = session.public().queue

    session.envelopes.put_off(first)

    assert session.public().queue == (*others, first)


def test_who_has_sealed_is_not_called_and_cannot_be_put_off(begin):
    session = begin()
    session.envelopes.seal("NORTH", [])

    refused(lambda: session.envelopes.put_off("NORTH"), Refusal.NOT_CALLED)


def test_reveal_waits_for_all(begin):
    session = begin()
    session.envelopes.seal("NORTH", [])
    assert not session.ready()

    error = refused(session.reveal, Refusal.NOT_ALL_SEALED)

    assert set(error.facts["powers"].split()) == {"SOUTH", "WEST"}


def test_reveal_opens_all_at_once_and_judges(begin):
    store = MemoryStore()
    session = begin(store)
    seal_all(session, {"NORTH": ["A AAA - BBB"]})
    assert session.ready()

    changes = session.reveal()

    view = session.public()
    past = view.past[-1]
    assert view.stage is Stage.REVEALED
    assert texts_of(past.orders) == {"NORTH": ("A AAA - BBB",), "SOUTH": (), "WEST": ()}
    assert view.position.at("BBB") is not None
    assert (view.phase.code, view.position.phase.code) == ("S1901M", "F1901M")
    assert not store.envelopes()
    assert Changes.ORDERS in changes
    assert [type(event) for event in store.events()[-2:]] == [Opened, Resolved]


def test_orders_are_published_in_the_boards_order_whoever_sealed_first(begin):
    session = begin()
    for power in ("WEST", "NORTH", "SOUTH"):
        session.envelopes.seal(power, [])

    session.reveal()

    assert list(session.public().past[-1].orders) == ["NORTH", "SOUTH", "WEST"]


def test_a_power_that_does_not_seal_is_in_disorder_when_the_table_goes_on(begin):
    session = begin()
    session.envelopes.seal("NORTH", [])

    session.reveal(force=True)

    past = session.public().past[-1]
    assert past.disorder == ("SOUTH", "WEST")
    assert set(past.orders) == {"NORTH"}


def test_an_empty_set_is_no_disorder(begin):
    session = begin()
    seal_all(session)

    session.reveal()

    assert session.public().past[-1].disorder == ()


def test_the_table_goes_on_only_after_the_reveal(begin):
    session = begin()

    refused(session.advance, Refusal.TOO_EARLY)


def test_nothing_is_sealed_while_the_results_are_looked_at(begin):
    session = begin()
    seal_all(session)
    session.reveal()

    refused(lambda: session.envelopes.seal("NORTH", []), Refusal.REVEALED)
    refused(lambda: session.envelopes.unseal("NORTH"), Refusal.REVEALED)
    refused(session.reveal, Refusal.REVEALED)


def test_only_those_concerned_are_asked(begin):
    session = begin()
    play(session)
    play(session)

    view = session.public()

    assert view.position.phase.step is Step.ADJUSTMENTS
    assert view.queue == ("NORTH",)
    refused(lambda: session.envelopes.seal("SOUTH", []), Refusal.NOT_ASKED)


def test_a_power_without_units_is_asked_no_more(begin):
    session = begin()

    play(session, {"WEST": ["A EEE D"]})

    assert set(session.public().queue) == {"NORTH", "SOUTH"}
    assert session.public().units["WEST"] == 0


def test_a_won_game_is_over(begin):
    session = begin()
    play(session, {"WEST": ["A EEE D"], "SOUTH": ["A CCC D"]})
    while session.public().outcome is None:
        if session.public().phase.season is not Season.SPRING:
            play(session)
            continue
        place = session.public().position.of("NORTH")[0].at
        following = "ABCDEF"["ABCDEF".index(place[0]) + 1 - 6] * 3
        play(session, {"NORTH": [f"A {place} - {following}"]})

    view = session.public()

    assert view.stage is Stage.OVER
    assert view.outcome == Outcome(End.SOLO, ("NORTH",))
    for action in (session.advance, session.reveal, session.ballots.end_by_draw):
        refused(action, Refusal.OVER)


def test_a_draw_is_shared_by_all_who_still_have_units(begin):
    session = begin()
    play(session, {"WEST": ["A EEE D"]})

    changes = session.ballots.end_by_draw()

    assert Changes.TABLE in changes
    assert session.public().outcome == Outcome(End.DRAW, ("NORTH", "SOUTH"))


def test_a_draw_destroys_closed_envelopes_unopened(begin):
    store = MemoryStore()
    session = begin(store)
    session.envelopes.seal("NORTH", ["A AAA - BBB"])

    session.ballots.end_by_draw()

    assert not store.envelopes()
    assert "BBB" not in repr(session.public().past) + repr(store.events())


@pytest.mark.parametrize(
    "order", ["", "  ", "A AAA H\nA BBB H", "A\0AAA", "A\u2028AAA", "A \ud800", "A\tAAA"]
)
def test_an_order_is_one_line_of_text(begin, order):
    session = begin()

    refused(lambda: session.envelopes.seal("NORTH", [order]), Refusal.UNREADABLE_ORDER)


def test_powers_that_are_not_on_the_map_are_refused(begin):
    session = begin()

    refused(lambda: session.envelopes.seal("MARS", []), Refusal.UNKNOWN_POWER)
    refused(lambda: session.seat("MARS"), Refusal.UNKNOWN_POWER)


def test_what_cannot_be_stored_has_not_happened(begin):
    store = FullStore()
    session = begin(store)
    seal_all(session)
    before = session.public()
    store.full = True

    with pytest.raises(OSError, match="disk full"):
        session.reveal()

    assert session.public() is before
    store.full = False
    session.reveal()
    assert session.public().stage is Stage.REVEALED


def test_a_game_reopens_where_it_was(begin, rules):
    store = MemoryStore()
    session = begin(store)
    play(session, {"NORTH": ["A AAA - BBB"]})
    session.envelopes.seal("SOUTH", ["A CCC H"])
    session.envelopes.put_off("NORTH")

    again = Table(rules, store)

    assert again.log.state == session.log.state
    assert again.public() == session.public()
    assert again.envelopes.unseal("SOUTH") == ("A CCC H",)


def test_an_empty_store_holds_no_game(rules):
    refused(lambda: Table(rules, MemoryStore()), Refusal.NOT_FOUNDED)


def test_an_owner_sees_his_draft_and_nobody_prints_it(begin):
    session = begin()

    seat = session.seat("NORTH", draft=("A AAA - BBB",))

    assert seat.draft == ("A AAA - BBB",)
    assert seat.seal.power == "NORTH"
    assert "BBB" not in repr(seat)[repr(seat).index("power='NORTH'") :]


def test_calling_is_drawn_anew_in_each_phase(begin):
    store = MemoryStore()
    session = begin(store)
    for _ in range(9):
        play(session)

    calls = [event.powers for event in store.events() if isinstance(event, Called)]

    assert len({call for call in calls if len(call) == 3}) > 1


def test_orders_stay_in_the_order_written(begin):
    session = begin()
    session.envelopes.seal("NORTH", ["A AAA - BBB", "A AAA H"])

    assert session.envelopes.unseal("NORTH") == ("A AAA - BBB", "A AAA H")


def test_a_game_in_memory_has_no_copy(begin, tmp_path):
    session = begin()

    with pytest.raises(OSError, match="copy"):
        session.save_copy(tmp_path / "copy.velmoc")
    session.close()


def test_what_nobody_can_read_may_be_sealed_all_the_same(begin):
    session = begin()

    session.envelopes.seal("NORTH", ["Armáda\u00a0někam → tam 🙂"])

    assert session.envelopes.unseal("NORTH") == ("Armáda\u00a0někam → tam 🙂",)


def test_the_clock_is_kept_as_it_was_last_set(begin):
    store = MemoryStore()
    session = begin(store)
    events, view = store.events(), session.public()

    assert session.clock.kept == ""
    assert session.clock.keep("five minutes") is Changes.CLOCK
    session.clock.keep("four minutes")

    assert session.clock.kept == "four minutes"
    assert store.events() == events
    assert session.public() is view
