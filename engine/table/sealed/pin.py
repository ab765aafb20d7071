"""PINs: they keep glances off a desk, not somebody who has the file.

The PIN itself is nowhere, only a scrypt hash with its salt. Each wrong attempt doubles the wait
before the next one counts, and the wait is stored, so that a restart does not shorten it.
"""

import hmac
import secrets
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from engine.hashing import scrypt

_COST = 2**14  # 26 ms on the reference machine: not felt by the owner, a nuisance to a guesser.
_LONGEST_WAIT = 1024


def _scrypt(pin: str, salt: str) -> str:
    return scrypt(pin.encode(), salt=bytes.fromhex(salt), cost=_COST).hex()


def _after(now: datetime, seconds: float) -> str:
    return (now + timedelta(seconds=seconds)).isoformat()


@dataclass(frozen=True, slots=True)
class PinAnswer:
    """What came of trying a PIN."""

    ok: bool
    wait_seconds: float = 0.0
    """How long no attempt counts."""

    counted: bool = True
    """Whether the attempt was compared at all; during a wait it is not, and says nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PinLock:
    """A power's PIN as it is stored."""

    salt: str = field(repr=False)
    digest: str = field(repr=False)
    failures: int = 0
    """Wrong attempts since the last right one."""

    not_before: str = ""
    """Until when attempts do not count, ISO 8601; empty when they count at once."""

    @classmethod
    def of(cls, pin: str) -> "PinLock":
        """Make the lock that this PIN opens."""
        salt = secrets.token_hex(16)
        return cls(salt=salt, digest=_scrypt(pin, salt))

    def wait(self, now: datetime) -> float:
        """Return how many seconds no attempt counts."""
        if not self.not_before:
            return 0.0
        # A clock that was set back must not lock anybody out for days.
        return min(max(self._left(now), 0.0), float(self._penalty()))

    def _left(self, now: datetime) -> float:
        return (datetime.fromisoformat(self.not_before) - now).total_seconds()

    def tried(self, pin: str, now: datetime) -> tuple["PinLock", PinAnswer]:
        """Try a PIN: answer, and the lock as it is afterwards. During a wait nothing counts."""
        waiting = self.wait(now)
        if waiting:
            wait = self
            if self._left(now) > waiting:  # the clock was set back: the wait begins again, and ends
                wait = replace(self, not_before=_after(now, waiting))
            return wait, PinAnswer(ok=False, wait_seconds=waiting, counted=False)
        if hmac.compare_digest(_scrypt(pin, self.salt), self.digest):
            return replace(self, failures=0, not_before=""), PinAnswer(ok=True)
        failed = replace(self, failures=self.failures + 1)
        penalty = failed._penalty()  # noqa: SLF001 - the same value, one attempt later
        return (
            replace(failed, not_before=_after(now, penalty)),
            PinAnswer(ok=False, wait_seconds=float(penalty)),
        )

    def _penalty(self) -> int:
        doublings = min(max(self.failures - 1, 0), _LONGEST_WAIT.bit_length())
        return min(1 << doublings, _LONGEST_WAIT)
