"""Which phase a board is set up for: a turn, and one of the phases that it has."""

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QSpinBox

from engine.rules.calendar import Calendar
from engine.rules.phase import Phase
from gui.games import catalogue
from gui.kit.pick_list import PickList


class PhasePick(QObject):
    """A box of phases, and the number of the turn. Not every turn has all kinds of phases."""

    changed = Signal()

    def __init__(self, calendar: Calendar, start: Phase) -> None:
        super().__init__()
        self._calendar, self._kind = calendar, start.kind
        self.part, self.turn = PickList(), QSpinBox()
        self.turn.setRange(1, 9999)
        self.set(start)
        self.part.currentIndexChanged.connect(self._on_part)
        self.turn.valueChanged.connect(self._on_turn)

    @property
    def phase(self) -> Phase:
        """The phase chosen."""
        return self._calendar.turn(self.turn.value())[self.part.currentIndex()]

    def set(self, phase: Phase) -> None:
        """Choose a phase."""
        self._kind = phase.kind
        self.turn.setValue(phase.turn)
        self.offer()

    def offer(self) -> None:
        """Offer the phases of the turn, with the kind wanted chosen, or else the first."""
        phases = self._calendar.turn(self.turn.value())
        words, kinds = catalogue.CARDS[self._kind.game].phases(), [one.kind for one in phases]
        with QSignalBlocker(self.part):
            self.part.clear()
            self.part.addItems([words.chosen(one) for one in phases])
            self.part.setCurrentIndex(kinds.index(self._kind) if self._kind in kinds else 0)

    def _on_part(self) -> None:
        self._kind = self.phase.kind
        self.changed.emit()

    def _on_turn(self) -> None:
        self.offer()
        self.changed.emit()
