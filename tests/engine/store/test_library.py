import json
import os

import pytest

from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.library import Library


@pytest.fixture
def library(tmp_path):
    return Library(tmp_path / "data")


@pytest.fixture
def lying(begin, tmp_path):
    """Put a closed game into a folder."""

    def lying(name):
        path = tmp_path / f"{name}.velmoc"
        begin(GameFile.create(path)).close()
        return path

    return lying


def names(library):
    return [game.path.stem for game in library.games()]


def test_a_shelf_begins_empty(library):
    assert library.games() == ()


def test_the_game_last_opened_comes_first(library, lying):
    for name in ("one", "two", "one"):
        path = lying(name) if name not in names(library) else library.games()[1].path
        library.opened(path, "Friday")

    assert names(library) == ["one", "two"]


def test_a_game_shows_its_cover(library, lying):
    library.opened(lying("one"), "Friday")

    (game,) = library.games()

    assert game.title == game.cover.title == "Friday"
    assert (game.cover.asked, game.cover.sealed) == (3, 0)


def test_a_game_that_is_gone_keeps_its_title(library, lying):
    path = lying("one")
    library.opened(path, "Friday")
    path.unlink()

    (game,) = library.games()

    assert (game.title, game.cover, game.trouble.code) == ("Friday", None, StoreFault.MISSING)


def test_a_game_open_elsewhere_says_so(library, begin, tmp_path):
    path = tmp_path / "one.velmoc"
    session = begin(GameFile.create(path))
    library.opened(path, "Friday")

    assert library.games()[0].trouble.code is StoreFault.IN_USE
    session.envelopes.seal("NORTH", [])
    session.close()


def test_what_is_no_game_says_so(library, tmp_path):
    path = tmp_path / "one.velmoc"
    path.write_bytes(b"hello" * 999)
    library.opened(path, "Friday")

    assert library.games()[0].trouble.code is StoreFault.NOT_A_GAME


def test_a_game_taken_off_the_shelf_stays_on_the_disk(library, lying):
    path = lying("one")
    library.opened(path, "Friday")

    library.forget(path)
    library.forget(path)

    assert library.games() == ()
    assert path.exists()


def test_who_has_no_time_reads_on_where_he_stopped(library, lying, tmp_path, monkeypatch):
    monkeypatch.setattr("engine.store.library.AT_LEAST", 1)
    for name in ("one", "two", "three"):
        lying(name)

    assert [path.stem for path in library.scan(tmp_path, within=0)] == ["one"]
    assert len(library.scan(tmp_path, within=0)) == 1
    assert len(library.scan(tmp_path)) == 1
    hurried = Library(tmp_path / "data").games(within=0)

    assert [game.unread for game in hurried] == [False, True, True]
    assert not any(game.unread for game in library.games())


def test_games_lying_in_a_folder_are_found_once(library, lying, tmp_path):
    one, two = lying("one"), lying("two")
    (tmp_path / "diary.velmoc").write_text("dear diary", encoding="utf-8")
    library.opened(two, "Friday")

    assert library.scan(tmp_path) == (one,)
    assert library.scan(tmp_path) == ()
    assert names(library) == ["two", "one"]
    assert library.scan(tmp_path / "nowhere") == ()


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"games": 3}', '{"games": [{"path": 1}]}', "\x00", "[" * 200_000]
)
def test_a_broken_list_is_an_empty_shelf(library, lying, tmp_path, text):
    path = lying("one")
    library.opened(path, "Friday")
    (tmp_path / "data" / "games.json").write_text(text, encoding="utf-8")

    assert library.games() == ()
    library.opened(path, "Friday")
    assert names(library) == ["one"]


def test_a_broken_list_is_set_aside_before_it_is_written_over(library, lying, tmp_path):
    path, data = lying("one"), tmp_path / "data"
    library.opened(path, "Friday")
    listed = json.loads((data / "games.json").read_text("utf-8"))
    listed["games"] += [{"path": 3}, None, {"path": "/else/two.velmoc", "title": "Two"}]
    (data / "games.json").write_text(json.dumps(listed), encoding="utf-8")

    assert names(library) == ["one", "two"]
    library.forget(path)

    assert names(library) == ["two"]
    assert json.loads((data / "games.broken.json").read_text("utf-8")) == listed


def test_a_list_of_a_later_version_is_never_written_over(library, lying, tmp_path):
    said = json.dumps({"version": 2, "games": [{"path": "/else/two.velmoc", "title": "Two"}]})
    (tmp_path / "data").mkdir(exist_ok=True)
    (tmp_path / "data" / "games.json").write_text(said, encoding="utf-8")

    with pytest.raises(StoreError) as caught:
        library.opened(lying("one"), "Friday")

    assert caught.value.code is StoreFault.NEWER
    assert names(library) == ["two"]
    assert (tmp_path / "data" / "games.json").read_text("utf-8") == said


def test_what_was_taken_off_the_list_does_not_come_back_by_itself(library, lying, tmp_path):
    one, two = lying("one"), lying("two")
    library.scan(tmp_path)

    library.forget(one)
    library.forget(two)

    assert library.scan(tmp_path) == ()
    library.opened(one, "Friday")
    assert names(library) == ["one"]
    two.unlink()
    library.opened(one, "Saturday")
    lying("two")
    assert library.scan(tmp_path) == (two,)


def test_the_list_is_json_of_a_version(library, lying, tmp_path):
    library.opened(lying("one"), "Friday")

    kept = json.loads((tmp_path / "data" / "games.json").read_text(encoding="utf-8"))

    assert kept["version"] == 1
    assert [game["title"] for game in kept["games"]] == ["Friday"]


def test_a_game_whose_name_is_no_text_stays_on_the_shelf(library, lying, tmp_path):
    path = lying("Thursday").rename(tmp_path / os.fsdecode(b"\xff.velmoc"))

    library.opened(path, "Thursday")

    assert [game.path for game in library.games()] == [path]
    assert library.games()[0].cover is not None


def test_a_list_that_cannot_be_written_is_said(tmp_path, lying):
    (tmp_path / "file").write_text("", encoding="utf-8")

    with pytest.raises(StoreError) as caught:
        Library(tmp_path / "file" / "data").opened(lying("one"), "Friday")

    assert caught.value.code is StoreFault.NOT_STORED


@pytest.mark.parametrize(
    "path", ["/", "", ".", "..", "/g/..", "\ud800", "a\0b", "/g/" + "x" * 5000]
)
def test_a_path_that_is_none_keeps_no_game_from_being_shown(library, lying, tmp_path, path):
    good = lying("one")
    library.opened(good, "Friday")
    listed = json.loads((tmp_path / "data" / "games.json").read_text("utf-8"))
    listed["games"].insert(0, {"path": path, "title": "bad"})
    (tmp_path / "data" / "games.json").write_text(json.dumps(listed), encoding="utf-8")

    assert [game.path for game in library.games() if game.cover is not None] == [good]
    library.opened(good, "Friday")
    assert good in {game.path for game in library.games()}
