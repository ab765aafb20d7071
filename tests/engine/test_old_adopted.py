"""A game that was made of a record when such games had no number: it opens, verifies and goes on.

``store/old/adopted-1.velmoc`` is two years led by a game master. Its founding has no salt, so that
its head is told to nobody. It is never written again.
"""

import shutil
from pathlib import Path

import pytest

from engine import tables
from engine.proof.proofs import read_proofs

OLD = sorted((Path(__file__).parent / "store" / "old").glob("adopted-*.velmoc"))


@pytest.mark.parametrize("old", OLD, ids=lambda file: file.stem)
def test_it_goes_on_and_proves_what_it_can(old, tmp_path):
    path = Path(shutil.copy(old, tmp_path / "old.velmoc"))
    table = tables.open_game(path)
    seen = table.public()
    assert table.trouble is None
    assert seen.led
    assert (seen.number, seen.head) == ("", "")
    assert [past.phase.code for past in seen.past] == [
        *("S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "W1902A")
    ]

    table.master.commit()
    assert table.public().past[-1].phase.code == "S1903M"
    table.close()

    proofs = read_proofs(path)
    assert proofs.good, proofs.wrong
