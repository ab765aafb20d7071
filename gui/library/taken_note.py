"""What is said when boards of an earlier version were taken over."""

from engine.earlier_boards import TakenOver
from gui.kit.widgets import Note


class TakenNote(Note):
    """Says what became of them; it is not there where there were none."""

    def __init__(self) -> None:
        super().__init__("info", "")
        self._taken = TakenOver()
        self.hide()

    def tell(self, taken: TakenOver) -> None:
        """Say it of these."""
        self._taken = taken
        self.speak()
        self.setVisible(bool(self.words.text()))

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
