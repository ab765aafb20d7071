"""What the menu opens over a game of live rounds: lines to read, its sheet, a file of its own."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.table.live.table import Agreed
from gui.explain.open_rule import open_book
from gui.games import catalogue
from gui.games.live_gui import LiveGui
from gui.kit.ask_where import ask_where
from gui.kit.dialog import Card, Writing
from gui.kit.endings import ended
from gui.kit.scroller import scroller
from gui.kit.widgets import button, column, label

_HIGH = 420


class LinesCard(Card):
    """Some lines to read."""

    writing = Writing.LOOKS

    def __init__(
        self, parent: QWidget, title: str, lines: Sequence[str], above: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, title, 640)
        said = [label(line, "strong", wrap=True, selectable=True) for line in above]
        self.lines = [*said, *(label(line, wrap=True, selectable=True) for line in lines)]
        area = scroller(column(*self.lines, None, gap=10, pad=(0, 0, 12, 0)))
        area.setMinimumHeight(min(_HIGH, 44 * len(self.lines)))
        self.add(area, 1)
        self.shut = button(QCoreApplication.translate("Navigator", "Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        self.shut.setFocus()


def rules_in_brief(parent: QWidget, card: LiveGui, agreed: Agreed | None = None) -> LinesCard:
    """Return the card with what a table agreed on, and the rules of a game in some sentences."""
    title = QCoreApplication.translate("OpenRounds", "Rules of {game}").format(game=card.name())
    above: Sequence[str] = ()
    if agreed is not None and card.picker is not None:
        picker = card.picker()
        picker.take(agreed.map, agreed.options)
        above = picker.said()
    return LinesCard(parent, title, card.in_brief(), above)


def show_rules(section: str, window: QWidget, game: str) -> None:
    """Open the rules of a game; in brief, where that is all there is of them."""
    card = catalogue.LIVE[game]
    if card.rule_texts:
        open_book(section, window, card.rule_texts)
    else:
        rules_in_brief(window, card).open()


def ask_for_json(parent: QWidget, title: str, act: Callable[[Path], object]) -> None:
    """Ask where to write a game as JSON."""
    heading = QCoreApplication.translate("OpenRounds", "Export the whole game")
    written = {"json": "JSON (*.json)"}
    ask_where(parent, heading, title, written, lambda path: act(ended(path, ".json")))
