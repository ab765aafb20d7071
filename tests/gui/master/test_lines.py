"""What stands beside the lines of a slip."""


def beside(master, power):
    return master.screen.boxes[power].readings.accessibleName().splitlines()


def test_every_line_of_a_unit_that_is_ordered_twice_says_so(master):
    master.write("RUSSIA", "War - Ukr", "Mos - Stp", "War - Gal")
    assert ["ordered twice" in said for said in beside(master, "RUSSIA")] == [True, False, True]

    master.write("RUSSIA", "War - Ukr", "Mos - Stp", "War - Ukr")
    assert "twice" not in "".join(beside(master, "RUSSIA"))
