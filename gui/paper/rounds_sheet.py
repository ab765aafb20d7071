"""The results of a game of live rounds on paper: who has what, and how it came about."""

from collections.abc import Callable, Sequence

from engine.table.live.view import LiveView
from gui.paper.blocks import RIGHT, Cell, Heading, Row, Words
from gui.printable import Block


def rounds_blocks(
    view: LiveView, verdict: str, counted: Callable[[int], str], lines: Sequence[str]
) -> list[Block]:
    """Return the verdict, if there is one, everybody by what he has, and what has happened."""
    ranked = sorted(view.counted.items(), key=lambda one: -one[1])
    return [
        *([Heading(verdict)] if verdict else []),
        *(
            Row((Cell(view.player(seat), 0.7), Cell(counted(count), 0.3, align=RIGHT)))
            for seat, count in ranked
        ),
        *map(Words, lines),
    ]
