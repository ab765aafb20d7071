from dataclasses import replace

import pytest

from engine.games.diplomacy.units import ARMY
from engine.rules.position import Unit
from engine.table.event import (
    Advanced,
    Founded,
    Opened,
    PinForgotten,
    PutOff,
    Reopened,
    Resolved,
    Sealed,
    Voided,
)
from engine.table.memory_store import MemoryStore
from engine.table.state import HistoryError
from engine.table.table import Table


@pytest.fixture
def history(begin):
    """The events of a game in the middle of its second phase."""
    store = MemoryStore()
    session = begin(store)
    for power in session.public().queue:
        session.envelopes.seal(power, [])
    session.envelopes.unseal("NORTH")
    session.envelopes.seal("NORTH", [])
    session.envelopes.void("SOUTH", reason="absent")
    session.envelopes.seal("SOUTH", [])
    session.pins.set_pin("WEST", "1914")
    session.pins.forget_pin("WEST")
    session.envelopes.seal("WEST", [])
    session.reveal()
    session.advance()
    session.envelopes.put_off(session.public().queue[0])
    return store.events()


def replayed(rules, events):
    store = MemoryStore()
    store.append(events)
    return Table(rules, store)


def test_states_are_values_that_a_replay_gives_again(rules, history):
    assert replayed(rules, history).log.state == replayed(rules, history).log.state


def test_every_step_counts(rules, history):
    assert replayed(rules, history).log.state.step == len(history)


KINDS = [
    *(Founded, Sealed, Reopened, Voided, PinForgotten),
    *(Opened, Resolved, Advanced, PutOff),
]


@pytest.mark.parametrize("kind", KINDS)
def test_a_history_in_which_a_thing_happens_twice_is_none(rules, history, kind):
    at = next(i for i, event in enumerate(history) if isinstance(event, kind))
    other = "SOUTH" if kind is PutOff else None
    twice = history[at] if other is None else replace(history[at], phase="S1950M")

    with pytest.raises(HistoryError):
        replayed(rules, (*history[: at + 1], twice, *history[at + 1 :]))


def test_a_history_begins_with_the_founding(rules, history):
    with pytest.raises(HistoryError, match="founding"):
        replayed(rules, history[1:])


def test_a_phase_is_not_judged_unopened(rules, history):
    without = [event for event in history if not isinstance(event, Opened)]

    with pytest.raises(HistoryError, match="unopened"):
        replayed(rules, without)


def test_a_history_that_leads_off_the_board_is_none(rules, history):
    at = next(i for i, event in enumerate(history) if isinstance(event, Resolved))
    after = history[at].resolution.after
    lost = replace(after, units=(*after.units, Unit("NORTH", ARMY, "ZZZ")))
    astray = replace(history[at], resolution=history[at].resolution.but(after=lost))

    with pytest.raises(HistoryError, match="off the board"):
        replayed(rules, (*history[:at], astray, *history[at + 1 :]))


def test_nothing_happens_between_opening_and_judging(rules, history):
    at = next(n for n, event in enumerate(history) if isinstance(event, Opened))
    sealed = next(event for event in history[:at] if isinstance(event, Sealed))

    with pytest.raises(HistoryError, match="between"):
        replayed(rules, (*history[: at + 1], sealed, *history[at + 1 :]))
