"""What a table of Bez hranic hears. Every sound tells what everybody sees, and nothing else."""

from PySide6.QtCore import QObject

from engine.games.bez_hranic.view import Doing, Seen
from gui.clock.sounds import play
from gui.games.bez_hranic.words.table import seen_of
from gui.kit.later import later
from gui.live_bridge import LiveBridge


class RoadEars(QObject):
    """Plays what belongs to what has happened, after it is seen: no press waits for a sound."""

    def __init__(self, bridge: LiveBridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._before = seen_of(bridge.public())
        bridge.changed.connect(self._on_changed)

    def _on_changed(self) -> None:
        before, self._before = self._before, seen_of(self._bridge.public())
        name = sound_of(before, self._before)
        if name:
            later(self, lambda: play(name))


def sound_of(before: Seen, after: Seen) -> str:
    """Return what is heard when one thing follows another, or nothing."""
    if before is after:
        return ""
    if len(after.past) > len(before.past):
        return "victory" if after.doing is Doing.OVER else "all_sealed"
    for follows, name in (
        (len(after.lifted) > len(before.lifted) and after.round == before.round, "conflict"),
        (len(after.laid) > len(before.laid), "seal"),
        (len(after.sealed) > len(before.sealed), "seal"),
        (bool(after.start) and not before.start, "last_minute"),
        (len(after.offer) > len(before.offer), "page"),
    ):
        if follows:
            return name
    return ""
