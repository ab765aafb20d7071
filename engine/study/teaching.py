"""A lesson: what a reader writes against what its author recorded.

Right is the main line, and every branch that is marked so; any other branch is a wrong answer that
somebody foresaw, and its note says why. A branch is what the reader wrote as soon as he wrote all
orders that it has for the powers he is asked for: an author writes down only what matters. Of
several the one that says most is meant.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.study.tree.node import Node
from engine.study.tree.study import Study

Written = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What a lesson says to what was written."""

    right: bool
    node: int = 0
    """The branch that it is; nought where nobody foresaw it."""


def asks(study: Study, node: int) -> tuple[str, ...]:
    """Return the powers for which a lesson's reader writes at a board; none where it plays on."""
    here = study.nodes[node]
    return here.lesson.asks if right_ones(study, here) else ()


def right_ones(study: Study, here: Node) -> tuple[int, ...]:
    """Return the branches that are right, the main line first."""
    nodes = study.nodes
    return tuple(
        one
        for place, one in enumerate(here.children)
        if nodes[one].ordered is not None and (not place or nodes[one].lesson.right)
    )


def answer(study: Study, node: int, written: Written) -> Answer:
    """Check what a reader wrote, in notation, for the powers that he is asked for."""
    here = study.nodes[node]
    asked, best, most = here.lesson.asks, 0, -1
    for child in here.children:
        said = _said(study, child, asked, written)
        if said > most:
            best, most = child, said
    if not best:
        return Answer(right=False)
    return Answer(right=best in right_ones(study, here), node=best)


def _said(study: Study, child: int, asked: Sequence[str], written: Written) -> int:
    """Return how much of what was written is a branch; below nought where it is another one."""
    ordered = study.nodes[child].ordered
    if ordered is None:
        return -1
    wanted = {(power, text) for power in asked for text in ordered.orders.get(power, ())}
    given = {(power, text) for power in asked for text in written.get(power, ())}
    if not wanted:
        return -1 if given else 0
    return len(wanted) if wanted <= given else -1


def words(study: Study, node: int, said: Answer) -> str:
    """Return what the author says to an answer given at a board."""
    return study.nodes[said.node].note if said.node else study.nodes[node].lesson.otherwise


def is_wrong(study: Study, node: int) -> bool:
    """Tell whether a branch is a wrong answer that somebody foresaw."""
    parent = study.nodes[node].parent
    return bool(parent) and bool(asks(study, parent)) and not _is_right(study, node)


def _is_right(study: Study, node: int) -> bool:
    return node in right_ones(study, study.nodes[study.nodes[node].parent])


def question_before(study: Study, node: int) -> int:
    """Return the board whose question was answered wrongly on the way to a board, the last one.

    Nought where nothing was. What its author played on behind a wrong answer is what comes of it,
    and may ask for the refutation; whoever has come to the end of that is led back there.
    """
    for one in reversed(study.line_to(node)):
        if is_wrong(study, one):
            return study.nodes[one].parent
    return 0


def others(study: Study, node: int) -> Written:
    """Return what all those write for whom the reader does not."""
    here = study.nodes[node]
    ordered = study.nodes[here.children[0]].ordered if here.children else None
    orders = ordered.orders if ordered is not None else {}
    return {power: texts for power, texts in orders.items() if power not in here.lesson.asks}
