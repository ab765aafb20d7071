"""Writing orders at the desk, by clicks, drags, keys and text, in all three parts of a turn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.rules.phase import Phase
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from engine.session.view import SeatView
from gui.table.desk import DeskScreen

PLAYERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
A, F = UnitKind.ARMY, UnitKind.FLEET
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL = Qt.KeyboardModifier.ControlModifier


def seat_at(session, position, power):
    from dataclasses import replace

    view = session.public()
    return SeatView(public=replace(view, position=position, phase=position.phase), power=power)


@pytest.fixture
def sit(qtbot, session, rules, loaded, dressed, hands):
    def sit(power="RUSSIA", position=None, size=(1280, 720)):
        seat = seat_at(session, position or session.public().position, power)
        desk = DeskScreen(seat, rules, loaded, width=size[0])
        qtbot.addWidget(desk)
        desk.resize(*size)
        desk.show()
        qtbot.waitExposed(desk)
        desk.arrive()
        return desk, hands(desk)

    return sit


def units(text):
    """Read ``R F SEV, T A BUL`` as units of powers by their letters."""
    powers = {
        p[0]: p for p in ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"]
    }
    found = []
    for piece in text.split(", "):
        letter, kind, at = piece.split(" ")
        found.append(Unit(powers[letter], UnitKind(kind), at))
    return tuple(found)


def autumn(text, code="F1901M", **more):
    return Position(phase=Phase.parse(code), units=units(text), **more)


def test_two_clicks_move_a_unit(sit):
    desk, hand = sit()

    hand.click("WAR", "GAL")

    assert desk.orders == ("A WAR - GAL",)
    assert desk.hand.active == ""


def test_clicking_a_unit_again_lays_it_aside(sit):
    desk, hand = sit()

    hand.click("WAR", "WAR")

    assert desk.hand.active == ""
    assert desk.orders == ()


def test_an_order_is_replaced_by_the_next_one_and_undone_step_by_step(sit):
    desk, hand = sit()

    hand.click("WAR", "GAL", "WAR", "SIL")
    assert desk.orders == ("A WAR - SIL",)
    desk.undo()
    assert desk.orders == ("A WAR - GAL",)
    desk.undo()
    assert desk.orders == ()
    desk.redo()
    assert desk.orders == ("A WAR - GAL",)


def test_a_click_out_of_reach_says_why_and_changes_nothing(sit):
    desk, hand = sit()

    hand.click("WAR", "MUN")

    assert desk.orders == ()
    assert desk.hand.active == "A WAR"
    assert desk.hand.hint.isVisible()
    assert "Munich" in desk.hand.hint.text.text()


def test_a_click_on_another_own_unit_out_of_reach_chooses_it(sit):
    desk, hand = sit()

    hand.click("WAR", "SEV")

    assert desk.hand.active == "F SEV"


def test_the_chip_of_a_unit_with_an_order_completes_the_support_in_two_clicks(sit):
    desk, hand = sit(position=autumn("R A UKR, R F SEV, R A WAR"))
    hand.click("SEV", "RUM")

    hand.click("UKR")
    desk.view.chip_clicked.emit("SEV", "S")

    assert "A UKR S F SEV - RUM" in desk.orders
    assert desk.hand.builder.so_far == ("A UKR", "S", "F SEV")


def test_a_chip_and_a_space_support_a_foreign_attack(sit):
    desk, hand = sit(position=autumn("R A UKR, T F BLA, R A WAR"))

    hand.click("UKR")
    desk.view.chip_clicked.emit("BLA", "S")
    hand.click("RUM")

    assert desk.orders == ("A UKR S F BLA - RUM",)


def test_a_chip_and_the_unit_itself_support_it_in_defence(sit):
    desk, hand = sit(position=autumn("R A UKR, R A WAR"))

    hand.click("UKR")
    desk.view.chip_clicked.emit("WAR", "S")
    hand.click("WAR")

    assert desk.orders == ("A UKR S A WAR",)


def test_a_fleet_carries_an_army(sit):
    desk, hand = sit("ENGLAND", autumn("E F NTH, E A LON"))

    hand.click("NTH")
    hand.keys("c")
    hand.click("LON", "BEL")

    assert desk.orders == ("F NTH C A LON - BEL",)


def test_an_army_that_can_be_supported_and_carried_has_both_chips(sit):
    desk, hand = sit("ENGLAND", autumn("E F NTH, E A LON"))

    hand.click("NTH")
    chips = {chip.letter: chip for chip in desk.view.chips.values() if chip.key == "LON"}
    assert set(chips) == {"S", "C"}
    hand.click_at(desk.view.mapFromScene(chips["C"].pos()))
    hand.click("BEL")

    assert desk.orders == ("F NTH C A LON - BEL",)


def test_an_army_goes_where_fleets_could_carry_it(sit):
    desk, hand = sit("ENGLAND", autumn("E F NTH, E A LON"))

    hand.click("LON", "NWY")

    assert desk.orders == ("A LON - NWY",)


def test_two_coasts_are_asked_for_and_nothing_is_guessed(sit):
    desk, hand = sit("FRANCE", autumn("F F POR, F F MAO"))

    hand.click("MAO", "SPA")
    assert desk.orders == ()
    assert set(desk.hand.lights.coasts) == {"SPA/NC", "SPA/SC"}

    hand.click("SPA/SC")
    assert desk.orders == ("F MAO - SPA/SC",)


def test_dragging_a_unit_to_a_space_moves_it(sit):
    desk, hand = sit()

    hand.drag("WAR", "GAL")

    assert desk.orders == ("A WAR - GAL",)


def test_dragging_out_of_reach_changes_nothing_and_says_why(sit):
    desk, hand = sit()

    hand.drag("WAR", "PAR")

    assert desk.orders == ()
    assert desk.hand.hint.isVisible()


def test_dragging_a_unit_onto_an_arrow_supports_that_order(sit):
    desk, hand = sit(position=autumn("R A UKR, R F SEV"))
    hand.click("SEV", "RUM")
    start, end = desk.view.spot("SEV", "F"), desk.view.spot("RUM", "F")
    middle = desk.view.mapFromScene(start + (end - start) * 0.55)

    hand.drag("UKR", "RUM", to=middle)

    assert "A UKR S F SEV - RUM" in desk.orders


def test_dragging_a_unit_onto_another_asks_whether_to_move_or_to_support(sit):
    desk, hand = sit(position=autumn("R A UKR, R A WAR"))

    hand.drag("UKR", "WAR", to=hand.piece("WAR"))
    ring = desk.hand.ring
    assert ring is not None
    assert [item.token for item in ring.items] == ["-", "S", "X", "C", "H"]
    assert [bool(item.why_not) for item in ring.items] == [False, False, True, True, True]

    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.centre_of(1))
    hand.click("WAR")
    assert desk.orders == ("A UKR S A WAR",)


def test_the_ring_has_five_places_and_says_why_one_is_grey(sit):
    desk, hand = sit()

    hand.click_at(hand.piece("WAR"), RIGHT)
    ring = desk.hand.ring
    assert ring is not None
    convoy = ring.items[3]
    assert convoy.token == "C"
    assert convoy.why_not == "Only a fleet can convoy."

    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.centre_of(3))
    assert desk.orders == ()
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.centre_of(4))
    assert desk.orders == ("A WAR H",)
    assert desk.hand.ring is None


def test_holding_the_button_opens_the_ring_and_a_flick_chooses(sit, qtbot):
    desk, hand = sit()
    port, at = desk.view.viewport(), hand.piece("WAR")
    none = Qt.KeyboardModifier.NoModifier

    QTest.mousePress(port, LEFT, none, at)
    qtbot.waitUntil(lambda: desk.hand.ring is not None, timeout=2000)
    ring = desk.hand.ring
    goal = ring.mapTo(port, ring.centre_of(4))
    QTest.mouseMove(port, goal)
    QTest.mouseRelease(port, LEFT, none, goal)

    assert desk.orders == ("A WAR H",)


def test_the_ring_withdraws_an_order(sit):
    desk, hand = sit()
    hand.click("WAR", "GAL")

    hand.click_at(hand.piece("WAR"), RIGHT)
    QTest.mouseClick(
        desk.hand.ring, LEFT, Qt.KeyboardModifier.NoModifier, desk.hand.ring.centre_of(2)
    )

    assert desk.orders == ()


def test_letters_jump_signs_choose_and_enter_takes(sit):
    desk, hand = sit(position=autumn("R A UKR, R F SEV, R A WAR"))

    hand.keys("war")
    assert desk.hand.active == "A WAR"
    desk.keys._last = 0.0
    hand.keys("h")
    assert desk.orders == ("A WAR H",)

    desk.keys._last = 0.0
    hand.keys("s")
    assert desk.hand.active == "F SEV"
    desk.keys._last = 0.0
    hand.keys("-")
    hand.keys("rum")
    hand.key(Qt.Key.Key_Return)
    assert "F SEV - RUM" in desk.orders

    desk.keys._last = 0.0
    hand.keys("u")
    desk.keys._last = 0.0
    hand.keys("s")
    assert desk.hand.builder.so_far == ("A UKR", "S")
    desk.keys._last = 0.0
    hand.keys("sev")
    hand.key(Qt.Key.Key_Return)
    assert "A UKR S F SEV - RUM" in desk.orders


def test_escape_steps_back_one_level_at_a_time(sit):
    desk, hand = sit(position=autumn("R A UKR, R A WAR"))
    hand.click("UKR")
    desk.view.chip_clicked.emit("WAR", "S")

    hand.key(Qt.Key.Key_Escape)
    assert desk.hand.builder.so_far == ("A UKR", "S")
    hand.key(Qt.Key.Key_Backspace)
    assert desk.hand.builder.so_far == ("A UKR",)
    hand.key(Qt.Key.Key_Escape)
    assert desk.hand.active == ""


def test_digits_take_the_numbered_choices(sit):
    desk, hand = sit()
    hand.click("WAR")
    numbered = {shown.key: shown.choice.order for shown in desk.choices}

    hand.keys("2")

    assert desk.orders == (numbered["2"],)


def test_delete_withdraws_the_order_of_the_chosen_unit(sit):
    desk, hand = sit()
    hand.click("WAR", "GAL", "WAR")

    hand.key(Qt.Key.Key_Delete)

    assert desk.orders == ()


def test_tab_goes_to_the_next_unit_without_an_order(sit):
    desk, hand = sit()
    hand.click("WAR", "GAL")

    seen = []
    for _ in range(4):
        hand.key(Qt.Key.Key_Tab)
        seen.append(desk.hand.active)

    assert set(seen) == {"A MOS", "F SEV", "F STP/SC"}


def test_control_and_arrows_walk_through_all_rows(sit):
    desk, hand = sit()

    hand.key(Qt.Key.Key_Down, CTRL)
    first = desk.hand.active
    hand.key(Qt.Key.Key_Down, CTRL)
    hand.key(Qt.Key.Key_Up, CTRL)

    assert first
    assert desk.hand.active == first


def test_typed_orders_are_read_in_both_languages(sit):
    desk, hand = sit()

    hand.type("A War-Gal")
    hand.type("flotila sevastopol - rumunsko")

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.line.text() == ""


def test_what_cannot_be_read_is_marked_and_stays(sit):
    desk, hand = sit()

    hand.type("A War-Xyzzy")

    assert desk.orders == ()
    assert desk.entry.line.text() == "A War-Xyzzy"
    assert desk.entry.line.property("state") == "bad"
    assert "Xyzzy" in desk.entry.word.text()


def test_an_ambiguous_name_is_asked_about_and_a_digit_chooses(sit):
    desk, hand = sit()

    hand.type("F StP-Nor")
    assert desk.entry.line.property("state") == "ask"
    assert desk.orders == ()
    names = [
        desk.typing.reading.candidates.index(c)
        for c in desk.typing.reading.candidates
        if c == "NWY"
    ]

    QTest.keyClicks(desk.entry.line, str(names[0] + 1))
    assert desk.orders == ("F STP/SC - NWY",)


def test_an_order_for_a_foreign_unit_is_not_taken(sit):
    desk, hand = sit()

    hand.type("A Vie-Gal")

    assert desk.orders == ()
    assert desk.entry.word.text()


def test_tab_completes_what_is_half_typed(sit):
    desk, _hand = sit()
    line = desk.entry.line
    line.setFocus()
    QTest.keyClicks(line, "F Sev-R")

    assert desk.entry.offered
    QTest.keyClick(line, Qt.Key.Key_Tab)
    QTest.keyClick(line, Qt.Key.Key_Return)

    assert desk.orders == ("F SEV - RUM",)


def test_several_lines_can_be_pasted_as_one_step(sit):
    desk, _hand = sit()
    QGuiApplication.clipboard().setText("A War-Gal\nF Sev-Rum\nA Mos-Nowhere")
    desk.entry.line.setFocus()

    QTest.keyClick(desk.entry.line, Qt.Key.Key_V, CTRL)
    QGuiApplication.clipboard().clear()

    assert desk.orders == ("A WAR - GAL", "F SEV - RUM")
    assert desk.entry.word.isVisible()
    desk.undo()
    assert desk.orders == ()


def test_the_typing_line_gives_nothing_to_the_clipboards(sit):
    desk, _hand = sit()
    board = QGuiApplication.clipboard()
    board.clear()
    line = desk.entry.line
    line.setFocus()
    QTest.keyClicks(line, "A War-Gal")

    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X):
        QTest.keyClick(line, key, CTRL)
    QTest.mouseDClick(line, LEFT)
    QTest.mouseClick(line, RIGHT)

    assert board.text() == ""
    assert not line.hasSelectedText()
    assert line.text() == "A War-Gal"


def test_cleared_text_cannot_be_undone(sit):
    desk, hand = sit()
    hand.type("A War-Gal")

    desk.entry.line.undo()

    assert desk.entry.line.text() == ""


def test_warnings_warn_and_never_block(sit, press):
    desk, _hand = sit()
    assert desk.panel.notes.count() > 0

    press(desk.panel.seal)

    assert desk.sheet is not None
    assert desk.sheet.seal.isEnabled()


def test_show_begins_the_order_that_is_warned_about(sit, press):
    desk, _hand = sit()
    note = desk.panel.notes.itemAt(0).widget()

    press(note.act)

    assert desk.hand.active


def test_seventeen_units_scroll_and_the_seal_stays(sit):
    places = "MOS WAR UKR LVN PRU SIL GAL BOH FIN SWE NWY DEN KIE BER MUN RUH HOL"
    text = ", ".join(f"R A {place}" for place in places.split())
    desk, hand = sit(position=autumn(text))

    assert len(desk.panel.list.rows) == 17
    assert desk.panel.list.verticalScrollBar().maximum() > 0
    bottom = desk.panel.seal.mapTo(desk, desk.panel.seal.rect().bottomLeft()).y()
    assert bottom < desk.height()
    hand.key(Qt.Key.Key_Up, CTRL)
    assert desk.panel.list.verticalScrollBar().value() > 0


RETREAT = Position(
    phase=Phase.parse("F1901R"),
    units=units("R A MUN, R A BER, F A GAS"),
    dislodged=(
        Dislodged(unit=Unit("FRANCE", A, "BUR"), attacker="MUN", retreats=("PAR", "PIC", "MAR")),
        Dislodged(unit=Unit("FRANCE", F, "NTH"), attacker="DEN", retreats=("NWG", "LON")),
    ),
)


def test_only_dislodged_units_are_asked_for_a_retreat(sit):
    desk, _hand = sit("FRANCE", RETREAT)

    assert list(desk.panel.list.rows) == ["A BUR", "F NTH"]


def test_a_retreat_is_clicked_dragged_typed_or_given_up(sit):
    desk, hand = sit("FRANCE", RETREAT)

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
    desk, hand = sit("FRANCE", RETREAT)
    hand.click("BUR")

    hand.click(place)

    assert said in desk.hand.hint.text.text()
    assert desk.orders == ()


HOMES = {"PAR": "FRANCE", "BRE": "FRANCE", "MAR": "FRANCE", "SPA": "FRANCE", "POR": "FRANCE"}


def test_builds_are_chosen_in_free_home_centres(sit):
    position = autumn("F A SPA, F F MAR, F A BUR", "W1901A", owners=HOMES)
    desk, hand = sit("FRANCE", position)
    assert list(desk.panel.list.rows) == ["BRE", "PAR"]
    assert desk.panel.sum.text().endswith("build 2")

    hand.click("BRE")
    ring = desk.hand.ring
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.centre_of(1))
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
    desk, hand = sit("RUSSIA", autumn("R A MOS, R A WAR", "W1901A", owners=owners))

    hand.click("STP")
    tokens = [item.token for item in desk.hand.ring.items]
    assert {"A", "F/NC", "F/SC"} <= set(tokens)
    ring = desk.hand.ring
    place = ring.centre_of(tokens.index("F/NC"))
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, place)

    assert desk.orders == ("F STP/NC B",)


def test_builds_can_be_waived_and_taken_back(sit, press):
    position = autumn("F A SPA, F F MAR, F A BUR", "W1901A", owners=HOMES)
    desk, hand = sit("FRANCE", position)

    press(desk.panel.waive)
    hand.keys("w")
    assert desk.orders == ("WAIVE", "WAIVE")
    hand.keys("w")
    assert desk.orders == ("WAIVE", "WAIVE")
    desk.undo()
    assert desk.orders == ("WAIVE",)


def test_a_click_toggles_a_removal(sit):
    owners = {"PAR": "FRANCE", "BRE": "FRANCE"}
    desk, hand = sit("FRANCE", autumn("F A SPA, F F MAR, F A BUR", "W1901A", owners=owners))
    assert desk.panel.sum.text().endswith("remove 1")

    hand.click("SPA")
    assert desk.orders == ("A SPA D",)
    hand.click("SPA")
    assert desk.orders == ()
    hand.type("A Bur D")
    assert desk.orders == ("A BUR D",)


def test_the_desk_speaks_the_other_language_at_once(sit, dressed):
    from gui import i18n

    desk, _hand = sit()
    english = desk.panel.seal.text()

    i18n.speak("cs")
    dressed.processEvents()

    assert desk.panel.name.text() == "Rusko"
    assert desk.panel.seal.text() != english
