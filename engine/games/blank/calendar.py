"""Days, each with a morning and an evening."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self


class Part(StrEnum):
    """Part of a day; its letter is that of phase codes in files."""

    MORNING = "M"
    """Lamplighters walk, or change places."""

    EVENING = "E"
    """Lamplighters walk, or light."""


LAST_DAY = 5
"""After its evening the lit lamps are counted."""

_CODE = re.compile(r"D(\d{1,4})([ME])")


@dataclass(frozen=True, slots=True)
class PartOfDay:
    """One moment at which orders are written, such as the evening of the first day."""

    day: int
    part: Part

    @property
    def code(self) -> str:
        """The phase in files: ``D1M``, ``D1E``."""
        return f"D{self.day}{self.part}"

    @property
    def turn(self) -> int:
        """The day."""
        return self.day

    @property
    def rank(self) -> int:
        """A number that is greater for every later phase."""
        return 2 * self.day + (self.part is Part.EVENING)

    @property
    def kind(self) -> str:
        """What is asked of the guilds: the letter of the part of the day."""
        return self.part.value

    def __str__(self) -> str:
        return self.code

    @classmethod
    def parse(cls, code: str) -> Self:
        """Read ``D1M``.

        Raises:
            ValueError: the text is no phase code.
        """
        match = _CODE.fullmatch(code.strip().upper())
        if match is None:
            raise ValueError(f"no phase: {code!r}")
        return cls(int(match[1]), Part(match[2]))

    def next(self) -> Self:
        """Return the phase that follows."""
        if self.part is Part.MORNING:
            return type(self)(self.day, Part.EVENING)
        return type(self)(self.day + 1, Part.MORNING)
