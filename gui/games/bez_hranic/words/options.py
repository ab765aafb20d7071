"""Maps, ways and opponents by name, outside the page of a new game."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.setting import Way
from gui.i18n import QT_TRANSLATE_NOOP

_MAPS: Mapping[str, str] = MappingProxyType(
    {
        "europe": QT_TRANSLATE_NOOP("BezHranic", "Europe"),
        "usa": QT_TRANSLATE_NOOP("BezHranic", "USA"),
    }
)
_WAYS: Mapping[Way, str] = MappingProxyType(
    {
        Way.BUZZER: QT_TRANSLATE_NOOP("BezHranic", "buzzer"),
        Way.TOUCH: QT_TRANSLATE_NOOP("BezHranic", "touch"),
        Way.BESIDE: QT_TRANSLATE_NOOP("BezHranic", "beside the real game"),
        Way.CALM: QT_TRANSLATE_NOOP("BezHranic", "calm choices"),
        Way.ALONE: QT_TRANSLATE_NOOP("BezHranic", "played alone"),
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


def way_name(way: Way) -> str:
    """Name a way to play within a line."""
    return QCoreApplication.translate("BezHranic", _WAYS[way])


def speed_name(bots: str) -> str:
    """Name whom one plays against alone."""
    return QCoreApplication.translate("BezHranic", _SPEEDS[bots])
