"""The rulebook's sample game and examples as the program keeps them."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import Move, Retreat
from engine.games.diplomacy.phase import Step
from engine.games.diplomacy.study.library import examples, sample_game
from engine.rules.ruling import Verdict

PHASES = ("S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "F1902R", "W1902A")


@pytest.fixture(scope="module")
def rules():
    return Diplomacy(load_map("standard").board)


def play(rules, replaced=None):
    """Play the sample game; return position and resolution of each phase."""
    position, played = rules.start(), []
    for phase in sample_game():
        orders = {power: list(texts) for power, texts in phase.orders.items()}
        for code, power, old, new in replaced or ():
            if phase.phase.code == code:
                orders[power][orders[power].index(old)] = new
        resolution = rules.adjudicate(position, orders)
        played.append((phase, position, resolution))
        position = resolution.after
    return played, position


def moves(resolution, *, succeed):
    return sorted(
        str(ruling.order)
        for ruling in resolution.rulings
        if isinstance(ruling.order, Move | Retreat)
        and (ruling.verdict is Verdict.SUCCEEDS) == succeed
    )


def test_the_sample_game_passes_through_the_printed_phases(rules):
    played, after = play(rules)

    assert [position.phase.code for _, position, _ in played] == list(PHASES)
    assert after.phase.code == "S1903M"


def test_every_printed_move_of_the_sample_game_comes_out_as_printed(rules):
    played, _ = play(rules)

    for phase, _, resolution in played:
        assert moves(resolution, succeed=True) == sorted(phase.moved)
        assert moves(resolution, succeed=False) == sorted(phase.failed)


def test_every_unit_of_the_sample_game_has_a_printed_order(rules):
    played, _ = play(rules)

    for phase, position, resolution in played:
        assert all(ruling.unit for ruling in resolution.rulings)
        if phase.phase.step is Step.MOVES:
            assert len(resolution.rulings) == len(position.units)
            reasons = [f.reason for r in resolution.rulings for f in r.findings]
            assert "no_order" not in reasons


def test_losses_builds_and_removals_of_the_sample_game_are_the_printed_ones(rules):
    played, _ = play(rules)

    for phase, _, resolution in played:
        lost = [r.unit for r in resolution.rulings if r.dislodged and r.destroyed]
        assert lost == list(phase.destroyed)
        if phase.phase.step is Step.ADJUSTMENTS:
            orders = sorted(str(r.order) for r in resolution.rulings)
            assert orders == sorted(phase.built + phase.removed)


def test_counts_of_centres_and_units_agree_at_the_end_of_the_sample_game(rules):
    _, after = play(rules)

    counts = {power: after.count(power) for power in rules.board.powers_by_id}
    assert counts == {power: len(after.of(power)) for power in counts}
    assert counts == {
        "AUSTRIA": 5,
        "ENGLAND": 5,
        "FRANCE": 5,
        "GERMANY": 6,
        "ITALY": 4,
        "RUSSIA": 4,
        "TURKEY": 5,
    }


def test_without_the_german_attack_on_sweden_the_english_moves_in_the_north_fail(rules):
    played, _ = play(rules, [("F1902M", "GERMANY", "F Den-Swe", "F Den H")])

    resolution = next(r for phase, _, r in played if phase.phase.code == "F1902M")
    failed = moves(resolution, succeed=False)
    assert {"A NWY - STP", "F NTH - NWY", "F EDI - NTH"} <= set(failed)


def test_the_examples_are_the_numbered_ones_and_those_of_the_last_section():
    ids = [example.id for example in examples()]

    assert ids == [*(str(number) for number in range(1, 14)), "circle", "swap"]
    assert [e.id for e in examples() if e.what_ifs] == ["2", "3", "4", "5", "6"]


def test_a_what_if_says_what_it_adds():
    second = examples()[1]

    assert [str(unit) for unit in second.what_ifs[0].added] == ["A TYR"]
    assert len(second.what_ifs[0].position.units) == len(second.position.units) + 1
