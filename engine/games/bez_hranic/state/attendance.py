"""Who is at the table: players leave, come back, and others play on in their places.

Nobody is made to wait for somebody who has left. His tokens stand at home: on field 40, on top,
when all others lie, as where the time for laying is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from engine.games.bez_hranic.commands import ComeBack, HandOver, Leave, Reason
from engine.games.bez_hranic.events import CameBack, HandedOver, Left
from engine.rules.live import LiveRefusalError, OwnEvent


@dataclass(frozen=True, slots=True)
class Attendance:
    """Who is at the table."""

    seats: tuple[str, ...]
    away: tuple[str, ...] = ()
    """Seats of those who have left, the first one first."""

    players: Mapping[str, str] = field(default_factory=dict)
    """Who plays on where somebody was replaced, by the seat."""

    def __contains__(self, seat: str) -> bool:
        """Tell whether somebody sits there now."""
        return seat in self.seats and seat not in self.away

    def decide(self, command: Leave | ComeBack | HandOver) -> OwnEvent:
        """Return what comes of it.

        Raises:
            LiveRefusalError: it cannot be.
        """
        seat = command.seat
        if seat not in self.seats:
            raise LiveRefusalError(Reason.NO_SEAT, seat=seat)
        match command:
            case Leave() if seat not in self:
                raise LiveRefusalError(Reason.AWAY, seat=seat)
            case Leave() if len(self.away) + 1 == len(self.seats):
                raise LiveRefusalError(Reason.LAST_ONE, seat=seat)
            case Leave():
                return Left(seat=seat)
            case ComeBack() if seat in self:
                raise LiveRefusalError(Reason.HERE, seat=seat)
            case ComeBack():
                return CameBack(seat=seat)
            case HandOver(player=player):
                name = player.strip()
                others = [who.casefold() for other, who in self.players.items() if other != seat]
                if not name or name.casefold() in others:
                    raise LiveRefusalError(Reason.NO_NAME, seat=seat)
                return HandedOver(seat=seat, player=name)
        raise TypeError(command)

    def after(self, event: OwnEvent) -> Self:
        """Return who is there after it."""
        match event:
            case Left(seat=seat):
                return replace(self, away=(*self.away, seat))
            case CameBack(seat=seat):
                return self._back(seat)
            case HandedOver(seat=seat, player=player):
                return replace(self._back(seat), players={**self.players, seat: player})
        raise ValueError(event.kind)

    def _back(self, seat: str) -> Self:
        return replace(self, away=tuple(one for one in self.away if one != seat))
