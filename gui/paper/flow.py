"""From blocks to pages: what follows what, where a page ends. No sentence is ever cut in two."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QRectF, QSizeF

from gui.printable import Alone, Block, Sheet


@dataclass(frozen=True, slots=True)
class Form:
    """Paper as it lies in the printer."""

    name: str
    width: float
    height: float
    zoom: float = 1.0
    """How much larger pages come out than they are laid out: a small page holds small print."""

    def size(self, *, landscape: bool) -> QSizeF:
        """Return the size of a page."""
        if landscape:
            return QSizeF(self.height, self.width)
        return QSizeF(self.width, self.height)


A4, LETTER = Form("a4", 2100, 2970), Form("letter", 2159, 2794)
A5, A3 = Form("a5", 1480, 2100, 0.74), Form("a3", 2970, 4200, 2970 / 2100)
A2 = Form("a2", 4200, 5940, 2.0)
FORMS = {form.name: form for form in (A5, A4, A3, A2, LETTER)}

MARGIN, TOP, BOTTOM = 150.0, 270.0, 240.0
"""White edges; header and footer stand in the wider ones."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block where it stands."""

    block: Block
    box: QRectF


@dataclass(frozen=True, slots=True)
class Page:
    """One side of paper."""

    title: str
    aside: str
    size: QSizeF
    landscape: bool
    placed: tuple[Placed, ...] = field(repr=False)
    alone: Alone | None = None
    plain: bool = False
    zoom: float = 1.0

    @property
    def room(self) -> QRectF:
        """Where blocks stand."""
        return room_of(self.size, plain=self.plain)

    @property
    def paper(self) -> QSizeF:
        """How large it comes out."""
        wide, high = self.size.width() * self.zoom, self.size.height() * self.zoom
        return QSizeF(round(wide), round(high))


def room_of(size: QSizeF, *, plain: bool = False) -> QRectF:
    """Return where blocks stand on a page."""
    if plain:
        return QRectF(0, 0, size.width(), size.height())
    wide, high = size.width() - 2 * MARGIN, size.height() - TOP - BOTTOM
    return QRectF(MARGIN, TOP, wide, high)


def paginate(sheets: Sequence[Sheet], form: Form) -> tuple[Page, ...]:
    """Lay sheets out on pages; each begins on a new one."""
    all_pages: list[Page] = []
    for sheet in sheets:
        zoom = form.zoom if sheet.zoom is None else sheet.zoom
        size = form.size(landscape=sheet.landscape) / zoom
        page = Page(
            *(sheet.title, sheet.aside, size, sheet.landscape, (), sheet.alone),
            plain=sheet.plain,
            zoom=zoom,
        )
        laid = _laid(sheet.blocks, page.room, sheet.again)
        all_pages += [replace(page, placed=placed) for placed in laid]
    return tuple(all_pages)


def _laid(
    blocks: Sequence[Block], room: QRectF, again: Sequence[Block] = ()
) -> list[tuple[Placed, ...]]:
    """Put as much on each page as has room there when all of it is as low as it may be."""
    pages: list[list[Block]] = []
    here: list[Block] = []
    y = room.top()
    waiting = list(reversed(blocks))
    while waiting:
        block = waiting.pop()
        high = block.least_height(room.width(), room.height())
        begun = len(again) if pages else 0
        if len(here) > begun and y + _together(block, waiting, room) > room.bottom() + 0.5:
            pages.append(here)
            here = [*again]
            y = room.top() + sum(_least(one, room) + one.gap for one in again)
        if y + high > room.bottom() + 0.5:
            parts = block.cut(room.width(), room.bottom() - y)
            if parts is not None:
                waiting += [parts[1], parts[0]]
                continue
        here.append(block)
        y += high + block.gap
    if here:
        pages.append(here)
    return [_placed(page, room, last=page is pages[-1]) for page in pages]


def _placed(blocks: Sequence[Block], room: QRectF, *, last: bool) -> tuple[Placed, ...]:
    """Place blocks on a page and make it full, as far as they can be higher, all by as much.

    On the last one they only grow to the height that they usually have.
    """
    wide, high = room.width(), room.height()
    heights = [_least(one, room) for one in blocks]
    most = [one.height(wide, high) if last else one.most_height(wide, high) for one in blocks]
    free = high - sum(heights) - sum(one.gap for one in blocks[:-1])
    growing = sorted(range(len(blocks)), key=lambda at: most[at] - heights[at])
    for left, at in zip(range(len(blocks), 0, -1), growing, strict=True):
        more = max(0.0, min(most[at] - heights[at], free / left))
        heights[at] += more
        free -= more
    placed, y = [], room.top()
    for block, tall in zip(blocks, heights, strict=True):
        placed.append(Placed(block, QRectF(room.left(), y, wide, tall)))
        y += tall + block.gap
    return tuple(placed)


def _least(block: Block, room: QRectF) -> float:
    return block.least_height(room.width(), room.height())


def _together(block: Block, waiting: Sequence[Block], room: QRectF) -> float:
    """Return how high a block is at least with what must stay on its page.

    Of what is longer than a page, as much must as has room on one.
    """
    total = _least(block, room)
    place = len(waiting) - 1
    while block.keep and place >= 0:
        gap, block = block.gap, waiting[place]
        more = gap + _least(block, room)
        if total + more > room.height():
            break
        total += more
        place -= 1
    return total
