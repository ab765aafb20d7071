"""What the gallery calls the rulebook's examples and their what-ifs, in our own words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

sample_section = "XV"
"""Where the rulebook has its sample game."""

_TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": QT_TRANSLATE_NOOP("Example", "No driving out one's own"),
        "2": QT_TRANSLATE_NOOP("Example", "No help against one's own"),
        "3": QT_TRANSLATE_NOOP("Example", "Standing oneself off"),
        "4": QT_TRANSLATE_NOOP("Example", "The beleaguered garrison"),
        "5": QT_TRANSLATE_NOOP("Example", "Driven out, and out of the contest"),
        "6": QT_TRANSLATE_NOOP("Example", "Even with support"),
        "7": QT_TRANSLATE_NOOP("Example", "Cutting a support"),
        "8": QT_TRANSLATE_NOOP("Example", "The support that is not cut"),
        "9": QT_TRANSLATE_NOOP("Example", "Cut by being driven out"),
        "10": QT_TRANSLATE_NOOP("Example", "The beaten still cut"),
        "11": QT_TRANSLATE_NOOP("Example", "A convoy is broken"),
        "12": QT_TRANSLATE_NOOP("Example", "Two routes, one left"),
        "13": QT_TRANSLATE_NOOP("Example", "A landing does not save its own convoy"),
        "circle": QT_TRANSLATE_NOOP("Example", "Three go round in a circle"),
        "swap": QT_TRANSLATE_NOOP("Example", "Two armies change places by sea"),
        "sample": QT_TRANSLATE_NOOP("Example", "The sample game, 1901 and 1902"),
    }
)
"""Example → title."""

_LESSONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": QT_TRANSLATE_NOOP(
            "Example",
            "England cannot dislodge its own fleet, but its supported attack still holds "
            "off the Russian one.",
        ),
        "2": QT_TRANSLATE_NOOP(
            "Example", "Germany supports an attack on itself: that support dislodges nobody."
        ),
        "3": QT_TRANSLATE_NOOP(
            "Example", "Two own attacks on one space: the one with more support gets through."
        ),
        "4": QT_TRANSLATE_NOOP(
            "Example", "Two equally strong attacks keep each other off; the defender stays."
        ),
        "5": QT_TRANSLATE_NOOP(
            "Example", "A unit driven out has no effect on the space its attacker came from."
        ),
        "6": QT_TRANSLATE_NOOP(
            "Example", "The same, although the unit that is driven out had support."
        ),
        "7": QT_TRANSLATE_NOOP("Example", "An attack from elsewhere cuts the support."),
        "8": QT_TRANSLATE_NOOP(
            "Example", "An attack from the very space supported into does not cut it."
        ),
        "9": QT_TRANSLATE_NOOP(
            "Example", "It does so all the same when it drives the supporting unit out."
        ),
        "10": QT_TRANSLATE_NOOP(
            "Example", "A unit that is driven out can still cut a support by its own attack."
        ),
        "11": QT_TRANSLATE_NOOP(
            "Example", "One convoying fleet is driven out, and the army stays at home."
        ),
        "12": QT_TRANSLATE_NOOP(
            "Example", "The convoy has two routes; breaking one of them is not enough."
        ),
        "13": QT_TRANSLATE_NOOP(
            "Example", "The landing army cannot cut the support that breaks its convoy."
        ),
        "circle": QT_TRANSLATE_NOOP(
            "Example", "Three or more units may move round, each into the space of the next."
        ),
        "swap": QT_TRANSLATE_NOOP(
            "Example", "Two units may change places if at least one of them is convoyed."
        ),
        "sample": QT_TRANSLATE_NOOP(
            "Example", "All seven powers, seven phases, every order and every reason."
        ),
    }
)
"""Example → what it teaches, in a sentence."""

_WHAT_IFS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "2/own_support": QT_TRANSLATE_NOOP("Example", "Austria-Hungary supports itself"),
        "3/own_garrison": QT_TRANSLATE_NOOP("Example", "An own army already stands there"),
        "3/own_support": QT_TRANSLATE_NOOP("Example", "The support is one's own"),
        "4/garrison_supports": QT_TRANSLATE_NOOP("Example", "The garrison gives support"),
        "5/nobody_follows": QT_TRANSLATE_NOOP("Example", "Nobody follows"),
        "6/nobody_follows": QT_TRANSLATE_NOOP("Example", "Nobody follows"),
    }
)
"""Example/what-if → what is different."""

_NUMBERED = frozenset(str(number) for number in range(1, 14))


def title(example: str) -> str:
    """Return what an example is called; nothing for one that there is not."""
    return QCoreApplication.translate("Example", _TITLES[example]) if example in _TITLES else ""


def lesson(example: str) -> str:
    """Return what an example teaches."""
    return QCoreApplication.translate("Example", _LESSONS[example])


def what_if(example: str, change: str) -> str:
    """Return what a what-if changes."""
    return QCoreApplication.translate("Example", _WHAT_IFS[f"{example}/{change}"])


def number(example: str) -> str:
    """Return how the rulebook counts an example: ``Example 4``; nothing for those it does not."""
    if example not in _NUMBERED:
        return ""
    return QCoreApplication.translate("Example", "Example {number}").format(number=example)
