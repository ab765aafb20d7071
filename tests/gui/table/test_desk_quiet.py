"""What a desk says when: nothing before an order, and never the same of done and of wrong."""

import pytest
from PySide6.QtWidgets import QLabel

from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Dislodged, Unit
from gui import i18n
from gui.kit import sizing, theme
from gui.kit.widgets import Note, Picture
from gui.orders.order_list import OrderLine, OrderRow

A, F = ARMY, FLEET
POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
HOMES = {"PAR": "FRANCE", "BRE": "FRANCE", "MAR": "FRANCE", "SPA": "FRANCE", "POR": "FRANCE"}


def _notes(desk):
    return [note for note in desk.panel.findChildren(Note) if note.isVisibleTo(desk)]


def _looks(desk):
    return {key: row.property("order") for key, row in desk.panel.list.rows.items()}


def _sentences(desk):
    """Return what is said on the paper beside names, numbers and keys: whole sentences."""
    said = (one.text() for one in desk.panel.findChildren(QLabel) if one.isVisibleTo(desk))
    return [text for text in said if text.rstrip().endswith((".", "!", "?"))]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("power", POWERS)
def test_an_empty_desk_says_one_thing(sit, dressed, power, language):
    i18n.speak(language)
    desk, _hand = sit(power)

    assert _sentences(desk) == [{"en": "Choose a unit.", "cs": "Vyber jednotku."}[language]]
    assert not _notes(desk)
    assert not desk.panel.done.isVisibleTo(desk)
    assert set(_looks(desk).values()) == {"none"}


def test_the_seal_is_quiet_until_something_is_ordered_and_can_be_pressed(sit, press):
    desk, hand = sit()
    assert desk.panel.seal.property("role") == "waiting"

    hand.click("WAR", "GAL")
    assert desk.panel.seal.property("role") == "primary"
    desk.undo()
    hand.desk.refresh()
    assert desk.panel.seal.property("role") == "waiting"

    press(desk.panel.seal)
    assert desk.sheet is not None


def test_a_unit_without_an_order_is_named_at_sealing_all_in_one_sentence(sit, press):
    desk, hand = sit()
    hand.click("WAR", "GAL")
    assert not _notes(desk)

    press(desk.panel.seal)

    said = [note.words.text() for note in desk.sheet.findChildren(Note)]
    assert len(said) == 1
    assert all(name in said[0] for name in ("Moscow", "Sevastopol", "St. Petersburg"))
    assert "Warsaw" not in said[0]


def test_a_chosen_unit_opens_and_nothing_else_is_asked(sit):
    desk, hand = sit()

    hand.click("WAR")

    assert desk.panel.list.rows["A WAR"].property("on") == "true"
    assert not desk.panel.ask.isVisibleTo(desk)
    assert desk.panel.done.text() == ""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2 done, 1 impossible, 1 left"), ("cs", "2 hotové, 1 nejde, 1 zbývá")],
)
def test_it_is_counted_what_is_done_what_is_wrong_and_what_is_left(sit, dressed, language, said):
    i18n.speak(language)
    desk, hand = sit()

    for text in ("A Mos - Ukr", "A War - Smy", "F Sev - Bla"):
        hand.type(text)

    assert desk.panel.done.text() == said
    assert _looks(desk) == {
        "A MOS": "done",
        "A WAR": "wrong",
        "F SEV": "done",
        "F STP/SC": "none",
    }


def test_a_wrong_order_says_why_in_its_row_and_is_sealed_all_the_same(sit, press):
    desk, hand = sit()
    hand.type("A War - Smy")

    row = desk.panel.list.rows["A WAR"]
    assert any("not adjacent" in one.text() for one in row.findChildren(QLabel))
    assert not _notes(desk)  # it is said once

    press(desk.panel.seal)
    assert [note.property("note") for note in desk.sheet.findChildren(Note)] == ["bad", "warn"]
    press(desk.sheet.seal)
    assert desk.orders == ("A WAR - SMY",)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_wrong_and_done_and_not_yet_differ_in_ground_and_in_sign(qtbot, dressed, look):
    theme.use(look)
    sizing.dress()
    try:
        grounds, signs = {}, {}
        for name, more in {
            "none": {"state": "none"},
            "done": {"state": "done", "text": "→ Galicia"},
            "wrong": {"state": "done", "text": "→ Galicia", "wrong": "Not adjacent."},
            "now": {"state": "now", "text": "→ Galicia"},
        }.items():
            line = OrderLine(key="A WAR", kind="A", letter="R", name="Warsaw", **more)
            row = OrderRow(line, None, "", compact=False, short=False)
            qtbot.addWidget(row)
            row.resize(400, 60)
            row.show()
            grounds[name] = row.grab().toImage().pixelColor(200, 6).name()
            signs[name] = row.findChildren(Picture)[-1]._name
        assert len(set(grounds.values())) == 4, grounds
        assert len(set(signs.values())) == 4, signs
    finally:
        theme.use("light")
        sizing.dress()


def test_whoever_does_not_see_the_ring_is_told_that_there_is_no_order(sit):
    desk, _hand = sit()

    assert desk.panel.list.rows["A WAR"].accessibleName() == "Warsaw: no order yet"


def test_builds_due_are_counted_and_free_homes_beyond_them_are_not_warned_of(sit):
    owners = {**HOMES, "BUR": "FRANCE"}
    del owners["POR"], owners["SPA"]
    desk, hand = sit("FRANCE", "F A SPA, F A POR, F A BUR", "W1901A", owners=owners)

    assert "build 1" in desk.panel.sum.text()
    assert _sentences(desk) == ["Choose where to build."]
    rows = desk.panel.list.rows.values()
    assert len(rows) == 3
    assert not any(row.findChildren(Picture) for row in rows)

    hand.type("A Par")

    assert desk.panel.done.text() == "done"
    assert not _notes(desk)
    assert _looks(desk) == {"BRE": "none", "MAR": "none", "PAR": "done"}


def test_what_is_still_to_be_built_or_removed_is_counted(sit):
    desk, hand = sit("FRANCE", "F A SPA, F A POR, F A BUR", "W1901A", owners=HOMES)
    hand.type("A Par")
    assert desk.panel.done.text() == "1 done, 1 left"

    desk, hand = sit("FRANCE", "F A SPA, F A POR, F A BUR", "W1901A", owners={"SPA": "FRANCE"})
    assert _sentences(desk) == ["Choose which unit to remove."]
    hand.click("POR")
    assert desk.panel.done.text() == "1 done, 1 left"
    hand.click("BUR")
    assert desk.panel.done.text() == "all 2 done"


BUR = Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=("PAR", "PIC"))
NTH = Dislodged(unit=Unit("FRANCE", F, "NTH"), attacker="DEN", retreats=("NWG", "LON"))
LOST = Dislodged(unit=Unit("FRANCE", A, "RUH"), attacker="KIE", retreats=())


@pytest.mark.parametrize(
    ("beaten", "chosen"),
    [((BUR,), "A BUR"), ((BUR, NTH), ""), ((BUR, LOST), "A BUR"), ((LOST,), "")],
)
def test_a_single_dislodged_unit_is_chosen_already(sit, beaten, chosen):
    desk, _hand = sit("FRANCE", "R A MUN, F A GAS", "F1901R", dislodged=beaten)

    assert desk.hand.active == chosen


def test_what_cannot_be_chosen_is_not_asked_for(sit):
    desk, _hand = sit("FRANCE", "R A MUN, F A GAS", "F1901R", dislodged=(LOST,))

    assert not desk.panel.ask.isVisibleTo(desk)
    assert desk.panel.seal.property("role") == "primary"
