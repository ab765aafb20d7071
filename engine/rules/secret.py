"""What of an event is nobody's business yet: it lies among the envelopes until it is told.

In the history the event stands without it, with a fingerprint; another event tells it to everybody.
"""

from dataclasses import dataclass, field

from engine.hashing import line_hash, sha256


@dataclass(frozen=True, slots=True)
class Secret:
    """What lies in an envelope."""

    whose: str
    """What the envelope is called: a seat, or a word for what is the table's own."""

    phase: str
    """Code of the phase in which it was closed; nothing where it is of the whole game."""

    lines: tuple[str, ...] = field(repr=False)
    nonce: str = field(default="", repr=False)
    """32 bytes in hex, where the lines could be guessed by trying."""

    @property
    def stays(self) -> bool:
        """Whether its envelope stays when it is told.

        That of the seed: all cards come of it, and so a game of which only the last step is damaged
        can still be read.
        """
        return self.whose == SEED

    @property
    def fingerprint(self) -> str:
        """What fixes it without telling it.

        With a nonce that of any envelope (``engine.table.envelope``, first scheme); without one the
        SHA-256 of its only line.

        Raises:
            ValueError: the nonce is not hex.
        """
        if not self.nonce:
            return line_hash(self.lines[0])
        covered = "".join(f"{line}\n" for line in (self.whose, self.phase, *self.lines))
        return sha256(bytes.fromhex(self.nonce) + covered.encode()).hexdigest()


SEED = "seed"
"""What the envelope is called in which the seed of all chance of a game lies."""


def seed_secret(seed: str) -> Secret:
    """Return the seed of all chance of a game as it lies in its envelope."""
    return Secret(whose=SEED, phase="", lines=(seed,))


def print_of(seed: str) -> str:
    """Return the SHA-256 that fixes a seed without telling it."""
    return seed_secret(seed).fingerprint


def seed_in(secret: Secret) -> str:
    """Return the seed that lies in an envelope.

    Raises:
        ValueError: it holds something else.
    """
    seed = "".join(secret.lines)
    if secret != seed_secret(seed):
        raise ValueError("no seed")
    return seed
