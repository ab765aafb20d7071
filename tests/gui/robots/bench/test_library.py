"""Opening a library and searching it is measured; how fast it is here is no matter."""

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from gui.robots.bench import library


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_library_is_opened_and_searched(tmp_path, look, game):
    loaded_map = load_map(game.map)
    library.many_games(tmp_path, loaded_map, 10)

    first, screen = library.opening(tmp_path, loaded_map, kept=False)
    typed = library.typing(screen)
    screen.close()
    screen.deleteLater()
    again, screen = library.opening(tmp_path, loaded_map)
    screen.close()
    screen.deleteLater()

    assert first > 0
    assert again > 0
    assert len(typed) == sum(map(len, library.SOUGHT))
    assert (tmp_path / "data" / "covers.json").exists()


@pytest.mark.parametrize(
    ("opened", "typed", "code"), [(499.0, 49.0, 0), (501.0, 49.0, 1), (499.0, 51.0, 1)]
)
def test_what_is_slower_than_promised_is_said(monkeypatch, capsys, look, opened, typed, code):
    real = library.opening
    many = library.many_games
    monkeypatch.setattr(library, "many_games", lambda folder, loaded, _: many(folder, loaded, 2))
    monkeypatch.setattr(library, "_dress", lambda: None)
    monkeypatch.setattr(
        library, "opening", lambda *given, **more: (opened, real(*given, **more)[1])
    )
    monkeypatch.setattr(library, "typing", lambda screen: [typed] * 20)

    assert library.main("diplomacy") == code
    assert ("as fast as promised" in capsys.readouterr().out) is (code == 0)
