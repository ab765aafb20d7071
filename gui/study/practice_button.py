"""The way to what is practised today, with how much that is: it asks nobody to."""

from pathlib import Path

from engine.clock.wall import utc_now
from engine.store.memory_cover import count_due, memory_path
from gui.kit.translated import Translated
from gui.kit.widgets import Button


class PracticeButton(Translated, Button):
    """Says how many phases are due, where any are."""

    def __init__(self, games: Path) -> None:
        super().__init__("", "clock")
        self.setAutoDefault(False)
        self._games, self.due = games, 0
        self.look()

    def look(self) -> None:
        """Count anew."""
        self.due = count_due(memory_path(self._games), utc_now()) or 0
        self._speak()

    def _speak(self) -> None:
        today = self.tr("Practice today: {count}").format(count=self.due)
        self.say(today if self.due else self.tr("Practice"))
        self.setToolTip(self.tr("What was not foreseen is asked again, later and later"))
