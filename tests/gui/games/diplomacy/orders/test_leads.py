"""What a first turn proposes: always something that can be ordered here and now."""

import random

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.study.library import sample_game
from engine.games.diplomacy.units import ARMY
from engine.rules.position import Position, Unit, UnitKind
from gui.games.diplomacy.orders.leads import Act, lead_for

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
KINDS = {
    Act.MOVE: (notation.Move,),
    Act.SUPPORT: (notation.SupportHold, notation.SupportMove),
    Act.HOLD: (notation.Hold,),
}


def _position(units):
    pieces = (piece.split(" ") for piece in units.split(", "))
    powers = {power.letter: power.id for power in BOARD.powers}
    found = tuple(Unit(powers[letter], UnitKind(kind), at) for letter, kind, at in pieces)
    return Position(phase=Phase.parse("S1901M"), units=found)


def _taught(position, power):
    """Do what is proposed until the seal; return the acts with their orders."""
    orders, found = [], []
    while True:
        led = found[-1][0] if found else None
        lead = lead_for(RULES, position, power, [*map(notation.value_of, orders)], led=led)
        if lead.act is Act.SEAL:
            return found
        assert len(found) < 2, found
        found.append((lead.act, lead.order))
        orders.append(lead.order)
        assert isinstance(notation.parse(lead.order), KINDS[lead.act])
        advice = RULES.advise(position, power, orders)
        assert not [one for one in advice if one.why], (orders, advice)


@pytest.mark.parametrize("power", [power.id for power in BOARD.powers])
def test_every_power_begins_with_a_move_and_a_support_of_it(power):
    (move, moved), (support, supported) = _taught(RULES.start(), power)

    assert (move, support) == (Act.MOVE, Act.SUPPORT)
    assert supported.endswith(moved)


def test_in_every_position_of_the_sample_game_what_is_proposed_can_be_ordered():
    count = 0
    position = RULES.start()
    for phase in sample_game():
        sheets = {
            power: tuple(RULES.read(text, position, power).order for text in texts)
            for power, texts in phase.orders.items()
        }
        if position.phase.code.endswith("M"):
            for power in BOARD.powers:
                if position.of(power.id):
                    count += len(_taught(position, power.id))
        position = RULES.adjudicate(position, sheets).after
    assert count > 30


@pytest.mark.parametrize("seed", range(12))
def test_so_it_is_wherever_units_stand(seed):
    chance = random.Random(seed)
    lands = [at for at, place in BOARD.provinces.items() if place.terrain != "sea"]
    places = chance.sample(lands, 10)
    powers = [power.id for power in BOARD.powers[:3]]
    units = tuple(Unit(chance.choice(powers), ARMY, at) for at in places)
    position = Position(phase=Phase.parse("S1901M"), units=units)

    for power in powers:
        if position.of(power):
            assert _taught(position, power)


def test_where_no_unit_can_support_another_it_is_a_hold():
    acts = [act for act, _order in _taught(_position("R A MOS, R A SPA"), "RUSSIA")]

    assert acts == [Act.MOVE, Act.HOLD]


def test_a_support_follows_the_move_that_was_made_whichever_that_was():
    lead = lead_for(RULES, RULES.start(), "RUSSIA", (notation.value_of("A MOS - UKR"),))

    assert (lead.act, lead.order) == (Act.SUPPORT, "A WAR S A MOS - UKR")


def test_where_no_move_can_be_helped_a_unit_that_stands_is():
    lead = lead_for(RULES, RULES.start(), "RUSSIA", (notation.value_of("F SEV - BLA"),))

    assert lead.act is Act.SUPPORT
    assert lead.other.partition(" ")[2] == lead.goal


def test_what_was_done_is_not_asked_for_again_when_it_is_struck_out():
    assert lead_for(RULES, RULES.start(), "RUSSIA", (), led=Act.SUPPORT).act is Act.SEAL
    assert lead_for(RULES, RULES.start(), "RUSSIA", (), led=Act.MOVE).act is Act.SUPPORT


def test_with_one_unit_only_the_seal_is_left():
    assert [act for act, _ in _taught(_position("R A MOS"), "RUSSIA")] == [Act.MOVE]
