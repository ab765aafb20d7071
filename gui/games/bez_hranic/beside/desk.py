"""Beside the table, for the person with the projector: purses, corrections, and their log."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from engine.games.bez_hranic.commands import Change, TakeBack
from engine.table.live.view import LiveView
from gui.games.bez_hranic.words.table import log_lines, seen_of
from gui.kit import theme
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, paint_surface, row

_WIDE = 300
_EDGES = 26
"""Pixels beside the words of a small button."""

_SHARE = 0.33
"""Of a window at most, where words are large."""

_MOST = 1_000


class NameButton(Button):
    """A name of one line; a long one ends in dots, and is whole in the tip and read aloud."""

    def __init__(self) -> None:
        super().__init__("")
        self.setProperty("role", "quiet")
        self.setProperty("density", "small")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def say(self, text: str) -> None:
        """Take another name."""
        super().say(text)
        self._shorten()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much of it as there is room for."""
        super().resizeEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        whole, room = self.accessibleName(), self.width() - theme.room(_EDGES)
        text = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, room)
        self.setText(text)
        self.setToolTip(whole if text != whole else "")


class Desk(QWidget):
    """A purse for every seat, the reason of a correction, and what was put right so far."""

    asked = Signal(object)
    """Something is to be done; carries a command."""

    taken = Signal(str)
    """Somebody's token is to be laid by a click on a field; carries his seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LiveView | None = None
        self.heading, self.sentence = label("", "h3"), label("", "caption", wrap=True)
        self.reason = OneLine()
        self.back = button("", "", "undo", small=True)
        self._purses = spaced(QVBoxLayout(), (0, 0, 0, 0), 6)
        self.amounts: dict[str, QSpinBox] = {}
        self.changes: dict[str, Button] = {}
        self.names: dict[str, NameButton] = {}
        self._sums: dict[str, QLabel] = {}
        self.corrections, self.log = (
            label("", "h3", wrap=True),
            label("", wrap=True, selectable=True),
        )
        purses = QWidget()
        purses.setLayout(self._purses)
        back = row(self.back, None)
        told = (purses, self.sentence, self.reason, back, 10, self.corrections, self.log)
        inside = column(
            self.heading,
            (scroller(column(*told, None, gap=8, pad=(0, 0, 6, 0))), 1),
            gap=8,
            pad=(16, 14, 10, 14),
        )
        layout = spaced(QVBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addWidget(paint_surface(inside, "paper"))
        self.fit(0)
        self.reason.textChanged.connect(self._enable)
        self.back.clicked.connect(lambda: self.asked.emit(TakeBack(self.reason.text().strip())))

    def _seat(self, view: LiveView) -> None:
        """Make a row for every seat."""
        for seat in view.seats:
            name, purse, amount = NameButton(), label("", "strong"), QSpinBox()
            name.clicked.connect(lambda _=False, seat=seat.power: self.taken.emit(seat))
            amount.setRange(-_MOST, _MOST)
            amount.setSingleStep(10)
            change = button("", small=True)
            amount.valueChanged.connect(self._enable)
            change.clicked.connect(lambda _=False, seat=seat.power: self._on_change(seat))
            self.names[seat.power], self._sums[seat.power] = name, purse
            self.amounts[seat.power], self.changes[seat.power] = amount, change
            self._purses.addWidget(row((name, 1), purse, amount, change, gap=6))

    def _on_change(self, seat: str) -> None:
        amount = self.amounts[seat]
        self.asked.emit(Change(seat, amount.value(), self.reason.text().strip()))
        amount.setValue(0)

    def _enable(self) -> None:
        why = bool(self.reason.text().strip())
        for seat, change in self.changes.items():
            change.setEnabled(why and self.amounts[seat].value() != 0)
        played = self._view is not None and bool(seen_of(self._view).past)
        self.back.setEnabled(why and played)

    def show_view(self, view: LiveView) -> None:
        """Show purses and corrections; what is written stays."""
        if self._view is None:
            self._seat(view)
        before, self._view = self._view, view
        if before is not None and len(seen_of(view).log) > len(seen_of(before).log):
            self.reason.clear()
        self.speak()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        view = self._view
        if view is None:
            return
        purses: Mapping[str, int] = seen_of(view).purses
        self.heading.setText(self.tr("Purses and corrections"))
        for seat, name in self.names.items():
            player = view.player(seat)
            name.say(player)
            self._sums[seat].setText(str(purses[seat]))
            self.amounts[seat].setAccessibleName(
                self.tr("by how many euros: {player}").format(player=player)
            )
            self.changes[seat].say("\N{PLUS-MINUS SIGN}")
            self.changes[seat].setAccessibleName(
                self.tr("Change the purse of {player}").format(player=player)
            )
        self.sentence.setText(self.tr("A correction needs a reason; all of them are printed."))
        self.reason.setPlaceholderText(self.tr("Why something is put right"))
        self.reason.setAccessibleName(self.reason.placeholderText())
        self.back.say(self.tr("Take the last round back"))
        self.corrections.setText(self.tr("Corrections, the newest first"))
        self.log.setText("\n".join(reversed(log_lines(view))))
        self._enable()

    def fit(self, window: int) -> None:
        """Be as wide as words want it, and leave the table its share of a window so wide."""
        self.setFixedWidth(max(theme.room(_WIDE), min(theme.px(_WIDE), round(window * _SHARE))))
