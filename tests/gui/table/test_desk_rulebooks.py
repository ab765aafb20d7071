"""Orders that only some rulebooks know, clicked on the board."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
MARKED = {"neighbour_convoy": "by_mark_no_fallback"}
SEAS = {"convoy_path": "required"}


def test_the_ring_tells_an_army_to_sail_where_words_count(sit):
    desk, hand = sit("ITALY", "I A ROM, I F TYS, I F ADR", play=MARKED)

    hand.click_at(hand.piece("ROM"), RIGHT)
    place = desk.hand.ring.items[3]
    assert (place.token, place.text, place.key) == ("V", "By convoy", "V")
    QTest.mouseClick(desk.hand.ring, LEFT, NONE, desk.hand.ring.middle_of(3))
    assert desk.hand.builder.so_far == ("A ROM", "V")
    hand.click("NAP")

    assert desk.orders == ("A ROM - NAP VIA",)


def test_a_key_tells_it_too_and_a_plain_click_walks(sit):
    desk, hand = sit("ITALY", "I A ROM, I F TYS, I F ADR", play=MARKED)

    hand.click("ROM", "NAP")
    assert desk.orders == ("A ROM - NAP",)
    hand.click("ROM")
    hand.keys("v")
    hand.click("TUS")

    assert desk.orders == ("A ROM - TUS VIA",)


def test_under_1982_the_place_says_that_only_fleets_convoy(sit):
    desk, hand = sit("ITALY", "I A ROM, I F TYS, I F ADR")

    hand.click_at(hand.piece("ROM"), RIGHT)

    assert desk.hand.ring.items[3].token == "C"
    assert desk.hand.ring.items[3].why_not == "Only a fleet can convoy."


def test_seas_are_clicked_one_after_another(sit):
    desk, hand = sit("ENGLAND", "E A LON, E F NTH, E F ENG", play=SEAS)

    hand.click("LON", "BEL")
    assert desk.orders == ()
    said = "Click the seas on the way to Belgium first, one after another."
    assert desk.hand.hint.text.text() == said
    hand.click("NTH", "ENG")
    assert desk.hand.builder.so_far == ("A LON", "NTH", "ENG")
    hand.key(Qt.Key.Key_Escape)
    hand.click("BEL")

    assert desk.orders == ("A LON - BEL VIA NTH",)


def test_a_drag_onto_a_sea_begins_the_way_across(sit):
    desk, hand = sit("ENGLAND", "E A LON, G F NTH", play=SEAS)

    hand.drag("LON", "NTH")  # the fleet there could be supported too: the ring asks
    QTest.mouseClick(desk.hand.ring, LEFT, NONE, desk.hand.ring.middle_of(0))
    assert desk.hand.builder.so_far == ("A LON", "NTH")
    hand.click("NWY")

    assert desk.orders == ("A LON - NWY VIA NTH",)


def test_a_support_asks_for_the_coast_where_it_must(sit):
    desk, hand = sit("FRANCE", "F A GAS, I F MAO", play={"support_coast": "required"})

    hand.click("GAS")
    hand.keys("s")
    hand.click("MAO", "SPA")
    assert desk.orders == ()
    assert desk.hand.lights.coasts == ("SPA/NC", "SPA/SC")
    desk.view.location_clicked.emit("SPA/SC")

    assert desk.orders == ("A GAS S F MAO - SPA/SC",)


def test_several_typed_orders_are_read_as_the_table_reads(sit):
    desk, hand = sit("ENGLAND", "E A LON, E F NTH", play=SEAS)

    hand.type("A Lon - Nth - Bel; F Nth C A Lon - Bel")

    assert set(desk.orders) == {"A LON - BEL VIA NTH", "F NTH C A LON - BEL"}
