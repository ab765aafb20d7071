"""The rules in two pages and the card of signs and keys, on paper."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.rules.game import Rules
from gui.explain import brief
from gui.games import catalogue
from gui.paper import ink
from gui.paper.blocks import Cell, Row
from gui.paper.ink import Face
from gui.paper.sign_pictures import HIGH, WIDE, SignPicture
from gui.printable import Block, Sheet

_ACROSS, _GAP, _BELOW = 3, 40.0, 24.0
_KEY, _PLACE = Face(points=7.2), Face(points=8.5, weight=600)
_SIGN = Face(points=10)
_TITLE, _TEXT = Face(points=11.5, weight=600), Face(points=11.5)
_LOT = 3

KeyLines = Sequence[tuple[str, Sequence[tuple[str, str]]]]
"""Places, each with its keys and what they do."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign and what it means."""

    words: str
    picture: SignPicture


@dataclass(frozen=True, kw_only=True)
class HelpMatter:
    """What a game gives to the card of rules, signs and keys."""

    names: tuple[str, ...]
    """Of the pages of rules."""

    pages: tuple[tuple[brief.Brief, ...], ...]
    whole: bool = True
    """Whether there is more of the rules than these pages."""

    sign_words: tuple[str, ...] = ()
    signs: Callable[[], tuple[Sign, ...]] = tuple
    """The signs, drawn; asked when they are looked at."""

    drawn_on: tuple[str, str] = ("", "")
    """The game and the map, by its key, of whose signs these are."""

    order_keys: tuple[tuple[str, str], ...] = ()
    """Keys of kinds of order, and what they do."""

    places: KeyLines | None = None
    """Its own keys by their places, where it has no orders."""


def matter_on(loaded: LoadedMap, rules: Rules) -> HelpMatter:
    """Return what the game of a board gives."""
    board, card = loaded.board, catalogue.played_on(loaded.board)
    return HelpMatter(
        names=card.introduction().page_names(),
        pages=brief.pages(card.rule_texts),
        sign_words=sign_words(board),
        signs=lambda: signs_on(loaded, rules),
        drawn_on=(board.game, loaded.key),
        order_keys=card.introduction().order_keys(),
    )


def matter_of_rounds(game: str) -> HelpMatter:
    """Return what a game of live rounds gives: its rules in brief, where it has no more."""
    card = catalogue.LIVE[game]
    if card.introduction is None:
        lines = tuple(brief.Brief("", "", sentence) for sentence in card.in_brief())
        return HelpMatter(names=(card.name(),), pages=(lines,), whole=False, places=())
    own = card.introduction()
    pages = brief.pages(card.rule_texts)
    return HelpMatter(names=own.page_names(), pages=pages, places=own.keys())


def sign_words(board: Board) -> tuple[str, ...]:
    """Say what every sign of a board's game means, those of the board first."""
    seal = QCoreApplication.translate("Help", "A seal: this power’s orders are sealed.")
    return (*catalogue.played_on(board).introduction().signs(board), seal)


def signs_on(loaded: LoadedMap, rules: Rules) -> tuple[Sign, ...]:
    """Return every one of those signs, drawn."""
    own = catalogue.played_on(loaded.board).introduction()
    pictures = (*own.sign_pictures(loaded, rules), SignPicture())
    return tuple(map(Sign, sign_words(loaded.board), pictures))


@dataclass(frozen=True)
class SignGrid(Block):
    """All signs, each with its words below."""

    signs: tuple[Sign, ...] = field(repr=False)
    black: bool = False
    gap: float = 10

    def _size(self, width: float) -> tuple[float, float]:
        wide = (width - _GAP * (_ACROSS - 1)) / _ACROSS
        return wide, wide * HIGH / WIDE

    def height(self, width: float, room: float) -> float:
        """Return the height of its rows."""
        del room
        rows = -(-len(self.signs) // _ACROSS)
        return rows * (self._size(width)[1] + self._caption(width))

    def _caption(self, width: float) -> float:
        """Return the room of the longest words below a sign, with the gap to the next."""
        wide = self._size(width)[0]
        return (
            _SIGN.leading * max(len(ink.wrapped(one.words, _SIGN, wide)) for one in self.signs)
            + _BELOW
        )

    def text(self) -> str:
        """Return what the signs say."""
        return "\n".join(sign.words for sign in self.signs)

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw each sign in a frame."""
        wide, high = self._size(box.width())
        below = self._caption(box.width())
        for place, sign in enumerate(self.signs):
            x = box.left() + place % _ACROSS * (wide + _GAP)
            y = box.top() + place // _ACROSS * (high + below)
            frame = QRectF(x, y, wide, high)
            sign.picture.paint(painter, frame, black=self.black)
            painter.setPen(ink.GREY)
            painter.drawRect(frame)
            caption = "\n".join(ink.wrapped(sign.words, _SIGN, wide))
            ink.write(painter, QRectF(x, y + high + 6, wide, below - 6), caption, _SIGN)


def rules_pages(pages: Sequence[Sequence[brief.Brief]]) -> list[Sheet]:
    """Return the rules of a game in two pages."""
    title = QCoreApplication.translate("Help", "The rules in two pages")
    return [Sheet(title, [_paragraph(one) for one in page]) for page in pages]


def _paragraph(one: brief.Brief) -> Block:
    cells = (
        Cell(one.title, 0.2, _TITLE),
        Cell(one.text, 0.66, _TEXT),
        Cell(one.sections, 0.14, ink.SMALL, ink=ink.GREY),
    )
    return Row(cells, pad=18)


def card_sheets(signs: tuple[Sign, ...], keys: KeyLines, *, black: bool = False) -> list[Sheet]:
    """Return the card of signs, where there are any, and that of keys: a page for each."""
    blocks: list[Block] = []
    for place, lines in keys:
        blocks.append(Row((Cell(place, 1, _PLACE),), pad=4, keep=True))
        blocks += [_row(lines[at : at + _LOT]) for at in range(0, len(lines), _LOT)]
    card = Sheet(QCoreApplication.translate("Help", "Keys"), blocks)
    if not signs:
        return [card]
    grid = SignGrid(signs, black=black)
    return [Sheet(QCoreApplication.translate("Help", "Signs"), [grid]), card]


def _row(lines: Sequence[tuple[str, str]]) -> Block:
    cells: list[Cell] = []
    for key, meaning in (*lines, *[("", "")] * (_LOT - len(lines))):
        cells += [Cell(key, 0.12, _KEY), Cell(meaning, 0.21, _KEY, ink=ink.GREY)]
    return Row(tuple(cells), pad=0, ruled=False)
