"""Covers of many games: read once, read again when a file changed."""

import json

import pytest

from engine.store import covers as room
from engine.store.cover import read_cover
from engine.store.covers import NAME, Covers
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile


@pytest.fixture
def game(begin, tmp_path):
    path = tmp_path / "game.velmoc"
    begin(GameFile.create(path)).close()
    return path


@pytest.fixture
def opened(monkeypatch):
    """Count how often files are opened."""
    seen = []
    read = room.read_front
    monkeypatch.setattr(room, "read_front", lambda path: seen.append(path) or read(path))
    return seen


def test_a_file_is_read_once_even_after_a_restart(game, tmp_path, opened):
    first = Covers(tmp_path)
    one = first.read(game)
    first.keep(frozenset({game}))

    assert Covers(tmp_path).read(game) == first.read(game) == one
    assert one.cover == read_cover(game)
    assert opened == [game]


def test_a_copy_is_the_same_game(game, tmp_path):
    copy = tmp_path / "copy.velmoc"
    copy.write_bytes(game.read_bytes())
    covers = Covers(tmp_path)

    assert covers.read(copy).id == covers.read(game).id
    assert len(covers.read(game).id) == 64


def test_a_file_that_changed_is_read_again(game, tmp_path, opened):
    covers = Covers(tmp_path)
    covers.read(game)
    covers.keep(frozenset({game}))
    game.write_bytes(b"something else, but longer than nothing")

    with pytest.raises(StoreError) as caught:
        Covers(tmp_path).read(game)
    assert caught.value.code is StoreFault.NOT_A_GAME


def test_a_game_that_somebody_has_open_is_never_told_from_memory(game, tmp_path):
    covers = Covers(tmp_path)
    covers.read(game)
    file = GameFile.open(game)

    with pytest.raises(StoreError) as caught:
        covers.read(game)
    file.close()

    assert caught.value.code is StoreFault.IN_USE
    assert covers.read(game).cover.title


@pytest.mark.parametrize("text", ["", "[]", '{"covers": 3}', '{"covers": {"a": [1]}}', "\0"])
def test_what_was_kept_may_be_broken(game, tmp_path, text):
    (tmp_path / NAME).write_text(text)

    assert Covers(tmp_path).read(game).cover.title


def test_a_kept_cover_that_is_none_is_read_again(game, tmp_path):
    covers = Covers(tmp_path)
    covers.read(game)
    covers.keep(frozenset({game}))
    kept = json.loads((tmp_path / NAME).read_text())
    kept["covers"][str(game)][4] = "{}"
    (tmp_path / NAME).write_text(json.dumps(kept))

    assert Covers(tmp_path).read(game).cover.title


def test_games_that_left_the_list_are_forgotten(game, tmp_path):
    covers = Covers(tmp_path)
    covers.read(game)
    covers.keep(frozenset())

    assert not (tmp_path / NAME).exists() or str(game) not in (tmp_path / NAME).read_text()
