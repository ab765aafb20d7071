"""What a stream asks of whoever judges its lines."""

from typing import Protocol

from engine.formats.jsontext import Node
from engine.formats.sentences import Sentences

Identity = str | int | float | bool | None
"""What a line may be called: it comes back as it was given."""


class LineJudge(Protocol):
    """Judges one question after the other by the rules of a game."""

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        ...

    def line(self, node: Node, name: Identity) -> str:
        """Judge one question, and write the answer as a line of JSON.

        Raises:
            ExchangeError: it cannot be judged.
        """
        ...
