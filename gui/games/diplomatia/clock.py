"""The clocks of a table of Diplomatia in words."""

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

_LENGTHS = {
    "first": QT_TRANSLATE_NOOP("Diplomatia", "first turn"),
    "talk": QT_TRANSLATE_NOOP("Diplomatia", "talk"),
    "writing": QT_TRANSLATE_NOOP("Diplomatia", "writing"),
    "retreats": QT_TRANSLATE_NOOP("Diplomatia", "retreats"),
    "evaluation": QT_TRANSLATE_NOOP("Diplomatia", "builds"),
}

_NAMES = {
    "handbook": QT_TRANSLATE_NOOP("Diplomatia", "By the handbook"),
}

_SENTENCES = {
    "handbook": QT_TRANSLATE_NOOP(
        "Diplomatia",
        "A quarter of an hour of talk, in which orders are written too; no talk about retreats.",
    ),
}


def name(key: str) -> str:
    """Name a clock."""
    return QCoreApplication.translate("Diplomatia", _NAMES[key])


def sentence(key: str) -> str:
    """Say in a sentence how a table plays by it (6.2)."""
    return QCoreApplication.translate("Diplomatia", _SENTENCES[key])


def length(name: str) -> str:
    """Name a length, below its minutes."""
    return QCoreApplication.translate("Diplomatia", _LENGTHS[name])


def without_the_rest() -> str:
    """Say that the table goes on at nought without those who did not seal."""
    return QCoreApplication.translate("Diplomatia", "unsealed units defend")
