"""A whole club is carried to another computer and back, and nothing is lost or doubled."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from engine.club import parcel
from engine.club.faults import ClubError
from engine.club.memory import Memory
from engine.store import disk
from engine.store.cover import read_front
from engine.store.errors import StoreError, StoreFault
from engine.store.library import Library
from gui.club.club_screen import ClubScreen
from gui.club.exchange import ChoiceCard
from gui.kit.dialog import Message
from gui.robots.bench import library as library_bench


@pytest.fixture
def club(tmp_path, loaded_map, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path / "home"))
    (tmp_path / "here").mkdir()
    library_bench.many_games(tmp_path / "here", loaded_map, 6)
    memory = Memory(tmp_path / "here" / "data")
    ids = [one.id for one in memory.look()]
    memory.change(
        lambda book: (
            book.assigned(ids[1], "Gunboat")
            .scored("Gunboat", "dixie")
            .filed(ids[0], away=True)
            .counting(ids[2], counts=False)
            .merged("Ivo", "Ivan")
        )
    )
    return memory


def rows(file):
    with closing(sqlite3.connect(file)) as db:
        return [*db.iterdump(), *db.execute("PRAGMA user_version")]


def fronts(folder):
    return sorted(read_front(file) for file in folder.glob("*.velmoc"))


def test_everything_comes_over_as_it_was_and_twice_is_once(club, tmp_path):
    packed = parcel.pack(club, tmp_path / "parcel")
    there = Memory(tmp_path / "there" / "data")

    first = parcel.unpack(there, tmp_path / "parcel", tmp_path / "there" / "games")
    again = parcel.unpack(there, tmp_path / "parcel", tmp_path / "there" / "games")

    assert (packed.games, packed.left) == (6, 0)
    assert (first.added, first.known, first.left) == (6, 0, 0)
    assert (again.added, again.known, again.left) == (0, 6, 0)
    assert (first.joined.added, again.joined.added, again.joined.differing) == (
        len(club.book.records),
        0,
        0,
    )
    assert there.book == club.book == there.keeper.read()
    assert fronts(tmp_path / "there" / "games") == fronts(tmp_path / "here")
    for file in (tmp_path / "here").glob("*.velmoc"):
        assert rows(tmp_path / "there" / "games" / file.name) == rows(file)
    assert {one.id: one.archived for one in there.entries} == {
        one.id: one.archived for one in club.entries
    }


def test_what_is_gone_open_or_damaged_does_not_stop_the_rest(club, tmp_path):
    gone, opened, broken = (one.path for one in club.entries[:3])
    gone.unlink()
    held = disk.connect(opened)
    disk.lock(held)
    broken.write_bytes(b"SQLite format 3\x00" + b"rubbish" * 99)

    packed = parcel.pack(club, tmp_path / "parcel")
    held.close()
    there = Memory(tmp_path / "there" / "data")
    taken = parcel.unpack(there, tmp_path / "parcel", tmp_path / "there" / "games")

    assert (packed.games, packed.left) == (4, 2)
    assert (tmp_path / "parcel" / broken.name).read_bytes() == broken.read_bytes()
    assert (taken.added, taken.left) == (3, 1)


def test_games_of_one_name_stand_beside_each_other(club, tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    path = club.entries[0].path
    copy = elsewhere / path.name
    copy.write_bytes(path.read_bytes())
    Library(tmp_path / "here" / "data").know({copy: "Copy"})

    packed = parcel.pack(club, tmp_path / "parcel")
    there = Memory(tmp_path / "there" / "data")
    taken = parcel.unpack(there, tmp_path / "parcel", tmp_path / "there" / "games")

    assert packed.games == len(list((tmp_path / "parcel").glob("*.velmoc"))) == 7
    assert (taken.added, taken.known) == (6, 1)


def test_a_parcel_writes_over_nothing_and_a_bad_book_stops_before_anything(club, tmp_path):
    (tmp_path / "parcel").mkdir()
    with pytest.raises(StoreError) as caught:
        parcel.pack(club, tmp_path / "parcel")
    assert caught.value.code is StoreFault.EXISTS

    (tmp_path / "parcel" / "club.json").write_text("{")
    (tmp_path / "parcel" / "one.velmoc").write_bytes(club.entries[0].path.read_bytes())
    there = Memory(tmp_path / "there" / "data")
    with pytest.raises(ClubError):
        parcel.unpack(there, tmp_path / "parcel", tmp_path / "there" / "games")

    assert not (tmp_path / "there" / "games").exists()
    assert parcel.new_folder(tmp_path, "parcel").name == "parcel 2"


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def said(screen):
    return screen.window().findChildren(Message)[-1].words.text()


def test_everything_goes_out_and_comes_in_by_the_windows(shown, club, loaded_map, tmp_path):
    screen = shown(ClubScreen(club, loaded_map), 1280, 720)
    click(screen.give)
    card = screen.window().findChildren(ChoiceCard)[-1]
    click(card.all)
    asked = screen.window().findChildren(QFileDialog)[-1]
    asked.fileSelected.emit(str(tmp_path))
    asked.close()
    (folder,) = tmp_path.glob("Velmoc 20*")
    assert said(screen).startswith("6 games in")

    there = shown(ClubScreen(Memory(tmp_path / "there" / "data"), loaded_map), 1280, 720)
    click(there.take)
    card = there.window().findChildren(ChoiceCard)[-1]
    click(card.all)
    asked = there.window().findChildren(QFileDialog)[-1]
    asked.fileSelected.emit(str(folder))
    asked.close()
    assert said(there).startswith("Games: 6 new, 0 known already. Results: New here: 4.")
    there.exchange.take_all(folder)

    assert said(there).startswith("Games: 0 new, 6 known already.")
    assert len(there.library.table.model_of.lines) == 5
    assert len(list((tmp_path / "home" / "games").glob("*.velmoc"))) == 6


def test_a_folder_that_cannot_be_written_is_said(shown, club, loaded_map, tmp_path):
    screen = shown(ClubScreen(club, loaded_map), 1280, 720)
    (tmp_path / "file").write_text("")

    screen.exchange.give_all(tmp_path / "file")

    assert str(tmp_path / "file") in said(screen)
