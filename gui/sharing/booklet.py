"""A study as a booklet: chapter by chapter, board by board, with notes, drawings, variations."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.ruling import Ruling
from engine.study.tree.node import ITEM_FACT, Chapter, Node
from engine.table.view import PastPhase
from gui.explain.why_parts import went_wrong
from gui.paper import ink
from gui.paper.blocks import Cell, Drawn, Heading, Row, Words, badge
from gui.paper.ink import Face
from gui.printable import Block, Matter, Sheet
from gui.sharing.drawn_board import DrawnBoard
from gui.sharing.mark_words import mark_words
from gui.sharing.part import Part
from gui.words import labels, phases
from gui.words.line_ends import whole_orders

_TITLE, _PHASE = Face("h1", 20), Face("h2", 13)
_USUAL, _BETWEEN = 0.42, (0.25, 0.62)
"""Share of a page's height that a board usually takes; and the least and the most, so that each
phase stands on one page, and few pages have room left."""

_STEP = 60.0
"""How far variations are set in."""


def booklet(part: Part, *, black: bool = False) -> list[Sheet]:
    """Return a sheet for each chapter, on as many pages as it needs."""
    return [_Told(part, chapter, black).sheet() for chapter in part.chapters]


@dataclass(frozen=True, slots=True)
class _Told:
    """One chapter."""

    part: Part
    chapter: Chapter
    black: bool

    def sheet(self) -> Sheet:
        title = self.chapter.title or self.part.name
        return Sheet(title, list(self._blocks(title)))

    @property
    def board(self) -> Board:
        return self.part.map_of(self.chapter).board

    def _blocks(self, title: str) -> Iterator[Block]:
        chapter = self.chapter
        yield Heading(title, face=_TITLE, gap=16)
        known = {name: value for name, value in chapter.facts.items() if name != ITEM_FACT}
        facts = [f"{self._fact(name)}: {value}" for name, value in known.items()]
        if facts:
            yield Words(" · ".join(facts), ink.SMALL, ink.GREY)
        if chapter.text:
            yield Words(chapter.text)
        for node in self.part.line(chapter):
            yield from self._node(node)
            yield from self._beside(node, 1)

    def _fact(self, name: str) -> str:
        """Name a fact: a player by his power; what an author named himself stays as it is."""
        _, _, power = name.partition("Player ")
        if power in self.board.powers_by_id:
            return labels.power_name(self.board, power)
        said = {
            "Date": QCoreApplication.translate("Booklet", "When"),
            "Place": QCoreApplication.translate("Booklet", "Where"),
            "Result": QCoreApplication.translate("Booklet", "Result"),
            "Source": QCoreApplication.translate("Booklet", "Source"),
        }
        return said.get(name, name)

    def _node(self, node: Node) -> Iterator[Block]:
        """Set a board of the main line: what it is, its picture, orders, what is said of it."""
        matter = self.part.matter(self.chapter, node)
        if matter is None:
            yield Words(QCoreApplication.translate("Booklet", "Nobody can judge this board."))
            return
        yield Heading(self._head(node), face=_PHASE)
        orders = [] if matter.past is None else [*self._orders(node, matter.past)]
        yield self._drawn(matter, node, keep=bool(orders))
        yield from (replace(one, keep=True) for one in orders[:-1])
        yield from (replace(one, gap=14) for one in orders[-1:])
        yield from self._said(node, 0.0)

    def _head(self, node: Node) -> str:
        board = self.part.board(node)
        if board is None:
            return node.name
        if board.past is None:
            set_up = QCoreApplication.translate("Booklet", "{phase}, the board")
            said = set_up.format(phase=phases.full_phase_words(board.position.phase))
        else:
            said = phases.full_phase_words(board.past.phase)
        sign = f" {node.sign.value}" if node.sign is not None else ""
        return " · ".join(filter(None, (f"{said}{sign}", node.name)))

    def _orders(self, node: Node, past: PastPhase) -> Iterator[Row]:
        for power, rulings in groupby(past.resolution.rulings, key=lambda one: one.power):
            name = labels.power_name(self.board, power)
            said = ", ".join(self._order(node, one) for one in rulings)
            cells = (Cell(name, 0.2, ink.STRONG), Cell(said, 0.8))
            yield Row(cells, badge(labels.power_letter(self.board, power)), 50)

    def _order(self, node: Node, ruling: Ruling) -> str:
        said = labels.notation(ruling.order, self.board)
        sign = node.sign_of(ruling.power, str(ruling.given)) or node.sign_of(
            ruling.power, str(ruling.order)
        )
        if sign is not None:
            said += sign.value
        if went_wrong(ruling):
            said += f" ({labels.result_word(ruling, self.board)})"
        return said

    def _said(self, node: Node, indent: float) -> Iterator[Block]:
        """Set notes, drawings in words, and what a lesson does there."""
        if node.note:
            yield Words(whole_orders(node.note), indent=indent)
        if node.marks:
            drawings = "; ".join(mark_words(mark, self.board) for mark in node.marks)
            yield Words(drawings, ink.SMALL, ink.GREY, indent=indent)
        lesson = node.lesson
        if lesson.asks:
            asked = ", ".join(labels.power_name(self.board, one) for one in lesson.asks)
            text = QCoreApplication.translate("Booklet", "To be written: {powers}")
            yield Words(text.format(powers=asked), ink.STRONG, indent=indent)
        for hint in lesson.hints:
            text = QCoreApplication.translate("Booklet", "Hint: {hint}")
            yield Words(text.format(hint=hint), ink.SMALL, indent=indent)
        if lesson.otherwise:
            yield Words(lesson.otherwise, ink.SMALL, indent=indent)

    def _beside(self, node: Node, depth: int) -> Iterator[Block]:
        """Set what could be played instead of a phase, each with what follows, set in."""
        nodes = self.part.told.nodes
        parent = nodes.get(node.parent)
        if parent is None or parent.children[0] != node.id:
            return
        for other in parent.children[1:]:
            yield from self._variation(nodes[other], depth)

    def _variation(self, node: Node, depth: int) -> Iterator[Block]:
        nodes, indent = self.part.told.nodes, _STEP * depth
        text = QCoreApplication.translate("Booklet", "Instead: {phase}")
        yield Words(text.format(phase=self._head(node)), ink.STRONG, indent=indent, keep=True)
        while True:
            board = self.part.board(node)
            if board is not None and board.past is not None:
                rulings = board.past.resolution.rulings
                orders = [
                    Words(self._line(node, power, own), ink.SMALL, indent=indent, gap=2)
                    for power, own in groupby(rulings, key=lambda one: one.power)
                ]
                yield from (*orders[:-1], *(replace(one, gap=10) for one in orders[-1:]))
            if node.marks:
                yield from self._picture(node)
            yield from self._said(node, indent)
            if not node.children:
                return
            node = nodes[node.children[0]]
            yield Words(self._head(node), ink.STRONG, indent=indent, keep=True)
            yield from self._beside(node, depth + 1)

    def _line(self, node: Node, power: str, rulings: Iterable[Ruling]) -> str:
        said = ", ".join(self._order(node, one) for one in rulings)
        return f"{labels.power_name(self.board, power)}: {said}"

    def _picture(self, node: Node) -> Iterator[Block]:
        matter = self.part.matter(self.chapter, node)
        if matter is not None:
            yield self._drawn(matter, node)

    def _drawn(self, matter: Matter, node: Node, *, keep: bool = False) -> Drawn:
        board = DrawnBoard.of(matter, node.marks, black=self.black)
        return Drawn(board.in_box(), board.aspect, _USUAL, _BETWEEN, keep)
