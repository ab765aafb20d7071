"""Whoever has nobody to write for it is said to be in a civil war, never not to have sealed."""

from dataclasses import replace

import pytest

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.table.view import PastPhase
from gui import i18n
from gui.public.pages_reveal import _silence
from gui.table.reveal.power_block import PowerBlock

MAPS = {"eu": "GER", "standard": "GERMANY", "old_town": "OWLS"}
SAID = {"en": "seal", "cs": "pečetěn"}


@pytest.mark.parametrize("spoken", SAID)
@pytest.mark.parametrize("name", MAPS)
def test_what_nobody_wrote_is_not_called_unsealed(name, spoken, qapp):
    board, power = load_map(name).board, MAPS[name]
    rules = GAMES[board.game].rules(board, {})
    before = rules.start()
    resolution = rules.adjudicate(before, {}, frozenset({power}))
    past = PastPhase(before=before, orders={}, resolution=resolution, disorder=(power,))
    i18n.speak(spoken)

    block = PowerBlock(power, past, None, board)
    for said in (_silence(past, power, board), block._seal_words()):
        assert said
        assert SAID[spoken] not in said.casefold()
    assert _silence(replace(past, disorder=()), power, board) != _silence(past, power, board)
