"""How a table ends its game together: draws and concessions, agreed openly or voted in secret."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from engine.table.arrivals import Arrival, arrival
from engine.table.ballot.ballot import (
    AGAINST,
    FOR,
    Ballot,
    Motion,
    MotionKind,
    Takeover,
    counted,
    vote_seat,
)
from engine.table.ballot_event import BallotClosed, BallotOpened, Proposed, Voted, VotePutOff
from engine.table.changes import Changes
from engine.table.envelope import Envelope
from engine.table.event import Ended, Event
from engine.table.game_end import GameEnd
from engine.table.log import TableLog
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.keyring import Keyring, closed_with
from engine.table.sealed.pin import PinLock


class DrawsAndVotes:
    """The commands with which a table ends its game before anybody has won it."""

    def __init__(self, log: TableLog, keys: Keyring) -> None:
        self._log, self._keys = log, keys

    # -- agreed openly ---------------------------------------------------------------------------

    def end_by_draw(self) -> Changes:
        """End the game: all who still have units share it equally (II).

        Envelopes that are closed at that moment are never opened; they are destroyed.
        """
        return self._end_by(Motion(kind=MotionKind.DRAW))

    def end_by_stopping(self) -> Changes:
        """End the game: nobody plays on, and whoever has most of what is counted has won it."""
        return self._end_by(Motion(kind=MotionKind.STOP))

    def end_by_concession(self, power: str) -> Changes:
        """End the game: all others give it to the player of a power."""
        return self._end_by(Motion(kind=MotionKind.CONCESSION, power=power))

    def _end_by(self, motion: Motion) -> Changes:
        self._log.expect_play()
        self._end.voters(motion)
        ended = self._end.agreed(motion, self._log.stamp())
        self._log.commit(ended, drop=self._everything_closed())
        return Changes.TABLE | Changes.SEALS

    @property
    def _end(self) -> GameEnd:
        return GameEnd(self._log.rules, self._log.public())

    # -- a secret vote ---------------------------------------------------------------------------

    def open_ballot(self, motion: Motion) -> Changes:
        """Let everybody concerned vote in secret; the table as a whole asked for it."""
        self._log.expect_play()
        self._log.expect_no_vote()
        self._log.commit(self.called(motion, self._log.stamp()))
        return Changes.TABLE

    def called(self, motion: Motion, at: str) -> BallotOpened:
        """Return that a vote begins; a lot decides in which order its voters are called."""
        voters = self._end.voters(motion)
        self._log.chance.shuffle(voters)
        return BallotOpened(phase=self._log.phase, motion=motion, voters=tuple(voters), at=at)

    def put_off_vote(self, power: str) -> Changes:
        """Send whoever cannot come to vote now to the end of the queue."""
        ballot = self._ballot()
        voter = self._voter(ballot, power)
        self._log.commit(VotePutOff(phase=self._log.phase, power=voter, at=self._log.stamp()))
        return Changes.TABLE

    def vote(self, power: str, *, favour: bool) -> Changes:
        """Seal one player's vote. With the last one all are counted, unless some are locked."""
        ballot = self._ballot()
        voter, at = self._voter(ballot, power), self._log.stamp()
        if voter in self._log.state.pins and voter not in self._keys:
            raise CommandError(Refusal.LOCKED, powers=voter)
        answer = FOR if favour else AGAINST
        closed = self._vote_envelope(ballot, voter, answer)
        happened: list[Event] = [Voted(phase=self._log.phase, power=voter, at=at)]
        others = {other: self._opened_vote(ballot, other) for other in ballot.voted}
        if len(ballot.waiting) == 1 and all(others.values()):
            counted_now = self.counted(ballot, [*others.values(), answer], at)
            happened += counted_now.events
            self._commit_closed(ballot, happened, counted_now.pins)
        else:
            self._keys.share(voter, vote_seat(voter))
            self._log.commit(*happened, put=[closed_with(closed, self._keys.of(voter))])
        return Changes.TABLE | Changes.SEALS

    def locked_votes(self) -> tuple[str, ...]:
        """Return whose PINs are needed once before the votes can be counted, after a restart."""
        ballot = self._ballot()
        seats = self._keys.missing(self._log.store.envelopes())
        return tuple(power for power in ballot.voted if vote_seat(power) in seats)

    def count_votes(self) -> Changes:
        """Count what everybody voted; needed only where a restart had locked some of it."""
        ballot = self._ballot()
        if ballot.waiting:
            raise CommandError(Refusal.NOT_ALL_VOTED, powers=" ".join(ballot.waiting))
        if locked := self.locked_votes():
            raise CommandError(Refusal.LOCKED, powers=" ".join(locked))
        votes = {power: self._opened_vote(ballot, power) for power in ballot.voted}
        if wrong := [power for power, vote in votes.items() if not vote]:
            raise CommandError(Refusal.FINGERPRINT_MISMATCH, powers=" ".join(wrong))
        counted_now = self.counted(ballot, list(votes.values()), self._log.stamp())
        self._commit_closed(ballot, counted_now.events, counted_now.pins)
        return Changes.TABLE | Changes.SEALS

    def break_off_vote(self) -> Changes:
        """End a vote uncounted; the table decides this. What was voted is wiped."""
        ballot, at = self._ballot(), self._log.stamp()
        broken = BallotClosed(phase=self._log.phase, motion=ballot.motion, broken=True, at=at)
        self._commit_closed(ballot, [broken, *self.next_ballot(at, but=ballot.motion)])
        return Changes.TABLE

    def counted(self, ballot: Ballot, votes: Sequence[str], at: str) -> Arrival:
        """Count, and do what was agreed on, or go on to the next proposal."""
        tally = counted(ballot.motion, votes, veiled=self._log.state.founded.ending.veiled)
        closed = BallotClosed(
            phase=self._log.phase,
            motion=tally.motion,
            asked=tally.asked,
            yes=tally.yes,
            passed=tally.passed,
            at=at,
        )
        motion, then = ballot.motion, self.next_ballot(at, but=ballot.motion)
        if not tally.passed:
            return Arrival(events=(closed, *then))
        if isinstance(motion, Takeover):
            came = arrival(self._log, motion.power, motion.player, at)
            return Arrival(events=(closed, *came.events, *then), pins=came.pins)
        return Arrival(events=(closed, self._end.agreed(motion, at)))

    def _commit_closed(
        self, ballot: Ballot, happened: Sequence[Event], pins: Mapping[str, PinLock] | None = None
    ) -> None:
        """Store how a vote ended and wipe what was voted, in one step."""
        over = any(isinstance(event, Ended) for event in happened)
        seats = tuple(map(vote_seat, ballot.voters))
        drop = self._everything_closed() if over else seats
        self._log.commit(*happened, drop=drop, pins=pins or {})
        self._keys.forget(*seats)

    def next_ballot(self, at: str, but: Motion | None = None) -> list[BallotOpened]:
        """Return the vote on the next of the proposals that the envelopes held, if there is one."""
        motion = self._end.next_motion(but)
        return [] if motion is None else [self.called(motion, at)]

    def _vote_envelope(self, ballot: Ballot, voter: str, vote: str) -> Envelope:
        phase = ballot.envelope_phase(self._log.phase)
        seat, nonce = vote_seat(voter), self._log.nonce()
        return Envelope(power=seat, phase=phase, orders=(vote,), nonce=nonce)

    def _opened_vote(self, ballot: Ballot, voter: str) -> str:
        """Return what a player voted; nothing where it is locked, gone or not of this vote."""
        envelope = self._keys.open(self._log.store.envelopes().get(vote_seat(voter)))
        if envelope is None or envelope.phase != ballot.envelope_phase(self._log.phase):
            return ""
        return envelope.orders[0] if envelope.orders in ((FOR,), (AGAINST,)) else ""

    def _ballot(self) -> Ballot:
        self._log.expect_play()
        if self._log.state.council.ballot is None:
            raise CommandError(Refusal.NO_VOTE)
        return self._log.state.council.ballot

    def _voter(self, ballot: Ballot, power: str) -> str:
        side = self._log.public().side(power)
        voter = next((one for one in ballot.voters if one in side), "")
        if not voter or voter not in ballot.waiting:
            raise CommandError(Refusal.NOT_TO_VOTE, power=power)
        return voter

    def _everything_closed(self) -> tuple[str, ...]:
        return tuple(self._log.store.envelopes())

    def proposals(self, opened: Iterable[Envelope], at: str) -> tuple[Proposed, ...]:
        """Tell what the opened envelopes propose, without telling which of them did."""
        proposed: set[Motion] = set()
        for envelope in opened:
            if envelope.motion:
                with suppress(ValueError):  # the table is told of nothing that is no proposal
                    proposed.add(Motion.parse(envelope.motion))
        ranked = sorted(proposed, key=lambda motion: (motion.kind != MotionKind.DRAW, motion.power))
        return (Proposed(phase=self._log.phase, motions=tuple(ranked), at=at),) if ranked else ()
