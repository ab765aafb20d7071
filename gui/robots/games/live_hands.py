"""Hands that know the screen of a game of live rounds; others press its keys at random."""

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtWidgets import QWidget

from engine.table.live.table import Agreed
from engine.table.live.view import LiveView
from gui.robots.games.bez_hranic.bench.hand import Seats
from gui.robots.games.bez_hranic.bench.speed import measure
from gui.robots.games.bez_hranic.hands import RoadHands, some_table
from gui.robots.players.click_driver import ClickDriver


class LiveHands(Protocol):
    """What plays a game on its screen."""

    wait: int
    """Milliseconds that these people let pass between two keys at most."""

    opened_again: float
    """How often the game is put away and opened again after a deed."""

    def act(self, screen: QWidget, view: LiveView) -> None:
        """Do what somebody would do now."""
        ...


HANDS: Mapping[str, Callable[[random.Random], LiveHands]] = {"bez-hranic": RoadHands}
"""By the game's key in files."""

TABLES: Mapping[str, Callable[[random.Random], tuple[int, Agreed]]] = {"bez-hranic": some_table}
"""How many sit down to what, by chance, in games whose tables agree on anything."""

SPEED: Mapping[str, Callable[[ClickDriver, Seats], bool]] = {"bez-hranic": measure}
"""Says how fast a table is, where anything was promised; tells whether it is as fast as that."""
