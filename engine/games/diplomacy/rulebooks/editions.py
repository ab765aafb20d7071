"""The rulebooks as profiles: where an edition differs from that of 1982, and only that.

``datc`` is what the author of the DATC (3.2) prefers.
"""

from collections.abc import Mapping
from types import MappingProxyType

from engine.games.diplomacy.rulebooks.policies import (
    BeatenEffect,
    DoubleOrder,
    NeighbourConvoy,
    Paradox,
    RemovalFrom,
    RetreatToConvoyOrigin,
    Routes,
    SupportCoast,
)
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile, ProfileError

_PROFILES = {
    "1982": Profile(),
    "1971": Profile(
        routes=Routes.ANY_BROKEN,
        paradox=Paradox.ATTACK_ON_CONVOY_FLEET,
        neighbour_convoy=NeighbourConvoy.WHEN_NEEDED,
    ),
    "2000": Profile(
        paradox=Paradox.ATTACK_ON_NECESSARY_FLEET,
        neighbour_convoy=NeighbourConvoy.BY_MARK_OR_OWN_FLEET,
        removal_from=RemovalFrom.COUNTRY,
    ),
    "2023": Profile(
        paradox=Paradox.ATTACK_ON_NECESSARY_FLEET,
        neighbour_convoy=NeighbourConvoy.BY_MARK_OR_OWN_FLEET,
        retreat_to_convoy_origin=RetreatToConvoyOrigin.ALLOWED,
        support_coast=SupportCoast.MUST_MATCH,
        removal_from=RemovalFrom.OWNED_CENTRES,
    ),
    "datc": Profile(
        paradox=Paradox.SZYKMAN,
        neighbour_convoy=NeighbourConvoy.BY_MARK_NO_FALLBACK,
        retreat_to_convoy_origin=RetreatToConvoyOrigin.ALLOWED,
        beaten_effect=BeatenEffect.NONE_AFTER_HEAD_ON,
        support_coast=SupportCoast.MUST_MATCH,
        double_order=DoubleOrder.FIRST,
        removal_from=RemovalFrom.OWNED_CENTRES,
    ),
}

PROFILES: Mapping[str, Profile] = MappingProxyType({name: _PROFILES[name] for name in EDITIONS})
"""Every edition by its name, the default first."""


def edition_of(profile: Profile) -> str:
    """Return the name of the edition that a table plays to the letter, or nothing."""
    return next((name for name, one in PROFILES.items() if one == profile), "")


def spelled(text: str) -> Profile:
    """Read a rulebook as command lines spell it: ``datc``, ``2000,paradox=szykman``.

    Points without an edition are played on top of the default one.

    Raises:
        ProfileError: there is no such edition, point or value, or this version does not play it.
    """
    first, *others = (part.strip() for part in text.split(","))
    chosen = dict(PROFILES[EDITIONS[0]].options)
    if "=" in first:
        others = [first, *others]
    elif first in PROFILES:
        chosen = dict(PROFILES[first].options)
    else:
        raise ProfileError("edition", first, EDITIONS)
    for part in others:
        point, _, value = part.partition("=")
        chosen[point.strip()] = value.strip()
    return Profile.of(chosen)
