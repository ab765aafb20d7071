"""Every scoring system on three boards, against what tournaments compute."""

import json
from pathlib import Path

import pytest

from engine.scoring.standing import Standing
from engine.scoring.systems import SYSTEMS

POWERS = ("A", "E", "F", "G", "I", "R", "T")
CASES = json.loads(Path(__file__).with_name("scoring").joinpath("boards.json").read_text("utf-8"))
BOARDS = CASES["boards"]


def board(case):
    out = {power: year for power, year in zip(POWERS, case["out"], strict=True) if year}
    return Standing(
        counted=dict(zip(POWERS, case["centres"], strict=True)),
        out=out,
        year=case["year"],
        solo=POWERS[case["solo"]] if "solo" in case else "",
    )


def test_every_system_has_a_case():
    assert set(CASES["scores"]) == set(SYSTEMS)


@pytest.mark.parametrize("system", list(SYSTEMS))
@pytest.mark.parametrize(("number", "name"), list(enumerate(BOARDS)))
def test_a_board_is_scored_as_at_a_tournament(system, number, name):
    scores = SYSTEMS[system].score(board(BOARDS[name]))

    told = [round(float(scores[power]), 3) for power in POWERS]
    assert told == CASES["scores"][system][number]
