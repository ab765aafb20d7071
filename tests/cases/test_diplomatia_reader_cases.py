"""What people write for Diplomatia: read as it is meant, asked about, or no order at all."""

import json
from pathlib import Path

import pytest

from engine.games.diplomatia.reader.slip import slip
from engine.games.diplomatia.reader.written_orders import read
from engine.rules.choice import ReadingKind
from engine.rules.position import Dislodged
from tests.engine.games.diplomatia.boards import position_of, small_board, unit_of

CASES = Path(__file__).parent / "diplomatia_reader"
SCRIBBLES = json.loads((CASES / "scribbles.json").read_text(encoding="utf-8"))
SLIPS = json.loads((CASES / "slips.json").read_text(encoding="utf-8"))
BOARD = small_board()
POSITIONS = {
    "orders": position_of(SCRIBBLES["units"]),
    "retreats": position_of(
        {"RUS": ["A KAR"]},
        "T1R",
        dislodged=tuple(
            Dislodged(unit=unit_of("RUS", fleet), attacker=None, retreats=("VBA",))
            for fleet in ("F FZA", "F BOT")
        ),
    ),
    "evaluation": position_of(
        {"RUS": ["A EST"]}, "T2C", owners={"KAR": "RUS", "LOY": "RUS", "FZA": "RUS"}
    ),
}


def meant(reading):
    """Write down what came of a text, as the cases do."""
    if reading.kind is ReadingKind.ORDER:
        return reading.order
    return list(reading.candidates) if reading.kind is ReadingKind.AMBIGUOUS else None


def said(scrap):
    """Write down what came of a piece of a slip, as the cases do."""
    reading = scrap.reading
    if scrap.noted is not None:
        turn = " other_turn" if reading.reason == "other_turn" else ""
        return f"# {scrap.noted}{turn}"
    if reading.kind is ReadingKind.ORDER:
        return f"{reading.order} without {scrap.left_out}" if scrap.left_out else reading.order
    if reading.kind is ReadingKind.AMBIGUOUS:
        return f"? {' | '.join(reading.candidates)} ({reading.reason})"
    return f"! {reading.written[reading.start : reading.end].strip()[:40]} ({reading.reason})"


@pytest.mark.parametrize("power", SCRIBBLES["orders"])
def test_an_order_is_read_as_it_was_meant(power):
    written = SCRIBBLES["orders"][power]
    read_as = {text: meant(read(text, BOARD, POSITIONS["orders"], power)) for text in written}

    assert read_as == written


@pytest.mark.parametrize("phase", SLIPS)
def test_a_slip_is_read_as_it_was_meant(phase):
    for text, pieces in SLIPS[phase].items():
        scraps = slip(text, BOARD, POSITIONS[phase], "RUS")
        several = len(scraps) != len(text.split("\n"))

        assert [f"{one.written} => " * several + said(one) for one in scraps] == pieces, text


MARKED = ("{}", "{}.", "#{}", "({})", "T{}", "č. {}", "Rusko {}", "RUS – {}", "Tah {}", "{}. tah")
"""How people mark a slip with the number of its turn (8)."""


@pytest.mark.parametrize("marked", MARKED)
@pytest.mark.parametrize("turn", [1, 2, 17, 204])
def test_orders_below_the_number_of_another_turn_are_asked_about(marked, turn):
    paper = f"{marked.format(turn)}\nKarélie – Lotyšsko\nEstonsko O"
    heading, *orders = map(said, slip(paper, BOARD, POSITIONS["orders"], "RUS"))

    asked = ["? A KAR - LOY (other_turn)", "? A EST O (other_turn)"]
    assert heading == ("# heading" if turn == 1 else "# heading other_turn")
    assert orders == (["A KAR - LOY", "A EST O"] if turn == 1 else asked)


@pytest.mark.parametrize("other", ["(2. tah)", "// tah 3", "(Turn 2)"])
def test_an_order_beside_the_number_of_another_turn_is_asked_about(other):
    (one,) = slip(f"Karélie – Lotyšsko {other}", BOARD, POSITIONS["orders"], "RUS")

    assert said(one) == "? A KAR - LOY (other_turn)"


def test_numbers_of_orders_are_no_turns():
    for paper in ("1) Karélie – Lotyšsko\n2) Estonsko O", "1.\nKarélie – Lotyšsko\n2.\nEstonsko O"):
        told = [said(one) for one in slip(paper, BOARD, POSITIONS["orders"], "RUS")]
        assert [one for one in told if one.startswith(("A ", "?"))] == ["A KAR - LOY", "A EST O"]
