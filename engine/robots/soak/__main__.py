"""Play whole games at random and see that every law holds: ``velmoc.py soak --games N``."""

import argparse
import sys
from collections.abc import Sequence

from engine.asked_game import add_game, asked_board
from engine.asked_number import read_number
from engine.catalogue import CARDS, LIVE
from engine.robots.games.catalogue import robots_of
from engine.robots.games.laws import UnsoundError
from engine.robots.soak import any_game, lines, rounds


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak as a command; 0 when every law held, 1 when one was broken."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py soak", description="Play whole games at random; see that every law holds."
    )
    parser.add_argument("--games", type=read_number, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument(
        "--last-year",
        type=read_number,
        default=0,
        metavar="YEAR",
        help="or the last turn of any game",
    )
    add_game(parser, CARDS)
    parser.add_argument(
        "--map", default="", help="another map of the game than its usual one: a name, or a folder"
    )
    parser.add_argument(
        "--lines",
        type=read_number,
        default=0,
        metavar="N",
        help="instead, write N positions as lines and read them back",
    )
    given = parser.parse_args(arguments)
    if given.game in LIVE:
        return rounds.main(given.game, given.games, given.seed)
    board = asked_board(parser, given.game, given.map)
    own = robots_of(given.game).soak
    try:
        tally = (
            lines.read_back(given.game, given.lines, given.seed, board)
            if given.lines
            else any_game.soak(given.game, given.games, given.seed, given.last_year, board)
            if own is None
            else own(given.games, given.seed, given.last_year, board)
        )
    except UnsoundError as failed:
        sys.stderr.write(f"BROKEN: {failed}\n")
        return 1
    sys.stdout.write(f"{tally}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
