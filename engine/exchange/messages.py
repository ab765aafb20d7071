"""Who says in words what the commands do. The engine has codes only; words are plugged in."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from engine.board.board import Board
from engine.board.errors import MapError
from engine.formats.comparison import Comparison, Difference, Weight
from engine.formats.read_report import ReadReport
from engine.formats.recorded_game import Loss
from engine.formats.sentences import Codes, Sentences
from engine.store.errors import StoreError, StoreFault


class Messages(Sentences, Protocol):
    """Puts all that the commands have to say into sentences."""

    def difference(self, difference: Difference, board: Board) -> str:
        """Say where a record and our ruling disagree, and why we rule so."""
        ...

    def read_report(self, read_report: ReadReport) -> Sequence[str]:
        """Say how much of a file was understood, and name each line that was not."""
        ...

    def compared(self, comparison: Comparison, *, folded: bool) -> Sequence[str]:
        """Say how much was compared and how often it disagreed, or why nothing was."""
        ...

    def losses(self, lost: Sequence[Loss]) -> Sequence[str]:
        """Say what other programs are not told of a game."""
        ...

    def trouble(self, error: StoreError | MapError | OSError) -> str:
        """Say what is wrong with a file of our own, with a map, or with any other file."""
        ...

    def there_already(self, path: Path) -> str:
        """Say that a file is there, and what replaces it."""
        ...

    def power(self, board: Board, power: str) -> str:
        """Name a power, of which nobody knows who played it."""
        ...

    def set_up_as_recorded(self) -> str:
        """Give the reason for which the board was set up otherwise than by our ruling."""
        ...


class CodeMessages(Codes):
    """The engine by itself: it tells codes, numbers and places."""

    def difference(self, difference: Difference, board: Board) -> str:
        """Tell both sides and the code of our reason."""
        del board
        ruling = difference.ruling
        why = f" {ruling.findings[0].reason}" if ruling and ruling.findings else ""
        return (
            f"{difference.phase} {difference.about} {difference.power} {difference.what}: "
            f"{difference.theirs} / {difference.ours}{why}"
        )

    def read_report(self, read_report: ReadReport) -> Sequence[str]:
        """Tell the numbers and the lines."""
        lost = [f"not understood: {one.where}: {one.text}" for one in read_report.unread]
        left = ",".join(f"{kind}:{count}" for kind, count in read_report.left.items()) or "0"
        numbers = f"understood={read_report.understood} left={left} not_understood={len(lost)}"
        return [*lost, numbers]

    def compared(self, comparison: Comparison, *, folded: bool) -> Sequence[str]:
        """Tell the numbers."""
        del folded
        counts = " ".join(f"{weight}={len(comparison.of(weight))}" for weight in Weight)
        return [f"phases={comparison.phases} recorded={comparison.told} {counts}"]

    def losses(self, lost: Sequence[Loss]) -> Sequence[str]:
        """Tell the codes."""
        return [f"left out: {' '.join(lost)}"] if lost else []

    def trouble(self, error: StoreError | MapError | OSError) -> str:
        """Tell the file and the code, or what the system says."""
        if isinstance(error, OSError):
            cause = error.strerror or type(error).__name__
            return f"{error.filename}: {cause}" if error.filename else cause
        return str(error) if isinstance(error, MapError) else f"{error.path}: {error.code}"

    def there_already(self, path: Path) -> str:
        """Tell the file, the code and the option."""
        return f"{path}: {StoreFault.EXISTS} --replace"

    def power(self, board: Board, power: str) -> str:
        """Tell its name in the board's first language."""
        return next(iter(board.powers_by_id[power].names.values()), power)

    def set_up_as_recorded(self) -> str:
        """Say it in one word."""
        return "record"
