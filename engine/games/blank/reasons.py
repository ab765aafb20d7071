"""Why an order came out as it did: codes, the verdict that each makes, the section that says so."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from engine.rules.ruling import Finding, Verdict


class Reason(StrEnum):
    """Codes by what they are about. Kept in games on disk: never renamed."""

    # -- texts that order nothing, orders against the rules --------------------------------------
    UNREADABLE = "unreadable"
    """The text has no meaning."""
    AMBIGUOUS_TEXT = "ambiguous_text"
    """The text has several meanings."""
    TWO_ORDERS = "two_orders"
    """The lamplighter was given different orders; none is carried out."""
    FOREIGN_PIECE = "foreign_piece"
    """The lamplighter in ``where`` is another guild's."""
    NO_PIECE = "no_piece"
    """No lamplighter stands in ``where``."""
    NOT_NOW = "not_now"
    """Lamps are lit in the evening only, places changed in the morning only."""
    TOO_FAR = "too_far"
    """``where`` is no neighbouring quarter."""
    NOBODY_THERE = "nobody_there"
    """No lamplighter stands in ``where`` to change places with."""
    BURNING = "burning"
    """The lamp of ``where`` is another guild's, and burning lamps are left alone."""

    # -- who stays -------------------------------------------------------------------------------
    RESTED = "rested"
    NO_ORDER = "no_order"
    """Nothing was written."""
    DISORDER = "disorder"
    """Nobody writes for the guild."""

    # -- who walks -------------------------------------------------------------------------------
    WENT = "went"
    """Nobody stood in ``where``."""
    FOLLOWED = "followed"
    """Whoever stood in ``where`` left."""
    CROWDED = "crowded"
    """Others wanted into ``where`` too."""
    OCCUPIED = "occupied"
    """Whoever stood in ``where`` stayed."""
    MET = "met"
    """They met on the way: who stood in ``where`` wanted to the very place left."""

    # -- who changes places ----------------------------------------------------------------------
    SWAPPED = "swapped"
    NOT_AGREED = "not_agreed"
    """The other did not want to change with him."""

    # -- who lights ------------------------------------------------------------------------------
    LIT = "lit"
    """The lamp was dark."""
    RELIT = "relit"
    """The lamp was another guild's."""
    TENDED = "tended"
    """The lamp was his own guild's, and burns on."""
    DISTURBED = "disturbed"
    """Another guild's lamplighter wanted into the quarter."""


_OUTCOMES: Mapping[Reason, tuple[Verdict, str]] = MappingProxyType(
    {
        Reason.UNREADABLE: (Verdict.ILLEGAL, "2.3"),
        Reason.AMBIGUOUS_TEXT: (Verdict.AMBIGUOUS, "2.3"),
        Reason.TWO_ORDERS: (Verdict.AMBIGUOUS, "2.3"),
        Reason.FOREIGN_PIECE: (Verdict.ILLEGAL, "2.3"),
        Reason.NO_PIECE: (Verdict.ILLEGAL, "2.3"),
        Reason.NOT_NOW: (Verdict.ILLEGAL, "2.1"),
        Reason.TOO_FAR: (Verdict.ILLEGAL, "3.1"),
        Reason.NOBODY_THERE: (Verdict.ILLEGAL, "3.4"),
        Reason.BURNING: (Verdict.ILLEGAL, "4.3"),
        Reason.RESTED: (Verdict.STANDS, "2.2"),
        Reason.NO_ORDER: (Verdict.STANDS, "2.2"),
        Reason.DISORDER: (Verdict.STANDS, "2.2"),
        Reason.WENT: (Verdict.SUCCEEDS, "3.1"),
        Reason.FOLLOWED: (Verdict.SUCCEEDS, "3.1"),
        Reason.CROWDED: (Verdict.FAILS, "3.2"),
        Reason.OCCUPIED: (Verdict.FAILS, "3.2"),
        Reason.MET: (Verdict.FAILS, "3.3"),
        Reason.SWAPPED: (Verdict.SUCCEEDS, "3.4"),
        Reason.NOT_AGREED: (Verdict.INVALID, "3.4"),
        Reason.LIT: (Verdict.SUCCEEDS, "4.1"),
        Reason.RELIT: (Verdict.SUCCEEDS, "4.3"),
        Reason.TENDED: (Verdict.SUCCEEDS, "4.1"),
        Reason.DISTURBED: (Verdict.FAILS, "4.2"),
    }
)

VERDICTS: Mapping[Reason, Verdict] = MappingProxyType(
    {reason: verdict for reason, (verdict, _) in _OUTCOMES.items()}
)
"""The verdict that a deciding reason makes."""


def finding(reason: Reason, where: str = "", by: tuple[str, ...] = ()) -> Finding:
    """Return a reason with the section of the rulebook that it rests on."""
    return Finding(reason=reason, where=where, by=by, rule=_OUTCOMES[reason][1])
