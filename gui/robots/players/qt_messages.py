"""What Qt says on an evening without any display."""

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType


def from_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but for its regret that nobody's desktop can be told of a size."""
    del kind, context
    if not message.startswith("This plugin does not support"):
        sys.stderr.write(f"{message}\n")
