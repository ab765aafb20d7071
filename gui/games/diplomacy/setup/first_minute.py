"""One minute for whoever never played: a move, a support, a seal."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

power: Final = "AUSTRIA"
"""Who plays: Vienna to Galicia, helped by Budapest, against Warsaw."""

orders: Final[Mapping[str, tuple[str, ...]]] = {
    "ENGLAND": ("F Lon - Nth", "F Edi - Nrg", "A Lvp - Yor"),
    "FRANCE": ("A Par - Bur", "A Mar - Spa", "F Bre - Mid"),
    "GERMANY": ("A Mun - Bur", "A Ber - Kie", "F Kie - Den"),
    "ITALY": ("A Ven H", "A Rom - Apu", "F Nap - Ion"),
    "RUSSIA": ("A War - Gal", "A Mos - Ukr", "F Sev - Bla", "F Stp - Bot"),
    "TURKEY": ("A Con - Bul", "A Smy - Con", "F Ank - Bla"),
}
"""What the others have sealed when one sits down."""


def words() -> str:
    """Say what one does in it."""
    return QCoreApplication.translate(
        "StartScreen", "Move one army, support it with another, seal. Nothing is kept."
    )
