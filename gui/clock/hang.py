"""Hangs the clock into whatever screen is shown."""

from collections.abc import Callable
from functools import partial
from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.kit.topbar import TopBar


@runtime_checkable
class HoldsClock(Protocol):
    """A bar, or a screen without one that has a place for the clock all the same."""

    def set_clock(self, make: Callable[[int], QWidget]) -> None:
        """Show a clock; ``make`` makes one of a height."""

    def set_doing(self, said: str) -> None:
        """Say what the table is doing where its clock knows better; nothing for the game's word."""


def hang(keeper: ClockKeeper, screen: QWidget) -> None:
    """Put the clock into a screen's bar or onto its cloth; one with neither stays as it is."""
    holder = screen if isinstance(screen, HoldsClock) else screen.findChild(TopBar)
    if holder is not None:
        holder.set_clock(partial(_clock_for, holder, keeper))


def _clock_for(holder: HoldsClock, keeper: ClockKeeper, size: int) -> QWidget:
    clock = ClockButton(keeper, size)
    clock.doing.connect(holder.set_doing)
    holder.set_doing(clock.doing_words())
    return clock
