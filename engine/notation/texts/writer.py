"""Writes a study as a game text: one text alone for each study."""

from collections.abc import Iterable, Iterator, Sequence

from engine.notation.known_rules import begun_by, is_usual, rulebook_text
from engine.notation.position_line import position_line
from engine.notation.texts.boards import raw_board
from engine.notation.texts.plain_orders import DISORDER, is_plain, reads_as_itself
from engine.notation.texts.results import results_of
from engine.notation.texts.scanner import braced, quoted
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.study.positions import Positions, RulesOf
from engine.study.tree.marks import Mark, Mode, Shape, Sign
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Setup
from engine.study.tree.study import Study

VERSION = "1"

WIDTH = 100
"""Signs of a line with orders; what does not fit goes on in the next one."""

ROOT = "=="
"""Before the name and the sign of the board that a chapter begins with."""

SET_UP = "="
"""A board that was set up by hand; its headers follow."""

_STEP = "  "


class GameTextWriter:
    """Writes one study."""

    def __init__(self, study: Study, rules_of: RulesOf) -> None:
        self._study, self._positions = study, Positions(rules_of)

    def lines(self) -> Iterator[str]:
        """Yield the text line by line; a note may be several of them in one."""
        yield f'[GameText "{VERSION}"]'
        if self._study.name:
            yield _header("Study", self._study.name)
        for chapter in self._study.chapters:
            yield ""
            yield from self._head(chapter)
            body = [*self._body(chapter)]
            if body:
                yield ""
                yield from body

    def _head(self, chapter: Chapter) -> Iterator[str]:
        root = self._study.nodes[chapter.root]
        assert root.set_up is not None
        yield _header("Chapter", chapter.title)
        if chapter.mode is not Mode.ANALYSIS:
            yield _header("Mode", chapter.mode)
        yield _header("Game", chapter.game)
        yield _header("Map", chapter.map)
        if chapter.carried:
            yield _header("MapFile", chapter.carried)
        rules = self._positions.rules(self._study, chapter.root)
        begun = begun_by(rules, root.set_up.lineup)
        yield from _setup(root.set_up, rules, board=root.set_up.position != begun.position)
        for name, value in chapter.facts.items():
            yield _header(name, value)
        if chapter.text:
            yield f"[Text {braced(chapter.text, '')}]"

    # -- the tree -----------------------------------------------------------------------------

    def _body(self, chapter: Chapter) -> Iterator[str]:
        root = self._study.nodes[chapter.root]
        if root.name or root.sign is not None:
            yield _heading(ROOT, root)
        yield from self._said(root, "")
        yield from self._below(root.id)

    def _below(self, root: int) -> Iterator[str]:
        """Yield all that was played from a board: the main line, behind each phase what else was.

        With a heap of its own, since lines may be as deep as they like.
        """
        waiting: list[tuple[str, int, int]] = [("on", root, 0)]
        while waiting:
            what, number, depth = waiting.pop()
            indent = _STEP * depth
            if what == "on":
                children = self._study.nodes[number].children
                if not children:
                    continue
                main, *others = children
                yield from self._node(self._study.nodes[main], indent)
                waiting.append(("on", main, depth))
                waiting += [("aside", other, depth) for other in reversed(others)]
            elif what == "aside":
                yield f"{indent}("
                yield from self._node(self._study.nodes[number], indent + _STEP)
                waiting.append(("close", number, depth))
                waiting.append(("on", number, depth + 1))
            else:
                yield f"{indent})"

    def _node(self, node: Node, indent: str) -> Iterator[str]:
        inner = indent + _STEP
        if node.set_up is not None:
            yield indent + _heading(SET_UP, node)
            rules = self._positions.rules(self._study, node.id)
            yield from (inner + line for line in _setup(node.set_up, rules, board=True))
        else:
            before = self._before(node)
            yield indent + _heading(before.phase.code, node)
            yield from self._orders(node, before, inner)
        yield from self._said(node, inner)

    def _before(self, node: Node) -> Position:
        return self._positions.position(self._study, node.parent)

    def _orders(self, node: Node, before: Position, indent: str) -> Iterator[str]:
        ordered, rules = node.ordered, self._positions.rules(self._study, node.id)
        assert ordered is not None
        for power in rules.board.powers_by_id:
            if power in ordered.disorder:
                yield f"{indent}{power}: {DISORDER}"
            texts = ordered.orders.get(power, ())
            told = [
                _order(text, node.sign_of(power, text), rules, (before, power)) for text in texts
            ]
            if told:
                yield from _wrapped(f"{indent}{power}: ", told, indent)
        past = self._positions.judged(self._study, node.id)
        results = results_of(past.resolution) if past is not None else {}
        if results:
            told = [f"{word}: {', '.join(units)}" for word, units in results.items()]
            yield from _wrapped(f"{indent}> ", told, indent, between=";")

    def _said(self, node: Node, indent: str) -> Iterator[str]:
        if node.marks:
            yield from _wrapped(f"{indent}@ ", [*map(_mark, node.marks)], indent)
        lesson = node.lesson
        if lesson.asks:
            yield f"{indent}* ask {', '.join(lesson.asks)}"
        for hint in lesson.hints:
            yield f"{indent}* hint {braced(hint, indent)}"
        if lesson.otherwise:
            yield f"{indent}* otherwise {braced(lesson.otherwise, indent)}"
        if lesson.right:
            yield f"{indent}* right"
        if node.note:
            yield indent + braced(node.note, indent)
        for power, texts in node.draft.items():
            told = [text if is_plain(text) else quoted(text) for text in texts]
            yield from _wrapped(f"{indent}~ {power}: ", told, indent)


def _header(name: str, value: str) -> str:
    return f"[{name} {quoted(value)}]"


def _heading(what: str, node: Node) -> str:
    parts = (what, quoted(node.name) if node.name else "", node.sign or "")
    return " ".join(filter(None, parts))


def _setup(setup: Setup, rules: Rules, *, board: bool) -> Iterator[str]:
    rulebook, line = rulebook_text(rules), _line(setup, rules) if board else ""
    raw = board and not line  # then nothing else says by which rules it is played
    if raw or not is_usual(rulebook, rules.game):
        yield _header("Rulebook", rulebook)
    if raw or setup.lineup:
        yield _header("Lineup", setup.lineup)
    if line:
        yield _header("Board", line)
    elif raw:
        yield f"[Board {braced(raw_board(setup.position), '')}]"


def _line(setup: Setup, rules: Rules) -> str:
    """Write a board as a position line; nothing where somebody is still at setting it up."""
    try:
        return position_line(setup.position, rules)
    except ValueError:
        return ""


def _order(text: str, sign: Sign | None, rules: Rules, where: tuple[Position, str]) -> str:
    plain = is_plain(text) and reads_as_itself(rules, *where, text)
    told = text if plain else quoted(text)
    return f"{told}{sign}" if sign is not None else told


def _mark(mark: Mark) -> str:
    to = f" {mark.to}" if mark.shape is Shape.ARROW else ""
    return f"{mark.shape} {mark.colour} {mark.at}{to}"


def _wrapped(head: str, parts: Sequence[str], indent: str, between: str = ",") -> Iterable[str]:
    """Part a list into lines that are not too long: a line that ends so goes on in the next one."""
    lines, line = [], head + parts[0]
    for part in parts[1:]:
        if len(line) + len(part) + 2 * len(between) + 1 > WIDTH:
            lines.append(line + between)
            line = f"{indent}{_STEP}{part}"
        else:
            line += f"{between} {part}"
    return (*lines, line)
