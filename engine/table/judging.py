"""What happens at the moment in which a phase is judged, whoever wrote the orders."""

from collections.abc import Mapping, Sequence

from engine.rules.position import Position
from engine.rules.ruling import Resolution
from engine.table.coin import seed_of, tossed
from engine.table.event import Event, Opened, Resolved, Tossed
from engine.table.game_end import GameEnd
from engine.table.log import TableLog
from engine.table.master_event import Committed


def judged(
    log: TableLog,
    orders: Opened | Committed,
    resolution: Resolution,
    coin: Sequence[Tossed],
    fallen: Tossed | None = None,
) -> list[Event]:
    """Return all of it in its order; the last is the game's end, if this is it.

    Orders are told and judged, unless the agreed time had come before; a coin falls, if it is time
    to. ``fallen`` is one that fell when this very phase was judged before, and counts again.
    """
    at, end = orders.at, GameEnd(log.rules, log.public())
    came = end.time_came(at)
    time_up = log.state.council.time_up or bool(came)
    fell = next(iter(coin), fallen)
    return [
        *came,
        orders,
        Resolved(phase=log.phase, resolution=resolution, at=at),
        *coin,
        *end.judged(resolution.after, at, time_up=time_up, coin=fell),
    ]


def toss(log: TableLog, after: Position, nonces: Mapping[str, str], at: str) -> tuple[Tossed, ...]:
    """Toss the coin where it is time to (XIV.2.e)."""
    power = log.rules.undecided(after)
    if not power or log.state.coin is not None:
        return ()
    seed = seed_of(nonces) or log.nonce()
    return (tossed(log.phase, power, log.rules.sides, seed, at),)
