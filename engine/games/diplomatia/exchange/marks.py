"""What became of spaces and units in a phase: blocked, besieged, seized, destroyed."""

from dataclasses import dataclass
from typing import Final

from engine.games.diplomatia.calendar import ORDERS
from engine.games.diplomatia.orders import Seize
from engine.games.diplomatia.reasons import Reason
from engine.rules.phase import Phase
from engine.rules.ruling import Resolution, Ruling, Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Marks:
    """What other programs are told of a phase beside its orders."""

    blocked: frozenset[str]
    """Spaces in which the strongest moves were equal and nobody came in (7.2.2.3)."""

    besieged: frozenset[str]
    """Those of them whose unit would otherwise have been defeated (7.2.2.4)."""

    seized: frozenset[str]
    """Sectors whose port was seized (7.3.1)."""

    destroyed: tuple[str, ...]
    """Units off the board, as they stood before."""


def destroyed(ruling: Ruling) -> bool:
    """Tell whether a unit was destroyed; one that was removed as too many was not (6.5.1)."""
    return ruling.destroyed and ruling.findings[0].reason not in _REMOVED


_REMOVED: Final = (
    *(Reason.REMOVED, Reason.REMOVED_AS_FARTHEST),
    *(Reason.REMOVED_WITHOUT_WAY, Reason.REMOVED_BY_LOT),
)


def marks(phase: Phase, resolution: Resolution) -> Marks:
    """Collect them from the rulings of a phase."""
    rulings = resolution.rulings
    # Retreats to one space end each other; that blocks nothing.
    blocked = resolution.stand_offs if phase.kind == ORDERS else frozenset()
    return Marks(
        blocked=blocked,
        besieged=frozenset(
            ruling.unit[2:]
            for ruling in rulings
            if ruling.unit[2:] in blocked
            and any(finding.reason == Reason.BESIEGED for finding in ruling.findings)
        ),
        seized=frozenset(
            ruling.order.to
            for ruling in rulings
            if isinstance(ruling.order, Seize) and ruling.verdict is Verdict.SUCCEEDS
        ),
        destroyed=tuple(ruling.unit for ruling in rulings if destroyed(ruling)),
    )
