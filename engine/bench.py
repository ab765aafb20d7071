"""How fast the rules are here: ``python -m engine.bench [--beside PYTHON]``.

Seconds are those of the processor, so that a busy machine does not count; every figure is the best
of several rounds, and the rounds of the other program lie between ours.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import bench_flips
from engine.bench_ground import Turn, generated_board, generated_turns, turns, written_texts
from engine.board.board import Board
from engine.board.loader import load_map
from engine.compiled import finder
from engine.conflict import solver
from engine.games.diplomacy.choices import all_legal_orders
from engine.games.diplomacy.game import Diplomacy
from engine.rules.position import Position
from engine.session.found import deal_by_lot
from engine.soak_table import play
from engine.store.gamefile import GameFile
from engine.tables import found_game, open_game

METHOD = """\
rules on {count} turns of moves of seeded games, {units:.1f} units each; best of {rounds} rounds, in
  processor time. The tables of the board are warm unless it says otherwise; a position is always
  new. judged: order texts in, new position and rulings with their verdicts out. with codes: every
  reason of every ruling worked out besides. listed: every legal order of all powers. read: each
  order by the reader of what people write.
"""

COMPILED = """\
the judge is the one compiled from its source for {tag}; VELMOC_PURE=1 measures the source
"""
PURE = """\
the judge runs from its source; nothing is compiled for {tag}, or it was asked for
"""

COUNT = 200
ROUNDS = 5
SIZES = (75, 150, 200)
PROMISED = {"process": 16.0, "set_orders and process": 40.0, "get_all_possible_orders": 20.0}
"""How many times faster than the ``diplomacy`` package, by what it does."""

LINEAR = 1.35
"""How many times as long a unit may take on the largest generated board as on a smaller one."""

Work = Callable[[Turn, Position], object]


def best(work: Work, found: Sequence[Turn], rounds: int = ROUNDS) -> float:
    """Return the seconds that a turn takes."""
    return min(_round(work, found) for _ in range(rounds))


def _round(work: Work, found: Sequence[Turn]) -> float:
    todo = [(turn, turn.position()) for turn in found]
    clock = time.process_time
    begun = clock()
    for turn, position in todo:
        work(turn, position)
    return (clock() - begun) / len(todo)


def works(rules: Diplomacy) -> dict[str, Work]:
    """Return what is measured, by name."""

    def judged(turn: Turn, position: Position) -> object:
        resolution = rules.adjudicate(position, turn.sheets)
        return resolution.after, [ruling.verdict for ruling in resolution.rulings]

    def explained(turn: Turn, position: Position) -> object:
        return [ruling.findings for ruling in rules.adjudicate(position, turn.sheets).rulings]

    def listed(_: Turn, position: Position) -> object:
        return all_legal_orders(rules.board, position)

    def read(turn: Turn, position: Position) -> object:
        return [rules.read(text, position, power) for power, text in written_texts(turn)]

    return {"judged": judged, "with codes": explained, "listed": listed, "read": read}


def beside(python: str, found: Sequence[Turn]) -> dict[str, float] | None:
    """Return the seconds a turn takes in the ``diplomacy`` package, or nothing without it."""
    script = Path(__file__).with_name("bench_beside.py")
    done = subprocess.run(  # noqa: S603 - the interpreter that was asked for
        [python, str(script)],
        input=json.dumps([asdict(turn) for turn in found]),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return None
    spent: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {name: seconds / len(found) for name, seconds in spent.items()}


def replay(board: Board, folder: Path, years: int = 6) -> tuple[int, float]:
    """Return how many events a stored game has, and the seconds it takes to open it."""
    path = folder / "bench.velmoc"
    chance = random.Random("bench")  # noqa: S311 - the same game every time
    seats = deal_by_lot(tuple("ABCDEFG"), tuple(board.powers_by_id), "bench")
    session = found_game(path, title="Bench", seats=seats, dealt="lot", lot="bench", rng=chance)
    play(session, chance, 1900 + years)
    session.close()
    with closing(GameFile.open(path)) as file:
        events = len(file.events())
    clock = time.process_time
    spent = []
    for _ in range(3):
        begun = clock()
        open_game(path, board=board).close()
        spent.append(clock() - begun)
    return events, min(spent)


def growth(count: int = 40, rounds: int = 3) -> dict[int, tuple[float, float, float]]:
    """Return the units on boards of several sizes, and the seconds a unit takes: judged, listed."""
    found = {}
    for size in SIZES:
        rules = Diplomacy(generated_board(size, seed=size))
        ground = generated_turns(rules, count, seed=size)
        units = sum(len(turn.units) for turn in ground) / count
        work = works(rules)
        best(work["judged"], ground, 1)
        judged, listed = (best(work[name], ground, rounds) for name in ("judged", "listed"))
        found[size] = units, judged / units, listed / units
    return found


def ratios(
    ours: Mapping[str, float], theirs: Mapping[str, float]
) -> list[tuple[str, float, float, float]]:
    """Compare: what they do, their seconds, how many times ours that is, what was promised."""
    rows = (
        ("process", theirs["process"], ours["judged"]),
        ("set_orders and process", theirs["set_orders"] + theirs["process"], ours["judged"]),
        ("get_all_possible_orders", theirs["legal"], ours["listed"]),
    )
    return [(name, spent, spent / mine, PROMISED[name]) for name, spent, mine in rows]


def measure(python: str, count: int = COUNT, rounds: int = ROUNDS) -> bool:
    """Measure and say; true when everything is as fast as promised."""
    say = sys.stdout.write
    board = load_map("standard").board
    rules = Diplomacy(board)
    found = turns(rules, count, seed=1)
    units = sum(len(turn.units) for turn in found) / count
    say(METHOD.format(count=count, units=units, rounds=rounds))
    compiled = not (solver.__file__ or "").endswith(".py")
    say((COMPILED if compiled else PURE).format(tag=finder.tag()))
    ours: dict[str, float] = {}
    theirs: dict[str, float] = {}
    for _ in range(rounds):
        for name, work in works(rules).items():
            ours[name] = min(ours.get(name, 9e9), best(work, found, 3))
        once = beside(python, found) or {}
        for name, spent in once.items():
            theirs[name] = min(theirs.get(name, 9e9), spent)
    cold = best(works(Diplomacy(board))["judged"], found, 1)
    ours["judged, every text for the first time"] = cold
    for name, seconds in ours.items():
        say(f"{name}: {seconds * 1e6:.0f} us a turn, {1 / seconds:.0f} turns a second\n")
    good = True
    for name, spent, times, promised in ratios(ours, theirs) if theirs else ():
        good = good and times >= promised
        say(f"diplomacy's {name}: {spent * 1e6:.0f} us, {times:.1f} times (promised: {promised})\n")
    if not theirs:
        say("the diplomacy package is not beside: nothing to compare with\n")
    with TemporaryDirectory(prefix="velmoc-bench-") as folder:
        events, seconds = replay(board, Path(folder))
    say(f"opening a stored game of {events} events: {seconds * 1000:.0f} ms\n")
    for size, (many, judged, listed) in (sizes := growth()).items():
        say(f"{size} spaces, {many:.0f} units: {judged * 1e6:.2f} us a unit judged,")
        say(f" {listed * 1e6:.2f} listed\n")
    small, middle, large = (sizes[size] for size in SIZES)
    # On the smallest board orders are listed in another, quicker way: see repertoire.MANY.
    linear = large[1] <= small[1] * LINEAR and large[2] <= middle[2] * LINEAR
    say(f"cost grows with the units{'' if linear else ' and faster'}\n")
    return bench_flips.measure(bench_flips.BOARDS) and good and linear


def main(arguments: list[str]) -> int:
    """Measure and say; 1 if it is slower than was promised."""
    parser = argparse.ArgumentParser(prog="bench --engine")
    parser.add_argument("--beside", default=sys.executable, metavar="PYTHON")
    good = measure(parser.parse_args(arguments).beside)
    sys.stdout.write("as fast as promised\n" if good else "slower than promised\n")
    return int(not good)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
