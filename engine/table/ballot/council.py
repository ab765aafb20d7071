"""What a table settles besides its orders: votes, its agreed time, players who left."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Self

from engine.table.ballot.ballot import Ballot, Motion, MotionKind
from engine.table.ballot_event import (
    BallotClosed,
    BallotEvent,
    BallotOpened,
    Proposed,
    Resigned,
    TakenOver,
    TimeCame,
    Voted,
    VotePutOff,
)
from engine.table.incident import Incident, IncidentKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Council:
    """As it stands now. Nothing in it depends on what anybody proposed or voted."""

    time_up: bool = False
    """Whether the agreed time on the wall has come (III)."""

    ballot: Ballot | None = None
    """The vote that is being held."""

    proposed: tuple[Motion, ...] = ()
    """What the envelopes of this phase proposed and nobody has voted on yet."""

    left: frozenset[str] = frozenset()
    """Powers whose player left."""

    def after(self, event: BallotEvent, step: int) -> Self:
        """Return it after one more event; so many have happened before.

        Raises:
            ValueError: the event cannot follow.
        """
        match event:
            case Proposed():
                return replace(self, proposed=event.motions)
            case TimeCame() if not self.time_up:
                return replace(self, time_up=True)
            case Resigned() if self.left.isdisjoint(event.powers) and self.ballot is None:
                return replace(self, left=self.left | set(event.powers))
            case TakenOver():
                return replace(self, left=self.left - set(event.powers))
            case BallotOpened() if self.ballot is None:
                return self._begun(event, step)
            case Voted() | VotePutOff() | BallotClosed() if self.ballot is not None:
                return self._voting(event, self.ballot)
        raise ValueError(event.kind)

    def _begun(self, event: BallotOpened, step: int) -> Self:
        motions, motion = self.proposed, event.motion
        return replace(
            self,
            ballot=Ballot(motion=motion, voters=event.voters, waiting=event.voters, number=step),
            # Proposals before it that nobody could be asked about are done with.
            proposed=motions[motions.index(motion) :] if motion in motions else motions,
        )

    def _voting(self, event: Voted | VotePutOff | BallotClosed, ballot: Ballot) -> Self:
        if isinstance(event, BallotClosed):
            if event.motion != ballot.motion:
                raise ValueError(event.kind)
            rest = tuple(motion for motion in self.proposed if motion != event.motion)
            return replace(self, ballot=None, proposed=rest)
        if event.power not in ballot.waiting:
            raise ValueError(event.kind)
        voted = isinstance(event, Voted)
        after = ballot.after_vote(event.power) if voted else ballot.put_off(event.power)
        return replace(self, ballot=after)

    def next_phase(self) -> Self:
        """Return it as the next phase begins."""
        return replace(self, ballot=None, proposed=())


def told(event: BallotEvent) -> Iterator[Incident]:
    """Tell everybody what has happened."""
    match event:
        case TimeCame():
            yield Incident(kind=IncidentKind.TIME_CAME, power="", at=event.at)
        case BallotClosed():
            yield _vote(event)
        case Resigned():
            for power in event.powers:
                kind = IncidentKind.RESIGNED
                yield Incident(kind=kind, power=power, reason=event.reason, at=event.at)
        case TakenOver():
            for power in event.powers:
                yield Incident(kind=IncidentKind.TAKEN_OVER, power=power, at=event.at)
        case _:
            pass


_VOTES = MappingProxyType(
    {
        MotionKind.DRAW: IncidentKind.DRAW_VOTED,
        MotionKind.STOP: IncidentKind.STOP_VOTED,
        MotionKind.CONCESSION: IncidentKind.CONCESSION_VOTED,
        MotionKind.TAKEOVER: IncidentKind.TAKEOVER_VOTED,
    }
)


def _vote(event: BallotClosed) -> Incident:
    kind = _VOTES[event.motion.kind]
    if event.broken:
        kind = IncidentKind.VOTE_BROKEN
    count = f"{event.yes}/{event.asked}" if event.yes >= 0 and not event.broken else ""
    return Incident(kind=kind, power=event.motion.power, reason=count, at=event.at)
