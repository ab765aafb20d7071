"""Euros in words: whoever has most of them in the end has won."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

names: Mapping[str, str] = {
    "cs": "np v: eura, eur, eurům, eura, eura, eurech, eury",
    "en": "euros",
}


def title() -> str:
    """Say what is counted."""
    return QCoreApplication.translate("BezHranic", "Euros")


column = title
