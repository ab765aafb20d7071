"""What a study is called that nobody has named: by its game and the day on which it was begun."""

import re

from PySide6.QtCore import QCoreApplication, QDate

from engine.studies import OpenStudy
from engine.study.study_log import StudyLog
from gui.games import catalogue
from gui.words.days import day_words

_STEM = re.compile(r"(\d{4})-(\d\d)-(\d\d) (\d\d)\.(\d\d)(?: (\d+))?")
"""How files are called by themselves: by the minute, and a number where one was not enough."""


def study_name(open_study: OpenStudy) -> str:
    """Return its name, or what it is called by itself."""
    stem = open_study.file.path.stem if open_study.file is not None else ""
    study = open_study.log.study
    titled = study.chapters[0].title if study.chapters else ""
    return study.name or titled or unnamed(_game(open_study.log), stem)


def unnamed(game: str, stem: str) -> str:
    """Call a study by its game and its file, which says when it was begun."""
    card = catalogue.CARDS.get(game)
    words = QCoreApplication.translate("Studies", "Study")
    begun = _begun(stem)
    return " · ".join(filter(None, (card.name() if card is not None else words, begun)))


def _begun(stem: str) -> str:
    """Say when a study was begun whose file is called by that; else what the file is called."""
    found = _STEM.fullmatch(stem)
    if found is None:
        return stem
    day = QDate(*map(int, found.groups()[:3]))
    if not day.isValid():
        return stem
    another = f" ({found[6]})" if found[6] else ""
    return f"{day_words(day)} {int(found[4])}:{found[5]}{another}"


def _game(log: StudyLog) -> str:
    chapters = log.study.chapters
    return chapters[0].game if chapters else ""
