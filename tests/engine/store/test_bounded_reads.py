"""Whoever reads many files waits for none: what hangs is left alone, the others are read."""

import threading
import time
from pathlib import Path

import pytest

from engine.store import bounded_reads
from engine.store.bounded_reads import BoundedReads
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.library import Library

NAMES = [Path(f"/{number}") for number in range(9)]
FOREVER = float("inf")


@pytest.fixture
def hanging(monkeypatch):
    """Reading that hangs in some files until the test is over."""
    monkeypatch.setattr(bounded_reads, "PATIENCE", 0.3)
    over = threading.Event()

    def reading(*bad, threads=None):
        def read(path):
            if threads is not None:
                threads.add(threading.current_thread())
            if path in bad:
                over.wait()
            if path == Path("/8"):
                raise StoreError(StoreFault.MISSING, path)
            return path.name

        return read

    yield reading
    over.set()


@pytest.mark.parametrize("bad", [(), (0,), (0, 1), (3, 4, 5), (7,), tuple(range(8))])
def test_what_hangs_keeps_nothing_else_from_being_read(hanging, bad):
    stuck = {NAMES[number] for number in bad}
    found = BoundedReads(hanging(*stuck)).look(NAMES, FOREVER)

    assert found.keys() == set(NAMES)
    for path, told in found.items():
        if path in stuck:
            assert told.code is StoreFault.TOO_SLOW
        elif path == Path("/8"):
            assert told.code is StoreFault.MISSING
        else:
            assert told == path.name


def test_who_has_no_time_is_not_kept_waiting_and_finds_it_later(hanging):
    looking = BoundedReads(hanging(NAMES[0]))
    begun = time.monotonic()

    first = looking.look(NAMES, begun + 0.05)

    assert time.monotonic() - begun < 0.3
    assert NAMES[0] not in first
    rest = looking.look([path for path in NAMES if path not in first], FOREVER)
    assert {*first, *rest} == set(NAMES)


def test_nothing_is_read_on_the_thread_that_asks(hanging):
    threads = set()

    BoundedReads(hanging(threads=threads)).look(NAMES, FOREVER)

    assert threads
    assert threading.current_thread() not in threads


def test_a_shelf_with_a_file_that_hangs_shows_all_others(begin, tmp_path, monkeypatch, hanging):
    paths = [tmp_path / f"{name}.velmoc" for name in "abcd"]
    for path in paths:
        begin(GameFile.create(path)).close()
    library = Library(tmp_path / "data")
    library.know({path: path.stem for path in paths})
    library._covers.read = None
    read = type(library._covers).read
    stop = hanging(paths[1])
    covers = library._covers
    library._reads = BoundedReads(
        lambda path: stop(path) if path == paths[1] else read(covers, path)
    )
    begun = time.monotonic()

    found = library.games(within=0.0)

    assert time.monotonic() - begun < 2.0
    assert [one.path for one in found if one.cover is not None] == [paths[0], *paths[2:]]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_reader_that_comes_to_its_end_in_a_file_is_not_waited_for(hanging):
    read = hanging()

    def falling(path):
        if path == NAMES[3]:
            raise KeyError(path)
        return read(path)

    found = BoundedReads(falling).look(NAMES, FOREVER)

    assert found[NAMES[3]].code is StoreFault.TOO_SLOW
    assert found[NAMES[4]] == "4"
