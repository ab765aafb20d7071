"""The results of a game of live rounds on paper: who has what, and how it came about."""

from collections.abc import Callable, Collection, Sequence

from engine.table.live.view import LiveView
from gui.paper.blocks import RIGHT, Cell, Heading, Row, Words
from gui.paper.ink import BODY, STRONG
from gui.printable import Block

_AIR = 40
"""Tenths of a millimetre below what is whole."""


def rounds_blocks(
    view: LiveView,
    verdict: str,
    counted: Callable[[int], str],
    lines: Sequence[str],
    heads: Collection[str] = (),
) -> list[Block]:
    """Return the verdict, if there is one, everybody by what he has, and what has happened.

    ``heads``: lines with which something new begins, such as a round.
    """
    ranked = sorted(view.counted.items(), key=lambda one: -one[1])
    return [
        *([Heading(verdict)] if verdict else []),
        *(
            Row(
                (Cell(view.player(seat), 0.7), Cell(counted(count), 0.3, align=RIGHT)),
                gap=_AIR if place == len(ranked) else 0,
            )
            for place, (seat, count) in enumerate(ranked, 1)
        ),
        *(
            Words(
                line,
                STRONG if line in heads else BODY,
                keep=line in heads,
                gap=_AIR if after in heads else Words.gap,
            )
            for line, after in zip(lines, (*lines[1:], ""), strict=True)
        ),
    ]
