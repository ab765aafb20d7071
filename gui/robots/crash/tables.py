"""Which tables are killed: behind the curtain and a master's, by turns."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine.board.board import Board
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.crash.kill_soak import PIN, locking
from gui.games import catalogue
from gui.robots.games.catalogue import robots_of
from gui.robots.players.new_game_form import Agreed

ANY = "any"
"""All of them by turns."""


def tables_of(game: str) -> Mapping[str, Agreed]:
    """Return the tables of a game by name. A master's has no envelopes, and so no PINs."""
    own = robots_of(game).tables
    if own is not None:
        return own
    powers = board_of(game).powers_by_id
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


def board_of(game: str) -> Board:
    """Return the board that a game is played on."""
    return load_map(GAMES[game].map).board


def question_of(game: str) -> str:
    """Return a line of a slip that has several meanings; nothing where none is known."""
    return robots_of(game).question


def missing(game: str) -> tuple[str, ...]:
    """Return where kills cannot meet the program while a game is played that has no such place."""
    card = catalogue.GAMES[game]
    has = {
        "ForeignScreen": GAMES[game].exchange is not None,
        "ForeignScreen: differences": GAMES[game].exchange is not None,
        "GalleryScreen: SampleScreen": card.study().sample_screen is not None,
        "MasterDesk: question": bool(question_of(game)),
        "ResultsScreen: smallest change": card.change_panel is not None,
    }
    return tuple(place for place, there in has.items() if not there)
