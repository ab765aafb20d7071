"""How far a table has come in a reveal, and what of it has been told by then. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gui.reveal.step import Mode, RevealStep, Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Which step is shown, and what was told up to now.

    What was told stays told: whoever goes back sees the board, the paper and the figures as they
    were at that step, but the way there and back lies open.
    """

    mode: Mode = Mode.BY_POWER
    at: int = 0
    fights: int = 0
    """Of how many conflicts at least the first line was told."""

    begun: bool = False
    """Whether any order was told."""

    ended: bool = False
    """Whether the last step was shown, after which there are no more conflicts."""

    all_told: bool = False
    """Whether the last step has come to rest: nothing is left to be told."""

    def shown(self, steps: Sequence[RevealStep]) -> "Place":
        """Return it once a step is shown; whoever jumps ahead has had everything before told."""
        fights = sum(step.scene is Scene.CONFLICT for step in steps[: self.at + 1])
        ended = self.ended or self.at == len(steps) - 1
        begun = self.begun or self.at > 0
        return replace(self, fights=max(fights, self.fights), begun=begun, ended=ended)

    def known(self, steps: Sequence[RevealStep]) -> tuple[int, ...]:
        """Return the steps that anybody may know of: who is read out is public, conflicts are not.

        Nothing else of the course is known before it is told, not even how long it is.
        """
        places, fights = [], 0
        for place, step in enumerate(steps):
            fights += step.scene is Scene.CONFLICT
            if step.scene is Scene.CARRIED_OUT:
                revealed = self.ended
            else:
                revealed = step.scene is not Scene.CONFLICT or fights <= self.fights
            if revealed:
                places.append(place)
        return tuple(places)


ALL_TOLD = Place(fights=1 << 30, begun=True, ended=True, all_told=True)
"""Where a table begins that sees a reveal again."""
