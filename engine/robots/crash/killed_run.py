"""One run of a player: until it ends by itself, or is killed at its moment."""

import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Protocol

_WAY, _GLIMPSE = 12.0, 0.2
"""Seconds of work that a player may need to reach a target, and seconds that it may be there."""

_AIM = 2.0
"""Seconds that such a round waits at most."""

_PATIENCE, _IDLE = 120.0, 300.0
"""Seconds of work that a player may do until its first line, and seconds that it may do none."""


class LossError(AssertionError):
    """Something that was announced is not so in the file."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place of the program where a kill has not met it often enough."""

    name: str
    """Given to the player as a third word, so that it goes there."""

    met: Callable[[Sequence[str]], bool]
    """Whether it is there, by its remarks."""


@dataclass(frozen=True, slots=True)
class Plan:
    """When a run is killed."""

    after: float
    """Seconds after its first line, or after it has reached its target."""

    early: bool
    """Whether a remark is a line too."""

    aim: Path | None
    """The game of which a transaction is to be half written."""

    target: Target | None


class Process(Protocol):
    """A player that runs."""

    @property
    def pid(self) -> int:
        """Its number."""
        ...

    def poll(self) -> int | None:
        """Return the code with which it ended, less than nought for a signal; nothing yet."""
        ...

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; raises ``subprocess.TimeoutExpired`` where that does not come."""
        ...

    def send_signal(self, sig: int) -> None:
        """Send it a signal."""
        ...


Start = Callable[[Sequence[str], BinaryIO, BinaryIO], Process]
"""Lets a player run, told its words, and where it writes and complains."""


def started(command: Sequence[str], out: BinaryIO, errors: BinaryIO) -> Process:
    """Start a command as anybody would."""
    # S603: the command is ours, or given on our own command line.
    return subprocess.Popen(command, stdout=out, stderr=errors)  # noqa: S603


class Forked:
    """A copy of this process that plays, spared of reading the program again; POSIX alone."""

    def __init__(
        self,
        work: Callable[[Sequence[str]], int],
        words: Sequence[str],
        out: BinaryIO,
        errors: BinaryIO,
    ) -> None:
        self._code: int | None = None
        self.pid = os.fork()
        if not self.pid:
            code = 1
            try:
                os.dup2(out.fileno(), 1)
                os.dup2(errors.fileno(), 2)
                code = work(words)
            finally:  # whatever happened, this process ends here
                if sys.exc_info()[0] is not None:
                    traceback.print_exc()
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(code)

    def poll(self) -> int | None:
        """Return the code with which it ended; nothing while it runs."""
        if self._code is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._code = os.waitstatus_to_exitcode(status)
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end.

        Raises:
            subprocess.TimeoutExpired: it has not come.
        """
        end = time.monotonic() + (_IDLE if timeout is None else timeout)
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired("a forked player", timeout or _IDLE)
            time.sleep(0.002)
        assert self._code is not None
        return self._code

    def send_signal(self, sig: int) -> None:
        """Send it a signal."""
        if self.poll() is None:
            os.kill(self.pid, sig)


def run(
    command: Sequence[str], path: Path, plan: Plan, start: Start = started
) -> tuple[list[str], bool]:
    """Run a player until it ends or is killed; return its announcements and whether it ended."""
    with path.open("wb") as out, path.with_suffix(".errors").open("wb") as errors:
        player = start(command, out, errors)
        try:
            _wait_for_the_first_line(player, path, remarks=plan.early or plan.target is not None)
            if plan.target is not None:
                _wait_for_the_target(player, path, plan.target)
                player.wait(min(plan.after, _GLIMPSE))
            else:
                player.wait(plan.after)
        except subprocess.TimeoutExpired:
            if plan.aim is not None and plan.target is None:
                _wait_for_a_transaction(player, plan.aim)
        finally:
            player.send_signal(signal.SIGKILL)
            code = player.wait()
    if code > 0:
        raise LossError(f"the player failed:\n{path.with_suffix('.errors').read_text()}")
    return announcements(path), code == 0


def _wait_for_the_target(player: Process, path: Path, target: Target) -> None:
    """Wait until it is there; some places come only with luck, so not for ever."""
    effort = Effort(player.pid)
    while player.poll() is None and not effort.is_in_vain(_WAY):
        if target.met(remarks_of(path)):
            return
        time.sleep(0.002)


def _wait_for_the_first_line(player: Process, path: Path, *, remarks: bool) -> None:
    effort = Effort(player.pid)
    while player.poll() is None:
        if announcements(path) or (remarks and path.stat().st_size):
            return
        if effort.is_in_vain():
            player.send_signal(signal.SIGABRT)  # a player may say where it is
            player.wait()
            where = path.with_suffix(".errors").read_text(errors="replace")
            raise LossError(f"the player says nothing after {remarks_of(path)[-3:]}\n{where}")
        time.sleep(0.005)


class Effort:
    """How hard a player has worked: on a busy machine seconds say nothing about it."""

    def __init__(self, pid: int) -> None:
        self._pid, self._done, self._moved = pid, 0.0, time.monotonic()

    def is_in_vain(self, most: float = _PATIENCE) -> bool:
        """Tell whether it has done a lot, or for long nothing at all."""
        done, now = _processor_seconds(self._pid), time.monotonic()
        if done is None:  # nobody tells here; then only the time counts
            return now - self._moved > _IDLE
        if done > self._done:
            self._done, self._moved = done, now
        return done > most or now - self._moved > _IDLE


def _processor_seconds(pid: int) -> float | None:
    """Return how long a process has used a processor, where the system tells."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace")
    except OSError:
        return None
    user, system = text.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def _wait_for_a_transaction(player: Process, path: Path) -> None:
    deadline = time.monotonic() + _AIM
    while player.poll() is None and time.monotonic() < deadline and not half_written(path):
        time.sleep(0.0002)


def announcements(path: Path) -> list[str]:
    """Return what a player announced; what a kill cut off in the middle of a line was not."""
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()
    return [text for text in whole if not text.startswith("#")]


def remarks_of(path: Path) -> list[str]:
    """Return what a player remarked besides."""
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0].splitlines()
    return [text.removeprefix("# ") for text in whole if text.startswith("#")]


def half_written(path: Path) -> bool:
    """Tell whether a transaction is being written into a game."""
    journal = path.with_name(path.name + "-journal")
    try:
        return journal.stat().st_size > 0
    except FileNotFoundError:
        return False
