"""Checks from outside what a table sealed and what was opened: nobody has to trust the program.

Needs nothing but the game's file, and writes nothing into it.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from engine.session.coin import Sides, falls, seed_of
from engine.session.envelope import fingerprint
from engine.session.event import Event, Founded, Opened, Tossed
from engine.store import codec, disk
from engine.store.errors import StoreError, StoreFault, damaged
from engine.store.history import read_history
from engine.store.rescue import closed_seals
from engine.store.schema import version_of


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Proofs:
    """Everything that a game's file can prove."""

    founded: Founded
    proofs: tuple[Proof, ...]
    """In the order in which phases were opened, and powers as they were published."""

    coins: tuple[CoinProof, ...]
    trouble: StoreError | None
    """Why the history is readable up to some step only; nothing when all of it is whole."""


def read_proofs(path: Path) -> Proofs:
    """Check every fingerprint of a game that is closed.

    Raises:
        StoreError: the file is missing, no game's, of a later version, in use, or unreadable.
    """
    disk.find(path)
    with disk.saying(path), closing(disk.connect(path)) as db:
        version_of(db, path)
        history, trouble = read_history(db, path)
        query = "SELECT body FROM event WHERE step <= ? ORDER BY step"
        bodies = [body for (body,) in db.execute(query, (history.steps,))]
    if not bodies:
        raise trouble or StoreError(StoreFault.EMPTY, path)
    events: list[Event] = []
    for step, body in enumerate(bodies):
        try:
            events.append(codec.event_of(body))
        except ValueError as error:
            raise damaged(path, step) from error
    founded = events[0]
    if not isinstance(founded, Founded):
        raise damaged(path, 0)
    return Proofs(
        founded=founded,
        proofs=tuple(proofs_of(events)),
        coins=tuple(coins_of(events)),
        trouble=trouble,
    )


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
    for step, event in enumerate(events):
        if not isinstance(event, Opened):
            continue
        seals = closed_seals(events[:step])
        late = [power for power in seals if power not in event.orders]
        for power in (*event.orders, *late):
            seal = seals.get(power)
            shown = seal.fingerprint if seal is not None else ""
            orders, nonce = event.orders.get(power), event.nonces.get(power, "")
            yield Proof(
                phase=event.phase,
                power=power,
                verdict=_verdict(shown, orders, nonce, power, event.phase),
                fingerprint=shown,
                nonce=nonce,
                orders=orders or (),
            )


def _verdict(
    shown: str, orders: Sequence[str] | None, nonce: str, power: str, phase: str
) -> Verdict:
    if not shown:
        return Verdict.NEVER_SEALED
    if orders is None:
        return Verdict.NEVER_OPENED
    try:
        agrees = fingerprint(nonce, power, phase, orders) == shown
    except ValueError:  # no nonce at all, or no order
        agrees = False
    return Verdict.AGREES if agrees else Verdict.DIFFERS
