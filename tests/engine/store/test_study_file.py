"""A study in a file: what was stored is there again, and what is wrong with a file is told."""

import json
import os
import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from engine.catalogue import GAMES
from engine.notation.known_rules import beginning
from engine.store import schema
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.history import History
from engine.store.study_codec import study_event_of, study_event_text
from engine.store.study_cover import StudyCover, read_study_front
from engine.store.study_file import StudyFile
from engine.store.study_shelf import StudyShelf
from engine.studies import begin_study, look_at_study, open_study
from engine.study.folding import Timeline
from tests.engine.store.spoiling import change
from tests.engine.study.conftest import at_work, student

ACTS = 25


@pytest.fixture
def path(tmp_path):
    return tmp_path / "one.velstudy"


@pytest.fixture
def kept(path):
    """A study by chance in a file, closed, and what it was when it was closed."""
    study = begin_study(path, "blank", beginning("blank"))
    somebody = at_work(study, "kept")
    for _ in range(ACTS):
        somebody.act()
    left = study.log.study
    study.close()
    return left


def refused(act, *codes):
    with pytest.raises(StoreError) as caught:
        act()
    assert caught.value.code in codes
    return caught.value


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_read_back_as_it_was_written(game):
    somebody, _, store = student(game, "codec")
    for _ in range(80):
        somebody.act()
    for step in store.steps():
        for event in step:
            text = study_event_text(event)
            assert study_event_of(text) == event
            assert study_event_text(study_event_of(text)) == text


def test_a_study_is_there_again_with_all_that_can_be_taken_back(kept, path):
    study = open_study(path)
    assert study.trouble is None
    assert study.log.study == kept
    line = Timeline(study.file.steps())
    while study.log.undoable:
        study.sandbox.undo()
    assert len(study.log.study.nodes) == 1
    while study.log.redoable:
        study.sandbox.redo()
    assert study.log.study == kept or line.redoable
    study.close()
    assert open_study(path).log.study.nodes.keys() >= kept.nodes.keys()


def test_only_looked_at_it_stays_as_it_is_to_the_byte(kept, path):
    before = path.read_bytes()
    study = look_at_study(path)
    assert study.log.study == kept
    refused(lambda: study.sandbox.rename("Another"), StoreFault.READ_ONLY)
    assert study.log.study == kept
    study.close()
    assert path.read_bytes() == before


def test_it_opens_where_it_was_looked_at_last(kept, path):
    study = open_study(path)
    here = max(study.log.study.nodes)
    acts = len([*study.log.acts()])
    study.sandbox.look(here)
    study.close()
    assert read_study_front(path).cover.at == here

    again = open_study(path)

    assert again.log.looked_at == here
    assert len([*again.log.acts()]) == acts
    again.sandbox.rename("Named, and still there")
    assert again.log.looked_at == here
    root = again.log.study.chapters[0].root
    if here != root and again.log.study.nodes[here].parent:
        parent = again.sandbox.cut_off(here)
        assert again.log.looked_at == parent
    again.close()


def test_two_never_write(kept, path):
    study = open_study(path)
    refused(lambda: StudyFile.open(path), StoreFault.IN_USE)
    refused(lambda: begin_study(path, "blank", beginning("blank")), StoreFault.EXISTS)
    study.close()


def test_what_cannot_be_stored_has_not_happened(path, monkeypatch):
    study = begin_study(path, "blank", beginning("blank"))
    before, root = study.log.study, study.log.study.chapters[0].root

    def full(*_):
        raise StoreError(StoreFault.DISK_FULL, path)

    with monkeypatch.context() as patched:
        patched.setattr(study.file, "append", full)
        for act in (
            lambda: study.sandbox.note(root, "lost"),
            lambda: study.sandbox.judge(root, {}),
            lambda: study.sandbox.clear(root),
        ):
            refused(act, StoreFault.DISK_FULL)
            assert study.log.study is before
    fresh = study.sandbox.judge(root, {"MOTHS": ["L MILL REST"]})
    assert study.sandbox.judged(fresh).before == study.sandbox.position(root)
    study.close()
    assert open_study(path).log.study.nodes.keys() == {root, fresh}


