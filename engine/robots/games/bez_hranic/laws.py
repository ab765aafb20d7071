"""What holds in every game of Bez hranic that is over, whoever did what."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.bez_hranic.bills import income
from engine.games.bez_hranic.calendar import FINALE, ROUNDS, tokens_of
from engine.games.bez_hranic.events import Changed, Dealt
from engine.games.bez_hranic.placements import STAYS, repair
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state.game import Game
from engine.games.bez_hranic.state.state import State
from engine.games.bez_hranic.view import PastRound
from engine.rules.live import LiveState
from engine.table.event import Event

FIFTY = 50
"""Cards that rounds 1 to 6 deal, each once."""


def broken(state: LiveState, events: Sequence[Event]) -> Iterator[tuple[str, object]]:
    """Yield the laws that a game broke, each with the fact that shows it."""
    assert isinstance(state, State)
    game = state.game
    rounds = [past.offer.round for past in game.past]
    if rounds != [*range(1, ROUNDS + 1)]:
        yield "other rounds than seven", rounds
    yield from _money(game, events)
    for past in game.past:
        yield from _tokens(game, past)
    if game.agreed.way is not Way.BESIDE and not game.agreed.practised:  # or of a real deck
        cards = Counter(card for past in game.past[: FINALE - 1] for card in past.offer.cards)
        if len(cards) != FIFTY or cards.most_common(1)[0][1] > 1:
            yield "not fifty cards once", cards.most_common(3)


def _money(game: Game, events: Sequence[Event]) -> Iterator[tuple[str, object]]:
    """Bank and purses together always hold the same."""
    by_hand = sum(event.euros for event in events if isinstance(event, Changed))
    bank = -by_hand
    for past in game.past:
        for own in game.agreed.hands.values():
            bank -= income(past.offer.round, len(own))
        paid = sum(bill.paid for bill in past.bills)
        bank += -paid if past.offer.round == FINALE else paid
        for bill in past.bills:
            if bill.paid < 0 or (past.offer.round != FINALE and bill.paid > max(bill.price, 0)):
                yield "paid what is not owed", bill
        if min(past.purses.values()) < 0:
            yield "a purse below nothing", past.purses
    if bank + sum(game.purses.euros.values()):
        yield "bank and purses do not keep the sum", (bank, dict(game.purses.euros))
    most = max(game.purses.euros.values())
    richest = tuple(seat for seat in game.agreed.seats if game.purses.euros[seat] == most)
    if game.outcome is None or tuple(game.outcome.powers) != richest:
        yield "another than the richest has won", (game.outcome, dict(game.purses.euros))
    dealt = [event.round for event in events if isinstance(event, Dealt) and not event.again]
    if dealt[:1] != [1]:
        yield "the first round was not dealt first", dealt


def _tokens(game: Game, past: PastRound) -> Iterator[tuple[str, object]]:
    hands = [*game.agreed.hands.values()]
    many = tokens_of(past.offer.round)
    counted = Counter(one.colour for one in past.laid)
    if counted != {colour: many for own in hands for colour in own}:
        yield "a token is missing or too many", counted
    if wrong := repair(past.laid, hands, many):
        yield "a token lies wrong", wrong
    if strange := {one.field for one in past.laid} - {STAYS, *past.offer.states}:
        yield "a token lies nowhere", sorted(strange)
    if {bill.colour for bill in past.bills} != {*counted}:
        yield "a colour without a bill", counted
