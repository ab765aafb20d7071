"""Who played, where, when: what stands in the head of a chapter."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.study.tree.node import ITEM_FACT
from engine.study.words import LONGEST_NAME
from gui.kit.autosave import Autosave
from gui.kit.one_line import OneLine
from gui.kit.pick_list import PickList
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import label
from gui.words import labels

_PLAYER = "Player "
USUAL = ("Date", "Place", "Result", "Source")
"""Facts that any chapter may have, as a text calls them; it may have others besides."""


class FactsForm(Translated, QWidget):
    """A line for each fact; players are asked for one power after another."""

    written = Signal(str, str)
    """A fact's name and what it is; nothing takes it out."""

    typed = Signal(str, str)
    """The same while it is being written."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board, self._facts = board, dict[str, str]()
        self.lines: dict[str, OneLine] = {}
        self._names: dict[str, QLabel] = {}
        self.more = PickList()
        self.more.activated.connect(self._on_more)
        self._autosave = Autosave(self.keep, self)
        self._autosave.typed.connect(self._on_typed)
        self._layout = spaced(QVBoxLayout(self), gap=4)
        self._layout.addWidget(self.more)
        self._wanted: list[str] = []
        self._speak()

    def show_facts(self, facts: Mapping[str, str], *, other: bool) -> None:
        """Show what is known of a chapter; ``other`` than the one that was shown before.

        From which item of the library it was opened is the program's own.
        """
        before, self._facts = self._facts, {**facts}
        self._facts.pop(ITEM_FACT, None)
        if other:
            self._wanted = []
        wanted = dict.fromkeys((*USUAL[:2], *self._facts, *self._wanted))
        for name in [name for name in self.lines if name not in wanted]:
            for gone in (self._names.pop(name), self.lines.pop(name)):
                self._layout.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
        for name in wanted:
            if name not in self.lines:
                self._add(name)
            line = self.lines[name]
            fact, text = self._facts.get(name, ""), line.text()
            if text != fact and (other or text == before.get(name, "")):  # else it is being written
                line.setText(fact)
        self._speak()

    def _add(self, name: str) -> None:
        line = OneLine()
        line.setMaxLength(LONGEST_NAME)
        line.editingFinished.connect(partial(self._on_written, name))
        self._autosave.watch(line)
        self.lines[name] = line
        self._names[name] = label("", "caption", wrap=True)
        for part in (self._names[name], line):
            self._layout.insertWidget(self._layout.count() - 1, part)
            part.show()

    def keep(self) -> None:
        """Keep what was written."""
        for name in tuple(self.lines):
            self._on_written(name)

    def _on_typed(self, field: QWidget) -> None:
        for name, line in self.lines.items():
            if line is field:
                self.typed.emit(name, line.text())

    def _on_written(self, name: str) -> None:
        line = self.lines.get(name)
        if line is not None and line.text() != self._facts.get(name, ""):
            self._facts[name] = line.text()
            self.written.emit(name, line.text())

    def _on_more(self) -> None:
        name = self.more.currentData()
        if name:
            self._wanted.append(name)
            self.show_facts(self._facts, other=False)
            self.lines[name].setFocus()

    def _said(self, name: str) -> str:
        """Say what a fact is."""
        if name.startswith(_PLAYER):
            power = name.removeprefix(_PLAYER)
            if power in self._board.powers_by_id:
                power = labels.power_name(self._board, power)
            return self.tr("Who played: {power}").format(power=power)
        said = {
            "Date": self.tr("When"),
            "Place": self.tr("Where"),
            "Result": self.tr("How it ended"),
            "Source": self.tr("Where it comes from"),
        }
        return said.get(name, name)

    def _speak(self) -> None:
        for name, line in self.lines.items():
            said = self._said(name)
            self._names[name].setText(said)
            line.setAccessibleName(said)
        self.more.clear()
        self.more.addItem(self.tr("Something else is known …"), "")
        players = (f"{_PLAYER}{power.id}" for power in self._board.powers)
        for name in (*USUAL, *players):
            if name not in self.lines:
                self.more.addItem(self._said(name), name)
        self.more.setAccessibleName(self.more.itemText(0))
        self.more.setVisible(self.more.count() > 1)
