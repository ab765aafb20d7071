"""A stream judged by several processes at once, with the answers in the order of the questions."""

import contextlib
import os
import signal
from collections.abc import Iterable
from queue import Queue
from threading import Thread
from typing import BinaryIO

from engine.formats.line_judge import LineJudge
from engine.formats.stream import answer, lines, run

_AHEAD = 32
"""Lines that each process may have waiting; more would only fill memory."""

MOST = 64
"""Processes; nobody has a machine on which more would help."""


def run_in_jobs(
    source: BinaryIO, sink: BinaryIO, judge: LineJudge, jobs: int, *, flush: bool
) -> int:
    """Answer every line as ``stream.run`` does, by so many processes side by side.

    Each line goes to the next process in turn. Should one die, what it left is judged here. Where
    the system cannot divide a process, this one judges all lines itself.
    """
    if jobs < 2 or not hasattr(os, "fork"):
        return run(source, sink, judge, flush=flush)
    processes: list[_Process] = []
    for _ in range(jobs):
        processes.append(_Process(judge, processes))
    asked: Queue[tuple[bytes, _Process] | Exception | None] = Queue(_AHEAD * jobs)
    Thread(target=_ask, args=(source, processes, asked), daemon=True).start()
    try:
        code = _answers(asked, sink, judge, flush=flush)
    except BaseException:
        for process in processes:
            process.stop()
        raise
    return max(code, *[process.end() for process in processes])


def _answers(
    asked: "Queue[tuple[bytes, _Process] | Exception | None]",
    sink: BinaryIO,
    judge: LineJudge,
    *,
    flush: bool,
) -> int:
    """Write every answer in the order of the questions; return 1 if one could not be judged here.

    Raises:
        OSError: the source broke off, or nobody listens any more.
    """
    code = 0
    while (one := asked.get()) is not None:
        if isinstance(one, Exception):
            raise one
        line, process = one
        reply = process.answer()
        if not reply:
            text, judged = answer(line, judge)
            reply, code = text.encode("utf-8") + b"\n", code if judged else 1
        sink.write(reply)
        if flush:
            sink.flush()
    sink.flush()
    return code


def _ask(
    source: BinaryIO,
    processes: "list[_Process]",
    asked: "Queue[tuple[bytes, _Process] | Exception | None]",
) -> None:
    """Hand every line to the next process in turn."""
    try:
        for number, line in enumerate(lines(source)):
            process = processes[number % len(processes)]
            process.ask(line)
            asked.put((line, process))
    except (OSError, ValueError) as error:  # it broke off, or was closed meanwhile
        asked.put(error)
    finally:
        asked.put(None)


class _Process:
    """A process of its own that answers lines."""

    def __init__(self, judge: LineJudge, others: "Iterable[_Process]") -> None:
        questions, to_judge = os.pipe()
        from_judge, answers = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            for other in others:  # or they would never see the end of their questions
                other.close()
            os.close(to_judge)
            os.close(from_judge)
            _answer_lines(questions, answers, judge)
        os.close(questions)
        os.close(answers)
        self._questions = os.fdopen(to_judge, "wb")
        self._answers = os.fdopen(from_judge, "rb")

    def ask(self, line: bytes) -> None:
        """Send a line; one that has died answers nothing."""
        ending = b"\r\n" if line.endswith(b"\r") else b"\n"  # of two returns one is the line's own
        try:
            self._questions.write(line + ending)
            self._questions.flush()
        except BrokenPipeError:
            pass

    def answer(self) -> bytes:
        """Return the next answer; nothing if the process has died."""
        reply = self._answers.readline()
        return reply if reply.endswith(b"\n") else b""

    def close(self) -> None:
        """Close this end of the pipes."""
        for end in (self._questions, self._answers):
            with contextlib.suppress(BrokenPipeError):
                end.close()

    def stop(self) -> None:
        """End it at once."""
        os.kill(self._pid, signal.SIGKILL)
        os.waitpid(self._pid, 0)
        self.close()

    def end(self) -> int:
        """Let it finish; return 1 if some line could not be judged."""
        self.close()
        _, status = os.waitpid(self._pid, 0)
        return int(os.waitstatus_to_exitcode(status) == 1)


def _answer_lines(questions: int, answers: int, judge: LineJudge) -> None:
    """Answer lines until there are no more, and end the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one that asks ends, and with it the lines
    code = os.EX_SOFTWARE
    try:
        with os.fdopen(questions, "rb") as source, os.fdopen(answers, "wb") as sink:
            code = run(source, sink, judge)
    finally:
        os._exit(code)
