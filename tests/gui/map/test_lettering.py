"""Names on the board can be read in every theme, on every power's land and water."""

import pytest

from gui.kit import theme
from gui.map.names import lettering
from gui.map.pictures import terrain

READABLE = 4.5
"""Contrast of small letters with what is round them."""


def luminance(colour):
    def part(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * part(colour.redF())
        + 0.7152 * part(colour.greenF())
        + 0.0722 * part(colour.blueF())
    )


@pytest.mark.parametrize("sea", [True, False], ids=["sea", "land"])
@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_letters_stand_out_from_the_edge_round_them(name, sea, look):
    with theme.wearing(name):
        ink, halo = lettering.ink(sea=sea), lettering.halo(sea=sea).name()
        under = terrain.sea_colour if sea else terrain.land_colour
        grounds = {letter: under(letter) for letter in theme.LETTERS}
        grounds["nobody"] = theme.colour("sea") if sea else terrain.land_colour("")
        for letter, ground in grounds.items():
            edge = theme.mix(ground.name(), halo, lettering.HALO_ALPHA / 255)
            dark, light = sorted((luminance(ink), luminance(edge)))
            assert (light + 0.05) / (dark + 0.05) >= READABLE, letter
