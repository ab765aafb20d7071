"""What a stream asks of whoever judges its lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from engine.formats.jsontext import Node
from engine.formats.sentences import Sentences
from engine.rules.game import Rules
from engine.rules.position import Position

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A position that is not spelt out in a question, with the rules that it is played by."""

    position: Position
    rules: Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """An answer, and the board that it tells of."""

    fields: Mapping[str, object]
    """Everything of it but its id."""

    after: Position
    rules: Rules


@runtime_checkable
class TurnJudge(LineJudge, Protocol):
    """Judges questions about positions, which may have been told otherwise than in the question."""

    def judged(self, node: Node, told: Told | None) -> Answer:
        """Judge one question; of one whose position was told, only the orders are in it.

        Raises:
            ExchangeError: it cannot be judged.
        """
        ...
