"""What the desk says in winter: how many are due, and beside each line what is in vain."""

from dataclasses import replace

import pytest

from engine.games.diplomacy.phase import Phase
from engine.rules.position import Unit, UnitKind
from gui.games.diplomacy.orders.slip_lines import Look
from gui.master.desk_screen import MasterDesk
from gui.master.preview import PreviewScreen

OWNERS = {
    "RUSSIA": ("MOS", "WAR", "SEV", "STP", "RUM"),
    "FRANCE": ("PAR", "BRE", "MAR", "SPA", "POR"),
    "TURKEY": ("CON", "SMY"),
    "GERMANY": ("BER", "MUN", "KIE"),
}
UNITS = {
    "RUSSIA": ("F RUM", "A WAR"),
    "FRANCE": ("F BRE", "A SPA", "A POR"),
    "TURKEY": ("A CON", "A BUL", "F BLA", "A ARM"),
    "GERMANY": ("A BER", "A MUN", "F KIE"),
}


@pytest.fixture
def winter(master):
    """Three builds for Russia, two for France, two removals for Turkey, nothing for Germany."""
    start = master.bridge.public().position
    units = tuple(
        Unit(power, UnitKind(text[0]), text[2:]) for power, told in UNITS.items() for text in told
    )
    owners = {centre: power for power, told in OWNERS.items() for centre in told}
    board = replace(start, units=units, owners=owners, phase=Phase.parse("W1901A"))
    master.bridge.master.edit(board, reason="set up")
    master.window.navigator.open.evening.begin()
    master.shows(MasterDesk)
    return master


def state(winter, power):
    return winter.screen.boxes[power].state.text()


def beside(winter, power):
    box = winter.screen.boxes[power]
    return [(one.look, one.text) for one in box._say(box.lines, power)]


def test_the_desk_says_how_many_are_due(winter):
    assert state(winter, "RUSSIA") == "3 builds due"
    assert state(winter, "FRANCE") == "2 builds due"
    assert state(winter, "TURKEY") == "2 removals due"
    assert state(winter, "GERMANY") == "nothing to write"
    winter.write("FRANCE", "A Par")
    assert state(winter, "FRANCE") == "1 of 2 builds"
    winter.write("FRANCE", "A Par", "F Mar")
    assert state(winter, "FRANCE") == "2 of 2 builds"


VAIN = (
    ("FRANCE", ("A Bre", "A Par"), 0, "occupied", "occupied"),
    ("FRANCE", ("A Spa",), 0, "home", "foreign"),
    ("FRANCE", ("A Mun",), 0, "home", "foreign"),
    ("FRANCE", ("A Par", "A Mar", "F Mar"), 2, "", "twice"),
    ("RUSSIA", ("F StP",), 0, "coasts", "no coast"),
    ("RUSSIA", ("F Mos",), 0, "", "inland"),
    ("RUSSIA", ("A Mos", "F Sev", "A StP", "A War"), 3, "", "too many"),
    ("TURKEY", ("A Con", "A Bul", "F Bla"), 2, "", "too many"),
    ("TURKEY", ("A Ber",), 0, "", "foreign"),
    ("TURKEY", ("A Smy",), 0, "", "no unit"),
)


@pytest.mark.parametrize(("power", "lines", "place", "said", "why"), VAIN)
def test_what_is_in_vain_says_so_beside_its_line(winter, power, lines, place, said, why):
    winter.write(power, *lines)
    found = beside(winter, power)
    assert found[place][0] is Look.WARN, (why, found)
    assert " – " in found[place][1]
    assert said in found[place][1], why
    good = [at for at, (look, _) in enumerate(found) if look is Look.GOOD]
    assert place not in good
    assert "in vain" in state(winter, power)

    winter.press(winter.screen.go)
    preview = winter.shows(PreviewScreen)
    told = [one.text() for one in preview.findChildren(type(preview.hint))]
    assert found[place][1] in told


def test_the_preview_says_what_is_missing(winter):
    winter.write("FRANCE", "A Par")
    winter.write("TURKEY", "A Bul")
    winter.press(winter.screen.go)
    preview = winter.shows(PreviewScreen)
    told = [one.text() for one in preview.findChildren(type(preview.hint))]
    assert "builds: 1 of 2 written" in told
    assert "removals: 1 of 2 written" in told
    assert "No slip: Russia" in told
