"""What the show says of a round, to be read and to be heard."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.bills import trip_to
from engine.games.bez_hranic.calendar import FINALE
from engine.games.bez_hranic.journey import journey
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.tell import ToldBill
from engine.games.bez_hranic.view import PastRound
from engine.table.live.view import LiveView
from gui.games.bez_hranic.show.steps import Act, Step
from gui.games.bez_hranic.words.bills import bill_words, route_words
from gui.games.bez_hranic.words.states import field_name
from gui.games.bez_hranic.words.table import best_words, offer_words, purses_words, seen_of
from gui.words.names import listed


def heading(past: PastRound) -> str:
    """Say which round is told."""
    text = QCoreApplication.translate("BezHranic", "Round {number} · the journeys")
    return text.format(number=past.offer.round)


def best_headline(past: PastRound, view: LiveView) -> str:
    """Say who saw the best choice, if anybody did."""
    seen = seen_of(view)
    saw = [
        view.player(seat)
        for seat, own in seen.hands.items()
        if any(bill.colour in own and bill.price == past.best.price for bill in past.bills)
    ]
    if saw:
        text = QCoreApplication.translate("BezHranic", "The best choice was seen by {players}")
        return text.format(players=listed(saw))
    return QCoreApplication.translate("BezHranic", "The best choice, which nobody saw")


def best_lines(past: PastRound, map_: str) -> Sequence[str]:
    """Say what it was, and which way it leads."""
    fields = listed([field_name(map_, one) for one in past.best.fields])
    trip = trip_to(past.offer, past.best.fields)
    route = journey(load_table(map_).map, trip).route
    return (fields, route_words(map_, route)) if len(route) > 1 else (fields,)


def step_aloud(view: LiveView, past: PastRound, step: Step) -> str:
    """Say a step aloud."""
    match step.act:
        case Act.MAP:
            return offer_words(past, view.map)
        case Act.BEST:
            return f"{best_headline(past, view)}. {best_words(past, view.map)}"
        case Act.PURSES:
            return purses_words(view)
    bill = past.bills[step.bill]
    seat = next(one for one, own in seen_of(view).hands.items() if bill.colour in own)
    if step.act is not Act.TOTAL:
        return view.player(seat)
    told = ToldBill(bill, view.map, received=past.offer.round == FINALE)
    return f"{view.player(seat)}: {bill_words(told)}"
