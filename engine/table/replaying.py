"""From stored events back to the state of a table, and how a phase begins."""

import random
from collections.abc import Collection, Mapping, Sequence

from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.agreement import is_turn
from engine.table.envelope import fingerprint
from engine.table.event import Advanced, Called, Event, Founded, Opened, Resolved
from engine.table.master_event import Edited, Rewound
from engine.table.refusal import CommandError, Refusal
from engine.table.seeing import public_view
from engine.table.slips import LeftLine
from engine.table.state import HistoryError, State
from engine.table.view import PastPhase, PublicView


def called(
    rules: Rules,
    position: Position,
    rng: random.Random,
    at: str,
    sides: tuple[tuple[str, ...], ...] = (),
    gone: Collection[str] = (),
) -> Called:
    """Draw the order in which those who have something to write come to the laptop.

    Who commands several powers comes once for all of them. For those ``gone`` nobody comes.
    """
    powers = tuple(power for power in rules.asked(position) if power not in gone)
    mates = {power: side for side in sides or rules.sides for power in side}
    hands = list(dict.fromkeys(mates.get(power, (power,)) for power in powers))
    rng.shuffle(hands)
    coming = tuple(power for hand in hands for power in hand if power in powers)
    return Called(phase=position.phase.code, powers=coming, at=at)


def verified(past: PastPhase) -> Mapping[str, bool]:
    """Check each fingerprint of a revealed phase against its nonce and orders."""
    return {power: _agrees(past, power) for power in past.fingerprints}


def _agrees(past: PastPhase, power: str) -> bool:
    if power not in past.orders:
        return False
    nonce, bound = past.nonces.get(power, ""), past.bound.get(power)
    try:
        orders = tuple(map(str, past.orders[power]))
        digest = fingerprint(nonce, power, past.phase.code, orders, bound)
    except ValueError:  # a nonce that is none proves nothing
        return False
    return digest == past.fingerprints[power]


def replayed(rules: Rules, events: Sequence[Event]) -> State:
    """Return the state that a history leads to.

    Raises:
        CommandError: nothing has happened yet.
        HistoryError: it is no game's history on this board.
    """
    if not events:
        raise CommandError(Refusal.NOT_FOUNDED)
    first, *later = events
    if not isinstance(first, Founded):
        raise HistoryError("a game begins with its founding")
    if not is_turn(first.year):
        raise HistoryError("no game begins with such a turn")
    seated = {seat.power for seat in first.seats}
    if len(seated) < len(first.seats) or not seated <= rules.board.powers_by_id.keys():
        raise HistoryError("somebody is seated where nobody can sit")
    state = State.founded_by(first, rules.start(first.year), rules)
    opened_at = 0
    for step, event in enumerate(later, 2):
        try:
            _check_board(event, rules)
            state = state.after(event)
        except HistoryError as error:
            error.step = step
            raise
        opened_at = (opened_at or step) if state.opened is not None else 0
    if opened_at:  # nothing is ever half revealed
        torn = HistoryError(f"{state.phase} was opened and not judged")
        torn.step = opened_at
        raise torn
    return state


def held_view(rules: Rules, events: Sequence[Event]) -> PublicView | None:
    """Return what was public before the last phase was revealed, if the table is still there."""
    for place in range(len(events) - 1, 0, -1):
        event = events[place]
        if isinstance(event, Opened):
            return public_view(replayed(rules, events[:place]), rules.board).held()
        if isinstance(event, (Advanced, Edited, Rewound)):
            return None
    return None


def _check_board(event: Event, rules: Rules) -> None:
    if isinstance(event, Resolved) and not event.resolution.lies_on(rules.board):
        raise HistoryError(f"{event.phase} leads off the board")
    if isinstance(event, Edited) and not event.position.lies_on(rules.board):
        raise HistoryError(f"{event.phase} was set up off the board")


def left_lines(rules: Rules, events: Sequence[Event]) -> tuple[LeftLine, ...]:
    """Return the lines of play that a history went back from, the oldest first."""
    abandoned: list[LeftLine] = []
    first, *later = events
    if not isinstance(first, Founded):
        return ()
    state = State.founded_by(first, rules.start(first.year), rules)
    for event in later:
        if isinstance(event, Rewound):
            left = LeftLine(past=state.past, to=event.to, reason=event.reason, at=event.at)
            abandoned.append(left)
        state = state.after(event)
    return tuple(abandoned)
