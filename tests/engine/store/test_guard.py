"""Two programs change one list: nothing of either is lost, killed or not."""

import os
import signal
import subprocess
import sys

import pytest

from engine.club.keeper import NAME, Keeper
from engine.store import guard
from engine.store.errors import StoreError, StoreFault
from engine.store.library import Library

WRITER = """
import sys
from pathlib import Path
from engine.club.keeper import Keeper
from engine.store.library import Library
data, who = Path(sys.argv[1]), sys.argv[2]
keeper, library = Keeper(data), Library(data)
print("ready", flush=True)
for turn in range(int(sys.argv[3])):
    keeper.change(lambda book: book.assigned(f"{who}{turn}", "L"))
    library.opened(data / f"{who}{turn}.velmoc", who)
    print(turn, flush=True)
"""


def write(data, who, turns):
    command = [sys.executable, "-c", WRITER, str(data), who, str(turns)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_two_programs_lose_nothing_of_each_other_and_one_killed_only_what_it_did_not_say(tmp_path):
    turns = 12
    killed = write(tmp_path, "killed", 100_000)
    others = [write(tmp_path, who, turns) for who in ("ada", "bob")]
    said = [killed.stdout.readline() for _ in range(8)]
    os.kill(killed.pid, signal.SIGKILL)
    said += killed.stdout.read().splitlines()
    for one in (killed, *others):
        one.communicate()
    announced = max(int(line) for line in said[1:])

    leagues = Keeper(tmp_path).read().leagues
    games = {game.path.stem for game in Library(tmp_path).games()}

    for who, count in (("ada", turns), ("bob", turns), ("killed", announced + 1)):
        wanted = {f"{who}{turn}" for turn in range(count)}
        assert wanted <= leagues.keys()
        assert wanted <= games


def test_what_a_killed_program_left_half_written_is_cleared_away(tmp_path):
    (tmp_path / f".{NAME}.4711.part").write_text("half")

    Keeper(tmp_path).change(lambda book: book.assigned("1", "L"))

    assert {one.name for one in tmp_path.iterdir()} == {NAME, f".{NAME}.lock"}


def test_one_that_does_not_let_go_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(guard, "PATIENCE", 0.02)
    file = tmp_path / NAME

    with guard.alone(file), pytest.raises(StoreError) as caught:
        Keeper(tmp_path).change(lambda book: book.assigned("1", "L"))

    assert caught.value.code is StoreFault.IN_USE
    assert not file.exists()


def test_where_no_lock_can_lie_nobody_waits(tmp_path):
    with guard.alone(tmp_path / "nowhere" / NAME):
        assert not (tmp_path / "nowhere").exists()
