"""Who is at the table: somebody leaves, comes back, or somebody else plays on in his place.

It stands beside the table, and never over the offer.
"""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.games.bez_hranic.commands import ComeBack, HandOver, Leave
from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import colour_name
from gui.games.bez_hranic.words.table import seen_of
from gui.kit import theme
from gui.kit.flow import flow
from gui.kit.one_line import OneLine
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import Button, button, column, label, paint_surface, row

_WIDE = 330
LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class _Line:
    """What can be done about one seat."""

    name: OneLine
    act: Button
    hand_over: Button


class PeoplePanel(QWidget):
    """A line for every seat."""

    asked = Signal(object)
    """Something is to be done; carries a command."""

    left = Signal()
    """It is to be put away."""

    def __init__(self, view: LiveView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.heading, self.sentence = label("", "h3"), label("", wrap=True)
        self.lines = {seat.power: _Line(OneLine(), button(""), button("")) for seat in view.seats}
        self.shut = button("", "quiet")
        rows: list[QWidget] = []
        for seat, line in self.lines.items():
            line.name.setMaxLength(LONGEST_NAME)
            line.name.setText(view.player(seat))
            line.name.textChanged.connect(self.speak)
            line.act.clicked.connect(lambda _=False, seat=seat: self._act(seat))
            line.hand_over.clicked.connect(lambda _=False, seat=seat: self._hand_over(seat))
            rows.append(column(line.name, flow(line.act, line.hand_over, gap=6), gap=4))
        # Six with large words are higher than a small window.
        seats = scroller(column(self.sentence, 6, *rows, None, gap=10, pad=(0, 0, 6, 0)))
        inside = column(
            self.heading, (seats, 1), row(None, self.shut), gap=10, pad=(16, 14, 10, 14)
        )
        layout = spaced(QVBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addWidget(paint_surface(inside, "paper"))
        self.setFixedWidth(theme.room(_WIDE))
        self.shut.clicked.connect(self.left)
        self.speak()

    def _act(self, seat: str) -> None:
        away = seat in seen_of(self._view).away
        self.asked.emit(ComeBack(seat) if away else Leave(seat))

    def _hand_over(self, seat: str) -> None:
        """Let whoever is written there play on; not somebody who sits here already."""
        self.asked.emit(HandOver(seat, self.lines[seat].name.text()))

    def show_view(self, view: LiveView) -> None:
        """Show who is there; a name that is being written stays."""
        before, self._view = self._view, view
        for seat, line in self.lines.items():
            if before.player(seat) != view.player(seat):
                line.name.setText(view.player(seat))
        self.speak()

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        view, seen = self._view, seen_of(self._view)
        self.heading.setText(self.tr("Who is at the table"))
        self.sentence.setText(
            self.tr(
                "Whoever is away stands at home in every round, on top, when all others have laid."
            )
        )
        others = {seat.power: seat.player.casefold() for seat in view.seats}
        for seat, line in self.lines.items():
            away, name = seat in seen.away, line.name.text().strip()
            line.name.setAccessibleName(colour_name(seat))
            line.act.say(self.tr("Comes back") if away else self.tr("Leaves"))
            line.act.setEnabled(seen.doing is not Doing.OVER and seat not in seen.bots)
            line.hand_over.say(self.tr("Plays on"))
            taken = name.casefold() in [one for other, one in others.items() if other != seat]
            line.hand_over.setVisible(bool(name) and name != view.player(seat))
            line.hand_over.setEnabled(not taken)
        self.shut.say(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as words of another size want it."""
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedWidth(theme.room(_WIDE))
        super().changeEvent(event)
