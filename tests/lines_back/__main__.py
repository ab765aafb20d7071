"""Positions by chance, handed on as lines by every way there is, and taken up again from there.

``python -m tests.lines_back --positions 100000 --journal FILE`` goes on where the journal
says that it was broken off. The ways: ``adjudicate`` is asked by the line; the line lies on the
clipboard and is brought to a study; a decoder that is none of ours reads its QR code off a picture
as the screen has it, and off pages as they are printed.
"""

import argparse
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.soak.lines import any_positions
from engine.store.disk import keep_whole
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.kit import theme
from tests.lines_back.line_ways import LineWays

BLOCK = 60
"""Positions that are made and tried together: ten printed pages."""


def tried(ways: LineWays, game: str, seed: str, block: int, most: int = BLOCK) -> Counter[str]:
    """Hand on a block of positions of a game by every way, and count their phases.

    Raises:
        BrokenLawError: one of them came back otherwise.
    """
    board = load_map(GAMES[game].map).board
    chance = random.Random(f"{seed} {game} {block}")
    made = list(islice(any_positions(GAMES[game], board, chance), most))
    ways.try_all(made)
    return Counter(f"{game} {position.phase.kind.id}" for _, position in made)


def main(given: Sequence[str] | None = None) -> int:
    """Try positions of all games by turns; 0 when each came back by every way."""
    parser = argparse.ArgumentParser(prog="tests.lines_back", description=__doc__)
    parser.add_argument("--positions", type=int, default=600)
    parser.add_argument("--journal", type=Path, help="where it is kept how far this came")
    parser.add_argument("--seed", default="lines")
    chosen = parser.parse_args(given)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    theme.prepare()
    blocks, count = _begun(chosen.journal)
    games, began = [*GAMES], time.monotonic()
    ways = LineWays(games[0])
    before = count.total()
    while count.total() < chosen.positions:
        count += tried(ways, games[blocks % len(games)], chosen.seed, blocks)
        blocks += 1
        if chosen.journal is not None:
            journal = {"blocks": blocks, "count": dict(sorted(count.items()))}
            keep_whole(chosen.journal, json.dumps(journal).encode())
    application.processEvents()
    seconds = time.monotonic() - began
    kinds = ", ".join(f"{many} of {kind}" for kind, many in sorted(count.items()))
    sys.stdout.write(
        f"{count.total()} positions came back by adjudicate, clipboard, screen and paper\n"
        f"({kinds}); {(count.total() - before) / max(seconds, 0.001):.0f} a second\n"
    )
    return 0


def _begun(journal: Path | None) -> tuple[int, Counter[str]]:
    if journal is None or not journal.exists():
        return 0, Counter()
    kept = json.loads(journal.read_text("utf-8"))
    return int(kept["blocks"]), Counter(kept["count"])


if __name__ == "__main__":
    raise SystemExit(main())
