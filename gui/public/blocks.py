"""Puts words one below the other: blocks that know their height, spread over the column."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from gui.public.look import Plan
from gui.public.things import ClockRoom, Line, Side, Thing, Words, moved, width_of

LEADING = 1.3
"""Height of a line, of the font's size."""

_SHRINKS = 0.72
"""A line shrinks so far before it takes a second one."""

_WIDEST_GAP = 0.075
_LEAST_GAP = 0.016


@dataclass(frozen=True, slots=True)
class Block:
    """Things that belong together, placed from 0, 0."""

    things: tuple[Thing, ...]
    height: float
    spare: int = 0
    """What is left out first where there is no room; 0 never is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Letters:
    """How words of a style are written."""

    face: str = "body"
    weight: int = 400
    ink: str = "on_chrome"
    px: float = 0
    """How high they are meant to be; nought: as high as their style is."""


USUAL = Letters()


class Pen:
    """Makes blocks as wide as the column, in sizes that the room can read."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.width = plan.words.width()
        self.unit = plan.unit

    def line(
        self,
        text: str,
        style: str = "body",
        letters: Letters = USUAL,
        *,
        left: float = 0,
        width: float = 0,
    ) -> tuple[Words, float]:
        """Write words from ``left`` on: smaller if they must, on more lines if they have to.

        Returns them with their height; they begin at 0.
        """
        wide = width or self.width - left
        face, weight = letters.face, letters.weight
        wanted, least = letters.px or self.plan.px(style), self.plan.px("least")
        size = self._fitted(text, wanted, wide, face=face, weight=weight)
        fits = size >= max(least, wanted * _SHRINKS)
        if not fits:  # it wraps anyway: then as large as it was meant, unless a word is too long
            longest = max(text.split(), key=len)
            size = max(least, self._fitted(longest, wanted, wide, face=face, weight=weight))
        label = Words(
            box=QRectF(left, 0, wide, size * LEADING),
            text=text,
            px=size,
            face=face,
            weight=weight,
            ink=letters.ink,
            wrap=not fits,
        )
        if not fits:
            metrics = QFontMetricsF(label.font)
            room = QRectF(0, 0, wide, 100_000)
            high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height()
            label = replace(label, box=QRectF(left, 0, wide, high))
        return label, label.box.height()

    def alike(self, texts: Sequence[str], style: str, *, left: float, weight: int = 400) -> float:
        """Return the size in which the lines of one list are all written: that of the smallest."""
        lines = (self.line(text, style, Letters(weight=weight), left=left)[0] for text in texts)
        return min((line.px for line in lines), default=0)

    def _fitted(self, text: str, px: float, width: float, *, face: str, weight: int) -> float:
        """Return how large a text can be on one line."""
        long = width_of(text, px, face=face, weight=weight)
        while long > width and px > 1:
            px = min(px - 1, int(px * width / long))  # letters come in whole pixels
            long = width_of(text, px, face=face, weight=weight)
        return px

    def text(
        self, text: str, style: str = "body", letters: Letters = USUAL, *, spare: int = 0
    ) -> Block:
        """Make a block of words."""
        words, high = self.line(text, style, letters)
        return Block((words,), high, spare)

    def title(self, text: str) -> Block:
        """Say what the table is doing."""
        return self.text(text, "h2", Letters(weight=600, ink="brass"))

    def head(self, season: str, right: str = "") -> Block:
        """Write the season, and something short at the right."""
        style, face = "h1", "h1"
        aside = width_of(right, self.plan.px("body")) if right else 0.0
        room = self.width - aside - (self.unit * 0.02 if right else 0)
        words, high = self.line(season, style, Letters(face=face), width=room)
        if not right:
            return Block((words,), high)
        beside = Words(
            box=QRectF(self.width - aside - 1, 0, aside + 1, high * 1.08),
            text=right,
            px=self.plan.px("body"),
            ink="on_chrome2",
            side=Side.RIGHT,
        )
        return Block((words, beside), high)

    def clock(self, height: float) -> Block:
        """Leave room for the clock."""
        return Block((ClockRoom(box=QRectF(0, 0, self.width, height)),), height)

    def rule(self, *, spare: int = 0) -> Block:
        """Draw a hairline across."""
        high = max(1.0, round(self.unit / 900))
        return Block((Line(box=QRectF(0, 0, self.width, high)),), high, spare)

    def joined(self, blocks: Iterable[Block], gap: float = 0, *, spare: int = 0) -> Block:
        """Make one block of several, one below the other."""
        things: list[Thing] = []
        top = 0.0
        for number, block in enumerate(blocks):
            top += gap * self.unit if number else 0
            things += (moved(thing, 0, top) for thing in block.things)
            top += block.height
        return Block(tuple(things), top, spare)


def spread(pen: Pen, blocks: Sequence[Block], foot: Sequence[Block] = ()) -> tuple[Thing, ...]:
    """Place blocks in the column: the first at its top, the foot at its bottom, air between.

    Where there is no room for all, those go that can be spared most.
    """
    room, least = pen.plan.words, _LEAST_GAP * pen.unit
    main, low = list(blocks), list(foot)
    while True:
        taken = sum(block.height for block in (*main, *low))
        gaps = len(main) + len(low) - 1
        if taken + gaps * least <= room.height():
            break
        worst = max((*main, *low), key=lambda block: block.spare)
        if not worst.spare:
            break
        (low if worst in low else main).remove(worst)
    bottom = room.height() - sum(block.height for block in low) - least * max(0, len(low) - 1)
    free = bottom - sum(block.height for block in main)
    gap = max(least * 0.4, min(free / max(1, len(main)), _WIDEST_GAP * pen.unit))
    things: list[Thing] = []
    top = 0.0
    for block in main:
        things += (moved(one, room.left(), room.top() + top) for one in block.things)
        top += block.height + gap
    top = bottom
    for block in low:
        things += (moved(one, room.left(), room.top() + top) for one in block.things)
        top += block.height + least
    return tuple(things)
