"""Who asked to be led through a first turn: kept whole, once, and where no game's file knows it."""

import json
import os
import stat
import subprocess
import sys

import pytest

from engine.robots.fuzz.damage import small
from gui import settings
from gui.table.desk import first_turn


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(first_turn._Over, "seats", set())
    return tmp_path


def _kept():
    return settings.data_folder() / first_turn.NAME


def test_nobody_asked_yet(home):
    assert not first_turn.asked(home / "one.velmoc", "RUS")


def test_who_asked_is_known_at_the_next_start(home):
    game = home / "one.velmoc"
    first_turn.note(game, frozenset({"RUS", "ENG"}))

    assert [power for power in ("AUS", "ENG", "RUS") if first_turn.asked(game, power)] == [
        "ENG",
        "RUS",
    ]
    assert not first_turn.asked(home / "two.velmoc", "RUS")


def test_it_is_never_asked_twice(home, monkeypatch):
    game = home / "one.velmoc"
    first_turn.note(game, frozenset({"RUS", "ENG"}))

    first_turn.done(game, "RUS")
    monkeypatch.setattr(first_turn._Over, "seats", set())  # the program starts again

    assert not first_turn.asked(game, "RUS")
    assert first_turn.asked(game, "ENG")
    first_turn.done(game, "ENG")
    assert not _kept().exists()


def test_it_stays_over_where_the_disk_takes_nothing(home, monkeypatch):
    game = home / "one.velmoc"
    first_turn.note(game, frozenset({"RUS"}))

    def full(known):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(first_turn, "_save", full)
    first_turn.done(game, "RUS")

    assert not first_turn.asked(game, "RUS")
    with pytest.raises(OSError, match="space"):
        first_turn.note(game, frozenset({"RUS"}))


def test_a_new_game_in_the_place_of_an_old_one_asks_for_itself(home):
    game = home / "one.velmoc"
    first_turn.note(game, frozenset({"RUS"}))
    first_turn.done(game, "RUS")
    first_turn.note(game, frozenset({"RUS"}))
    assert first_turn.asked(game, "RUS")

    first_turn.note(game, frozenset())
    assert not first_turn.asked(game, "RUS")


def test_two_ways_to_one_file_are_one_game(home):
    folder = home / "games"
    folder.mkdir()
    first_turn.note(folder / "one.velmoc", frozenset({"RUS"}))

    assert first_turn.asked(folder / ".." / "games" / "one.velmoc", "RUS")


def test_only_the_latest_games_are_remembered(home):
    for at in range(first_turn.MOST_GAMES + 3):
        first_turn.note(home / f"{at}.velmoc", frozenset({"RUS"}))

    assert not first_turn.asked(home / "2.velmoc", "RUS")
    assert first_turn.asked(home / "3.velmoc", "RUS")


def test_a_damaged_file_is_nobodys_wish(home):
    game = home / "one.velmoc"
    first_turn.note(game, frozenset({"RUS"}))
    whole = json.loads(_kept().read_text("utf-8"))
    for broken in (b"", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"x": 3, "y": [1], "z": [""]}'):
        _kept().write_bytes(broken)
        assert not first_turn.asked(game, "RUS")
        first_turn.done(game, "RUS")
    for _place, _what, broken in small(whole):
        _kept().write_text(broken, "utf-8")
        first_turn.asked(game, "RUS")  # it says yes or no, it does not fall

    first_turn.note(game, frozenset({"ENG"}))
    assert first_turn.asked(game, "ENG")


@pytest.mark.skipif(os.name != "posix", reason="no such permissions here")
def test_nobody_else_on_the_computer_reads_it(home):
    first_turn.note(home / "one.velmoc", frozenset({"RUS"}))

    assert stat.S_IMODE(_kept().stat().st_mode) == 0o600


def test_it_is_light():
    """It is asked before every desk: no picture, no map and no session are loaded for it."""
    code = (
        "import sys, gui.table.desk.first_turn\n"
        "heavy = ('PySide6.QtWidgets', 'PySide6.QtGui', 'pydantic', 'engine', 'shapely')\n"
        "light = {'engine', 'engine.private', 'engine.compiled', 'engine.compiled.finder'}\n"
        "loaded = {*sys.modules} - light\n"
        "print([name for name in sorted(loaded) if name.startswith(heavy)])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert found.stdout.strip() == "[]"
