"""What somebody is typing into a study: kept a moment after each key, and there again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer

from engine.store.errors import StoreError
from engine.studies import OpenStudy
from engine.study import words
from engine.study.refusal import StudyError
from engine.study.tree.study import Study
from gui import settings
from gui.sandbox.course.kept_typing import KeptTyping, Place, What

DELAY: Final = 250
"""Milliseconds after a key by which it is kept; whoever types on and on is not waited for."""

_LINES = frozenset({What.NAME, What.TITLE, What.FACT})
"""What is one line."""


class HalfTyped(QObject):
    """Holds it by its place, as long as the study itself does not have it."""

    def __init__(self, kept: KeptTyping | None, has: Callable[[Place, str], bool]) -> None:
        """Take up what was typed before; without ``kept`` it is held in memory alone.

        ``has`` tells whether a place has a text already.
        """
        super().__init__()
        self._kept, self._has = kept, has
        self._typed = dict(kept.read()) if kept is not None else {}
        self._soon = QTimer(self, singleShot=True, interval=DELAY)
        self._soon.timeout.connect(self.keep)
        self.trouble: OSError | None = None
        """Why it is only in memory; nothing while it is kept."""

    def __getitem__(self, place: Place) -> str:
        return self._typed.get(place, "")

    def line(self, at: int, of: str = "") -> str:
        """Return what was begun on the line of a board and is no order yet."""
        return self[Place(What.LINE, at, of)]

    def type_line(self, at: int, text: str, of: str = "") -> None:
        """Hold what stands on that line now."""
        self.type(Place(What.LINE, at, of), text)

    @property
    def places(self) -> tuple[Place, ...]:
        """Where something is half typed."""
        return tuple(self._typed)

    def type(self, place: Place, text: str) -> None:
        """Hold what stands at a place now."""
        before = self._typed.get(place)
        if self._has(place, text):
            self._typed.pop(place, None)
        else:
            self._typed[place] = text
        if self._typed.get(place) != before and not self._soon.isActive():
            self._soon.start()

    def settle(self) -> None:
        """Let go of all that the study has by now."""
        for place, text in tuple(self._typed.items()):
            self.type(place, text)

    def forget(self, place: Place) -> None:
        """Let go of what can be nowhere any more."""
        if self._typed.pop(place, None) is not None:
            self._soon.start()

    def keep(self) -> bool:
        """Keep it now; tell whether nothing of it is in memory alone."""
        self._soon.stop()
        self.trouble = None
        if self._kept is not None:
            try:
                self._kept.keep(self._typed)
            except OSError as error:
                self.trouble = error
        return self.trouble is None or not self._typed


def of_study(study: OpenStudy) -> HalfTyped:
    """Return what is half typed in a study; of one that is kept nowhere nothing is kept."""
    file = study.file
    kept = KeptTyping(settings.data_folder(), file.id) if file is not None else None
    return HalfTyped(kept, lambda place, text: has(study.sandbox.study, place, text))


def has(study: Study, place: Place, text: str) -> bool:
    """Tell whether a study has a text at a place; on a line nothing ever stands."""
    what, at, of = place
    chapter, node = study.chapter(at), study.nodes.get(at)
    match what:
        case What.LINE:
            return not text.strip()
        case What.TITLE | What.TEXT | What.FACT:
            if chapter is None:
                return True
            fact = chapter.facts.get(of, "")
            said = {What.TITLE: chapter.title, What.TEXT: chapter.text, What.FACT: fact}[what]
        case _ if node is None:
            return True
        case What.HINTS:
            return tuple(map(words.lines, words.hints(text))) == node.lesson.hints
        case _:
            answer = node.lesson.otherwise
            said = {What.NAME: node.name, What.NOTE: node.note, What.OTHERWISE: answer}[what]
    return (words.one_line if what in _LINES else words.lines)(text) == said


def write(study: OpenStudy, place: Place, text: str) -> None:
    """Put a text where it was being written.

    Raises:
        StudyError: it cannot stand there.
        StoreError: nothing was stored.
    """
    what, at, of = place
    sandbox, chapters = study.sandbox, study.chapters
    match what:
        case What.NAME:
            sandbox.name(at, text)
        case What.NOTE:
            sandbox.note(at, text)
        case What.TITLE:
            chapters.title(at, text)
        case What.TEXT:
            chapters.text(at, text)
        case What.FACT:
            chapters.fact(at, of, text)
        case What.HINTS | What.OTHERWISE:
            lesson = sandbox.study.nodes[at].lesson
            told = replace(lesson, otherwise=text)
            if what is What.HINTS:
                told = replace(lesson, hints=words.hints(text))
            sandbox.teach(at, told)


def bring_back(study: OpenStudy, typed: HalfTyped) -> bool:
    """Put all that was half typed when the program ended where it was; tell whether any was.

    What stood on a line waits there. What cannot be stored now is held on.
    """
    brought = False
    typed.settle()
    for place in typed.places:
        if place.what is What.LINE:
            if place.at not in study.sandbox.study.nodes:
                typed.forget(place)
            continue
        try:
            write(study, place, typed[place])
        except StoreError:
            continue
        except StudyError:
            typed.forget(place)
        else:
            brought = True
    typed.settle()
    return brought
