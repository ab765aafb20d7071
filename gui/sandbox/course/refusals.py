"""Why something cannot be done to a study, in a sentence."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.store.errors import StoreError
from engine.studies import OpenStudy
from engine.study.refusal import StudyError, StudyRefusal
from gui.errors.sentences import say_error
from gui.i18n import QT_TRANSLATE_NOOP

_R = StudyRefusal

REFUSALS: Final[Mapping[StudyRefusal, str]] = MappingProxyType(
    {
        _R.NO_SUCH_NODE: QT_TRANSLATE_NOOP("StudyRefusals", "This board is there no more."),
        _R.NO_SUCH_CHAPTER: QT_TRANSLATE_NOOP("StudyRefusals", "This chapter is there no more."),
        _R.NO_RULES: QT_TRANSLATE_NOOP(
            "StudyRefusals", "The program does not know these rules or this map."
        ),
        _R.NOBODY_WRITES: QT_TRANSLATE_NOOP(
            "StudyRefusals", "Nobody has anything to write in this phase."
        ),
        _R.CANNOT_BE: QT_TRANSLATE_NOOP(
            "StudyRefusals", "Something stands where it cannot: set the board up otherwise (M)."
        ),
        _R.IS_ROOT: QT_TRANSLATE_NOOP("StudyRefusals", "The study begins with this board."),
        _R.NO_SUCH_PLACE: QT_TRANSLATE_NOOP("StudyRefusals", "There is no such space."),
        _R.NO_SUCH_ORDER: QT_TRANSLATE_NOOP("StudyRefusals", "There was no such order."),
        _R.TOO_LONG: QT_TRANSLATE_NOOP("StudyRefusals", "At most {limit} characters fit here."),
        _R.NOTHING: QT_TRANSLATE_NOOP("StudyRefusals", "There is nothing more to take back."),
    }
)
"""One sentence per cause."""


def study_refusal(error: StudyError) -> str:
    """Say why nothing was done."""
    sentence = QCoreApplication.translate("StudyRefusals", REFUSALS[error.code])
    return sentence.format_map({"limit": "", **error.facts})


def unkept_words(trouble: OSError | StoreError | None) -> str:
    """Say why something could not be kept; nothing where all of it is."""
    return say_error(trouble) if trouble is not None else ""


def trouble_words(study: OpenStudy) -> str:
    """Say what is wrong with a study's file; nothing where nothing is."""
    return unkept_words(study.trouble)
