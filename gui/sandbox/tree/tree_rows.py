"""The tree of a study as rows: the main line straight down, branches one step to the right."""

from dataclasses import dataclass
from enum import Enum, auto

from engine.study.tree.study import Study


@dataclass(frozen=True, slots=True)
class TreeRow:
    """One row: a board, or what is being written on one."""

    node: int
    depth: int
    hangs: int
    """The row from which it goes on, or beside which it is a branch; below nought for the first."""

    writing: bool = False
    """Orders that were not judged yet stand here, and no board."""


class _Do(Enum):
    ON = auto()
    BRANCH = auto()
    DRAFT = auto()


def tree_rows(study: Study, root: int) -> tuple[TreeRow, ...]:
    """Return a chapter's rows: each board, then what else was tried instead, then how it went on.

    As in a score of chess: a variation stands behind what it is an alternative to.
    """
    rows = [TreeRow(root, 0, -1)]
    waiting = [(_Do.ON, root, 0, 0)]
    while waiting:
        do, number, depth, at = waiting.pop()
        if do is _Do.DRAFT:
            rows.append(TreeRow(number, depth, at, writing=True))
            continue
        if do is _Do.BRANCH:
            rows.append(TreeRow(number, depth, at))
            at = len(rows) - 1
        node = study.nodes[number]
        if not node.children:
            if node.draft:
                rows.append(TreeRow(number, depth, at, writing=True))
            continue
        main, *others = node.children
        rows.append(TreeRow(main, depth, at))
        beside = len(rows) - 1
        waiting.append((_Do.ON, main, depth, beside))
        if node.draft:
            waiting.append((_Do.DRAFT, number, depth + 1, beside))
        waiting += [(_Do.BRANCH, other, depth + 1, beside) for other in reversed(others)]
    return tuple(rows)
