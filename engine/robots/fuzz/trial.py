"""What every kind of trial has in common: a case by chance, what it may answer, what it may not."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from engine.exchange.messages import CodeMessages, Messages
from engine.table.table import Table

Refusal = OSError | ValueError
"""An answer that has to be said in words."""

Case = Callable[[random.Random], Iterator[Refusal]]
"""Does one trial; tells what it was refused on the way."""


class LostError(AssertionError):
    """Something that could be read is not there any more."""


class Sayer(Protocol):
    """Says to people what a trial comes upon, as the windows and commands would."""

    messages: Messages
    """For the engine's commands."""

    def refusal(self, error: Refusal) -> None:
        """Say why something was refused."""

    def game(self, table: Table) -> None:
        """Say what the pages of a game say."""

    def proofs(self, path: Path, *, full: bool) -> None:
        """Say what ``verify`` says of a file; all of it, which takes longer."""


class Silent:
    """Says nothing, where there are no words."""

    messages: Messages = CodeMessages()

    def refusal(self, error: Refusal) -> None:
        """Say nothing."""

    def game(self, table: Table) -> None:
        """Say nothing."""

    def proofs(self, path: Path, *, full: bool) -> None:
        """Say nothing."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of trials."""

    name: str
    make: Callable[[Path, Sayer], Case]
    """Prepare it in a folder of its own."""
