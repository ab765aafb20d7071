"""What comes of a command, with all that follows by itself: tokens at home, the bills, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.bez_hranic.bills import Offer, is_offer
from engine.games.bez_hranic.calendar import OFFER, ROUNDS
from engine.games.bez_hranic.commands import (
    Change,
    ComeBack,
    Deal,
    Enter,
    HandOver,
    Lay,
    Leave,
    Pass,
    Press,
    Reason,
    Seal,
    TakeBack,
    TellCards,
    TimeUp,
    Turn,
)
from engine.games.bez_hranic.events import CardsTold, Changed, Dealt, TakenBack, Turned
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state.counting import calm_order, counting, ending
from engine.games.bez_hranic.state.fold import all_after
from engine.games.bez_hranic.state.laying import (
    laid,
    laying,
    opening,
    passing,
    pressing,
    sealing,
    time_up,
)
from engine.games.bez_hranic.state.refusing import expect, expect_way, expect_well_laid
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError

if TYPE_CHECKING:
    from engine.games.bez_hranic.placements import Placement
    from engine.games.bez_hranic.state.game import Game
    from engine.rules.live import LiveCommand, OwnEvent


def decided(game: Game, command: LiveCommand, since: int) -> tuple[OwnEvent, ...]:  # noqa: C901, PLR0911, PLR0912 - one line per kind
    """Return what comes of a command, ``since`` so many milliseconds after the last event.

    Raises:
        LiveRefusalError: it cannot be followed now.
    """
    if game.outcome is not None and not isinstance(command, TakeBack | Change | Enter | HandOver):
        raise LiveRefusalError(Reason.OVER)
    match command:
        case Deal():
            return _dealing(game)
        case Turn():
            expect(game.round.doing is Doing.DEALING, Reason.ALL_LIE)
            return (Turned(round=game.round.number, shown=game.round.shown + 1),)
        case TellCards(start=start, offer=offer, target=target):
            return _telling(game, Offer(game.round.number, start, offer, target))
        case Press(seat=seat, others=others):
            return pressing(game, (seat, *others), since)
        case Pass(seat=seat):
            return passing(game, seat)
        case Lay(tokens=tokens):
            return _counted_if_all_chose(game, *laying(game, tokens))
        case TimeUp():
            return _counted_if_all_chose(game, *time_up(game, since))
        case Seal(seat=seat, tokens=tokens):
            return _counted_if_all_chose(game, *sealing(game, seat, tokens))
        case Enter(tokens=tokens, reason=reason):
            return entering(game, tokens, reason)
        case Leave() | ComeBack() | HandOver():
            return _counted_if_all_chose(game, game.attendance.decide(command))
        case TakeBack(reason=reason):
            return _taking_back(game, reason)
        case Change(seat=seat, euros=euros, reason=reason):
            return _changing(game, Changed(seat=seat, euros=euros, reason=reason))
    raise TypeError(command)


def _dealing(game: Game) -> tuple[OwnEvent, ...]:
    expect(game.round.doing in (Doing.READY, Doing.VOID), Reason.ROUND_RUNS)
    again = game.round.doing is Doing.VOID
    return (Dealt(round=game.round.number + (not again), again=again),)


def _telling(game: Game, cards: Offer) -> tuple[OwnEvent, ...]:
    expect_way(game.agreed, Way.BESIDE)
    expect(game.round.doing is Doing.DEALING, Reason.ROUND_RUNS)
    fits = len(cards.states) == OFFER and is_offer(game.agreed.map, cards)
    expect(fits, Reason.NO_OFFER, why="cards")
    told = CardsTold(round=cards.round, start=cards.start, offer=cards.states, target=cards.target)
    return (told,)


def entering(game: Game, tokens: tuple[Placement, ...], reason: str) -> tuple[OwnEvent, ...]:
    """Count the stacks of a real table; those of the last round once more, with a reason.

    Raises:
        LiveRefusalError: they cannot lie so, or nothing can be counted now.
    """
    expect_way(game.agreed, Way.BESIDE)
    table = game
    if game.round.doing is not Doing.CHOOSING:
        expect(bool(game.past), Reason.NOTHING_PLAYED)
        expect(game.round.doing in (Doing.READY, Doing.OVER), Reason.ROUND_RUNS)
        expect(bool(reason.strip()), Reason.NO_REASON)
        table = game.before[-1]
    lie = {one.colour for one in tokens}
    every = [
        colour
        for seat, own in game.agreed.hands.items()
        for colour in own
        if seat in table.attendance or colour in lie
    ]
    expect_well_laid(game.agreed, table.round.cards, tokens, every)
    whole = (*tokens, *table.at_home(tokens))
    return _ended(game, counting(table, whole, reason if table is not game else ""))


def _taking_back(game: Game, reason: str) -> tuple[OwnEvent, ...]:
    beside = game.agreed.way is Way.BESIDE
    runs = game.round.doing in (Doing.DEALING, Doing.CHOOSING) and not beside
    expect(bool(game.past), Reason.NOTHING_PLAYED)
    expect(not runs, Reason.ROUND_RUNS)
    expect(bool(reason.strip()), Reason.NO_REASON)
    return (TakenBack(round=game.past[-1].offer.round, reason=reason),)


def _changing(game: Game, changed: Changed) -> tuple[OwnEvent, ...]:
    expect(changed.seat in game.agreed.seats, Reason.NO_SEAT, seat=changed.seat)
    expect(bool(changed.reason.strip()), Reason.NO_REASON)
    left = game.purses.euros[changed.seat] + changed.euros
    expect(left >= 0, Reason.NO_MONEY, seat=changed.seat)
    return _ended(game, changed) if game.outcome is not None else (changed,)


def _counted_if_all_chose(game: Game, *events: OwnEvent) -> tuple[OwnEvent, ...]:
    """Count the round where all who are there have chosen then: who is away stands at home."""
    game = all_after(game, *events)
    if not game.all_chose:
        return events
    if game.agreed.way is Way.CALM:
        return (*events, opening(game), *_ended(game, counting(game, calm_order(game))))
    home = [laid(game, token) for token in game.at_home(game.round.laying.laid)]
    game = all_after(game, *home)
    return (*events, *home, *_ended(game, counting(game, game.round.laying.laid)))


def _ended(game: Game, event: OwnEvent) -> tuple[OwnEvent, ...]:
    """Add the end of the game where this was the last thing to happen before it."""
    game = all_after(game, event)
    if game.round.doing is Doing.READY and game.round.number == ROUNDS:
        return (event, ending(game))
    return (event,)
