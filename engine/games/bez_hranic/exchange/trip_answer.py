"""Answers what a trip costs, and whether a way of one's own does what it says."""

from collections.abc import Mapping
from itertools import chain

from engine.formats.faults import ExchangeError
from engine.formats.jsontext import Node
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.fields import different, listed, needed
from engine.games.bez_hranic.exchange.question_map import QuestionMap
from engine.games.bez_hranic.journey import CROSSING, PENALTY, Trip, breaks_at, journey, pairs

MOST_CHOSEN = 4
"""States a trip may visit; a round has two at most."""

LONGEST_ROUTE = 1_000


def trip_answer(fields: Mapping[str, Node], on: QuestionMap) -> dict[str, object]:
    """Answer a question about a trip.

    Raises:
        ExchangeError: it cannot be answered.
    """
    ends = [needed(fields, "start")]
    target = fields.get("target", Node(None))
    if target.value is not None:
        ends.append(target)
    chosen = listed(fields.get("chosen", Node([], "chosen")), MOST_CHOSEN)
    states = different(on, chain(ends, chosen))
    trip = Trip(states[0], states[len(ends) :], states[1] if len(ends) > 1 else "")
    if "route" in fields:
        return _walked(fields["route"], on, trip)
    try:
        way = journey(on.map, trip)
    except ValueError as error:
        raise ExchangeError(RoadFault.NO_WAY, "chosen" if chosen else "target") from error
    return {
        "crossings": way.crossings,
        "penalty": way.penalty,
        "price": way.price,
        "pairs": [list(pair) for pair in way.pairs],
        "route": list(way.route),
    }


def _walked(node: Node, on: QuestionMap, trip: Trip) -> dict[str, object]:
    walk = [on.stop(item) for item in listed(node, LONGEST_ROUTE)]
    if not walk:
        raise ExchangeError(RoadFault.EMPTY_ROUTE, node.where)
    where = breaks_at(on.map, trip, walk)
    if where is not None:
        return {"possible": False, "where": where}
    touching = pairs(on.map, trip)
    crossed, penalty = len(walk) - 1, PENALTY * len(touching)
    return {
        "possible": True,
        "crossings": crossed,
        "penalty": penalty,
        "price": CROSSING * crossed + penalty,
        "pairs": [list(pair) for pair in touching],
    }
