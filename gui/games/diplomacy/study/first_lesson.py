"""The first half hour in words: what the room of lessons asks."""

from collections.abc import Collection, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from gui.games.diplomacy.orders.saying import Saying
from gui.games.diplomacy.study import lesson_steps
from gui.games.diplomacy.study.lesson_words import SAID
from gui.games.lessons import LessonStep
from gui.words import names

steps = lesson_steps.steps


def name() -> str:
    """Name the lesson."""
    return QCoreApplication.translate("HalfHour", "The first half hour")


def title(step: LessonStep) -> str:
    """Name what is learned in a step."""
    return _said(SAID[step.id].title)


def words(step: LessonStep, board: Board) -> str:
    """Say what to do."""
    return _said(SAID[step.id].words).format_map(_Places(board))


def hint(step: LessonStep, board: Board) -> str:
    """Say more, to who asks."""
    del board
    return _said(SAID[step.id].hint)


def after(step: LessonStep, board: Board) -> str:
    """Say what was seen, once it is done."""
    del board
    return _said(SAID[step.id].after)


def answer(step: LessonStep, orders: Collection[str], board: Board) -> str:
    """Say what is wrong with orders that are not what was asked for."""
    del board
    texts = SAID[step.id]
    for mistake, sentence in texts.answers.items():
        if mistake in orders:
            return _said(sentence)
    if any(order in orders for order in step.deed):
        for order, sentence in texts.missing.items():
            if order not in orders:
                return _said(sentence)
    return _said(texts.otherwise)


def _said(text: str) -> str:
    return QCoreApplication.translate("HalfHour", text)


class _Places(Mapping[str, "names.Name | str"]):
    """Every space of a board by its id, as sentences ask for it, and what may be built."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __getitem__(self, key: str) -> "names.Name | str":
        if key == "army":
            return Saying.short_build("A")
        return names.spoken(self._board).place(key)

    def __iter__(self) -> Iterator[str]:
        yield from self._board.provinces

    def __len__(self) -> int:
        return len(self._board.provinces)