def test_a_game_is_no_study_and_a_study_no_game(kept, path, tmp_path):
    refused(lambda: GameFile.open(path), StoreFault.NOT_A_GAME)
    game = tmp_path / "game.velmoc"
    GameFile.create(game).close()
    refused(lambda: StudyFile.open(game), StoreFault.NOT_A_GAME)


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE more (x)",
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER spy AFTER INSERT ON event BEGIN DELETE FROM cover; END",
        "CREATE INDEX quick ON event (body)",
        "ALTER TABLE event ADD COLUMN more",
        "CREATE TABLE envelope (seat TEXT PRIMARY KEY, phase TEXT NOT NULL, body TEXT NOT NULL)",
    ],
)
def test_nothing_is_read_of_a_file_that_holds_anything_else(kept, path, statement):
    change(path, statement)
    for reader in (StudyFile.open, StudyFile.look, read_study_front):
        refused(lambda read=reader: read(path), StoreFault.FOREIGN)


def test_a_later_version_is_left_as_it_is(kept, path):
    change(path, "PRAGMA user_version = 99")
    before = path.read_bytes()
    refused(lambda: StudyFile.open(path), StoreFault.NEWER)
    assert path.read_bytes() == before


@pytest.mark.parametrize("seed", range(20))
def test_damage_is_told_with_its_place_and_all_before_it_is_there(kept, path, seed):
    """One event spoiled: what was stored before it counts, and a copy of that can be worked at."""
    with closing(StudyFile.look(path)) as file:
        steps = [*file.steps()]
    events = sum(map(len, steps))
    spoiled = random.Random(seed).randrange(len(steps[0]) + 1, events + 1)
    column = random.Random(seed).choice(("body", "at", "link"))
    value = "x'00'" if column == "link" else "'x'"
    change(path, f"UPDATE event SET {column} = {value} WHERE step = {spoiled}")

    study = open_study(path)

    assert study.trouble.code is StoreFault.DAMAGED
    readable = [*study.file.steps()]
    assert readable == steps[: len(readable)]
    whole = sum(map(len, readable))
    assert int(study.trouble.facts["step"]) == whole
    assert whole < spoiled <= whole + len(steps[len(readable)])
    refused(lambda: study.sandbox.rename("more"), StoreFault.DAMAGED)
    copy = path.with_name("copy.velstudy")
    study.save_copy(copy)
    study.close()
    again = open_study(copy)
    assert again.trouble is None
    assert [*again.file.steps()] == readable
    again.sandbox.rename("worked at")
    again.close()


FORGED = {
    "no event": "{}",
    "no json": "[",
    "deep": "[" * 100_000,
    "another kind": '{"kind": "sealed"}',
    "under nobody": '{"node": 900, "under": 800, "orders": {}, "kind": "branched"}',
    "number again": '{"node": 2, "under": 2, "orders": {}, "kind": "branched"}',
    "cut off the root": '{"node": 2, "kind": "cut_off"}',
    "no such chapter": '{"chapter": 77, "place": 0, "kind": "chapter_moved"}',
    "redone": '{"kind": "redone"}',
    "begun": '{"kind": "study_begun"}',
    "of no game": (
        '{"node": 2, "game": "chess", "edit": {"what": "taken", "at": "X"}, "kind": "edited"}'
    ),
    "a mark nowhere": (
        '{"node": 2, "marks": [{"shape": "arrow", "colour": "red", "at": "X"}], "kind": "drawn"}'
    ),
}


@pytest.mark.parametrize("name", FORGED)
def test_links_that_hold_do_not_make_sense_of_what_cannot_have_happened(path, name):
    study = begin_study(path, "blank", beginning("blank"))
    study.sandbox.rename("Before")
    study.close()
    db = sqlite3.connect(path)
    (step, at, link) = db.execute(
        "SELECT step, at, link FROM event ORDER BY step DESC LIMIT 1"
    ).fetchone()
    rows = History(step, link, at).rows_of([(at, FORGED[name])])
    db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
    db.commit()
    db.close()

    study = open_study(path)

    assert study.trouble.code is StoreFault.DAMAGED
    assert study.log.study.name == "Before"
    study.close()


