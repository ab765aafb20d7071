"""Answers who deals which cards in a game of seven rounds."""

from collections.abc import Mapping

from engine.formats.faults import ExchangeError
from engine.formats.jsontext import SHOWN, Node
from engine.games.bez_hranic.deck import NEEDED, dealers, deals
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.fields import MOST_PLAYERS, listed, needed
from engine.games.bez_hranic.exchange.question_map import QuestionMap


def deal_answer(fields: Mapping[str, Node], on: QuestionMap) -> dict[str, object]:
    """Answer which cards a seed deals.

    Raises:
        ExchangeError: it cannot be answered.
    """
    seed = fields["deal"].text()
    players: list[str] = []
    for node in listed(needed(fields, "players"), MOST_PLAYERS):
        player = node.text()
        if player in players:
            raise ExchangeError(RoadFault.SEAT_TWICE, node.where, {"text": player[:SHOWN]})
        players.append(player)
    if not players:
        raise ExchangeError(RoadFault.NO_PLAYERS, "players")
    asked = fields.get("first_dealer", Node(None))
    first = players[0] if asked.value is None else asked.text()
    if first not in players:
        raise ExchangeError(RoadFault.NO_SUCH_PLAYER, asked.where, {"text": first[:SHOWN]})
    if len(on.map.parts) < NEEDED:
        facts = {"count": len(on.map.parts), "needed": NEEDED}
        raise ExchangeError(RoadFault.TOO_FEW_STATES, "map", facts)
    dealt = zip(deals(seed, on.map.parts), dealers(players, first), strict=True)
    return {
        "rounds": [
            {
                "round": offer.round,
                "dealer": dealer,
                "offer": list(offer.states),
                "start": offer.start,
                **({"target": offer.target} if offer.target else {}),
            }
            for offer, dealer in dealt
        ]
    }
