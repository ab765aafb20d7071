"""Keeps one remark of Qt's off the screen while windows are measured that nobody sees.

A platform without displays says of every window whose least size changes that it cannot pass that
on. There is nobody to pass it on to.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import qInstallMessageHandler

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QMessageLogContext, QtMsgType

REMARK = "This plugin does not support propagateSizeHints()"


def _heard(_: QtMsgType, __: QMessageLogContext, text: str) -> None:
    if text != REMARK:
        sys.stderr.write(f"{text}\n")


@contextmanager
def no_size_hints() -> Iterator[None]:
    """Pass on whatever Qt says, but for that remark."""
    before = qInstallMessageHandler(_heard)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
