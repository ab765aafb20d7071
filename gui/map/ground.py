"""Which province lies where, as a coarse grid: asked thousands of times when names are placed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import itemgetter

from engine.board.atlas import Rings

Box = tuple[float, float, float, float]
"""Left, top, right, bottom, in board units."""

GRID = 0.5
"""Cells per board unit."""


LARGEST = 255
"""The largest number that a byte holds."""


def in_bytes(rooms: Sequence[Box]) -> list[int]:
    """Return a number of a byte for each space, by the rectangles round them.

    Where there are more spaces than numbers, those share one that lie as far apart as can be: who
    asks what lies beneath a piece or a line meets but one of them.
    """
    numbers = list(range(1, min(len(rooms), LARGEST) + 1))
    holders = [[room] for room in rooms[:LARGEST]]
    for room in rooms[LARGEST:]:
        nearest = [min(_apart(room, other) for other in others) for others in holders]
        best = nearest.index(max(nearest))
        holders[best].append(room)
        numbers.append(best + 1)
    return numbers


def _apart(one: Box, other: Box) -> float:
    """Return how far two rectangles are apart, squared."""
    across = max(one[0] - other[2], other[0] - one[2], 0.0)
    down = max(one[1] - other[3], other[1] - one[3], 0.0)
    return across * across + down * down


Row = Sequence[int]
"""The numbers of the spaces in one row of cells."""


class Ground:
    """The board as a grid of provinces; what paints it is asked once somebody looks."""

    def __init__(
        self, areas: Mapping[str, Rings], paint: Callable[[Sequence[str]], Sequence[Row]]
    ) -> None:
        self._areas, self._paint = areas, paint
        self.names: tuple[str, ...] = ("", *sorted(areas))
        """What the numbers in the cells stand for; 0 is beside all spaces."""

        self._painted: Sequence[Row] | None = None
        self._cells: list[bytes] | None = None
        self._numbers: dict[str, int] | None = None
        self._extents: dict[str, float] | None = None

    @property
    def _rows(self) -> Sequence[Row]:
        """The number of the province in each cell, row by row."""
        rows = self._painted
        if rows is None:
            rows = self._painted = self._paint(self.names)
        return rows

    @property
    def extents(self) -> Mapping[str, float]:
        """The area of the rectangle round each province."""
        extents = self._extents
        if extents is None:
            rooms = {province: self._room(province) for province in self._areas}
            extents = self._extents = {
                province: (right - left) * (bottom - top)
                for province, (left, top, right, bottom) in rooms.items()
            }
        return extents

    @property
    def cells(self) -> list[bytes]:
        """The number of the province in each cell, row by row, as in ``numbers``."""
        cells = self._cells
        if cells is None:
            held = [self.numbers[name] for name in self.names]
            cells = self._cells = [
                row if isinstance(row, bytes) else bytes([held[number] for number in row])
                for row in self._rows
            ]
        return cells

    @property
    def numbers(self) -> Mapping[str, int]:
        """The number of each province in ``cells``; of 255, so that far ones may share it."""
        numbers = self._numbers
        if numbers is None:
            shared = in_bytes([self._room(name) for name in self.names if name])
            numbers = self._numbers = dict(zip(self.names, [0, *shared], strict=True))
        return numbers

    def _room(self, province: str) -> Box:
        rings = self._areas[province]
        xs = [x for ring in rings for x, _ in ring]
        ys = [y for ring in rings for _, y in ring]
        return min(xs), min(ys), max(xs), max(ys)

    def province(self, x: float, y: float) -> str:
        """Return the province at a point; empty beside all of them."""
        rows = self._rows
        column, row = int(x * GRID), int(y * GRID)
        if not (0 <= row < len(rows) and 0 <= column < len(rows[row])):
            return ""
        return self.names[rows[row][column]]

    def provinces(self, xs: Sequence[float], ys: Sequence[float]) -> Iterator[list[str]]:
        """Yield what lies at the points of a grid, column by column; empty beside all provinces."""
        names, painted = self.names, self._rows
        at = [int(y * GRID) for y in ys]
        rows = [painted[row] if 0 <= row < len(painted) else () for row in at]
        for x in xs:
            column = int(x * GRID)
            yield [names[row[column]] if 0 <= column < len(row) else "" for row in rows]

    def under(self, box: Box) -> dict[str, float]:
        """Return the share of a rectangle that lies in each province."""
        left, top, right, bottom = box
        across = max(3, min(9, round((right - left) / 8)))
        down = 3 if bottom - top < 30 else 5
        rows = self._rows
        width = len(rows[0]) if rows else 0
        wide, high = (right - left) * GRID / across, (bottom - top) * GRID / down
        begin, over = left * GRID + wide / 2, top * GRID + high / 2
        columns = [int(begin + wide * step) for step in range(across)]
        if columns[0] < 0 or columns[-1] >= width:
            columns = [column for column in columns if 0 <= column < width]
        if len(columns) < 2:
            return {"": 1.0}  # beside the board, or so nearly that nothing can be told
        take = itemgetter(*columns)
        numbers: list[int] = []
        for step in range(down):
            row = int(over + high * step)
            if 0 <= row < len(rows):
                numbers += take(rows[row])
        numbers += [0] * (across * down - len(numbers))  # beside the board
        first = numbers[0]
        if numbers.count(first) == len(numbers):
            return {self.names[first]: 1.0}
        return {self.names[one]: numbers.count(one) / len(numbers) for one in set(numbers)}
