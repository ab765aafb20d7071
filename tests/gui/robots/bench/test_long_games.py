"""Opening a long game and showing its phases is measured; how fast it is here is no matter."""

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.robots.bench import long_games


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_long_game_is_opened_and_each_of_its_phases_shown(tmp_path, qapp, game):
    loaded = load_map(game.map)
    path = long_games.long_game(tmp_path, loaded, years=2)  # a turn may be one phase
    session = tables.open_game(path, board=loaded.board)
    phases = len(session.public().past)
    shown = long_games.showing(session, loaded)
    session.close()

    assert long_games.opening(path, loaded, times=1) > 0
    assert phases >= 2
    assert len(shown) == 3 * phases
    assert all(took > 0 for took in shown)


@pytest.mark.parametrize(
    ("opened", "shown", "code"), [(299.0, 49.0, 0), (301.0, 49.0, 1), (299.0, 51.0, 1)]
)
def test_what_is_slower_than_promised_is_said(monkeypatch, capsys, tmp_path, opened, shown, code):
    short = long_games.long_game
    monkeypatch.setattr(long_games, "long_game", lambda folder, loaded, _: short(folder, loaded, 1))
    monkeypatch.setattr(long_games, "opening", lambda path, loaded: opened)
    monkeypatch.setattr(long_games, "showing", lambda *_, **__: [shown] * 20)

    assert long_games.main("diplomacy") == code
    assert ("as fast as promised" in capsys.readouterr().out) is (code == 0)
