"""Two bytes of a file's header say who may write it: a copy can be played on whatever they say."""

import pytest

from engine.store.errors import StoreError, StoreFault
from engine.table.view import Stage

ROLLBACK, LOG = 1, 2
"""What SQLite writes there: with a journal beside the file, or with a log (WAL)."""

READABLE = [(write, read) for write in (ROLLBACK, LOG, 3, 200, 255) for read in (ROLLBACK, LOG)]


def say(path, write, read):
    whole = bytearray(path.read_bytes())
    whole[18:20] = bytes((write, read))
    path.write_bytes(whole)


@pytest.mark.parametrize(("write", "read"), READABLE)
def test_a_copy_of_a_file_that_later_programs_write_can_be_played_on(
    table, path, reopen, tmp_path, write, read
):
    sealed = [seal.power for seal in table.public().seals if seal.sealed]
    table.close()
    say(path, write, read)
    copy = tmp_path / "copy.velmoc"

    reopen().save_copy(copy)
    again = reopen(copy)

    assert again.trouble is None
    assert copy.read_bytes()[18:20] == b"\x01\x01"
    assert [seal.power for seal in again.public().seals if seal.sealed] == sealed
    again.envelopes.seal("WEST", [])
    again.reveal()
    assert again.public().stage is Stage.REVEALED


@pytest.mark.parametrize("read", [3, 255])
def test_a_file_that_only_later_programs_read_is_left_as_it_is(table, path, reopen, read):
    table.close()
    say(path, ROLLBACK, read)
    before = path.read_bytes()

    with pytest.raises(StoreError) as refused:
        reopen()

    assert refused.value.code in (StoreFault.NOT_A_GAME, StoreFault.NEWER, StoreFault.DAMAGED)
    assert path.read_bytes() == before
