"""What people and bots would do now: robots ask for the one, the table does the other by itself."""

from collections.abc import Sequence

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.bots import Bot
from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.commands import (
    Change,
    Deal,
    Enter,
    Lay,
    Pass,
    Press,
    Seal,
    TakeBack,
    Turn,
)
from engine.games.bez_hranic.hands import Hands
from engine.games.bez_hranic.placements import STAYS, Placement
from engine.games.bez_hranic.setting import Agreement, Way
from engine.games.bez_hranic.view import Doing, PastRound
from engine.rules.live import LiveCommand


def before_laying(agreed: Agreement, doing: Doing) -> tuple[LiveCommand, ...]:
    """Return what is done while no token can be laid, and one press that comes too early."""
    last = agreed.seats[-1]
    early = Press(last) if agreed.way is Way.BUZZER else Lay((Placement(last, STAYS),))
    return (Deal() if doing in (Doing.READY, Doing.VOID) else Turn(), early)


CORRECTED = 3
"""How often a table puts something right; else no game of robots would end."""


def put_right(
    agreed: Agreement, past: Sequence[PastRound], corrected: int
) -> tuple[LiveCommand, ...]:
    """Return what is put right by hand, where it was not corrected too often."""
    if not past or corrected >= CORRECTED:
        return ()
    upside_down = tuple(reversed(past[-1].laid))
    again = (Enter(upside_down, "upside down"),) if agreed.way is Way.BESIDE else ()
    return (TakeBack("miscounted"), Change(agreed.seats[0], 10, "found"), *again)


def while_laying(agreed: Agreement, offer: Offer, hands: Hands) -> tuple[LiveCommand, ...]:
    """Return what is done while tokens are laid; some of it is another's turn."""
    people = agreed.seats[:1] if agreed.bots else agreed.seats
    people = tuple(seat for seat in people if seat not in hands.away)
    colours = [c for seat in people for c in hands.colours[seat] if hands.in_hand(c)]
    lays = tuple(Lay((Placement(colour, where),)) for colour in colours for where in offer.fields)
    match agreed.way:
        case Way.BUZZER if hands.turn:
            turn = [one for one in lays if one.tokens[0].colour in hands.colours[hands.turn]]
            return (*turn, Pass(hands.turn), *map(Press, agreed.seats))
        case Way.BUZZER if not agreed.nine:
            return (*map(Press, agreed.seats), *lays[:1])
        case Way.CALM:
            return tuple(
                Seal(seat, _some(agreed.hands[seat], offer, turn))
                for seat in people
                for turn in range(3)
            )
        case Way.BESIDE:
            every = tuple(colour for own in agreed.hands.values() for colour in own)
            return tuple(Enter(_some(every, offer, turn)) for turn in range(3))
    return lays or (Deal(),)  # while bots think, nobody can do anything


def _some(colours: Sequence[str], offer: Offer, turn: int) -> tuple[Placement, ...]:
    """Return one way in which the tokens of these colours could lie."""
    fields = offer.fields
    return tuple(
        Placement(colour, fields[(turn + place + step * (place + 1)) % len(fields)])
        for place, colour in enumerate(colours)
        for step in range(tokens_of(offer.round))
    )


def bots_lay(
    agreed: Agreement, offer: Offer, hands: Hands, luck: str
) -> list[tuple[int, LiveCommand]]:
    """Return when the next bot lays a token, and where as the stacks are now.

    ``luck`` is what their chance is drawn from: the seed and the round. Only the first of them
    looks where: before it is another's turn, the stacks are others.
    """
    bots: list[tuple[int, str, Bot]] = []
    for seat in agreed.seats[1:] if agreed.bots else ():
        for colour in hands.colours[seat]:
            if hands.in_hand(colour) and seat not in hands.away:
                bot = Bot(agreed.bots, f"{luck} {colour}")
                lays_at = bot.lays_at(hands.tokens - hands.in_hand(colour))
                bots.append((max(lays_at, hands.passed), colour, bot))
    if not bots:
        return []
    when, colour, bot = min(bots, key=lambda one: one[0])
    return [(when, Lay((bot.names(agreed.map, offer, hands.laid, colour, hands.spoils),)))]
