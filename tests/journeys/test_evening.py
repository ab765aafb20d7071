"""A year by clicks on two displays: the room sees what the table does, nothing too early."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def evening(out, *words):
    """Play an evening as the command does, and return it."""
    surroundings = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    return subprocess.run(
        [sys.executable, "-m", "gui.robots.evening", "--out", str(out), *words],
        cwd=ROOT,
        env={**surroundings, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.evening
def test_a_year_on_two_displays_shows_the_room_everything_in_its_time(tmp_path):
    played = evening(tmp_path / "evening", "--years", "1", "--lang", "cs", "--seed", "1")

    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert re.match(r"\d+ phases, \d+ envelopes, \d+ looks", played.stdout)
    kept = {path.stem.partition("-")[2] for path in (tmp_path / "evening").glob("*.png")}
    assert {"laptop-NewGame", "laptop-over-PinCard", "laptop-Desk-M"} <= kept
    assert {"laptop-Desk-M-read-back", "laptop-Sealed", "laptop-Results-M"} <= kept
    assert {"laptop-Reveal-conflict-M", "laptop-GameOver"} <= kept
    assert {
        "room-Reveal-opened-M-projector",
        "room-Reveal-power-M-projector",
        "room-Reveal-conflict-M-projector",
        "room-Reveal-carried-out-M-projector",
        "room-over-over-M-projector",
    } <= kept
    assert {name for name in kept if name.startswith("room-table-")}
    assert {name for name in kept if name.startswith("room-results-")}


@pytest.mark.evening
def test_two_players_with_one_display_have_the_public_screen_in_a_window(tmp_path, monkeypatch):
    from gui.robots.evening import __main__ as command

    one = command.displays(tmp_path, command.SCREENS[:1])
    monkeypatch.setenv("QT_QPA_PLATFORM", f"offscreen:configfile={one}")
    played = subprocess.run(
        [
            *(sys.executable, "-m", "gui.robots.evening", "--out", str(tmp_path / "out")),
            *("--years", "1", "--lineup", "two", "--keen", "ENGLAND"),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert played.returncode == 0, played.stderr
    assert "unplugged 0 times" in played.stdout
    kept = {path.stem.partition("-")[2] for path in (tmp_path / "out").glob("*.png")}
    assert {"laptop-Desk-M-several", "laptop-Results-M-coin"} <= kept


def test_an_evening_of_no_length_is_refused(tmp_path):
    refused = evening(tmp_path, "--years", "0")

    assert refused.returncode == 2
    assert "from 1 to 40" in refused.stderr


def test_a_fault_in_a_slot_is_no_success(tmp_path, monkeypatch, capsys, qapp):
    """Qt goes on after it; whoever looks at the end of an evening must not."""
    from PySide6.QtCore import QObject, Signal

    from gui.robots.evening import __main__ as command

    class Clicked(QObject):
        happened = Signal()

    class Faulty:
        def __init__(self, *_agreed):
            self.button = Clicked()
            self.button.happened.connect(self.act)

        def act(self):
            raise KeyError("OLD_TOWN")

        def play(self, *_agreed):
            self.button.happened.emit()
            return "3 phases"

    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setattr("gui.robots.evening.__main__.TwoDisplays", Faulty)
    monkeypatch.setattr("gui.robots.evening.__main__.unseen", lambda *_where: {})
    hook = sys.excepthook
    told = []
    monkeypatch.setattr(sys, "excepthook", lambda *fault: told.append(fault[0]))

    code = command.main(["--out", str(tmp_path / "out")])

    out, err = capsys.readouterr()
    assert code == 1
    assert out == "3 phases\n"
    assert err.endswith("velmoc.py evening: nobody expected KeyError\n")
    assert told == [KeyError]  # whoever waits for faults hears of it all the same
    monkeypatch.undo()
    assert sys.excepthook is hook


def test_a_good_evening_is_a_success(tmp_path, monkeypatch, capsys, qapp):
    from gui.robots.evening import __main__ as command

    class Fine:
        def __init__(self, *_agreed):
            pass

        def play(self, *_agreed):
            return "3 phases"

    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))
    monkeypatch.setattr("gui.robots.evening.__main__.TwoDisplays", Fine)
    monkeypatch.setattr("gui.robots.evening.__main__.unseen", lambda *_where: {})

    assert command.main(["--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr() == ("3 phases\n", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--map", "nowhere"), "--map: 'nowhere' is no map: "),
        (("--until", "somebody"), "'somebody': winner, or a turn"),
        (("--until", "T41"), "--until 41: from 1 to 40"),
        (("--pairs", "0"), "from 1 to"),
        (("--keen", "RUR"), "--keen RUR: one of "),
    ],
)
def test_what_no_evening_can_be_is_said(capsys, words, said):
    from gui.robots.evening import __main__ as command

    with pytest.raises(SystemExit) as ended:
        command.main(["--game", "diplomatia", "--out", "nowhere", *words])

    assert ended.value.code == 2
    assert said in capsys.readouterr().err
