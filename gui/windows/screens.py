"""Every screen and card outside a running game by name, each loaded when it is first asked for.

A start shows one of them: its first paint would wait for all the others. No other module of these
rooms imports one late; ``gui/table/evening/screens.py`` does it for a game.
"""

# ruff: noqa: PLC0415 - it is what this module is for

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.board.board import Board
from engine.board.loader import LoadedMap
from engine.catalogue import LIVE
from engine.table.terms import Terms
from gui.windows.files.shelf import HURRY, Shelf
from gui.windows.maps import Maps
from gui.windows.window import Window

if TYPE_CHECKING:
    from engine.table.any_table import AnyTable
    from gui.club.club_screen import ClubScreen
    from gui.history.foreign_screen import ForeignScreen
    from gui.kit.dialog import Card
    from gui.printable import Matter, Sheet
    from gui.windows.files.exporting import Adopting
    from gui.windows.files.other_programs import Read
    from gui.windows.files.which_game import WhichGame
    from gui.windows.first_lesson import LessonScreen
    from gui.windows.help.help_card import HelpCard
    from gui.windows.new_game.first_minute import Minute
    from gui.windows.new_game.founding import Founding
    from gui.windows.new_game.new_game_screen import NewGameScreen
    from gui.windows.open_game import OpenGame
    from gui.windows.rounds.page import RoundsPage
    from gui.windows.start.start_screen import StartScreen


def start(shelf: Shelf, loaded: LoadedMap, maps: Maps) -> "StartScreen":
    """Return three doors, and the game last played; a game's file opens without it."""
    from gui.windows.start.start_screen import StartScreen

    return StartScreen(shelf, loaded, maps)


def new_game(
    window: Window, shelf: Shelf, maps: Maps, game: str, map_: LoadedMap | None
) -> "NewGameScreen | RoundsPage":
    """Return the page on which a table is set up, as it was left; on the game's map or another.

    Raises:
        MapError: the map cannot be used.
    """
    cards = partial(shelf.cards, within=HURRY)
    if game in LIVE:
        from gui.windows.rounds.page import RoundsPage

        return RoundsPage.kept_on(game, window, cards)
    from gui.windows.new_game.draft import Kept
    from gui.windows.new_game.known_players import players_on
    from gui.windows.new_game.new_game_screen import NewGameScreen

    loaded = map_ or maps.usual(game)
    known = partial(players_on, shelf)
    screen = NewGameScreen(loaded, window, kept=Kept.on(loaded), cards=cards, known=known)
    screen.table.offer(maps)
    return screen


def club(shelf: Shelf, loaded: LoadedMap, maps: Maps) -> "ClubScreen":
    """Return all games of this laptop, the players' records and the leagues."""
    from gui.club.club_screen import ClubScreen

    return ClubScreen(shelf.memory(), loaded, maps=maps.of_game)


def foreign_games(
    path: Path,
    game: str,
    loaded: Callable[[str], LoadedMap],
    options: Mapping[str, str] | None,
) -> "Read":
    """Return the games in a file of another program, by each game that could read it.

    Raises:
        ExchangeError: there is none, or it cannot be read.
    """
    from gui.windows.files.other_programs import read_by_any

    return read_by_any(path, game, loaded, options)


def which_game(window: QWidget, games: Iterable[str]) -> "WhichGame":
    """Return the question which of several games a file is of."""
    from gui.windows.files.which_game import WhichGame

    return WhichGame(window, games)


def foreign(
    path: Path,
    read: "Read",
    game: str,
    loaded: LoadedMap,
    options: Mapping[str, str] | None,
    at: int | None,
) -> "ForeignScreen":
    """Return a game of another program, judged again."""
    from gui.history.foreign_screen import foreign_screen

    return foreign_screen(read[game], loaded, options, at, path.stem)


def opened(
    session: "AnyTable", path: Path, maps: Maps, window: Window, minute: "Minute | None"
) -> "OpenGame":
    """Return what a game is played with: rounds on its own screen, turns in an evening.

    Raises:
        MapError: its map cannot be used.
    """
    from engine.table.table import Table

    if isinstance(session, Table):
        from gui.windows.open_table import OpenTable

        return OpenTable(session, path, maps.of(session.rules.board), window, minute)
    from gui.windows.rounds.open_rounds import OpenRounds

    return OpenRounds(session, path, window)


def stored_session(path: Path, maps: Maps, terms: Terms) -> "AnyTable":
    """Return a stored game, where it was left: the rules load with the first one.

    Raises:
        OSError, StoreError, CommandError, MapError: it cannot be opened.
    """
    from engine import tables

    return tables.open_table(path, terms=terms, maps=maps.played)


def founding(window: QWidget, loaded: LoadedMap, terms: Terms) -> "Founding":
    """Return what founds a new game."""
    from gui.windows.new_game.founding import Founding

    return Founding(window, loaded, terms)


def begun(loaded: LoadedMap) -> "Matter":
    """Return what can be printed while no game is open."""
    from gui.windows.printing import begun

    return begun(loaded)


def paper(window: QWidget, matter: "Matter") -> "Card":
    """Return what is printed from."""
    from gui.windows import printing

    return printing.paper(window, matter)


def sheets_card(window: QWidget, sheets: "Sequence[Sheet]") -> "Card":
    """Return what sheets are printed from that are about no board."""
    from gui.windows import printing

    return printing.sheets_card(window, sheets)


def adopting(window: QWidget, screen: "ForeignScreen") -> "Adopting":
    """Return the question whether a foreign game is to become one of ours."""
    from gui.windows.files.exporting import Adopting

    return Adopting(window, screen)


def rules(section: str, window: QWidget, board: Board) -> None:
    """Open the rules in our own words beside the screen."""
    from gui.explain.open_rule import open_rule

    open_rule(section, window, board)


def live_rules(section: str, window: QWidget, game: str) -> None:
    """Open the rules of a game of live rounds; in brief, where that is all there is of them."""
    from gui.windows.rounds.cards import show_rules

    show_rules(section, window, game)


def help_card(over: QWidget, loaded: LoadedMap, here: str) -> "HelpCard":
    """Open the rules in two pages, signs and keys; ``here`` is whose keys work."""
    from gui.windows.help.help_card import open_help

    return open_help(over, loaded, here)


def lesson(loaded: LoadedMap) -> "LessonScreen | None":
    """Return the first lesson of the game played on a map; nothing where it has none."""
    from gui.windows.first_lesson import first_lesson

    return first_lesson(loaded)


def live_help(over: QWidget, game: str, here: str) -> "HelpCard":
    """Open the same of a game of live rounds."""
    from gui.windows.help.help_card import open_help_of_rounds

    return open_help_of_rounds(over, game, here)


def about(window: QWidget, loaded: LoadedMap) -> "Card":
    """Return what says what this is, who made it and under which licences."""
    from gui.windows.help.about import AboutCard

    return AboutCard(window, loaded.atlas.credits)
