"""``velmoc.py openings FOLDER``: how games began, by the names of openings, and what came of it."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QCoreApplication

from engine.asked_game import add_game, asked_board
from engine.board.board import Board
from engine.catalogue import GAMES
from engine.openings.explorer import explore
from engine.openings.folder import GamesRead, Reader, files_in, files_known
from engine.openings.known import openings_of
from engine.openings.report import report_text
from engine.openings.tally import Part, count_openings
from gui import i18n, settings
from gui.commandline.opening_lines import (
    About,
    left_out_line,
    missing_line,
    power_names,
    powers_named,
    table_lines,
    tree_lines,
)
from gui.errors.sentences import say_error
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.process import encoding

STEPS = 2
"""How far the tree is shown where nobody says it."""

TIED = "\N{NO-BREAK SPACE}"
"""Between a Czech preposition and its word: no sign that steers a terminal."""


def main(given: Sequence[str] | None = None) -> int:
    """Count openings; 0 when any game was, 1 when none was, 2 when it was asked badly."""
    parser = _parser()
    chosen = parser.parse_args(given)
    board = asked_board(parser, chosen.game, chosen.map)
    encoding.use_utf8()
    application = QCoreApplication.instance() or QCoreApplication([])
    i18n.speak(chosen.lang)
    try:
        code = _count(chosen, board)
        sys.stdout.flush()
    except OSError as error:  # a full disk, or nobody who reads on
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - nothing more can be said there
        sys.stderr.write(f"{say_error(error)}\n")
        code = 2
    application.processEvents()
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="velmoc.py openings",
        description="Count named openings in any games on disk: how often, what came of them.",
    )
    parser.add_argument(
        "folder",
        nargs="*",
        type=Path,
        metavar="FOLDER",
        help="where games lie, of ours or of other programs; else the club's own library",
    )
    add_game(parser, GAMES)
    parser.add_argument("--map", default="", help="games on another of its maps; none has names")
    parser.add_argument("--lang", choices=i18n.LANGUAGES, default=i18n.system_language())
    parser.add_argument("--power", metavar="NAME", help="only the openings of this power")
    parser.add_argument(
        "--tree",
        nargs="?",
        type=int,
        choices=range(1, 7),
        const=STEPS,
        default=0,
        metavar="STEPS",
        help=f"what was ordered first, what then, so many steps (1 to 6, else {STEPS})",
    )
    parser.add_argument("--ideas", action="store_true", help="say what each is played for")
    parser.add_argument("--all", action="store_true", help="name those that nobody played, too")
    parser.add_argument("--json", action="store_true", help="all of it as one JSON document")
    return parser


def _count(chosen: argparse.Namespace, board: Board) -> int:
    powers = powers_named(chosen.power, board)
    wrong = [missing_line(path) for path in chosen.folder if not path.exists()]
    if not powers:
        wrong.append(f"velmoc.py openings: --power {chosen.power}: {power_names(board)}")
    for line in wrong:
        _write(line, sys.stderr)
    if wrong:
        return 2
    openings = openings_of(chosen.game, board.id)
    known = files_known(settings.data_folder(), settings.games_folder())
    files = files_in(chosen.folder) if chosen.folder else known
    read = Reader(GAMES[chosen.game].rules(board, {}), openings).read(files)
    every = count_openings(read.beginnings, openings, [power.id for power in board.powers])
    found = [one for one in every if not {*powers}.isdisjoint(one.powers)]
    if chosen.json:
        text = report_text(chosen.game, read, found, openings, tree=chosen.tree)
        sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
    else:
        about = About(board, openings, ideas=chosen.ideas, everything=chosen.all)
        _say(read, found, about, chosen.tree)
    return 0 if read.beginnings else 1


def _say(read: GamesRead, found: Sequence[Part], about: About, steps: int) -> None:
    for one in read.unread:
        _write(left_out_line(one), sys.stderr)
    for line in table_lines(read, found, about):
        _write(line)
    alone = [one.powers[0] for one in found if len(one.powers) == 1]
    for power in alone if steps and read.beginnings else ():
        for line in tree_lines(explore(read.beginnings, power, about.openings), about, steps):
            _write(line)


def _write(line: str, to: TextIO | None = None) -> None:
    # A terminal may know few letters, and a file's name may hold signs that steer it.
    to = sys.stdout if to is None else to
    letters = to.encoding or "utf-8"
    plain = "".join(sign if sign.isprintable() else " " if sign == TIED else "�" for sign in line)
    to.write(plain.encode(letters, "backslashreplace").decode(letters) + "\n")


if __name__ == "__main__":
    raise SystemExit(main())
