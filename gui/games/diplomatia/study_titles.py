"""What the study calls the lamplighters' example."""

from PySide6.QtCore import QCoreApplication

GUST, NO_GUST = "gust", "nobody"
"""The example, and what is different in it."""

sample_section = ""
"""The rulebook has no sample game."""


def title(example: str) -> str:
    """Return what the example is called; nothing for one that there is not."""
    return QCoreApplication.translate("Diplomatia", "A gust at the door") if example == GUST else ""


def lesson(example: str) -> str:
    """Return what it teaches."""
    del example
    return QCoreApplication.translate(
        "Diplomatia", "Whoever only wants to come in blows the match out all the same."
    )


def what_if(example: str, change: str) -> str:
    """Return what is different."""
    del example
    return QCoreApplication.translate("Diplomatia", "Nobody comes") if change == NO_GUST else ""


def number(example: str) -> str:
    """Return how the rulebook counts it: not at all."""
    del example
    return ""
