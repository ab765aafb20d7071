"""Items below the headings of their shelf, and where an arrow leads among them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QAbstractItemView

from engine.library.item import Item
from engine.library.shelf import Shelf

Move = QAbstractItemView.CursorAction


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands over a part of a shelf, as wide as the list."""

    shelf: str
    key: str


Rows = tuple[Item | Heading, ...]


def under_headings(items: Sequence[Item], shelves: Mapping[str, Shelf]) -> Rows:
    """Put the items of one shelf below its headings; a part without items has none.

    The part of the best item comes first, and within a part the best item. Items of several
    shelves have no headings.
    """
    shelf = shelves[items[0].shelf] if items else None
    if shelf is None or not shelf.headings or any(one.shelf != shelf.key for one in items):
        return tuple(items)
    parts: dict[str, list[Item]] = {}
    for one in items:
        parts.setdefault(one.heading, []).append(one)
    rows: list[Item | Heading] = []
    for key, own in parts.items():
        rows += [Heading(shelf.key, key), *own]
    return tuple(rows)


def lines_of(rows: Rows, across: int) -> tuple[tuple[int, ...], ...]:
    """Return the numbers of the rows that stand beside each other, headings left out."""
    lines: list[tuple[int, ...]] = []
    after_heading = True
    for number, row in enumerate(rows):
        if isinstance(row, Heading):
            after_heading = True
        elif after_heading or len(lines[-1]) == across:
            lines.append((number,))
            after_heading = False
        else:
            lines[-1] = (*lines[-1], number)
    return tuple(lines)


def step(lines: Sequence[Sequence[int]], at: int, move: Move, page: int) -> int:
    """Return the row to which a key leads from one, never a heading; ``page`` is in lines."""
    every = [row for line in lines for row in line]
    if at not in every:
        return every[0] if every else -1
    place = every.index(at)
    line = next(number for number, own in enumerate(lines) if at in own)
    up_and_down = {
        Move.MoveUp: -1,
        Move.MoveDown: 1,
        Move.MovePageUp: -page,
        Move.MovePageDown: page,
    }
    if move in up_and_down:
        other = lines[max(0, min(line + up_and_down[move], len(lines) - 1))]
        return other[min(lines[line].index(at), len(other) - 1)]
    back = move in (Move.MoveLeft, Move.MovePrevious)
    if back or move in (Move.MoveRight, Move.MoveNext):
        return every[max(0, min(place + (-1 if back else 1), len(every) - 1))]
    return every[0] if move == Move.MoveHome else every[-1]
