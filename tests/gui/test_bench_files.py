"""Opening a long game and showing its phases is measured; how fast it is here is no matter."""

import pytest

from engine import tables
from engine.board.loader import load_map
from gui import bench_files


def test_a_long_game_is_opened_and_each_of_its_phases_shown(tmp_path, qapp):
    loaded = load_map("standard")
    path = bench_files.long_game(tmp_path, loaded, years=1)
    session = tables.open_game(path, board=loaded.board)
    phases = len(session.public().past)
    shown = bench_files.showing(session, loaded)
    session.close()

    assert bench_files.opening(path, loaded, times=1) > 0
    assert phases >= 3
    assert len(shown) == 3 * phases
    assert all(took > 0 for took in shown)


@pytest.mark.parametrize(
    ("opened", "shown", "code"), [(299.0, 49.0, 0), (301.0, 49.0, 1), (299.0, 51.0, 1)]
)
def test_what_is_slower_than_promised_is_said(monkeypatch, capsys, tmp_path, opened, shown, code):
    short = bench_files.long_game
    monkeypatch.setattr(
        bench_files, "long_game", lambda folder, loaded, _: short(folder, loaded, 1)
    )
    monkeypatch.setattr(bench_files, "opening", lambda path, loaded: opened)
    monkeypatch.setattr(bench_files, "showing", lambda session, loaded, size: [shown] * 20)

    assert bench_files.main() == code
    assert ("as fast as promised" in capsys.readouterr().out) is (code == 0)
