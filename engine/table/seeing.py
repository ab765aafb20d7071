"""Makes the view that everybody may see. It reads the state, which knows no unopened order."""

from collections.abc import Collection

from engine.board.board import Board
from engine.table.envelope import Scheme
from engine.table.incident import IncidentKind
from engine.table.seat import Seat
from engine.table.state import State
from engine.table.view import PublicView, SealView


def public_view(state: State, board: Board) -> PublicView:
    """Return what everybody may see."""
    powers = tuple(power.id for power in board.powers)
    position, founded = state.position, state.founded
    masked = founded.gunboat and state.outcome is None
    return PublicView(
        title=founded.title,
        game=founded.game,
        map=founded.map,
        seats=_nameless(state, powers) if masked else seats_of(state),
        stage=state.stage,
        position=position,
        phase=state.phase,
        seals=tuple(_seal(state, power) for power in powers),
        queue=state.queue,
        counted={power: position.counted(power, board) for power in powers},
        units={power: _units(state, power) for power in powers},
        past=state.past,
        outcome=state.outcome,
        incidents=state.incidents,
        options=founded.options,
        led=state.led,
        sides=state.sides,
        coin=state.coin,
        ending=founded.ending,
        units_to_win=state.units_to_win,
        time_up=state.council.time_up,
        told_at=state.told_at,
        ballot=state.council.ballot,
        proposed=state.council.proposed,
        gone=tuple(power for power in powers if power in state.gone),
        gunboat=founded.gunboat,
        dealt=founded.dealt,
        lot="" if masked else founded.lot,
        dealing=None if masked else founded.dealing,
        number=founded.number,
    )


def in_order(board: Board, powers: Collection[str]) -> tuple[str, ...]:
    """Sort powers as the board lists them, so that nothing tells who came first."""
    return tuple(power.id for power in board.powers if power.id in powers)


def _nameless(state: State, powers: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return who is in the game, in the board's order: that of the players would tell them."""
    taken = {seat.power for seat in seats_of(state)}
    return tuple(Seat(power=power, player="") for power in powers if power in taken)


def seats_of(state: State) -> tuple[Seat, ...]:
    """Return who plays what now. In gunboat only a game master may see it."""
    now = {seat.power: seat for seat in state.replaced}
    seats = tuple(now.get(seat.power, seat) for seat in state.founded.seats)
    seats += tuple(now[power] for power in sorted(state.neutral) if power in now)
    coin = state.coin
    if coin is None or coin.power in {seat.power for seat in seats}:
        return seats
    player = next((seat.player for seat in seats if seat.power in coin.side), "")
    return (*seats, now.get(coin.power, Seat(power=coin.power, player=player)))


def _units(state: State, power: str) -> int:
    # A dislodged unit is still the owner's until it has retreated or is disbanded (XI).
    beaten = sum(fallen.unit.power == power for fallen in state.position.dislodged)
    return len(state.position.of(power)) + beaten


def _seal(state: State, power: str) -> SealView:
    seal = state.seals.get(power)
    kinds = [incident.kind for incident in state.incidents if incident.power == power]
    return SealView(
        power=power,
        asked=power in state.asked,
        sealed=seal is not None,
        fingerprint=seal.fingerprint if seal else "",
        scheme=seal.scheme if seal else Scheme.FIRST,
        sealed_at=seal.at if seal else "",
        reopened=kinds.count(IncidentKind.UNSEALED),
        voided=kinds.count(IncidentKind.VOIDED),
        has_pin=power in state.pins,
    )
