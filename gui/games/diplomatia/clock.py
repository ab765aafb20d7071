"""The clock of a table of lamplighters in words."""

from PySide6.QtCore import QCoreApplication


def name(key: str) -> str:
    """Name a clock: there is one."""
    del key
    return QCoreApplication.translate("Diplomatia", "As usual")


def sentence(key: str) -> str:
    """Say in a sentence how a table plays by it."""
    del key
    return QCoreApplication.translate("Diplomatia", "Ten minutes of talk, five to write.")


def length(name: str) -> str:
    """Name a length, below its minutes."""
    if name == "writing":
        return QCoreApplication.translate("Diplomatia", "writing")
    return QCoreApplication.translate("Diplomatia", "talk")


def without_the_rest() -> str:
    """Say that the table goes on at nought without those who did not seal."""
    return QCoreApplication.translate("Diplomatia", "who did not seal rests")
