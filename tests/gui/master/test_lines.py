"""What stands beside the lines of a slip."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt

from gui import i18n
from gui.games.diplomacy.orders.slip_lines import Look
from gui.master.question import Question


def beside(master, power):
    return master.screen.boxes[power].readings.accessibleName().splitlines()


def test_every_line_of_a_unit_that_is_ordered_twice_says_so(master):
    master.write("RUSSIA", "War - Ukr", "Mos - Stp", "War - Gal")
    assert ["ordered twice" in said for said in beside(master, "RUSSIA")] == [True, False, True]

    master.write("RUSSIA", "War - Ukr", "Mos - Stp", "War - Ukr")
    assert "twice" not in "".join(beside(master, "RUSSIA"))


@pytest.mark.parametrize("width", [1280, 1920])
def test_orders_on_one_line_are_read_below_each_other_and_nothing_of_a_slip_is_cut(
    master, qtbot, width
):
    master.window.resize(width, 720)
    box = master.screen.boxes["RUSSIA"]
    master.write("RUSSIA", "A Mos-Ukr, A War-Gal, F Sev-Bla, F StP-Bot", "greetings from Pavel")

    places = [box.readings.place(at) for at in range(5)]
    assert all(one.width() == box.readings.width() for one in places)
    assert all(above.bottom() <= below.top() for above, below in pairwise(places))
    assert places[-1].bottom() <= box.text.height()
    assert box.text.horizontalScrollBar().maximum() == 0
    assert box.text.verticalScrollBar().maximum() == 0
    assert places[4].top() >= box.text.top_of(1)


def test_readings_stand_beside_their_lines_where_each_has_one(master):
    box = master.screen.boxes["FRANCE"]
    master.write("FRANCE", "A Par - Bur", "F Bre - MAO", "A Mar - Spa")

    assert [box.readings.place(at).top() for at in range(3)] == [
        box.text.top_of(line) for line in range(3)
    ]


def test_an_order_that_cannot_be_carried_out_has_a_warning_beside_it(master):
    master.write("RUSSIA", "A Mos - Lon", "A War S A Mos - Lon", "F Sev - Bla", "F StP - Nwy")

    looks = [said.look for said in master.screen.boxes["RUSSIA"].readings._said]
    assert looks == [Look.WARN, Look.WARN, Look.GOOD, Look.WARN]
    assert " – " in beside(master, "RUSSIA")[0]
    assert "Bla" not in beside(master, "RUSSIA")[0]


@pytest.mark.parametrize("spoken", ["cs", "en"])
def test_no_reason_beside_a_line_is_cut(master, spoken):
    i18n.speak(spoken)
    master.write("RUSSIA", "A Mos - Lon", "F Sev", "A War S A Smy - Bul", "F StP - Nwy", "A Vie H")
    box = master.screen.boxes["RUSSIA"]
    metrics, list_ = box.readings.fontMetrics(), box.readings
    i18n.speak("en")

    assert any("–" in one.text and len(one.text) > 40 for one in list_._said)
    places = [list_.place(at) for at in range(5)]
    for one, place in zip(list_._said, places, strict=True):
        room = QRect(0, 0, int(place.width()) - 26, 10_000)
        needed = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, one.text)
        assert place.height() >= needed.height() - 1, one.text
        assert place.width() - 26 >= needed.width(), one.text
    assert all(above.bottom() <= below.top() for above, below in pairwise(places))
    assert places[-1].bottom() <= box.text.height()


def test_answers_stand_in_as_few_rows_as_can_be_and_those_are_alike(qtbot):
    for columns in (1, 2, 3):
        offer = Question(columns)
        qtbot.addWidget(offer)
        for count in range(1, 10):
            offer.ask("What of it?", [(f"{n}", f"{n}") for n in range(count)])

            rows = -(-count // columns)
            wide = next(wide for wide in range(1, 10) if wide * rows >= count)
            places = [offer._grid.getItemPosition(at)[:2] for at in range(count)]
            assert places == [divmod(at, wide) for at in range(count)], (columns, count)


@pytest.mark.parametrize("power", ["GERMANY", "TURKEY"])
def test_a_slip_that_grows_is_seen_whole_with_every_line_beside_its_reading(power, master, qtbot):
    master.window.resize(1920, 1080)
    master.press(master.screen.signs[power])
    box = master.screen.boxes[power]
    shown = master.screen._slips.viewport()
    lines = ["5. turn", *(f"A Mun - {to}" for to in ("Bur", "Ruh", "Kie", "Ber", "Sil", "Boh"))]
    box.text.insertPlainText("\n".join(lines))

    def seen_whole():
        top = box.mapTo(shown, box.rect().topLeft()).y()
        return top >= 0 and top + box.height() <= shown.height()

    qtbot.waitUntil(seen_whole)
    assert box.text.verticalScrollBar().value() == 0
    assert box.text.top_of(0) >= 0
