"""A line for a state: by name, abbreviation, or how a name begins; and a line for a whole way."""

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCompleter, QWidget

from engine.games.bez_hranic.tables import load_table
from gui.games.bez_hranic.beside.reading import read_card
from gui.games.bez_hranic.words.states import state_name
from gui.kit.one_line import OneLine

_BETWEEN = re.compile(r"\s*(?:[,;>\u2192\u2013\u2014]|\s-\s|->)\s*")


class StateLine(OneLine):
    """Holds what was typed; what state that is, it says when it is asked."""

    reached = Signal()
    """It has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setMaxLength(60)
        self.offer_cross()
        self._map = ""

    @property
    def state(self) -> str:
        """The key of the state that is meant; nothing where none is, or nothing is typed."""
        return read_card(self._map, self.text()) if self._map and self.text().strip() else ""

    @property
    def unread(self) -> bool:
        """Whether something is typed that is no state."""
        return bool(self.text().strip()) and not self.state

    def set_map(self, map_: str) -> None:
        """Read states of another map."""
        self._map = map_
        self.speak()

    def put(self, state: str) -> None:
        """Write a state's name; nothing empties the line."""
        self.setText(state_name(self._map, state) if state else "")

    def speak(self) -> None:
        """Offer names in the language now spoken; one that stands there is said in it."""
        states = load_table(self._map).states
        known = sorted(state_name(self._map, key) for key in states)
        completer = QCompleter(known, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        if self.state and self.text().strip() in states[self.state].names.values():
            self.put(self.state)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Say that it has the focus: a click on the map goes here."""
        super().focusInEvent(event)
        self.reached.emit()


def read_way(map_: str, text: str) -> tuple[Sequence[Sequence[str]], str]:
    """Read a way: its stops, for each the parts that may be meant; and the first unread word.

    States stand one after another, with commas, dashes or arrows between; or as abbreviations
    with blanks.
    """
    table = load_table(map_)
    words = [word for word in _BETWEEN.split(text.strip()) if word.strip()]
    if len(words) == 1 and not _key(map_, words[0]):
        words = words[0].split()
    stops: list[tuple[str, ...]] = []
    for word in words:
        key = _key(map_, word)
        if not key:
            return stops, word
        stops.append(table.map.parts.get(key, (key,)))
    return stops, ""


def _key(map_: str, word: str) -> str:
    return load_table(map_).key_of(word) or read_card(map_, word)
