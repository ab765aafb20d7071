"""The PINs of one table. All powers that one player commands have one lock between them."""

from collections.abc import Collection, Mapping, Sequence

from engine.table.ballot.ballot import vote_seat
from engine.table.changes import Changes
from engine.table.event import Event, PinForgotten, PinSet, Tossed, Voided
from engine.table.incident import Reason
from engine.table.lines import checked_reason
from engine.table.log import TableLog
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.cipher import Key
from engine.table.sealed.keyring import Keyring, closed_with
from engine.table.sealed.pin import PinAnswer, PinLock
from engine.table.view import Stage


class Pins:
    """Tries PINs against the locks that are stored, and gives the keyring what they open."""

    def __init__(self, log: TableLog, keys: Keyring) -> None:
        self._log, self._keys = log, keys
        self._guesses: dict[str, PinLock] = {}

    def set_pin(self, power: str, pin: str | None, *, old: str | None = None) -> Changes:
        """Give a power a PIN, change it, or take it away; ``old`` is needed when there is one.

        It is that of all powers of the same player.
        """
        self._log.expect_power(power)
        if pin == "":
            raise CommandError(Refusal.EMPTY_PIN)
        if power in self._log.state.pins:
            answer = self.try_pin(power, old or "")
            if not answer.ok:
                wait = f"{answer.wait_seconds:.0f}"
                raise CommandError(Refusal.WRONG_PIN, power=power, wait=wait)
        side = self._log.public().side(power)
        lock = None if pin is None else PinLock.of(pin)
        at = self._log.stamp()
        events = [PinSet(power=other, present=lock is not None, at=at) for other in side]
        # What is sealed already is locked anew; what the old key does not open stays as it is.
        envelopes = self._log.store.envelopes()
        sealed = [self._keys.open(envelopes.get(other)) for other in side]
        key = None if pin is None else Key.of(pin)
        votes = [self._keys.open(envelopes.get(vote_seat(other))) for other in side]
        both = [*sealed, *votes]
        put = [closed_with(envelope, key) for envelope in both if envelope is not None]
        self._log.commit(*events, put=put, pins=dict.fromkeys(side, lock))
        self.forget_guesses(side)
        for other in side:
            self._keys.hold(other, key)
            self._keys.hold(vote_seat(other), key)
        return Changes.SEALS

    def try_pin(self, power: str, pin: str) -> PinAnswer:
        """Try a PIN. A power without one is open to everybody at the table.

        A right one also opens what was locked with it, as long as the program runs.
        """
        self._log.expect_power(power)
        lock = self._log.store.pins().get(power)
        envelopes = self._log.store.envelopes()
        if lock is None:
            return PinAnswer(ok=self._keys.fits(envelopes.get(power), pin))
        guarded = self._shared(power)
        tried, answer = self._guesses.get(power, lock).tried(pin, self._log.now())
        if tried != lock:
            # Where it cannot be stored (a full disk), a wrong guess has its wait all the same.
            self._guesses |= dict.fromkeys(guarded, tried)
            self._log.store.append((), pins=dict.fromkeys(guarded, tried))
        self.forget_guesses(guarded)
        if answer.ok:
            for other in guarded:
                self._keys.learn(other, pin, envelopes.get(other))
                if vote_seat(other) in envelopes:
                    self._keys.learn(vote_seat(other), pin, envelopes[vote_seat(other)])
        return answer

    def forget_pin(self, power: str, *, reason: str = Reason.PIN_FORGOTTEN) -> Changes:
        """Take away a PIN that its owner no longer knows. The table decides this.

        It opens nothing: an envelope that was closed under it is destroyed with it.
        """
        self._log.expect_play()
        self._log.expect_power(power)
        if power not in self._log.state.pins:
            raise CommandError(Refusal.NO_PIN, power=power)
        cause, at, happened = checked_reason(power, reason), self._log.stamp(), list[Event]()
        guarded = self._shared(power)
        voted = [one for one in guarded if vote_seat(one) in self._log.store.envelopes()]
        if voted:  # without its PIN a vote is never counted: the table ends the voting first
            raise CommandError(Refusal.VOTE_FIRST)
        for one in guarded:
            if one in self._log.state.seals and self._log.state.stage is Stage.WRITING:
                happened.append(Voided(phase=self._log.phase, power=one, reason=cause, at=at))
            happened.append(PinForgotten(phase=self._log.phase, power=one, reason=cause, at=at))
        self._log.commit(*happened, drop=guarded, pins=dict.fromkeys(guarded))
        self.forget_guesses(guarded)
        self._keys.forget(*guarded)
        return Changes.SEALS

    def joining(self, coin: Sequence[Tossed]) -> Mapping[str, PinLock]:
        """Return the locks of powers that join a side: whoever commands it comes with his PIN."""
        locks = self._log.store.pins()
        groups = {one.power: [locks[power] for power in one.side if power in locks] for one in coin}
        return {power: mine[0] for power, mine in groups.items() if mine}

    def forget_guesses(self, powers: Collection[str]) -> None:
        """Let what was guessed in vain no longer count."""
        for power in powers:
            self._guesses.pop(power, None)

    def _shared(self, power: str) -> tuple[str, ...]:
        """Return the powers of a player that one lock guards, this one among them."""
        locks = self._log.store.pins()
        lock = locks.get(power)
        if lock is None:
            return (power,)
        same, side = (lock.salt, lock.digest), self._log.public().side(power)
        return tuple(p for p in side if p in locks and (locks[p].salt, locks[p].digest) == same)


def made(pins: Mapping[str, str], sides: Collection[Collection[str]]) -> Mapping[str, PinLock]:
    """Return the locks of PINs by power: one lock for all powers of a side that share a PIN."""
    by_power: dict[str, PinLock] = {}
    for power, pin in pins.items():
        side = next((side for side in sides if power in side), (power,))
        twin = next((p for p in side if p in by_power and pins[p] == pin), None)
        by_power[power] = by_power[twin] if twin else PinLock.of(pin)
    return by_power
