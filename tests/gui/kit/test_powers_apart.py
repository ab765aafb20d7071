"""Any two powers of any map are told apart, by every eye: by their colours or their hatching."""

from itertools import combinations
from string import ascii_uppercase

import pytest

from gui.history.counted_chart import dashing
from gui.kit import theme
from tests.gui.kit.sights import SIGHTS, apart, lab

ENOUGH = 15
"""CIEDE2000; a print of two colours is taken for the same below 3."""

SHARMA = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "other", "difference"), SHARMA)
def test_the_measure_is_ciede2000(one, other, difference):
    assert apart(one, other) == pytest.approx(difference, abs=1e-4)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("of", [theme.piece, theme.land], ids=["pieces", "land"])
def test_two_powers_that_are_hatched_alike_differ_in_colour(of, sight):
    alike = [
        (one, other)
        for one, other in combinations(ascii_uppercase, 2)
        if theme.pattern(one) == theme.pattern(other)
    ]
    close = {pair: apart(*(lab(of(letter), sight) for letter in pair)) for pair in alike}

    assert len(alike) > 26
    assert {pair: far for pair, far in close.items() if far < ENOUGH} == {}


def test_lines_that_are_dashed_alike_are_those_that_are_hatched_alike():
    for one, other in combinations(ascii_uppercase, 2):
        hatched = theme.pattern(one) == theme.pattern(other)
        assert (dashing(one) == dashing(other)) == hatched


@pytest.mark.parametrize("letter", ascii_uppercase)
def test_a_letter_can_be_read_on_its_colour(letter):
    def light(colour):
        return (lab(colour)[0] + 16) / 116

    one, other = sorted(light(c) ** 3 for c in (theme.piece(letter), theme.ink_on(letter)))
    assert (other + 0.05) / (one + 0.05) >= 4.5 or letter in theme.LETTERS
