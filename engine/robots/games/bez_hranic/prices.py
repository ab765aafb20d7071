"""How fast prices and best choices are, on rounds that nobody has ever asked about."""

import gc
import random
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from statistics import median

from engine.games.bez_hranic.bills import Offer, best, trip_to
from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.deck import deals
from engine.games.bez_hranic.journey import Trip, journey, price
from engine.games.bez_hranic.states import StateMap
from engine.games.bez_hranic.tables import load_table, table_names

GAMES = 40
"""Whose seven rounds are asked about, on each map."""

PRICE, BEST = 0.1, 10.0
"""Milliseconds that are promised."""

Figures = Mapping[str, tuple[float, float]]
"""Milliseconds: the median and the slowest of a hundred, by what was asked how."""


def figures() -> Figures:
    """Return what a price, a price with its route and the best choice take.

    *never asked*: of a map that has just been read, so that it knows no distance. *unseen*: of a
    map in use, a round that nobody has asked about. *again*: the very same once more.
    """
    gc.disable()
    told: dict[str, list[float]] = {}
    for on, offer, trip in _rounds():
        fresh = StateMap(on.parts, on.borders)
        asked: Mapping[str, Callable[[StateMap], object]] = {
            "price": partial(price, trip=trip),
            "price and route": partial(journey, trip=trip),
            "best choice": partial(best, offer=offer),
        }
        for what, ask in asked.items():
            anew = StateMap(on.parts, on.borders)
            told.setdefault(f"{what}, of a map never asked", []).append(_timed(ask, anew))
            told.setdefault(f"{what}, unseen", []).append(_timed(ask, on))
            _timed(ask, fresh)
            told.setdefault(f"{what}, again", []).append(_timed(ask, fresh))
    gc.enable()
    return {what: (median(times), _p99(times)) for what, times in told.items()}


def promised(what: str) -> float:
    """Return the milliseconds that are promised; of a price with its route nothing is."""
    if what.startswith("best"):
        return BEST
    return PRICE if what.startswith("price,") else 0.0


def _rounds() -> Iterator[tuple[StateMap, Offer, Trip]]:
    chance = random.Random("prices")  # noqa: S311 - the same rounds every time
    for name in table_names():
        states = load_table(name).map
        for number in range(GAMES):
            for offer in deals(f"prices {number}", states.parts):
                fields = chance.sample(offer.fields, tokens_of(offer.round))
                yield states, offer, trip_to(offer, fields)


def _timed(ask: Callable[[StateMap], object], on: StateMap) -> float:
    begun = time.thread_time_ns()
    ask(on)
    return (time.thread_time_ns() - begun) / 1e6


def _p99(times: list[float]) -> float:
    return sorted(times)[(len(times) * 99 + 99) // 100 - 1]
