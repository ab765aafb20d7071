"""A game of live rounds told again by its own rules, event by event."""

from dataclasses import dataclass, replace

from engine.proof.evidence import Evidence
from engine.proof.faults import Fault, Wrong
from engine.rules.live import LiveRules, LiveState
from engine.store import codec
from engine.store.cover import Cover
from engine.table.ending import moment_of
from engine.table.event import Founded
from engine.table.live.secrets import closed_in, in_envelopes
from engine.table.live.table import followed, live_view


@dataclass(frozen=True, slots=True)
class Retold:
    """What came of telling it again."""

    wrong: tuple[Wrong, ...]
    rounds: int
    """How many were told again."""

    over: bool
    """Whether it has ended."""


def retold(game: LiveRules, evidence: Evidence) -> Retold:
    """Hold every event against the rules; after the first that cannot be, nothing is known."""
    wrong = list(evidence.wrong)
    state: LiveState | None = None
    before = ""
    for step, event in enumerate(evidence.events, 1):
        try:
            state = followed(game, state, event)
        except ValueError:
            phase = state.phase.code if state is not None else ""
            wrong.append(Wrong(fault=Fault.IMPOSSIBLE, step=step, phase=phase))
            return Retold(tuple(wrong), state.phase.turn if state is not None else 0, over=False)
        if moment_of(event.at) is None or event.at < before:
            wrong.append(Wrong(fault=Fault.TIME, step=step, phase=state.phase.code))
        before = event.at
    founded = evidence.events[0]
    assert isinstance(founded, Founded)
    assert state is not None
    last = evidence.events[-1].at
    cover = Cover.of(live_view(founded, state, last), len(evidence.events), last)
    closed = {whose: closed_in(one) for whose, one in in_envelopes(evidence.events).items()}
    wrong += [
        Wrong(fault=Fault.ENVELOPE, step=0, power=whose)
        for whose in sorted({*closed, *evidence.envelopes})
        if evidence.envelopes.get(whose) != closed.get(whose)
        or evidence.held.get(whose) != codec.envelope_text(closed[whose])
    ]
    if evidence.locked:
        wrong.append(Wrong(fault=Fault.LOCK, step=0))
    # Covers of before it was kept tell nothing of anybody's distance from the best.
    right = {cover.text(), replace(cover, off_best={}).text()}
    if evidence.trouble is None and evidence.cover not in right:
        wrong.append(Wrong(fault=Fault.COVER, step=0))
    return Retold(tuple(wrong), state.phase.turn, over=state.outcome is not None)
