"""The library put together: the shelves of all games, and what is needed to search them."""

from collections.abc import Container, Mapping
from itertools import islice

from engine.board.board import Board
from engine.catalogue import CARDS, GAMES, offered, shelves_of
from engine.library.asked_items import (
    first_phase,
    main_phases,
    never_asked,
    same_phase,
    subjects_of,
)
from engine.library.item import Item
from engine.library.search import Search
from engine.library.shelf import Shelf
from engine.notation.known_rules import known_board, known_rules
from engine.rules.position import Position
from engine.study.memory.memory_event import Subject
from engine.study.positions import Positions
from engine.study.tree.study import Study


def every_shelf() -> Mapping[str, tuple[Shelf, ...]]:
    """Return the shelves of all games that people may choose, by game; those with none left out."""
    known = offered()
    return {game: shelves for game in CARDS if game in known and (shelves := shelves_of(game))}


def library_search() -> Search:
    """Return a search of the whole library; it makes a game's index when that is first needed."""
    return Search(every_shelf(), _board_of, _boards)


def _board_of(game: str) -> Board | None:
    return known_board(GAMES[game].map) if game in GAMES else None


def _boards(study: Study) -> Mapping[int, Position]:
    """Return what stands at every node of a chapter, as its own rules judge it."""
    boards, found = Positions(known_rules), {}
    for chapter in study.chapters:
        for node in study.under(chapter.root):
            board = boards.board_at(study, node.id)
            if board is not None:
                found[node.id] = board
    return found


def same_in_library(subject: Subject, item: str) -> Subject | None:
    """Return a phase as an item has it, by the item's key; nothing where it has none like it."""
    for shelf in shelves_of(subject.game) if item and subject.game in CARDS else ():
        found = shelf.item(item)
        if found is not None:
            every = subjects_of(found, Positions(known_rules))
            return next((one for one in every if same_phase(one, subject)), None)
    return None


def asked_of(item: Item) -> tuple[Subject, ...]:
    """Return the phases of an item that can be asked about, one after another."""
    return main_phases(item, Positions(known_rules))


def new_items(game: str, met: Container[str]) -> tuple[Item, ...]:
    """Return the items of a game that were never asked about, the shelves taking turns.

    ``met`` are the keys of the phases that were.
    """
    return never_asked(every_shelf().get(game, ()), met)


def new_phases(game: str, met: Container[str], most: int) -> tuple[Subject, ...]:
    """Return the first phase of each of these items, so many of them at most."""
    positions = Positions(known_rules)
    first = (first_phase(one, positions) for one in new_items(game, met))
    return tuple(islice((one for one in first if one is not None), most))
