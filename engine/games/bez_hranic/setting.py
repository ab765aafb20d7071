"""What a table agrees on before the first round: which way it plays, and its options."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING

from engine.games.bez_hranic.bots import SPEEDS
from engine.games.bez_hranic.calendar import COLOURS
from engine.games.bez_hranic.practice import Pair, read
from engine.games.bez_hranic.tables import load_table, table_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.games.bez_hranic.states import StateMap
    from engine.rules.live import Setting


class Way(StrEnum):
    """How tokens come to lie."""

    BUZZER = "buzzer"
    """One keyboard: a press counts as the moment of laying, then the field is named."""

    TOUCH = "touch"
    """Everybody lays at any time: by finger, or with keys of his own."""

    BESIDE = "beside"
    """Cardboard tokens on a real table; the stacks are entered afterwards."""

    ALONE = "alone"
    """One player, against the clock or against bots."""

    CALM = "calm"
    """Sealed choices; nobody hurries."""


POINTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "way": tuple(Way),
        "colours": ("one", "two"),
        "open_map": ("no", "yes"),
        "order": ("none", "lot"),
        "limit": ("0", "10", "15", "20", "30", "45", "60"),
        "bots": ("none", *SPEEDS),
        "keys": ("one", "nine"),
        "pace": ("self", "hand"),
    }
)
"""Every point with its values, the usual one first. ``order`` is of calm choices; ``limit`` in
seconds, nought for none; ``open_map`` is the children's game; ``bots`` play against one alone;
``keys`` of everybody at one keyboard; ``pace``: cards come by themselves, or by the dealer's key
alone."""

PRACTICE = "practice"
"""A point besides: pairs of states, as ``practice`` writes them, that the rounds of one who plays
alone are made of."""

MOST_WITH_TWO = 3
"""Players at most, where each has two colours."""

MOST_WITH_NINE = 3
"""Players at most, where each has nine keys of one keyboard."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a table agreed on, checked."""

    seats: tuple[str, ...]
    map: StateMap
    way: Way
    hands: Mapping[str, tuple[str, ...]]
    """The colours of every player, by his seat."""

    open_map: bool
    lot: bool
    """Whether a lot draws the order of calm choices; else nothing lies beneath anything."""

    bots: str
    """How fast all but the first seat play by themselves; nothing where people sit there."""

    limit: int
    """Milliseconds for laying; nought for as long as anybody likes."""

    nine: bool
    """Whether everybody has nine keys of his own, and so lays at any time."""

    by_hand: bool
    """Whether cards wait for the dealer's key, and none comes by itself."""

    practised: tuple[Pair, ...] = ()
    """What all rounds are made of; nothing where cards are dealt as usual."""

    @property
    def flat(self) -> bool:
        """Whether nothing lies beneath anything."""
        return self.way is Way.CALM and not self.lot


def agreed(setting: Setting) -> Agreement:
    """Check what was agreed on.

    Raises:
        ValueError: nobody can play so.
    """
    for point, value in setting.options.items():
        if point != PRACTICE and value not in POINTS.get(point, ()):
            raise ValueError(f"unknown: {point}={value}")
    points = {point: setting.options.get(point, values[0]) for point, values in POINTS.items()}
    way, two, seats = Way(points["way"]), points["colours"] == "two", tuple(setting.seats)
    fewest = 1 if way is Way.ALONE else 2
    nine = way is Way.BUZZER and points["keys"] == "nine"
    most = MOST_WITH_TWO if two else len(COLOURS)
    most = min(most, MOST_WITH_NINE) if nine else most
    if not fewest <= len(seats) <= most or seats != COLOURS[: len(seats)]:
        raise ValueError(f"no table of Bez hranic: {seats}")
    if setting.map not in table_names():
        raise ValueError(f"no map: {setting.map}")
    states = load_table(setting.map).map
    practised = read(setting.options.get(PRACTICE, ""), tuple(states.parts))
    if practised and way is not Way.ALONE:
        raise ValueError("nobody practises at this table")
    second = COLOURS[len(seats) :]
    return Agreement(
        seats=seats,
        map=states,
        way=way,
        hands={seat: (seat, second[place]) if two else (seat,) for place, seat in enumerate(seats)},
        open_map=points["open_map"] == "yes",
        lot=points["order"] == "lot",
        bots=points["bots"] if way is Way.ALONE and points["bots"] != "none" else "",
        limit=1_000 * int(points["limit"]),
        nine=nine,
        by_hand=points["pace"] == "hand",
        practised=practised,
    )
