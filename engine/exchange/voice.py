"""Who says results and faults in words. The engine has codes only; words are plugged in."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.board.board import Board
from engine.exchange.answer import Told
from engine.exchange.faults import ExchangeError
from engine.exchange.replay import Difference


class Voice(Protocol):
    """Puts codes into sentences."""

    def results(self, told: Sequence[Told], board: Board) -> list[Mapping[str, str]]:
        """Say the result of each order, by language: ``{"cs": …, "en": …}``."""
        ...

    def fault(self, error: ExchangeError) -> str:
        """Say what is wrong with a line or a file."""
        ...

    def difference(self, difference: Difference, board: Board) -> str:
        """Say where a record and our ruling disagree, and why we rule so."""
        ...

    def compared(self, phases: int, differences: int) -> str:
        """Say how much was compared and how often it disagreed."""
        ...


class Mute:
    """The engine by itself: results have no texts, and a fault is told by its code and facts."""

    def results(self, told: Sequence[Told], board: Board) -> list[Mapping[str, str]]:
        """Say nothing."""
        del board
        return [{} for _ in told]

    def fault(self, error: ExchangeError) -> str:
        """Tell the code and the facts."""
        facts = " ".join(f"{name}={value}" for name, value in error.facts.items())
        return f"{error.code} {facts}".rstrip()

    def difference(self, difference: Difference, board: Board) -> str:
        """Tell both sides and the code of our reason."""
        del board
        ruling = difference.ruling
        why = f" {ruling.findings[0].reason}" if ruling and ruling.findings else ""
        return (
            f"{difference.phase} {difference.about} {difference.power} {difference.what}: "
            f"{difference.theirs} / {difference.ours}{why}"
        )

    def compared(self, phases: int, differences: int) -> str:
        """Tell the numbers."""
        return f"phases={phases} differences={differences}"
