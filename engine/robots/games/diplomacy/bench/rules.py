"""How fast the rules of Diplomacy are; measured by ``engine.robots.bench.rules [--beside PYTHON]``.

A figure says what it times. *Nothing seen before*: rules set up anew for every turn, outside the
clock, with the tables of the board and nothing else. *Games once through*: rules set up once, then
every turn of the games in its order, once. *Warm*: the same turns again. A position is always new.

Seconds are those of the processor, so that a busy machine does not count; every figure is the best
of several rounds, and the rounds of the source, of the compiled judge and of the other program lie
between each other.
"""

import gc
import json
import random
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.board.board import Board
from engine.board.loader import load_map
from engine.compiled import finder
from engine.exchange.messages import Messages
from engine.formats.jsontext import dump
from engine.formats.stream import answer
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.possible_orders import Repertoire
from engine.games.diplomacy.phase import KEY
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reader.names import index_of
from engine.robots.games.diplomacy.bench import flips
from engine.robots.games.diplomacy.bench.handwriting import HANDS, written
from engine.robots.games.diplomacy.bench.seeded_turns import (
    Turn,
    generated_board,
    generated_turns,
    turns,
    written_texts,
)
from engine.robots.games.stored_game import replay
from engine.robots.games.timing import Figures, elsewhere, least, say_figures, timed
from engine.rules.position import Position

METHOD = """\
rules on {count} turns of moves of seeded games, {units:.1f} units each; best of {rounds} rounds, in
  microseconds of the processor for a whole turn. judged: order texts in, new position and rulings
  with their verdicts out. all reasons: the same, and every reason of every ruling. listed: every
  legal order of all powers. read: every order of the turn by the reader of what people write.
  stream: one line of adjudicate, JSON in and out.
"""

COUNT = 100
ROUNDS = 7
"""Some machines are half as fast for seconds at a time; the best of many short rounds is not."""
SIZES = (75, 200, 1000)
LANGUAGES = ("cs", "en")

UNSEEN, ONCE, WARM = "nothing seen before", "games once through", "warm"


@dataclass(frozen=True, slots=True)
class Promise:
    """How many times as fast as something of the ``diplomacy`` package."""

    figure: str
    theirs: tuple[str, ...]
    times: float


_PROCESS, _SET, _LEGAL = "process", "set_orders", "legal"
PROMISES = (
    Promise(f"judged, {UNSEEN}", (_PROCESS,), 8),
    Promise(f"judged, {ONCE}", (_PROCESS,), 12),
    Promise(f"judged, {ONCE}", (_SET, _PROCESS), 30),
    Promise(f"all reasons, {UNSEEN}", (_PROCESS,), 7),
    Promise(f"listed, {ONCE}", (_LEGAL,), 12),
    Promise("read, in people's words", (_PROCESS,), 1.7),
    Promise("stream, bare", (_PROCESS,), 5.5),
    Promise("stream, with reasons and texts", (_PROCESS,), 1.7),
)

SOURCE = 2.5
"""How many times as long the source may take as what is compiled from it."""

LINEAR = 2.0
"""How many times as long a unit may take on the largest generated board as on the smallest."""

Work = Callable[[Diplomacy, Turn, Position], object]


def judged(rules: Diplomacy, turn: Turn, position: Position) -> object:
    """Judge a turn."""
    resolution = rules.adjudicate(position, turn.sheets)
    return resolution.after, [ruling.verdict for ruling in resolution.rulings]


def explained(rules: Diplomacy, turn: Turn, position: Position) -> object:
    """Judge a turn and work out every reason."""
    return [ruling.findings for ruling in rules.adjudicate(position, turn.sheets).rulings]


def by_rules(name: str, work: Work, board: Board, turns: Sequence[Turn]) -> Figures:
    """Time what rules do with turns they never saw, see one after the other, and have seen."""
    seen = Diplomacy(board)
    cold = timed((work, (Diplomacy(board), turn, turn.position())) for turn in turns)
    once = timed((work, (seen, turn, turn.position())) for turn in turns)
    warm = timed((work, (seen, turn, turn.position())) for turn in turns)
    times = {UNSEEN: cold, ONCE: once, WARM: warm}
    return {f"{name}, {how}": spent / len(turns) for how, spent in times.items()}


