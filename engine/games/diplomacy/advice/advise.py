"""Warn before sealing: what the owner's own orders show that he may have overlooked.

Nothing here knows a foreign order. An order that can be sensible is never warned about.
"""

from collections.abc import Sequence

from engine.board.board import Board
from engine.games.diplomacy.advice.adjustments import adjustments
from engine.games.diplomacy.advice.moves import moves
from engine.games.diplomacy.advice.retreats import retreats
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.orders import DiplomacyOrder, parse
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Advice
from engine.rules.order import OrderError
from engine.rules.position import Position

_BASIC = Profile()


def advise(
    board: Board,
    position: Position,
    power: str,
    orders: Sequence[str],
    profile: Profile = _BASIC,
) -> tuple[Advice, ...]:
    """Warn of what seems overlooked; ``orders`` are a power's own, in canonical notation."""
    read: list[DiplomacyOrder] = []
    advice: list[Advice] = []
    for text in dict.fromkeys(orders):
        try:
            read.append(parse(text))
        except OrderError:
            advice.append(Advice(reason=Warn.UNREADABLE, unit="", where=text))
    match dated(position.phase).step:
        case Step.MOVES:
            advice += moves(UnitReach(board, position, profile), power, read)
        case Step.RETREATS:
            advice += retreats(board, position, power, read)
        case Step.ADJUSTMENTS:
            advice += adjustments(board, position, power, read)
    return tuple(advice)
