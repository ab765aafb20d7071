"""Trees by chance, written as texts and read again: ``python -m engine.robots.fuzz.trees``.

A tree has to become the same tree, and its text the same text, to the sign.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass

from engine.asked_game import add_game
from engine.catalogue import GAMES
from engine.notation.game_text import game_text, read_game_text
from engine.notation.known_rules import beginning
from engine.notation.rulebook import editions
from engine.robots.games.progress import counted
from engine.robots.players.random_study import RandomStudent
from engine.studies import unkept_study
from engine.study.folding import Timeline
from engine.study.tree.study import Study, numbered


class TreeError(AssertionError):
    """A tree is not the same any more."""


@dataclass
class Grown:
    """What was tried."""

    trees: int = 0
    nodes: int = 0
    signs: int = 0

    def __str__(self) -> str:
        return (
            f"{self.trees} trees with {self.nodes} nodes, {self.signs} signs of text: "
            "each is the same again, and its text too"
        )


def tree(game: str, seed: str, acts: int) -> Study:
    """Let somebody work at a study of a game, and see that it follows from what he did.

    Raises:
        TreeError: it does not.
    """
    study = unkept_study(game, beginning(game))
    chance = random.Random(seed)  # noqa: S311 - what to try, no secrets
    rulebooks = [*editions(game).values()]
    lineups = [*GAMES[game].lineups()]
    somebody = RandomStudent(study.sandbox, study.chapters, chance, rulebooks, lineups)
    for _ in range(chance.randrange(1, 2 * acts)):
        somebody.act()
    if Timeline(study.log.acts()).study != study.log.study:
        raise TreeError(f"{game}, seed {seed}: it does not follow from what happened")
    return study.log.study


def see(study: Study, seed: str) -> int:
    """Write a tree and read it again; return how long its text is.

    Raises:
        TreeError: it is another tree then, or has another text.
    """
    text = game_text(study)
    read = read_game_text(text)
    if read.study != numbered(study):
        raise TreeError(f"seed {seed}: read again it is another tree:\n{text}")
    if read.remarks:
        raise TreeError(f"seed {seed}: results are judged otherwise: {read.remarks}\n{text}")
    if game_text(read.study) != text:
        raise TreeError(f"seed {seed}: written again it is another text:\n{text}")
    return len(text)


def main(arguments: Sequence[str] | None = None) -> int:
    """Grow trees, write and read them."""
    parser = argparse.ArgumentParser(prog="engine.robots.fuzz.trees", description=main.__doc__)
    parser.add_argument("--trees", type=int, default=1000)
    parser.add_argument("--acts", type=int, default=15, help="changes of a tree, by and large")
    parser.add_argument("--seed", default="1")
    add_game(parser, GAMES)
    given = parser.parse_args(arguments)
    grown = Grown()
    try:
        for number in counted(given.trees):
            seed = f"{given.seed} {number}"
            study = tree(given.game, seed, given.acts)
            grown.signs += see(study, seed)
            grown.trees, grown.nodes = number + 1, grown.nodes + len(study.nodes)
    except TreeError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{grown}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
