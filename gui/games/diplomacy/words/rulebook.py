"""The rulebooks and the points on which tables differ, in words; Czech lives in the translations.

What a rulebook says at a point stands in ``engine.games.diplomacy.rulebooks.policies``. All values
have words; ``offered`` tells what can be played in the windows, where a power writes one sheet
itself.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile, played
from gui.i18n import QT_TRANSLATE_NOOP

OWN: Final = ""
"""The name of a table's own choice, which no edition has."""

_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1982": QT_TRANSLATE_NOOP("Rulebook", "Second edition, 1982"),
        "1971": QT_TRANSLATE_NOOP("Rulebook", "First revised edition, 1971"),
        "2000": QT_TRANSLATE_NOOP("Rulebook", "Fourth edition, 2000"),
        "2023": QT_TRANSLATE_NOOP("Rulebook", "Edition of 2023"),
        "datc": QT_TRANSLATE_NOOP("Rulebook", "DATC"),
        "": QT_TRANSLATE_NOOP("Rulebook", "Own choice"),
    }
)
"""Edition → its name."""

_SENTENCES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1982": QT_TRANSLATE_NOOP(
            "Rulebook",
            "One unbroken route is enough for a convoy; own orders show the way that is meant.",
        ),
        "1971": QT_TRANSLATE_NOOP(
            "Rulebook", "One broken route breaks a convoy; armies exchange places across any fleet."
        ),
        "2000": QT_TRANSLATE_NOOP(
            "Rulebook", "To a neighbour an army goes by sea when its order or an own fleet says so."
        ),
        "2023": QT_TRANSLATE_NOOP(
            "Rulebook", "As in 2000; a retreat may lead to where a landing came from."
        ),
        "datc": QT_TRANSLATE_NOOP(
            "Rulebook",
            "What most programs play: Szykman’s rule, and nobody walks after a broken convoy.",
        ),
        "": QT_TRANSLATE_NOOP("Rulebook", "Every point can be chosen by itself."),
    }
)
"""Edition → a sentence about it."""

