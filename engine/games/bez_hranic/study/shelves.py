"""The shelf of Bez hranic: its printed rounds, which its own study screen opens."""

import json
from functools import cache
from pathlib import Path

from engine.games.bez_hranic.calendar import KEY
from engine.library.item import Item
from engine.library.shelf import Shelf

_FILE = Path(__file__).parent / "data" / "shelf_examples.json"


@cache
def shelves() -> tuple[Shelf, ...]:
    """Return the game's shelves: one. A round has no sealed turns, so that nothing is a chapter."""
    content = json.loads(_FILE.read_text(encoding="utf-8"))
    shelf = f"{KEY}/examples"
    items = tuple(
        Item(
            key=f"{shelf}/{told['id']}",
            shelf=shelf,
            game=KEY,
            titles=told["titles"],
            texts=told["text"],
            themes=tuple(told["themes"]),
            sections=(told["section"],),
            example=told["id"],
        )
        for told in content["items"]
    )
    titles, themes = content["titles"], content["themes"]
    return (Shelf(key=shelf, game=KEY, titles=titles, items=items, themes=themes),)
