"""Where a reason can be looked up: a case of the DATC that shows it, a place in each rulebook.

The sections that findings carry are those of the rulebook of 1982, whose numbers the one of 1971
shares. The later rulebooks number nothing; of them only pages are given that are known for sure.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.diplomacy.reasons import Reason
from engine.rules.ruling import Finding

DATC_CASES: Mapping[str, str] = MappingProxyType(
    {
        Reason.TOO_FAR: "6.A.1",
        Reason.ARMY_AT_SEA: "6.A.2",
        Reason.FLEET_INLAND: "6.A.3",
        Reason.SAME_SPACE: "6.A.4",
        Reason.CONVOY_TO_NOWHERE: "6.A.5",
        Reason.FOREIGN_UNIT: "6.A.6",
        Reason.CONVOY_WITHOUT_ARMY: "6.A.7",
        Reason.SUPPORTS_ITSELF: "6.A.8",
        Reason.DROVE_OUT: "6.A.8",
        Reason.SUPPORT_OUT_OF_REACH: "6.A.10",
        Reason.BOUNCED: "6.A.11",
        Reason.COAST_MISSING: "6.B.1",
        Reason.COAST_WRONG: "6.B.3",
        Reason.SUPPORTED_OTHER_COAST: "6.B.9",
        Reason.ROTATED: "6.C.1",
        Reason.CONVOY_BROKEN: "6.C.5",
        Reason.WITHSTOOD: "6.D.1",
        Reason.SUPPORT_CUT: "6.D.2",
        Reason.SUPPORTED_UNIT_MOVED: "6.D.7",
        Reason.NO_CONVOY: "6.D.8",
        Reason.SUPPORTED_UNIT_DID_OTHERWISE: "6.D.9",
        Reason.OWN_UNIT_STAYED: "6.D.10",
        Reason.OWN_SUPPORT_VOID: "6.D.12",
        Reason.SPARED_BY_OWN: "6.D.12",
        Reason.NOT_CUT_FROM_TARGET: "6.D.15",
        Reason.SUPPORT_CUT_BY_DISLODGEMENT: "6.D.17",
        Reason.NOT_CUT_BY_OWN: "6.D.20",
        Reason.SUPPORTED_MOVE_IMPOSSIBLE: "6.D.22",
        Reason.CONVOY_UNMATCHED: "6.D.27",
        Reason.SUPPORTER_IS_FERRY: "6.D.31",
        Reason.NO_FERRY: "6.D.32",
        Reason.RIVAL_WITHOUT_EFFECT: "6.E.1",
        Reason.WITHOUT_EFFECT: "6.E.1",
        Reason.HEAD_ON: "6.E.2",
        Reason.BELEAGUERED: "6.E.13",
        Reason.CONVOY_FROM_SHORE: "6.F.1",
        Reason.CONVOY_WITHSTOOD: "6.F.4",
        Reason.CARRIER_DRIVEN_OUT: "6.F.6",
        Reason.NOT_CUT_BY_BROKEN_CONVOY: "6.F.6",
        Reason.RIVAL_NOT_CARRIED: "6.F.8",
        Reason.ROUTE_BROKEN: "6.F.9",
        Reason.CONVOY_OFF_ROUTE: "6.F.1",
        Reason.CONVOY_DETOUR: "6.F.12",
        Reason.NOT_CUT_BY_LANDING: "6.F.14",
        Reason.CONVOY_PARADOX: "6.F.14",
        Reason.SWAPPED: "6.G.1",
        Reason.SEA_BY_INTENT: "6.G.1",
        Reason.LAND_BY_INTENT: "6.G.2",
        Reason.LAND_WITHOUT_SIGN: "6.G.2",
        Reason.SEA_AS_EXCHANGE: "6.G.2",
        Reason.LAND_WITHOUT_EXCHANGE: "6.G.3",
        Reason.SEA_BY_MARK: "6.G.10",
        Reason.LAND_AS_FALLBACK: "6.G.20",
        Reason.RETREAT_TO_ATTACKER: "6.H.5",
        Reason.RETREAT_TO_STANDOFF: "6.H.6",
        Reason.RETREAT_CLASH: "6.H.7",
        Reason.NO_RETREAT: "6.H.15",
        Reason.WAY_TO_ATTACKER: "6.H.5",
        Reason.WAY_TO_STANDOFF: "6.H.6",
        Reason.NO_BUILD_DUE: "6.I.1",
        Reason.CENTRE_OCCUPIED: "6.I.3",
        Reason.CENTRE_LOST: "6.I.5",
        Reason.NOT_A_HOME_CENTRE: "6.I.6",
        Reason.NO_REMOVAL_DUE: "6.J.1",
        Reason.REMOVED_BY_RULE: "6.J.3",
        Reason.REMOVED_FAR_FROM_COUNTRY: "6.J.3",
        Reason.REMOVED_FAR_FROM_CENTRES: "6.J.11",
    }
)
"""Reason → the case of the DATC that shows it best, where one does."""


def datc_case(finding: Finding) -> str:
    """Return the number of a DATC case that shows this reason: ``6.D.15``; or nothing."""
    return DATC_CASES.get(finding.reason, "")
