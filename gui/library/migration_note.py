"""What came of boards of an earlier version that are studies now."""

from engine.earlier_boards import Migration
from gui.kit.widgets import Note


class MigrationNote(Note):
    """Says it; it is not there where there were none."""

    def __init__(self, migration: Migration) -> None:
        super().__init__("info", "")
        self._migration = migration
        self.speak()
        if not self.words.text():
            self.hide()

    def speak(self) -> None:
        """Say it in the language now spoken."""
        count, lines = self._migration.boards, list[str]()
        if count:
            lines.append(
                self.tr(
                    "%n board(s) changed in an earlier version: among your studies now.", "", count
                )
            )
        for path in self._migration.aside:
            aside = self.tr("What nobody can read of an earlier version was put aside: {file}")
            lines.append(aside.format(file=path))
        self.words.setText("\n".join(lines))
