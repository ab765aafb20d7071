"""A rewind, a branch and an edited board survive being killed."""

import sys
from pathlib import Path

import pytest

from engine.robots.crash.kill_soak import Player, soak
from engine.store.gamefile import GameFile
from engine.table.master_event import Branched


@pytest.mark.evening
def test_a_masters_table_survives_being_killed(tmp_path):
    branches = []

    def look(remarks, before):
        said = [remark for remark in remarks if remark.startswith("branched ")]
        branches.extend(Path(remark.removeprefix("branched ")) for remark in said)

    tally = soak(
        tmp_path,
        rounds=6,
        seed="master",
        player=Player(
            command=(sys.executable, "-m", "engine.robots.players.random_master"), longest_run=1.5
        ),
        look=look,
    )

    assert tally.kills == 6
    assert tally.announced > 0
    for path in branches:
        file = GameFile.open(path)
        assert file.trouble is None
        assert isinstance(file.events()[-1], Branched)
        file.close()
