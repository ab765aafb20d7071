"""What somebody brings to the study, each reader loaded when it is first wanted."""

# ruff: noqa: PLC0415 - it is what this module is for

from pathlib import Path
from typing import TYPE_CHECKING

from gui.windows.maps import Maps

if TYPE_CHECKING:
    from engine.study.tree.study import Study
    from gui.explain.offers_study import Studied
    from gui.sandbox.sandbox_screen import SandboxScreen


def told_study(games: Path, told: "Study", maps: Maps, *, fresh: bool = False) -> "SandboxScreen":
    """Return a study's board with chapters that were told elsewhere.

    Raises:
        StoreError: its file cannot be made.
        MapError: their map cannot be used.
    """
    from gui.sandbox.told import told_screen

    return told_screen(games, maps.of_chapter(told.chapters[0]), told, fresh=fresh)


def brought_study(games: Path, path: Path, maps: Maps) -> "SandboxScreen":
    """Return the board of a study that lies anywhere, where it was left.

    Raises:
        StoreError: it cannot be used.
        MapError: its map cannot be used.
    """
    from engine.studies import look_at_study
    from gui.sandbox.told import brought_screen

    study = look_at_study(path)
    try:
        loaded = maps.of_chapter(study.log.study.chapters[0])
    finally:
        study.close()
    return brought_screen(games, path, loaded)


def stored_game(path: Path) -> "Study":
    """Return a stored game as a chapter, as far as everybody knows it.

    Raises:
        StoreError: its file cannot be used.
        MapError: its map cannot be used.
    """
    from engine.exchange.game_chapters import own_game

    return own_game(path)


def brought(path: Path) -> "Study | None":
    """Return the chapters in a text file; nothing where it is a game, or orders, to be looked at.

    Raises:
        ExchangeError: it cannot be read, or is wrong: says where.
    """
    from engine.exchange.brought import Slip, Told, brought_file, usual_games

    read = brought_file(path, usual_games)
    if isinstance(read, Slip) or (isinstance(read, Told) and read.played):
        return None
    return read.chapters


def brought_text(text: str) -> "Study | None":
    """Return the chapters of a text that somebody pasted; nothing where it has orders alone.

    Raises:
        ExchangeError: it is meant as something, and is wrong: says where.
    """
    from engine.exchange.brought import Slip, brought_text, usual_games

    read = brought_text(text, usual_games)
    return None if isinstance(read, Slip) else read.chapters


def known_study(games: Path, what: "Studied") -> "SandboxScreen":
    """Return a study's board with what everybody knows of a game.

    Raises:
        StoreError: its file cannot be made.
        StudyError: the program knows no such rules.
    """
    from gui.sandbox.studied import studied_screen

    return studied_screen(games, what)
