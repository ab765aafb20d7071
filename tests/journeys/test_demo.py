"""The demo plays the rulebook's sample game, and not a recording of it."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.study.library import sample_game
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.view import PastPhase
from gui.robots.demo.__main__ import main
from gui.robots.games.diplomacy.demo.printed_results import differences
from gui.robots.games.diplomacy.demo.sample_game import Replacement
from tests.agreements import usual_agreement

ROOT = Path(__file__).parents[2]


@pytest.fixture
def demo():
    """Run the demo as a process of its own, as everybody does."""

    def run(folder, *more):
        demo = [sys.executable, "-m", "gui.robots.demo"]
        line = [*demo, "--out", str(folder), "--size", "1280x720", *more]
        return subprocess.run(
            line,
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.mark.evening
def test_the_demo_comes_out_as_the_rulebook_prints_it(tmp_path, demo):
    out = tmp_path / "cs"

    done = demo(out, "--lang", "cs")

    assert done.returncode == 0, done.stdout + done.stderr
    assert "as printed" in done.stdout
    codes = [phase.phase.code for phase in sample_game()]
    pictures = sorted(out.glob("*.png"))
    assert [picture.stem.partition("-")[2] for picture in pictures] == codes
    assert all(picture.stat().st_size > 50_000 for picture in pictures)
    texts = (out / "results.txt").read_text("utf-8")
    assert "Jaro 1901" in texts
    assert len(texts.splitlines()) > 100


@pytest.mark.evening
def test_one_swapped_order_fails_what_the_rulebook_says_it_would(
    tmp_path, capsys, monkeypatch, home
):
    """Where Budapest holds, Galicia is free for the army that bounced there."""
    monkeypatch.setenv("VELMOC_HOME", os.environ["VELMOC_HOME"])  # the demo sets its own
    line = ("--out", str(tmp_path / "en"), "--size", "1280x720", "--until", "S1901M")

    code = main([*line, "--lang", "en", "--replace", "S1901M AUSTRIA A Bud H"])

    told = capsys.readouterr().out
    assert code == 1
    assert "A WAR - GAL: printed fails, came out succeeds" in told
    assert "A BUD - GAL: printed, but not among the orders judged" in told
    assert "1 phases: 2 differences" in told


def test_an_order_that_stays_at_home_fails_those_that_counted_on_it():
    board = load_map("standard").board
    swapped = Replacement.parse("F1902M GERMANY F Den H", board).apply(sample_game(), board)
    rules = Diplomacy(board)
    seats = [Seat(power=power.id, player=power.letter) for power in board.powers]
    session = found(rules, MemoryStore(), usual_agreement(title="Swapped", seats=seats))
    for phase in swapped:
        position = session.public().position
        for power in session.public().queue:
            texts = phase.orders.get(power, ())
            session.envelopes.seal(
                power, [rules.read(text, position, power).order for text in texts]
            )
        session.reveal()
        if phase.phase.code == "F1902M":
            break
        session.advance()

    told = differences(sample_game(), session.public().past)

    for order in ("A NWY - STP", "F NTH - NWY", "F EDI - NTH"):
        assert f"F1902M {order}: printed succeeds, came out fails" in told
    assert not [line for line in told if line[:6] in ("S1901M", "F1901M", "W1901A", "S1902M")]


def test_a_phase_that_the_sample_game_has_not_is_refused(tmp_path, capsys, monkeypatch, home):
    monkeypatch.setenv("VELMOC_HOME", os.environ["VELMOC_HOME"])  # the demo sets its own

    assert main(["--out", str(tmp_path / "out"), "--until", "S1950M"]) == 2
    assert "S1950M is none of S1901M, F1901M" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("swap", "said"),
    [
        ("F1902M GERMANY", "expected PHASE POWER ORDER"),
        ("F1902X GERMANY F Den H", "F1902X"),
        ("F1902M BAVARIA F Den H", "no power"),
        ("F1902M GERMANY F Lon H", "no order of GERMANY"),
        ("F1950M GERMANY F Den H", "no order of GERMANY"),
    ],
)
def test_a_swap_that_cannot_be_understood_is_refused_in_a_sentence(
    tmp_path, capsys, monkeypatch, home, swap, said
):
    monkeypatch.setenv("VELMOC_HOME", os.environ["VELMOC_HOME"])  # the demo sets its own

    code = main(["--out", str(tmp_path / "out"), "--replace", swap])

    told = capsys.readouterr().err
    assert code == 2
    assert said in told
    assert told.startswith("velmoc.py demo: ")


class Played:
    """An evening of one phase that nobody need play: its results are shown at once."""

    def __init__(self, driver, phases, board):
        del phases
        self._driver, self._rules = driver, Diplomacy(board)

    def set_up(self):
        """Nobody sits down."""

    def play(self, seen):
        before = self._rules.start()
        past = PastPhase(before=before, orders={}, resolution=self._rules.adjudicate(before, {}))
        shown = self._driver.window
        seen(
            SimpleNamespace(window=lambda: shown, view=SimpleNamespace(viewport=lambda: shown)),
            past,
        )


def test_a_picture_that_cannot_be_written_fails_the_demo(tmp_path, capsys, monkeypatch, home):
    monkeypatch.setenv("VELMOC_HOME", os.environ["VELMOC_HOME"])  # the demo sets its own
    monkeypatch.setattr("gui.robots.games.diplomacy.demo.demo_run.SampleGame", Played)
    (tmp_path / "out" / "1-S1901M.png").mkdir(parents=True)

    code = main(["--out", str(tmp_path / "out"), "--size", "1280x720"])

    assert code == 1
    assert "the picture cannot be written" in capsys.readouterr().err


def test_a_folder_that_cannot_be_made_is_said(tmp_path, capsys):
    (tmp_path / "file").write_text("in the way", "utf-8")

    assert main(["--out", str(tmp_path / "file" / "demo")]) == 2
    assert str(tmp_path / "file" / "demo") in capsys.readouterr().err
