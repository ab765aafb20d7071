"""The closed envelopes of one table: each is opened by its owner, or all of them at once."""

from collections.abc import Mapping, Sequence

from engine.table.ballot.ballot import Motion, is_vote
from engine.table.changes import Changes
from engine.table.envelope import Envelope
from engine.table.event import PutOff, Reopened, Sealed, Voided
from engine.table.game_end import GameEnd
from engine.table.incident import Reason
from engine.table.lines import checked_reason, is_one_line
from engine.table.log import TableLog
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.keyring import Closed, Keyring, closed_with


class SealedEnvelopes:
    """The commands of those who come to the laptop, one after another, to seal their orders."""

    def __init__(self, log: TableLog, keys: Keyring) -> None:
        self._log, self._keys = log, keys

    def locked(self) -> tuple[str, ...]:
        """Return the powers whose PINs have to be typed once before the reveal.

        A restart forgets the keys of their envelopes.
        """
        missing = self._keys.missing(self._log.store.envelopes())
        return self._log.in_order(missing & self._log.state.seals.keys())

    def put_off(self, power: str) -> Changes:
        """Send whoever cannot come to the laptop now to the end of the queue."""
        self._log.expect_writing()
        self._log.expect_power(power)
        if power not in self._log.state.queue:
            raise CommandError(Refusal.NOT_CALLED, power=power)
        at, side = self._log.stamp(), self._log.public().side(power)
        going = [other for other in self._log.state.queue if other in side]
        self._log.commit(*(PutOff(phase=self._log.phase, power=other, at=at) for other in going))
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
        self._log.expect_writing()
        self._of_one_hand(tuple(sheets))
        pins, proposed = self._log.store.pins(), self._proposal(motion)
        locked = next((one for one in sheets if one not in self._keys and one in pins), None)
        if locked is not None:
            self._expect_unsealed(locked)
            raise CommandError(Refusal.LOCKED, powers=locked)
        envelopes = self._written(sheets, proposed)
        self._put(envelopes, [self._keys.close(envelope) for envelope in envelopes])
        return Changes.SEALS

    def seal_openly(self, sheets: Mapping[str, Sequence[str]]) -> Changes:
        """Close the envelopes of all who were asked at once, as they told their orders aloud.

        Nothing in them is a secret, so none is locked; they are opened in the next moment.
        """
        self._log.expect_writing()
        if not self._log.rules.told_openly(self._log.state.position):
            raise CommandError(Refusal.NOT_TOLD_OPENLY)
        if missing := self._log.in_order({*self._log.state.queue} - sheets.keys()):
            raise CommandError(Refusal.NOT_ALL_SEALED, powers=" ".join(missing))
        envelopes = self._written(sheets, self._proposal(None))
        self._put(envelopes, [closed_with(envelope, None) for envelope in envelopes])
        return Changes.SEALS

    def _put(self, envelopes: Sequence[Envelope], closed: Sequence[Closed]) -> None:
        at = self._log.stamp()
        self._log.commit(*(Sealed.of(envelope, at) for envelope in envelopes), put=closed)

    def _written(self, sheets: Mapping[str, Sequence[str]], proposed: str) -> list[Envelope]:
        envelopes: list[Envelope] = []
        for power, orders in sheets.items():
            self._expect_unsealed(power)
            if not all(is_one_line(order) for order in orders):
                raise CommandError(Refusal.UNREADABLE_ORDER, power=power)
            envelopes.append(
                Envelope(
                    power=power,
                    phase=self._log.phase,
                    orders=tuple(orders),
                    nonce=self._log.nonce(),
                    motion=proposed,
                    blind=self._log.nonce(),
                    head=self._log.head,
                )
            )
        return envelopes

    def _expect_unsealed(self, power: str) -> None:
        self._log.expect_asked(power)
        if power in self._log.state.seals:
            raise CommandError(Refusal.ALREADY_SEALED, power=power)

    def _of_one_hand(self, powers: Sequence[str]) -> None:
        """Refuse to seal for two players at once: they come to the laptop one after another."""
        if len(powers) > 1:
            self._log.expect_power(powers[0])
            stranger = next(
                (p for p in powers if p not in self._log.public().side(powers[0])), None
            )
            if stranger is not None:
                raise CommandError(Refusal.NOT_CALLED, power=stranger)

    def unseal(self, power: str, *, reason: str = Reason.SECOND_THOUGHTS) -> tuple[str, ...]:
        """Open a power's own envelope again; give the orders back to its owner as a draft.

        An envelope that somebody tampered with gives what it holds: its owner looks at it before
        he seals again. Everybody sees that the seal was opened, and why.
        """
        self._sealed(power)
        cause = checked_reason(power, reason)
        if power in self.locked():
            raise CommandError(Refusal.LOCKED, powers=power)
        envelope = self._keys.open(self._log.store.envelopes().get(power))
        reopened = Reopened(phase=self._log.phase, power=power, reason=cause, at=self._log.stamp())
        self._log.commit(reopened, drop=(power,))
        return envelope.orders if envelope else ()

    def void(self, power: str, *, reason: str) -> Changes:
        """Destroy a power's envelope; nobody reads what was in it. The table decides this.

        Its owner seals again, or is in civil disorder when the table goes on without him.
        """
        self._sealed(power)
        cause = checked_reason(power, reason)
        voided = Voided(phase=self._log.phase, power=power, reason=cause, at=self._log.stamp())
        self._log.commit(voided, drop=(power,))
        return Changes.SEALS

    def opened(self) -> Mapping[str, Envelope]:
        """Return the envelopes of this phase, opened, all of them as they were sealed."""
        seals = {power: seal.fingerprint for power, seal in self._log.state.seals.items()}
        closed = {s: one for s, one in self._log.store.envelopes().items() if not is_vote(s)}
        opened, wrong = self._keys.checked(closed, seals, self._log.phase)
        if wrong:
            powers = " ".join(self._log.in_order(wrong)) or " ".join(sorted(wrong))
            raise CommandError(Refusal.FINGERPRINT_MISMATCH, powers=powers)
        return opened

    def _proposal(self, motion: Motion | None) -> str:
        """Return a proposal as it lies in an envelope."""
        if motion is None:
            return ""
        GameEnd(self._log.rules, self._log.public()).voters(motion)
        return motion.text()

    def _sealed(self, power: str) -> None:
        self._log.expect_writing()
        self._log.expect_power(power)
        if power not in self._log.state.seals:
            raise CommandError(Refusal.NOT_SEALED, power=power)
