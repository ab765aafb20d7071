"""What a game is after something happened. Whether it may happen, says ``following``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.calendar import OFFER, tokens_of
from engine.games.bez_hranic.deck import new_deck
from engine.games.bez_hranic.events import (
    CameBack,
    CardsTold,
    Changed,
    Counted,
    Dealt,
    Finished,
    HandedOver,
    Laid,
    Left,
    Lifted,
    Opened,
    Passed,
    Pressed,
    Sealed,
    TakenBack,
    Turned,
)
from engine.games.bez_hranic.hands import Hands
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state.counting import after_counting, incomes
from engine.games.bez_hranic.view import Doing
from engine.rules.game import Outcome
from engine.rules.shuffled import Shuffled

if TYPE_CHECKING:
    from engine.games.bez_hranic.state.game import Game
    from engine.rules.live import OwnEvent


def after(game: Game, event: OwnEvent) -> Game:  # noqa: PLR0911 - one line per kind
    """Return the game after an event."""
    match event:
        case Shuffled(seed=seed):
            deck = new_deck(seed, game.agreed.map.parts, game.agreed.practised)
            return replace(game, deck=deck)
        case Dealt(again=again):
            return _dealt(game, again=again)
        case Turned(shown=shown) if shown <= OFFER:
            return replace(game, round=game.round.turned(shown))
        case Turned():
            return _begun(game)
        case CardsTold(start=start, offer=offer, target=target):
            cards = Offer(game.round.number, start, tuple(offer), target)
            return _begun(replace(game, round=game.round.told(cards)))
        case Pressed() | Passed() | Laid() | Lifted() | Sealed() | Opened():
            return game.after(event)
        case Counted():
            return after_counting(game, event)
        case Finished(end=end, seats=seats):
            over = replace(game.round, doing=Doing.OVER)
            return replace(game, outcome=Outcome(end, tuple(seats)), round=over)
    return _put_right(game, event)


def all_after(game: Game, *events: OwnEvent) -> Game:
    """Return the game after several events."""
    for event in events:
        game = after(game, event)
    return game


def _dealt(game: Game, *, again: bool) -> Game:
    assert game.deck is not None
    deck = game.deck.voided() if again else game.deck
    offer, left = deck.next()
    # Income came in already where the offer was void.
    purses = game.purses if again else game.purses.given(incomes(game, offer.round))
    return replace(game, deck=left, purses=purses, round=game.round.dealt(offer, again=again))


def _begun(game: Game) -> Game:
    tokens = tokens_of(game.round.number)
    hands = Hands(colours=game.agreed.hands, tokens=tokens, away=game.attendance.away)
    return replace(game, round=game.round.begun(hands))


def _put_right(game: Game, event: OwnEvent) -> Game:
    """Return the game after something was put right by hand, or somebody came or went."""
    match event:
        case Left(seat=seat):
            left = game.attendance.after(event)
            return replace(game, attendance=left, round=game.round.gone(seat))
        case CameBack(seat=seat) | HandedOver(seat=seat):
            back = game.attendance.after(event)
            return replace(game, attendance=back, round=game.round.back(seat))
        case TakenBack(round=number, reason=reason):
            return _taken_back(game, ("taken back", str(number), reason))
        case Changed(seat=seat, euros=euros, reason=reason):
            doing = Doing.READY if game.outcome is not None else game.round.doing
            return replace(
                game,
                purses=game.purses.changed(seat, euros),
                round=replace(game.round, doing=doing),
                log=(*game.log, ("changed", seat, str(euros), reason)),
                outcome=None,
            )
    raise ValueError(event.kind)


def _taken_back(game: Game, entry: tuple[str, ...]) -> Game:
    """Return the game before its last round was counted; what was changed by hand stays so.

    Cards of a real table lie there still. Where ours were dealt, all have seen what they are worth:
    the offer is void, and so is any that was dealt after it.
    """
    table = game.before[-1]
    assert game.deck is not None
    beside = game.agreed.way is Way.BESIDE
    return replace(
        table,
        attendance=game.attendance,
        purses=table.purses.changed_as_in(game.purses),
        deck=game.deck.taken_back(table.round.number),
        round=table.round if beside else table.round.void(),
        log=(*game.log, entry),
    )
