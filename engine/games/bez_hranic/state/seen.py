"""What everybody may see of a game: no card that was not turned, no choice but laid ones."""

from engine.games.bez_hranic.state.game import Game
from engine.games.bez_hranic.view import Doing, Seen
from engine.rules.secret import print_of


def seen(game: Game) -> Seen:
    """Return what everybody may see."""
    agreed, now, hands = game.agreed, game.round, game.round.hands
    lies = now.doing is Doing.CHOOSING
    deals = lies or now.doing is Doing.DEALING
    offer, over = now.offer, game.outcome is not None
    return Seen(
        seats=agreed.seats,
        hands=agreed.hands,
        way=str(agreed.way),
        open_map=agreed.open_map,
        lot=agreed.lot,
        again=now.again + (now.doing is Doing.VOID),
        nine=agreed.nine,
        by_hand=agreed.by_hand,
        limit=agreed.limit,
        bots=agreed.seats[1:] if agreed.bots else (),
        away=game.attendance.away,
        purses=dict(game.purses.euros),
        round=now.number,
        dealer=game.dealer,
        doing=now.doing,
        offer=offer.states[: now.shown] if offer is not None and deals else (),
        start=offer.start if lies and offer is not None else "",
        target=offer.target if lies and offer is not None else "",
        laid=hands.laid if hands is not None else (),
        in_hand={c: hands.in_hand(c) for own in hands.colours.values() for c in own}
        if hands is not None
        else {},
        turn=hands.turn if hands is not None else "",
        queue=hands.queue if hands is not None else (),
        named_since=hands.since if hands is not None and hands.turn else 0,
        asleep=tuple(seat for seat, wakes in hands.asleep.items() if wakes > hands.passed)
        if hands is not None
        else (),
        sealed=tuple(seat for seat in agreed.seats if seat in now.sealed),
        seals={seat: one.print for seat, one in now.sealed.items()},
        lifted=hands.lifted if hands is not None else (),
        past=game.past,
        log=game.log,
        richest=game.outcome.powers if game.outcome is not None else (),
        print=print_of(game.seed),
        seed=game.seed if over else "",
    )
