"""The commands as other programs meet them: processes with pipes."""

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from engine.exchange import commands

ROOT = Path(__file__).parents[3]
PARIS = '{"id": 1, "phase": "S1901M", "units": {"FRANCE": ["A PAR"]}}\n'


def command(module, *arguments):
    return [sys.executable, "-m", module, *arguments]


def run(module, *arguments, given=b"", **environment):
    return subprocess.run(
        command(module, *arguments),
        input=given,
        capture_output=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, "LANG": "en_US.UTF-8", **environment},
    )


def answers(told):
    return [json.loads(line) for line in told.stdout.splitlines()]


def test_what_comes_in_is_answered():
    told = run("engine", "adjudicate", given=PARIS.encode() + b"\nrubbish\n")

    assert told.returncode == 1
    assert told.stderr == b""
    assert [line["id"] for line in answers(told)] == [1, None, None]


def test_a_file_is_answered_like_a_pipe(tmp_path):
    file = tmp_path / "questions.jsonl"
    file.write_text(PARIS * 3, "utf-8")

    told = run("engine", "adjudicate", str(file))

    assert (told.returncode, len(answers(told))) == (0, 3)
    assert told.stdout == run("engine", "adjudicate", given=(PARIS * 3).encode()).stdout


def test_a_file_that_is_not_there_is_named():
    told = run("engine", "adjudicate", "nowhere.jsonl")

    assert told.returncode == 2
    assert told.stdout == b""
    assert told.stderr.startswith(b"nowhere.jsonl: ")


def test_a_program_can_ask_and_listen_in_turns():
    with subprocess.Popen(
        command("engine", "adjudicate"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        for _ in range(3):
            process.stdin.write(PARIS.encode())
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == 1
        process.stdin.close()

        assert process.stdout.read() == b""
    assert process.returncode == 0


def test_a_listener_who_leaves_causes_no_trace(tmp_path):
    file = tmp_path / "questions.jsonl"
    file.write_text(PARIS * 2000, "utf-8")
    with subprocess.Popen(
        command("engine", "adjudicate", str(file)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_said_in_a_line(tmp_path):
    file = tmp_path / "questions.jsonl"
    file.write_text(PARIS * 200, "utf-8")
    with Path("/dev/full").open("wb") as full:
        told = subprocess.run(
            command("engine", "adjudicate", str(file)),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            cwd=ROOT,
        )

    assert told.returncode == 2
    assert len(told.stderr.splitlines()) == 1


def test_whoever_interrupts_sees_no_trace():
    with subprocess.Popen(
        command("engine", "adjudicate"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        # Tests that run in the background of a shell ignore the key, and so would their children.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        process.stdin.write(PARIS.encode())
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)

        assert process.stderr.read() == b""
    assert process.returncode == 130


def test_the_engine_alone_loads_no_qt():
    code = (
        "import sys\n"
        "from engine.exchange.commands import main\n"
        "main(['map', 'export', 'standard'])\n"
        "sys.exit(any(name.startswith(('PySide6', 'gui')) for name in sys.modules))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)

    assert told.returncode == 0
    assert json.loads(told.stdout)["map"] == "standard"


@pytest.mark.parametrize(
    "line",
    [
        ("adjudicate", "--profile", "1959"),
        ("adjudicate", "--map", "moon"),
        ("map", "export", "moon"),
        ("frobnicate",),
        (),
    ],
)
def test_who_asks_badly_is_told_how_to_ask(line):
    told = run("engine", *line)

    assert told.returncode == 2
    assert b"usage:" in told.stderr


def test_a_closed_end_is_no_fault_of_the_program(monkeypatch, capsys):
    """Whoever starts a program can close what it reads from or writes to."""
    monkeypatch.setattr(sys, "stdin", None)

    assert commands.main(["adjudicate"]) == 0
    assert capsys.readouterr() == ("", "")

    monkeypatch.setattr(sys, "stdout", None)
    assert commands.main(["map", "export", "standard"]) == 1
