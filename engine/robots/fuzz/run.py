"""Runs trials: many, each by its own seed, none longer than it may take.

A trial has no more than ``PATIENCE`` seconds. It runs in a process of its own kind, which another
one watches: what hangs is ended, told, and the next trial begins.
"""

import argparse
import multiprocessing
import os
import random
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Self

from engine.asked_number import read_number
from engine.robots.fuzz.trial import Kind, LostError, Sayer

NUMBER = 1000
"""Cases of each kind, where nobody says how many."""

PATIENCE = 5.0
"""Seconds that a trial may take."""

_ASLEEP = 30.0
"""Seconds by the clock on the wall after which also a trial that does nothing hangs."""

_LOOK = 0.2
_BEGINNING = 60.0
"""Seconds in which a process prepares what it is to damage."""

_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of its own is made in it


def add_numbers(parser: argparse.ArgumentParser) -> None:
    """Let a command be told how many trials to do, from which seed, and by how many at once."""
    parser.add_argument("--number", type=read_number, default=NUMBER, help="cases of each kind")
    parser.add_argument("--seed", default="1", help="another seed gives other cases")
    parser.add_argument("--case", type=int, help="do only this one, here, with its whole traceback")
    parser.add_argument("--jobs", type=read_number, default=os.cpu_count() or 1)


class Harm(StrEnum):
    """What a trial may come to."""

    TRACEBACK = "traceback"
    HANG = "hang"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Found:
    """One trial that did harm."""

    kind: str
    number: int
    harm: Harm
    told: str
    """The traceback, or what was lost."""


@dataclass(slots=True)
class Tally:
    """What came of the trials of one kind."""

    kind: str
    cases: int = 0
    refused: int = 0
    """Answers in words."""

    seconds: float = 0.0
    found: list[Found] = field(default_factory=list)

    def count(self, harm: Harm) -> int:
        """Count the trials that came to this."""
        return sum(one.harm is harm for one in self.found)


class _Caught:
    """Takes what a trial raises: that is what is being looked for, so nothing else may stop it."""

    def __init__(self) -> None:
        self.fault: Exception | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        del kind, trace
        self.fault = fault if isinstance(fault, Exception) else None
        return self.fault is not None


def chance_of(seed: str, kind: str, number: int) -> random.Random:
    """Return the chance of one trial; the same for the same seed on every computer."""
    return random.Random(f"{seed}:{kind}:{number}")  # noqa: S311 - it has to be the same again


def trials(
    kind: Kind, sayer: Sayer, seed: str, numbers: range, begun: Callable[[int], None]
) -> Iterator[tuple[int, int, Found | None]]:
    """Do trials one after another: tell of each its number, its refusals and the harm done."""
    place = _MEMORY if _MEMORY.is_dir() else None
    with TemporaryDirectory(prefix="velmoc-fuzz-", dir=place) as folder:
        case = kind.make(Path(folder), sayer)
        for number in numbers:
            begun(number)
            refused = 0
            with _Caught() as caught, _threads() as fallen:
                for refusal in case(chance_of(seed, kind.name, number)):
                    sayer.refusal(refusal)
                    refused += 1
            fault = caught.fault or next(iter(fallen), None)
            yield number, refused, _found(kind.name, number, fault)


@contextmanager
def _threads() -> Iterator[list[Exception]]:
    """Take what other threads raise."""
    fallen: list[Exception] = []

    def take(failure: threading.ExceptHookArgs) -> None:
        if isinstance(failure.exc_value, Exception):
            fallen.append(failure.exc_value)

    before, threading.excepthook = threading.excepthook, take
    try:
        yield fallen
    finally:
        threading.excepthook = before


def _found(kind: str, number: int, fault: Exception | None) -> Found | None:
    if fault is None:
        return None
    if isinstance(fault, LostError):
        return Found(kind, number, Harm.LOSS, str(fault))
    return Found(kind, number, Harm.TRACEBACK, "".join(traceback.format_exception(fault)))


def run_here(kind: Kind, sayer: Sayer, seed: str, numbers: range) -> Tally:
    """Do trials in this process; what hangs, hangs."""
    tally, begun = Tally(kind.name), time.monotonic()
    for _, refused, fault in trials(kind, sayer, seed, numbers, lambda _: None):
        tally.cases += 1
        tally.refused += refused
        tally.found += [fault] if fault is not None else []
    tally.seconds = time.monotonic() - begun
    return tally


