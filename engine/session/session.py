"""One table's game: checks commands, stores what happened, then changes memory."""

import random
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from engine.rules.game import End, Rules
from engine.rules.position import Position
from engine.session.changes import Changes
from engine.session.cipher import Key
from engine.session.coin import seed_of, tossed
from engine.session.envelope import NONCE_BYTES, Envelope
from engine.session.event import (
    Advanced,
    Ended,
    Event,
    Founded,
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
from engine.session.incident import Reason
from engine.session.keyring import Closed, Keyring, closed_with
from engine.session.lines import checked_reason, is_one_line
from engine.session.locks import Locks
from engine.session.pin import PinAnswer, PinLock
from engine.session.refusal import CommandError, Refusal
from engine.session.replaying import called, replayed, verified
from engine.session.seeing import public_view
from engine.session.storing import Store
from engine.session.view import PastPhase, PublicView, SeatView, Stage

__all__ = ["CommandError", "PinAnswer", "Session"]


def utc_now() -> datetime:
    """Return the time on the wall."""
    return datetime.now(UTC)


def random_nonce() -> str:
    """Return 32 bytes that nobody can guess, in hex."""
    return secrets.token_hex(NONCE_BYTES)


class Session:
    """One table's game. Every command is stored before it changes anything, or is refused whole."""

    def __init__(
        self,
        rules: Rules,
        store: Store,
        *,
        rng: random.Random | None = None,
        now: Callable[[], datetime] = utc_now,
        nonce: Callable[[], str] = random_nonce,
    ) -> None:
        """Take up the game that ``store`` holds.

        Raises:
            CommandError: the store holds no game.
            HistoryError: what it holds is no game's history.
        """
        self._rules = rules
        self._store = store
        self._rng = rng or random.SystemRandom()
        self._now = now
        self._nonce = nonce
        self._state = replayed(rules, store.events())
        self._public: PublicView | None = None
        self._keys = Keyring()
        self._locks = Locks(store, self._keys)

    @property
    def rules(self) -> Rules:
        """The rules that this table plays by."""
        return self._rules

    @property
    def founded(self) -> Founded:
        """What the table agreed on before it began."""
        return self._state.founded

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at (its file is damaged or cannot be written), if so."""
        return self._store.trouble

    def public(self) -> PublicView:
        """Return what everybody may see; the same value until something happens."""
        if self._public is None:
            self._public = public_view(self._state, self._rules.board)
        return self._public

    def seat(self, power: str, *, draft: tuple[str, ...] = ()) -> SeatView:
        """Return what one power's owner may see behind the curtain."""
        self._known(power)
        return SeatView(public=self.public(), power=power, draft=draft)

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

    def seal(self, power: str, orders: Sequence[str]) -> Changes:
        """Close a power's envelope; no orders at all are legal (VII.1).

        Where there is a PIN, the envelope is locked with it: its owner has just typed it.
        """
        return self.seal_together({power: orders})

    def seal_together(self, sheets: Mapping[str, Sequence[str]]) -> Changes:
        """Close the envelopes of all powers that one player commands: all of them or none."""
        self._writing()
        at, pins = self._at(), self._store.pins()
        envelopes: list[Envelope] = []
        for power, orders in sheets.items():
            self._asked(power)
            if power in self._state.seals:
                raise CommandError(Refusal.ALREADY_SEALED, power=power)
            if not all(is_one_line(order) for order in orders):
                raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
            if power not in self._keys and power in pins:
                raise CommandError(Refusal.LOCKED, powers=power)
            envelopes.append(Envelope.of(power, self._phase, orders, self._nonce()))
        sealed = (Sealed.of(envelope, at) for envelope in envelopes)
        self._commit(*sealed, put=[self._keys.close(envelope) for envelope in envelopes])
        return Changes.SEALS

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
        for one in guarded:
            if one in self._state.seals and self._state.stage is Stage.WRITING:
                happened.append(Voided(phase=self._phase, power=one, reason=said, at=at))
            happened.append(PinForgotten(phase=self._phase, power=one, reason=said, at=at))
        self._commit(*happened, drop=guarded, pins=dict.fromkeys(guarded))
        self._locks.forget_guesses(guarded)
        self._keys.forget(*guarded)
        return Changes.SEALS

    def reveal(self, *, force: bool = False) -> Changes:
        """Open all envelopes at once and judge the phase.

        ``force``: the table goes on without those who did not seal; they are in civil disorder
        for this phase (XIV.3).
        """
        self._writing()
        state = self._state
        if state.queue and not force:
            raise CommandError(Refusal.NOT_ALL_SEALED, powers=" ".join(state.queue))
        if locked := self.locked():
            raise CommandError(Refusal.LOCKED, powers=" ".join(locked))
        envelopes = self._checked_envelopes()
        orders = {power: envelopes[power].orders for power in self._in_order(envelopes)}
        disorder = self._in_order(state.queue)
        resolution = self._rules.adjudicate(state.position, orders, frozenset(disorder))
        at = self._at()
        happened: list[Event] = [
            Opened(
                phase=self._phase,
                orders=orders,
                nonces={power: envelopes[power].nonce for power in orders},
                disorder=disorder,
                at=at,
            ),
            Resolved(phase=self._phase, resolution=resolution, at=at),
        ]
        coin = self._tossed(resolution.after, {p: envelopes[p].nonce for p in orders}, at)
        happened += coin
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS
        outcome = self._rules.outcome(resolution.after, state.sides)
        if outcome is not None:
            happened.append(Ended(end=outcome.end, powers=outcome.powers, at=at))
            changes |= Changes.TABLE
        pins = self._locks.joining(coin)
        happened += [PinSet(power=one, present=True, at=at) for one in pins]
        self._commit(*happened, drop=tuple(envelopes), pins=pins)
        self._keys.forget(*self._rules.board.powers_by_id)
        return changes

    def advance(self) -> Changes:
        """Go on to the next phase and draw the order in which those concerned come."""
        self._not_over()
        if self._state.stage is not Stage.REVEALED:
            raise CommandError(Refusal.TOO_EARLY, phase=self._phase)
        position = self._state.position
        at = self._at()
        code = position.phase.code
        self._commit(
            Advanced(phase=code, at=at),
            called(self._rules, position, self._rng, at, self._state.sides),
        )
        return Changes.POSITION | Changes.SEALS | Changes.ORDERS

    def end_by_draw(self) -> Changes:
        """End the game: all who still have units share it equally (II).

        Envelopes that are closed at that moment are never opened; they are destroyed.
        """
        self._not_over()
        public = self.public()
        survivors = tuple(p for p, units in public.units.items() if units and public.played(p))
        if not survivors:
            raise CommandError(Refusal.NO_SURVIVORS)
        ended = Ended(end=End.DRAW, powers=survivors, at=self._at())
        self._commit(ended, drop=tuple(self._state.seals))
        return Changes.TABLE | Changes.SEALS

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
        put = [closed_with(envelope, key) for envelope in sealed if envelope is not None]
        self._commit(*events, put=put, pins=dict.fromkeys(side, lock))
        self._locks.forget_guesses(side)
        for other in side:
            self._keys.hold(other, key)
        return Changes.SEALS

    def try_pin(self, power: str, pin: str) -> PinAnswer:
        """Try a PIN. A power without one is open to everybody at the table.

        A right one also opens what was locked with it, as long as the program runs.
        """
        self._known(power)
        return self._locks.tried(power, self.public().side(power), pin, self._now())

    @property
    def clock(self) -> str:
        """The table's clock as it was last kept, in the words of its own room."""
        return self._store.clock()

    def keep_clock(self, text: str) -> Changes:
        """Keep the table's clock, so that a restart finds it. It is no part of the history."""
        self._store.append((), clock=text)
        return Changes.CLOCK

    def save_copy(self, path: Path) -> None:
        """Keep a copy of the game as it is now, closed envelopes included: it is the same table.

        Raises whatever the store raises when it cannot; the game itself is not touched.
        """
        self._store.save_copy(path, public=self.public())

    def close(self) -> None:
        """Let go of the place where the game is kept; everything is stored already."""
        self._store.close()

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

    @property
    def _phase(self) -> str:
        return self._state.phase.code

    def _at(self) -> str:
        return self._now().astimezone(UTC).isoformat(timespec="seconds")

    def _in_order(self, powers: Collection[str]) -> tuple[str, ...]:
        """Sort powers as the board lists them, so that nothing tells who sealed first."""
        return tuple(power.id for power in self._rules.board.powers if power.id in powers)

    def _known(self, power: str) -> None:
        if power not in self._rules.board.powers_by_id:
            raise CommandError(Refusal.UNKNOWN_POWER, power=power)

    def _asked(self, power: str) -> None:
        self._known(power)
        if power not in self._state.asked:
            raise CommandError(Refusal.NOT_ASKED, power=power, phase=self._phase)

    def _not_over(self) -> None:
        if self._state.stage is Stage.OVER:
            raise CommandError(Refusal.OVER)

    def _writing(self) -> None:
        self._not_over()
        if self._state.stage is Stage.REVEALED:
            raise CommandError(Refusal.REVEALED, phase=self._phase)

    def _sealed(self, power: str) -> None:
        self._writing()
        self._known(power)
        if power not in self._state.seals:
            raise CommandError(Refusal.NOT_SEALED, power=power)

    def _checked_envelopes(self) -> Mapping[str, Envelope]:
        """Return the envelopes of this phase, opened, all of them as they were sealed."""
        seals = {power: seal.fingerprint for power, seal in self._state.seals.items()}
        opened, wrong = self._keys.checked(self._store.envelopes(), seals, self._phase)
        if wrong:
            powers = " ".join(self._in_order(wrong)) or " ".join(sorted(wrong))
            raise CommandError(Refusal.FINGERPRINT_MISMATCH, powers=powers)
        return opened

    def _commit(
        self,
        *events: Event,
        put: Sequence[Closed] = (),
        drop: Collection[str] = (),
        pins: Mapping[str, PinLock | None] | None = None,
    ) -> None:
        """Store first, then remember. When storing fails, memory is as it was."""
        state = self._state
        for event in events:
            state = state.after(event)
        public = public_view(state, self._rules.board)
        self._store.append(events, put=put, drop=drop, pins=pins, public=public)
        self._state = state
        self._public = public
