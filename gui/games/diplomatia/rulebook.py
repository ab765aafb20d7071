"""By which rules a table plays, in words: one sentence for each value of each field."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.games.diplomatia.profile import POINTS, Profile
from gui.i18n import QT_TRANSLATE_NOOP

FIELDS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = MappingProxyType(
    {
        "army_sites": (
            "6.5.1",
            {
                "home": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "Armies are built in home centres, whoever controls them now.",
                ),
                "home_controlled": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "Armies are built only in home centres that the power still controls.",
                ),
            },
        ),
        "turned_cuts": (
            "7.2.3.4",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A unit turned to defence still cuts supports by the attack it had written.",
                ),
                "no": QT_TRANSLATE_NOOP("Diplomatia", "A unit turned to defence cuts no support."),
            },
        ),
        "turned_attacks": (
            "7.2.3.4",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A unit turned to defence still turns others by the attack it had written.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "A unit turned to defence turns nobody else."
                ),
            },
        ),
        "beaten_blocks": (
            "7.2.2.2",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A defeated unit’s failed move still keeps others out of its goal.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "A defeated unit’s failed move keeps nobody out of its goal."
                ),
            },
        ),
        "leaving_own_support": (
            "7.2.2.2",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A support against the space of one’s own unit counts if that unit leaves.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A support against the space of one’s own unit is void even if it leaves.",
                ),
            },
        ),
        "staying_own_support": (
            "7.2.2.2",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "Where the mover’s own unit stays, supports for the move still count against "
                    "rivals.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "Where the mover’s own unit stays, supports for the move count for nothing.",
                ),
            },
        ),
        "beaten_support_falls": (
            "7.2.2.2",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A defeated unit’s support falls, wherever the attack came from.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A defeated unit’s support stays if it is beaten from the space supported "
                    "into.",
                ),
            },
        ),
        "broken_transport_cuts": (
            "7.4.1",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "An army whose transport is broken still cuts a support."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "An army whose transport is broken cuts no support."
                ),
            },
        ),
        "broken_transport_walks": (
            "7.4.1",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "An army whose transport is broken walks if it can."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "An army whose transport is broken stays where it was."
                ),
            },
        ),
        "beaten_seizes": (
            "7.3.1",
            {
                "yes": QT_TRANSLATE_NOOP("Diplomatia", "A defeated army’s seizure succeeds."),
                "no": QT_TRANSLATE_NOOP("Diplomatia", "A defeated army’s seizure fails."),
            },
        ),
        "seize_own": (
            "7.3.1",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "One may seize a sector one controls, to guard it."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "A sector one controls already cannot be seized."
                ),
            },
        ),
        "lost_with_any_branch": (
            "7.4.1.2",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "An army is lost with any destroyed fleet of its transport, even if another "
                    "branch is whole.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "An army is not lost with a destroyed fleet while another branch is whole.",
                ),
            },
        ),
        "turned_carrier_loses": (
            "7.4.1",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A fleet turned to defence and destroyed takes the army it was to transport "
                    "along.",
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "A fleet turned to defence and destroyed takes no army along.",
                ),
            },
        ),
        "retreat_into_seized": (
            "7.2.2.5",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "One may retreat into a sector seized in the same turn."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "Nobody retreats into a sector seized in the same turn."
                ),
            },
        ),
        "retreat_to_landing_origin": (
            "7.2.2.5",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "One may retreat to where a transported victor set out."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia", "Nobody retreats to where a transported victor set out."
                ),
            },
        ),
        "retreat_into_freed": (
            "7.2.2.5",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "One may retreat to where an army was just lost with its fleet."
                ),
                "no": QT_TRANSLATE_NOOP(
                    "Diplomatia",
                    "Nobody retreats to where an army was just lost with its fleet.",
                ),
            },
        ),
        "retreats_told": (
            "6.4",
            {
                "yes": QT_TRANSLATE_NOOP(
                    "Diplomatia", "Retreats that cannot affect each other are told aloud."
                ),
                "no": QT_TRANSLATE_NOOP("Diplomatia", "Retreats are always written."),
            },
        ),
    }
)
"""Field → its paragraph of the handbook, and a sentence for each of its values."""


def usual() -> Mapping[str, str]:
    """Return every field as it is played where nobody chooses."""
    return Profile.of({}).options


def checked(options: Mapping[str, str]) -> Mapping[str, str]:
    """Return every field, those that are missing as usual.

    Raises:
        ValueError: there is no such field, or no such value of one.
    """
    return Profile.of(options).options


def values(field: str) -> tuple[str, ...]:
    """Return the values of a field, the usual one first."""
    return POINTS[field]


def value_words(field: str, value: str) -> str:
    """Say in a sentence what is played."""
    return QCoreApplication.translate("Diplomatia", FIELDS[field][1][value])


def section(field: str) -> str:
    """Return the paragraph of the handbook that a field is about."""
    return FIELDS[field][0]


def otherwise(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the fields that are played otherwise than usual."""
    played, plain = checked(options), usual()
    return tuple(field for field in FIELDS if played[field] != plain[field])


def profile_name(options: Mapping[str, str]) -> str:
    """Name what a table plays: the handbook, or its own choice."""
    if otherwise(options):
        return QCoreApplication.translate("Diplomatia", "The handbook with house rules")
    return QCoreApplication.translate("Diplomatia", "The handbook of 2013")


def house_rules(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return what is played otherwise than usual, field by field."""
    played = checked(options)
    return tuple(value_words(field, played[field]) for field in otherwise(options))


def rules_words(options: Mapping[str, str]) -> str:
    """Name the rules, and the house rules after them."""
    own = house_rules(options)
    name = profile_name(options)
    return f"{name}: {' '.join(own)}" if own else name


disorder_word: Mapping[str, str] = {
    "cs": "f v: občanská válka, občanské války, občanské válce, občanskou válku, občanská válko, "
    "občanské válce, občanskou válkou",
    "en": "civil war",
}
"""What it is called when nobody writes for a power."""

disorder_rule = "9.1"


def disorder() -> str:
    """Say what becomes of a power in a civil war."""
    return QCoreApplication.translate(
        "Diplomatia",
        "Its units stay and do nothing; where they would have to retreat they are destroyed, and "
        "nothing is built (9.1).",
    )


def left() -> str:
    """Say what becomes of the units of a player who has left."""
    return QCoreApplication.translate(
        "Diplomatia",
        "Nobody is called for him: his power has a civil war, its units stay and nothing is built "
        "(9.1).",
    )
