"""What the table hears. Every sound can be muted, and none is the only sign of anything.

Qt's own players are not among what the program brings along, so that of the system plays: one
process a sound, that nobody waits for. Where there is none, it is silent.
"""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QObject, QProcess, QStandardPaths
from PySide6.QtGui import QGuiApplication

from engine import resources
from engine.clock.clock import Ring
from engine.table.changes import Changes
from engine.table.view import PublicView, Stage
from gui import settings
from gui.clock.keeper import ClockKeeper
from gui.table_bridge import TableBridge

NAMES = ("seal", "all_sealed", "last_minute", "time_up", "page", "conflict", "victory")

PLAYERS = (
    ("pw-play", ()),
    ("paplay", ()),
    ("aplay", ("-q",)),
    ("afplay", ()),
)
"""Programs that play a file, the best first; the last is macOS's."""

RINGS = MappingProxyType(
    {
        Ring.LAST_MINUTE: "last_minute",
        Ring.TALK_OVER: "time_up",
        Ring.TIME_UP: "time_up",
        Ring.STOOD: "last_minute",
    }
)
"""What is heard when a clock rings."""

Player = Callable[[Path], None]


def sound_file(name: str) -> Path:
    """Return where a sound is kept."""
    return resources.assets() / "sounds" / f"{name}.wav"


def play(name: str) -> None:
    """Let a sound be heard, unless people do not want any."""
    if not settings.current().sounds:
        return
    if _Kept.player is not None:
        _Kept.player(sound_file(name))
    elif not _unseen():
        _by_system(sound_file(name))


def set_sounds(*, on: bool) -> None:
    """Mute everything, or not any more."""
    with contextlib.suppress(OSError):  # in force all the same
        settings.change(sounds=on)


def use_player(player: Player | None) -> None:
    """Let something else play than the system; nothing for the system again."""
    _Kept.player = player


class _Kept:
    player: Player | None = None
    """What plays instead of the system, if anything does."""


def _unseen() -> bool:
    """Tell whether nobody sits before this program: nobody hears what nobody sees."""
    return QGuiApplication.platformName() in ("offscreen", "minimal")


def _by_system(path: Path) -> None:
    if sys.platform == "win32":
        import winsound  # noqa: PLC0415 - there is none elsewhere

        with contextlib.suppress(RuntimeError):
            winsound.PlaySound(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC)
        return
    for program, options in PLAYERS:
        executable = QStandardPaths.findExecutable(program)
        if executable:
            QProcess.startDetached(executable, [*options, str(path)])
            return


class Ears(QObject):
    """Plays what belongs to what everybody sees: seals, the reveal, the end, the clock.

    It hears of the game by the public view alone. Nothing sounds while a power writes, except the
    clock and the closing of a seal, which everybody sees as well.
    """

    def __init__(self, bridge: TableBridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._before = bridge.public()
        bridge.changed.connect(self._on_changed)

    def on_rings(self, rung: tuple[Ring, ...]) -> None:
        """Play what a clock's rings sound like: what falls into one moment is one sound.

        Of several, that something is over is what the table has to hear.
        """
        names = [RINGS[ring] for ring in rung if ring in RINGS]
        if names:
            play("time_up" if "time_up" in names else names[0])

    def _on_changed(self, changes: Changes) -> None:
        if not changes & ~Changes.CLOCK:
            return
        before, self._before = self._before, self._bridge.public()
        name = sound_of(before, self._before)
        if name:
            play(name)


def audible_clock(bridge: TableBridge) -> ClockKeeper:
    """Return the clock of a table, with ears for it and for the game.

    The ears end with the bridge. The clock is nobody's child: a screen that still shows it when the
    game has been put away shows none then.
    """
    keeper, ears = ClockKeeper(bridge), Ears(bridge, bridge)
    keeper.rang_together.connect(ears.on_rings)
    return keeper


def sound_of(before: PublicView, after: PublicView) -> str:
    """Return what is heard when one thing follows another, or nothing."""
    if after.outcome is not None:
        return "" if before.outcome is not None else "victory"
    if after.stage is Stage.REVEALED:
        return "page" if before.stage is Stage.WRITING else ""
    if before.phase != after.phase or _sealed(after) <= _sealed(before):
        return ""
    return "seal" if after.queue else "all_sealed"


def _sealed(view: PublicView) -> int:
    return sum(seal.sealed for seal in view.seals)
