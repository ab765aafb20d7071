"""What the gallery calls the handbook's examples and their what-ifs, in our own words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

sample_section = ""
"""The handbook has no sample game."""

_TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": QT_TRANSLATE_NOOP("Diplomatia", "A blocked move"),
        "2": QT_TRANSLATE_NOOP("Diplomatia", "A supported move"),
        "3": QT_TRANSLATE_NOOP("Diplomatia", "A chain of fleets"),
        "4": QT_TRANSLATE_NOOP("Diplomatia", "An attack that succeeds"),
        "5": QT_TRANSLATE_NOOP("Diplomatia", "A support is cut"),
        "6": QT_TRANSLATE_NOOP("Diplomatia", "Nowhere to go"),
        "7": QT_TRANSLATE_NOOP("Diplomatia", "Two do not change places"),
        "8": QT_TRANSLATE_NOOP("Diplomatia", "A besieged unit"),
        "9": QT_TRANSLATE_NOOP("Diplomatia", "Lost with its fleet"),
        "10": QT_TRANSLATE_NOOP("Diplomatia", "Seizing an empty port"),
        "11": QT_TRANSLATE_NOOP("Diplomatia", "Seizing a port from a fleet"),
    }
)
"""Example → title."""

_LESSONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": QT_TRANSLATE_NOOP(
            "Diplomatia",
            "Two equal moves block a space, and whoever wanted to follow cannot go either.",
        ),
        "2": QT_TRANSLATE_NOOP("Diplomatia", "With support a move beats its rival."),
        "3": QT_TRANSLATE_NOOP(
            "Diplomatia", "Two fleets, one of them foreign, pass an army on in one turn."
        ),
        "4": QT_TRANSLATE_NOOP(
            "Diplomatia", "Whoever supports need only be the neighbour of the goal."
        ),
        "5": QT_TRANSLATE_NOOP(
            "Diplomatia", "An attack from elsewhere cuts the support, and the move fails."
        ),
        "6": QT_TRANSLATE_NOOP(
            "Diplomatia",
            "An attack from the very space supported into does not cut; without a way out a unit "
            "is destroyed.",
        ),
        "7": QT_TRANSLATE_NOOP(
            "Diplomatia", "Of two that want each other’s space the weaker one is defeated."
        ),
        "8": QT_TRANSLATE_NOOP(
            "Diplomatia", "Two equally strong attacks spend themselves on each other."
        ),
        "9": QT_TRANSLATE_NOOP(
            "Diplomatia", "A fleet that is destroyed while it transports takes its army along."
        ),
        "10": QT_TRANSLATE_NOOP(
            "Diplomatia", "An army takes control of a sector from the port on its coast."
        ),
        "11": QT_TRANSLATE_NOOP(
            "Diplomatia", "The seizure counts as a fleet’s attack, and a fleet can support it."
        ),
    }
)
"""Example → what it teaches, in a sentence."""

_WHAT_IFS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1/nobody_else": QT_TRANSLATE_NOOP("Diplomatia", "Germany only defends"),
        "2/no_support": QT_TRANSLATE_NOOP("Diplomatia", "Without the support"),
        "3/wrong_link": QT_TRANSLATE_NOOP("Diplomatia", "One link is wrong"),
        "4/no_german_support": QT_TRANSLATE_NOOP("Diplomatia", "Germany gives no support"),
        "5/from_the_goal": QT_TRANSLATE_NOOP("Diplomatia", "The attack comes from the goal"),
        "6/no_support": QT_TRANSLATE_NOOP("Diplomatia", "Without the support"),
        "7/no_support": QT_TRANSLATE_NOOP("Diplomatia", "Without the support"),
        "8/no_french_support": QT_TRANSLATE_NOOP("Diplomatia", "France gives no support"),
        "9/a_way_out": QT_TRANSLATE_NOOP("Diplomatia", "Its way out stays free"),
        "10/a_fleet_comes": QT_TRANSLATE_NOOP("Diplomatia", "A fleet comes too"),
        "11/no_support": QT_TRANSLATE_NOOP("Diplomatia", "Without the support"),
    }
)
"""Example/what-if → what is different."""


def title(example: str) -> str:
    """Return what an example is called; nothing for one that there is not."""
    known = example in _TITLES
    return QCoreApplication.translate("Diplomatia", _TITLES[example]) if known else ""


def lesson(example: str) -> str:
    """Return what an example teaches."""
    return QCoreApplication.translate("Diplomatia", _LESSONS[example])


def what_if(example: str, change: str) -> str:
    """Return what a what-if changes."""
    return QCoreApplication.translate("Diplomatia", _WHAT_IFS[f"{example}/{change}"])


def number(example: str) -> str:
    """Return how the handbook counts an example: ``Example 4``."""
    if example not in _TITLES:
        return ""
    return QCoreApplication.translate("Diplomatia", "Example {number}").format(number=example)
