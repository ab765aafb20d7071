"""How long a soak waits for its player: by what that one does, not by what the machine does."""

import os
import subprocess
import sys

import pytest

from engine.robots.crash import killed_run
from engine.robots.crash.killed_run import Effort, LossError, Plan, Target, run


class World:
    """A process and a clock that a test moves."""

    def __init__(self):
        self.work, self.time = 0.0, 1000.0

    def seconds(self, _pid):
        return self.work

    def monotonic(self):
        return self.time


@pytest.fixture
def world(monkeypatch):
    found = World()
    monkeypatch.setattr(killed_run, "_processor_seconds", found.seconds)
    monkeypatch.setattr(killed_run.time, "monotonic", found.monotonic)
    return found


def test_a_player_that_gets_little_of_a_busy_machine_is_waited_for(world):
    effort = Effort(1)
    for _ in range(100):
        world.time += 200
        world.work += 0.01

        assert not effort.is_in_vain()


def test_a_player_that_works_and_says_nothing_is_given_up(world):
    effort = Effort(1)
    world.work = 121

    assert effort.is_in_vain()


def test_a_player_that_does_nothing_at_all_is_given_up(world):
    effort = Effort(1)
    world.time += 299
    assert not effort.is_in_vain()
    world.time += 2

    assert effort.is_in_vain()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells it so")
def test_the_system_tells_how_long_a_process_has_worked():
    before = killed_run._processor_seconds(os.getpid())
    sum(number * number for number in range(2_000_000))

    assert killed_run._processor_seconds(os.getpid()) > before
    assert killed_run._processor_seconds(2**30) is None


WALKER = """
import sys, time
for word in ("# begun", "# on Hall", "# on " + sys.argv[1], "1 sealed - - -"):
    print(word, flush=True)
time.sleep(600)
"""


def test_a_run_with_a_target_is_killed_there(tmp_path):
    said = tmp_path / "said"
    target = Target("Kitchen", lambda remarks: remarks[-1:] == ["on Kitchen"])
    plan = Plan(0.0, early=False, aim=None, target=target)
    command = [sys.executable, "-c", WALKER, target.name]

    announced, ended = run(command, said, plan)

    assert not ended
    assert announced in ([], ["1 sealed - - -"])
    assert "on Kitchen" in said.read_text("utf-8")


def test_a_silent_player_is_asked_where_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(Effort, "is_in_vain", lambda *_: True)
    silent = "import faulthandler, time\nfaulthandler.enable()\nopen('up', 'w')\ntime.sleep(600)"
    started = []

    def popen(*arguments, **named):
        player = real(*arguments, **named, cwd=tmp_path)
        while not (tmp_path / "up").exists():
            assert player.poll() is None
        started.append(player)
        return player

    real = subprocess.Popen
    monkeypatch.setattr(killed_run.subprocess, "Popen", popen)
    plan = Plan(0.0, early=False, aim=None, target=None)

    with pytest.raises(LossError, match=r"says nothing(.|\n)*<string>"):
        run([sys.executable, "-c", silent], tmp_path / "said", plan)
    assert started[0].poll() is not None
