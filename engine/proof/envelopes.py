"""Envelopes and coins of a history, with all that is needed to compute them again."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.store.rescue import closed_seals
from engine.table.coin import Sides, falls, seed_of
from engine.table.envelope import Bound, Scheme, twelve_signs
from engine.table.event import Event, Opened, Sealed, Tossed


class Verdict(StrEnum):
    """What came of checking one fingerprint."""

    AGREES = "agrees"
    """What was opened is what was sealed, to the letter."""

    DIFFERS = "differs"
    """What was opened gives another fingerprint than the one that everybody saw."""

    NEVER_OPENED = "never opened"
    """It was sealed and is missing among the opened orders."""

    NEVER_SEALED = "never sealed"
    """Orders were opened that nobody had sealed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """One power's envelope of one phase, with all that is needed to compute it again."""

    phase: str
    power: str
    verdict: Verdict
    fingerprint: str
    """As it was shown when the envelope was closed; the whole digest in hex."""

    nonce: str
    orders: tuple[str, ...]
    bound: Bound | None = None
    """What it covers besides; nothing in the first scheme."""

    @property
    def signs(self) -> str:
        """The fingerprint as the table read it aloud. Slow the first time."""
        return twelve_signs(self.fingerprint, Scheme.SECOND if self.bound else Scheme.FIRST)


class CoinVerdict(StrEnum):
    """What came of tossing a coin again."""

    AGREES = "agrees"
    """Its seed follows from the envelopes opened just before, and its side from the seed."""

    DRAWN = "drawn"
    """Nobody had sealed anything, so its seed was drawn; its side follows from it."""

    DIFFERS = "differs"
    """It fell otherwise than it had to, or from another seed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinProof:
    """A coin that fell (XIV.2.e), with all that is needed to toss it again."""

    coin: Tossed
    nonces: Mapping[str, str]
    """Of the envelopes that were opened in its phase."""

    def verdict(self, sides: Sides) -> CoinVerdict:
        """Toss it again; ``sides`` are those that the power could join."""
        coin, seed = self.coin, seed_of(self.nonces)
        fell = falls(coin.seed, coin.power, sides) if sides else ()
        if seed not in ("", coin.seed) or fell != coin.side:
            return CoinVerdict.DIFFERS
        return CoinVerdict.AGREES if seed else CoinVerdict.DRAWN


def coins_of(events: Sequence[Event]) -> Iterator[CoinProof]:
    """Return every coin of a history, with what it was tossed from."""
    nonces: Mapping[str, str] = {}
    phase = ""
    for event in events:
        if isinstance(event, Opened):
            nonces, phase = event.nonces, event.phase
        elif isinstance(event, Tossed):
            yield CoinProof(coin=event, nonces=nonces if phase == event.phase else {})


def proofs_of(events: Sequence[Event]) -> Iterator[Proof]:
    """Check every envelope that a history has opened."""
    begun = 0
    for step, event in enumerate(events):
        if not isinstance(event, Opened):
            continue
        seals = closed_seals(events[begun:step])
        begun = step + 1
        late = [power for power in seals if power not in event.orders]
        for power in (*event.orders, *late):
            yield proof_of(event, power, seals.get(power))


def proof_of(event: Opened, power: str, seal: Sealed | None) -> Proof:
    """Check what was opened of one power against its seal."""
    return Proof(
        phase=event.phase,
        power=power,
        verdict=_verdict(event, power, seal),
        fingerprint=seal.fingerprint if seal is not None else "",
        nonce=event.nonces.get(power, ""),
        orders=event.orders.get(power, ()),
        bound=seal.bound(event.proposals.get(power, "")) if seal is not None else None,
    )


def _verdict(event: Opened, power: str, seal: Sealed | None) -> Verdict:
    if seal is None:
        return Verdict.NEVER_SEALED
    if power not in event.orders:
        return Verdict.NEVER_OPENED
    try:
        agrees = event.print_of(seal) == seal.fingerprint
    except ValueError:  # no nonce at all, or no order
        agrees = False
    return Verdict.AGREES if agrees else Verdict.DIFFERS
