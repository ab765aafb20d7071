"""What a round comes to once all tokens lie: its bills, and everybody's purse after them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.games.bez_hranic.bills import Bill, Hand, best, bills, income
from engine.games.bez_hranic.deck import lot_order
from engine.games.bez_hranic.events import Counted, Finished
from engine.games.bez_hranic.state.open_round import pairs, placements
from engine.games.bez_hranic.view import Doing, PastRound
from engine.rules.game import End

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.games.bez_hranic.placements import Placement
    from engine.games.bez_hranic.state.game import Game


def incomes(game: Game, number: int) -> Mapping[str, int]:
    """Return what everybody is given at the beginning of a round."""
    return {seat: income(number, len(own)) for seat, own in game.agreed.hands.items()}


def counting(game: Game, laid: Sequence[Placement], reason: str = "") -> Counted:
    """Count the round for tokens that lie so; give a ``reason`` where it was counted before."""
    told, _ = _bills(game, laid)
    return Counted(
        round=game.round.number,
        tokens=pairs(tuple(laid)),
        paid=tuple((bill.colour, bill.paid) for bill in told),
        reason=reason,
    )


def calm_order(game: Game) -> tuple[Placement, ...]:
    """Return calm choices in the order in which a lot lets them lie; who is away on top."""
    sealed = [game.round.sealed[seat] for seat in game.agreed.seats if seat in game.round.sealed]
    laid = [token for one in sealed for token in placements(one.tokens)]
    drawn = lot_order(game.seed, f"{game.round.number} calm {game.round.again}", laid)
    return (*drawn, *game.at_home(drawn))


def after_counting(game: Game, event: Counted) -> Game:
    """Return the game after a round was counted, or counted again."""
    table = game if game.round.doing is Doing.CHOOSING else game.before[-1]
    laid = placements(event.tokens)
    told, billed = _bills(table, laid)
    purses = table.purses.holding(billed).changed_as_in(game.purses)
    hands = table.round.hands
    one = PastRound(
        offer=table.round.cards,
        laid=laid,
        times=hands.times if hands is not None and table.in_haste else (),
        bills=told,
        purses=purses.euros,
        best=best(table.agreed.map, table.round.cards),
        again=table.round.again,
    )
    number = str(table.round.number)
    entry = (("counted again", number, event.reason),) if table is not game else ()
    return replace(
        table,
        attendance=game.attendance,
        purses=purses,
        round=table.round.counted(),
        past=(*table.past, one),
        before=(*table.before, table),
        log=(*game.log, *entry),
        outcome=None,
    )


def ending(game: Game) -> Finished:
    """Say who has won: the richest."""
    richest = game.purses.richest
    end = End.SOLO if len(richest) == 1 else End.DRAW
    return Finished(end=end, seats=richest, seed=game.seed)


def _bills(game: Game, laid: Sequence[Placement]) -> tuple[tuple[Bill, ...], Mapping[str, int]]:
    given = incomes(game, game.round.number)
    hands = [
        Hand(seat, own, game.purses.euros[seat] - given[seat])  # what came in is in the purse
        for seat, own in game.agreed.hands.items()
    ]
    return bills(game.agreed.map, game.round.cards, laid, hands, flat=game.agreed.flat)
