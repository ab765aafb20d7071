"""How fast it is here: start, redraw, pan, zoom, the reveal, memory, the rules.

Run by ``python -m gui.robots.bench``; with ``--engine`` the rules alone, ``--beside PYTHON`` as in
``engine.robots.bench.rules``.
"""

import sys
from functools import partial

from engine.asked_game import usual_game
from engine.catalogue import GAMES
from engine.robots.bench import rules
from engine.robots.games.catalogue import robots_of
from gui.games import every_game  # noqa: F401 - here the games come in
from gui.robots.bench import library, long_games, memory, reveal_frames
from gui.robots.bench.frames import FRAMES, RESTED, frames
from gui.robots.bench.size_hints import no_size_hints
from gui.robots.bench.starts import RUNS, start, starts
from gui.robots.rounds import bench as rounds
from gui.robots.rounds.evening import means_rounds

METHOD = """\
start: from before a fresh process begins until its window has been painted for the first time, at
  1280x720, all caches warm; the three kinds by turns, {runs} times each; medians.
  empty: QApplication and a QWidget. board: the map view with a game's beginning and no game.
  program: what velmoc shows first, its window with the board of the last game as it was left.
  start screen: the same start, until everything in that window can be used; nothing is promised.
  first ever: the program where it has never run and left nothing, promised in {first:.0f} ms; first
  start screen: until that can be used.
frames at 3840x2160: own work of the drawing thread from the call to the end of the repaint,
  {frames} times each; median (and the slowest of 20). redraw is of everything; zoom goes in and out
  again from the whole board and from four times nearer; pan pushes the board by 9 and 4 pixels.
"""

FRAME = 16.0
"""Milliseconds that one of 60 pictures in a second may take."""

PAN = 4.0
"""Milliseconds that a push may take, which draws only what comes in sight."""

TIMES_EMPTY = 1.6
"""How many times the start of an empty window the first sight of the board may take."""

FIRST = 500.0
"""Milliseconds in which something is on the screen at a first start ever."""


_RULES = "gui.robots.bench.rules"
"""Measures the rules with the messages that a stream has."""


def main(arguments: list[str]) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    if means_rounds(arguments):  # what the program shows first is no game of rounds
        return max(rounds.main(arguments), int(not _started_in_time(usual_game(GAMES))))
    if arguments[:1] == ["--engine"]:
        return rules.main(arguments[1:], _RULES)
    game, only = rules.game_of(arguments)
    say = sys.stdout.write
    say(METHOD.format(runs=RUNS, frames=FRAMES, first=FIRST))
    slow = not _started_in_time(game)
    beside = robots_of(game).beside
    maps = (GAMES[game].map, *(() if beside is None else beside.maps))
    for one in (only,) if only else maps:
        slow = not _drawn_in_time(game, one) or slow
    say("slower than promised\n" if slow else "as fast as promised\n")
    rooms = (reveal_frames.main, long_games.main, library.main)
    codes = [room(game) for room in rooms]
    return max(
        int(slow),
        *codes,
        memory.main(partial(start, game=game), game),
        rules.main(arguments, _RULES),
    )


def _started_in_time(game: str) -> bool:
    """Measure the starts and say; tell whether they are as quick as promised."""
    say, figures = sys.stdout.write, starts(game)
    empty = figures.pop("empty")
    say(
        f"start: empty window {empty:.0f} ms; promised for board and program: {TIMES_EMPTY} times\n"
    )
    for name, took in figures.items():
        say(f"start: {name} {took:.0f} ms, {took / empty:.2f} times\n")
    slow = max(figures["board"], figures["program"]) > TIMES_EMPTY * empty
    return not slow and figures["first ever"] <= FIRST


def _drawn_in_time(game: str, name: str) -> bool:
    """Measure the frames of a map and say; tell whether they are as quick as promised."""
    say, good = sys.stdout.write, True
    with no_size_hints():
        figures = frames(game, name)
    for what, (usual, slowest) in figures.items():
        limit = PAN if what == "pan" else FRAME
        promised = "" if what == RESTED else f"; promised: {limit:.0f}"
        say(f"{name}, {what}: {usual:.1f} ms ({slowest:.1f}{promised})\n")
        good = good and (usual <= limit or what == RESTED)
    return good


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
