"""Records and games that leave the club, or come to it: one file, or a folder with everything."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from engine.clock.wall import utc_now
from engine.club import parcel
from engine.club.book import Joined
from gui import settings
from gui.club.club_words import Counts
from gui.club.desk import Club
from gui.kit.dialog import Card, Message
from gui.kit.widgets import button, label

NAME = "club.json"
"""What a file with a club's records is called, unless people say otherwise."""

_WIDE = 560


class ChoiceCard(Card):
    """Asks whether it is about the records only, or about everything."""

    records_asked = Signal()
    all_asked = Signal()

    def __init__(self, parent: QWidget, title: str, records: str, everything: str) -> None:
        super().__init__(parent, title, _WIDE)
        self.records, self.all = (
            button(self.tr("Records only")),
            button(self.tr("Records and games")),
        )
        for choice, text, asked in (
            (self.records, records, self.records_asked),
            (self.all, everything, self.all_asked),
        ):
            self.add(label(text, wrap=True))
            self.add(choice)
            choice.clicked.connect(partial(self._take, asked.emit))
        self.no = button(self.tr("Cancel"), "quiet")
        self.no.clicked.connect(self.reject)
        self.add_acts(self.no)
        self.records.setFocus()

    def _take(self, act: Callable[[], None]) -> None:
        self.accept()
        act()


class Exchange(QObject):
    """Asks where to, or from where; does it, and says what came of it."""

    def __init__(self, club: Club, over: QWidget) -> None:
        super().__init__(over)
        self._club, self._over = club, over

    # asking

    def ask_give(self) -> None:
        """Ask what to export."""
        card = ChoiceCard(
            self._over.window(),
            self.tr("Export"),
            self.tr("Results, players and leagues as one file for another club, or to keep."),
            self.tr(
                "A new folder with the records and a copy of every game’s file. The file of a "
                "game that a master led holds every word of its slips."
            ),
        )
        card.records_asked.connect(self._ask_give_records)
        card.all_asked.connect(self._ask_give_all)
        card.open()

    def ask_take(self) -> None:
        """Ask what to import."""
        card = ChoiceCard(
            self._over.window(),
            self.tr("Import"),
            self.tr("Results, players and leagues out of one file. What is known stays as it is."),
            self.tr(
                "A folder with records and games. Games that are not here yet are copied to the "
                "others."
            ),
        )
        card.records_asked.connect(self._ask_take_records)
        card.all_asked.connect(self._ask_take_all)
        card.open()

    def _ask_give_records(self) -> None:
        dialog = self._dialog(self.tr("Export the club’s records"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.selectFile(NAME)
        dialog.fileSelected.connect(lambda name: self.give_to(Path(name)))
        dialog.open()

    def _ask_take_records(self) -> None:
        dialog = self._dialog(self.tr("Import a club’s records"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.take_from(Path(name)))
        dialog.open()

    def _ask_give_all(self) -> None:
        dialog = self._folder(self.tr("Where shall the new folder lie?"))
        dialog.fileSelected.connect(lambda name: self.give_all(Path(name)))
        dialog.open()

    def _ask_take_all(self) -> None:
        dialog = self._folder(self.tr("Which folder has records and games?"))
        dialog.fileSelected.connect(lambda name: self.take_all(Path(name)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._over.window(), title)
        dialog.setNameFilter(self.tr("Records of a club ({suffix})").format(suffix="*.json"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def _folder(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._over.window(), title)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # doing

    def give_to(self, path: Path) -> None:
        """Write the club's records to a file."""
        if self._club.did(lambda: self._club.memory.hand_out(path)):
            count = len(self._club.memory.book.records)
            self._say(
                self.tr("The records are exported"),
                self.tr("{games} in {file}.").format(games=Counts().games(count), file=path),
            )

    def take_from(self, path: Path) -> None:
        """Add the records of another club."""
        sentences: list[str] = []

        def take() -> None:
            sentences.append(self._joined(self._club.memory.take_in(path)))

        if self._club.did(take):
            self._say(self.tr("The records are imported"), sentences[0])

    def give_all(self, parent: Path) -> None:
        """Write the records and every game to a new folder."""
        day = utc_now().astimezone().date().isoformat()
        folder = parcel.new_folder(parent, f"Velmoc {day}")
        sentences: list[str] = []

        def give() -> None:
            with _Busy():
                packed = parcel.pack(self._club.memory, folder)
            text = self.tr("{games} in {file}.")
            sentences.append(text.format(games=Counts().games(packed.games), file=folder))
            if packed.left:
                left = self.tr("Not copied, because they are gone or open elsewhere: {count}.")
                sentences.append(left.format(count=packed.left))

        if self._club.did(give):
            self._say(self.tr("Records and games are exported"), " ".join(sentences))

    def take_all(self, folder: Path) -> None:
        """Add the records and the games of a folder."""
        sentences: list[str] = []

        def take() -> None:
            with _Busy():
                unpacked = parcel.unpack(self._club.memory, folder, settings.games_folder())
            text = self.tr("Games: {added} new, {known} known already.")
            sentences.append(text.format(added=unpacked.added, known=unpacked.known))
            if unpacked.left:
                left = self.tr("Files that are no game: {count}.")
                sentences.append(left.format(count=unpacked.left))
            sentences.append(self.tr("Results:") + " " + self._joined(unpacked.joined))

        if self._club.did(take):
            self._say(self.tr("Records and games are imported"), " ".join(sentences))

    def _joined(self, joined: Joined) -> str:
        return self.tr(
            "New here: {added}. Known already: {known}; told otherwise there and kept as "
            "they are here: {differing}."
        ).format(added=joined.added, known=joined.known, differing=joined.differing)

    def _say(self, title: str, text: str) -> None:
        Message(self._over.window(), title, text, close=self.tr("Close")).open()


class _Busy:
    """Shows by the pointer that something takes a while."""

    def __enter__(self) -> None:
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)

    def __exit__(self, *_: object) -> None:
        QApplication.restoreOverrideCursor()
