"""What First Light tells the rest of the program about itself."""

from typing import TYPE_CHECKING

from engine.games.card import LiveGame
from engine.games.first_light.calendar import CALENDAR, FEWEST, KEY, SEATS

if TYPE_CHECKING:  # not before the first paint
    from engine.games.first_light.state import State
    from engine.rules.live import OwnEvent, Setting


def _events() -> "tuple[type[OwnEvent], ...]":
    from engine.games.first_light.events import EVENTS  # noqa: PLC0415 - see above

    return EVENTS


def _opening(seed: str) -> "tuple[OwnEvent, ...]":
    from engine.games.first_light.events import Shuffled  # noqa: PLC0415 - see above

    return (Shuffled.from_seed(seed),)


def _start(setting: "Setting") -> "State":
    from engine.games.first_light.state import State  # noqa: PLC0415 - see above

    if setting.map or setting.options:
        raise ValueError(f"nothing to agree on: {setting.map} {setting.options}")
    return State.start(setting.seats)


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
