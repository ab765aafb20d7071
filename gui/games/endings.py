"""How the short games of a game end, in its words."""

from collections.abc import Sequence
from typing import Protocol

from engine.table.ending import Count


class EndingWords(Protocol):
    """The agreed end of a short game, in words of the calendar and of what is counted."""

    @property
    def usual_turns(self) -> int:
        """How many turns after the first the last one comes unless the table says otherwise."""
        ...

    @property
    def counts(self) -> Sequence[Count]:
        """What may decide a short game, the usual first."""
        ...

    def stop(self) -> str:
        """Offer to play on no more, and say who wins then; empty where nobody is offered that."""
        ...

    def stopped(self) -> str:
        """Say that the table did not want to play on, at the head of a sentence."""
        ...

    def by_turn(self) -> str:
        """Offer a short game with a last turn."""
        ...

    def by_turn_or_time(self) -> str:
        """Offer a short game with a last turn or the clock on the wall."""
        ...

    def last_turn(self) -> str:
        """Name the number beside that offer."""
        ...

    def played(self, turn: int) -> str:
        """Say in a sentence what is played of the last turn."""
        ...

    def after(self, turn: int) -> str:
        """Say when the game ends, within a sentence."""
        ...

    def coming(self, turn: int, *, now: bool) -> str:
        """Say which turn is the last; ``now`` tells whether it is being played."""
        ...

    def turn_over(self, turn: int) -> str:
        """Say that the last turn is over, at the head of a sentence."""
        ...

    def time_over(self, when: str) -> str:
        """Say that the agreed time has come, at the head of a sentence; ``when``, if known."""
        ...

    def most(self, count: Count) -> str:
        """Say what decides."""
        ...

    def units_to_win(self, sides: str, goal: int) -> str:
        """Say how many units each side has where so many of them win."""
        ...
