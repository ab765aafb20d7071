"""Asks how pictures are to be kept, shows how far that is, and says what was written or why not."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QProgressBar, QWidget

from gui import settings
from gui.errors.sentences import say_error
from gui.kit import theme
from gui.kit.choice import Choices
from gui.kit.dialog import Card, Writing, cover_by_key
from gui.kit.endings import ended
from gui.kit.translated import Translated
from gui.kit.widgets import Button, Note, button, label, row
from gui.reveal.film import Film, Filmed, MovingFilm, StillsFilm
from gui.reveal.shots import Shot
from gui.words import names

PNG, WEBP, GIF = "png", "webp", "gif"
RATES = {WEBP: 15, GIF: 10}
"""Pictures per second while something moves; a GIF has only palettes to pack them by."""

_WIDTH = 720


class Kept(Protocol):
    """What can be kept: a reveal, or whatever else a game shows."""

    @property
    def sizes(self) -> Mapping[str, QSize]:
        """What pictures may measure: small, middle and large."""

    @property
    def name(self) -> str:
        """What its files are called."""

    def title(self) -> str:
        """Say what is kept."""

    def studio(self, size: QSize) -> Filmed:
        """Return what paints it."""

    def stills(self) -> Sequence[Shot]:
        """Return one moment for each picture."""

    def animation(self, rate: int) -> Sequence[Shot]:
        """Return the moments of an animation, so many a second while something moves."""


class KeptCounts(QObject):
    """Numbers of things: sheets are of many classes, and a plural is looked up by the class."""

    def pictures(self, count: int) -> str:
        """Say how many pictures were kept."""
        return self.tr("%n picture(s) kept in {place}", "", count)


class KeepSheet(Translated, Card):
    """Keeps something shown as pictures or as an animation. Nothing in it is secret any more."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, kept: Kept, above: QWidget | None = None) -> None:
        """``above`` chooses what is kept, where there is more than one thing."""
        super().__init__(parent, "", _WIDTH)
        self.kept = kept
        self._above = above
        self.film: Film | None = None
        self.ways = Choices(((WEBP, "play"), (GIF, "play"), (PNG, "layers")))
        if theme.px(_WIDTH) > parent.window().width():
            self.ways.lay(1, tight=True)
        self.sizes: dict[str, Button] = {
            key: button("", small=True, checkable=True) for key in kept.sizes
        }
        group = QButtonGroup(self)
        for one in self.sizes.values():
            group.addButton(one)
        self.sizes["middle"].setChecked(True)
        self.size_words = label("", "muted")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setVisible(False)
        self.state = label("", "muted", wrap=True)
        self.trouble = Note("bad", "")
        self.trouble.setVisible(False)
        if above is not None:
            self.add(above)
        self.add(self.ways)
        self.add(row(self.size_words, *self.sizes.values(), None, gap=8))
        self.add(self.bar)
        self.add(self.state)
        self.add(self.trouble)
        self.shut = button("", "quiet")
        self.go = button("", "primary")
        self.add_acts(self.shut, self.go)
        self.shut.clicked.connect(self.reject)
        self.go.clicked.connect(self._on_go)
        self._speak()
        self.go.setFocus()

    # -- where to --------------------------------------------------------------------------------

    def _on_go(self) -> None:
        folder = settings.games_folder()
        home = folder if folder.is_dir() else Path.home()
        if self.ways.value == PNG:
            dialog = QFileDialog(self, self.tr("Folder for the pictures"), str(home))
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        else:
            dialog = QFileDialog(self, self.tr("Keep the animation"), str(home))
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix(self.ways.value)
            name = self.tr("Animations (*.{suffix})").format(suffix=self.ways.value)
            dialog.setNameFilter(name)
            dialog.selectFile(f"{self.kept.name}.{self.ways.value}")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        cover_by_key(dialog)
        dialog.fileSelected.connect(lambda chosen: self.keep(Path(chosen)))
        dialog.open()

    def keep(self, path: Path) -> None:
        """Begin to write: a folder for pictures, a file for an animation."""
        size = next(self.kept.sizes[key] for key, one in self.sizes.items() if one.isChecked())
        studio = self.kept.studio(size)
        kind = self.ways.value
        if kind == PNG:
            self.film = StillsFilm(studio, self.kept.stills(), path, self)
        else:
            path = ended(path, f".{kind}")
            moving = self.kept.animation(RATES[kind])
            self.film = MovingFilm(studio, moving, path, self)
        self.film.progressed.connect(self._on_progressed)
        self.film.done.connect(self._on_done)
        self.film.failed.connect(self._on_failed)
        self.trouble.setVisible(False)
        self.bar.setValue(0)
        self._busy(on=True)
        self.film.start()

    # -- how far it is -----------------------------------------------------------------------------

    def _on_progressed(self, painted: int, count: int) -> None:
        with QSignalBlocker(self.bar):
            self.bar.setRange(0, count)
        self.bar.setValue(painted)
        painting = self.tr("Painting picture {number} of {count}")
        packing = self.tr("Packing the animation")
        packs = painted == count and self.ways.value != PNG
        self.state.setText(
            packing if packs else painting.format(number=painted, count=names.number(count))
        )

    def _on_done(self, files: tuple[Path, ...]) -> None:
        self._busy(on=False)
        if self.ways.value == PNG:
            sentence = KeptCounts().pictures(len(files))
            self.state.setText(sentence.format(place=files[0].parent if files else ""))
        else:
            self.state.setText(self.tr("Kept as {file}").format(file=files[0]))
        self._shut_words()
        self.shut.setFocus()

    def _on_failed(self, error: OSError) -> None:
        self._busy(on=False)
        self.state.setText("")
        cause = say_error(error)
        self.trouble.words.setText(
            self.tr("Nothing was kept. {cause} Choose another place.").format(cause=cause)
        )
        self.trouble.setVisible(True)

    def _busy(self, *, on: bool) -> None:
        self.bar.setVisible(on)
        self.go.setEnabled(not on)
        self.ways.setEnabled(not on)
        if self._above is not None:
            self._above.setEnabled(not on)
        for one in self.sizes.values():
            one.setEnabled(not on)
        if not on:
            self.film = None
        self._shut_words()

    def reject(self) -> None:
        """Break off what is being written, or close."""
        if self.film is not None:
            self.film.cancel()
            self._busy(on=False)
            self.state.setText(self.tr("Broken off; nothing was kept."))
            return
        super().reject()

    def done(self, result: int) -> None:
        """Leave nothing half written behind."""
        if self.film is not None:
            self.film.cancel()
            self.film = None
        super().done(result)

    # -- words -----------------------------------------------------------------------------------

    def _shut_words(self) -> None:
        self.shut.say(self.tr("Cancel") if self.film is not None else self.tr("Close"))

    def _speak(self) -> None:
        said = self.kept.title()
        self.title.setText(said)
        self.setAccessibleName(said)
        self.ways.set_words(
            WEBP, self.tr("Animation, WebP"), self.tr("Small and sharp; browsers show it.")
        )
        self.ways.set_words(
            GIF, self.tr("Animation, GIF"), self.tr("Larger, fewer colours; everything shows it.")
        )
        self.ways.set_words(PNG, self.tr("Pictures"), self.tr("One PNG for every step."))
        self.size_words.setText(self.tr("Size"))
        for key, words in (
            ("small", self.tr("Small")),
            ("middle", self.tr("Medium")),
            ("large", self.tr("Large")),
        ):
            size = self.kept.sizes[key]
            self.sizes[key].say(f"{words}, {size.width()} × {size.height()}")
        self.go.say(self.tr("Keep…"))
        self._shut_words()
