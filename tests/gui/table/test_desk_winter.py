"""Retreats and adjustments at the desk."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Unit
from gui.kit.widgets import Note

A, F = ARMY, FLEET
LEFT = Qt.MouseButton.LeftButton


RETREAT = {
    "units": "R A MUN, R A BER, F A GAS",
    "code": "F1901R",
    "contested": frozenset({"RUH"}),
    "dislodged": (
        Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=("PAR", "PIC", "MAR")),
        Dislodged(unit=Unit("FRANCE", F, "NTH"), attacker="DEN", retreats=("NWG", "LON")),
    ),
}


def test_only_dislodged_units_are_asked_for_a_retreat(sit):
    desk, _hand = sit("FRANCE", **RETREAT)

    assert list(desk.panel.list.rows) == ["A BUR", "F NTH"]


def test_a_retreat_is_clicked_dragged_typed_or_given_up(sit):
    desk, hand = sit("FRANCE", **RETREAT)

    hand.click("BUR", "PAR")
    assert desk.orders == ("A BUR R PAR",)
    hand.type("F Nth-Lon")
    assert desk.orders == ("A BUR R PAR", "F NTH R LON")
    hand.click("NTH")
    hand.keys("d")
    assert desk.orders == ("A BUR R PAR", "F NTH D")


@pytest.mark.parametrize(
    ("place", "said"), [("GAS", "occupied"), ("MUN", "occupied"), ("RUH", "stand-off")]
)
def test_a_space_closed_to_a_retreat_says_why(sit, place, said):
    desk, hand = sit("FRANCE", **RETREAT)
    hand.click("BUR")

    hand.click(place)

    assert said in desk.hand.hint.text.text()
    assert desk.orders == ()


HOMES = {"PAR": "FRANCE", "BRE": "FRANCE", "MAR": "FRANCE", "SPA": "FRANCE", "POR": "FRANCE"}


def test_builds_are_chosen_in_free_home_centres(sit):
    desk, hand = sit("FRANCE", "F A SPA, F F MAR, F A BUR", "W1901A", owners=HOMES)
    assert list(desk.panel.list.rows) == ["BRE", "PAR"]
    assert desk.panel.sum.text().endswith("build 2")

    hand.click("BRE")
    ring = desk.hand.ring
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.middle_of(1))
    assert desk.orders == ("F BRE B",)

    hand.click("PAR")
    hand.desk.hand._close_ring()
    hand.keys("a")
    assert desk.orders == ("F BRE B", "A PAR B")
    assert not desk.panel.waive.isEnabled()

    hand.click("MAR")
    assert "Marseilles" in desk.hand.hint.text.text()


def test_a_fleet_in_st_petersburg_needs_its_coast(sit):
    owners = {"STP": "RUSSIA", "MOS": "RUSSIA", "WAR": "RUSSIA"}
    desk, hand = sit("RUSSIA", "R A MOS, R A WAR", "W1901A", owners=owners)

    hand.click("STP")
    tokens = [item.token for item in desk.hand.ring.items]
    assert {"A", "F/NC", "F/SC"} <= set(tokens)
    ring = desk.hand.ring
    place = ring.middle_of(tokens.index("F/NC"))
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, place)

    assert desk.orders == ("F STP/NC B",)


@pytest.mark.parametrize(("sign", "built"), [("F", ()), ("S", ("F STP/SC B",))])
def test_no_key_guesses_the_coast_of_a_fleet(sit, sign, built):
    owners = {"STP": "RUSSIA", "MOS": "RUSSIA", "WAR": "RUSSIA"}
    desk, hand = sit("RUSSIA", "R A MOS, R A WAR", "W1901A", owners=owners)

    hand.click("STP")
    QTest.keyClick(desk.hand.ring, sign)

    assert desk.orders == built


def test_builds_can_be_waived_and_taken_back(sit, press):
    desk, hand = sit("FRANCE", "F A SPA, F F MAR, F A BUR", "W1901A", owners=HOMES)

    press(desk.panel.waive)
    hand.keys("w")
    assert desk.orders == ("WAIVE", "WAIVE")
    hand.keys("w")
    assert desk.orders == ("WAIVE", "WAIVE")
    desk.undo()
    assert desk.orders == ("WAIVE",)


def test_a_click_toggles_a_removal(sit):
    owners = {"PAR": "FRANCE", "BRE": "FRANCE"}
    desk, hand = sit("FRANCE", "F A SPA, F F MAR, F A BUR", "W1901A", owners=owners)
    assert desk.panel.sum.text().endswith("remove 1")

    hand.click("SPA")
    assert desk.orders == ("A SPA D",)
    hand.click("SPA")
    assert desk.orders == ()
    hand.type("A Bur D")
    assert desk.orders == ("A BUR D",)


def test_a_warning_about_how_many_there_are_shows_all_of_them(sit, press):
    desk, hand = sit("FRANCE", "F A SPA, F F MAR, F A BUR", "W1901A", owners={"MAR": "FRANCE"})
    hand.click("SPA", "MAR", "BUR")
    act = next(note.act for note in desk.panel.findChildren(Note) if note.isVisible())

    press(act)
    desk.grab()  # a light in a place that is none would show only now

    assert set(desk.view.highlights.lit["chosen"]) == {"SPA", "MAR", "BUR"}


def test_a_unit_with_nowhere_to_go_is_not_counted_as_forgotten(sit):
    lost = Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=())
    desk, _hand = sit("FRANCE", "R A MUN, F A GAS", "F1901R", dislodged=(lost,))

    line = desk.panel.list.rows["A BUR"]

    assert line.accessibleName() == "Burgundy: nowhere to go, it is disbanded"
    assert desk.panel.done.text() == ""


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("F Mar", "A unit already stands in Marseilles."),
        ("A Spa", "You build only in your own home centres, and Spain is none of them."),
        ("WAIVE", "All your builds are used already."),
    ],
)
def test_a_typed_build_that_is_not_taken_says_why(sit, typed, said):
    desk, hand = sit("FRANCE", "F A POR, F F MAR, F A BUR", "W1901A", owners=HOMES)
    hand.type("A Par")
    hand.type("A Bre")

    hand.type(typed)

    assert desk.entry.word.text() == said
    assert desk.orders == ("A PAR B", "A BRE B")


def test_a_typed_retreat_of_a_unit_that_stands_says_why(sit):
    desk, hand = sit("FRANCE", **RETREAT)

    hand.type("A Gas-Par")

    assert desk.entry.word.text() == "Only your dislodged units retreat."


def test_a_choice_that_is_out_says_why(sit):
    desk, hand = sit("FRANCE", **RETREAT)
    hand.click("BUR")

    notes = {shown.text: shown.note for shown in desk.choices}

    assert notes["→ Gascony"] == "Gascony is occupied."
