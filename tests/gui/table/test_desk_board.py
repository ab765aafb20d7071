"""Writing orders on the board: clicks, chips, drags, the ring, keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CTRL = Qt.KeyboardModifier.ControlModifier


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


def test_a_chip_and_a_space_support_a_foreign_attack(sit):
    desk, hand = sit(units="R A UKR, T F BLA, R A WAR")

    hand.click("UKR")
    desk.view.chip_clicked.emit("BLA", "S")
    hand.click("RUM")

    assert desk.orders == ("A UKR S F BLA - RUM",)


def test_a_chip_and_the_unit_itself_support_it_in_defence(sit):
    desk, hand = sit(units="R A UKR, R A WAR")

    hand.click("UKR")
    desk.view.chip_clicked.emit("WAR", "S")
    hand.click("WAR")

    assert desk.orders == ("A UKR S A WAR",)


def test_a_fleet_carries_an_army(sit):
    desk, hand = sit("ENGLAND", "E F NTH, E A LON")

    hand.click("NTH")
    hand.keys("c")
    hand.click("LON", "BEL")

    assert desk.orders == ("F NTH C A LON - BEL",)


def test_an_army_that_can_be_supported_and_carried_has_both_chips(sit):
    desk, hand = sit("ENGLAND", "E F NTH, E A LON")

    hand.click("NTH")
    chips = {chip.letter: chip for chip in desk.view.offers.chips.values() if chip.key == "LON"}
    assert set(chips) == {"S", "C"}
    hand.click_at(desk.view.mapFromScene(chips["C"].pos()))
    hand.click("BEL")

    assert desk.orders == ("F NTH C A LON - BEL",)


def test_an_army_goes_where_fleets_could_carry_it(sit):
    desk, hand = sit("ENGLAND", "E F NTH, E A LON")

    hand.click("LON", "NWY")

    assert desk.orders == ("A LON - NWY",)


def test_two_coasts_are_asked_for_and_nothing_is_guessed(sit):
    desk, hand = sit("FRANCE", "F F POR, F F MAO")

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
    desk, hand = sit(units="R A UKR, R F SEV")
    hand.click("SEV", "RUM")
    start, end = desk.view.pieces.spot("SEV", "F"), desk.view.pieces.spot("RUM", "F")
    middle = desk.view.mapFromScene(start + (end - start) * 0.55)

    hand.drag("UKR", "RUM", to=middle)

    assert "A UKR S F SEV - RUM" in desk.orders


def test_dragging_a_unit_onto_another_asks_whether_to_move_or_to_support(sit):
    desk, hand = sit(units="R A UKR, R A WAR")

    hand.drag("UKR", "WAR", to=hand.piece("WAR"))
    ring = desk.hand.ring
    assert ring is not None
    assert [item.token for item in ring.items] == ["-", "S", "X", "C", "H"]
    assert [bool(item.why_not) for item in ring.items] == [False, False, True, True, True]

    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.middle_of(1))
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

    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.middle_of(3))
    assert desk.orders == ()
    QTest.mouseClick(ring, LEFT, Qt.KeyboardModifier.NoModifier, ring.middle_of(4))
    assert desk.orders == ("A WAR H",)
    assert desk.hand.ring is None


def test_holding_the_button_opens_the_ring_and_a_flick_chooses(sit, qtbot):
    desk, hand = sit()
    port, at = desk.view.viewport(), hand.piece("WAR")
    none = Qt.KeyboardModifier.NoModifier

    QTest.mousePress(port, LEFT, none, at)
    qtbot.waitUntil(lambda: desk.hand.ring is not None)
    ring = desk.hand.ring
    goal = ring.mapTo(port, ring.middle_of(4))
    QTest.mouseMove(port, goal)
    QTest.mouseRelease(port, LEFT, none, goal)

    assert desk.orders == ("A WAR H",)


def test_the_ring_withdraws_an_order(sit):
    desk, hand = sit()
    hand.click("WAR", "GAL")

    hand.click_at(hand.piece("WAR"), RIGHT)
    QTest.mouseClick(
        desk.hand.ring, LEFT, Qt.KeyboardModifier.NoModifier, desk.hand.ring.middle_of(2)
    )

    assert desk.orders == ()


def test_letters_jump_signs_choose_and_enter_takes(sit):
    desk, hand = sit(units="R A UKR, R F SEV, R A WAR")

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
    desk, hand = sit(units="R A UKR, R A WAR")
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


def test_warnings_warn_and_never_block(sit, press):
    desk, hand = sit()
    hand.type("A War S A Mos - Ukr")
    assert desk.panel.notes.count() > 0

    press(desk.panel.seal)

    assert desk.sheet is not None
    assert desk.sheet.seal.isEnabled()


def test_show_begins_the_order_that_is_warned_about(sit, press):
    desk, hand = sit()
    hand.type("A War S A Mos - Ukr")
    note = desk.panel.notes.itemAt(0).widget()

    press(note.act)

    assert desk.hand.active == "A WAR"


def test_seventeen_units_scroll_and_the_seal_stays(sit):
    places = "MOS WAR UKR LVN PRU SIL GAL BOH FIN SWE NWY DEN KIE BER MUN RUH HOL"
    text = ", ".join(f"R A {place}" for place in places.split())
    desk, hand = sit(units=text)

    assert len(desk.panel.list.rows) == 17
    assert desk.panel.list.verticalScrollBar().maximum() > 0
    bottom = desk.panel.seal.mapTo(desk, desk.panel.seal.rect().bottomLeft()).y()
    assert bottom < desk.height()
    hand.key(Qt.Key.Key_Up, CTRL)
    assert desk.panel.list.verticalScrollBar().value() > 0


def test_the_desk_speaks_the_other_language_at_once(sit, dressed):
    from gui import i18n

    desk, _hand = sit()
    english = desk.panel.seal.text()

    i18n.speak("cs")
    dressed.processEvents()

    assert desk.panel.name.text() == "Rusko"
    assert desk.panel.seal.text() != english
