"""The PINs of one table. All powers that one player commands have one lock between them."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from engine.table.ballot.ballot import vote_seat
from engine.table.event import Tossed
from engine.table.sealed.keyring import Keyring
from engine.table.sealed.pin import PinAnswer, PinLock
from engine.table.store import Store


class Locks:
    """Tries PINs against the locks that are stored, and gives the keyring what they open."""

    def __init__(self, store: Store, keys: Keyring) -> None:
        self._store, self._keys = store, keys
        self._guesses: dict[str, PinLock] = {}

    def shared(self, power: str, side: Collection[str]) -> tuple[str, ...]:
        """Return the powers of a side that one lock guards, this one among them."""
        locks = self._store.pins()
        lock = locks.get(power)
        if lock is None:
            return (power,)
        same = (lock.salt, lock.digest)
        return tuple(p for p in side if p in locks and (locks[p].salt, locks[p].digest) == same)

    def tried(self, power: str, side: Collection[str], pin: str, now: datetime) -> PinAnswer:
        """Try a PIN for a power and all that its lock guards. Without one, anybody may come."""
        lock = self._store.pins().get(power)
        envelopes = self._store.envelopes()
        if lock is None:
            return PinAnswer(ok=self._keys.fits(envelopes.get(power), pin))
        guarded = self.shared(power, side)
        tried, answer = self._guesses.get(power, lock).tried(pin, now)
        if tried != lock:
            # Where it cannot be stored (a full disk), a wrong guess has its wait all the same.
            self._guesses |= dict.fromkeys(guarded, tried)
            self._store.append((), pins=dict.fromkeys(guarded, tried))
        self.forget_guesses(guarded)
        if answer.ok:
            for other in guarded:
                self._keys.learn(other, pin, envelopes.get(other))
                if vote_seat(other) in envelopes:
                    self._keys.learn(vote_seat(other), pin, envelopes[vote_seat(other)])
        return answer

    def joining(self, coin: Sequence[Tossed]) -> Mapping[str, PinLock]:
        """Return the locks of powers that join a side: whoever commands it comes with his PIN."""
        locks = self._store.pins()
        found = {one.power: [locks[power] for power in one.side if power in locks] for one in coin}
        return {power: mine[0] for power, mine in found.items() if mine}

    def forget_guesses(self, powers: Collection[str]) -> None:
        """Let what was guessed in vain no longer count."""
        for power in powers:
            self._guesses.pop(power, None)


def made(pins: Mapping[str, str], sides: Collection[Collection[str]]) -> Mapping[str, PinLock]:
    """Return the locks of PINs by power: one lock for all powers of a side that share a PIN."""
    found: dict[str, PinLock] = {}
    for power, pin in pins.items():
        side = next((side for side in sides if power in side), (power,))
        twin = next((p for p in side if p in found and pins[p] == pin), None)
        found[power] = found[twin] if twin else PinLock.of(pin)
    return found
