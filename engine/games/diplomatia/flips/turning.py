"""Which results can be turned, and when one is: what would be news to whoever asks."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from engine.games.diplomatia.orders import Defend, Move, meant
from engine.rules.ruling import Ruling, Verdict


class About(StrEnum):
    """Which result is to be turned."""

    ORDER = "order"
    """Whether the order was carried out."""

    PLACE = "place"
    """Whether the unit was defeated, or lost with its fleet."""


_DONE: Final = (Verdict.SUCCEEDS, Verdict.GIVEN, Verdict.AVAILABLE)
_UNDONE: Final[Mapping[Verdict, tuple[Verdict, ...]]] = MappingProxyType(
    {
        Verdict.SUCCEEDS: (Verdict.FAILS, Verdict.TURNED, Verdict.INVALID),
        # That a support matches nothing once the other unit does something else is no news.
        Verdict.GIVEN: (Verdict.CUT, Verdict.FALLEN, Verdict.TURNED),
        Verdict.AVAILABLE: (Verdict.DISRUPTED, Verdict.TURNED),
    }
)
"""What ends an order otherwise that was carried out."""

REFUSED: Final = (Verdict.ILLEGAL, Verdict.AMBIGUOUS)
"""What becomes of a text that is not carried out whatever the others do."""


def about(ruling: Ruling) -> About | None:
    """Return what is asked about a result; nothing where only its own text decides."""
    order = meant(ruling.order)
    if not ruling.unit or order is None:
        return None
    if ruling.verdict in REFUSED:
        return About.PLACE if ruling.dislodged else None
    if isinstance(order, Defend):
        return About.PLACE
    if ruling.verdict in _UNDONE and ruling.dislodged:
        return About.PLACE
    return About.ORDER


def about_retreat(ruling: Ruling) -> About | None:
    """Return what is asked about a retreat: who is disbanded stays so, whatever others do."""
    sure = not ruling.unit or ruling.verdict in REFUSED or not isinstance(ruling.order, Move)
    return None if sure else About.ORDER


def turned(was: Ruling, now: Ruling, asked: About) -> bool:
    """Tell whether a result came out otherwise."""
    if asked is About.PLACE:
        return now.dislodged != was.dislodged
    undone = _UNDONE.get(was.verdict)
    return now.verdict in (_DONE if undone is None else undone)
