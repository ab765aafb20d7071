"""Answers a stream: what a round costs, what a trip does, which cards are dealt."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from itertools import chain

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump
from engine.formats.line_judge import Identity
from engine.formats.sentences import Codes, Sentences
from engine.games.bez_hranic.bills import Bill, Choice, Hand, Offer, best, bills
from engine.games.bez_hranic.calendar import (
    COLOURS,
    FINALE,
    KEY,
    OFFER,
    ROUNDS,
    has_target,
    tokens_of,
)
from engine.games.bez_hranic.deck import NEEDED, dealers, deals
from engine.games.bez_hranic.exchange.faults import RoadFault
from engine.games.bez_hranic.exchange.question_map import QuestionMap, question_map
from engine.games.bez_hranic.journey import (
    CROSSING,
    PENALTY,
    Journey,
    Trip,
    breaks_at,
    journey,
    pairs,
)
from engine.games.bez_hranic.placements import Placement, repair
from engine.games.bez_hranic.tell import ToldBill

MOST_CHOSEN = 4
"""States a trip may visit; a round has two at most."""

MOST_PLAYERS = 6
LONGEST_ROUTE = 1_000
MOST_MAPS = 8
"""Maps out of lines that are kept in mind: whoever asks much asks about the same one."""


class RoadJudge:
    """Answers one question after the other."""

    def __init__(
        self,
        *,
        options: Mapping[str, str],
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None,
        texts: bool,
        reasons: bool,
    ) -> None:
        """Take the map of lines that name none; there are no points of rules, and no reasons."""
        del options, reasons
        self._map = map
        self._sentences = sentences or Codes()
        self._texts = texts and sentences is not None
        self._handed: OrderedDict[str, QuestionMap] = OrderedDict()

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        return self._sentences

    def line(self, node: Node, name: Identity) -> str:
        """Answer one question as a line of JSON.

        Raises:
            ExchangeError: it cannot be answered.
        """
        fields = node.fields()
        on = self._on(fields.get("map", Node(self._map, "map")))
        if "deal" in fields:
            return dump({"id": name, **_deal(fields, on)})
        if "round" in fields:
            return dump({"id": name, **self._round(fields, on)})
        if "chosen" in fields or "route" in fields:
            return dump({"id": name, **_trip(fields, on)})
        raise ExchangeError(RoadFault.NO_QUESTION)

    def _on(self, node: Node) -> QuestionMap:
        if not isinstance(node.value, dict):
            return question_map(node)
        key = dump(node.value)
        if key not in self._handed:
            self._handed[key] = question_map(node)
            if len(self._handed) > MOST_MAPS:
                self._handed.popitem(last=False)
        return self._handed[key]

    # -- a round -----------------------------------------------------------------------------------

    def _round(self, fields: Mapping[str, Node], on: QuestionMap) -> dict[str, object]:
        offer, hands = _offer(fields, on), _hands(fields)
        laid = _laid(fields, on, offer, hands)
        wrong = repair(laid, [hand.colours for hand in hands], tokens_of(offer.round))
        if wrong:
            return {"repair": [[one.colour, one.field] for one in wrong]}
        try:
            told, purses = bills(on.map, offer, laid, hands)
        except ValueError as error:
            raise ExchangeError(RoadFault.NO_WAY, "placements") from error
        return {
            "bills": {one.colour: self._bill(one, offer, on) for one in told},
            "purses": dict(purses),
            "best": _choice(best(on.map, offer)),
        }

    def _bill(self, bill: Bill, offer: Offer, on: QuestionMap) -> dict[str, object]:
        said: dict[str, object] = {
            **_journey(bill.journey),
            "field40": bill.stays,
            "beneath": bill.beneath,
            "price": bill.price,
            "paid": bill.paid,
        }
        if self._texts:
            told = ToldBill(bill, on.id, received=offer.round == FINALE)
            said["text"] = dict(self._sentences.told(KEY, told))
        return said


def _journey(way: Journey) -> dict[str, object]:
    return {
        "crossings": way.crossings,
        "route": list(way.route),
        "pairs": [list(pair) for pair in way.pairs],
    }


def _choice(one: Choice) -> dict[str, object]:
    return {"price": one.price, "fields": list(one.fields)}


def _needed(fields: Mapping[str, Node], name: str) -> Node:
    if name not in fields:
        raise ExchangeError(Fault.MISSING, name)
    return fields[name]


def _number(node: Node, least: int, most: int | None = None) -> int:
    value = node.value
    if not isinstance(value, int) or isinstance(value, bool):
        raise node.wrong("number")
    if value < least or (most is not None and value > most):
        facts = {"least": least, "most": "" if most is None else most}
        raise ExchangeError(RoadFault.NOT_BETWEEN, node.where, facts)
    return value


def _different(on: QuestionMap, nodes: Iterable[Node]) -> tuple[str, ...]:
    """Read states of which none may be there twice."""
    states: list[str] = []
    for node in nodes:
        state = on.state(node)
        if state in states:
            raise ExchangeError(RoadFault.STATE_TWICE, node.where, {"state": state[:SHOWN]})
        states.append(state)
    return tuple(states)


def _list(node: Node, limit: int) -> list[Node]:
    if node.value is None:
        raise node.wrong("list")
    return [*node.items(limit)]


def _offer(fields: Mapping[str, Node], on: QuestionMap) -> Offer:
    number = _number(fields["round"], 1, ROUNDS)
    ends = [_needed(fields, "start")]
    if has_target(number):
        ends.append(_needed(fields, "target"))
    elif fields.get("target", Node(None)).value is not None:
        raise ExchangeError(RoadFault.NO_TARGET_YET, "target", {"round": number})
    offered = _list(_needed(fields, "offer"), 1_000)
    if len(offered) != OFFER:
        raise ExchangeError(RoadFault.NOT_SEVEN, "offer", {"count": len(offered)})
    states = _different(on, chain(ends, offered))
    target = states[1] if has_target(number) else ""
    return Offer(number, states[0], states[len(ends) :], target)


def _hands(fields: Mapping[str, Node]) -> tuple[Hand, ...]:
    nodes = _list(_needed(fields, "players"), MOST_PLAYERS)
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
        hands.append(Hand(seat, colours, _number(own["purse"], 0)))
    return tuple(hands)


def _colours(node: Node, taken: list[str]) -> tuple[str, ...]:
    colours: list[str] = []
    for item in _list(node, len(COLOURS)):
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
    for node in _list(_needed(fields, "placements"), 1_000):
        sides = _list(node, 2)
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
        count, needed = sum(one.colour == colour for one in laid), tokens_of(offer.round)
        if count != needed:
            facts = {"colour": colour, "count": count, "needed": needed}
            raise ExchangeError(RoadFault.TOKENS, "placements", facts)
    return tuple(laid)


# -- a trip ----------------------------------------------------------------------------------------


def _trip(fields: Mapping[str, Node], on: QuestionMap) -> dict[str, object]:
    ends = [_needed(fields, "start")]
    target = fields.get("target", Node(None))
    if target.value is not None:
        ends.append(target)
    chosen = _list(fields.get("chosen", Node([], "chosen")), MOST_CHOSEN)
    states = _different(on, chain(ends, chosen))
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
    walk = [on.stop(item) for item in _list(node, LONGEST_ROUTE)]
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


# -- a deal ----------------------------------------------------------------------------------------


def _deal(fields: Mapping[str, Node], on: QuestionMap) -> dict[str, object]:
    seed = fields["deal"].text()
    players: list[str] = []
    for node in _list(_needed(fields, "players"), MOST_PLAYERS):
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
