"""What a game master tries out is printed as what it is; nobody else gets it on paper."""

from gui.master.desk_screen import MasterDesk
from gui.master.edit_screen import EditScreen
from gui.master.preview import PreviewScreen
from gui.paper import kinds
from gui.paper.kinds import Kind, Wish
from gui.paper.order_sheets import OrderPaper, writers


def text(master, kind):
    return kinds.plain_text(master.window.navigator.printable(), Wish((kind,)))


def test_a_preview_is_printed_under_a_title_that_says_so(master):
    master.write("FRANCE", "A Par-Bur")
    assert "Par-Bur" not in text(master, Kind.RESULTS)
    master.press(master.shows(MasterDesk).go)
    master.shows(PreviewScreen)

    said = text(master, Kind.RESULTS)

    assert "(preview, not committed)" in said.splitlines()[0]
    assert "A Par-Bur · Paris → Burgundy · succeeds" in said


def test_a_covered_preview_is_not_printed(master):
    master.write("FRANCE", "A Par-Bur")
    master.press(master.shows(MasterDesk).go)
    preview = master.shows(PreviewScreen)
    preview.hide_secrets()

    for kind in (Kind.RESULTS, Kind.MAP):
        assert "Bur" not in text(master, kind)


def test_a_board_that_is_being_set_up_is_printed_as_it_stands(master):
    master.press(master.shows(MasterDesk).edit)
    edit = master.shows(EditScreen)
    edit.turn.setValue(1905)

    said = text(master, Kind.MAP)

    assert "(board not set up yet)" in said.splitlines()[0]
    assert "1905" in said


def test_slips_are_for_nobody_whom_the_master_declared_in_disorder(master):
    navigator = master.window.navigator
    before = navigator.printable()
    navigator.bridge.master.declare_disorder("ITALY", declared=True, reason="has not come")

    after = navigator.printable()

    for paper in OrderPaper:
        assert "ITALY" in writers(before, paper)
        assert writers(after, paper) == tuple(p for p in writers(before, paper) if p != "ITALY")
    navigator.bridge.master.declare_disorder("ITALY", declared=False, reason="has come")
    lifted = navigator.printable()
    assert writers(lifted, OrderPaper.SLIPS) == writers(before, OrderPaper.SLIPS)