def by_list(board: Board, turns: Sequence[Turn]) -> Figures:
    """Time the listing of every legal order. A chart remembers routes: each has its own."""
    powers = tuple(board.powers_by_id)

    def listed(repertoire: Repertoire, position: Position) -> object:
        return repertoire.orders(position, powers)

    seen = Repertoire(Chart(board))
    cold = timed((listed, (Repertoire(Chart(board)), turn.position())) for turn in turns)
    once = timed((listed, (seen, turn.position())) for turn in turns)
    warm = timed((listed, (seen, turn.position())) for turn in turns)
    times = {UNSEEN: cold, ONCE: once, WARM: warm}
    return {f"listed, {how}": spent / len(turns) for how, spent in times.items()}


def by_reading(board: Board, turns: Sequence[Turn]) -> Figures:
    """Time the reading of orders as five kinds of people write them, each text once.

    Names once looked up are remembered by the board: each hand and language has a board of its own.
    """
    chance = random.Random(7)  # noqa: S311 - the same hands every time

    def reader() -> Callable[[Sequence[tuple[str, str]], Position], object]:
        rules = Diplomacy(replace(board))
        index_of(rules.board)

        def read(texts: Sequence[tuple[str, str]], position: Position) -> object:
            return [rules.read(text, position, power) for power, text in texts]

        return read

    spent: Figures = {}
    for hand in HANDS:
        for language in LANGUAGES:
            slips = [
                [(p, written(t, hand, board, language, chance)) for p, t in written_texts(turn)]
                for turn in turns
            ]
            read = reader()
            todo = ((read, (s, turn.position())) for s, turn in zip(slips, turns, strict=True))
            spent[f"read, {hand}, {language}"] = timed(todo) / len(turns)
    mean = sum(spent.values()) / len(spent)
    read = reader()
    good = timed((read, (written_texts(turn), turn.position())) for turn in turns) / len(turns)
    return {"read, in people's words": mean, "read, in good notation": good, **spent}


def by_stream(turns: Sequence[Turn], messages: Messages | None) -> Figures:
    """Time lines of a stream, each once; without messages there are no texts to write."""
    lines = [question(turn, number) for number, turn in enumerate(turns)]
    bare = JudgeService(texts=False, reasons=False)
    times = {"stream, bare": timed((answer, (line, bare)) for line in lines)}
    if messages is not None:
        full = JudgeService(sentences=messages)
        spent = timed((answer, (line, full)) for line in lines)
        times["stream, with reasons and texts"] = spent
    return {name: spent / len(turns) for name, spent in times.items()}


def question(turn: Turn, number: int) -> bytes:
    """Write a turn as a line of a stream."""
    units: dict[str, list[str]] = {}
    for power, kind, at in turn.units:
        units.setdefault(power, []).append(f"{kind} {at}")
    centres: dict[str, list[str]] = {}
    for centre, owner in turn.owners.items():
        centres.setdefault(owner, []).append(centre)
    orders = {power: list(texts) for power, texts in turn.sheets.items()}
    asked = {"id": number, "phase": turn.phase, "units": units}
    return dump({**asked, "centers": centres, "orders": orders}).encode()


