"""Letting a study's file go, whichever way its screen is left."""

from contextlib import suppress
from dataclasses import dataclass

from engine.store import disk
from engine.store.errors import StoreError
from engine.studies import OpenStudy
from gui.sandbox.course.kept_reading import reader_of


class Leave:
    """Closes the file once; a new one in which nothing was done goes: looking leaves none.

    Whoever has come to something in a chapter that hides what comes next has done something.

    It outlives the screen, which is destroyed when it is called last.
    """

    def __init__(self, study: OpenStudy) -> None:
        self._study, self._gone = study, False
        self.fresh = False
        """Whether the study was begun just now, for somebody who may only want to look."""

        self._begun = study.log.undoable

    def hand_on(self) -> "Leave":
        """Let another screen have the study: this one does not close it any more."""
        other = Leave(self._study)
        other.fresh, other._begun = self.fresh, self._begun
        self._gone = True
        return other

    def __call__(self, *_: object) -> None:
        """Close it."""
        if self._gone:
            return
        self._gone = True
        study, log = self._study, self._study.log
        done = log.undoable != self._begun or log.redoable or (self.fresh and _was_read(study))
        study.close()
        if study.file is not None and self.fresh and not done:
            disk.remove(study.file.path)


@dataclass(frozen=True, slots=True)
class Held:
    """A study that waits while something else is done with it."""

    study: OpenStudy
    let_go: Leave
    at: int
    """The board that was looked at."""


def _was_read(study: OpenStudy) -> bool:
    """Tell whether somebody has come to something in it that he was not told before."""
    with suppress(StoreError):
        return reader_of(study).begun
    return True  # what cannot be known is not thrown away
