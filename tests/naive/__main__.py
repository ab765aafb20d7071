"""``velmoc.py second-opinion --game G --positions N --seed S``: judge random positions twice.

The second adjudicators know no order of deciding (``tests/naive/judge.py``,
``tests/naive/diplomatia/judge.py``). Diplomacy: every rulebook takes its turn; every other position
is judged by a table that decides each point at random; every fifth one is dealt in several regions
at once. Diplomatia: every position is dealt on a board of its own, every other one is judged by a
table with rules of its own; retreats and evaluations that come of it are judged twice as well.
Bez hranic: rounds on both maps and on maps that nobody has drawn, some with tokens that lie wrong.
With ``--map`` all positions are dealt on that map of Diplomatia.
"""

import argparse
import sys

from engine.asked_game import asked_board, read_game
from engine.asked_number import read_number
from engine.catalogue import GAMES, LIVE
from tests.naive import court as diplomacy
from tests.naive.bez_hranic import court as bez_hranic
from tests.naive.diplomatia import court as diplomatia

COURTS = {
    "diplomacy": diplomacy.Court,
    "diplomatia": diplomatia.Court,
    "bez-hranic": bez_hranic.Court,
}
"""Who judges twice, by game."""

GAME = "diplomacy"
ASKED = tuple(dict.fromkeys((*GAMES, *COURTS)))


def main(arguments=None):
    parser = argparse.ArgumentParser(prog="velmoc.py second-opinion", description=__doc__)
    parser.add_argument("--positions", type=read_number, default=2_000)
    parser.add_argument("--seed", type=int, default=0, help="number of the first position")
    parser.add_argument("--game", choices=ASKED, type=read_game(ASKED), default=GAME)
    parser.add_argument("--map", help="deal all positions on this map, or on that in a folder")
    given = parser.parse_args(arguments)
    if given.game not in COURTS:
        sys.stderr.write(f"velmoc.py second-opinion: {given.game} has no second judge\n")
        return 2
    court = COURTS[given.game]
    if given.map and not hasattr(court, "maps"):
        sys.stderr.write(f"velmoc.py second-opinion: {given.game} is judged on its own map\n")
        return 2
    if given.map and given.game in GAMES:
        asked_board(parser, given.game, given.map)  # or says what is wrong with it
    elif given.map and given.map not in LIVE[given.game].maps:
        parser.error(f"--map {given.map}: one of {', '.join(LIVE[given.game].maps)}")
    court = court(given.map) if given.map else court()
    differing = 0
    for seed in range(given.seed, given.seed + given.positions):
        told = court.trial(seed)
        if told:
            differing += 1
            sys.stderr.write(f"DIFFERENT {told}\n")
    sys.stdout.write(f"{court.summary()}: {differing} differ\n")
    seen = court.words()
    sys.stdout.write("".join(f"  {seen[word]:7} {word}\n" for word in sorted(seen)))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
