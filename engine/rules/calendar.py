"""Which phases a game has, and in which order they come."""

import re
from dataclasses import dataclass
from functools import cached_property

from engine.rules.phase import Kind, Phase, TurnPhase

_LONGEST = 4
"""Figures of a turn's number at most."""

FIRST_TALK = "first"
"""The length of the talk before the first phase of a game."""


@dataclass(frozen=True, kw_only=True)
class Calendar:
    """The phases of a game. A game whose phases know more than their turn makes its own kind."""

    kinds: tuple[Kind, ...]
    """What every turn is made of, in order; a turn may leave out what nobody has to write in."""

    begins: int = 1
    """The turn with which a game begins where nobody chooses another."""

    def phase(self, turn: int, kind: Kind) -> Phase:
        """Return one of the phases of a turn."""
        return TurnPhase(turn, kind)

    def turn(self, number: int) -> tuple[Phase, ...]:
        """Return the phases of a turn, in order."""
        return tuple(self.phase(number, kind) for kind in self.kinds)

    @property
    def start(self) -> Phase:
        """The phase with which a game begins where nobody chooses another."""
        return self.phase(self.begins, self.kinds[0])

    @cached_property
    def talks(self) -> tuple[str, ...]:
        """The lengths that a clock's plan has for talk: the first one's, and as they come."""
        names = (name for kind in self.kinds for name in (kind.talk, kind.next_talk) if name)
        return tuple(dict.fromkeys((FIRST_TALK, *names)))

    @cached_property
    def limits(self) -> tuple[str, ...]:
        """The lengths that a clock's plan has for writing, as they come in a turn."""
        return tuple(dict.fromkeys(kind.writing for kind in self.kinds if kind.writing))

    def parse(self, code: str) -> Phase:
        """Read a phase's code; turns are numbered from 1.

        Raises:
            ValueError: the text is none of this game's.
        """
        text = code.strip().upper()
        for pattern, kind in self._patterns:
            matched = pattern.fullmatch(text)
            if matched and int(matched[1]) > 0:
                return self.phase(int(matched[1]), kind)
        raise ValueError(f"no phase: {code!r}")

    def restored(self, stored: object) -> Phase:
        """Read a phase as it lies within a position in a file; see ``Phase.stored``.

        Raises:
            ValueError: it is none of this game's.
        """
        if not isinstance(stored, str):
            raise ValueError("no phase")  # noqa: TRY004 - it came out of a file
        phase = self.parse(stored)
        if phase.code != stored:
            raise ValueError(f"no phase: {stored!r}")
        return phase

    @cached_property
    def _patterns(self) -> tuple[tuple[re.Pattern[str], Kind], ...]:
        figures = rf"([0-9]{{1,{_LONGEST}}})"
        return tuple(
            (re.compile(figures.join(map(re.escape, kind.code.upper().split("{TURN}")))), kind)
            for kind in self.kinds
        )
