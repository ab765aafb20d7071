"""By which rules a table plays, in lines that everybody may read."""

from collections.abc import Mapping

from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile
from gui.games.diplomacy.words import rulebook as said


def house_rules(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return what is played otherwise than in the second edition of 1982, point by point.

    Nothing where the table plays an edition as it was printed: its name says all of it.
    """
    profile = Profile.of(options)
    if edition_of(profile):
        return ()
    played, usual = profile.options, PROFILES[EDITIONS[0]].options
    return tuple(
        f"{said.point_words(point)} {said.value_words(point, played[point])}"
        for point in said.POINTS
        if played[point] != usual[point]
    )


def rules_words(options: Mapping[str, str]) -> str:
    """Name the rulebook, and the house rules after it."""
    name, own = said.profile_name(options), house_rules(options)
    return f"{name}: {'; '.join(own)}" if own else name
