"""What can happen at a table of Bez hranic, in the past tense. Never edit a kind in place.

Whatever happens between the deal and the last token waits: it is stored with the bills, in one
transaction. So a press never waits for a disk; and an offer over which the program was killed is
void, because everybody could think about it.
"""

from dataclasses import dataclass, field, replace
from typing import ClassVar, Literal, Self

from engine.games.bez_hranic.calendar import round_phase
from engine.rules.game import End
from engine.rules.live import OwnEvent
from engine.rules.secret import Secret, seed_secret
from engine.rules.shuffled import Shuffled

Tokens = tuple[tuple[str, str], ...]
"""Colour and field of each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(OwnEvent):
    """A round began: money came in, and the dealer took the deck."""

    round: int
    again: bool = False
    """Whether its first offer was void; its cards were shuffled back."""

    at: str = ""
    after: int = 0
    kind: Literal["dealt"] = "dealt"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTold(OwnEvent):
    """Somebody said which cards lie on the real table."""

    round: int
    start: str
    offer: tuple[str, ...]
    target: str = ""
    at: str = ""
    after: int = 0
    kind: Literal["cards_told"] = "cards_told"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turned(OwnEvent):
    """The next card was turned: so many of the offer lie open; after all of them, the start."""

    round: int
    shown: int
    waits: ClassVar[bool] = True
    at: str = ""
    after: int = 0
    kind: Literal["turned"] = "turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed(OwnEvent):
    """Somebody pressed his key."""

    round: int
    seat: str
    waits: ClassVar[bool] = True
    at: str = ""
    after: int = 0
    kind: Literal["pressed"] = "pressed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(OwnEvent):
    """Somebody let his press pass: his token came back, and his key sleeps."""

    round: int
    seat: str
    waits: ClassVar[bool] = True
    at: str = ""
    after: int = 0
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(OwnEvent):
    """A token was laid."""

    round: int
    colour: str
    field: str
    waits: ClassVar[bool] = True
    at: str = ""
    after: int = 0
    kind: Literal["laid"] = "laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lifted(OwnEvent):
    """Tokens that lay wrong were taken, to be laid again; their stacks closed."""

    round: int
    tokens: Tokens
    waits: ClassVar[bool] = True
    at: str = ""
    after: int = 0
    kind: Literal["lifted"] = "lifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed(OwnEvent):
    """Somebody chose calmly. Nobody is shown it before all have."""

    round: int
    seat: str
    tokens: Tokens = field(default=(), repr=False)
    nonce: str = field(default="", repr=False)
    """32 bytes in hex, drawn from the seed. It lies with the tokens in an envelope until ``Opened``
    tells them."""

    print: str
    """The fingerprint of what was sealed: that of an envelope."""

    at: str = ""
    after: int = 0
    kind: Literal["sealed"] = "sealed"

    @property
    def envelope(self) -> str:
        """That of the seat."""
        return self.seat

    @property
    def secret(self) -> Secret | None:
        """The choice."""
        return choice(self.round, self.seat, self.tokens, self.nonce) if self.nonce else None

    def bare(self) -> Self:
        """Return it as it lies in the history."""
        return replace(self, tokens=(), nonce="")

    def filled(self, secret: Secret) -> Self:
        """Return it with the choice; see ``OwnEvent``."""
        tokens = tuple(_token(line) for line in secret.lines)
        if secret != choice(self.round, self.seat, tokens, secret.nonce):
            raise ValueError("another choice")
        return replace(self, tokens=tokens, nonce=secret.nonce)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened(OwnEvent):
    """All had chosen calmly: every choice is told, and by which nonce it was sealed."""

    round: int
    choices: tuple[tuple[str, Tokens, str], ...]
    """Seat, tokens and nonce of each."""

    at: str = ""
    after: int = 0
    kind: Literal["opened"] = "opened"

    @property
    def told(self) -> tuple[Secret, ...]:
        """Every choice."""
        return tuple(choice(self.round, *one) for one in self.choices)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(OwnEvent):
    """A round was counted: every colour paid, in the finale received, so much."""

    round: int
    tokens: Tokens
    """In the order laid."""

    paid: tuple[tuple[str, int], ...]
    """Colour and euros, in the order of telling."""

    reason: str = ""
    """Why it was counted again, where it was."""

    at: str = ""
    after: int = 0
    kind: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack(OwnEvent):
    """The last round was taken back."""

    round: int
    reason: str
    at: str = ""
    after: int = 0
    kind: Literal["taken_back"] = "taken_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Changed(OwnEvent):
    """A purse was changed by hand."""

    seat: str
    euros: int
    reason: str
    at: str = ""
    after: int = 0
    kind: Literal["changed"] = "changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(OwnEvent):
    """Somebody left the table."""

    seat: str
    at: str = ""
    after: int = 0
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack(OwnEvent):
    """Somebody who had left sat down again."""

    seat: str
    at: str = ""
    after: int = 0
    kind: Literal["came_back"] = "came_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOver(OwnEvent):
    """Somebody else plays on with a seat's colours and purse."""

    seat: str
    player: str
    at: str = ""
    after: int = 0
    kind: Literal["handed_over"] = "handed_over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished(OwnEvent):
    """The finale was counted: the richest have won."""

    end: End
    seats: tuple[str, ...]
    seed: str
    """From which all cards were dealt."""

    at: str = ""
    after: int = 0
    kind: Literal["finished"] = "finished"

    @property
    def told(self) -> tuple[Secret, ...]:
        """The seed."""
        return (seed_secret(self.seed),)


def choice(number: int, seat: str, tokens: Tokens, nonce: str) -> Secret:
    """Return a calm choice as it lies in its envelope: a line for each token."""
    lines = tuple(" ".join(token) for token in tokens)
    return Secret(seat, round_phase(number).code, lines, nonce)


def _token(line: str) -> tuple[str, str]:
    colour, _, where = line.partition(" ")
    return colour, where


EVENTS: tuple[type[OwnEvent], ...] = (
    Shuffled,
    Dealt,
    CardsTold,
    Turned,
    Pressed,
    Passed,
    Laid,
    Lifted,
    Sealed,
    Opened,
    Counted,
    TakenBack,
    Changed,
    Left,
    CameBack,
    HandedOver,
    Finished,
)
"""Every kind."""
