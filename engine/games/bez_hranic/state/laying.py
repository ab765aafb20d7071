"""What comes of hands and of calm choices, before anything is counted."""

from collections.abc import Sequence

from engine.games.bez_hranic.commands import Reason
from engine.games.bez_hranic.deck import lot_order, nonce_of
from engine.games.bez_hranic.events import Laid, Lifted, Opened, Passed, Pressed, Sealed, choice
from engine.games.bez_hranic.placements import Placement, seat_of
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state.game import Game
from engine.games.bez_hranic.state.open_round import pairs
from engine.games.bez_hranic.state.refusing import (
    expect,
    expect_choosing,
    expect_way,
    expect_well_laid,
)
from engine.rules.live import LiveRefusalError, OwnEvent


def pressing(game: Game, seats: Sequence[str], since: int) -> tuple[OwnEvent, ...]:
    """Let somebody press, or several in the very same moment, of whom some may not."""
    if len(seats) == 1:
        return (_pressing(game, seats[0], since),)
    events, refused = list[OwnEvent](), list[LiveRefusalError]()
    tokens = [Placement(seat, "") for seat in seats]
    for one in lot_order(game.seed, f"{game.round.number} pressed {len(game.past)}", tokens):
        try:
            events.append(_pressing(game, one.colour, since))
        except LiveRefusalError as error:
            refused.append(error)
    if not events:
        raise refused[0]
    return tuple(events)


def _pressing(game: Game, seat: str, since: int) -> Pressed:
    expect_way(game.agreed, Way.BUZZER)
    expect(not game.agreed.nine, Reason.OTHER_WAY)
    hands = expect_choosing(game, seat)
    expect(bool(hands.left(seat)), Reason.NOT_IN_HAND, colour=seat)
    waits = seat == hands.turn or seat in hands.queue
    expect(not waits, Reason.WAITS, seat=seat)
    asleep = hands.passed + since < hands.asleep.get(seat, 0)
    expect(not asleep, Reason.ASLEEP, seat=seat)
    return Pressed(round=game.round.number, seat=seat)


def passing(game: Game, seat: str) -> tuple[OwnEvent, ...]:
    """Let a press pass."""
    expect_way(game.agreed, Way.BUZZER)
    hands = expect_choosing(game, seat)
    expect(hands.turn == seat, Reason.NOT_HIS_TURN, seat=seat)
    return (Passed(round=game.round.number, seat=seat),)


def laying(game: Game, tokens: Sequence[Placement]) -> tuple[OwnEvent, ...]:
    """Lay a token, or several in the very same moment; take what lies wrong then."""
    expect_way(game.agreed, Way.BUZZER, Way.TOUCH, Way.ALONE)
    expect(bool(tokens), Reason.NOT_IN_HAND, colour="")
    if len(tokens) > 1:
        tokens = lot_order(game.seed, f"{game.round.number} {len(game.past)}", tokens)
    seats = [seat_of(game.agreed.hands, one.colour) for one in tokens]
    twice = next((seat for seat in seats if seats.count(seat) > 1), "")
    expect(not twice, Reason.ONE_HAND, seat=twice)
    events = list[OwnEvent]()
    for token in tokens:
        for event in laying_one(game, token):
            events.append(event)
            game = game.after(event)
    return tuple(events)


def laying_one(game: Game, token: Placement) -> tuple[Laid | Lifted, ...]:
    """Lay one token."""
    seat = seat_of(game.agreed.hands, token.colour)
    expect(bool(seat), Reason.NO_SEAT, seat=token.colour)
    hands = expect_choosing(game, seat)
    expect(token.field in game.round.cards.fields, Reason.NO_FIELD, field=token.field)
    expect(bool(hands.in_hand(token.colour)), Reason.NOT_IN_HAND, colour=token.colour)
    at_any_time = game.agreed.way is not Way.BUZZER or game.agreed.nine
    expect(at_any_time or hands.turn == seat, Reason.NOT_HIS_TURN, seat=seat)
    wrong = hands.lay(token).wrong(seat)
    return (laid(game, token), lifting(game, wrong)) if wrong else (laid(game, token),)


def time_up(game: Game, since: int) -> tuple[OwnEvent, ...]:
    """Lay whatever was not laid in time."""
    limit = game.agreed.limit
    expect(game.running and bool(limit), Reason.OTHER_WAY)
    hands = game.round.laying
    expect(hands.passed + since >= limit, Reason.TOO_EARLY, seat="")
    late = hands.for_whom_time_is_up(game.round.cards.fields)
    return tuple(laid(game, token) for token in late)


def sealing(game: Game, seat: str, tokens: tuple[Placement, ...]) -> tuple[OwnEvent, ...]:
    """Seal a calm choice."""
    expect_way(game.agreed, Way.CALM)
    expect_choosing(game, seat)
    expect(seat not in game.round.sealed, Reason.SEALED, seat=seat)
    expect_well_laid(game.agreed, game.round.cards, tokens, game.agreed.hands[seat])
    number, plain = game.round.number, pairs(tokens)
    # Whatever lets a round be played again leaves something in the log: no nonce comes twice.
    nonce = nonce_of(game.seed, f"{number} {game.round.again} {len(game.log)} {seat}")
    print_ = choice(number, seat, plain, nonce).fingerprint
    return (Sealed(round=number, seat=seat, tokens=plain, nonce=nonce, print=print_),)


def opening(game: Game) -> Opened:
    """Tell all calm choices, as people sit."""
    sealed = game.round.sealed
    as_they_sit = [sealed[seat] for seat in game.agreed.seats if seat in sealed]
    choices = tuple((one.seat, one.tokens, one.nonce) for one in as_they_sit)
    return Opened(round=game.round.number, choices=choices)


def laid(game: Game, token: Placement) -> Laid:
    """Say that a token was laid."""
    return Laid(round=game.round.number, colour=token.colour, field=token.field)


def lifting(game: Game, wrong: Sequence[Placement]) -> Lifted:
    """Say that tokens were taken that lay wrong."""
    return Lifted(round=game.round.number, tokens=pairs(tuple(wrong)))