POINTS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = MappingProxyType(
    {
        "routes": (
            QT_TRANSLATE_NOOP("Rulebook", "A convoy with several routes fails when"),
            {
                "any_broken": QT_TRANSLATE_NOOP("Rulebook", "one of them is broken"),
                "all_broken": QT_TRANSLATE_NOOP("Rulebook", "all of them are broken"),
            },
        ),
        "paradox": (
            QT_TRANSLATE_NOOP("Rulebook", "A landing does not cut support"),
            {
                "attack_on_convoy_fleet": QT_TRANSLATE_NOOP(
                    "Rulebook", "for an attack on a fleet of its routes (1971)"
                ),
                "attack_on_own_convoy": QT_TRANSLATE_NOOP(
                    "Rulebook", "for an attack on its own convoy (1982)"
                ),
                "action_at_convoying_fleet": QT_TRANSLATE_NOOP(
                    "Rulebook", "for anything where a fleet convoys (1982, English)"
                ),
                "attack_on_necessary_fleet": QT_TRANSLATE_NOOP(
                    "Rulebook", "for an attack on a fleet it cannot do without (2000)"
                ),
                "all_hold": QT_TRANSLATE_NOOP("Rulebook", "never; every move of a paradox fails"),
                "szykman": QT_TRANSLATE_NOOP(
                    "Rulebook", "never; the convoys of a paradox fail (Szykman)"
                ),
            },
        ),
        "neighbour_convoy": (
            QT_TRANSLATE_NOOP("Rulebook", "An army goes to a neighbour by sea when"),
            {
                "when_needed": QT_TRANSLATE_NOOP(
                    "Rulebook", "the unit there comes the other way (1971)"
                ),
                "by_intent": QT_TRANSLATE_NOOP("Rulebook", "own orders show it (1982)"),
                "by_mark_or_own_fleet": QT_TRANSLATE_NOOP(
                    "Rulebook", "its order or an own fleet says so; else it walks (2000)"
                ),
                "by_mark_no_fallback": QT_TRANSLATE_NOOP(
                    "Rulebook", "its order or an own fleet says so; it never walks then"
                ),
                "by_mark": QT_TRANSLATE_NOOP(
                    "Rulebook", "its order says so, whatever fleets do (DPTG)"
                ),
            },
        ),
        "convoyed_attack_from": (
            QT_TRANSLATE_NOOP("Rulebook", "A landing comes from"),
            {
                "army": QT_TRANSLATE_NOOP("Rulebook", "the space of the army"),
                "last_fleet": QT_TRANSLATE_NOOP("Rulebook", "the last fleet of the convoy"),
            },
        ),
        "retreat_to_convoy_origin": (
            QT_TRANSLATE_NOOP("Rulebook", "A retreat to where a landing came from"),
            {
                "forbidden": QT_TRANSLATE_NOOP("Rulebook", "is closed"),
                "allowed": QT_TRANSLATE_NOOP("Rulebook", "is open"),
            },
        ),
        "convoy_path": (
            QT_TRANSLATE_NOOP("Rulebook", "The seas that a convoy is to cross"),
            {
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "are not read in its army’s order"),
                "allowed": QT_TRANSLATE_NOOP("Rulebook", "may be named; then no others carry it"),
                "required": QT_TRANSLATE_NOOP("Rulebook", "must be named by its army’s order"),
            },
        ),
        "beaten_effect": (
            QT_TRANSLATE_NOOP("Rulebook", "A beaten unit has no effect on its attacker’s space"),
            {
                "never": QT_TRANSLATE_NOOP("Rulebook", "however the attack came"),
                "none_after_head_on": QT_TRANSLATE_NOOP("Rulebook", "if the two met head-on"),
            },
        ),
        "coast_open": (
            QT_TRANSLATE_NOOP("Rulebook", "A fleet’s move that names neither of two coasts"),
            {
                "fails": QT_TRANSLATE_NOOP("Rulebook", "fails"),
                "default": QT_TRANSLATE_NOOP("Rulebook", "goes to the first coast of the map"),
            },
        ),
        "coast_single": (
            QT_TRANSLATE_NOOP("Rulebook", "A fleet’s move that does not name the only coast"),
            {
                "taken": QT_TRANSLATE_NOOP("Rulebook", "goes there"),
                "fails": QT_TRANSLATE_NOOP("Rulebook", "fails"),
            },
        ),
        "coast_wrong": (
            QT_TRANSLATE_NOOP("Rulebook", "A fleet’s move to a coast out of reach"),
            {
                "other_taken": QT_TRANSLATE_NOOP("Rulebook", "goes to the other coast"),
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
            },
        ),
        "support_coast": (
            QT_TRANSLATE_NOOP("Rulebook", "A coast in a support"),
            {
                "free": QT_TRANSLATE_NOOP("Rulebook", "is not compared"),
                "must_match": QT_TRANSLATE_NOOP("Rulebook", "must match where it is written"),
                "required_for_foreign": QT_TRANSLATE_NOOP(
                    "Rulebook", "must be written for a foreign fleet with two to choose"
                ),
                "required": QT_TRANSLATE_NOOP(
                    "Rulebook", "must be written for any fleet with two to choose"
                ),
            },
        ),
        "coast_of_unit": (
            QT_TRANSLATE_NOOP("Rulebook", "A wrong coast of the unit itself"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "does no harm"),
            },
        ),
        "coast_unknown": (
            QT_TRANSLATE_NOOP("Rulebook", "A coast that does not exist"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "does no harm"),
            },
        ),
        "coast_of_build": (
            QT_TRANSLATE_NOOP("Rulebook", "A fleet built without a coast where there are two"),
            {
                "fails": QT_TRANSLATE_NOOP("Rulebook", "is not built"),
                "default": QT_TRANSLATE_NOOP("Rulebook", "lies at the first coast of the map"),
            },
        ),
        "kind_missing": (
            QT_TRANSLATE_NOOP("Rulebook", "An order that does not say army or fleet"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "legal": QT_TRANSLATE_NOOP("Rulebook", "counts"),
            },
        ),
        "kind_wrong": (
            QT_TRANSLATE_NOOP("Rulebook", "An order that mistakes army and fleet"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "legal": QT_TRANSLATE_NOOP("Rulebook", "counts"),
            },
        ),
        "kind_of_build": (
            QT_TRANSLATE_NOOP("Rulebook", "A build that names a coast but not army or fleet"),
            {
                "fails": QT_TRANSLATE_NOOP("Rulebook", "is not built"),
                "by_coast": QT_TRANSLATE_NOOP("Rulebook", "is a fleet"),
            },
        ),
        "fleet_inland": (
            QT_TRANSLATE_NOOP("Rulebook", "A fleet built inland"),
            {
                "fails": QT_TRANSLATE_NOOP("Rulebook", "is not built"),
                "army": QT_TRANSLATE_NOOP("Rulebook", "is an army"),
            },
        ),
        "power_missing": (
            QT_TRANSLATE_NOOP("Rulebook", "A foreign unit named without its power"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "legal": QT_TRANSLATE_NOOP("Rulebook", "does no harm"),
            },
        ),
        "power_wrong": (
            QT_TRANSLATE_NOOP("Rulebook", "A unit named with the wrong power"),
            {
                "illegal": QT_TRANSLATE_NOOP("Rulebook", "is against the rules"),
                "legal": QT_TRANSLATE_NOOP("Rulebook", "does no harm"),
            },
        ),
        "sheets_in_sequence": (
            QT_TRANSLATE_NOOP("Rulebook", "Of several sheets of one power, one after another"),
            {
                "combine": QT_TRANSLATE_NOOP("Rulebook", "all count together"),
                "combine_unless_replaced": QT_TRANSLATE_NOOP(
                    "Rulebook", "all count, unless the last replaces them"
                ),
                "last_unless_added": QT_TRANSLATE_NOOP(
                    "Rulebook", "the last counts, unless it only adds"
                ),
                "last": QT_TRANSLATE_NOOP("Rulebook", "the last sheet counts"),
            },
        ),
        "sheets_unordered": (
            QT_TRANSLATE_NOOP("Rulebook", "Of several sheets in no known order"),
            {
                "all_hold": QT_TRANSLATE_NOOP("Rulebook", "no sheet counts"),
                "combine": QT_TRANSLATE_NOOP("Rulebook", "all count together"),
            },
        ),
        "double_order": (
            QT_TRANSLATE_NOOP("Rulebook", "Of two orders for one unit"),
            {
                "first": QT_TRANSLATE_NOOP("Rulebook", "the first counts"),
                "last": QT_TRANSLATE_NOOP("Rulebook", "the last counts"),
                "neither": QT_TRANSLATE_NOOP("Rulebook", "neither counts"),
            },
        ),
        "builds_too_many": (
            QT_TRANSLATE_NOOP("Rulebook", "Of too many builds"),
            {
                "none": QT_TRANSLATE_NOOP("Rulebook", "none counts"),
                "first": QT_TRANSLATE_NOOP("Rulebook", "the first count"),
                "last": QT_TRANSLATE_NOOP("Rulebook", "the last count"),
            },
        ),
        "builds_in_one_place": (
            QT_TRANSLATE_NOOP("Rulebook", "Of two builds in one space"),
            {
                "neither": QT_TRANSLATE_NOOP("Rulebook", "neither of them counts"),
                "first": QT_TRANSLATE_NOOP("Rulebook", "the first counts"),
                "last": QT_TRANSLATE_NOOP("Rulebook", "the last counts"),
            },
        ),
        "removals_too_many": (
            QT_TRANSLATE_NOOP("Rulebook", "Of too many removals"),
            {
                "by_rule": QT_TRANSLATE_NOOP("Rulebook", "none counts; the rules choose"),
                "first": QT_TRANSLATE_NOOP("Rulebook", "the first count"),
                "last": QT_TRANSLATE_NOOP("Rulebook", "the last count"),
            },
        ),
        "builds_declined": (
            QT_TRANSLATE_NOOP("Rulebook", "A build that is due"),
            {
                "allowed": QT_TRANSLATE_NOOP("Rulebook", "may be left unused"),
                "forbidden": QT_TRANSLATE_NOOP("Rulebook", "is made in any case"),
            },
        ),
        "removal_from": (
            QT_TRANSLATE_NOOP(
                "Rulebook", "When nobody chooses, the unit goes that is farthest from"
            ),
            {
                "home_centres": QT_TRANSLATE_NOOP("Rulebook", "the home centres"),
                "country": QT_TRANSLATE_NOOP("Rulebook", "the country"),
                "owned_centres": QT_TRANSLATE_NOOP("Rulebook", "the centres it owns"),
            },
        ),
        "disorder_support": (
            QT_TRANSLATE_NOOP("Rulebook", "Foreign support for a unit in civil disorder"),
            {
                "fails": QT_TRANSLATE_NOOP("Rulebook", "does not count"),
                "counts": QT_TRANSLATE_NOOP("Rulebook", "counts"),
            },
        ),
        "illegal_orders": (
            QT_TRANSLATE_NOOP("Rulebook", "A unit with an impossible move"),
            {
                "supportable": QT_TRANSLATE_NOOP("Rulebook", "can be supported in defence"),
                "attempted": QT_TRANSLATE_NOOP("Rulebook", "cannot be supported in defence"),
            },
        ),
        "unclear_orders": (
            QT_TRANSLATE_NOOP("Rulebook", "An order with several meanings"),
            {
                "alone": QT_TRANSLATE_NOOP("Rulebook", "is read by itself"),
                "by_others": QT_TRANSLATE_NOOP("Rulebook", "is explained by own orders beside it"),
            },
        ),
        "implicit_orders": (
            QT_TRANSLATE_NOOP("Rulebook", "An order that own orders take for granted"),
            {
                "allowed": QT_TRANSLATE_NOOP("Rulebook", "counts"),
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "does not count"),
            },
        ),
        "perpetual_orders": (
            QT_TRANSLATE_NOOP("Rulebook", "An order given for several turns"),
            {
                "allowed": QT_TRANSLATE_NOOP("Rulebook", "counts in each of them"),
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "counts once"),
            },
        ),
        "proxy_orders": (
            QT_TRANSLATE_NOOP("Rulebook", "What a power writes as another one’s proxy"),
            {
                "announced": QT_TRANSLATE_NOOP("Rulebook", "counts alone once it is announced"),
                "in_sheet": QT_TRANSLATE_NOOP("Rulebook", "counts beside the owner’s orders"),
                "ignored": QT_TRANSLATE_NOOP("Rulebook", "does not count"),
            },
        ),
        "illegal_unit": (
            QT_TRANSLATE_NOOP("Rulebook", "A unit that should not stand there"),
            {
                "stays": QT_TRANSLATE_NOOP("Rulebook", "stays until the next adjustments"),
                "removed": QT_TRANSLATE_NOOP("Rulebook", "goes when it is found"),
            },
        ),
    }
)
"""Point → what it is about, and its values."""

