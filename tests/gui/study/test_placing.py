"""Why a piece cannot stand somewhere is a sentence."""

import pytest

from engine.study.pieces import PLACING_CODES, PlacingError
from gui.study import placing
from gui.words import labels


@pytest.mark.parametrize("code", PLACING_CODES)
def test_every_refusal_is_a_sentence(code, look, diplomacy):
    said = placing.refusal(PlacingError(code, "SPA", "A"), diplomacy.board)

    assert said.startswith(labels.province_name(diplomacy.board, "SPA"))
    assert said.endswith(".")
