"""What comes of holding a foreign game against our rulings: where they differ, and how much."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from engine.formats.read_report import ReadReport, read_report_json
from engine.rules.phase import Phase
from engine.rules.ruling import Ruling

NOTHING = "-"
"""What one side has there."""


class About(StrEnum):
    """What a difference is about."""

    RESULT = "result"
    """What came of an order."""

    UNITS = "units"
    """Which units stand on the board afterwards."""

    RETREATS = "retreats"
    """Where a beaten unit may go."""

    OWNERS = "centres"
    """Who owns a space."""


class Weight(StrEnum):
    """How much a difference changes, the most first."""

    BOARD = "board"
    """Units, owners, whether a move went, who was driven out, what was built."""

    RETREATS = "retreats"
    """Where a beaten unit may go, and what came of it."""

    WORDS = "words"
    """What only an order is called: a support that changes nothing, *void* for one that is *ok*."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One point on which a record and our ruling disagree."""

    phase: Phase
    about: About
    power: str
    what: str
    """The unit as it stood before the phase, or as it stands after it; the space."""

    theirs: str
    """What the record says, in its own words."""

    ours: str
    """What we say, in the same words."""

    weight: Weight = Weight.BOARD
    ruling: Ruling | None = None
    """Our ruling that decides it, with its reasons."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """What came of holding a record against our rulings."""

    phases: int = 0
    """How many were judged again."""

    told: int = 0
    """Of how many of them it is recorded what came of them."""

    differences: tuple[Difference, ...] = ()
    """Those of the board first, then of retreats, last of words only."""

    read_report: ReadReport = field(default_factory=ReadReport)

    def of(self, weight: Weight) -> tuple[Difference, ...]:
        """Return the differences of one weight."""
        return tuple(one for one in self.differences if one.weight is weight)

    @property
    def agrees(self) -> bool:
        """Tell whether all of it was understood, recorded and ruled alike."""
        heavy = any(one.weight is not Weight.WORDS for one in self.differences)
        return not heavy and not self.read_report.unread and 0 < self.phases == self.told

    def __add__(self, other: "Comparison") -> "Comparison":
        """Take two games of one file together."""
        return Comparison(
            phases=self.phases + other.phases,
            told=self.told + other.told,
            differences=by_weight((*self.differences, *other.differences)),
            read_report=self.read_report + other.read_report,
        )


def by_weight(differences: Iterable[Difference]) -> tuple[Difference, ...]:
    """Put differences into order: those of the board first, those of words last."""
    return tuple(sorted(differences, key=lambda one: [*Weight].index(one.weight)))


def comparison_json(comparison: Comparison) -> dict[str, object]:
    """Describe for other programs how much was read and compared."""
    return {
        "agrees": comparison.agrees,
        "phases": comparison.phases,
        "recorded": comparison.told,
        "differences": {str(weight): len(comparison.of(weight)) for weight in Weight},
        "read": read_report_json(comparison.read_report),
    }
