"""See whether a map is fair: ``velmoc.py balance MAP --games N``."""

import argparse
import sys
from collections.abc import Sequence

from engine.asked_game import read_map
from engine.asked_number import read_number
from engine.board.errors import MapError
from engine.robots.balance.series import LEAST, MOST, TURNS, Series, series

ASKED_BADLY = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and say who came first; 1 where somebody does so far too often or seldom."""
    parser = argparse.ArgumentParser(
        prog="velmoc.py balance",
        description="Play games of players who want to win; see who comes first how often.",
    )
    parser.add_argument("map", metavar="MAP", help="one of ours, or the folder of another")
    parser.add_argument("--games", type=read_number, default=2_000)
    parser.add_argument("--turns", type=read_number, default=TURNS)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=read_number, default=0, help="processes side by side")
    given = parser.parse_args(arguments)
    try:
        read_map(given.map)
        played = series(given.map, given.games, seed=given.seed, turns=given.turns, jobs=given.jobs)
    except argparse.ArgumentTypeError as error:
        sys.stderr.write(f"velmoc.py balance: {error}\n")
        return ASKED_BADLY
    except MapError as error:
        sys.stderr.write(f"{error}\n")
        return ASKED_BADLY
    except LookupError as error:
        sys.stderr.write(f"{given.map}: {error.args[0]} has no players who want to win\n")
        return ASKED_BADLY
    sys.stdout.write(f"{_said(played)}\n")
    return 0 if all(map(played.fair, played.powers)) else 1


def _said(played: Series) -> str:
    lines = [
        (
            f"{played.games} games, {played.ended} won before the last turn; "
            f"fair: from {LEAST} to {MOST:.0f} equal shares of first places"
        )
    ]
    for power in sorted(played.powers, key=lambda one: -played.share(one)):
        firsts, centres = played.firsts.get(power, 0.0), played.centres[power]
        unfair = "" if played.fair(power) else "   unfair"
        lines.append(
            f"{power:8} {played.share(power):5.2f} equal shares ({firsts:.1f} first places), "
            f"{centres:.1f} at the end{unfair}"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
