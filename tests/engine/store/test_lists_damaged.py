"""Of a damaged list nothing is lost that can be read: every small damage, one by one."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pytest

from engine.club.book import Book
from engine.club.faults import ClubError
from engine.club.keeper import Keeper
from engine.club.record import Record
from engine.robots.fuzz.damage import small
from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS
from engine.store.covers import Covers
from engine.store.errors import StoreError
from engine.store.library import Library

PATHS = ("/g/one.velmoc", "/g/two.velmoc", "/g/three.velmoc")
LISTED = {
    "version": 1,
    "games": [{"path": path, "title": path[3:-7]} for path in PATHS],
    "off": ["/g/gone.velmoc"],
}


@pytest.fixture(autouse=True)
def _no_waiting_for_the_disk(monkeypatch):
    monkeypatch.setattr("os.fsync", lambda _handle: None)


SAMPLE = 1 if os.environ.get("VELMOC_WALK") else 9
"""Every how many-th damage the suite does; all of them with ``VELMOC_WALK=1``."""


def damages(value):
    return list(small(value))[::SAMPLE]


def kept(folder):
    return {str(path): title for path, title in Library(folder)._read().items()}


def touched(place, number):
    """Tell whether a damage is at a game of a list, or around all of them."""
    return place[:1] == ("games",) and (len(place) == 1 or place[1] == number)


@pytest.mark.parametrize("act", ["open the first", "open another", "forget another"])
def test_of_the_list_of_games_nothing_is_lost_that_can_be_read(tmp_path, act):
    file = tmp_path / "games.json"
    cases = 0
    for place, how, text in damages(LISTED):
        cases += 1
        file.write_text(text, encoding="utf-8")
        whole = [path for number, path in enumerate(PATHS) if not touched(place, number)]
        if how == "twice" or (how.startswith("and as") and place == ("games",)):
            whole = list(PATHS)
        first = next(iter(Library(tmp_path)._read()), None)
        with suppress(StoreError):  # of a later version: left as it is
            match act:
                case "open the first" if first is not None:
                    Library(tmp_path).opened(first, first.stem)
                case "forget another":
                    Library(tmp_path).forget(tmp_path / "another.velmoc")
                case _:
                    Library(tmp_path).opened(tmp_path / "another.velmoc", "another")

        left = kept(tmp_path)

        assert set(whole) <= left.keys(), (place, how)
        assert all(left[path] == path[3:-7] for path in whole), (place, how)
        for old in tmp_path.glob("games.broken*"):
            old.unlink()
    assert cases > 500 // SAMPLE


def test_a_list_that_was_cut_off_is_read_as_far_as_it_goes(tmp_path):
    text = json.dumps(LISTED, indent=1)
    for end in range(len(text)):
        (tmp_path / "games.json").write_text(text[:end], encoding="utf-8")
        whole = {path for path in PATHS if text.find("}", text.find(path)) < end}

        Library(tmp_path).opened(tmp_path / "another.velmoc", "another")

        assert whole <= kept(tmp_path).keys(), end
        for old in tmp_path.glob("games.broken*"):
            old.unlink()


@pytest.mark.parametrize("sign", ['"', "\\", "{", "}", "[", "]", ",", ":", "x", "\0", ""])
def test_one_wrong_sign_loses_the_games_beside_it_at_most(tmp_path, sign):
    text = json.dumps(LISTED, indent=1)
    for at in range(len(text)):
        (tmp_path / "games.json").write_text(text[:at] + sign + text[at + 1 :], encoding="utf-8")
        before = {path for path in PATHS if text.find("}", text.find(path)) < at}

        left = kept(tmp_path).keys()

        assert before <= left, (at, sign)
        assert len(set(PATHS) & left) >= len(PATHS) - 2, (at, sign)


def test_of_the_covers_that_are_kept_one_bad_one_is_read_anew(tmp_path):
    listed = {f"/g/{n}.velmoc": [n, 10, 7, f"{n}" * 64, "{}"] for n in range(3)}
    for place, how, text in damages({"version": 1, "covers": listed}):
        (tmp_path / "covers.json").write_text(text, encoding="utf-8")
        covers = Covers(tmp_path)
        for path, (*_, id_, _) in listed.items():
            around = place[:1] == ("covers",) and (len(place) == 1 or place[1] == path)
            assert around or covers.id_of(Path(path)) == id_, (place, how)


def game(number):
    return Record(
        id=f"{number:064x}",
        title=f"Game {number}",
        played=f"2026-01-{number:02}T20:00:00+00:00",
        players={"AUSTRIA": "Ada", "ENGLAND": "Bob"},
        counted={"AUSTRIA": 18, "ENGLAND": 16},
        outcome=Outcome(End.SOLO, ("AUSTRIA",)),
        year=1908,
    )


def test_of_the_clubs_book_nothing_is_lost_that_can_be_read(tmp_path):
    games = [game(number) for number in (1, 2, 3)]
    book = (
        Book()
        .kept(games)
        .merged("Ada", "Adéla")
        .merged("Bo", "Bohuslav")
        .assigned(games[0].id, "Friday")
        .assigned(games[1].id, "Monday")
        .scored("Friday", next(iter(SYSTEMS)))
        .filed(games[2].id, away=True)
        .counting(games[1].id, counts=False)
    )
    Keeper.write(book, tmp_path / "club.json")
    whole = json.loads((tmp_path / "club.json").read_text("utf-8"))
    for place, how, text in damages(whole):
        (tmp_path / "club.json").write_text(text, encoding="utf-8")
        keeper = Keeper(tmp_path)
        with suppress(ClubError):
            keeper.read()
        if place == ("version",) and keeper.set_aside is None and how != "twice":
            continue  # of a later version: left as it is
        read = keeper.read()

        for number, one in enumerate(games):
            if not touched(place, number):
                assert read.records.get(one.id) == one, (place, how)
        for part in ("names", "leagues", "scoring"):
            items = getattr(book, part).items()
            told = {(k, v) for k, v in items if place not in ((part,), (part, k))}
            assert told <= getattr(read, part).items(), (place, how)
        if place[0] not in ("archived", "left_out"):
            assert (read.archived, read.left_out) == (book.archived, book.left_out), (place, how)
        for old in tmp_path.glob("club.broken*"):
            old.unlink()
