"""What a game holds that another program's format has no room for; said before it is written."""

from enum import StrEnum
from itertools import pairwise

from engine.board.loader import map_names
from engine.catalogue import GAMES
from engine.exchange.games import exchange_of
from engine.formats.recorded_game import Loss
from engine.rules.game import Rules
from engine.table.event import Founded
from engine.table.view import PublicView


class Kept(StrEnum):
    """What no format but our own file holds, not even for ourselves."""

    SEALS = "seals"
    """Fingerprints, seals that were opened or voided, and orders that are not revealed yet."""

    MAP = "map"
    """The map, where it does not come with the program: others need it to read the game."""

    LOG = "log"
    """A game master's ruling log: slips as they were written, reasons, phases taken back."""


def losses(founded: Founded, public: PublicView, rules: Rules, form: str) -> tuple[Loss, ...]:
    """Return what programs that read a format are not told of a game."""
    past, exchange, card = public.past, exchange_of(founded.game), GAMES[founded.game]
    usual = card.options(card.profiles[0])
    here = {
        Loss.PLAYERS: any(seat.player for seat in public.seats),
        Loss.RULES: dict(rules.options) != usual,
        Loss.LINEUP: bool(founded.lineup),
        Loss.COIN: public.coin is not None,
        Loss.DISORDER: bool(public.gone) or any(one.disorder for one in past),
        Loss.BOARD: any(b.before != a.resolution.after for a, b in pairwise(past)),
        Loss.OUTCOME: public.outcome is not None,
    }
    untold = exchange.untold(past, public.position, form)
    return tuple(lost for lost in Loss if lost in untold or here.get(lost))


def kept_back(public: PublicView) -> tuple[Kept, ...]:
    """Return what stays in our own file alone."""
    own = (Kept.MAP,) if public.map not in map_names() else ()
    return (*own, Kept.LOG if public.led else Kept.SEALS)
