"""Whether names, pieces and marks would hide one another at the board's usual scale."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.board.atlas import Point, Spots
from engine.board.board import Board
from engine.board.errors import MapFault, MapFinding

PIECE = (53.0, 39.0)
"""How much room a piece takes, in board units, and where its middle lies beside its spot."""

SHIFT = (1.15, -2.3)
CENTRE = (16.0, 16.0)
PORT = (11.0, 11.0)
LETTER = 0.44
"""Width of a letter by its height; somewhat less than usual, so that only plain faults count."""

NAMES = {"label", "name"}
TOUCH = 1.0
"""Board units that two things may share."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that fills a box."""

    province: str
    name: str
    """``army``, ``fleet STP/SC``, ``dislodged A``, ``centre``, ``label cs``, ``port``, ``name cs``:
    that of a port."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def sort(self) -> str:
        """What it is, without which one."""
        return self.name.partition(" ")[0]

    @property
    def language(self) -> str:
        """The language of a name."""
        return self.name.partition(" ")[2]

    def touches(self, other: "Thing") -> bool:
        """Tell whether the two boxes share more than a touch."""
        return (
            min(self.right, other.right) - max(self.left, other.left) > TOUCH
            and min(self.bottom, other.bottom) - max(self.top, other.top) > TOUCH
        )


def crowding(board: Board, spots: Mapping[str, Spots]) -> Iterator[MapFinding]:
    """Yield the pairs of things that would hide one another whenever both are there."""
    things = sorted(
        (thing for key in board.provinces for thing in things_of(board, key, spots[key])),
        key=lambda thing: thing.left,
    )
    for number, one in enumerate(things):
        for other in things[number + 1 :]:
            if other.left > one.right:
                break
            if _seen_together(one, other) and one.touches(other):
                facts = {
                    "one": f"{one.province} {one.name}",
                    "other": f"{other.province} {other.name}",
                }
                yield MapFinding(MapFault.SPOTS_OVERLAP, f"spots.{one.province}", facts)


def things_of(board: Board, key: str, spots: Spots) -> Iterator[Thing]:
    """Yield everything that can be seen in a province."""

    def box(name: str, at: Point, size: Point, shift: Point = (0.0, 0.0)) -> Thing:
        x, y = at[0] + shift[0], at[1] + shift[1]
        half = (size[0] / 2, size[1] / 2)
        return Thing(key, name, x - half[0], y - half[1], x + half[0], y + half[1])

    province = board.provinces[key]
    if spots.army is not None:
        yield box("army", spots.army, PIECE, SHIFT)
    for location, at in spots.fleet.items():
        yield box(f"fleet {location}", at, PIECE, SHIFT)
    for unit, at in spots.dislodged.items():
        yield box(f"dislodged {unit}", at, PIECE, SHIFT)
    if spots.centre is not None:
        yield box("centre", spots.centre, CENTRE)
    if spots.port is not None and province.port is not None:
        yield box("port", spots.port.at, PORT)
        for language, label in spots.port.label.items():
            width = len(province.port.names[language]) * label.px * LETTER
            yield box(f"name {language}", label.at, (width, label.px * 0.7))
    for language, label in spots.label.items():
        lines = province.labels.get(language, province.names[language]).split("\n")
        longest = max(len(line) for line in lines)
        size = (longest * (label.px * LETTER + label.spacing), label.px * (len(lines) - 0.3))
        if not label.angle:  # a slanted name fills no upright box
            yield box(f"label {language}", label.at, size)


def _seen_together(one: Thing, other: Thing) -> bool:
    sorts = {one.sort, other.sort}
    if sorts <= NAMES and one.language != other.language:
        return False  # one language at a time
    if one.province != other.province:
        # Two provinces rarely see retreats at once, and a beaten unit stays for a moment only:
        # it may come near a neighbour's piece, but never hide a name.
        return "dislodged" not in sorts or not sorts.isdisjoint(NAMES)
    if sorts <= {"army", "fleet"}:
        return False  # one unit at a time
    return "dislodged" not in sorts or not sorts.isdisjoint(NAMES)
