"""Holds what came out of an example against what the rulebook prints."""

from collections.abc import Iterator, Mapping

from engine.games.bez_hranic.study.desk import Walk
from engine.games.bez_hranic.study.examples import Example, PrintedTrip


def bill_differences(example: Example, came: Mapping[str, int]) -> Iterator[str]:
    """Yield every price that is not as printed, as ``blue: printed 80, came out 110``."""
    for colour, printed in example.prices.items():
        price = came.get(colour)
        if price != printed:
            yield f"{colour}: printed {printed}, came out {'nothing' if price is None else price}"


def best_differences(example: Example, fields: tuple[str, ...]) -> Iterator[str]:
    """Yield what the best choice is, where another is printed."""
    if example.best:
        printed = example.trips[0].trip.chosen
        if fields != printed:
            yield f"best choice: printed {', '.join(printed)}, came out {', '.join(fields)}"


def trip_differences(
    printed: PrintedTrip, walk: Walk | None, price: int, states: tuple[str, ...]
) -> Iterator[str]:
    """Yield what differs of a trip: where it fails, its price, its borders, which states it passes.

    ``states`` are those that the walk goes through.
    """
    trip = " - ".join(printed.walk or (printed.trip.start, *printed.trip.chosen))
    if walk is None or walk.fails is not None:
        yield f"{trip}: printed as a way, came out as none"
        return
    if printed.price not in (None, price):
        yield f"{trip}: printed {printed.price}, came out {price}"
    if printed.crossings not in (None, walk.crossings):
        yield f"{trip}: printed {printed.crossings} crossings, came out {walk.crossings}"
    for state in printed.by_way_of:
        if state not in states:
            yield f"{trip}: printed by way of {state}, came out {' - '.join(states)}"
