"""Attacks stalemate lines by chance: ``python -m engine.robots.games.diplomacy.stalemates``.

Every attack is judged by the rules. What was tried is written into ``stalemate_trials.json`` beside
the lines, with the seed, and with the fingerprint of each line: whoever changes a line has to try
it again.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.board.loader import load_map
from engine.compiled import finder
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.study import stalemate
from engine.games.diplomacy.study.attacks import Attackers, holds
from engine.games.diplomacy.study.stalemate import (
    TRIALS,
    StalemateLine,
    fingerprint,
    stalemate_lines,
)

COMMAND = "python -m engine.robots.games.diplomacy.stalemates --attacks {attacks} --seed {seed}"


def tried(
    rules: Diplomacy, line: StalemateLine, attacks: int, seed: str
) -> stalemate.Attack | None:
    """Try so many attacks on a line; return the first that it does not withstand."""
    chance = random.Random(f"{seed} {line.id}")  # noqa: S311 - what to try, no secrets
    attackers = Attackers(line, rules.board, chance)
    for _ in range(attacks):
        attack = attackers.attack()
        if not holds(rules, line, attack):
            return attack
    return None


def weakened(rules: Diplomacy, line: StalemateLine, attacks: int, seed: str) -> tuple[int, int]:
    """Take each supporting order away in turn; return how many there are, how many had to be."""
    supports = [order for order in line.orders if " S " in order]
    broken = [tried(rules, line.without(order), attacks, seed) for order in supports]
    return len(supports), sum(one is not None for one in broken)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try lines, tell what became of each, and keep the figures."""
    parser = argparse.ArgumentParser(
        prog="engine.robots.games.diplomacy.stalemates", description=main.__doc__
    )
    parser.add_argument("--attacks", type=int, default=100_000, help="on each line")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--line", action="append", help="only this one; can be given several times")
    parser.add_argument("--keep", type=Path, help=f"where figures go: usually {TRIALS.name}")
    given = parser.parse_args(arguments)
    finder.use()
    rules = Diplomacy(load_map("standard").board)
    figures, good = {}, True
    for line in stalemate_lines():
        if given.line and line.id not in given.line:
            continue
        breach = tried(rules, line, given.attacks, given.seed)
        supports, needed = weakened(rules, line, min(given.attacks, 2000), given.seed)
        good = good and breach is None
        said = "holds" if breach is None else f"BROKEN by {breach.orders}"
        sys.stdout.write(f"{line.id}: {said}; {needed} of {supports} supports are needed\n")
        sys.stdout.flush()
        figures[line.id] = {
            "attacks": given.attacks,
            "holds": breach is None,
            "supports": supports,
            "needed": needed,
            "line": fingerprint(line),
        }
    if given.keep and good:
        command = COMMAND.format(attacks=given.attacks, seed=given.seed)
        told = {"command": command, "seed": given.seed, "lines": figures}
        given.keep.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
