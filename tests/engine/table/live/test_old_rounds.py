"""Files of live rounds as earlier versions left them: they open, and tell the same game."""

import shutil
from pathlib import Path

import pytest

from engine.catalogue import LIVE
from engine.proof.proofs import read_proofs
from engine.table.event import Founded
from engine.tables import open_table

OLD = sorted((Path(__file__).parent / "old").glob("*.velmoc"))

SEEN = {
    "first_light-1": (
        {"red": 6, "blue": 0, "yellow": 7},
        5,
        [
            ("red", 5, 412, ("blue",)),
            ("", 0, 0, ("red", "blue", "yellow")),
            ("yellow", 6, 305, ()),
        ],
    ),
    "first_light-2": (  # its seed lay among the envelopes
        {"red": 7, "blue": 0, "yellow": 4},
        7,
        [
            ("red", 6, 412, ("blue",)),
            ("", 0, 0, ("red", "blue", "yellow")),
            ("yellow", 3, 305, ()),
        ],
    ),
}
"""By file: coins, purse, and of every card who took what, how fast, and who touched too early."""


@pytest.fixture(params=OLD, ids=lambda path: path.stem)
def old(request, tmp_path):
    return Path(shutil.copy(request.param, tmp_path / request.param.name))


def test_it_holds_every_kind_of_event(old):
    table = open_table(old)
    kinds = {type(event) for event in table.store.events()}
    table.close()

    assert kinds == {Founded, *LIVE[table.founded.game].events()}


def test_it_tells_the_same_game(old):
    table = open_table(old)
    seen, trouble = table.public().seen, table.trouble
    table.close()

    assert trouble is None
    assert (seen.coins, seen.purse) == SEEN[old.stem][:2]
    assert [(one.seat, one.taken, one.took, one.burnt) for one in seen.past] == SEEN[old.stem][2]
    assert read_proofs(old).good
