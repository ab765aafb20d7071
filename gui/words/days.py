"""A day as people write it."""

from PySide6.QtCore import QDate, QDateTime, QLocale, Qt

from gui import i18n


def day_words(day: QDate) -> str:
    """Say which day it is, in one piece: ``22. 11. 2026``, ``22 Nov 2026``."""
    czech = i18n.language() == "cs"
    spoken = QLocale("cs" if czech else "en_GB")
    text = spoken.toString(day, "d. M. yyyy" if czech else "d MMM yyyy")
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def day_of(iso: str) -> str:
    """Say on which day here a moment was; nothing where it is none."""
    at = QDateTime.fromString(iso, Qt.DateFormat.ISODate).toLocalTime()
    return day_words(at.date()) if at.isValid() else ""
