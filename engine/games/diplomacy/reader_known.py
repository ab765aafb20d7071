"""Reads good notation at once: it has one meaning, and needs no grammar."""

from engine.games.diplomacy.ledger import Known, Ledger
from engine.games.diplomacy.orders import Convoy, Hold, Move, SupportHold, SupportMove
from engine.games.diplomacy.reasons import Reason
from engine.rules.choice import Reading, ReadingKind, Remark
from engine.rules.phase import Step
from engine.rules.position import Position, UnitKind


def read_known(text: str, position: Position, power: str, ledger: Ledger) -> Reading | None:
    """Read an order that names an own unit, and whom it helps, just as they stand.

    Nothing for any other text; what this returns is what ``reader.read`` would.
    """
    if position.phase.step is not Step.MOVES:
        return None
    known = ledger.look_up(text)
    if known is None or known.text != text or not _whole(known, ledger):
        return None
    if not (known.sure or known.ships):
        return None  # a space that cannot be reached may be another's name: ``F LON - SEV``
    unit = position.by_location.get(known.at)
    if unit is None or unit.power != power or unit.kind is not known.kind:
        return None
    remarks: tuple[Remark, ...] = ()
    if known.target >= 0:
        other = position.by_location.get(known.target_at)
        if other is None or other.kind is not known.target_kind:
            return None
        if other.power != power:
            remarks = (Remark(Reason.POWER_MISSING, other.province),)
    return Reading(kind=ReadingKind.ORDER, written=text, order=text, remarks=remarks)


def _whole(known: Known, ledger: Ledger) -> bool:
    """Tell whether a goal, if there is one, is a location where the moving unit can stand."""
    order = known.order
    if isinstance(order, (Hold, SupportHold)):
        return True
    if isinstance(order, Move) and order.path:
        return False
    mover = UnitKind.ARMY if isinstance(order, Convoy) else order.kind
    if isinstance(order, SupportMove):
        mover = order.target_kind
    return order.to in ledger.chart.same and (mover is UnitKind.FLEET or "/" not in order.to)
