"""Phrases that depend on what is written in a phase; a game may have its own for each."""

from enum import StrEnum


class Saying(StrEnum):
    """A phrase that depends on what is written in a phase."""

    WRITTEN = "written"
    """What is written: ``povely``."""

    DOING = "doing"
    """What the table is doing: ``psaní povelů``."""

    CLOCK = "clock"
    PROJECTOR = "projector"
    """The same at the clock, and on the projector."""

    REMINDER = "reminder"
    """What the projector reminds the table of."""

    NOTHING_WRITTEN = "nothing written"
    """What comes of it on the projector when a power wrote nothing."""

    READY = "ready"
    """Above the signs: who taps his own."""

    REVEAL = "reveal"
    """What all do together once they have sealed, as the large button says it."""

    FOLLOWS = "follows"
    """What comes of that."""

    DISORDER = "disorder"
    """What becomes of those without whom the table goes on."""

    HEADING = "heading"
    """Over the rows of a desk."""

    CHOOSE = "choose"
    """The one thing that is said while nothing is written."""

    TYPE = "type"
    """In the empty line in which an order is typed."""

    SEAL = "seal"
    SEAL_THESE = "seal these"
    """On the desk's button, and over the sheet that it opens."""

    BEAD = "bead"
    """Below the bead of a reveal at which all lies open."""

    LEGEND = "legend"
    """At the foot of an order sheet: how it is written in short."""

    AT_SEA = "at sea"
    """What can be written besides on a board that has a sea, in short."""


Phrase = tuple[str, str]
"""Context and text for the translator."""
