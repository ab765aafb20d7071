"""A game's file that says whenever it is stored that the table has been told a phase to its end."""

from collections.abc import Sequence
from typing import Unpack

from engine.robots.crash.kill_soak import Announced, say
from engine.table.event import Event
from engine.table.store import Kept
from engine.table.view import PublicView
from gui.robots.crash.reopening import TELLS, TOLD

__all__ = ["TellingStore", "say"]


class TellingStore(Announced):
    """A store that also says of which phase it is stored that its reveal is over."""

    def append(self, events: Sequence[Event], **kept: Unpack[Kept]) -> None:
        """Store, and say before and after it which phase is told with it."""
        public = kept.get("public")
        reveals = isinstance(public, PublicView) and not public.telling and self.telling
        phase = public.past[-1].phase.code if isinstance(public, PublicView) and reveals else ""
        if reveals:
            say(f"# {TELLS} {phase}")
        super().append(events, **kept)
        if reveals:
            say(f"# {TOLD} {phase}")
