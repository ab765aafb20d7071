"""One table's game: checks commands, stores what happened, then changes memory."""

import random
import secrets
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from engine.rules.game import End, Rules
from engine.rules.position import Position
from engine.session.changes import Changes
from engine.session.envelope import NONCE_BYTES, Envelope, fingerprint
from engine.session.event import (
    Advanced,
    Called,
    Ended,
    Event,
    Founded,
    Opened,
    PinSet,
    PutOff,
    Resolved,
    Sealed,
    Unsealed,
)
from engine.session.pin import PinAnswer, PinLock
from engine.session.refusal import CommandError, Refusal
from engine.session.seeing import public_view
from engine.session.state import HistoryError, State
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
        self._state = _replayed(rules, store.events())
        self._public: PublicView | None = None

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

    def put_off(self, power: str) -> Changes:
        """Send whoever cannot come to the laptop now to the end of the queue."""
        self._writing()
        self._known(power)
        if power not in self._state.queue:
            raise CommandError(Refusal.NOT_CALLED, power=power)
        self._commit(PutOff(phase=self._phase, power=power, at=self._at()))
        return Changes.SEALS

    def seal(self, power: str, orders: Sequence[str]) -> Changes:
        """Close a power's envelope; no orders at all are legal (VII.1)."""
        self._writing()
        self._asked(power)
        if power in self._state.seals:
            raise CommandError(Refusal.ALREADY_SEALED, power=power)
        if not all(_is_one_line(order) for order in orders):
            raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
        envelope = Envelope(
            power=power, phase=self._phase, orders=tuple(orders), nonce=self._nonce()
        )
        sealed = Sealed(
            phase=self._phase, power=power, fingerprint=envelope.fingerprint, at=self._at()
        )
        self._commit(sealed, put=envelope)
        return Changes.SEALS

    def unseal(self, power: str) -> tuple[str, ...]:
        """Open a power's own envelope again; give the orders back to its owner as a draft.

        An envelope that somebody tampered with gives what it holds: its owner looks at it before
        he seals again. Everybody sees that the seal was opened.
        """
        self._writing()
        self._known(power)
        if power not in self._state.seals:
            raise CommandError(Refusal.NOT_SEALED, power=power)
        envelope = self._store.envelopes().get(power)
        self._commit(Unsealed(phase=self._phase, power=power, at=self._at()), drop=(power,))
        return envelope.orders if envelope else ()

    def reveal(self, *, force: bool = False) -> Changes:
        """Open all envelopes at once and judge the phase.

        ``force``: the table goes on without those who did not seal; they are in civil disorder
        for this phase (XIV.3).
        """
        self._writing()
        state = self._state
        if state.queue and not force:
            raise CommandError(Refusal.NOT_ALL_SEALED, powers=" ".join(state.queue))
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
        changes = Changes.POSITION | Changes.SEALS | Changes.ORDERS
        outcome = self._rules.outcome(resolution.after)
        if outcome is not None:
            happened.append(Ended(end=outcome.end, powers=outcome.powers, at=at))
            changes |= Changes.TABLE
        self._commit(*happened, drop=tuple(envelopes))
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
            called(self._rules, position, self._rng, at),
        )
        return Changes.POSITION | Changes.SEALS | Changes.ORDERS

    def end_by_draw(self) -> Changes:
        """End the game: all who still have units share it equally (II).

        Envelopes that are closed at that moment are never opened; they are destroyed.
        """
        self._not_over()
        survivors = tuple(power for power, units in self.public().units.items() if units)
        if not survivors:
            raise CommandError(Refusal.NO_SURVIVORS)
        ended = Ended(end=End.DRAW, powers=survivors, at=self._at())
        self._commit(ended, drop=tuple(self._state.seals))
        return Changes.TABLE | Changes.SEALS

    def set_pin(self, power: str, pin: str | None, *, old: str | None = None) -> Changes:
        """Give a power a PIN, change it, or take it away; ``old`` is needed when there is one."""
        self._known(power)
        if pin == "":
            raise CommandError(Refusal.EMPTY_PIN)
        if power in self._state.pins:
            answer = self.try_pin(power, old or "")
            if not answer.ok:
                wait = f"{answer.wait_seconds:.0f}"
                raise CommandError(Refusal.WRONG_PIN, power=power, wait=wait)
        lock = None if pin is None else PinLock.of(pin)
        event = PinSet(power=power, present=lock is not None, at=self._at())
        self._commit(event, pins={power: lock})
        return Changes.SEALS

    def try_pin(self, power: str, pin: str) -> PinAnswer:
        """Try a PIN. A power without one is open to everybody at the table."""
        self._known(power)
        lock = self._store.pins().get(power)
        if lock is None:
            return PinAnswer(ok=True)
        tried, answer = lock.tried(pin, self._now())
        if tried != lock:
            self._store.append((), pins={power: tried})
        return answer

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
        return {
            power: power in past.orders
            and power in past.nonces
            and fingerprint(past.nonces[power], power, past.phase.code, past.orders[power])
            == digest
            for power, digest in past.fingerprints.items()
        }

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

    def _checked_envelopes(self) -> Mapping[str, Envelope]:
        """Return the envelopes of this phase, all of them as they were sealed."""
        seals = self._state.seals
        found = self._store.envelopes()
        wrong = [power for power in found if power not in seals]
        for power, seal in seals.items():
            envelope = found.get(power)
            if (
                envelope is None
                or (envelope.power, envelope.phase) != (power, self._phase)
                or envelope.fingerprint != seal.fingerprint
            ):
                wrong.append(power)
        if wrong:
            powers = " ".join(self._in_order(wrong)) or " ".join(sorted(wrong))
            raise CommandError(Refusal.FINGERPRINT_MISMATCH, powers=powers)
        return found

    def _commit(
        self,
        *events: Event,
        put: Envelope | None = None,
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


def called(rules: Rules, position: Position, rng: random.Random, at: str) -> Called:
    """Draw the order in which those who have something to write come to the laptop."""
    powers = list(rules.asked(position))
    rng.shuffle(powers)
    return Called(phase=position.phase.code, powers=tuple(powers), at=at)


def _is_one_line(order: str) -> bool:
    # Control signs, halves of surrogate pairs, and whatever any program takes for a line's end.
    signs = {unicodedata.category(sign) for sign in order}
    return bool(order.strip()) and not signs & {"Cc", "Cs", "Zl", "Zp"}


def _replayed(rules: Rules, events: Sequence[Event]) -> State:
    if not events:
        raise CommandError(Refusal.NOT_FOUNDED)
    first, *later = events
    if not isinstance(first, Founded):
        raise HistoryError("a game begins with its founding")
    state = State.founded_by(first, rules.start(first.year))
    for event in later:
        if isinstance(event, Resolved) and not event.resolution.after.lies_on(rules.board):
            raise HistoryError(f"{event.phase} leads off the board")
        state = state.after(event)
    return state
