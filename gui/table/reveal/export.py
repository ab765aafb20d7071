"""Keeps a reveal: as pictures, or as an animation."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget

from engine.board.loader import LoadedMap
from gui.reveal import shots
from gui.reveal.painter import SIZES, Studio
from gui.reveal.player import RevealPlayer
from gui.reveal.shots import Shot
from gui.table.reveal.keep_sheet import GIF, PNG, WEBP, KeepSheet
from gui.words import phases

__all__ = ["GIF", "PNG", "WEBP", "ExportSheet"]


class KeptReveal:
    """A reveal, in the order in which its table wanted it."""

    sizes: Mapping[str, QSize] = SIZES

    def __init__(self, player: RevealPlayer, loaded: LoadedMap, title: str) -> None:
        self._player, self._loaded, self._title = player, loaded, title

    @property
    def name(self) -> str:
        """What its files are called."""
        return self._player.past.phase.code

    def title(self) -> str:
        """Say what is kept."""
        season = phases.full_phase_words(self._player.past.phase)
        text = QCoreApplication.translate("ExportSheet", "Keep the reveal: {phase}")
        return text.format(phase=season)

    def studio(self, size: QSize) -> Studio:
        """Return what paints it."""
        player = self._player
        return Studio(player.past, self._loaded, size, player.mode, self._title)

    def stills(self) -> Sequence[Shot]:
        """Return one moment for each step."""
        return shots.stills(self._player.steps)

    def animation(self, rate: int) -> Sequence[Shot]:
        """Return the moments of an animation."""
        return shots.animation(self._player.steps, rate=rate)


class ExportSheet(KeepSheet):
    """Keeps a reveal as pictures or as an animation."""

    def __init__(
        self, parent: QWidget, player: RevealPlayer, loaded: LoadedMap, title: str
    ) -> None:
        super().__init__(parent, KeptReveal(player, loaded, title))
