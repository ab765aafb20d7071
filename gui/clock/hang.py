"""Hangs the clock into whatever screen is shown."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.kit.topbar import TopBar


@runtime_checkable
class HoldsClock(Protocol):
    """A screen without a bar that has a place for the clock all the same."""

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Show a clock; ``make`` makes one of a height."""


def hang(keeper: ClockKeeper, screen: QWidget) -> None:
    """Put the clock into a screen's bar or onto its cloth; one with neither stays as it is."""
    if isinstance(screen, HoldsClock):
        screen.set_clock(lambda size: ClockButton(keeper, size))
        return
    bar = screen.findChild(TopBar)
    if bar is not None:
        bar.set_clock(ClockButton(keeper))
