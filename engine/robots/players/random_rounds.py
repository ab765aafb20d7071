"""A table of live rounds that plays by itself, at random, until it is killed.

``python -m engine.robots.players.random_rounds`` is the player of the crash soak (see
``engine.robots.crash.kill_soak``) for such games. Its time passes as fast as it acts.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from engine.asked_game import add_game
from engine.catalogue import LIVE
from engine.robots.crash.kill_soak import Announced, say
from engine.rules.live import LiveRefusalError
from engine.table.live.table import LiveTable
from engine.table.terms import Terms
from engine.tables import found_rounds, open_table

PLAYERS = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita")


def main(arguments: Sequence[str]) -> int:
    """Play on in ``FILE`` with ``SEED``."""
    parser = argparse.ArgumentParser()
    add_game(parser, LIVE)
    parser.add_argument("file", type=Path)
    parser.add_argument("seed")
    given = parser.parse_args(arguments)
    chance, passed = random.Random(given.seed), [0]  # noqa: S311 - a random player
    terms = Terms(steady=lambda: passed[0], wrap=Announced)
    say("# begun")
    if given.file.exists():
        table = open_table(given.file, terms=terms)
    else:
        card = LIVE[given.game]
        players = PLAYERS[: chance.randint(card.fewest, len(card.seats))]
        table = found_rounds(given.file, given.game, "Soak", players, terms=terms)
    assert isinstance(table, LiveTable)
    while table.public().outcome is None:
        passed[0] += chance.choice((0, 5, 700))
        with suppress(LiveRefusalError):
            if not table.tick():
                table.do(chance.choice(table.commands))
    table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
