"""Diplomatia's shelf of the library: the handbook's examples. Read when somebody opens it."""

import json
from functools import cache
from pathlib import Path

from engine.games.diplomatia.calendar import CALENDAR, KEY
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reader.words import KINDS
from engine.library.shelf import Shelf
from engine.library.shelf_file import ShelfKeeper

_DATA = Path(__file__).parent / "data"


@cache
def shelves() -> tuple[Shelf, ...]:
    """Return the game's shelves: one."""
    keeper = ShelfKeeper(
        game=KEY,
        map="eu",
        calendar=CALENDAR,
        options={"handbook": Profile().options},
        themes=json.loads((_DATA / "themes.json").read_text(encoding="utf-8")),
        kinds=KINDS,
    )
    return (keeper.shelf("examples", _DATA / "shelf_examples.json"),)
