"""The measuring tool runs and says figures; how fast it is here is no test's business."""

from gui import bench


def test_start_is_measured_in_a_process_of_its_own():
    assert 0 < bench.start("empty") < 60_000


def test_frames_are_measured_at_4k(qapp):
    found = bench.frames()

    assert set(found) == {"redraw", "pan", "zoom"}
    assert all(figure > 0 for figure in found.values())


def test_a_slow_machine_is_told_so(monkeypatch, capsys):
    monkeypatch.setattr(bench, "start", {"keep": 0.0, "empty": 100.0, "board": 170.0}.get)
    monkeypatch.setattr(bench, "frames", lambda: {"redraw": 3.0})

    assert bench.main([]) == 1
    assert "1.70 times" in capsys.readouterr().out


def test_a_fast_machine_keeps_the_promise(monkeypatch, capsys):
    monkeypatch.setattr(bench, "start", {"keep": 0.0, "empty": 100.0, "board": 140.0}.get)
    monkeypatch.setattr(bench, "frames", lambda: {"redraw": 3.0})

    assert bench.main([]) == 0
    assert "as fast as promised" in capsys.readouterr().out
