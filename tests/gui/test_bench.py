"""The measuring tool runs and says figures; how fast it is here is no test's business."""

import pytest

from gui import bench


def test_each_kind_of_start_is_measured_in_a_process_of_its_own():
    found = bench.starts(runs=1)

    assert list(found) == ["empty", "board", "program", "start screen"]
    assert all(0 < figure < 60_000 for figure in found.values())


def test_frames_are_measured_at_4k(qapp):
    found = bench.frames(count=4)

    assert set(found) == {"redraw", "pan", "zoom", "zoom, near", bench.RESTED}
    assert all(0 < usual <= slowest for usual, slowest in found.values())


@pytest.mark.parametrize(
    ("board", "program", "frame", "code", "said"),
    [
        (170.0, 120.0, 3.0, 1, "slower than promised"),
        (140.0, 161.0, 3.0, 1, "slower than promised"),
        (140.0, 120.0, 17.0, 1, "slower than promised"),
        (140.0, 120.0, 3.0, 0, "as fast as promised"),
    ],
)
def test_what_was_promised_is_compared_with_what_was_measured(
    monkeypatch, capsys, board, program, frame, code, said
):
    starts = {"empty": 100.0, "board": board, "program": program, "start screen": 300.0}
    monkeypatch.setattr(bench, "starts", lambda: starts)
    monkeypatch.setattr(bench, "frames", lambda: {"pan": (frame, 30.0)})
    monkeypatch.setattr("engine.bench.main", lambda _words: 0)

    assert bench.main([]) == code
    told = capsys.readouterr().out
    assert f"board {board:.0f} ms, {board / 100:.2f} times" in told
    assert f"program {program:.0f} ms, {program / 100:.2f} times" in told
    assert told.endswith(f"{said}\n")
