"""Who puts results and faults of a stream into words. The engine has codes only."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from engine.board.board import Board
from engine.formats.faults import ExchangeError
from engine.rules.choice import Reading
from engine.rules.ruling import Ruling


class OrderResult(NamedTuple):
    """One order with its result, before anybody has put it into words."""

    key: str
    """What it stands under in the answer: its unit, or what was written."""

    ruling: Ruling
    order: str
    reading: Reading | None = None
    """Why it could not be read, if so."""

    beside: bool = False
    """It is a further text for a unit that has an entry."""


class Sentences(Protocol):
    """Puts what a stream answers into sentences."""

    def results(self, outcomes: Sequence[OrderResult], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        ...

    def told(self, game: str, what: object) -> Mapping[str, str]:
        """Say something that only this game knows, as a bill, by language."""
        ...

    def fault(self, error: ExchangeError) -> str:
        """Say what is wrong with a line or a file."""
        ...


class Codes:
    """The engine by itself: results have no texts, and a fault is told by its code and facts."""

    def results(self, outcomes: Sequence[OrderResult], board: Board) -> list[Mapping[str, str]]:
        """Say nothing."""
        del board
        return [{} for _ in outcomes]

    def told(self, game: str, what: object) -> Mapping[str, str]:
        """Say nothing."""
        del game, what
        return {}

    def fault(self, error: ExchangeError) -> str:
        """Tell the code and the facts."""
        facts = " ".join(f"{name}={value}" for name, value in error.facts.items())
        return f"{error.code} {facts}".rstrip()
