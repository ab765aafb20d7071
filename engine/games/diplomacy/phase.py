"""The year: which season is played, and what is asked of the powers in it."""

import re
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from engine.rules.calendar import Calendar
from engine.rules.phase import Kind
from engine.rules.phase import Phase as AnyPhase

KEY = "diplomacy"
"""What the game is called in files; never changed."""

_CODE = re.compile(r"([SFW])(\d{1,4})([MRA])")


class Season(StrEnum):
    """Part of a year. Its letter is that of phase codes in files (``F`` is autumn)."""

    SPRING = "S"
    AUTUMN = "F"
    WINTER = "W"


class Step(StrEnum):
    """What the powers write orders for."""

    MOVES = "M"
    RETREATS = "R"
    ADJUSTMENTS = "A"


@dataclass(frozen=True, slots=True)
class Phase(AnyPhase):
    """One moment at which orders are written, such as spring 1901, moves."""

    year: int
    season: Season
    step: Step

    @property
    def turn(self) -> int:
        """The year."""
        return self.year

    @property
    def kind(self) -> Kind:
        """Which part of the year it is."""
        return _KINDS[self.season, self.step]

    @property
    def code(self) -> str:
        """The phase in files: ``S1901M``, ``F1901R``, ``W1901A``."""
        return f"{self.season}{self.year}{self.step}"

    @property
    def stored(self) -> object:
        """The phase within a position in a file."""
        return {"year": self.year, "season": self.season, "step": self.step}

    def __str__(self) -> str:
        return self.code

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read ``S1901M``.

        Raises:
            ValueError: the text is no phase code.
        """
        match = _CODE.fullmatch(code.strip().upper())
        if match is None or (match[1] == "W") != (match[3] == "A"):
            raise ValueError(f"no phase: {code!r}")
        return cls(int(match[2]), Season(match[1]), Step(match[3]))


def dated(phase: AnyPhase) -> Phase:
    """Take a phase for one of this game's, by whose calendar it was made."""
    return phase  # type: ignore[return-value]  # a cast is a call more wherever orders are read


def _moves(season: Season, place: int, talk: str, next_talk: str) -> Kind:
    return Kind(
        game=KEY,
        id=season.name.lower(),
        code=f"{season}{{turn}}{Step.MOVES}",
        place=place,
        counts=season is not Season.SPRING,
        talk=talk,
        next_talk=next_talk,
        writing="writing",
        bare="H",
    )


def _retreats(season: Season, place: int, next_talk: str) -> Kind:
    return Kind(
        game=KEY,
        id=f"{season.name.lower()}_retreats",
        code=f"{season}{{turn}}{Step.RETREATS}",
        place=place,
        main=False,
        retreats=True,
        counts=season is not Season.SPRING,
        next_talk=next_talk,
        writing="retreats",
        bare="D",
    )


_ADJUSTMENTS = Kind(
    game=KEY,
    id="winter",
    code=f"{Season.WINTER}{{turn}}{Step.ADJUSTMENTS}",
    place=4,
    main=False,
    adjusts=True,
    next_talk="spring",
    writing="adjustments",
)

_KINDS = MappingProxyType(
    {
        (Season.SPRING, Step.MOVES): _moves(Season.SPRING, 0, "spring", "autumn"),
        (Season.SPRING, Step.RETREATS): _retreats(Season.SPRING, 1, "autumn"),
        (Season.AUTUMN, Step.MOVES): _moves(Season.AUTUMN, 2, "autumn", "spring"),
        (Season.AUTUMN, Step.RETREATS): _retreats(Season.AUTUMN, 3, "spring"),
        (Season.WINTER, Step.ADJUSTMENTS): _ADJUSTMENTS,
    }
)
"""What a year is made of, in order."""


@dataclass(frozen=True, kw_only=True)
class _Years(Calendar):
    """A calendar of which every turn is a year."""

    def phase(self, turn: int, kind: Kind) -> Phase:
        """Return one of the phases of a year."""
        season, step = next(parts for parts, one in _KINDS.items() if one == kind)
        return Phase(turn, season, step)

    def parse(self, code: str) -> Phase:
        """Read ``S1901M``.

        Raises:
            ValueError: the text is no phase code.
        """
        return Phase.parse(code)

    def restored(self, stored: object) -> Phase:
        """Read a phase as it lies within a position in a file.

        Raises:
            ValueError: it is none of this game's.
        """
        match stored:
            case {"year": int(year), "season": season, "step": step}:
                phase = Phase(year, Season(season), Step(step))
                if (phase.season, phase.step) in _KINDS:
                    return phase
        raise ValueError(f"no phase: {stored!r}")


CALENDAR = _Years(kinds=tuple(_KINDS.values()), begins=1901)
"""The game's calendar."""
