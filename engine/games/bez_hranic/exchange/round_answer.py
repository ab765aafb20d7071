"""Answers what a round costs: the bills of all colours, or what has to be laid again."""

from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.games.bez_hranic.bills import Bill, Choice, Hand, Offer, best, bills
from engine.games.bez_hranic.calendar import (
    COLOURS,
    FINALE,
    OFFER,
    ROUNDS,
    has_target,
    tokens_of,
)
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.fields import (
    MOST_PLAYERS,
    different,
    listed,
    needed,
    number,
)
from engine.games.bez_hranic.exchange.question_map import QuestionMap
from engine.games.bez_hranic.journey import Journey
from engine.games.bez_hranic.placements import Placement, repair
from engine.games.bez_hranic.tell import ToldBill

Say = Callable[[ToldBill], Mapping[str, str]]
"""Says a bill in every language."""


def round_answer(fields: Mapping[str, Node], on: QuestionMap, say: Say | None) -> dict[str, object]:
    """Answer what a round costs; without ``say`` its bills have no words.

    Raises:
        ExchangeError: it cannot be answered.
    """
    offer, hands = _offer(fields, on), _hands(fields)
    laid = _laid(fields, on, offer, hands)
    wrong = repair(laid, [hand.colours for hand in hands], tokens_of(offer.round))
    if wrong:
        return {"repair": [[one.colour, one.field] for one in wrong]}
    try:
        told, purses = bills(on.map, offer, laid, hands)
    except ValueError as error:
        raise ExchangeError(RoadFault.NO_WAY, "placements") from error
    finale = offer.round == FINALE
    return {
        "bills": {
            one.colour: {
                **_bill(one),
                **({"text": dict(say(ToldBill(one, on.id, received=finale)))} if say else {}),
            }
            for one in told
        },
        "purses": dict(purses),
        "best": _choice(best(on.map, offer)),
    }


def _bill(bill: Bill) -> dict[str, object]:
    return {
        **_journey(bill.journey),
        "field40": bill.stays,
        "beneath": bill.beneath,
        "price": bill.price,
        "paid": bill.paid,
    }


def _journey(way: Journey) -> dict[str, object]:
    return {
        "crossings": way.crossings,
        "route": list(way.route),
        "pairs": [list(pair) for pair in way.pairs],
    }


def _choice(one: Choice) -> dict[str, object]:
    return {"price": one.price, "fields": list(one.fields)}


def _offer(fields: Mapping[str, Node], on: QuestionMap) -> Offer:
    turn = number(fields["round"], 1, ROUNDS)
    ends = [needed(fields, "start")]
    if has_target(turn):
        ends.append(needed(fields, "target"))
    elif fields.get("target", Node(None)).value is not None:
        raise ExchangeError(RoadFault.NO_TARGET_YET, "target", {"round": turn})
    offered = listed(needed(fields, "offer"), 1_000)
    if len(offered) != OFFER:
        raise ExchangeError(RoadFault.NOT_SEVEN, "offer", {"count": len(offered)})
    states = different(on, chain(ends, offered))
    target = states[1] if has_target(turn) else ""
    return Offer(turn, states[0], states[len(ends) :], target)


def _hands(fields: Mapping[str, Node]) -> tuple[Hand, ...]:
    nodes = listed(needed(fields, "players"), MOST_PLAYERS)
    if not nodes:
        raise ExchangeError(RoadFault.NO_PLAYERS, "players")
    hands: list[Hand] = []
    for node in nodes:
        own = node.fields()
        for name in ("seat", "colours", "purse"):
            if name not in own:
                raise ExchangeError(Fault.MISSING, f"{node.where}.{name}")
        seat = own["seat"].text()
        if any(seat == hand.seat for hand in hands):
            raise ExchangeError(RoadFault.SEAT_TWICE, own["seat"].where, {"text": seat[:SHOWN]})
        taken = [colour for hand in hands for colour in hand.colours]
        colours = _colours(own["colours"], taken)
        hands.append(Hand(seat, colours, number(own["purse"], 0)))
    return tuple(hands)


def _colours(node: Node, taken: list[str]) -> tuple[str, ...]:
    colours: list[str] = []
    for item in listed(node, len(COLOURS)):
        colour = item.text()
        if colour not in COLOURS:
            raise ExchangeError(RoadFault.NO_COLOUR, item.where, {"text": colour[:SHOWN]})
        if colour in taken or colour in colours:
            raise ExchangeError(RoadFault.COLOUR_TWICE, item.where, {"text": colour})
        colours.append(colour)
    if len(colours) not in {1, 2}:
        raise ExchangeError(RoadFault.COLOURS, node.where)
    return tuple(colours)


def _laid(
    fields: Mapping[str, Node], on: QuestionMap, offer: Offer, hands: Iterable[Hand]
) -> tuple[Placement, ...]:
    colours = [colour for hand in hands for colour in hand.colours]
    laid: list[Placement] = []
    for node in listed(needed(fields, "placements"), 1_000):
        sides = listed(node, 2)
        if len(sides) != 2:
            raise node.wrong("colour and field")
        colour = sides[0].text()
        if colour not in colours:
            raise ExchangeError(RoadFault.NO_COLOUR, sides[0].where, {"text": colour[:SHOWN]})
        text = sides[1].text()
        field = text if text in offer.fields else on.key_of(text)
        if field not in offer.fields:
            raise ExchangeError(RoadFault.NO_FIELD, sides[1].where, {"text": text[:SHOWN]})
        laid.append(Placement(colour, field))
    for colour in colours:
        count, due = sum(one.colour == colour for one in laid), tokens_of(offer.round)
        if count != due:
            facts = {"colour": colour, "count": count, "needed": due}
            raise ExchangeError(RoadFault.TOKENS, "placements", facts)
    return tuple(laid)
