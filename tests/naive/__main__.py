"""``velmoc.py second-opinion --positions N --seed S``: judge random positions twice.

The second adjudicator knows no order of deciding (``tests/naive/judge.py``). Every rulebook takes
its turn; every other position is judged by a table that decides each point at random; every fifth
one is dealt in several regions at once.
"""

import argparse
import sys

from engine.asked_game import read_game
from engine.asked_number import read_number
from engine.catalogue import GAMES
from tests.naive.court import WHOLE, Court

GAME = "diplomacy"


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="velmoc.py second-opinion", description=__doc__)
    parser.add_argument("--positions", type=read_number, default=2_000)
    parser.add_argument("--seed", type=int, default=0, help="number of the first position")
    parser.add_argument("--game", choices=tuple(GAMES), type=read_game(GAMES), default=GAME)
    given = parser.parse_args(arguments)
    if given.game != GAME:
        sys.stderr.write(f"velmoc.py second-opinion: {given.game} has no second judge\n")
        return 2
    court, differing = Court(), 0
    for seed in range(given.seed, given.seed + given.positions):
        told = court.compare(seed, wide=seed % 5 == 4)
        if told:
            differing += 1
            sys.stderr.write(f"DIFFERENT {told}\n")
    seen = dict(court.seen)
    count, units, whole = (seen.pop(key, 0) for key in ("positions", "units", "whole"))
    sys.stdout.write(
        f"{count} positions with {units} units judged twice ({whole} of up to {WHOLE} units"
        f" whole, the others by independent parts): {differing} differ\n"
        + "".join(f"  {seen[word]:7} {word}\n" for word in sorted(seen))
    )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
