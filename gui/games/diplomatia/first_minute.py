"""One minute for whoever never lit a lamp: two walk, and one seals."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

power: Final = "MOTHS"
"""Who plays."""

orders: Final[Mapping[str, tuple[str, ...]]] = {}
"""All others rest."""


def words() -> str:
    """Say what one does in it."""
    return QCoreApplication.translate(
        "Diplomatia", "Let one lamplighter walk and the other rest, seal. Nothing is kept."
    )
