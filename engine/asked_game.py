"""Which game a command is about: one rule for all commands.

Whoever asks may name it, and his file or his map may say it. Where nothing does, it is the first
game of the catalogue that people may choose: what was asked before there was a second one means
the same ever after. Where they may choose none of those in question, they are asked to name one.
"""

import argparse
from collections.abc import Callable, Collection
from pathlib import Path

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import every_map_name, find_map, load_states, state_map_names
from engine.catalogue import CARDS, GAMES, LIVE, offered


def usual_game(games: Collection[str]) -> str:
    """Return which of these games is meant where nothing says it; nothing where one has to."""
    return next((game for game in offered() if game in games), "")


def read_game(games: Collection[str]) -> Callable[[str], str]:
    """Return what reads the name of a game; of one that is none of these it says why."""

    def read(text: str) -> str:
        if text in CARDS and text not in games:
            how = "without" if text in LIVE else "with"
            raise argparse.ArgumentTypeError(f"{text} is played {how} orders")
        return text

    return read


def add_game(parser: argparse.ArgumentParser, games: Collection[str]) -> None:
    """Let a command be told which of these games it is about; it must be where nothing says it."""
    usual, named = usual_game(games), ", ".join(games)
    words = f"game that is played: {named}" + (f" ({usual})" if usual else "")
    parser.add_argument(
        "--game",
        choices=tuple(games),
        type=read_game(games),
        default=usual,
        required=not usual,
        help=words,
    )


def read_map(text: str) -> str:
    """Read which map is meant, so that one that is nowhere is a question badly asked."""
    if text not in every_map_name() and not (text and Path(text).exists()):
        ours = ", ".join(every_map_name())
        raise argparse.ArgumentTypeError(f"{text!r} is no map: {ours}; or the folder of another")
    return text


def asked_board(parser: argparse.ArgumentParser, game: str, name: str) -> Board:
    """Return the board of a map of the game: the usual one, where none is named."""
    if name in state_map_names():
        parser.error(f"--map {name}: {load_states(name).board.game} is played on it, not {game}")
    try:
        board = find_map(read_map(name) if name else GAMES[game].map).board
    except (MapError, argparse.ArgumentTypeError) as error:
        parser.error(f"--map {name}: {error}" if isinstance(error, MapError) else f"--map: {error}")
    if board.game != game:
        parser.error(f"--map {name}: {board.game} is played on it, not {game}")
    return board
