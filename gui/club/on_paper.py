"""A page of the club as it is printed: its tables with what is said above and below them."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from gui.club.desk import Page
from gui.club.figures_table import Cell as Field
from gui.club.figures_table import FiguresTable, Head, Line
from gui.club.league_page import LeaguePage
from gui.club.players_page import PlayersPage
from gui.paper import ink
from gui.paper.blocks import BETWEEN, LEFT, RIGHT, Cell, Heading, Row, Words
from gui.printable import Block, Sheet

ACROSS = 11
"""Players across in one part of the battlefield."""

_NAMED = 0.2
_LEAST = 100.0
"""Tenths of a millimetre of a column that is wider than there is room for."""

_UPRIGHT = 7
"""Columns of a table on an upright page at most."""

_SAID = ("formula", "lead", "said")


def sheets_of(page: Page, title: str) -> tuple[Sheet, ...]:
    """Return what a page shows, as its lines are sorted now; nothing where it has no lines."""
    aside = _season(page) if isinstance(page, LeaguePage) else ""
    blocks: list[Block] = [Words(text, ink.SMALL, ink.GREY) for text in _said(page)]
    sheets: list[Sheet] = []
    for table in page.findChildren(FiguresTable):
        lines = table.model_of.lines
        if not lines or table.isHidden():
            continue
        named = table.accessibleName()
        if isinstance(page, PlayersPage) and table is page.games:
            named = f"{named}: {page.name.text()}"
        heading = [Heading(named)] if named and named != title else []
        for block in _parts(table):
            sheets.append(
                Sheet(
                    title,
                    [*(blocks if not sheets else ()), *heading, *block],
                    landscape=len(table.model_of.heads) > _UPRIGHT,
                    aside=aside,
                    again=block[:1],
                )
            )
    return tuple(sheets)


def _season(page: LeaguePage) -> str:
    chosen = page.league.currentText(), page.season.currentText()
    return "  ·  ".join(part for part in chosen if part)


def _said(page: Page) -> Iterator[str]:
    """Say how the page counts, as it stands on it."""
    for name in _SAID:
        label = getattr(page, name, None)
        if isinstance(label, QLabel) and not label.isHidden() and label.text():
            yield label.text()


def _parts(table: FiguresTable) -> Iterator[list[Block]]:
    """Return a table in as many parts as it is too wide for a page."""
    heads, crossed = table.model_of.heads, not table.verticalHeader().isHidden()
    if not crossed:
        shares = _shares(heads, table.model_of.lines)
        yield [
            _heads(heads, shares),
            *(_line(line.cells, heads, shares) for line in table.model_of.lines),
        ]
        return
    for start in range(0, len(heads), ACROSS):
        some = heads[start : start + ACROSS]
        share = (1 - _NAMED) / ACROSS
        shares = [_NAMED, *[share] * len(some)]
        spare = [Cell("", share)] * (ACROSS - len(some))
        named = (Head("", 0), *some)
        yield [
            _heads(named, shares, spare),
            *(
                _line((Field(line.key), *line.cells[start : start + ACROSS]), named, shares, spare)
                for line in table.model_of.lines
            ),
        ]


def _shares(heads: Sequence[Head], lines: Sequence[Line]) -> list[float]:
    """Return how wide columns are: as their words need, the widest less where there is no room."""
    columns = zip(*(line.cells for line in lines), strict=True)
    needs = [
        max(ink.STRONG.width(head.text), *(ink.BODY.width(field.text) for field in fields)) + 4
        for head, fields in zip(heads, columns, strict=True)
    ]
    room = (2400.0 if len(heads) > _UPRIGHT else 1750.0) - BETWEEN * len(heads)
    most = max(needs)
    while sum(min(need, most) for need in needs) > room and most > _LEAST:
        most -= 10
    return [min(need, most) for need in needs]


def _heads(heads: Sequence[Head], shares: Sequence[float], spare: Sequence[Cell] = ()) -> Row:
    cells = [
        Cell(head.text, share, ink.STRONG, _side(head))
        for head, share in zip(heads, shares, strict=True)
    ]
    return Row((*cells, *spare), keep=True)


def _line(
    fields: Sequence[Field],
    heads: Sequence[Head],
    shares: Sequence[float],
    spare: Sequence[Cell] = (),
) -> Row:
    cells = [
        Cell(field.text, share, align=_side(head))
        for field, head, share in zip(fields, heads, shares, strict=True)
    ]
    return Row((*cells, *spare))


def _side(head: Head) -> Qt.AlignmentFlag:
    return RIGHT if head.number else LEFT
