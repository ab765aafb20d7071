"""On a whole map every state is named, at every size, and no name hides another."""

from itertools import combinations

import pytest
from PySide6.QtGui import QTransform

from engine.board.loader import load_states, state_map_names
from gui import i18n
from gui.games.bez_hranic.show.quiet_names import LEAST, quiet_names

SLACK = 3.0
"""Units that two names may share: the room of a name has some air."""


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("name", state_map_names())
@pytest.mark.parametrize("sharp", [0.61, 1.0, 2.0], ids=["720", "1080", "2160"])
def test_every_state_is_named_and_no_name_hides_another(qapp, name, language, sharp, monkeypatch):
    monkeypatch.setattr(i18n, "language", lambda: language)
    loaded = load_states(name)
    scale = 1080 / loaded.atlas.size[1]
    names = [*quiet_names(load_states(name), QTransform.fromScale(scale, scale), sharp)]

    assert {one.part for one in names} == loaded.board.parts.keys()
    assert all(one.size * sharp >= LEAST - 1e-6 for one in names)
    for one, other in combinations(names, 2):
        shared = one.room.intersected(other.room)
        assert min(shared.width(), shared.height()) <= SLACK, (one.part, other.part)
