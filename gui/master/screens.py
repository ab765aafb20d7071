"""The screens of a master's table that it opens without, loaded when they are first shown."""

# ruff: noqa: PLC0415 - it is what this module is for

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.explain.offers_study import StudiedPhase
    from gui.master.edit_screen import EditScreen
    from gui.master.log_screen import LogScreen
    from gui.master.preview_study import PreviewStudy


def edit() -> "type[EditScreen]":
    """Return where the board is set up otherwise."""
    from gui.master.edit_screen import EditScreen

    return EditScreen


def log() -> "type[LogScreen]":
    """Return the ruling log."""
    from gui.master.log_screen import LogScreen

    return LogScreen


def preview_study(what: "StudiedPhase", back: Callable[..., None]) -> "PreviewStudy":
    """Return where a previewed phase is tried otherwise, with the way back to the preview."""
    from gui.master.preview_study import PreviewStudy

    study = PreviewStudy(what)
    study.back_asked.connect(back)
    return study
