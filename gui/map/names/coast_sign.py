"""The letters at a coast; a module of its own, for the first paint has no time for more words."""

from PySide6.QtCore import QCoreApplication


def coast_sign(coast: str) -> str:
    """Return what is written on the board at a coast, and on a fleet that lies there."""
    match coast:
        case "NC":
            return QCoreApplication.translate("Words", "NC", "north coast, on the board")
        case "SC":
            return QCoreApplication.translate("Words", "SC", "south coast, on the board")
        case "EC":
            return QCoreApplication.translate("Words", "EC", "east coast, on the board")
        case "WC":
            return QCoreApplication.translate("Words", "WC", "west coast, on the board")
    return coast
