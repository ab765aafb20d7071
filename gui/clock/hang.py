"""Hangs the clock into whatever screen is shown."""

from PySide6.QtWidgets import QWidget

from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.kit.topbar import TopBar


def hang(keeper: ClockKeeper, screen: QWidget) -> None:
    """Put the clock into a screen's bar, before its acts; a screen without a bar stays as it is."""
    bar = screen.findChild(TopBar)
    if bar is not None:
        bar.set_clock(ClockButton(keeper))
