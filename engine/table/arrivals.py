"""Somebody comes for a player who left (XIV.3): what is stored then."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.table.ballot_event import TakenOver
from engine.table.event import Event, PinSet
from engine.table.lines import checked_name
from engine.table.log import TableLog
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.pin import PinLock
from engine.table.view import Stage


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """What happens, and the locks of powers that come under a PIN that somebody has already."""

    events: tuple[Event, ...]
    pins: Mapping[str, PinLock] = field(default_factory=dict)


def arrival(log: TableLog, power: str, player: str, at: str) -> Arrival:
    """Return what is stored when somebody plays on for one who left.

    Where hands grow by agreement and he plays already, what he commands has one PIN.

    Raises:
        CommandError: nobody has left, or the name is none.
    """
    state, public = log.state, log.public()
    if power not in state.gone:
        raise CommandError(Refusal.NOT_LEFT, power=power)
    name, side = checked_name(power, player), public.side(power)
    asked: tuple[str, ...] = ()
    if state.stage is Stage.WRITING:
        asked = tuple(one for one in log.rules.asked(state.position) if one in side)
    came = TakenOver(phase=log.phase, powers=side, player=name, called=asked, at=at)
    locks = log.store.pins()
    mine = next((locks[one] for one in state.joins(came) if one in locks), None)
    pins = {} if mine is None else dict.fromkeys(side, mine)
    return Arrival(
        events=(came, *(PinSet(power=one, present=True, at=at) for one in pins)), pins=pins
    )
