"""Keys of those who have typed their PINs since the program was started."""

from collections.abc import Mapping

from engine.table.envelope import Envelope
from engine.table.sealed.cipher import Key, LockedEnvelope, WrongKeyError, lock

Closed = Envelope | LockedEnvelope
"""An envelope as it is stored: locked when its owner has a PIN."""


def closed_with(envelope: Envelope, key: Key | None) -> Closed:
    """Return an envelope as it is to be stored."""
    return envelope if key is None else lock(envelope, key)


class Keyring:
    """Remembers whose envelopes can be opened; forgotten when the program ends."""

    def __init__(self) -> None:
        self._keys: dict[str, Key] = {}

    def __contains__(self, power: str) -> bool:
        return power in self._keys

    def learn(self, power: str, pin: str, closed: Closed | None = None) -> None:
        """Make the key of a PIN that was right: for this envelope, or for the next one."""
        salt = closed.salt if isinstance(closed, LockedEnvelope) else ""
        self.hold(power, Key.of(pin, salt))

    def fits(self, closed: Closed | None, pin: str) -> bool:
        """Tell whether a PIN opens an envelope whose own lock is lost, and if so remember its key.

        One that is not locked needs none.
        """
        if not isinstance(closed, LockedEnvelope):
            return True
        self.learn(closed.power, pin, closed)
        if self.open(closed) is None:
            self.forget(closed.power)
            return False
        return True

    def hold(self, power: str, key: Key | None) -> None:
        """Take a power's key in place of the one before."""
        self.forget(power)
        if key is not None:
            self._keys[power] = key

    def of(self, power: str) -> Key | None:
        """Return a power's key, if its PIN was typed."""
        return self._keys.get(power)

    def share(self, power: str, seat: str) -> None:
        """Lock what lies under another name with the key of a power."""
        if power in self._keys:
            self._keys[seat] = self._keys[power]

    def forget(self, *powers: str) -> None:
        """Forget the keys of these powers."""
        for power in powers:
            self._keys.pop(power, None)

    def close(self, envelope: Envelope) -> Closed:
        """Return an envelope as it is to be stored: locked if its owner has typed a PIN."""
        return closed_with(envelope, self._keys.get(envelope.power))

    def open(self, closed: Closed | None) -> Envelope | None:
        """Return what an envelope holds; nothing when it is gone, or its key does not fit."""
        if not isinstance(closed, LockedEnvelope):
            return closed
        key = self._keys.get(closed.power)
        if key is None:
            return None
        try:
            return closed.opened(key)
        except WrongKeyError:
            return None

    def checked(
        self, envelopes: Mapping[str, Closed], seals: Mapping[str, str], phase: str
    ) -> tuple[dict[str, Envelope], list[str]]:
        """Open envelopes; return those that hold what was sealed, and whose are wrong or gone.

        What lies there without a seal is nobody's: it is not even looked at.
        """
        opened: dict[str, Envelope] = {}
        wrong: list[str] = []
        for power, digest in seals.items():
            envelope = self.open(envelopes.get(power))
            if (
                envelope is None
                or (envelope.power, envelope.phase) != (power, phase)
                or envelope.shown != digest
            ):
                wrong.append(power)
            else:
                opened[power] = envelope
        return opened, wrong

    def missing(self, envelopes: Mapping[str, Closed]) -> frozenset[str]:
        """Return the powers whose envelopes are locked, and whose keys nobody has made yet."""
        return frozenset(
            power
            for power, closed in envelopes.items()
            if isinstance(closed, LockedEnvelope) and power not in self._keys
        )
