"""The boards of a study: what stands at each node, worked out when somebody looks."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from engine.rules.choice import ReadingKind
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.study import words
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Ordered, Setup, Sheets
from engine.study.tree.study import Study

_MOST_JUDGED = 64
"""Judged phases that are kept with all their reasons; of all others, the board after them."""


class RulesOf(Protocol):
    """Finds the rules of a chapter under a setup. ``ValueError``, ``KeyError``: there are none."""

    def __call__(self, chapter: Chapter, setup: Setup, /) -> Rules:
        """Find them."""
        ...


class UnplayableError(ValueError):
    """Nobody can judge what was written on a board that cannot be, or that asks nobody."""


class Positions:
    """Judges the phases of one study, each once.

    A board that was set up by hand changes under its number, but never once it was played on; and
    a number that was taken for what could not be stored may come again.
    """

    def __init__(self, rules_of: RulesOf) -> None:
        self._rules_of = rules_of
        self._after: dict[int, tuple[object, Position]] = {}
        self._judged: OrderedDict[int, tuple[object, JudgedPhase]] = OrderedDict()

    def rules(self, study: Study, node: int) -> Rules:
        """Return the rules that are in force at a node.

        Raises:
            ValueError: no game, map, rulebook or lineup of that name is known.
        """
        chapter = study.chapter_of(node)
        if chapter is None:
            raise ValueError(f"no chapter has node {node}")
        try:
            return self._rules_of(chapter, study.setup_of(node))
        except KeyError as error:
            raise ValueError(f"unknown: {error}") from error

    def position(self, study: Study, node: int) -> Position:
        """Return what stands on the board at a node.

        Raises:
            ValueError: its rules are not known; or it cannot follow from the board before it.
        """
        rules = self.rules(study, node)
        line: list[Node] = []
        while (board := self._known(study.nodes[node])) is None:
            line.append(study.nodes[node])
            node = study.nodes[node].parent
        for one in reversed(line):
            assert one.ordered is not None
            board = judged(rules, board, one.ordered).resolution.after
            self._after[one.id] = one.content, board
        return board

    def _known(self, node: Node) -> Position | None:
        if node.set_up is not None:
            return node.set_up.position
        content, board = self._after.get(node.id, (None, None))
        return board if content is node.content else None

    def board_at(self, study: Study, node: int) -> Position | None:
        """Return what stands at a node; nothing where nobody can tell."""
        try:
            return self.position(study, node)
        except ValueError:
            return None

    def judged(self, study: Study, node: int) -> JudgedPhase | None:
        """Return the phase that led to a node, with its reasons; nothing where none did."""
        one = study.nodes[node]
        if one.ordered is None:
            return None
        content, past = self._judged.get(node, (None, None))
        if past is None or content is not one.content:
            before = self.position(study, one.parent)
            past = judged(self.rules(study, node), before, one.ordered)
            self._judged[node] = one.content, past
            if len(self._judged) > _MOST_JUDGED:
                self._judged.popitem(last=False)
        self._judged.move_to_end(node)
        return past


def judged(rules: Rules, before: Position, ordered: Ordered) -> JudgedPhase:
    """Judge what was written for a phase.

    Raises:
        UnplayableError: nobody can write on such a board.
    """
    if not playable(rules, before):
        raise UnplayableError(f"nobody writes in {before.phase}")
    orders = {one: texts for one, texts in ordered.orders.items() if one not in ordered.disorder}
    return JudgedPhase(
        before=before,
        orders=opened(rules.order, orders),
        resolution=rules.adjudicate(before, orders, frozenset(ordered.disorder)),
        disorder=ordered.disorder,
    )


def in_notation(
    rules: Rules, position: Position, orders: Mapping[str, Sequence[str]], disorder: Iterable[str]
) -> Ordered:
    """Write orders down so that the same ones are the same value, however they were written.

    A text that has no single meaning stays as it is: the rules will say so. Where pieces come and
    go it may matter which was asked for first, so that those stay as they were written, and so do
    several texts for one unit.
    """
    silent = tuple(sorted(set(disorder)))
    sheets: dict[str, tuple[str, ...]] = {}
    for power in sorted(orders.keys() - set(silent)):
        texts = [_read(rules, position, power, text) for text in orders[power]]
        texts = [text for text in texts if text]
        if texts:
            sheets[power] = in_order(rules, position, texts)
    return Ordered(orders=sheets, disorder=silent)


def in_order(rules: Rules, position: Position, texts: Iterable[str]) -> tuple[str, ...]:
    """Return one power's orders so that the same ones are the same value; see ``in_notation``."""
    if position.phase.kind.adjusts:
        return tuple(texts)
    return tuple(sorted(texts, key=lambda text: rules.order(text).key))


def _read(rules: Rules, position: Position, power: str, text: str) -> str:
    reading = rules.read(text, position, power)
    if reading.kind is ReadingKind.ORDER and reading.order:
        return reading.order
    return words.one_line(text)


def playable(rules: Rules, position: Position) -> bool:
    """Tell whether a phase can be judged: the board can be, and somebody writes, now or next.

    Between two main phases nobody may have anything to write; then what comes next is played.
    """
    if not position.lies_on(rules.board):
        return False
    between = bool(position.units) and not position.phase.kind.main
    return between or bool(rules.asked(position))


def drafted(orders: Mapping[str, Sequence[str]]) -> Sheets:
    """Return orders that are being written, as they are kept."""
    return {power: tuple(orders[power]) for power in sorted(orders) if orders[power]}