def test_a_board_that_can_be_nowhere_is_shown_and_never_judged(path):
    """A file may say anything of a board: it opens, and what follows from it is not told."""
    study = begin_study(path, "diplomacy", beginning("diplomacy"))
    root = study.log.study.chapters[0].root
    fresh = study.sandbox.judge(root, {})
    study.close()
    bodies = sqlite3.connect(path).execute("SELECT body FROM event ORDER BY step").fetchall()
    events = [json.loads(body) for (body,) in bodies]
    events[1]["setup"]["position"]["units"][0]["at"] = "MOON"
    path.unlink()
    file = StudyFile.create(path)
    rows = History().rows_of([("", json.dumps(one)) for one in events])
    with file._db as db:
        db.executemany("INSERT INTO event VALUES (?, ?, ?, ?, ?)", rows)
    file.close()

    study = open_study(path)

    assert study.sandbox.position(root).units
    with pytest.raises(ValueError, match="cannot_be"):
        study.sandbox.position(fresh)
    with pytest.raises(ValueError, match="cannot_be"):
        study.sandbox.judge(root, {})
    study.close()


def test_the_shelf_lists_studies_the_last_changed_first(tmp_path):
    shelf = StudyShelf(tmp_path)
    assert shelf.studies() == ()
    shelf.folder.mkdir()
    for turn, game in enumerate(GAMES):
        path = shelf.free_path("A study")
        study = begin_study(path, game, beginning(game))
        root = study.log.study.chapters[0].root
        study.sandbox.judge(root, {})
        if turn:
            study.sandbox.rename(f"Named {turn}")
        study.close()
        os.utime(path, ns=(turn * 10**9, turn * 10**9))
    (shelf.folder / "no.velstudy").write_text("nothing")
    StudyFile.create(shelf.folder / "killed.velstudy").close()
    for name in ("no", "killed"):
        os.utime(shelf.folder / f"{name}.velstudy", ns=(0, 0))

    found = shelf.studies(within=30)

    assert [one.cover.game for one in found[:3]] == [*reversed(GAMES)]
    assert [one.cover.name for one in found[:3]] == ["Named 2", "Named 1", ""]
    assert found[-1].trouble.code is StoreFault.NOT_A_GAME
    assert len({one.id for one in found}) == 4
    for one in found[:3]:
        calendar = GAMES[one.cover.game].calendar
        assert one.cover.position.phase.rank > calendar.start.rank
        assert StudyCover.parse(one.cover.text()) == one.cover
    assert [one.path for one in shelf.studies(within=0)[:3]] == [one.path for one in found[:3]]


def test_a_clock_that_was_set_back_does_not_count(path):
    times = iter([datetime(2026, 1, 2, tzinfo=UTC), datetime(2026, 1, 1, tzinfo=UTC)])
    study = begin_study(path, "blank", beginning("blank"))
    study.file._now = lambda: next(times)
    study.sandbox.rename("a")
    study.sandbox.rename("b")
    study.close()
    rows = sqlite3.connect(path).execute("SELECT at FROM event ORDER BY step").fetchall()
    assert rows == sorted(rows)


def test_its_tables_are_those_of_a_games_history():
    assert {name for _, name, _, _ in schema._ours(schema.STUDY.mark)} == {"event", "cover"}
    shared = schema._ours(schema.STUDY.mark)
    assert shared < schema._ours()


@pytest.mark.parametrize("seed", range(60))
def test_whatever_bytes_are_spoiled_nothing_comes_of_it_but_what_was_stored(kept, path, seed):
    """Bytes changed, cut off or added: it opens with the first so many acts, or says why not."""
    with closing(StudyFile.look(path)) as file:
        steps = [*file.steps()]
    chance, data = random.Random(seed), bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 3, 40))):
        at = chance.randrange(len(data))
        data[at : at + chance.choice((0, 1, 1, 8))] = chance.randbytes(chance.choice((0, 1, 1, 8)))
    if chance.random() < 0.2:
        del data[chance.randrange(len(data)) :]
    path.write_bytes(data)

    for opens in (look_at_study, open_study):
        try:
            study = opens(path)
        except StoreError:
            continue
        readable = [*study.file.steps()]
        assert readable == steps[: len(readable)]
        assert Timeline(readable).study == study.log.study
        study.close()
