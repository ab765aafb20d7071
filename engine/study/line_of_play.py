"""A game that was played, as a study of one line: of our tables, or recorded elsewhere."""

from collections.abc import Iterable

from engine.rules.game import Rules
from engine.rules.order import texts_of
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.study.chapters import told_anew
from engine.study.folding import Timeline
from engine.study.positions import in_notation, judged, playable
from engine.study.study_event import StudyBegun
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Ordered, Setup, normal
from engine.study.tree.study import Study

Played = tuple[Position, Ordered]
"""A board and what was written on it."""


def played(past: Iterable[JudgedPhase]) -> Iterable[Played]:
    """Return the phases of a game of ours, as they were judged."""
    for one in past:
        orders = texts_of({power: texts for power, texts in one.orders.items() if texts})
        yield one.before, Ordered(orders=orders, disorder=tuple(one.disorder))


def line_of_play(
    rules: Rules, phases: Iterable[Played], title: str = "", lineup: str = "", carried: str = ""
) -> Study:
    """Make one chapter of a game, phase by phase, and judge it by these rules.

    A board that does not follow from the orders before it was set up by hand, by a game master or
    by another program's rules: then the line goes on from that board. Nothing where no phase was
    played.
    """
    nodes: dict[int, Node] = {}
    after: Position | None = None
    for before, written in phases:
        board = normal(before)
        if after is None or normal(after) != board:
            setup = Setup(position=board, options=dict(rules.options), lineup=lineup)
            _grow(nodes, setup)
        if not playable(rules, board):
            break
        ordered = in_notation(rules, board, written.orders, written.disorder)
        _grow(nodes, ordered)
        after = judged(rules, board, ordered).resolution.after
    if not nodes:
        return Study()
    chapter = Chapter(
        id=1, root=2, game=rules.game, map=rules.board.id, title=title, carried=carried
    )
    told = Study(chapters=(chapter,), nodes=nodes)
    return Timeline([[StudyBegun(), *told_anew(told)]]).study


def _grow(nodes: dict[int, Node], content: Setup | Ordered) -> None:
    number = len(nodes) + 2
    parent = number - 1 if nodes else 0
    if parent:
        before = nodes[parent]
        nodes[parent] = Node(
            id=parent, parent=before.parent, content=before.content, children=(number,)
        )
    nodes[number] = Node(id=number, parent=parent, content=content)