def figures(count: int, messages: Messages | None = None) -> Figures:
    """Measure everything once, in seconds for a turn; memory is not swept, as in the program."""
    gc.disable()
    board = load_map("standard").board
    played = turns(Diplomacy(board), count, seed=1)
    return {
        **by_rules("judged", judged, board, played),
        **by_rules("all reasons", explained, board, played),
        **by_list(board, played),
        **by_reading(board, played[: max(1, count // 10)]),
        **by_stream(played, messages),
    }


def beside(python: str, turns: Sequence[Turn]) -> dict[str, float] | None:
    """Return the seconds a turn takes in the ``diplomacy`` package, or nothing without it."""
    script = Path(__file__).with_name("beside.py")
    done = subprocess.run(  # noqa: S603 - the interpreter that was asked for
        [python, str(script)],
        input=json.dumps([asdict(turn) for turn in turns]),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        return None
    spent: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return {name: seconds / len(turns) for name, seconds in spent.items()}


def growth(count: int = 12, rounds: int = ROUNDS) -> dict[int, Figures]:
    """Return the seconds that a unit takes on boards of several sizes."""
    gc.disable()
    boards = {size: generated_board(size, seed=size) for size in SIZES}
    ground = {
        size: generated_turns(Diplomacy(board), count, seed=size) for size, board in boards.items()
    }
    by_size = {size: Figures() for size in SIZES}
    for _ in range(rounds):
        for size, board in boards.items():
            units = sum(len(turn.units) for turn in ground[size]) / count
            spent = {
                **by_rules("judged", judged, board, ground[size]),
                **by_list(board, ground[size]),
            }
            per_unit = {name: seconds / units for name, seconds in spent.items()}
            by_size[size] = least(by_size[size], per_unit)
    return by_size


def ratios(ours: Mapping[str, float], theirs: Mapping[str, float]) -> list[tuple[Promise, float]]:
    """Compare what was promised: how many times as fast each figure is."""
    return [
        (one, sum(theirs[name] for name in one.theirs) / ours[one.figure])
        for one in PROMISES
        if one.figure in ours
    ]


def measure(
    python: str, count: int = COUNT, rounds: int = ROUNDS, module: str = "engine.robots.bench.rules"
) -> bool:
    """Measure and say; true when everything is as fast as promised."""
    say = sys.stdout.write
    board = load_map("standard").board
    played = turns(Diplomacy(board), count, seed=1)
    units = sum(len(turn.units) for turn in played) / count
    say(METHOD.format(count=count, units=units, rounds=rounds))
    compiled = finder.compiled() is not None
    ours, source, theirs = Figures(), Figures(), Figures()
    for _ in range(rounds):
        source = least(source, elsewhere(module, count, KEY, VELMOC_PURE="1"))
        ours = least(ours, elsewhere(module, count, KEY)) if compiled else source
        theirs = least(theirs, beside(python, played) or {})
    say_figures(source, ours, compiled=compiled)
    good = True
    if not theirs:
        say("the diplomacy package is not beside: nothing to compare with\n")
    for promise, times in ratios(ours, theirs) if theirs else ():
        good = good and times >= promise.times
        what = "() and ".join(promise.theirs)
        say(f"{promise.figure}: {times:.1f} times {what}() of diplomacy")
        say(f" (promised: {promise.times:g}{'' if times >= promise.times else ', NOT KEPT'})\n")
    for name in sorted({promise.figure for promise in PROMISES} & ours.keys()):
        times = source[name] / ours[name]
        if times > SOURCE:
            good = False
            say(f"{name}: the source takes {times:.1f} times as long (promised: {SOURCE})\n")
    with TemporaryDirectory(prefix="velmoc-bench-") as folder:
        events, seconds = replay(board, Path(folder))
    say(f"opening a stored game of {events} events: {seconds * 1000:.0f} ms\n")
    good = _say_growth() and good
    return flips.measure(flips.BOARDS) and good


def _say_growth() -> bool:
    """Say what a unit costs on boards of several sizes; true where it grows as promised."""
    say = sys.stdout.write
    sizes = growth()
    small = sizes[SIZES[0]]
    worst = 0.0
    for name in small:
        costs = [sizes[size][name] for size in SIZES]
        worst = max(worst, max(costs) / costs[0])
        text = ", ".join(f"{cost * 1e6:.1f}" for cost in costs)
        say(f"{name}: {text} us a unit on {', '.join(map(str, SIZES))} spaces\n")
    kept = worst <= LINEAR
    say(f"a unit costs at most {worst:.1f} times as much on the largest board")
    say(f" (promised: {LINEAR:g}{'' if kept else ', NOT KEPT'})\n")
    return kept
