"""A game for other programs: the format, what they are not told by it, a file or the clipboard."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from engine.exchange.losses import Kept
from engine.formats.contract import JSON
from engine.formats.recorded_game import Loss
from engine.store.disk import keep_whole
from gui.errors.sentences import say_error
from gui.kit.ask_where import ask_where
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.widgets import Note, button, column, label
from gui.words.formats import kept_words, loss_words

ENDINGS = {JSON: ".json"}
TEXT = ".txt"
WIDTH = 640


@dataclass(frozen=True, slots=True, kw_only=True)
class Exported:
    """What of the open game may leave it. Everything in it is public."""

    title: str
    formats: Mapping[str, str]
    """Those of its game, by their ids, in words."""

    write: Callable[[str], str]
    lost: Callable[[str], tuple[Loss, ...]]
    kept: tuple[Kept, ...]
    copy: Callable[[], None]
    """Asks where to save a copy of the game's own file."""


class ExportCard(Card):
    """Says of every format what other programs are not told, before anything is written."""

    writing = Writing.LOOKS

    def __init__(self, parent: QWidget, game: Exported) -> None:
        super().__init__(parent, "", WIDTH)
        self._game = game
        self.title.setText(self.tr("Export for other programs"))
        self.setAccessibleName(self.title.text())
        self.own = QRadioButton(self.tr("Velmoc game, with everything (.velmoc)"))
        self.forms = {
            form: QRadioButton(_choice(form, name)) for form, name in game.formats.items()
        }
        self._group = QButtonGroup(self)
        for choice in (self.own, *self.forms.values()):
            self._group.addButton(choice)
            choice.ensurePolished()
            choice.setMinimumHeight(choice.fontMetrics().height() + 4)
            choice.toggled.connect(self._on_choice)
        self.untold = label("", wrap=True)
        self.again = label("", "muted", wrap=True)
        self.state = label("", "muted", wrap=True)
        self.state.setVisible(False)
        self.trouble = Note("bad", "")
        self.trouble.setVisible(False)
        self.add(column(self.own, *self.forms.values(), gap=6))
        self.add(self.untold)
        self.add(self.again)
        self.add(self.state)
        self.add(self.trouble)
        self.shut = button(self.tr("Close"), "quiet")
        self.copy = button(self.tr("Copy as text"), "quiet")
        self.save = button(self.tr("Save…"), "primary")
        self.shut.clicked.connect(self.reject)
        self.copy.clicked.connect(self._on_copy)
        self.save.clicked.connect(self._on_save)
        self.add_acts(self.shut, self.copy, self.save)
        QShortcut(QKeySequence("Ctrl+S"), self, self.save.click)
        self.forms[JSON].setChecked(True)
        self.forms[JSON].setFocus()

    @property
    def form(self) -> str | None:
        """The format chosen; nothing for our own."""
        return next((form for form, choice in self.forms.items() if choice.isChecked()), None)

    def _on_choice(self) -> None:
        form = self.form
        self.copy.setEnabled(form is not None)
        self._tell("")
        self.untold.setText(self._untold(form))
        self.again.setText(self._again(form))
        self.again.setVisible(form is not None)

    def _untold(self, form: str | None) -> str:
        if form is None and Kept.LOG in self._game.kept:
            return self.tr(
                "A copy of the game’s file. Every word of the slips stays in it: it is for the "
                "master, not for the table."
            )
        if form is None:
            return self.tr(
                "A copy of the game’s file: seals, closed envelopes and the whole log stay in it."
            )
        lost = self._game.lost(form)
        if not lost:
            return self.tr("Other programs are told the whole game.")
        things = "; ".join(map(loss_words, lost))
        return self.tr("Other programs are not told: {things}.").format(things=things)

    def _again(self, form: str | None) -> str:
        if form is None:
            return ""
        sentence = self.tr("Velmoc finds all of it again when it opens the file.")
        return " ".join((sentence, *map(kept_words, self._game.kept)))

    def _on_copy(self) -> None:
        form = self.form
        if form is not None:
            QGuiApplication.clipboard().setText(self._game.write(form))
            self._tell(self.tr("Copied; paste it into a chat or a letter."))

    def _on_save(self) -> None:
        form = self.form
        if form is None:
            self.accept()
            self._game.copy()
            return
        suffix = ENDINGS.get(form, TEXT)
        kinds = {suffix.lstrip("."): f"{self._game.formats[form]} (*{suffix})"}
        ask_where(
            *(self, self.title.text(), _stem(self._game.title), kinds),
            partial(self.save_as, form),
        )

    def save_as(self, form: str, path: Path) -> None:
        """Write the game; say where it lies, or why it does not."""
        path = ended(path, ENDINGS.get(form, TEXT))
        try:
            keep_whole(path, self._game.write(form).encode("utf-8", "backslashreplace"))
        except OSError as error:
            self._tell("")
            sentence = self.tr("Not done. {cause}").format(cause=say_error(error))
            self.trouble.words.setText(sentence)
            self.trouble.setVisible(True)
        else:
            self._tell(self.tr("Kept as {file}").format(file=path))

    def _tell(self, text: str) -> None:
        self.trouble.setVisible(False)
        self.state.setText(text)
        self.state.setVisible(bool(text))


def _choice(form: str, name: str) -> str:
    return f"{name} ({ENDINGS.get(form, TEXT)})"


def _stem(title: str) -> str:
    return "".join("-" if sign in '/\\:*?"<>|.' else sign for sign in title.strip())[:80]
