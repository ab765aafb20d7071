"""The ways into the program side by side: table, game master, study, each by its letter."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QBoxLayout, QWidget

from engine.board.loader import LoadedMap
from gui import settings
from gui.games import catalogue
from gui.kit.later import later
from gui.kit.sizing import spaced
from gui.lessons.kept import KeptLessons
from gui.windows.start.doors import (
    MASTER,
    STUDY,
    TABLE,
    Door,
    SlipsPicture,
    TablePicture,
)


def letters() -> tuple[str, str, str]:
    """Return the keys of table, game master and study in the language now spoken."""
    translate = QCoreApplication.translate
    return (
        translate("Ways", "T", "key of the table’s door"),
        translate("Ways", "G", "key of the game master’s door"),
        translate("Ways", "S", "key of the study’s door"),
    )


class Ways(QWidget):
    """Three doors in a row, or one above the other where there is no room for that."""

    def __init__(self, loaded: LoadedMap) -> None:
        super().__init__()
        board, key = loaded.board, loaded.key
        self._game = catalogue.played_on(board)
        shown = self._game.door_pictures()
        self.lessons = KeptLessons(settings.data_folder())
        """How far somebody came in first lessons, and whether one was offered."""

        self.doors = {
            TABLE: Door(TablePicture(board, key, shown), "plus"),
            MASTER: Door(SlipsPicture(shown), "list"),
            STUDY: Door(self._game.study_picture(loaded), "book"),
        }
        self._letters: dict[str, Door] = {}
        self._lying = False
        self._across = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), gap=20)
        for door in self.doors.values():
            self._across.addWidget(door, 1)

    def lesson_words(self) -> tuple[str, str, str]:
        """Say to whom the first lesson is offered, what one does in it, and how one begins.

        Where a game has none, a table for one is all that is offered.
        """
        minute = self._game.first_minute()
        at = self.lessons.progress(self._game.id).at
        begun = self.tr("Go on: step {number}").format(number=at + 1)
        return minute.title(), minute.words(), begun if at else self.tr("Show me")

    def door_of(self, letter: str) -> Door | None:
        """Return the door that a letter opens."""
        return self._letters.get(letter)

    def light(self, key: str) -> None:
        """Light the door to which belongs what is held over the window; nothing: none."""
        for one, door in self.doors.items():
            door.set_lit(lit=one == key)

    def fit(self, *, lying: bool, brief: bool, least: int) -> None:
        """Use the room there is."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._across.setDirection(down if lying else across)
        for door in self.doors.values():
            door.fit(lying=lying, brief=brief, least=least)
        self._lying = lying
        later(self, self._level)

    def _level(self) -> None:
        """Let all pictures end on one line, however long the words below them are."""
        wide = (self.width() - self._across.spacing() * (len(self.doors) - 1)) // len(self.doors)
        high = max(door.words_height(wide) for door in self.doors.values())
        for door in self.doors.values():
            door.set_words_height(0 if self._lying else high)

    def say_study(self, last: str) -> None:
        """Say which study was worked at last, and offer to go on there."""
        door = self.doors[STUDY]
        door.again.setVisible(bool(last))
        if last:
            door.sentence.setText(self.tr("Last time: {board}.").format(board=last))
            door.again.say(self.tr("Go on there"))

    def speak(self) -> None:
        """Set every word in the language spoken."""
        table, master, study = letters()
        self._letters = dict(zip((table, master, study), self.doors.values(), strict=True))
        self.doors[TABLE].say(
            self.tr("Table"),
            table,
            self.tr("Friends, one laptop, a curtain between them. Orders are revealed at once."),
            self.tr("2 to 7 players"),
            self.tr("New game"),
        )
        self.doors[MASTER].say(
            self.tr("Game master"),
            master,
            self.tr("Type or paste the slips; the program rules and says why."),
            self.tr("one person at the laptop, a screen for the room"),
            self.tr("Run a game"),
        )
        self.doors[STUDY].say(
            self.tr("Study"),
            study,
            self.tr("Set up a position, try orders, see every reason. Alone, in no hurry."),
            self.tr("the examples of the rulebook, and a free board"),
            self.tr("Open the study"),
        )
        self.doors[TABLE].again.say(self.tr("The same table again"))
