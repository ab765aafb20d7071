"""What stands beside the lines of a slip."""

from itertools import pairwise

import pytest

from gui.master.lines import Look


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
