"""Keeps PySide from reading the source of every module that is loaded.

It looks whether the module wants ``from __feature__ import snake_case``, and Python keeps every
line it read: a tenth of what the program takes once it has started. None of ours wants it.
"""

from contextlib import suppress


def want_none() -> None:
    """Let PySide take every module for one that has no such wish.

    PySide has no switch for that; where its own question has gone, it goes on reading.
    """
    with suppress(ImportError, AttributeError):
        from PySide6 import QtCore  # noqa: F401, PLC0415 - brings the next one along
        from shibokensupport import feature  # type: ignore[import-not-found]  # noqa: PLC0415

        if callable(feature._mod_uses_pyside):  # noqa: SLF001
            feature._mod_uses_pyside = _no  # noqa: SLF001


def _no(module: object) -> bool:
    del module
    return False
