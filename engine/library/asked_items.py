"""What of an item can be asked: each of its phases in which somebody could err."""

from collections.abc import Iterator
from itertools import pairwise

from engine.library.item import Item
from engine.study.memory.memory_event import Subject
from engine.study.positions import Positions, UnplayableError
from engine.study.predicting import question
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study

_LANGUAGE = "en"
"""Read for its boards and orders, which are the same in every language."""


def subjects_of(item: Item, positions: Positions) -> tuple[Subject, ...]:
    """Return every phase of an item that can be asked about, as they are read.

    The first is kept under the item's key, the others with their place in its tree behind it: in
    whatever language it is opened, the same is remembered.
    """
    if item.read is None:
        return ()
    return tuple(_phases(item, item.read(_LANGUAGE), positions))


def main_phases(item: Item, positions: Positions) -> tuple[Subject, ...]:
    """Return those of them that are played one after another, without what could be otherwise."""
    every = subjects_of(item, positions)
    return tuple(one for one in every if not one.key.partition("@")[2].strip("0."))


def _phases(item: Item, study: Study, positions: Positions) -> Iterator[Subject]:
    first = True
    for chapter in study.chapters:
        for node in study.under(chapter.root):
            if node.ordered is None:
                continue
            place = _place(study, node.id)
            key, first = item.key if first else f"{item.key}@{place}", False
            try:
                rules = positions.rules(study, node.parent)
                board = normal(positions.position(study, node.parent))
            except (UnplayableError, ValueError):
                continue
            if question(rules, board, node.ordered).asked:
                lineup = study.setup_of(node.parent).lineup
                yield Subject(
                    key=key,
                    game=chapter.game,
                    map=chapter.map,
                    setup=Setup(position=board, options=dict(rules.options), lineup=lineup),
                    ordered=node.ordered,
                    titles=dict(item.titles),
                    themes=item.themes,
                    carried=chapter.carried,
                )


def _place(study: Study, node: int) -> str:
    """Return where a node stands: which of its children each board on the way to it is."""
    line = study.line_to(node)
    turns = (study.nodes[before].children.index(after) for before, after in pairwise(line))
    return ".".join(map(str, turns))


def same_phase(one: Subject, other: Subject) -> bool:
    """Tell whether two subjects ask the same, whatever they are kept under."""
    return (one.game, one.map, one.setup, one.ordered) == (
        other.game,
        other.map,
        other.setup,
        other.ordered,
    )
