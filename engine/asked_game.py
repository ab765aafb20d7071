"""Which game a command is about: one rule for all commands.

Whoever asks may name it, and his file or his map may say it. Where nothing does, it is the only
game that people may choose; as soon as they could choose another, they are asked to.
"""

import argparse
from collections.abc import Collection

from engine.catalogue import offered


def usual_game(games: Collection[str]) -> str:
    """Return which of these games is meant where nothing says it; nothing where one has to."""
    seen = [game for game in offered() if game in games]
    return seen[0] if len(seen) == 1 else ""


def add_game(parser: argparse.ArgumentParser, games: Collection[str]) -> None:
    """Let a command be told which of these games it is about; it must be where nothing says it."""
    usual, named = usual_game(games), ", ".join(games)
    words = f"game that is played: {named}" + (f" ({usual})" if usual else "")
    parser.add_argument(
        "--game", choices=tuple(games), default=usual, required=not usual, help=words
    )
