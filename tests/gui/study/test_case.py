"""Positions of the study board as values."""

import pytest

from engine.games.diplomacy.study import library
from gui.study import placing
from gui.study.case import PLACING_CODES, PlacingError, StudyCase, coasts_for
from gui.words import labels


@pytest.fixture
def garrison(diplomacy):
    example = next(e for e in library.examples() if e.id == "4")
    return StudyCase.of(example.position, example.orders, diplomacy)


def test_orders_are_read_as_the_rulebook_prints_them(garrison):
    assert {at: str(order) for at, order in garrison.orders.items()} == {
        "SER": "A SER H",
        "RUM": "A RUM - SER",
        "BUD": "A BUD S A RUM - SER",
        "BUL": "A BUL - SER",
        "GRE": "A GRE S A BUL - SER",
    }


def test_a_unit_can_be_put_down_and_taken_off(garrison, diplomacy):
    more = garrison.place("AUSTRIA", "F", "ADR", diplomacy.board)

    assert str(more.unit("ADR")) == "F ADR"
    assert more.remove("ADR") == garrison


def test_taking_a_unit_off_takes_its_order(garrison):
    assert "GRE" not in garrison.remove("GRE").orders


def test_moving_a_unit_strikes_its_order_out(garrison, diplomacy):
    moved = garrison.shift("GRE", "ALB", diplomacy.board)

    assert moved.unit("GRE") is None
    assert str(moved.unit("ALB")) == "A ALB"
    assert not {"GRE", "ALB"} & moved.orders.keys()


@pytest.mark.parametrize(
    ("kind", "where", "code"),
    [
        ("A", "SER", "occupied"),
        ("A", "ADR", "at_sea"),
        ("F", "MUN", "inland"),
        ("F", "SPA", "coast_missing"),
        ("A", "SPA/NC", "no_such_coast"),
        ("F", "POR/NC", "no_such_coast"),
    ],
)
def test_impossible_places_are_refused(garrison, diplomacy, kind, where, code):
    with pytest.raises(PlacingError) as refused:
        garrison.place("AUSTRIA", kind, where, diplomacy.board)

    assert refused.value.code == code


def test_a_unit_cannot_be_moved_onto_another(garrison, diplomacy):
    with pytest.raises(PlacingError) as refused:
        garrison.shift("GRE", "BUL", diplomacy.board)

    assert refused.value.code == "occupied"


def test_only_fleets_in_two_coast_provinces_are_asked_for_a_coast(diplomacy):
    assert coasts_for(diplomacy.board, "F", "SPA") == ("SPA/NC", "SPA/SC")
    assert coasts_for(diplomacy.board, "F", "SPA/NC") == ()
    assert coasts_for(diplomacy.board, "A", "SPA") == ()
    assert coasts_for(diplomacy.board, "F", "POR") == ()


@pytest.mark.parametrize("code", PLACING_CODES)
def test_every_refusal_is_a_sentence(code, look, diplomacy):
    said = placing.refusal(PlacingError(code, "SPA", "A"), diplomacy.board)

    assert said.startswith(labels.province_name(diplomacy.board, "SPA"))
    assert said.endswith(".")


@pytest.mark.parametrize("example", library.examples(), ids=lambda example: example.id)
def test_every_printed_order_is_read_and_judged(example, diplomacy):
    for source in (example, *example.what_ifs):
        case = StudyCase.of(source.position, source.orders, diplomacy)

        assert len(case.orders) == sum(len(texts) for texts in source.orders.values())
        assert len(case.judged(diplomacy).resolution.rulings) == len(source.position.units)
