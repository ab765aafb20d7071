"""What Bez hranic tells the rest of the program about itself."""

from typing import TYPE_CHECKING

from engine.games.bez_hranic.calendar import CALENDAR, COLOURS, KEY
from engine.games.card import LiveGame

if TYPE_CHECKING:  # not before the first paint
    from engine.formats.contract import LineJudgeMaker
    from engine.games.card import Shelves
    from engine.rules.live import LiveState, OwnEvent, Setting


def _events() -> "tuple[type[OwnEvent], ...]":
    from engine.games.bez_hranic.events import EVENTS  # noqa: PLC0415 - see above

    return EVENTS


def _opening(seed: str) -> "tuple[OwnEvent, ...]":
    from engine.rules.shuffled import Shuffled  # noqa: PLC0415 - see above

    return (Shuffled.from_seed(seed),)


def _start(setting: "Setting") -> "LiveState":
    from engine.games.bez_hranic.state.state import State  # noqa: PLC0415 - see above

    return State.start(setting)


def _judge() -> "LineJudgeMaker":
    from engine.games.bez_hranic.exchange.judge_service import RoadJudge  # noqa: PLC0415

    return RoadJudge


def _shelves() -> "Shelves":
    from engine.games.bez_hranic.study.shelves import shelves  # noqa: PLC0415 - see above

    return shelves()


BEZ_HRANIC = LiveGame(
    id=KEY,
    calendar=CALENDAR,
    seats=COLOURS,
    fewest=2,
    events=_events,
    opening=_opening,
    start=_start,
    maps=("europe", "usa"),
    judge=_judge,
    shelves=_shelves,
)
"""The game's visiting card."""