_OF_SHEETS: Final = (
    *("sheets_in_sequence", "sheets_unordered"),
    *("unclear_orders", "perpetual_orders", "proxy_orders", "illegal_unit"),
)
"""Points about sheets from elsewhere: the windows ask at once about what is not clear."""


def _said(text: str) -> str:
    return QCoreApplication.translate("Rulebook", text)


def editions() -> tuple[str, ...]:
    """List the editions that are offered, the default first and a table's own choice last."""
    return tuple(_NAMES)


def edition_name(edition: str) -> str:
    """Name an edition: ``Second edition, 1982``."""
    return _said(_NAMES[edition])


def edition_words(edition: str) -> str:
    """Say in a sentence what an edition is known by."""
    return _said(_SENTENCES[edition])


def point_words(point: str) -> str:
    """Say what a point of the rules is about; its values end the sentence."""
    return _said(POINTS[point][0])


def value_words(point: str, value: str) -> str:
    """Say what is played at a point."""
    return _said(POINTS[point][1][value])


def offered(point: str) -> tuple[str, ...]:
    """List the values of a point that can be chosen for playing in the windows."""
    usual = (PROFILES[EDITIONS[0]].options[point],)
    return (
        usual if point in _OF_SHEETS else tuple(v for v in POINTS[point][1] if v in played(point))
    )


