"""How a table ends its game: agreed draws, secret votes, the agreed time, players who leave."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime

from engine.rules.game import End
from engine.rules.position import Position
from engine.table.ballot.ballot import (
    AGAINST,
    FOR,
    Ballot,
    Motion,
    MotionKind,
    counted,
    vote_seat,
)
from engine.table.ballot_event import (
    BallotClosed,
    BallotOpened,
    Proposed,
    Resigned,
    TakenOver,
    TimeCame,
    Voted,
    VotePutOff,
)
from engine.table.changes import Changes
from engine.table.coin import joined
from engine.table.ending import Ending, ahead, moment_of
from engine.table.envelope import Envelope
from engine.table.event import Ended, Event, PinSet, Tossed
from engine.table.incident import Reason
from engine.table.lines import checked_reason, is_one_line
from engine.table.log import Keeping
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.keyring import closed_with
from engine.table.view import Stage

LONGEST_NAME = 60


class Closing(Keeping):
    """The commands with which a game comes to its end, or loses a player on the way."""

    # -- agreed openly ------------------------------------------------------------------------

    def end_by_draw(self) -> Changes:
        """End the game: all who still have units share it equally (II).

        Envelopes that are closed at that moment are never opened; they are destroyed.
        """
        return self._end_by(Motion(kind=MotionKind.DRAW))

    def end_by_concession(self, power: str) -> Changes:
        """End the game: all others give it to the player of a power."""
        return self._end_by(Motion(kind=MotionKind.CONCESSION, power=power))

    def _end_by(self, motion: Motion) -> Changes:
        self._not_over()
        self._voters(motion)
        self._commit(self._end(motion, self._at()), drop=self._all_envelopes())
        return Changes.TABLE | Changes.SEALS

    def _end(self, motion: Motion, at: str) -> Ended:
        """Return the end that a proposal is about."""
        public = self.public()
        if motion.kind is MotionKind.CONCESSION:
            mates = (p for p in public.side(motion.power) if p != motion.power)
            return Ended(end=End.CONCEDED, powers=(motion.power, *mates), at=at)
        left = tuple(
            power
            for power, units in public.units.items()
            if units and public.played(power) and power not in self._state.gone
        )
        if not left:
            raise CommandError(Refusal.NO_SURVIVORS)
        return Ended(end=End.DRAW, powers=left, at=at)

    def _in_play(self) -> tuple[tuple[str, ...], ...]:
        """Return what each player commands who is still in the game."""
        public = self.public()
        return tuple(
            side
            for side in self._state.sides
            if not any(power in self._state.gone for power in side)
            and any(public.units.get(p, 0) or public.centres.get(p, 0) for p in side)
        )

    def _voters(self, motion: Motion) -> list[str]:
        """Return who is asked about a proposal, by one power each."""
        if motion.kind is MotionKind.DRAW:
            self._end(motion, "")  # is there anybody to share it?
            return [side[0] for side in self._in_play()]
        self._known(motion.power)
        sides = self._in_play()
        if not any(motion.power in side for side in sides) or len(sides) < 2:
            raise CommandError(Refusal.NOT_TO_WIN, power=motion.power)
        return [side[0] for side in sides if motion.power not in side]

    # -- a secret vote ------------------------------------------------------------------------

    def open_ballot(self, motion: Motion) -> Changes:
        """Let everybody concerned vote in secret; the table as a whole asked for it."""
        self._not_over()
        self._no_vote()
        self._commit(self._ballot_of(motion, self._at()))
        return Changes.TABLE

    def _ballot_of(self, motion: Motion, at: str) -> BallotOpened:
        voters = self._voters(motion)
        self._rng.shuffle(voters)
        return BallotOpened(phase=self._phase, motion=motion, voters=tuple(voters), at=at)

    def put_off_vote(self, power: str) -> Changes:
        """Send whoever cannot come to vote now to the end of the queue."""
        ballot = self._ballot()
        voter = self._voter(ballot, power)
        self._commit(VotePutOff(phase=self._phase, power=voter, at=self._at()))
        return Changes.TABLE

    def vote(self, power: str, *, favour: bool) -> Changes:
        """Seal one player's vote. With the last one all are counted, unless some are locked."""
        ballot = self._ballot()
        voter, at = self._voter(ballot, power), self._at()
        if voter in self._state.pins and voter not in self._keys:
            raise CommandError(Refusal.LOCKED, powers=voter)
        said = FOR if favour else AGAINST
        closed = self._vote_envelope(ballot, voter, said)
        happened: list[Event] = [Voted(phase=self._phase, power=voter, at=at)]
        others = {other: self._opened_vote(ballot, other) for other in ballot.voted}
        if len(ballot.waiting) == 1 and all(others.values()):
            happened += self._closed(ballot, [*others.values(), said], at)
            self._commit_closed(ballot, happened)
        else:
            self._keys.share(voter, vote_seat(voter))
            self._commit(*happened, put=[closed_with(closed, self._keys.of(voter))])
        return Changes.TABLE | Changes.SEALS

    def locked_votes(self) -> tuple[str, ...]:
        """Return whose PINs are needed once before the votes can be counted, after a restart."""
        ballot = self._ballot()
        seats = self._keys.missing(self._store.envelopes())
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
        self._commit_closed(ballot, self._closed(ballot, list(votes.values()), self._at()))
        return Changes.TABLE | Changes.SEALS

    def break_off_vote(self) -> Changes:
        """End a vote uncounted; the table decides this. What was voted is wiped."""
        ballot, at = self._ballot(), self._at()
        broken = BallotClosed(phase=self._phase, motion=ballot.motion, broken=True, at=at)
        self._commit_closed(ballot, [broken, *self._next_ballot(at, but=ballot.motion)])
        return Changes.TABLE

    def _closed(self, ballot: Ballot, votes: Sequence[str], at: str) -> list[Event]:
        """Count, and end the game or go on to the next proposal."""
        told = counted(ballot.motion, votes, veiled=self._ending.veiled)
        closed = BallotClosed(
            phase=self._phase,
            motion=told.motion,
            asked=told.asked,
            yes=told.yes,
            passed=told.passed,
            at=at,
        )
        if told.passed:
            return [closed, self._end(ballot.motion, at)]
        return [closed, *self._next_ballot(at, but=ballot.motion)]

    def _commit_closed(self, ballot: Ballot, happened: Sequence[Event]) -> None:
        """Store how a vote ended and wipe what was voted, in one step."""
        over = any(isinstance(event, Ended) for event in happened)
        seats = tuple(map(vote_seat, ballot.voters))
        self._commit(*happened, drop=self._all_envelopes() if over else seats)
        self._keys.forget(*seats)

    def _next_ballot(self, at: str, but: Motion | None = None) -> list[BallotOpened]:
        """Begin the vote on the next of the proposals that the envelopes held."""
        for motion in (one for one in self._state.council.proposed if one != but):
            with suppress(CommandError):  # what can no longer be voted on needs no vote
                return [self._ballot_of(motion, at)]
        return []

    def _vote_envelope(self, ballot: Ballot, voter: str, said: str) -> Envelope:
        phase = ballot.envelope_phase(self._phase)
        return Envelope.of(vote_seat(voter), phase, (said,), self._nonce())

    def _opened_vote(self, ballot: Ballot, voter: str) -> str:
        """Return what a player voted; nothing where it is locked, gone or not of this vote."""
        envelope = self._keys.open(self._store.envelopes().get(vote_seat(voter)))
        if envelope is None or envelope.phase != ballot.envelope_phase(self._phase):
            return ""
        return envelope.orders[0] if envelope.orders in ((FOR,), (AGAINST,)) else ""

    def _ballot(self) -> Ballot:
        self._not_over()
        if self._state.council.ballot is None:
            raise CommandError(Refusal.NO_VOTE)
        return self._state.council.ballot

    def _voter(self, ballot: Ballot, power: str) -> str:
        side = self.public().side(power)
        voter = next((one for one in ballot.voters if one in side), "")
        if not voter or voter not in ballot.waiting:
            raise CommandError(Refusal.NOT_TO_VOTE, power=power)
        return voter

    def _no_vote(self) -> None:
        if self._state.council.ballot is not None:
            raise CommandError(Refusal.VOTE_FIRST)

    def _all_envelopes(self) -> tuple[str, ...]:
        return tuple(self._store.envelopes())

    def _proposals(self, opened: Mapping[str, Envelope], at: str) -> tuple[Proposed, ...]:
        """Tell what the opened envelopes propose, without telling which of them did."""
        found: set[Motion] = set()
        for envelope in opened.values():
            if envelope.motion:
                with suppress(ValueError):  # the table is told of nothing that is no proposal
                    found.add(Motion.parse(envelope.motion))
        ranked = sorted(found, key=lambda motion: (motion.kind != MotionKind.DRAW, motion.power))
        return (Proposed(phase=self._phase, motions=tuple(ranked), at=at),) if ranked else ()

    def _checked_motion(self, motion: Motion | None) -> str:
        """Return a proposal as it lies in an envelope."""
        if motion is None:
            return ""
        self._voters(motion)
        return motion.text()

    # -- the agreed time (III) ----------------------------------------------------------------

    @property
    def _ending(self) -> Ending:
        return self._state.founded.ending

    def tell_time(self, now: datetime | None = None) -> Changes:
        """Notice that the agreed time has come; ``now`` where somebody knows it better.

        Once it has come it stays so, whatever the clock on the wall shows later. It never goes
        back behind anything that has happened.
        """
        if self._state.stage is Stage.OVER:
            return Changes.NONE
        at = self._at(now)
        came = self._time_came(at)
        if not came:
            return Changes.NONE
        ended: tuple[Ended, ...] = ()
        if self._state.stage is Stage.REVEALED or self._ending.at_once:
            ended = self._short(self._state.position, at, time_up=True)
        self._commit(*came, *ended, drop=self._all_envelopes() if ended else ())
        return Changes.TABLE | Changes.SEALS

    def _time_came(self, at: str) -> tuple[TimeCame, ...]:
        moment, late = self._ending.moment, moment_of(at)
        if moment is None or late is None or self._state.council.time_up:
            return ()
        return (TimeCame(phase=self._phase, at=at),) if late >= moment else ()

    def _short(
        self, after: Position, at: str, *, time_up: bool, coin: Tossed | None = None
    ) -> tuple[Ended, ...]:
        """Return the end of a short game, where it ends before the coming phase is played."""
        why = self._ending.over(after.phase, time_up=time_up)
        if why is None:
            return ()
        hands = joined(self._state.together, coin or self._state.coin)
        sides = [side for side in hands if not any(power in self._state.gone for power in side)]
        won = ahead(after, sides or hands, self._ending, why)
        return (Ended(end=won.end, powers=won.powers, why=won.why, at=at),)

    def _ends(
        self, after: Position, at: str, *, time_up: bool, coin: Tossed | None = None
    ) -> tuple[Ended, ...]:
        """Return the end of the game, if what was just judged is its end.

        ``coin`` is the one that fell in this moment: what joins a side counts with it at once.
        """
        sides = joined(self._state.together, coin or self._state.coin)
        outcome = self._rules.outcome(after, sides)
        if outcome is not None:
            return (Ended(end=outcome.end, powers=outcome.powers, at=at),)
        return self._short(after, at, time_up=time_up, coin=coin)

    # -- players who leave and come -----------------------------------------------------------

    def resign(self, power: str, *, reason: str = Reason.ABSENT) -> Changes:
        """Let a player leave: his powers are in civil disorder until somebody comes (XIV.3).

        What he has sealed is destroyed, and his PIN is taken away. Where one player is left, the
        game is his.
        """
        self._not_over()
        self._known(power)
        self._no_vote()
        side = next((side for side in self._in_play() if power in side), None)
        if side is None:
            raise CommandError(Refusal.NOT_IN_PLAY, power=power)
        said, at = checked_reason(power, reason), self._at()
        events: list[Event] = [Resigned(phase=self._phase, powers=side, reason=said, at=at)]
        locked = [one for one in side if one in self._state.pins]
        events += [PinSet(power=one, present=False, at=at) for one in locked]
        left = [other for other in self._in_play() if other != side]
        if len(left) == 1:
            events.append(Ended(end=End.CONCEDED, powers=left[0], at=at))
        drop = self._all_envelopes() if len(left) == 1 else side
        self._commit(*events, drop=drop, pins=dict.fromkeys(locked))
        self._keys.forget(*side)
        self._locks.forget_guesses(side)
        return Changes.TABLE | Changes.SEALS

    def take_over(self, power: str, player: str) -> Changes:
        """Let somebody play on for one who left, or him who left come back (XIV.3)."""
        self._not_over()
        self._known(power)
        self._no_vote()
        if power not in self._state.gone:
            raise CommandError(Refusal.NOT_LEFT, power=power)
        name = player.strip()
        if not is_one_line(name) or len(name) > LONGEST_NAME:
            raise CommandError(Refusal.NO_NAME, power=power)
        side = self.public().side(power)
        asked: tuple[str, ...] = ()
        if self._state.stage is Stage.WRITING:
            asked = tuple(p for p in self._rules.asked(self._state.position) if p in side)
        taken = TakenOver(phase=self._phase, powers=side, player=name, called=asked, at=self._at())
        self._commit(taken)
        return Changes.TABLE | Changes.SEALS
