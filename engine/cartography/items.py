"""What needs room on the board: names, pieces, marks; where each could go and what that costs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

NEAR, FAR = 0, 1
"""A large window: full names, pieces at their usual scale. A small one: abbreviations."""

FAR_PX: Final = 18.9
"""A name of this height is still ten pixels high when the board is 860 pixels wide."""

PIECE: Final = ((46 * 1.15, 34 * 1.15), (46 * 1.54, 34 * 1.54))
"""Width and height of a piece in board units, in a large window and in a small one."""

PIECE_SHIFT: Final = ((1.15, -2.3), (1.54, -3.1))
"""The piece's middle lies beside its spot: the barrel reaches farther than the trail."""

CENTRE: Final = (16.0, 18.0)

PORT: Final = (9.0, 11.0)
"""Across the dot of a port."""


class Role(StrEnum):
    """What a thing is."""

    ARMY = "army"
    FLEET = "fleet"
    DISLODGED = "dislodged"
    CENTRE = "centre"
    LABEL = "label"
    ABBR = "abbr"
    PORT = "port"
    PORT_NAME = "port_name"


@dataclass(slots=True, eq=False)
class Item:
    """A thing that needs room."""

    province: str
    role: Role
    key: str
    """Language of a label, location of a fleet, unit of a dislodged one."""

    places: Floats
    """Candidates: x, y, letter height."""

    boxes: tuple[Floats, Floats]
    """Per window size and candidate the boxes it fills: candidates × boxes × 4."""

    static: Floats
    """What each candidate costs by itself."""

    chosen: int = -1

    @property
    def at(self) -> tuple[float, float]:
        """Where it has been put."""
        x, y, _ = self.places[self.chosen]
        return float(x), float(y)

    @property
    def px(self) -> float:
        """How high its letters are."""
        return float(self.places[self.chosen][2])


def boxes_round(places: Floats, size: tuple[float, float], shift: tuple[float, float]) -> Floats:
    """Return one box round each candidate."""
    half = np.array(size) / 2
    middle = places[:, :2] + np.array(shift)
    return np.concatenate([middle - half, middle + half], axis=1)[:, None, :]


def boxes_along(places: Floats, size: tuple[float, float], angle: float) -> Floats:
    """Cover a slanted name with upright boxes strung along it."""
    if not angle:
        return boxes_round(places, size, (0, 0))
    width, height = size
    count = max(2, math.ceil(width / height))
    turn = math.radians(angle)
    part = width / count
    side = (
        abs(part * math.cos(turn)) + abs(height * math.sin(turn)),
        abs(part * math.sin(turn)) + abs(height * math.cos(turn)),
    )
    strung = []
    for number in range(count):
        along = (number + 0.5) * part - width / 2
        shift = (along * math.cos(turn), along * math.sin(turn))
        strung.append(boxes_round(places, side, shift))
    return np.concatenate(strung, axis=1)


def together(one: Item, other: Item, window: int) -> float:
    """Tell how bad it is if two things overlap; nought if they are never seen together."""
    roles = {one.role, other.role}
    if one.province == other.province and Role.PORT_NAME not in roles:
        return _at_home(roles)
    if Role.ABBR in roles:
        return 0.3 if window == FAR else 0.0
    named = roles <= {Role.LABEL, Role.PORT_NAME}
    if named and one.key != other.key:
        return 0.0  # one language at a time
    if window == FAR and Role.PORT_NAME in roles:
        return 0.0  # there is no room for these in a small window
    return 0.25 if Role.DISLODGED in roles else 1.0


def _at_home(roles: set[Role]) -> float:
    dislodged = Role.DISLODGED in roles
    if roles <= {Role.ARMY, Role.FLEET, Role.DISLODGED}:
        # One unit and at most one beaten unit stand in a province at a time.
        return 0.3 if dislodged and len(roles) > 1 else 0.0
    if roles <= {Role.LABEL, Role.ABBR}:
        return 0.0
    if Role.ABBR in roles:
        return 0.3
    return 0.7 if dislodged else 1.0


def overlap(mine: Floats, others: Floats) -> Floats:
    """Return per candidate the area it shares with each of the others: candidates × others."""
    a, b = mine[:, :, None, :], others[None, None, :, :]
    width = np.minimum(a[..., 2], b[..., 2]) - np.maximum(a[..., 0], b[..., 0])
    height = np.minimum(a[..., 3], b[..., 3]) - np.maximum(a[..., 1], b[..., 1])
    shared: Floats = (np.maximum(width, 0) * np.maximum(height, 0)).sum(axis=1)
    return shared


def cost(item: Item, others: Sequence[Item]) -> Floats:
    """Return what each candidate costs among things that have their places."""
    total = item.static.copy()
    for window, importance in ((NEAR, 1.0), (FAR, 0.45)):
        mine = item.boxes[window]
        rows, weights = [], []
        for other in others:
            weight = together(item, other, window)
            if weight and other.chosen >= 0:
                theirs = other.boxes[window][other.chosen]
                rows.append(theirs)
                weights += [weight] * len(theirs)
        if rows:
            shared = overlap(mine, np.concatenate(rows))
            bad = 3.0 * (shared > 1.0) + shared / 50
            total += importance * (bad * np.array(weights)).sum(axis=1)
    return total
