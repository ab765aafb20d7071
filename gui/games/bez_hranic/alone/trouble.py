"""What can be wrong with the record of one's own geography, in words."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.games.bez_hranic.geography.record_file import GeographyError
from engine.store.errors import StoreError
from gui.errors.sentences import say_error

UNUSABLE = (GeographyError, OSError, StoreError)
"""What can go wrong when the record is read or changed."""


def trouble_words(error: OSError | ValueError | None, set_aside: Path | None) -> str:
    """Say what is wrong, and what became of it; nothing where all is well."""
    if isinstance(error, GeographyError):
        return QCoreApplication.translate(
            "BezHranic", "The record was written by a later version of Velmoc; it is left as it is."
        )
    if error is not None:
        words = QCoreApplication.translate("BezHranic", "The record cannot be used. {cause}")
        return words.format(cause=say_error(error))
    if set_aside is None:
        return ""
    return QCoreApplication.translate(
        "BezHranic",
        "The record was damaged. It was set aside as {file}; all rounds that could be read are "
        "kept.",
    ).format(file=set_aside)
