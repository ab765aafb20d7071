"""The openings of a game that have names as a shelf: found as all else, shown by their explorer."""

from collections.abc import Mapping
from dataclasses import replace

from engine.board.board import Board
from engine.library.item import Item, Texts
from engine.library.shelf import Shelf
from engine.study.opening import Opening, Openings


def openings_shelf(
    like: Shelf, openings: Openings, board: Board, together: Texts, themes: tuple[str, ...]
) -> Shelf:
    """Return a shelf with every opening below the name of its power.

    ``like`` is that shelf with nothing on it; ``together`` is said above those that allied powers
    play, and ``themes`` are the themes of an opening, the last for those of allied powers alone.
    """
    items = tuple(_item(one, like, themes) for one in openings.every)
    names: Mapping[str, Texts] = {power.id: power.names for power in board.powers}
    headings = {one.heading: names.get(one.heading, together) for one in items}
    return replace(like, items=items, headings=headings)


def _item(opening: Opening, shelf: Shelf, themes: tuple[str, ...]) -> Item:
    allied = len(opening.powers) > 1
    orders: dict[str, tuple[str, ...]] = {}
    for (_, power, _), texts in opening.asked.items():
        orders[power] = (*orders.get(power, ()), *texts)
    return Item(
        key=f"{shelf.key}/{opening.id}",
        shelf=shelf.key,
        game=shelf.game,
        titles=opening.names,
        texts=opening.idea,
        themes=themes if allied else themes[:-1],
        opening=opening.id,
        orders=orders,
        heading="together" if allied else opening.powers[0],
    )
