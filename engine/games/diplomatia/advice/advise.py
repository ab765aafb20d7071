"""Warn before sealing: what the owner's own orders show that he may have overlooked.

Nothing here knows a foreign order. An order that can be sensible is never warned about.
"""

from collections.abc import Sequence

from engine.board.board import Board
from engine.games.diplomatia.advice.evaluation import evaluation
from engine.games.diplomatia.advice.moves import moves
from engine.games.diplomatia.advice.retreats import retreats
from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.calendar import EVALUATION, ORDERS, RETREATS
from engine.games.diplomatia.orders import DiplomatiaOrder, parse
from engine.games.diplomatia.profile import Profile
from engine.games.diplomatia.reach import Reach
from engine.rules.choice import Advice
from engine.rules.order import OrderError
from engine.rules.position import Position


def advise(
    board: Board, profile: Profile, position: Position, power: str, orders: Sequence[str]
) -> tuple[Advice, ...]:
    """Warn of what seems overlooked; ``orders`` are a power's own, in canonical notation."""
    read: list[DiplomatiaOrder] = []
    advice: list[Advice] = []
    for text in orders:
        try:
            read.append(parse(text))
        except OrderError:
            advice.append(Advice(reason=Warn.UNREADABLE, unit="", where=text))
    reach = Reach(board, position, profile)
    warn = {ORDERS.id: moves, RETREATS.id: retreats, EVALUATION.id: evaluation}
    advice += warn[position.phase.kind.id](reach, power, read)
    return tuple(advice)
