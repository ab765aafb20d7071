"""Slips of paper as a club really hands them in: kept as written, read as meant, or asked about."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.rules.choice import ReadingKind
from engine.rules.position import Dislodged, Unit, UnitKind

SLIPS = json.loads((Path(__file__).parent / "reader" / "slips.json").read_text(encoding="utf-8"))
RULES = Diplomacy(load_map("standard").board)


def unit(power, text):
    return Unit(power, UnitKind(text[0]), text[2:])


def laid_out(case):
    start = RULES.start()
    return replace(
        start,
        phase=Phase.parse(case["phase"]),
        units=tuple(unit(power, text) for power, own in case["units"].items() for text in own),
        owners=start.owners if "owners" in case else {},
        dislodged=tuple(
            Dislodged(
                unit=unit(*name.split(" ", 1)),
                attacker=told["from"],
                retreats=tuple(told["retreats"]),
            )
            for name, told in case.get("dislodged", {}).items()
        ),
    )


def said(scrap):
    """Write down what came of a piece of a slip, as the cases do."""
    reading = scrap.reading
    if scrap.noted is not None:
        return f"# {scrap.noted}"
    if reading.kind is ReadingKind.ORDER:
        return f"{reading.order} without {scrap.left_out}" if scrap.left_out else reading.order
    if reading.kind is ReadingKind.AMBIGUOUS:
        return f"? {' | '.join(reading.candidates)}"
    return f"! {reading.written[reading.start : reading.end].strip()[:40]}".strip()


@pytest.mark.parametrize(
    ("name", "power"), [(name, power) for name, case in SLIPS.items() for power in case["slips"]]
)
def test_a_slip_is_read_as_it_was_meant(name, power):
    case, wrong = SLIPS[name], {}
    position = laid_out(case)
    for slip, meant in case["slips"][power].items():
        scraps = RULES.slip(slip, position, power)
        alone = len(scraps) == 1
        told = [said(one) if alone else f"{one.written} => {said(one)}" for one in scraps]
        if told != meant:
            wrong[slip] = told

    assert wrong == {}


def test_nothing_that_is_written_is_lost():
    for case in SLIPS.values():
        position = laid_out(case)
        for power, slips in case["slips"].items():
            for slip in slips:
                lines = slip.split("\n")
                for scrap in RULES.slip(slip, position, power):
                    assert scrap.written in lines[scrap.number]


def test_there_are_slips_enough():
    assert sum(len(own) for case in SLIPS.values() for own in case["slips"].values()) >= 500


@pytest.mark.parametrize("text", ["x", "A Par - ", "~~", "( ", "<s>", "a, ", "A F ", "> ", "c̶ "])
def test_a_whole_book_is_read_at_once_and_never_followed(text):
    position = laid_out(SLIPS["moves"])

    scraps = RULES.slip(text * 3000, position, "FRANCE")

    assert [scrap.reading.order for scrap in scraps] == [""]
