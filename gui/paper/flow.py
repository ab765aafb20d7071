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
    pages: list[tuple[Placed, ...]] = []
    here: list[Placed] = []
    y = room.top()
    waiting = list(reversed(blocks))
    while waiting:
        block = waiting.pop()
        high = block.height(room.width(), room.height())
        begun = len(again) if pages else 0
        if len(here) > begun and y + _together(block, waiting, room) > room.bottom() + 0.5:
            pages.append(tuple(here))
            here, y = _begun(again, room)
        if y + high > room.bottom() + 0.5:
            parts = block.cut(room.width(), room.bottom() - y)
            if parts is not None:
                waiting += [parts[1], parts[0]]
                continue
        here.append(Placed(block, QRectF(room.left(), y, room.width(), high)))
        y += high + block.gap
    if here:
        pages.append(tuple(here))
    return pages


def _begun(again: Sequence[Block], room: QRectF) -> tuple[list[Placed], float]:
    """Begin a further page."""
    here: list[Placed] = []
    y = room.top()
    for block in again:
        high = block.height(room.width(), room.height())
        here.append(Placed(block, QRectF(room.left(), y, room.width(), high)))
        y += high + block.gap
    return here, y


def _together(block: Block, waiting: Sequence[Block], room: QRectF) -> float:
    """Return how high a block is with what must stay on its page; less if that cannot be."""
    total = first = block.height(room.width(), room.height())
    place = len(waiting) - 1
    while block.keep and place >= 0:
        total += block.gap
        block = waiting[place]
        total += block.height(room.width(), room.height())
        place -= 1
    return total if total <= room.height() else first
