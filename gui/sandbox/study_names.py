"""What a study is called that nobody has named: by its game and the day on which it was begun."""

from PySide6.QtCore import QCoreApplication

from engine.studies import OpenStudy
from engine.study.study_log import StudyLog
from gui.games import catalogue


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
    return " · ".join(filter(None, (card.name() if card is not None else words, stem)))


def _game(log: StudyLog) -> str:
    chapters = log.study.chapters
    return chapters[0].game if chapters else ""
