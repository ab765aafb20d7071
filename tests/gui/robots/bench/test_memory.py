"""What the program takes is measured in processes of its own, and held against what is promised."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.catalogue import CARDS, DEVELOPER
from gui.process.memory import Taken
from gui.robots.bench import memory
from gui.robots.bench.processes import rest_evening
from gui.windows.main_window import MainWindow

ROOT = Path(__file__).parents[4]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems say it otherwise")


def test_a_process_is_told_what_it_takes_and_took_at_most():
    # In a process of its own: this one has free memory in which sixty megabytes would fit.
    code = """
from gui.process.memory import taken
for size in (0, 64_000_000, 0):
    much = bytearray(size)
    print(taken().now, taken().most)
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    before, within, after = (tuple(map(float, line.split())) for line in done.stdout.splitlines())

    assert within[0] > before[0] + 60
    assert after[0] < within[0] - 60
    assert after[1] > within[0] - 1  # the system counts late


def test_an_evening_is_measured_once_nothing_more_is_dropped(qtbot, monkeypatch):
    happened = []

    class Evening:
        def __init__(self, *_agreed, begun, over):
            self._begun, self._over = begun, over

        def play(self, _chance, _board, _agreed, play):
            assert play.years == memory.YEARS
            window = MainWindow()
            qtbot.addWidget(window)
            self._begun(window)
            window.show()
            self._over(window)

    def rest():
        happened.append("rest")
        return len(happened) < 3

    monkeypatch.setattr(rest_evening, "TwoDisplays", Evening)
    monkeypatch.setattr("gui.process.idle_gc.LATER", 20)
    monkeypatch.setattr("gui.kit.kept.rest", rest)

    rest_evening.main("diplomacy", memory.YEARS, lambda: happened.append("measured"))

    assert happened == ["rest"] * 4 + ["measured"]


@pytest.mark.parametrize("around", ["", "1"])
@pytest.mark.parametrize("game", CARDS)
def test_a_game_that_people_have_is_measured_as_they_have_it(monkeypatch, tmp_path, game, around):
    env = {}

    def run(_command, **given):
        env.update(given["env"])
        return subprocess.CompletedProcess([], 0, "200.0 300.0\n")

    monkeypatch.setenv(DEVELOPER, around)
    monkeypatch.setattr(subprocess, "run", run)

    assert memory.measure("evening", tmp_path, game) == Taken(200.0, 300.0)
    assert bool(env.get(DEVELOPER)) == CARDS[game].for_developers


@pytest.mark.parametrize(
    ("program", "small", "large", "code", "said"),
    [
        (96.0, 250.0, 400.0, 0, "as small as promised"),
        (97.0, 250.0, 400.0, 1, "larger than promised"),
        (96.0, 251.0, 400.0, 1, "larger than promised"),
        (96.0, 250.0, 401.0, 1, "larger than promised"),
    ],
)
def test_what_was_promised_is_compared_with_what_was_measured(
    monkeypatch, capsys, program, small, large, code, said
):
    found = {"empty": 60.0, "program": program, (1280, 720): small, (3840, 2160): large}
    started = []

    def measure(what, _home, _game, laptop=None):
        return Taken(found[laptop or what], 999.0)

    monkeypatch.setattr(memory, "measure", measure)

    monkeypatch.setattr(
        memory, "compile_maps", lambda home: started.append(("all maps", str(home)))
    )

    assert memory.main(lambda what, home: started.append((what, home)), "diplomacy") == code
    told = capsys.readouterr().out
    assert f"program {program:.0f} MB, {program / 60:.2f} times" in told
    assert f"evening 1280x720 {small:.0f} MB; promised: 250; most 999" in told
    assert told.endswith(f"{said}\n")
    before = ["program", "all maps"]
    assert [what for what, _ in started] == ["keep", "program", *before, *before]
    assert len({home for _, home in started}) == 3  # what one evening leaves is no other's
