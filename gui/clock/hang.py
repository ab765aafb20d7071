"""Hangs the clock into whatever screen is shown."""

from functools import partial

from PySide6.QtWidgets import QWidget

from gui.clock.button import ClockButton
from gui.clock.keeper import ClockKeeper
from gui.kit.topbar import TopBar
from gui.screen import ClockPlace, Screen


def hang(keeper: ClockKeeper, screen: Screen) -> None:
    """Put the clock into a screen's bar or onto its cloth; one with neither stays as it is."""
    place: ClockPlace | None = screen.clock_place or screen.findChild(TopBar)
    if place is not None:
        place.set_clock(partial(_clock_for, place, keeper))


def _clock_for(place: ClockPlace, keeper: ClockKeeper, size: int) -> QWidget:
    clock = ClockButton(keeper, size)
    clock.doing.connect(place.set_doing)
    place.set_doing(clock.doing_words())
    return clock
