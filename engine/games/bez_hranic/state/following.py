"""Whether something can have happened so: whether the rules would have said the same.

What somebody did is done once more, and has to come to the same; what comes by itself, as tokens
at home and bills, has to come just now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games.bez_hranic.calendar import ROUNDS
from engine.games.bez_hranic.commands import (
    Change,
    ComeBack,
    Deal,
    HandOver,
    Leave,
    Pass,
    Press,
    Seal,
    TakeBack,
    TellCards,
    Turn,
)
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
    Tokens,
    Turned,
)
from engine.games.bez_hranic.placements import Placement, seat_of
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state.counting import calm_order, counting, ending
from engine.games.bez_hranic.state.deciding import decided, entering
from engine.games.bez_hranic.state.laying import laid, laying_one, lifting, opening
from engine.games.bez_hranic.state.open_round import placements
from engine.games.bez_hranic.state.refusing import expect_way
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError
from engine.rules.secret import print_of
from engine.rules.shuffled import Shuffled

if TYPE_CHECKING:
    from engine.games.bez_hranic.state.game import Game
    from engine.rules.live import LiveCommand, OwnEvent


def may_follow(game: Game, event: OwnEvent) -> bool:
    """Tell whether the rules would have said the same."""
    if isinstance(event, Shuffled):
        return game.deck is None and print_of(event.seed) == event.print
    if game.deck is None:
        return False
    if isinstance(event, Finished):
        ended = game.round.doing is Doing.READY and game.round.number == ROUNDS
        return ended and event == ending(game).stamped(event.at, event.after)
    try:
        said = _said(game, event)
    except LiveRefusalError:
        return False
    return said is not None and event == said.stamped(event.at, event.after)


def _said(game: Game, event: OwnEvent) -> OwnEvent | None:
    """Return what the rules say instead of an event, if anything of its kind can come now."""
    match event:
        case Laid(colour=colour, field=where):
            return _laid(game, Placement(colour, where))
        case Lifted(tokens=tokens):
            return _lifted(game, tokens)
        case Opened():
            return opening(game) if game.all_chose and not game.round.opened else None
        case Counted():
            return _counted(game, event)
    command = _command_behind(event)
    if command is None:
        return None
    # A table that was opened again stands, and nothing says so.
    stands = isinstance(event, TakenBack) or (isinstance(event, Dealt) and event.again)
    return decided(game.still() if stands else game, command, 0)[0]


def _command_behind(event: OwnEvent) -> LiveCommand | None:  # noqa: C901, PLR0911 - one line per kind
    """Return what somebody did, of which an event came first."""
    match event:
        case Dealt():
            return Deal()
        case Turned():
            return Turn()
        case CardsTold(start=start, offer=offer, target=target):
            return TellCards(start, tuple(offer), target)
        case Pressed(seat=seat):
            return Press(seat)
        case Passed(seat=seat):
            return Pass(seat)
        case Sealed(seat=seat, tokens=tokens):
            return Seal(seat, placements(tokens))
        case TakenBack(reason=reason):
            return TakeBack(reason)
        case Changed(seat=seat, euros=euros, reason=reason):
            return Change(seat, euros, reason)
        case Left(seat=seat):
            return Leave(seat)
        case CameBack(seat=seat):
            return ComeBack(seat)
        case HandedOver(seat=seat, player=player):
            return HandOver(seat, player)
    return None


def _laid(game: Game, token: Placement) -> OwnEvent | None:
    """Return the token as it may be laid: by hand, as its time is up, as nobody is there."""
    hands, limit = game.round.hands, game.agreed.limit
    if game.running and hands is not None:
        all_lie = hands.all_lie
        late = bool(limit) and hands.passed >= limit
        if (all_lie or late) and token in game.at_home(hands.laid)[:1]:
            return laid(game, token)
        if all_lie:
            return None
    expect_way(game.agreed, Way.BUZZER, Way.TOUCH, Way.ALONE)
    return laying_one(game, token)[0]


def _lifted(game: Game, tokens: Tokens) -> OwnEvent | None:
    """Return what has to be taken of a player's tokens that lie wrong."""
    seat = seat_of(game.agreed.hands, tokens[0][0]) if tokens else ""
    return lifting(game, game.round.laying.wrong(seat)) if seat and game.running else None


def _counted(game: Game, event: Counted) -> OwnEvent | None:
    tokens = placements(event.tokens)
    if game.agreed.way is Way.BESIDE:
        return entering(game, tokens, event.reason)[0]
    if not game.all_chose:
        return None
    if game.agreed.way is Way.CALM:
        return counting(game, calm_order(game)) if game.round.opened else None
    hands = game.round.laying
    return None if game.at_home(hands.laid) else counting(game, hands.laid)
