"""The measuring tool runs and says figures; how fast it is here is no test's business."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.catalogue import GAMES
from gui.robots.bench import __main__ as bench
from gui.robots.bench import frames, reveal_frames

ROOT = Path(__file__).parents[4]


def test_frames_are_measured_at_4k():
    # In a process of its own, as pictures of that size take half a gigabyte while they are painted.
    code = (
        "import json; from gui.robots.bench.frames import frames; "
        "print(json.dumps(frames('diplomacy', 'standard', count=2)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = json.loads(done.stdout)

    assert set(found) == {"redraw", "pan", "zoom", "zoom, near", frames.RESTED}
    assert all(0 < usual <= slowest for usual, slowest in found.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_reveal_is_measured_and_of_an_empty_board_as_many(game):
    # In a process of its own, as it is measured: what else has run moves less, or not at all.
    code = (
        "import json; from gui.robots.bench import reveal_frames; "
        f"found = reveal_frames.measure({game!r}, rest=0, steps=1); "
        "print(json.dumps({name: len(frames.work) for name, frames in found.items()}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    found = json.loads(done.stdout)

    assert list(found) == ["reveal", "both windows", "baseline"]
    assert found["reveal"] == found["baseline"] > 20
    assert found["both windows"] >= found["reveal"]


@pytest.mark.parametrize(("slow", "code", "said"), [(3, 1, "slower"), (2, 0, "kept")])
def test_one_slow_frame_of_a_hundred_breaks_no_promise(monkeypatch, capsys, slow, code, said):
    work = (3.0,) * (200 - slow) + (20.0,) * slow
    slowed, quick = reveal_frames.Frames((30.0,) * 200, work), reveal_frames.Frames((1.0,), (1.0,))
    figures = {"reveal": quick, "both windows": slowed, "baseline": quick}
    monkeypatch.setattr(reveal_frames, "measure", lambda _game: figures)

    assert reveal_frames.main("diplomacy") == code
    assert capsys.readouterr().out.endswith(f"99 of 100 frames within 16 ms: {said}\n")


@pytest.mark.parametrize(
    ("board", "program", "first", "frame", "code", "said"),
    [
        (170.0, 120.0, 400.0, 3.0, 1, "slower than promised"),
        (140.0, 161.0, 400.0, 3.0, 1, "slower than promised"),
        (140.0, 120.0, 400.0, 17.0, 1, "slower than promised"),
        (140.0, 120.0, 501.0, 3.0, 1, "slower than promised"),
        (140.0, 120.0, 400.0, 3.0, 0, "as fast as promised"),
    ],
)
def test_what_was_promised_is_compared_with_what_was_measured(
    monkeypatch, capsys, board, program, first, frame, code, said
):
    took = {"empty": 100.0, "board": board, "program": program, "start screen": 300.0}
    took |= {"first ever": first, "first start screen": 2000.0}
    monkeypatch.setattr(bench, "starts", lambda _game: took)
    monkeypatch.setattr(bench, "frames", lambda *_words: {"redraw": (frame, 30.0)})
    monkeypatch.setattr("engine.robots.bench.rules.main", lambda *_words: 0)
    monkeypatch.setattr("gui.robots.bench.reveal_frames.main", lambda _game: 0)
    monkeypatch.setattr("gui.robots.bench.long_games.main", lambda _game: 0)
    monkeypatch.setattr("gui.robots.bench.library.main", lambda _game: 0)
    monkeypatch.setattr("gui.robots.bench.memory.main", lambda _start, _game: 0)

    assert bench.main([]) == code
    told = capsys.readouterr().out
    assert f"redraw: {frame:.1f} ms" in told
    assert f"board {board:.0f} ms, {board / 100:.2f} times" in told
    assert f"program {program:.0f} ms, {program / 100:.2f} times" in told
    assert told.endswith(f"{said}\n")
