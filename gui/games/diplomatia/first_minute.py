"""One minute for whoever never played: a move, a support, a seizure, a seal."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

power: Final = "RUS"
"""Who plays: Karelia to Latvia, or the port of Kronstadt."""

orders: Final[Mapping[str, tuple[str, ...]]] = {
    "SCA": ("A UPP O", "F BOT - VBA", "A FIN O", "A DAN O", "A OSL O", "F SKA O"),
    "VIS": ("A MAZ O", "F JBA - VBA", "A MAL O", "A CEC O", "A SVK O", "A POT O"),
}
"""What some of the others have sealed when one sits down; the rest defend."""


def name() -> str:
    """Name the table."""
    return QCoreApplication.translate("Diplomatia", "The first turn")


def over() -> str:
    """Say that its first turn was played."""
    return QCoreApplication.translate("Diplomatia", "Your first turn is over: you know the game.")


def title() -> str:
    """Say to whom it is offered."""
    return QCoreApplication.translate("StartScreen", "Never played? One minute will do.")


def words() -> str:
    """Say what one does in it."""
    return QCoreApplication.translate(
        "Diplomatia", "Move one unit, defend with the others, seal. Nothing is kept."
    )
