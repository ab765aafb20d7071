"""What of an item can be asked: each of its phases in which somebody could err."""

from collections.abc import Container, Iterable, Iterator
from itertools import pairwise, zip_longest

from engine.library.item import Item
from engine.library.shelf import Shelf
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


def first_phase(item: Item, positions: Positions) -> Subject | None:
    """Return the first of them, by whose key it is remembered that the item was asked about."""
    return next(_phases(item, item.read(_LANGUAGE), positions), None) if item.read else None


def never_asked(shelves: Iterable[Shelf], met: Container[str]) -> tuple[Item, ...]:
    """Return the items that have phases and were never asked about, one of each shelf in turn.

    ``met`` are the keys of the phases that were.
    """
    fresh = [[one for one in shelf.items if one.read and one.key not in met] for shelf in shelves]
    return tuple(one for turn in zip_longest(*fresh) for one in turn if one is not None)


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
