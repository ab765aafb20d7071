"""Formats of other programs in words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def formats() -> Mapping[str, str]:
    """Name the formats in which a game is written, the usual one first."""
    return {
        "json": QCoreApplication.translate("Formats", "Saved game of the diplomacy package"),
        "judge": QCoreApplication.translate("Formats", "Results as a judge mails them"),
        "realpolitik": QCoreApplication.translate("Formats", "Order list of Realpolitik"),
        "datc": QCoreApplication.translate("Formats", "Text in the manner of the DATC’s cases"),
    }
