"""Letting a study's file go, whichever way its screen is left."""

from engine.store import disk
from engine.studies import OpenStudy


class Leave:
    """Closes the file once; one in which nothing was ever done goes, so that looking leaves none.

    It outlives the screen, which is destroyed when it is called last.
    """

    def __init__(self, study: OpenStudy) -> None:
        self._study, self._gone = study, False

    def __call__(self, *_: object) -> None:
        """Close it."""
        if self._gone:
            return
        self._gone = True
        study, log = self._study, self._study.log
        study.close()
        done = log.undoable or log.redoable or study.trouble is not None
        if study.file is not None and not done:
            disk.remove(study.file.path)
