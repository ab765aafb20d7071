"""A disk with no more room, at every byte: nothing announced is lost, and no half file is left.

The system itself refuses to write past a size, as a full disk does: see ``tests/no_room.py``.
"""

import random

import pytest

from engine.notation.known_rules import beginning
from engine.store.disk import keep_whole
from engine.store.errors import StoreError, StoreFault
from engine.store.memory_cover import memory_path
from engine.store.memory_file import opened_memory
from engine.studies import begin_study, begin_with, open_study
from engine.study.folding import Timeline
from engine.study.memory.memory_event import LetGo
from tests.engine.study.conftest import at_work
from tests.no_room import room

NO_ROOM = {StoreFault.DISK_FULL, StoreFault.NOT_STORED}
STEP = 509
"""Bytes from one disk to the next larger one: at pages, and at any byte of them."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "one.velstudy"


def files(folder):
    return sorted(one.name for one in folder.iterdir() if one.is_file())


def test_a_study_is_begun_whole_or_leaves_no_file(path):
    begun = 0
    for size in range(0, 60_000, STEP * 3):
        with room(size):
            try:
                begin_study(path, "blank", beginning("blank")).close()
            except StoreError as error:
                assert error.code in NO_ROOM  # noqa: PT017 - most sizes are too small
                assert error.path == path  # noqa: PT017
                assert files(path.parent) == []
                continue
        begun += 1
        assert open_study(path).trouble is None
        path.unlink()
    assert begun


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_study_has_no_room_for_has_not_happened(path, seed):
    study = begin_study(path, "blank", beginning("blank"))
    chance, refused = random.Random(seed), 0
    somebody = at_work(study, f"no room {seed}")
    begun = path.stat().st_size
    for _ in range(12):
        with room(begun + chance.randrange(40_000)):
            for _ in range(25):
                try:
                    somebody.act()
                except StoreError as error:
                    assert error.code in NO_ROOM  # noqa: PT017 - some fit
                    refused += 1
                    break
        left = study.log.study
        assert Timeline(study.file.steps()).study == left
        study.sandbox.rename(f"goes on {chance.random()}")
        study.sandbox.undo()
        assert study.log.study == left
    study.close()
    again = open_study(path)
    assert again.trouble is None
    assert again.log.study == left
    again.close()
    assert files(path.parent) == [path.name]
    assert refused


def test_what_is_remembered_stays_so_and_the_rest_has_not_happened(tmp_path):
    path = memory_path(tmp_path)
    announced, refused = 0, 0
    for size in range(0, 50_000, STEP * 5):
        with room(size):
            file, trouble = opened_memory(path)
            if file is None:
                assert trouble.code in NO_ROOM
                continue
            try:
                for turn in range(40):
                    file.append([LetGo(key=f"{size} {turn}")], lambda _: ())
                    announced += 1
            except StoreError as error:
                assert error.code in NO_ROOM  # noqa: PT017 - the last sizes have room
                refused += 1
        file.close()
        again, trouble = opened_memory(path)
        assert trouble is None
        assert len(again.history()) == announced
        again.close()
    assert refused
    assert announced


def test_a_file_that_is_handed_on_takes_the_place_of_the_old_one_whole_or_not(tmp_path):
    path, data, kept = tmp_path / "shared.txt", bytes(range(256)) * 40, 0
    path.write_bytes(b"old")
    for size in range(0, 12_000, STEP):
        with room(size):
            try:
                keep_whole(path, data)
            except OSError as error:
                assert error.filename == str(path)  # noqa: PT017 - most sizes are too small
                assert path.read_bytes() == b"old"
            else:
                kept += 1
                assert path.read_bytes() == data
                path.write_bytes(b"old")
        assert files(tmp_path) == ["shared.txt"]
    assert kept


def test_a_copy_of_a_study_is_whole_or_not_there(path, tmp_path):
    study = begin_study(path, "blank", beginning("blank"))
    somebody = at_work(study, "copied")
    for _ in range(40):
        somebody.act()
    copy, kept = tmp_path / "copy.velstudy", 0
    for size in range(0, 60_000, STEP * 3):
        with room(size):
            try:
                study.save_copy(copy)
            except StoreError as error:
                assert error.code in NO_ROOM  # noqa: PT017 - most sizes are too small
                assert error.path == copy  # noqa: PT017
                assert {*files(tmp_path)} - {f"{path.name}-journal"} == {path.name}
                continue
        kept += 1
        assert open_study(copy).log.study == study.log.study
        copy.unlink()
    study.close()
    assert kept


def test_a_told_study_is_begun_whole_or_leaves_no_file(path, tmp_path):
    study = begin_study(path, "blank", beginning("blank"))
    somebody = at_work(study, "told")
    for _ in range(40):
        somebody.act()
    told, fresh, kept = study.log.study, tmp_path / "fresh.velstudy", 0
    study.close()
    for size in range(0, 60_000, STEP * 3):
        with room(size):
            try:
                begin_with(fresh, told).close()
            except StoreError as error:
                assert error.code in NO_ROOM  # noqa: PT017 - most sizes are too small
                assert files(tmp_path) == [path.name]
                continue
        kept += 1
        fresh.unlink()
    assert kept
