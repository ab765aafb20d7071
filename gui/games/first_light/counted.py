"""Coins in words: whoever has most of them in the end has won."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

names: Mapping[str, str] = {
    "cs": "fp v: mince, mincí, mincím, mince, mince, mincích, mincemi",
    "en": "coins",
}


def title() -> str:
    """Say what is counted."""
    return QCoreApplication.translate("FirstLight", "Coins")


column = title