def profile_name(options: Mapping[str, str]) -> str:
    """Name what a table plays: an edition, or its own choice."""
    return edition_name(edition_of(Profile.of(options)))


def house_rules(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return what is played otherwise than in the second edition of 1982, point by point.

    Nothing where the table plays an edition as it was printed: its name says all of it.
    """
    profile = Profile.of(options)
    if edition_of(profile):
        return ()
    played, usual = profile.options, PROFILES[EDITIONS[0]].options
    return tuple(
        f"{point_words(point)} {value_words(point, played[point])}"
        for point in POINTS
        if played[point] != usual[point]
    )


def rules_words(options: Mapping[str, str]) -> str:
    """Name the rulebook, and the house rules after it."""
    name, own = profile_name(options), house_rules(options)
    return f"{name}: {'; '.join(own)}" if own else name


disorder_word: Mapping[str, str] = {
    "cs": "mp v: občanské nepokoje, občanských nepokojů, občanským nepokojům, občanské nepokoje, "
    "občanské nepokoje, občanských nepokojích, občanskými nepokoji",
    "en": "civil disorder",
}
"""What it is called when nobody writes for a power."""

disorder_rule = "XIV.3"


def disorder() -> str:
    """Say what becomes of a power in civil disorder."""
    return QCoreApplication.translate(
        "Disorder",
        "Its units hold without supporting each other, dislodged ones are disbanded, "
        "nothing is built (XIV.3).",
    )


def left() -> str:
    """Say what becomes of the units of a player who has left."""
    return QCoreApplication.translate(
        "Disorder",
        "Nobody is called for him: his units hold without supporting each other, and "
        "nothing is built (XIV.3).",
    )
