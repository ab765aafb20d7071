"""Founding a game: who plays what, and the first phase."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC

from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.seating.record import agrees, ranking
from engine.table.agreement import Agreement, is_turn
from engine.table.envelope import short
from engine.table.event import Event, Founded, PinSet
from engine.table.map_event import MapCarried
from engine.table.master_event import Led
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import called
from engine.table.sealed.pins import made
from engine.table.seat import Seat
from engine.table.seeing import public_view
from engine.table.state import State, unplayed
from engine.table.store import Store
from engine.table.table import Table
from engine.table.terms import USUAL, Terms

_SHOWN = 20
"""Digits of a number that is told again."""


def new_lot() -> str:
    """Return a fresh seed for dealing the powers, short enough to be written down."""
    return short(secrets.token_hex(32))


def deal_by_lot(players: Sequence[str], powers: Sequence[str], seed: str) -> tuple[Seat, ...]:
    """Deal the powers among players by lot (I); the same seed deals the same again.

    Anybody can check it: rank the powers by the SHA-256 (in hex) of the line ``seed power``, in
    UTF-8 with one space between. The player named first has the first of that ranking, and so on,
    going round again when there are fewer players than powers.

    Raises:
        ValueError: nobody plays, or more people than there are powers.
    """
    if not 0 < len(players) <= len(powers):
        raise ValueError(f"{len(players)} players for {len(powers)} powers")
    ranked = ranking(powers, seed)
    dealt = {power: players[turn % len(players)] for turn, power in enumerate(ranked)}
    return tuple(Seat(power=power, player=dealt[power]) for power in powers)


def found(
    rules: Rules,
    store: Store,
    agreement: Agreement,
    *,
    pins: Mapping[str, str] | None = None,
    clock: Callable[[Phase], str] | None = None,
    terms: Terms = USUAL,
) -> Table:
    """Begin a game in an empty store: the board is set up and the first seats are called.

    ``pins`` by power and the ``clock`` (its text for the first phase) are
    stored in the same moment: a game never begins with half of what the table agreed on. Where it
    is led, a game master writes for all. In gunboat no view names a player before the end.

    Raises:
        CommandError: a power has no player, two players, is not on the map or not played; several
            players are to command what belongs to one; a PIN is empty; what was handed in deals
            something else; or there is no turn with which the game is to begin.
    """
    seats, known = agreement.seats, pins or {}
    _check(rules, seats, known)
    # In the order in which players sit, it would tell who plays what.
    board = [power.id for power in rules.board.powers]
    locks = {power: known[power] for power in board if power in known}
    if agreement.gunboat:
        seats = sorted(seats, key=lambda seat: board.index(seat.power))
    dealt = {one.power: one.player for one in seats}
    if agreement.dealing and not agrees(agreement.dealt, agreement.lot, agreement.dealing, dealt):
        raise CommandError(Refusal.DEAL_DIFFERS)
    if not is_turn(agreement.year):
        raise CommandError(Refusal.NO_SUCH_TURN, turn=str(agreement.year)[:_SHOWN])
    terms = replace(terms, rng=terms.chance)
    begun = terms.now().astimezone(UTC)
    if not agreement.ending.possible(agreement.year, begun):
        raise CommandError(Refusal.ENDS_BEFORE)
    at = begun.isoformat(timespec="seconds")
    founded = Founded(
        game=agreement.game,
        map=agreement.map,
        title=agreement.title,
        options=dict(rules.options),
        seats=tuple(seats),
        year=agreement.year,
        dealt=agreement.dealt,
        lot=agreement.lot,
        dealing=agreement.dealing,
        gunboat=agreement.gunboat,
        lineup=agreement.lineup,
        ending=agreement.ending,
        salt=terms.nonce(),
        at=at,
    )
    start = rules.start(agreement.year)
    first = called(rules, start, terms.chance, at, gone=unplayed(rules))
    map_ = [MapCarried.of(agreement.carried, at)] if agreement.carried else []
    then: list[Event] = [
        *map_,
        first,
        *(PinSet(power=power, present=True, at=at) for power in locks),
    ]
    if agreement.led:
        then.append(Led(phase=first.phase, at=at))
    state = State.founded_by(founded, start, rules)
    for event in then:
        state = state.after(event)
    store.append(
        (founded, *then),
        pins=made(locks, rules.sides),
        public=public_view(state, rules.board),
        clock=clock(start.phase) if clock is not None else None,
    )
    return Table(rules, store, terms)


def _check(rules: Rules, seats: Sequence[Seat], pins: Mapping[str, str]) -> None:
    taken = _seated(rules, seats)
    for side in rules.sides:
        for power in side:
            if power not in taken:
                raise CommandError(Refusal.POWER_FREE, power=power)
        if len({taken[power] for power in side}) > 1:
            raise CommandError(Refusal.SIDE_SPLIT, powers=" ".join(side))
    for power, pin in pins.items():
        if power not in taken:
            raise CommandError(Refusal.UNKNOWN_POWER, power=power)
        if not pin:
            raise CommandError(Refusal.EMPTY_PIN)


def _seated(rules: Rules, seats: Sequence[Seat]) -> Mapping[str, str]:
    """Return who commands each power."""
    taken: dict[str, str] = {}
    played = {power for side in rules.sides for power in side}
    for seat in seats:
        if seat.power not in rules.board.powers_by_id:
            raise CommandError(Refusal.UNKNOWN_POWER, power=seat.power)
        if seat.power in taken:
            raise CommandError(Refusal.POWER_TWICE, power=seat.power)
        if seat.power not in played:
            raise CommandError(Refusal.NOT_PLAYED, power=seat.power)
        if not seat.player.strip():
            raise CommandError(Refusal.NO_NAME, power=seat.power)
        taken[seat.power] = seat.player
    return taken
