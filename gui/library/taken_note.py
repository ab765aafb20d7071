"""Boards of an earlier version are taken over when the library is opened; says what came of it."""

from collections.abc import Callable
from pathlib import Path

from engine.board.loader import LoadedMap
from engine.earlier_boards import take_over
from gui import i18n, settings
from gui.kit.widgets import Note


class TakenNote(Note):
    """Says what became of them; it is not there where there were none."""

    def __init__(self, games: Path, map_of: Callable[[str], LoadedMap]) -> None:
        """Take over what is left of them, as studies beside the ``games``."""
        super().__init__("info", "")
        self._taken = take_over(settings.data_folder(), games, map_of, i18n.language())
        self.speak()
        if not self.words.text():
            self.hide()

    def speak(self) -> None:
        """Say it in the language now spoken."""
        count, lines = self._taken.boards, list[str]()
        if count:
            lines.append(
                self.tr(
                    "%n board(s) changed in an earlier version: among your studies now.", "", count
                )
            )
        for path in self._taken.aside:
            aside = self.tr("What nobody can read of an earlier version was put aside: {file}")
            lines.append(aside.format(file=path))
        self.words.setText("\n".join(lines))
