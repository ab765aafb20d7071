"""Times and fingerprints as people read them."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale, QTimeZone


def clock_time(stored: str) -> str:
    """Return a stored time (ISO 8601, UTC) as the clock on the wall shows it here: ``21.14``."""
    if not stored:
        return "–"
    moment = datetime.fromisoformat(stored)
    when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()), QTimeZone.systemTimeZone())
    return QLocale().toString(when.time(), QLocale.FormatType.ShortFormat)
