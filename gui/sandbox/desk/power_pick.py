"""Powers to choose some of: for whom a lesson asks, or whom somebody plays."""

from collections.abc import Collection

from PySide6.QtCore import Signal

from engine.board.board import Board
from gui.sandbox.desk.power_tabs import PowerTabs
from gui.words import labels


class PowerPick(PowerTabs):
    """A sign for each power; those that were chosen have a frame."""

    chosen = Signal(object)
    """The powers that are chosen now, in the map's order."""

    def __init__(self, board: Board) -> None:
        self.taken: tuple[str, ...] = ()
        super().__init__(board)
        for tab in self.tabs.values():
            tab.counted = False
            tab.fit()
        self.picked.connect(self._on_picked)
        self.show_taken(())

    def show_taken(self, powers: Collection[str]) -> None:
        """Show which are chosen."""
        self.taken = tuple(power for power in self.tabs if power in powers)
        for power, tab in self.tabs.items():
            tab.setChecked(power in self.taken)
        self._speak()

    def _on_picked(self, power: str) -> None:
        now = {*self.taken} ^ {power}
        self.show_taken(now)
        self.chosen.emit(self.taken)

    def _speak(self) -> None:
        for power, tab in self.tabs.items():
            name = labels.power_name(self.board, power)
            said = (
                self.tr("{power}: chosen")
                if power in self.taken
                else self.tr("{power}: not chosen")
            )
            tab.setToolTip(name)
            tab.setAccessibleName(said.format(power=name))
