"""Slips written for another board, slips of phases taken back, letters with slips of several."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.games.diplomacy.phase import Phase
from engine.table.master_event import How
from gui.master.desk_screen import MasterDesk
from gui.master.log_screen import LogScreen
from gui.master.preview import PreviewScreen
from gui.table.results.results_screen import ResultsScreen


def desk_again(master):
    master.window.navigator.open.evening.begin()
    return master.shows(MasterDesk)


def edit(master, **changes):
    board = replace(master.bridge.public().position, **changes)
    master.bridge.master.edit(board, reason="as on the table")
    return desk_again(master)


def judge(master):
    master.press(master.shows(MasterDesk).go)
    master.press(master.shows(PreviewScreen).commit)
    master.press(master.shows(ResultsScreen).bar.go)
    return master.shows(MasterDesk)


def without(master, *places):
    return tuple(u for u in master.bridge.public().position.units if u.at not in places)


def test_builds_are_never_read_as_removals(master):
    """The very fault: builds on a slip, an edited board with nothing due, then removals."""
    winter = {"phase": Phase.parse("W1901A")}
    start = master.bridge.public().position.units
    desk = edit(master, units=without(master, "PAR", "MAR"), **winter)
    master.write("FRANCE", "A Par", "A Mar")
    assert desk.boxes["FRANCE"].orders() == ("A PAR B", "A MAR B")

    desk = edit(master, units=start)
    box = desk.boxes["FRANCE"]
    assert box.state.text() == "nothing to write: set aside"
    assert box.text.isVisible(), "what lies there is seen"
    assert not box.text.isEnabled()
    assert box.orders() == ()

    owners = {at: p for at, p in master.bridge.public().position.owners.items() if at != "BRE"}
    desk = edit(master, owners=owners)
    box = desk.boxes["FRANCE"]
    assert box.aged.isVisible()
    assert box.orders() == ()
    assert master.bridge.master.preview().orders.get("FRANCE") in (None, ())
    master.press(desk.go)
    preview = master.shows(PreviewScreen)
    told = [one.text() for one in preview.findChildren(type(preview.hint))]
    assert "the slip was written for another board: nothing of it is judged" in told
    master.press(preview.back)

    desk = master.shows(MasterDesk)
    master.press(desk.boxes["FRANCE"].aged.buttons[1])
    assert not desk.boxes["FRANCE"].text.toPlainText()
    master.press(desk.log)
    log = master.shows(LogScreen)
    assert "France: the slip is set aside." in log.text.toPlainText()
    master.press(log.quote)
    assert "France: “A Par” (set aside)" in log.text.toPlainText()


def test_slips_still_count_when_the_master_says_so_one_by_one_or_all_at_once(master):
    for power, line in (("FRANCE", "A Par - Bur"), ("ITALY", "A Ven H"), ("RUSSIA", "A Mos H")):
        master.write(power, line)
    desk = edit(master, units=without(master, "TRI"))
    assert all(desk.boxes[p].aged.isVisible() for p in ("FRANCE", "ITALY", "RUSSIA"))
    assert {line.judged.how for line in master.bridge.master.read("ITALY")} == {How.ASIDE}

    master.press(desk.boxes["FRANCE"].aged.buttons[0])
    assert desk.boxes["FRANCE"].orders() == ("A PAR - BUR",)
    assert desk.boxes["ITALY"].orders() == ()
    assert desk.before.isVisible()
    master.press(desk.before.buttons[0])
    assert desk.boxes["ITALY"].orders() == ("A VEN H",)
    assert not desk.before.isVisible()


def test_slips_of_phases_taken_back_are_offered_line_by_line(master):
    judge(master)
    master.write("FRANCE", "A Par - Bur", "F Bre - MAO", "A Mar H")
    master.write("ITALY", "A Ven H")
    judge(master)
    master.bridge.master.rewind("S1901M", reason="misread")
    desk_again(master)
    desk = judge(master)

    box = desk.boxes["FRANCE"]
    assert (box.text.toPlainText(), box.orders()) == ("", ())
    assert [one.text() for one in box.earlier.buttons] == [
        "A Par - Bur", "F Bre - MAO", "A Mar H", "All of it", "Leave it",
    ]  # fmt: skip
    master.press(box.earlier.buttons[1])
    assert box.orders() == ("F BRE - MAO",)
    assert master.bridge.master.desk().desk.slips["FRANCE"] == "F Bre - MAO"
    assert [one.text() for one in box.earlier.buttons][:2] == ["A Par - Bur", "A Mar H"]
    master.press(box.earlier.buttons[-1])
    assert not box.earlier.isVisible()
    assert box.orders() == ("F BRE - MAO",)

    master.press(desk.signs["ITALY"])
    alone = desk.boxes["ITALY"].earlier.buttons
    assert [one.text() for one in alone] == ["A Ven H", "Leave it"], "one line is all of it"
    master.press(alone[0])
    assert desk.boxes["ITALY"].orders() == ("A VEN H",)
    judge(master)


LETTERS = (
    "AUSTRIA: A Vie - Gal ENGLAND: F Lon - Nth",
    "**Austria**\nA Vie - Gal\n\n**England**\nF Lon - Nth",
    "RAKOUSKO:\nA Vie - Gal\nANGLIE (Tom):\nF Lon - Nth",
)


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("pasted_at", ["FRANCE", "AUSTRIA"])
def test_a_letter_with_several_slips_is_shared_out_with_one_key(master, letter, pasted_at):
    master.write("ENGLAND", "A Lvp H")
    desk = master.screen
    box = desk.boxes[pasted_at]
    master.press(desk.signs[pasted_at])
    QGuiApplication.clipboard().setText(f"Ahoj\n{letter}")
    box.text.paste()
    assert box.digest.isVisible()
    assert "Austria-Hungary, England" in box.digest.lead.text()
    QTest.keyClick(box.text, Qt.Key.Key_F4)

    assert desk.boxes["AUSTRIA"].orders() == ("A VIE - GAL",)
    assert desk.boxes["ENGLAND"].orders() == ("A LVP H", "F LON - NTH")
    kept = "".join("".join(one.text.toPlainText().split()) for one in desk.boxes.values())
    assert all(word in kept for word in f"Ahoj {letter}".split())
    assert not any(one.digest.isVisible() for one in desk.boxes.values())
    texts = [getattr(event, "text", "") for event in master.bridge.master.events()]
    assert f"Ahoj\n{letter}" in texts, "it is kept as it came, too"


def test_sharing_out_can_be_declined(master):
    master.write("FRANCE", *LETTERS[2].split("\n"), "FRANCE", "A Par - Bur")
    box = master.screen.boxes["FRANCE"]
    assert box.digest.isVisible()
    before = box.text.toPlainText()
    master.press(box.digest.buttons[1])
    assert not box.digest.isVisible()
    QTest.keyClicks(box.text, " ")
    assert not box.digest.isVisible()
    QTest.keyClick(box.text, Qt.Key.Key_F4)
    assert box.text.toPlainText().strip() == before
    assert not master.screen.boxes["ENGLAND"].text.toPlainText()


def test_a_power_that_has_nothing_to_write_gets_its_part_and_it_counts_for_nothing(master):
    desk = edit(master, units=without(master, "PAR"), phase=Phase.parse("W1901A"))
    master.write("FRANCE", "FRANCE: A Par", "TURKEY: nothing, but A Con")
    master.press(desk.boxes["FRANCE"].digest.buttons[0])
    assert desk.boxes["FRANCE"].orders() == ("A PAR B",)
    box = desk.boxes["TURKEY"]
    assert box.text.toPlainText() == "TURKEY: nothing, but A Con"
    assert box.orders() == ()
    assert box.state.text() == "nothing to write: set aside"
