"""The clock of a table of lamplighters in words."""

from PySide6.QtCore import QCoreApplication


def name(key: str) -> str:
    """Name a clock: there is one."""
    del key
    return QCoreApplication.translate("Blank", "As usual")


def sentence(key: str) -> str:
    """Say in a sentence how a table plays by it."""
    del key
    return QCoreApplication.translate("Blank", "Ten minutes of talk, five to write.")


def length(name: str) -> str:
    """Name a length, below its minutes."""
    if name == "writing":
        return QCoreApplication.translate("Blank", "writing")
    return QCoreApplication.translate("Blank", "talk")


def without_the_rest() -> str:
    """Say that the table goes on at nought without those who did not seal."""
    return QCoreApplication.translate("Blank", "who did not seal rests")
