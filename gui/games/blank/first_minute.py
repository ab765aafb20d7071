"""One minute for whoever never lit a lamp: two walk, and one seals."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

power: Final = "MOTHS"
"""Who plays."""

orders: Final[Mapping[str, tuple[str, ...]]] = {}
"""All others rest."""


def name() -> str:
    """Name the table."""
    return QCoreApplication.translate("Blank", "The first day")


def over() -> str:
    """Say that its first day was played."""
    return QCoreApplication.translate("Blank", "Your first day is over: you know the game.")


def title() -> str:
    """Say to whom it is offered."""
    return QCoreApplication.translate("Blank", "Never lit a lamp?")


def words() -> str:
    """Say what one does."""
    return QCoreApplication.translate(
        "Blank",
        "Two steps in the streets; then one lamplighter walks, the other rests, and you seal. "
        "Nothing is kept.",
    )
