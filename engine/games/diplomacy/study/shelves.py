"""Diplomacy's shelves of the library: the rulebook's examples, cases, tactics.

Each lies in ``data`` as a file of its own; read when somebody opens the library.
"""

import json
from functools import cache
from pathlib import Path

from engine.games.diplomacy.phase import CALENDAR, KEY
from engine.games.diplomacy.reader.words import KINDS
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.study.line_shelf import games_shelf, lines_shelf, named_openings_shelf
from engine.library.shelf import Shelf
from engine.library.shelf_file import ShelfKeeper

_DATA = Path(__file__).parent / "data"
_FILES = ("examples", "datc", "tactics")
"""The shelves that are made of boards and orders, in their order."""


@cache
def shelves() -> tuple[Shelf, ...]:
    """Return the game's shelves, in their order."""
    themes = json.loads((_DATA / "themes.json").read_text(encoding="utf-8"))
    keeper = ShelfKeeper(
        game=KEY,
        map="standard",
        calendar=CALENDAR,
        options={name: profile.options for name, profile in PROFILES.items()},
        themes=themes,
        kinds=KINDS,
    )
    of_boards = (keeper.shelf(name, _DATA / f"shelf_{name}.json") for name in _FILES)
    others = (lines_shelf, games_shelf, named_openings_shelf)
    return (*of_boards, *(shelf(themes, KINDS) for shelf in others))
