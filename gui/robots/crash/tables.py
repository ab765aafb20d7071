"""Which tables are killed: behind the curtain and a master's, by turns."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.crash.kill_soak import PIN, locking
from gui.robots.games.catalogue import robots_of
from gui.robots.players.new_game_form import Agreed

ANY = "any"
"""All of them by turns."""


def tables_of(game: str) -> Mapping[str, Agreed]:
    """Return the tables of a game by name. A master's has no envelopes, and so no PINs."""
    own = robots_of(game).tables
    if own is not None:
        return own
    powers = load_map(GAMES[game].map).board.powers_by_id
    return {
        "all": Agreed(game=game, pins={locking(tuple(powers)): PIN}),
        "led": Agreed(game=game, led=True),
    }


def table_at(path: Path, game: str, kind: str) -> Agreed:
    """Return what is agreed on at the table whose game lies in a file, named by its number."""
    tables = tables_of(game)
    if kind == ANY:
        number = "".join(sign for sign in path.stem if sign.isdecimal()) or "1"
        kind = list(tables)[(int(number) - 1) % len(tables)]
    return replace(tables[kind], title=path.stem)
