"""The calendar: which season is played, and what is asked of the powers in it."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


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


_CODE = re.compile(r"([SFW])(\d{1,4})([MRA])")


@dataclass(frozen=True, slots=True)
class Phase:
    """One moment at which orders are written, such as spring 1901, moves."""

    year: int
    season: Season
    step: Step

    @property
    def code(self) -> str:
        """The phase in files: ``S1901M``, ``F1901R``, ``W1901A``."""
        return f"{self.season}{self.year}{self.step}"

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
