"""Studies that were damaged, cut off, or are none: they open up to there, or it is said why not."""

import os
import sqlite3
import zipfile
from contextlib import closing

import pytest

from engine.notation.known_rules import beginning
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.memory_file import MemoryFile
from engine.store.study_file import StudyFile
from engine.studies import begin_study, look_at_study, open_study
from engine.study.folding import Timeline
from engine.study.study_event import StudyEvent
from tests.engine.study.conftest import at_work

VALUES = ("NULL", "0", "-1", "9e999", "''", "'x'", "x'00ff'", "zeroblob(100000)", "'[' || body")
COLUMNS = ("step", "at", "body", "whole", "link")


@pytest.fixture(scope="module")
def study(tmp_path_factory):
    """A study in which everything has happened that can, and all its steps."""
    path = tmp_path_factory.mktemp("hostile") / "one.velstudy"
    made = begin_study(path, "blank", beginning("blank"))
    somebody = at_work(made, "hostile")
    wanted = {one.__dataclass_fields__["kind"].default for one in StudyEvent.__args__}
    for _ in range(2000):
        somebody.act()
        if wanted <= {one.kind for step in made.log.acts() for one in step}:
            break
    made.close()
    with closing(StudyFile.look(path)) as file:
        steps = [*file.steps()]
    assert wanted == {one.kind for step in steps for one in step}
    return path, steps


@pytest.fixture
def spoiled(study, tmp_path):
    """A file beside it, that may be spoiled."""
    return tmp_path / "spoiled.velstudy", study[0].read_bytes(), study[1]


def opens(path, steps):
    """Open a file: as many whole acts as can be read, in whichever way, or a refusal."""
    for way in (look_at_study, open_study):
        try:
            found = way(path)
        except StoreError as error:
            assert error.path == path  # noqa: PT017 - some open
            continue
        try:
            readable = [*found.file.steps()]
            assert readable == steps[: len(readable)]
            assert Timeline(readable).study == found.log.study
            assert found.trouble is not None or len(readable) == len(steps) or way is open_study
        finally:
            found.close()


def test_cut_off_anywhere_it_is_what_came_before(spoiled):
    path, data, steps = spoiled
    for size in range(0, len(data), len(data) // 40):
        path.write_bytes(data[:size])
        opens(path, steps)


def test_every_kind_of_row_and_each_of_its_cells_may_be_anything(spoiled):
    path, data, steps = spoiled
    kinds, number = {}, 0
    for step in steps:
        for event in step:
            number += 1
            kinds[event.kind] = number
    for turn, (kind, row) in enumerate(kinds.items()):
        for at, column in enumerate(COLUMNS):
            value = VALUES[(turn + at * 2) % len(VALUES)]
            path.write_bytes(data)
            with closing(sqlite3.connect(path)) as db:
                try:
                    db.execute(f"UPDATE event SET {column} = {value} WHERE step = {row}")
                except sqlite3.Error:
                    continue  # the schema does not let it
                db.commit()
            opens(path, steps)
            assert kind


@pytest.mark.parametrize("value", VALUES)
def test_a_spoiled_cover_loses_nothing(spoiled, value):
    path, data, steps = spoiled
    path.write_bytes(data)
    with closing(sqlite3.connect(path)) as db:
        try:
            db.execute(f"UPDATE cover SET body = {value}")
        except sqlite3.Error:
            return
        db.commit()
    opens(path, steps)


def strangers(folder):
    """Files that are no studies, by what they are."""
    game, memory = folder / "game", folder / "memory"
    GameFile.create(game).close()
    MemoryFile.create(memory).close()
    packed, text = folder / "packed", folder / "text"
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("one.velstudy", b"nothing" * 1000)
    with text.open("wb") as file:  # 500 MB, of which a disk keeps a page
        file.write(b'[GameText "1"]\n')
        file.truncate(500_000_000)
    return {
        "game": game.read_bytes(),
        "memory": memory.read_bytes(),
        "zip": packed.read_bytes(),
        "png": b"\x89PNG\r\n\x1a\n" + bytes(500),
        "text": text,
        "empty": b"",
        "mark alone": b"SQLite format 3\0",
    }


def test_what_is_no_study_is_refused_and_stays_as_it_is(tmp_path):
    for name, what in strangers(tmp_path).items():
        path = tmp_path / f"{name}.velstudy"
        if isinstance(what, bytes):
            path.write_bytes(what)
        else:
            what.rename(path)
        before = path.stat().st_size
        for way in (look_at_study, open_study):
            with pytest.raises(StoreError) as caught:
                way(path)
            assert caught.value.code in {
                StoreFault.NOT_A_GAME,
                StoreFault.TOO_LARGE,
                StoreFault.EMPTY,
                StoreFault.DAMAGED,
            }, name
        assert path.stat().st_size == before


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none")
def test_what_is_no_file_is_not_waited_for(tmp_path):
    pipe, folder = tmp_path / "pipe.velstudy", tmp_path / "folder.velstudy"
    os.mkfifo(pipe)
    folder.mkdir()
    for path in (pipe, folder):
        with pytest.raises(StoreError) as caught:
            open_study(path)
        assert caught.value.code is StoreFault.NOT_A_GAME
