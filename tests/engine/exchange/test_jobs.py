"""Several processes answer a stream as one does: the same lines in the same order."""

import io
import os

import pytest

from engine.board.loader import load_map
from engine.formats import jobs as jobs_module
from engine.formats.jobs import run_in_jobs
from engine.formats.stream import LONGEST_LINE, run
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.game import Diplomacy
from engine.robots.games.diplomacy.bench.rules import question
from engine.robots.games.diplomacy.bench.seeded_turns import turns

RULES = Diplomacy(load_map("standard").board)
GOOD = [question(turn, number) for number, turn in enumerate(turns(RULES, 60, seed=5))]
BAD = [b"", b"{", b"[]", b'{"id": 1}', b'{"id": "\xc5\x99"}\r', b"\xff", b" \r", b"x" * 70_000]


def alone(source):
    sink = io.BytesIO()
    code = run(io.BytesIO(source), sink, JudgeService())
    return code, sink.getvalue()


def together(source, jobs, service=None):
    sink = io.BytesIO()
    code = run_in_jobs(io.BytesIO(source), sink, service or JudgeService(), jobs, flush=False)
    return code, sink.getvalue()


@pytest.mark.parametrize("jobs", [1, 2, 3, 7])
@pytest.mark.parametrize("end", [b"", b"\n"])
def test_answers_are_those_of_one_process_in_their_order(jobs, end):
    mixed = [line for pair in zip(GOOD, BAD * 8, strict=False) for line in pair]

    for source in (GOOD, mixed, BAD, [], [b""]):
        text = b"\n".join(source) + end

        assert together(text, jobs) == alone(text)


def test_a_line_that_is_too_long_is_one_line_all_the_same():
    text = b"\n".join([GOOD[0], b"9" * (LONGEST_LINE + 100), GOOD[1], b""])

    assert together(text, 2) == alone(text)


@pytest.mark.parametrize("dies_at", range(5))
def test_what_a_process_leaves_when_it_dies_is_judged_all_the_same(dies_at):
    class Mortal(JudgeService):
        here = os.getpid()

        def line(self, node, name):
            if name == dies_at and os.getpid() != self.here:
                os._exit(9)
            return super().line(node, name)

    text = b"\n".join(GOOD) + b"\n"

    assert together(text, 2, Mortal()) == alone(text)


def test_where_a_process_cannot_be_divided_it_judges_all_lines_itself(monkeypatch):
    monkeypatch.delattr(jobs_module.os, "fork")
    text = b"\n".join(GOOD)

    assert together(text, 4) == alone(text)


def test_nobody_is_left_running_when_nobody_listens():
    class Deaf(io.BytesIO):
        def write(self, data):
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        run_in_jobs(io.BytesIO(b"\n".join(GOOD * 20)), Deaf(), JudgeService(), 3, flush=False)

    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def test_a_source_that_breaks_off_is_said():
    class Broken(io.BytesIO):
        def readline(self, size=-1):
            if self.tell() > len(GOOD[0]):
                raise OSError(5, "Input/output error")
            return super().readline(size)

    sink = io.BytesIO()
    with pytest.raises(OSError, match="Input/output"):
        run_in_jobs(Broken(b"\n".join(GOOD)), sink, JudgeService(), 2, flush=False)

    assert sink.getvalue() == alone(GOOD[0])[1]
