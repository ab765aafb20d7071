"""Numbers in Czech sentences: *z* or *ze* goes by how a number is said, not by its figures."""

import re
import xml.etree.ElementTree as ET

import pytest

from engine import resources
from gui import i18n
from gui.words import names

ZE = {2, 3, 4, 6, 7, 12, 13, 14, 16, 17, *range(20, 50), *range(60, 80), 100, 137, 199, 200, 345}
ZE |= {640, 2000, 7500, 14_000, 100_000}
Z = {1, 5, 8, 9, 10, 11, 15, 18, 19, *range(50, 60), *range(80, 100), 500, 999, 1000, 1999, 5000}
Z |= {11_000, 1_000_000}
OTHERS = {"day", "figure"}
"""Placeholders that are no numbers of things: a day, and a percentage of its own kind."""


@pytest.mark.parametrize("count", sorted(Z | ZE))
def test_of_so_many_is_said_as_the_number_is(count, qapp):
    i18n.speak("cs")
    said = f"{names.number(count):z}"
    i18n.speak("en")

    assert said == (f"ze {count}" if count in ZE else f"z\N{NO-BREAK SPACE}{count}")
    assert f"{names.number(count)}" == str(count)


def test_no_czech_text_has_z_before_a_bare_number():
    wrong = []
    for path in sorted((resources.assets() / "i18n" / "cs").glob("*.ts")):
        for told in ET.parse(path).iter("translation"):
            for text in (told.text or "", *(form.text or "" for form in told)):
                found = re.findall(r"\bze?[ \xa0]\{(\w+)\}", text)
                wrong += [(path.name, text) for name in found if name not in OTHERS]

    assert not wrong
