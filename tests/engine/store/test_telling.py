"""A file knows whether the phase revealed last was told to its end, and shows nothing early."""

import json
import sqlite3

import pytest

from engine.store.cover import Cover, read_cover
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.table.view import Stage


@pytest.fixture
def revealed(table):
    """The phase is revealed, and nothing of it was told yet."""
    table.envelopes.seal("WEST", ())
    known = table.public()
    table.reveal(told=False)
    return table, known


def mark(path, **changed):
    """Write something else on a cover that nobody holds open."""
    db = sqlite3.connect(path)
    with db:
        (body,) = db.execute("SELECT body FROM cover").fetchone()
        db.execute("UPDATE cover SET body = ?", (json.dumps(json.loads(body) | changed),))
    db.close()


def test_the_cover_knows_nothing_before_it_is_told(revealed, path):
    table, known = revealed
    table.close()
    cover = read_cover(path)

    assert cover.telling
    assert cover.stage is Stage.REVEALED
    assert (cover.phase, cover.position) == (known.phase, known.position)
    assert cover.outcome is None
    assert Cover.parse(cover.text()) == cover


def test_whoever_opens_it_again_knows_what_was_known_before(revealed, reopen):
    table, known = revealed
    table.close()
    again = reopen()

    assert again.untold is not None
    assert again.untold.position == known.position
    assert again.untold.seals == known.seals
    assert again.untold.past == known.past
    assert again.public().past[-1].phase == known.phase


def test_once_told_it_is_told_for_good(revealed, path, reopen):
    table, _ = revealed
    result = table.public()
    table.tell()
    assert table.untold is None
    table.close()

    assert not read_cover(path).telling
    assert read_cover(path).position == result.position
    again = reopen()
    assert again.untold is None
    assert again.public().position == result.position


def test_a_table_that_goes_on_has_been_told(revealed, path, reopen):
    table, _ = revealed
    table.advance()
    table.close()

    assert not read_cover(path).telling
    assert reopen().untold is None


def test_a_copy_saved_meanwhile_knows_nothing_either(revealed, tmp_path, reopen):
    table, known = revealed
    copy = tmp_path / "copy.velmoc"
    table.save_copy(copy)

    assert read_cover(copy).telling
    assert read_cover(copy).position == known.position
    assert reopen(copy).untold.position == known.position
    table.tell()
    later = tmp_path / "later.velmoc"
    table.save_copy(later)
    assert not read_cover(later).telling


def test_a_disk_that_does_not_take_it_tells_it_again_next_time(revealed, reopen, monkeypatch):
    table, known = revealed

    def full(*_args, **_rest):
        raise StoreError(StoreFault.DISK_FULL, table.log.store._path)

    with monkeypatch.context() as patch:
        patch.setattr(GameFile, "append", full)
        table.tell()
    assert table.untold is None
    table.close()

    assert reopen().untold.position == known.position


@pytest.mark.parametrize("said", [1, 0, "true", "", None, [], {}, [True], 1.0, -1, "telling"])
def test_a_mark_that_is_none_is_refused_like_all_else_on_a_cover(revealed, path, reopen, said):
    table, _ = revealed
    table.close()
    mark(path, telling=said)

    with pytest.raises(StoreError) as caught:
        read_cover(path)
    assert caught.value.code is StoreFault.DAMAGED
    again = reopen()
    assert again.untold is None
    assert again.trouble is None


@pytest.mark.parametrize("stage", [Stage.WRITING, Stage.OVER])
def test_nothing_is_told_where_nothing_is_revealed(table, path, reopen, stage):
    known = table.public()
    table.close()
    mark(path, telling=True, stage=stage)

    with pytest.raises(StoreError):
        read_cover(path)
    again = reopen()
    assert again.untold is None
    assert again.public() == known


def test_a_mark_on_a_table_that_writes_hides_nothing_and_goes_with_the_next_step(
    table, path, reopen
):
    known = table.public()
    table.close()
    mark(path, telling=True, stage=Stage.REVEALED)

    assert read_cover(path).telling
    again = reopen()
    assert again.untold is None
    assert again.public() == known
    again.envelopes.put_off("WEST")
    again.close()
    assert not read_cover(path).telling


def test_files_that_know_of_no_mark_open_as_before(revealed, path, reopen):
    table, _ = revealed
    result = table.public()
    table.tell()
    table.close()
    db = sqlite3.connect(path)
    (body,) = db.execute("SELECT body FROM cover").fetchone()
    db.close()

    assert "telling" not in json.loads(body)
    assert reopen().public() == result
