"""The club's memory: games of files, results without files, and nothing that is secret."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.club.faults import ClubError, ClubFault
from engine.club.memory import Memory
from engine.club.record import Record
from engine.club.search import finds
from engine.store.cover import read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.library import Library
from engine.table.seat import Seat
from tests.agreements import usual_agreement

NAMES = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Žofie", "Gus")


@pytest.fixture
def board():
    return load_map("standard").board


@pytest.fixture
def play(tmp_path, board):
    """Found a game, put it on the shelf, end it by a draw if wanted."""

    def play(title, *, over=True, names=NAMES):
        path = tmp_path / f"{title}.velmoc"
        seats = [Seat(power=p.id, player=n) for p, n in zip(board.powers, names, strict=True)]
        session = tables.found_game(path, usual_agreement(title=title, seats=seats), board=board)
        session.envelopes.seal("AUSTRIA", ["A BUD - SER"])
        if over:
            session.ballots.end_by_draw()
        session.close()
        Library(tmp_path / "data").opened(path, title)
        return path

    return play


@pytest.fixture
def memory(tmp_path):
    return Memory(tmp_path / "data")


def test_running_games_are_listed_and_only_finished_ones_remembered(play, memory):
    play("Over")
    play("Running", over=False)

    entries = {one.title: one for one in memory.look()}

    assert entries["Over"].finished
    assert not entries["Running"].finished
    assert [record.title for record in memory.book.told()] == ["Over"]


def test_no_order_of_a_running_game_is_written_down(play, memory, tmp_path):
    play("Running", over=False)
    memory.look()

    said = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())

    assert b"SER" not in said.replace(b'"SERBIA"', b"")


def test_a_result_stays_when_its_file_is_gone(play, memory):
    path = play("Over")
    board_game = read_cover(path).game
    memory.look()
    Library(path.parent / "data").forget(path)
    path.unlink()

    (entry,) = memory.look()

    assert (entry.path, entry.title, entry.finished) == (None, "Over", True)
    assert entry.game == board_game == "diplomacy"
    memory.forget(entry)
    assert memory.look() == ()


def test_a_game_whose_file_was_moved_is_one_line_with_its_result(play, memory, tmp_path):
    path = play("Over")
    memory.look()
    path.unlink()

    (entry,) = Memory(tmp_path / "data").look()

    assert (entry.path, entry.trouble) == (path, StoreFault.MISSING)
    assert (entry.finished, entry.year) == (True, 1901)
    assert set(entry.players.values()) == set(NAMES)


def test_a_broken_book_is_told_and_results_are_told_again_from_the_games(play, memory):
    play("Over")
    memory.look()
    memory.keeper.file.write_text("{", "utf-8")

    memory.look()

    assert memory.trouble is not None
    assert memory.keeper.set_aside.read_text() == "{"
    assert [record.title for record in memory.book.told()] == ["Over"]
    assert [record.title for record in memory.keeper.read().told()] == ["Over"]


def test_a_search_finds_players_titles_leagues_and_years_as_one_types(play, memory):
    play("Čtvrtek")
    (entry,) = memory.look()
    memory.change(lambda book: book.assigned(entry.id, "Gunboat").merged("Bob", "Robert"))

    for sought in ("ctvr", "ZOFIE", "1901", "bob cyr", "robert", "gunb", ""):
        assert finds(sought, memory.entries[0].here), sought
    assert not finds("Xaver", memory.entries[0].here)


def test_a_copy_counts_once(play, memory, tmp_path):
    path = play("Over")
    copy = tmp_path / "copy.velmoc"
    copy.write_bytes(path.read_bytes())
    Library(tmp_path / "data").opened(copy, "Over")

    assert len(memory.look()) == 2
    assert len(memory.book.told()) == 1


def test_books_are_exchanged(play, memory, tmp_path):
    play("Over")
    memory.look()
    memory.hand_out(tmp_path / "club.json")
    other = Memory(tmp_path / "other")
    other.look()

    assert other.take_in(tmp_path / "club.json").added == 1
    assert other.book.records == memory.book.records
    assert other.take_in(tmp_path / "club.json").known == 1
    with pytest.raises(ValueError, match="missing"):
        other.take_in(tmp_path / "nowhere.json")


def test_a_game_that_goes_on_after_all_is_taken_out(play, memory):
    play("Running", over=False)
    (entry,) = memory.look()
    ended = Record(
        id=entry.id,
        title="Running",
        played="2020-01-01T20:00:00+00:00",
        players=entry.players,
        counted=entry.counted,
        outcome=None,
    )
    memory.change(lambda book: book.kept([ended]))

    memory.look()

    assert memory.book.told() == ()


def test_a_cover_that_somebody_wrote_into_spoils_no_book(play, memory, tmp_path):
    path = play("Over")
    cover = read_cover(path)
    for said in ("", "yesterday", "0001-01-01T00:00:00+14:00"):
        with closing(sqlite3.connect(path)) as db, db:
            db.execute("UPDATE cover SET body = ?", (replace(cover, played_at=said).text(),))
        (entry,) = memory.look()
        memory.change(
            lambda book, id_=entry.id, away=not entry.archived: book.filed(id_, away=away)
        )

        assert memory.trouble is None
        assert Memory(tmp_path / "data").look() != ()
        assert not (tmp_path / "data" / "club.broken.json").exists()


def test_on_a_full_disk_everything_decided_is_still_seen_and_nothing_changed(
    play, memory, monkeypatch, tmp_path
):
    play("Over")
    (entry,) = memory.look()
    memory.change(lambda book: book.assigned(entry.id, "Gunboat").merged("Bob", "Robert"))
    kept = memory.keeper.file.read_bytes()
    play("Later")

    def full(self, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    entries = memory.look()
    with pytest.raises(StoreError):
        memory.change(lambda book: book.filed(entry.id, away=True))

    assert memory.trouble.code is StoreFault.DISK_FULL
    assert {one.title: one.league for one in entries} == {"Over": "Gunboat", "Later": ""}
    assert "Robert" in memory.book.players()
    assert not any(one.archived for one in memory.entries)
    assert memory.keeper.file.read_bytes() == kept
    monkeypatch.undo()
    memory.look()
    assert memory.trouble is None
    assert len(memory.book.told()) == 2


def test_of_a_later_versions_book_nothing_is_handed_out(play, memory, tmp_path):
    play("Over")
    tmp_path.joinpath("data", "club.json").write_text('{"format": "velmoc club", "version": 99}')
    memory.look()

    assert memory.trouble.code is ClubFault.NEWER
    with pytest.raises(ClubError):
        memory.hand_out(tmp_path / "club.json")
    assert not (tmp_path / "club.json").exists()


def test_the_book_is_not_handed_out_over_itself(play, memory):
    play("Over")
    memory.look()

    with pytest.raises(StoreError) as caught:
        memory.hand_out(memory.keeper.file)

    assert caught.value.code is StoreFault.EXISTS


def test_two_windows_see_what_each_other_decided(play, memory, tmp_path):
    play("Over")
    (entry,) = memory.look()
    other = Memory(tmp_path / "data")
    other.look()

    memory.change(lambda book: book.assigned(entry.id, "Gunboat"))
    other.change(lambda book: book.merged("Bob", "Robert"))
    memory.change(lambda book: book.filed(entry.id, away=True))

    assert memory.book == other.keeper.read()
    assert memory.book.leagues
    assert memory.book.names
    assert memory.book.archived


def test_a_finished_game_tells_when_it_was_played_and_who_was_out(memory, play):
    play("Over")
    memory.look()

    (record,) = memory.book.told()

    assert (record.began, record.year, record.out) == (1901, 1901, {})
    assert record.tags == frozenset()
