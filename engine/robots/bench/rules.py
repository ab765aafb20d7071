"""How fast the rules of a game are: ``python -m engine.robots.bench.rules [--game GAME]``."""

import argparse
import sys

from engine.asked_game import add_game, asked_board
from engine.asked_number import read_number
from engine.board.loader import map_names
from engine.catalogue import GAMES
from engine.exchange.messages import Messages
from engine.formats.jsontext import dump
from engine.robots.bench import any_game, per_unit
from engine.robots.games.catalogue import robots_of


def _arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="velmoc.py bench --engine")
    parser.add_argument("--beside", default=sys.executable, metavar="PYTHON")
    parser.add_argument(
        "--figures", type=read_number, metavar="COUNT", help="once, as a line of JSON"
    )
    parser.add_argument(
        "--units", type=read_number, metavar="COUNT", help="what a unit costs, once, as JSON"
    )
    add_game(parser, GAMES)
    parser.add_argument("--map", default="", help="this map of the game alone")
    asked = parser.parse_args(given)
    if asked.map:
        asked_board(parser, asked.game, asked.map)
        if asked.map not in map_names():
            parser.error(f"--map {asked.map}: only maps that come with the program are measured")
    return asked


def game_of(arguments: list[str]) -> tuple[str, str]:
    """Return which game is to be measured, and its map if that alone is."""
    asked = _arguments(arguments)
    return str(asked.game), str(asked.map)


def main(
    arguments: list[str],
    module: str = "engine.robots.bench.rules",
    messages: Messages | None = None,
) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    given = _arguments(arguments)
    game, own = given.game, robots_of(given.game)
    if given.figures:
        count = given.figures
        times = (
            any_game.figures(game, count, messages)
            if own.figures is None
            else own.figures(count, messages)
        )
        sys.stdout.write(dump(times) + "\n")
        return 0
    if given.units:
        sys.stdout.write(dump(per_unit.figures(game, given.units, given.map)) + "\n")
        return 0
    measured, beside = own.measured, per_unit.held_against(game, given.map)
    good = any_game.measure(game, module) if measured is None else measured(given.beside, module)
    if beside is not None:
        good = per_unit.measure(game, beside, module, given.map) and good
    elif measured is None:
        sys.stdout.write("nothing is promised for this game\n")
        return 0
    sys.stdout.write("as fast as promised\n" if good else "slower than promised\n")
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
