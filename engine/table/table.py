"""One table's game: checks commands, stores what happened, then changes memory."""

from collections.abc import Iterable, Mapping, Sequence

from engine.rules.position import Position
from engine.table.ballot.ballot import Motion, is_vote, vote_seat
from engine.table.ballot.draws_and_votes import Closing
from engine.table.changes import Changes
from engine.table.coin import seed_of, tossed
from engine.table.ending import moment_of
from engine.table.envelope import Envelope
from engine.table.event import (
    Advanced,
    Event,
    Opened,
    PinForgotten,
    PinSet,
    PutOff,
    Reopened,
    Resolved,
    Sealed,
    Tossed,
    Voided,
)
from engine.table.incident import Reason
from engine.table.lines import checked_reason, is_one_line
from engine.table.refusal import CommandError, Refusal
from engine.table.replaying import called, verified
from engine.table.sealed.cipher import Key
from engine.table.sealed.keyring import closed_with
from engine.table.sealed.pin import PinAnswer, PinLock
from engine.table.view import PastPhase, Stage

__all__ = ["CommandError", "PinAnswer", "Session"]


class Session(Closing):
    """One table's game. Every command is stored before it changes anything, or is refused whole."""

    def ready(self) -> bool:
        """Tell whether everybody asked has sealed, so that the table can reveal."""
        return self._state.stage is Stage.WRITING and not self._state.queue

    def locked(self) -> tuple[str, ...]:
        """Return the powers whose PINs have to be typed once before the reveal.

        A restart forgets the keys of their envelopes.
        """
        missing = self._keys.missing(self._store.envelopes())
        return self._in_order(missing & self._state.seals.keys())

    def put_off(self, power: str) -> Changes:
        """Send whoever cannot come to the laptop now to the end of the queue."""
        self._writing()
        self._known(power)
        if power not in self._state.queue:
            raise CommandError(Refusal.NOT_CALLED, power=power)
        at, side = self._at(), self.public().side(power)
        going = [other for other in self._state.queue if other in side]
        self._commit(*(PutOff(phase=self._phase, power=other, at=at) for other in going))
        return Changes.SEALS

    def seal(self, power: str, orders: Sequence[str], *, motion: Motion | None = None) -> Changes:
        """Close a power's envelope; no orders at all are legal (VII.1).

        Where there is a PIN, the envelope is locked with it: its owner has just typed it. With
        his orders he may propose to the table how to end the game; nobody learns whose it was.
        """
        return self.seal_together({power: orders}, motion=motion)

    def seal_together(
        self, sheets: Mapping[str, Sequence[str]], *, motion: Motion | None = None
    ) -> Changes:
        """Close the envelopes of all powers that one player commands: all of them or none."""
        self._writing()
        self._of_one_hand(tuple(sheets))
        at, pins, proposed = self._at(), self._store.pins(), self._checked_motion(motion)
        envelopes: list[Envelope] = []
        for power, orders in sheets.items():
            self._asked(power)
            if power in self._state.seals:
                raise CommandError(Refusal.ALREADY_SEALED, power=power)
            if not all(is_one_line(order) for order in orders):
                raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
            if power not in self._keys and power in pins:
                raise CommandError(Refusal.LOCKED, powers=power)
            envelopes.append(
                Envelope.of(
                    power,
                    self._phase,
                    orders,
                    self._nonce(),
                    proposed,
                    blind=self._nonce(),
                    head=self._head,
                )
            )
        sealed = (Sealed.of(envelope, at) for envelope in envelopes)
        self._commit(*sealed, put=[self._keys.close(envelope) for envelope in envelopes])
        return Changes.SEALS

    def _of_one_hand(self, powers: Sequence[str]) -> None:
        """Refuse to seal for two players at once: they come to the laptop one after another."""
        if len(powers) > 1:
            self._known(powers[0])
            stranger = next((p for p in powers if p not in self.public().side(powers[0])), None)
            if stranger is not None:
                raise CommandError(Refusal.NOT_CALLED, power=stranger)

    def unseal(self, power: str, *, reason: str = Reason.SECOND_THOUGHTS) -> tuple[str, ...]:
        """Open a power's own envelope again; give the orders back to its owner as a draft.

        An envelope that somebody tampered with gives what it holds: its owner looks at it before
        he seals again. Everybody sees that the seal was opened, and why.
        """
        self._sealed(power)
        said = checked_reason(power, reason)
        if power in self.locked():
            raise CommandError(Refusal.LOCKED, powers=power)
        envelope = self._keys.open(self._store.envelopes().get(power))
        reopened = Reopened(phase=self._phase, power=power, reason=said, at=self._at())
        self._commit(reopened, drop=(power,))
        return envelope.orders if envelope else ()

    def void(self, power: str, *, reason: str) -> Changes:
        """Destroy a power's envelope; nobody reads what was in it. The table decides this.

        Its owner seals again, or is in civil disorder when the table goes on without him.
        """
        self._sealed(power)
        said = checked_reason(power, reason)
        voided = Voided(phase=self._phase, power=power, reason=said, at=self._at())
        self._commit(voided, drop=(power,))
        return Changes.SEALS

    def forget_pin(self, power: str, *, reason: str = Reason.PIN_FORGOTTEN) -> Changes:
        """Take away a PIN that its owner no longer knows. The table decides this.

        It opens nothing: an envelope that was closed under it is destroyed with it.
        """
        self._not_over()
        self._known(power)
        if power not in self._state.pins:
            raise CommandError(Refusal.NO_PIN, power=power)
        said, at, happened = checked_reason(power, reason), self._at(), list[Event]()
        guarded = self._locks.shared(power, self.public().side(power))
        voted = [one for one in guarded if vote_seat(one) in self._store.envelopes()]
        if voted:  # without its PIN a vote is never counted: the table ends the voting first
            raise CommandError(Refusal.VOTE_FIRST)
        for one in guarded:
            if one in self._state.seals and self._state.stage is Stage.WRITING:
                happened.append(Voided(phase=self._phase, power=one, reason=said, at=at))
            happened.append(PinForgotten(phase=self._phase, power=one, reason=said, at=at))
        self._commit(*happened, drop=guarded, pins=dict.fromkeys(guarded))
        self._locks.forget_guesses(guarded)
        self._keys.forget(*guarded)
        return Changes.SEALS

    def reveal(self, *, force: bool = False, told: bool = True) -> Changes:
        """Open all envelopes at once and judge the phase.

        ``force``: the table goes on without those who did not seal; they are in civil disorder
        for this phase (XIV.3). Where it is not ``told`` at once, its end is not given away before
        ``tell``: that is stored with it, and the game's cover shows what was known before.
        """
        self._writing()
        state = self._state
        if state.queue and not force:
            raise CommandError(Refusal.NOT_ALL_SEALED, powers=" ".join(state.queue))
        if locked := self.locked():
            raise CommandError(Refusal.LOCKED, powers=" ".join(locked))
        envelopes = self._checked_envelopes()
        orders = {power: envelopes[power].orders for power in self._in_order(envelopes)}
        asked = self._rules.asked(state.position)
        left = {power for power in asked if power in state.gone}
        disorder = self._in_order({*state.queue, *left})
        resolution = self._rules.adjudicate(state.position, orders, frozenset(disorder))
        at = self._at()
        happened: list[Event] = [
            Opened(
                phase=self._phase,
                orders=orders,
                nonces={power: envelopes[power].nonce for power in orders},
                disorder=disorder,
                proposals=_proposal_prints(envelopes, orders),
                head=self._head,
                at=at,
            ),
            Resolved(phase=self._phase, resolution=resolution, at=at),
        ]
        came = self._time_came(at)
        coin = self._tossed(resolution.after, {p: envelopes[p].nonce for p in orders}, at)
        happened = [*came, *happened, *coin]
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS
        fell, time_up = next(iter(coin), None), state.council.time_up or bool(came)
        ended = self._ends(resolution.after, at, time_up=time_up, coin=fell)
        if ended:
            changes |= Changes.TABLE
        happened += ended or self._proposals(envelopes, at)
        pins = self._locks.joining(coin)
        happened += [PinSet(power=one, present=True, at=at) for one in pins]
        untold = None if told else self.public().held()
        self._commit(*happened, drop=self._all_envelopes(), pins=pins, untold=untold)
        self._keys.forget(*self._rules.board.powers_by_id)
        return changes

    def advance(self) -> Changes:
        """Go on to the next phase and draw the order in which those concerned come."""
        self._not_over()
        if self._state.stage is not Stage.REVEALED:
            raise CommandError(Refusal.TOO_EARLY, phase=self._phase)
        if self._state.council.ballot is not None:
            raise CommandError(Refusal.VOTE_FIRST)
        self.tell()
        at = self._at()
        if self.tell_time(moment_of(at)) and self.public().stage is Stage.OVER:
            return Changes.ALL  # the agreed time came while the results were looked at
        at = max(at, self._state.told_at)
        if ballot := self._next_ballot(at):
            self._commit(*ballot)
            return Changes.TABLE
        position = self._state.position
        code, state = position.phase.code, self._state
        self._commit(
            Advanced(phase=code, at=at),
            called(self._rules, position, self._rng, at, state.sides, state.gone),
        )
        return Changes.POSITION | Changes.SEALS | Changes.ORDERS

    def set_pin(self, power: str, pin: str | None, *, old: str | None = None) -> Changes:
        """Give a power a PIN, change it, or take it away; ``old`` is needed when there is one.

        It is that of all powers of the same player.
        """
        self._known(power)
        if pin == "":
            raise CommandError(Refusal.EMPTY_PIN)
        if power in self._state.pins:
            answer = self.try_pin(power, old or "")
            if not answer.ok:
                wait = f"{answer.wait_seconds:.0f}"
                raise CommandError(Refusal.WRONG_PIN, power=power, wait=wait)
        side = self.public().side(power)
        lock = None if pin is None else PinLock.of(pin)
        at = self._at()
        events = [PinSet(power=other, present=lock is not None, at=at) for other in side]
        # What is sealed already is locked anew; what the old key does not open stays as it is.
        envelopes = self._store.envelopes()
        sealed = [self._keys.open(envelopes.get(other)) for other in side]
        key = None if pin is None else Key.of(pin)
        votes = [self._keys.open(envelopes.get(vote_seat(other))) for other in side]
        both = [*sealed, *votes]
        put = [closed_with(envelope, key) for envelope in both if envelope is not None]
        self._commit(*events, put=put, pins=dict.fromkeys(side, lock))
        self._locks.forget_guesses(side)
        for other in side:
            self._keys.hold(other, key)
            self._keys.hold(vote_seat(other), key)
        return Changes.SEALS

    def try_pin(self, power: str, pin: str) -> PinAnswer:
        """Try a PIN. A power without one is open to everybody at the table.

        A right one also opens what was locked with it, as long as the program runs.
        """
        self._known(power)
        return self._locks.tried(power, self.public().side(power), pin, self._now())

    def verify(self, past: PastPhase) -> Mapping[str, bool]:
        """Check each fingerprint of a revealed phase against its nonce and orders."""
        return verified(past)

    def _tossed(self, after: Position, nonces: Mapping[str, str], at: str) -> tuple[Tossed, ...]:
        """Toss the coin where it is time to (XIV.2.e)."""
        power = self._rules.undecided(after)
        if not power or self._state.coin is not None:
            return ()
        seed = seed_of(nonces) or self._nonce()
        return (tossed(self._phase, power, self._rules.sides, seed, at),)

    def _asked(self, power: str) -> None:
        self._known(power)
        if power not in self._state.asked:
            raise CommandError(Refusal.NOT_ASKED, power=power, phase=self._phase)

    def _sealed(self, power: str) -> None:
        self._writing()
        self._known(power)
        if power not in self._state.seals:
            raise CommandError(Refusal.NOT_SEALED, power=power)

    def _checked_envelopes(self) -> Mapping[str, Envelope]:
        """Return the envelopes of this phase, opened, all of them as they were sealed."""
        seals = {power: seal.fingerprint for power, seal in self._state.seals.items()}
        found = {s: one for s, one in self._store.envelopes().items() if not is_vote(s)}
        opened, wrong = self._keys.checked(found, seals, self._phase)
        if wrong:
            powers = " ".join(self._in_order(wrong)) or " ".join(sorted(wrong))
            raise CommandError(Refusal.FINGERPRINT_MISMATCH, powers=powers)
        return opened


def _proposal_prints(envelopes: Mapping[str, Envelope], powers: Iterable[str]) -> Mapping[str, str]:
    """Return the fingerprints of proposals, which every envelope but older ones has."""
    bound = {power: envelopes[power].bound for power in powers}
    return {power: one.proposal for power, one in bound.items() if one is not None}
