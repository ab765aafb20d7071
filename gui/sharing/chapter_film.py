"""A chapter as pictures: its main line, revealed phase by phase."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImage

from engine.board.loader import LoadedMap
from engine.study.tree.node import Chapter
from engine.table.view import PastPhase
from gui.reveal import shots
from gui.reveal.painter import SIZES, Studio
from gui.reveal.player import RevealPlayer
from gui.reveal.shots import Shot
from gui.reveal.step import Mode, RevealStep
from gui.sharing.part import Part

_EACH = 1000
"""Steps that one phase has at most: a shot's place says which phase it is of, and which step."""


class ChapterStudio:
    """Paints the phases of a chapter, one studio after another."""

    def __init__(
        self, name: str, pasts: Sequence[PastPhase], loaded: LoadedMap, size: QSize, title: str
    ) -> None:
        self._name, self._pasts, self._loaded = name, pasts, loaded
        self._size, self._title = size, title
        self._place, self._studio = -1, self._opened(0)
        self._place = 0

    def _opened(self, place: int) -> Studio:
        return Studio(self._pasts[place], self._loaded, self._size, Mode.BY_POWER, self._title)

    def _at(self, place: int) -> Studio:
        if place != self._place:
            self._studio.close()
            self._place, self._studio = place, self._opened(place)
        return self._studio

    @property
    def name(self) -> str:
        """What files of it are called."""
        return self._name

    def stem(self, number: int, shot: Shot) -> str:
        """Return the name of a picture, without its ending; it sorts as it was shown."""
        return f"{self._name}-{number:03d}-{self._pasts[shot.place // _EACH].phase.code}"

    def look(self, shot: Shot) -> int:
        """Return what a picture has in common with those that look much like it."""
        return shot.place

    def paint(self, shot: Shot) -> QImage:
        """Return one picture."""
        studio = self._at(shot.place // _EACH)
        return studio.paint(replace(shot, place=shot.place % _EACH))

    def close(self) -> None:
        """Put the board away."""
        self._studio.close()


class KeptChapter:
    """A chapter to be kept as pictures, one for each phase, or as an animation."""

    sizes: Mapping[str, QSize] = SIZES

    def __init__(self, part: Part, chapter: Chapter) -> None:
        boards = (part.board(node) for node in part.line(chapter))
        self._pasts = tuple(one.past for one in boards if one is not None and one.past is not None)
        self._loaded = part.map_of(chapter)
        self._title = chapter.title or part.name

    @property
    def there(self) -> bool:
        """Whether a phase was judged in it."""
        return bool(self._pasts)

    @property
    def name(self) -> str:
        """What its files are called."""
        return "".join(sign if sign.isalnum() else "-" for sign in self._title)[:60] or "study"

    def title(self) -> str:
        """Say what is kept."""
        said = QCoreApplication.translate("Sharing", "Keep the chapter: {title}")
        return said.format(title=self._title)

    def studio(self, size: QSize) -> ChapterStudio:
        """Return what paints it."""
        return ChapterStudio(self.name, self._pasts, self._loaded, size, self._title)

    def stills(self) -> Sequence[Shot]:
        """Return one moment for each phase: as it came out."""
        return [
            replace(shots.stills(steps)[-1], place=phase * _EACH + len(steps) - 1)
            for phase, steps in enumerate(self._steps())
        ]

    def animation(self, rate: int) -> Sequence[Shot]:
        """Return the moments of an animation."""
        return [
            replace(shot, place=phase * _EACH + shot.place)
            for phase, steps in enumerate(self._steps())
            for shot in shots.animation(steps, rate=rate)
        ]

    def _steps(self) -> Sequence[Sequence[RevealStep]]:
        made = []
        for past in self._pasts:
            player = RevealPlayer(past, self._loaded.board, still=True)
            player.set_mode(Mode.BY_POWER)
            made.append(player.steps)
        return made
