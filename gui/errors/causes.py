"""What an operating system says of a file, in the language of whoever reads it."""

import errno
import os
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

CAUSES: Mapping[int, str] = MappingProxyType(
    {
        errno.ENOENT: QT_TRANSLATE_NOOP("Errors", "there is no such file or folder"),
        errno.EISDIR: QT_TRANSLATE_NOOP("Errors", "it is a folder"),
        errno.ENOTDIR: QT_TRANSLATE_NOOP("Errors", "part of the way to it is no folder"),
        errno.EEXIST: QT_TRANSLATE_NOOP("Errors", "it is there already"),
        errno.EACCES: QT_TRANSLATE_NOOP("Errors", "this is not allowed"),
        errno.EPERM: QT_TRANSLATE_NOOP("Errors", "this is not allowed"),
        errno.EROFS: QT_TRANSLATE_NOOP("Errors", "nothing can be written there"),
        errno.ENOSPC: QT_TRANSLATE_NOOP("Errors", "the disk is full"),
        errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("Errors", "the name is too long"),
        errno.ELOOP: QT_TRANSLATE_NOOP("Errors", "links lead in a circle"),
    }
)
"""What happens to people; all else stands in the system's own words."""

_BY_WORDS = MappingProxyType({os.strerror(code): text for code, text in CAUSES.items()})


def say_cause(cause: str) -> str:
    """Say what the system said, as it stands in an error."""
    known = _BY_WORDS.get(cause)
    return QCoreApplication.translate("Errors", known) if known is not None else cause
