"""Maps and opponents by name, outside the page of a new game."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

_MAPS: Mapping[str, str] = MappingProxyType(
    {
        "europe": QT_TRANSLATE_NOOP("BezHranic", "Europe"),
        "usa": QT_TRANSLATE_NOOP("BezHranic", "USA"),
    }
)
_SPEEDS: Mapping[str, str] = MappingProxyType(
    {
        "none": QT_TRANSLATE_NOOP("BezHranic", "the clock"),
        "slow": QT_TRANSLATE_NOOP("BezHranic", "slow bots"),
        "usual": QT_TRANSLATE_NOOP("BezHranic", "brisk bots"),
        "fast": QT_TRANSLATE_NOOP("BezHranic", "fast bots"),
    }
)


def map_name(map_: str) -> str:
    """Name a map in the language now spoken."""
    return QCoreApplication.translate("BezHranic", _MAPS[map_])


def speed_name(bots: str) -> str:
    """Name whom one plays against alone."""
    return QCoreApplication.translate("BezHranic", _SPEEDS[bots])
