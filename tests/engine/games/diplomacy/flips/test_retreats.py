"""Which other retreats would have turned the result of one."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.flips.smallest import (
    Flip,
    Judged,
    Progress,
    Scope,
    about,
    search,
    smallest_flip,
)
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.rules.ruling import Verdict

RULES = Diplomacy(load_map("standard").board)
BEATEN = {
    "A BUR": ("FRANCE", ("GAS", "MAR")),
    "A SPA": ("ITALY", ("GAS", "MAR")),
    "F WES": ("ITALY", ("LYO", "NAF")),
    "F POR": ("FRANCE", ("MAO",)),
    "F BRE": ("ENGLAND", ("GAS", "PIC")),
}


def texts(flip):
    return tuple((power, str(order)) for power, order in flip.changes)


def judged(sheets, disorder=frozenset()):
    beaten = tuple(
        Dislodged(unit=Unit(power, UnitKind(unit[0]), unit[2:]), attacker=None, retreats=ways)
        for unit, (power, ways) in BEATEN.items()
    )
    before = Position(phase=Phase.parse("S1902R"), units=(), dislodged=beaten)
    rulings = RULES.adjudicate(before, sheets, disorder).rulings
    return Judged(rules=RULES, before=before, sheets=sheets, rulings=rulings, disorder=disorder)


def flips(found):
    return [texts(step) for step in found if isinstance(step, Flip)]


def test_a_clash_is_undone_by_another_way_of_the_other_unit():
    turn = judged({"FRANCE": ["A BUR R GAS"], "ITALY": ["A SPA R GAS"]})

    found = smallest_flip(turn, "A BUR")

    assert texts(found) == (("ITALY", "A SPA R MAR"),)
    assert found.ruling.verdict is Verdict.SUCCEEDS


def test_a_clash_of_three_takes_two_other_orders():
    turn = judged({"FRANCE": ["A BUR R GAS"], "ITALY": ["A SPA R GAS"], "ENGLAND": ["F BRE R GAS"]})

    answers = flips(search(turn, "A BUR", Scope(others=True)))

    assert answers[0] == (("ITALY", "A SPA R MAR"), ("ENGLAND", "F BRE R PIC"))
    assert len(answers) == 4
    assert smallest_flip(turn, "A BUR", most=1) is None
    assert smallest_flip(turn, "A BUR", powers=["ITALY"]) is None


def test_a_retreat_that_succeeded_is_stopped_by_another_to_the_same_space():
    turn = judged({"FRANCE": ["A BUR R GAS", "F POR R MAO"], "ITALY": ["A SPA R MAR"]})

    assert flips(search(turn, "A BUR", Scope(others=True))) == [
        (("ITALY", "A SPA R GAS"),),
        (("ENGLAND", "F BRE R GAS"),),
    ]
    assert smallest_flip(turn, "F POR") is None


def test_whose_power_is_in_disorder_can_be_given_a_retreat():
    turn = judged({"FRANCE": ["A BUR R GAS"]}, frozenset({"ITALY"}))

    found = smallest_flip(turn, "A BUR", powers=["ITALY"])

    assert texts(found) == (("ITALY", "A SPA R GAS"),)


@pytest.mark.parametrize("sheet", [["A BUR D"], ["A BUR R PIC"], [], ["A BUR R GAS", "A BUR D"]])
def test_what_only_its_own_text_decides_is_not_asked_about(sheet):
    turn = judged({"FRANCE": sheet})
    ruling = next(one for one in turn.rulings if one.unit == "A BUR")

    assert about(ruling) is None
    assert smallest_flip(turn, "A BUR") is None


def test_a_search_among_retreats_can_be_stopped_at_every_step():
    turn = judged({"FRANCE": ["A BUR R GAS"], "ITALY": ["A SPA R GAS"]})

    first = next(search(turn, "A BUR"))

    assert isinstance(first, Progress)
    assert (first.size, first.tried) == (1, 0)
