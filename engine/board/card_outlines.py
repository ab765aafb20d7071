"""The outline of each state by itself, as its card shows it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from types import MappingProxyType

from engine import resources
from engine.board.atlas import Rings

NAME, FORMAT = "cards.json", 1
SIDE = 1000
"""Steps along the longer side of an outline."""


@dataclass(frozen=True, slots=True)
class CardOutline:
    """A state, as large as it fits."""

    size: tuple[float, float]
    """How wide and high it is; the longer of both is ``SIDE``."""

    rings: Rings
    """By the odd-even rule, y down."""


@cache
def card_outlines(name: str) -> Mapping[str, CardOutline]:
    """Return the outlines of the states of one of the maps that come with the program."""
    told = json.loads((resources.maps() / name / NAME).read_text(encoding="utf-8"))
    return MappingProxyType(
        {
            key: CardOutline((one["size"][0], one["size"][1]), tuple(map(_ring, one["rings"])))
            for key, one in told["outlines"].items()
        }
    )


def _ring(steps: list[int]) -> tuple[tuple[float, float], ...]:
    return tuple(zip(accumulate(steps[::2]), accumulate(steps[1::2]), strict=True))
