"""Hands that know the screen of a game of live rounds; others press its keys at random."""

import random
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtWidgets import QWidget

from engine.table.live.view import LiveView
from gui.robots.games.bez_hranic.hands import RoadHands


class LiveHands(Protocol):
    """What plays a game on its screen."""

    wait: int
    """Milliseconds that these people let pass between two keys at most."""

    def act(self, screen: QWidget, view: LiveView) -> None:
        """Do what somebody would do now."""
        ...


HANDS: Mapping[str, Callable[[random.Random], LiveHands]] = {"bez-hranic": RoadHands}
"""By the game's key in files."""
