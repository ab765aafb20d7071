"""What has happened at the table, in the past tense.

Never edit a kind in place: files live for years, so a new fact is a new kind. No event holds a
secret: sealed orders lie in envelopes until ``Opened`` makes all of them public at once. Where a
game master leads there are no envelopes; see ``engine.table.master_event``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Self

from engine.rules.game import End
from engine.rules.live import OwnEvent
from engine.rules.ruling import Resolution
from engine.seating.record import Dealing
from engine.table.ballot_event import BallotEvent
from engine.table.ending import NO_ENDING, Ending
from engine.table.envelope import Bound, Envelope, Scheme, fingerprint
from engine.table.map_event import MapCarried
from engine.table.master_event import MasterEvent
from engine.table.seat import Seat
from engine.table.witness import game_number


@dataclass(frozen=True, slots=True, kw_only=True)
class Founded:
    """A table agreed to play: game, map, every point of the rules, who plays what."""

    game: str
    map: str
    title: str
    options: Mapping[str, str]
    """Every field of the profile with its value, so that later defaults cannot rewrite a game."""

    seats: tuple[Seat, ...]
    year: int = 1901
    dealt: str = "chosen"
    """How powers were given out: one of ``engine.seating.record.Way``."""

    lot: str = ""
    """Seed of the lot, so that anybody can draw it again; empty when chosen."""

    dealing: Dealing | None = None
    """What was handed in, where powers were dealt by wishes, scores or bids."""

    gunboat: bool = False
    """Whether nobody is to know who plays what, and nobody talks, until the game is over."""

    lineup: str = ""
    """Arrangement for fewer players than powers (XIV.2); empty where all powers play."""

    ending: Ending = NO_ENDING
    """When the game ends if nobody has won it before (III), and what a vote tells."""

    salt: str = ""
    """32 random bytes in hex, never shown: without them the history's links, which are public,
    could be guessed by trying what is secret in it, as who plays what in gunboat."""

    at: str = ""
    """Wall-clock time, ISO 8601 in UTC; so in every event."""

    kind: Literal["founded"] = "founded"

    @property
    def number(self) -> str:
        """What tells this game from all others, on its witnesses; empty in older games."""
        return game_number(self.salt) if self.salt else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Called:
    """The order in which those concerned come to the laptop in a phase was drawn."""

    phase: str
    powers: tuple[str, ...]
    at: str = ""
    kind: Literal["called"] = "called"


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOff:
    """Whoever was called could not come now and goes to the end of the queue."""

    phase: str
    power: str
    at: str = ""
    kind: Literal["put_off"] = "put_off"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed:
    """A power closed its envelope. The fingerprint fixes the orders without telling them."""

    phase: str
    power: str
    fingerprint: str
    """SHA-256 in hex; see ``engine.table.envelope`` for what it covers."""

    scheme: int = Scheme.FIRST
    """One of ``engine.table.envelope.Scheme``."""

    head: str = ""
    """Link of the history before it, in hex: what the fingerprint covers of it."""

    at: str = ""
    kind: Literal["sealed"] = "sealed"

    def bound(self, proposal: str) -> Bound | None:
        """Return what the fingerprint covers besides orders; ``proposal`` is that one's own."""
        return None if self.scheme == Scheme.FIRST else Bound(self.head, proposal)

    @classmethod
    def of(cls, envelope: Envelope, at: str) -> Self:
        """Say that an envelope was closed, and nothing of what is in it."""
        return cls(
            phase=envelope.phase,
            power=envelope.power,
            fingerprint=envelope.fingerprint,
            scheme=envelope.scheme,
            head=envelope.head,
            at=at,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Unsealed:
    """The owner opened his own envelope again before the reveal; public.

    In files of the first version; ``Reopened`` says why as well.
    """

    phase: str
    power: str
    at: str = ""
    kind: Literal["unsealed"] = "unsealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopened:
    """The owner opened his own envelope again before the reveal, and said why; public."""

    phase: str
    power: str
    reason: str
    """One of ``engine.table.incident.Reason``, or his own words."""

    at: str = ""
    kind: Literal["reopened"] = "reopened"


@dataclass(frozen=True, slots=True, kw_only=True)
class Voided:
    """The table destroyed an envelope without opening it; public."""

    phase: str
    power: str
    reason: str
    """One of ``engine.table.incident.Reason``, or the table's own words."""

    at: str = ""
    kind: Literal["voided"] = "voided"


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """All envelopes of a phase were opened at once."""

    phase: str
    orders: Mapping[str, tuple[str, ...]]
    """Canonical orders by power; powers that did not seal are missing."""

    nonces: Mapping[str, str]
    """In hex; published so that anybody can check the fingerprints."""

    disorder: tuple[str, ...] = ()
    """Powers that were asked and did not seal: civil disorder for this phase (XIV.3)."""

    proposals: Mapping[str, str] = field(default_factory=dict)
    """Fingerprints of the proposals by power, in hex: everybody has one, and it tells nothing."""

    head: str = ""
    """Link of the history before it, in hex: with the fingerprints it is what a witness keeps."""

    at: str = ""
    kind: Literal["opened"] = "opened"

    def print_of(self, seal: Sealed) -> str:
        """Return the fingerprint that a power's opened orders give, to be held against its seal.

        Raises:
            ValueError: its nonce is none, or an order is several lines.
        """
        power = seal.power
        return fingerprint(
            self.nonces.get(power, ""),
            power,
            self.phase,
            self.orders.get(power, ()),
            seal.bound(self.proposals.get(power, "")),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Resolved:
    """The opened phase was judged."""

    phase: str
    resolution: Resolution
    at: str = ""
    kind: Literal["resolved"] = "resolved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tossed:
    """A coin decided whose side a neutral power joins (XIV.2.e); see ``engine.table.coin``."""

    phase: str
    """The phase that has just been judged."""

    power: str
    side: tuple[str, ...]
    """The powers that it joins."""

    seed: str
    """Published, so that anybody can toss the coin again."""

    at: str = ""
    kind: Literal["tossed"] = "tossed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Advanced:
    """The table has seen the results and went on to the next phase."""

    phase: str
    """The phase that begins."""

    at: str = ""
    kind: Literal["advanced"] = "advanced"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """The game is over."""

    end: End
    powers: tuple[str, ...]
    why: str = ""
    """What ended a short game; see ``engine.table.ending.Why``."""

    at: str = ""
    kind: Literal["ended"] = "ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class PinSet:
    """A power set, changed or removed its PIN. The PIN itself is nowhere."""

    power: str
    present: bool
    at: str = ""
    kind: Literal["pin_set"] = "pin_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class PinForgotten:
    """The table took away a PIN that its owner no longer knew; public."""

    phase: str
    power: str
    reason: str
    at: str = ""
    kind: Literal["pin_forgotten"] = "pin_forgotten"


TurnEvent = (
    Founded
    | MapCarried
    | Called
    | PutOff
    | Sealed
    | Unsealed
    | Reopened
    | Voided
    | Opened
    | Resolved
    | Tossed
    | Advanced
    | Ended
    | PinSet
    | PinForgotten
    | BallotEvent
    | MasterEvent
)
"""What happens where turns are sealed; every game of live rounds begins with its founding, too."""

Event = TurnEvent | OwnEvent
"""Anything that can happen at a table."""
