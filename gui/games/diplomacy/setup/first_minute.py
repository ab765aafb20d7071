"""A year at a table for whoever never played, after twelve steps on the board."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

power: Final = "FRANCE"
"""Who plays: whom hardly anybody attacks in the first year."""

orders: Final[Mapping[str, tuple[str, ...]]] = {}
"""Nothing: the others play by simple rules, each turn anew."""


def name() -> str:
    """Name the table."""
    return QCoreApplication.translate("FirstMinute", "The first year")


def over() -> str:
    """Say that its first year was played."""
    return QCoreApplication.translate("FirstMinute", "Your first year is over: you know the game.")


def title() -> str:
    """Say to whom it is offered."""
    return QCoreApplication.translate("StartScreen", "I have never played")


def words() -> str:
    """Say what one does."""
    return QCoreApplication.translate(
        "StartScreen",
        "The first half hour: twelve steps on the board, then a year at a table, with hints. "
        "Nothing is kept.",
    )
