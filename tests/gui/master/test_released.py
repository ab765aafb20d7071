"""The room is told a phase when the master has released it, and not before.

He tries out, prints, looks at a preview: on the other display nothing changes, to the pixel. What
it tells of the last reveal is of the last phase that he let count, and goes when he takes it back.
"""

import hashlib

import pytest

from gui.master.cards import PhaseCard
from gui.master.desk_screen import MasterDesk
from gui.master.preview import PreviewScreen
from gui.public.window import Page
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen

SLIPS = {
    "S1901M": {"FRANCE": ("A Par-Bur", "F Bre-Eng"), "ENGLAND": ("F Lon-Eng",)},
    "F1901M": {"FRANCE": ("A Bur-Bel",), "ENGLAND": ("F Lon H",)},
}


class Room:
    """What the other display shows."""

    def __init__(self, master):
        self._window, self._app = master.window, master._qtbot
        self._window.projector.show()
        self._window.activateWindow()
        uncovered(master, MasterDesk)

    @property
    def window(self):
        return self._window.projector.window

    def look(self):
        self._app.wait(60)
        self.window.board.finish()
        image = self.window.grab().toImage()
        return (
            self.window.page,
            self.window.things,
            self.window.accessibleDescription(),
            hashlib.sha256(image.constBits()).hexdigest(),
        )

    @property
    def said(self):
        return self.window.accessibleDescription()


@pytest.fixture
def room(master):
    return Room(master)


def uncovered(master, kind):
    """Show a screen of the master's, also where the room's picture shares its display."""
    shown = master.shows(kind)
    for _ in range(2):
        if shown.covered:
            master.press(shown.cover)
    return shown


def lead(master, phase):
    """Type a phase's slips and look at its preview."""
    uncovered(master, MasterDesk)
    for power, lines in SLIPS[phase].items():
        master.write(power, *lines)
    master.press(master.shows(MasterDesk).go)
    return uncovered(master, PreviewScreen)


def test_the_room_learns_of_a_phase_when_the_master_lets_it_count(master, room):
    before = room.look()
    assert before[0] is Page.TABLE
    assert "Last:" not in room.said

    preview = lead(master, "S1901M")
    assert room.look() == before
    for act in (preview.before, preview.after, preview.show_rulings, preview.show_changes):
        master.press(act)
        assert room.look() == before
    master.press(preview.back)
    uncovered(master, MasterDesk)
    assert room.look() == before

    master.press(uncovered(master, MasterDesk).go)
    master.press(uncovered(master, PreviewScreen).commit)
    results = master.shows(ResultsScreen)
    assert room.look()[0] is Page.RESULTS
    master.press(results.bar.replay)
    master.shows(RevealScreen)
    assert room.look()[0] is Page.REVEAL
    master.press(master.screen.side.skip)
    master.press(master.shows(ResultsScreen).bar.go)
    master.shows(MasterDesk)
    told = room.look()
    assert told[0] is Page.TABLE
    assert "Last: Spring 1901" in room.said

    lead(master, "F1901M")
    assert room.look() == told
    master.press(master.screen.commit)
    master.press(master.shows(ResultsScreen).bar.go)
    room.look()
    assert "Last: Autumn 1901" in room.said


def test_a_phase_that_the_master_takes_back_is_told_no_more(master, room):
    before = room.look()
    lead(master, "S1901M")
    master.press(master.screen.commit)
    master.press(master.shows(ResultsScreen).bar.go)
    desk = uncovered(master, MasterDesk)
    room.look()
    assert "Last: Spring 1901" in room.said

    master.press(desk.rewind)
    card = master.card()
    assert isinstance(card, PhaseCard)
    master.give(card.reason, "A slip was read wrongly")
    master.press(card.yes)
    uncovered(master, MasterDesk)

    assert room.look()[:3] == before[:3]
    assert "Last:" not in room.said
