"""The step of a reveal that lines and names make room for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.reveal.step import Deed

if TYPE_CHECKING:
    from gui.reveal.player import RevealPlayer
    from gui.reveal.step import RevealStep


class ToldStep:
    """Up to where one board tells: what is prepared looks further for a moment."""

    def __init__(self, player: RevealPlayer) -> None:
        self._player = player
        self.place = 0
        """The number of the step that all make room for; below nought for all orders at once."""

    def at(self, place: int) -> RevealStep | None:
        """Return a step by its number; none below nought."""
        steps = self._player.steps
        return steps[min(place, len(steps) - 1)] if place >= 0 else None

    def driven(self, place: int) -> frozenset[str]:
        """Return the provinces of which a step knows that their units are driven out."""
        step = self.at(place)
        acts = (*step.done, *step.motions) if step is not None else ()
        return frozenset(one.province for one in acts if one.deed is Deed.PUSH)