@dataclass(slots=True)
class _Worker:
    numbers: range
    process: Any = None
    pipe: Connection | None = None
    at: Any = None
    since: Any = None
    worked: Any = None
    told: int = 0
    """How many of its trials it has told of."""


def run(
    name: str,
    work: Callable[[str, str, range, Connection, Any], None],
    seed: str,
    numbers: range,
    jobs: int,
) -> Tally:
    """Do trials in processes, ending what hangs. ``work`` is what a process does; see ``serve``."""
    tally, begun = Tally(name), time.monotonic()
    context = multiprocessing.get_context("spawn")
    workers = [_Worker(numbers[job::jobs]) for job in range(min(jobs, len(numbers)))]
    for worker in workers:
        _start(worker, context, name, work, seed)
    while workers:
        time.sleep(_LOOK)
        for worker in tuple(workers):
            ended = not worker.process.is_alive()
            _listen(worker, tally)
            if ended or _hangs(worker):
                left = _left(worker, tally, name, hung=not ended)
                if len(left):
                    worker.numbers = left
                    _start(worker, context, name, work, seed)
                else:
                    workers.remove(worker)
    tally.seconds = time.monotonic() - begun
    return tally


def _hangs(worker: _Worker) -> bool:
    """Tell whether a trial takes too long: by its own work, or, where it sleeps, by the clock.

    Where others keep a computer busy, what is quick takes long and hangs all the same not.
    """
    late = time.monotonic() - float(worker.since.value)
    if worker.at.value < 0:
        return late > _BEGINNING
    if late <= PATIENCE:
        return False
    worked = _work_of(worker.process.pid)
    return late > _ASLEEP or worked is None or worked - float(worker.worked.value) > PATIENCE


def _work_of(process: int) -> float | None:
    """Return how many seconds a process has worked, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def _start(worker: _Worker, context: Any, name: str, work: Any, seed: str) -> None:
    worker.pipe, theirs = context.Pipe(duplex=False)
    worker.at, worker.since = context.Value("q", -1), context.Value("d", time.monotonic())
    worker.worked, worker.told = context.Value("d", 0.0), 0
    given = (name, seed, worker.numbers, theirs, (worker.at, worker.since, worker.worked))
    worker.process = context.Process(target=work, args=given, daemon=True)
    worker.process.start()
    theirs.close()


def _listen(worker: _Worker, tally: Tally) -> None:
    pipe = worker.pipe
    if pipe is None:
        return
    try:
        while pipe.poll():
            cases, refused, faults = pipe.recv()
            worker.told += cases
            tally.cases += cases
            tally.refused += refused
            tally.found += faults
    except (EOFError, OSError):
        return


def _left(worker: _Worker, tally: Tally, name: str, *, hung: bool) -> range:
    """End a process; return the trials that it has not done."""
    at = worker.at.value
    worker.process.kill()
    worker.process.join()
    done = not hung and worker.process.exitcode == 0
    if done:
        return range(0)
    message = "" if hung else f"the process ended with {worker.process.exitcode}"
    harm = Harm.HANG if hung else Harm.TRACEBACK
    tally.found.append(Found(name, max(at, worker.numbers[0]), harm, message))
    if at < 0:
        tally.cases += 1
        return range(0)  # it cannot even begin
    done_before = worker.numbers.index(at)
    tally.cases += done_before + 1 - worker.told
    return worker.numbers[done_before + 1 :]


_BUNDLE = 0.5
"""Seconds after which a process tells how far it is."""


def serve(
    kind: Kind, sayer: Sayer, seed: str, numbers: range, pipe: Connection, clock: Any
) -> None:
    """Do trials in a process, telling whoever watches where it is."""
    at, since, worked = clock

    def begun(number: int) -> None:
        at.value, since.value, worked.value = number, time.monotonic(), time.process_time()

    cases = refused = 0
    harm: list[Found] = []
    sent = time.monotonic()
    for _, more, fault in trials(kind, sayer, seed, numbers, begun):
        cases, refused = cases + 1, refused + more
        harm += [fault] if fault is not None else []
        if fault is not None or time.monotonic() - sent > _BUNDLE:
            pipe.send((cases, refused, harm))
            cases, refused, harm, sent = 0, 0, [], time.monotonic()
    pipe.send((cases, refused, harm))
