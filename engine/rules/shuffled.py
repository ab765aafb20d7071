"""All chance of a game of live rounds is drawn ahead, from a seed that nobody knows before its end.

It lies in an envelope; everybody is told what fixes it from the beginning, and the seed itself at
the end, by the event that has it in ``told``: so anybody can draw the cards again. What is drawn
from it says each game's deck.
"""

from dataclasses import dataclass, field, replace
from typing import Literal, Self

from engine.rules.live import OwnEvent
from engine.rules.secret import SEED, Secret, print_of, seed_in, seed_secret


@dataclass(frozen=True, slots=True, kw_only=True)
class Shuffled(OwnEvent):
    """All chance of the game was drawn ahead."""

    seed: str = field(default="", repr=False)
    """In hex; nothing in the history. It lies among the envelopes until the end tells it."""

    print: str
    """The SHA-256 of the seed. A game whose older files have none has the seed here instead."""

    at: str = ""
    after: int = 0
    kind: Literal["shuffled"] = "shuffled"

    @classmethod
    def from_seed(cls, seed: str) -> Self:
        """Shuffle by a seed: what a game of live rounds opens with."""
        return cls(seed=seed, print=print_of(seed))

    @property
    def envelope(self) -> str:
        """That of the seed."""
        return SEED if self.print else ""

    @property
    def secret(self) -> Secret | None:
        """The seed, as long as nobody has told it."""
        return seed_secret(self.seed) if self.seed and self.print else None

    def bare(self) -> Self:
        """Return it as it lies in the history."""
        return replace(self, seed="") if self.print else self

    def filled(self, secret: Secret) -> Self:
        """Return it with its seed; see ``OwnEvent``."""
        return replace(self, seed=seed_in(secret))
