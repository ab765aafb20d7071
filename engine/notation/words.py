"""The signs of a line. All are in the alphabet that a QR code holds most densely."""

VERSION = "VEL1"
"""How a line begins."""

WITHIN = "/"
"""Parts the map, the edition, points of the rules and sides; also a space and its coast."""

POINT = ":"
"""Between a point of the rules and its value."""

SIDE = "+"
"""Parts what each player commands."""

UNITS = ":"
"""Behind a power, before its units."""

OWNS = "+"
"""Behind a power, or its units, before what it owns now and not at the start."""

NOBODYS = "-"
"""Before what was somebody's at the start and is nobody's now; by itself, where nothing is now
whose it was at the start."""

STANDOFF = "%"
"""Before spaces to which nobody may retreat."""

BETWEEN = "."
"""Parts units, and spaces."""

ATTACKED = "*"
"""Behind a unit that was driven out; then comes where the attack came from, if from anywhere."""

WAY = "$"
"""Before each place that it may go to, where that does not follow from the rest; nothing follows a
single one if there is none."""

CARRIES = "%"
"""Before each space whose unit is lost with it."""
