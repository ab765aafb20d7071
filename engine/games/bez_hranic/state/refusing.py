"""What every command has to fit, or it is refused."""

from collections.abc import Sequence

from engine.games.bez_hranic.bills import Offer
from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.commands import Reason
from engine.games.bez_hranic.hands import Hands
from engine.games.bez_hranic.placements import Placement, repair
from engine.games.bez_hranic.setting import Agreement, Way
from engine.games.bez_hranic.state.game import Game
from engine.games.bez_hranic.view import Doing
from engine.rules.live import LiveRefusalError


def expect(fits: bool, code: Reason, **facts: str) -> None:  # noqa: FBT001 - reads as one
    """Refuse what does not fit.

    Raises:
        LiveRefusalError: it does not.
    """
    if not fits:
        raise LiveRefusalError(code, **facts)


def expect_way(agreed: Agreement, *ways: Way) -> None:
    """Refuse what belongs to another way of playing."""
    expect(agreed.way in ways, Reason.OTHER_WAY)


def expect_choosing(game: Game, seat: str) -> Hands:
    """Refuse whoever cannot lay or choose now; return the tokens of all."""
    expect(seat in game.agreed.seats, Reason.NO_SEAT, seat=seat)
    expect(seat in game.attendance, Reason.AWAY, seat=seat)
    expect(game.round.doing is Doing.CHOOSING, Reason.TOO_EARLY, seat=seat)
    return game.round.laying


def expect_well_laid(
    agreed: Agreement, offer: Offer, tokens: Sequence[Placement], colours: Sequence[str]
) -> None:
    """Refuse tokens that cannot lie so as all tokens of these colours."""
    many = tokens_of(offer.round)
    for one in tokens:
        expect(one.field in offer.fields, Reason.NO_FIELD, field=one.field)
        expect(one.colour in colours, Reason.NOT_IN_HAND, colour=one.colour)
    for colour in colours:
        count = sum(one.colour == colour for one in tokens)
        expect(count == many, Reason.NOT_IN_HAND, colour=colour)
    hands = [[c for c in own if c in colours] for own in agreed.hands.values()]
    for wrong in repair(tokens, [own for own in hands if own], many)[:1]:
        raise LiveRefusalError(Reason.LIES_WRONG, colour=wrong.colour, field=wrong.field)
