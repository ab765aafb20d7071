"""What the program keeps is its owner's alone, whatever a shell has settled (``umask``)."""

import logging
import os
import stat

import pytest

from engine import private
from engine.board.loader import load_map
from engine.club.book import Book
from engine.club.keeper import Keeper
from engine.store.library import Library
from engine.table.seat import Seat
from engine.tables import found_game, open_game
from gui import settings
from gui.process import log
from gui.windows.files.shelf import Shelf, free_path
from tests.agreements import usual_agreement

BOARD = load_map("standard").board


@pytest.fixture(params=[0o000, 0o002, 0o022, 0o077, 0o777], ids=oct)
def umask(request):
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def evening(home):
    """Do everything that leaves a file behind; return the game that is open."""
    seats = [Seat(power=power, player=power.title()) for power in BOARD.powers_by_id]
    path = free_path(home / "games", "Friday")
    session = found_game(
        path, usual_agreement(title="Friday", seats=seats), board=BOARD, pins={"FRANCE": "1914"}
    )
    session.envelopes.seal("ITALY", ["A VEN H"])
    session.save_copy(home / "games" / "copy.velmoc")
    shelf = Shelf(home / "data", home / "games")
    shelf.look()
    shelf.opened(path, "Friday")
    shelf.cards()
    Keeper(home / "data").change(lambda _: Book().assigned("x", "League"))
    log.start(home / "data")
    logging.getLogger("velmoc").error("something")
    log.stop()
    settings.save(settings.Settings(language="cs"), home / "settings" / "settings.json")
    return session


def modes(home):
    return {
        str(path.relative_to(home)): stat.S_IMODE(path.stat().st_mode)
        for path in home.rglob("*")
        if not path.is_symlink()
    }


def test_every_file_and_folder_is_its_owners_alone(tmp_path, umask):
    home = tmp_path / "home"
    session = evening(home)

    found = modes(home)
    session.close()

    wrong = {
        name: oct(mode)
        for name, mode in found.items()
        if mode != (private.FOLDER if (home / name).is_dir() else private.FILE)
    }
    assert not wrong
    assert {name for name in found if name.endswith((".velmoc", ".json", ".log", "-journal"))} >= {
        "games/Friday.velmoc",
        "games/Friday.velmoc-journal",
        "games/copy.velmoc",
        "data/games.json",
        "data/covers.json",
        "data/club.json",
        "data/velmoc.log",
        "settings/settings.json",
    }


def test_what_an_earlier_version_left_open_is_closed(tmp_path):
    home = tmp_path / "home"
    evening(home).close()
    for path in (home, *home.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o666)

    open_game(home / "games" / "Friday.velmoc", board=BOARD).close()
    Library(home / "data").opened(home / "games" / "Friday.velmoc", "Saturday")

    found = modes(home)
    assert found["games/Friday.velmoc"] == private.FILE
    assert (found["data"], found["data/games.json"]) == (private.FOLDER, private.FILE)


def test_a_file_is_on_the_disk_before_it_takes_its_place(tmp_path, monkeypatch):
    done = []
    sync, replace = os.fsync, os.replace
    monkeypatch.setattr("os.fsync", lambda handle: done.append(kind(handle)) or sync(handle))
    monkeypatch.setattr("os.replace", lambda *names: done.append("moved") or replace(*names))
    monkeypatch.setattr(
        "pathlib.Path.replace", lambda old, new: done.append("moved") or replace(old, new)
    )
    done.clear()

    settings.save(settings.Settings(), tmp_path / "settings.json")

    assert done[:3] == ["file", "moved", "folder"]


def kind(handle):
    return "folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file"


def test_a_failed_disk_leaves_the_settings_as_they_were(tmp_path, monkeypatch):
    path = tmp_path / "settings.json"
    settings.save(settings.Settings(language="cs"), path)

    def full(_handle):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        settings.save(settings.Settings(language="en"), path)

    assert settings.load(path).language == "cs"
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]


def test_what_is_no_file_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/zero")

    for name in ("pipe", "device", "nothing", "."):
        with pytest.raises(OSError):  # noqa: PT011 - whatever the system calls it
            private.contents(tmp_path / name, 100)
    (tmp_path / "long").write_bytes(b"x" * 101)
    with pytest.raises(OSError, match="large"):
        private.contents(tmp_path / "long", 100)
