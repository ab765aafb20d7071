"""What First Light tells the rest of the program about itself."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.games.card import LiveGame
from engine.games.first_light.calendar import CALENDAR, FEWEST, KEY, SEATS

if TYPE_CHECKING:  # not before the first paint
    from engine.games.first_light.state import State
    from engine.rules.live import OwnEvent


def _events() -> "tuple[type[OwnEvent], ...]":
    from engine.games.first_light.events import EVENTS  # noqa: PLC0415 - see above

    return EVENTS


def _opening(seed: str) -> "tuple[OwnEvent, ...]":
    from engine.games.first_light.events import Shuffled  # noqa: PLC0415 - see above

    return (Shuffled(seed=seed),)


def _start(seats: Sequence[str]) -> "State":
    from engine.games.first_light.state import State  # noqa: PLC0415 - see above

    return State.start(seats)


FIRST_LIGHT = LiveGame(
    id=KEY,
    calendar=CALENDAR,
    seats=SEATS,
    fewest=FEWEST,
    events=_events,
    opening=_opening,
    start=_start,
    for_developers=True,
)
"""The game's visiting card."""
