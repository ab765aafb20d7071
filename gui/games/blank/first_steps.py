"""The first lesson of the lamplighters: two steps, one alone and one against somebody."""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.rules.game import Rules
from engine.rules.position import Position
from gui.games.lessons import LessonStep
from gui.words import names

_WALK, _MEET = "walk", "meet"


def steps(rules: Rules) -> tuple[LessonStep, ...]:
    """Return the steps, the easiest first."""
    start = rules.start()

    def only(*stand: str) -> Position:
        units = tuple(unit for unit in start.units if unit.at in stand)
        return Position(phase=start.phase, units=units, owners=start.owners)

    return (
        LessonStep(
            id=_WALK,
            power="MOTHS",
            position=only("GATE"),
            deed=("L GATE - MARKET",),
            shows=("MARKET", "BRIDGE"),
        ),
        LessonStep(
            id=_MEET,
            power="MOTHS",
            position=only("GATE", "BRIDGE"),
            sheets={"BATS": ("L BRIDGE - MARKET",)},
            deed=("L GATE - MARKET",),
            shows=("MARKET", "INN"),
        ),
    )


def name() -> str:
    """Name the lesson."""
    return QCoreApplication.translate("Blank", "The first lamp")


def title(step: LessonStep) -> str:
    """Name what is learned in a step."""
    if step.id == _WALK:
        return QCoreApplication.translate("Blank", "Walk")
    return QCoreApplication.translate("Blank", "Two for one quarter")


def words(step: LessonStep, board: Board) -> str:
    """Say what to do."""
    if step.id == _WALK:
        text = QCoreApplication.translate(
            "Blank",
            "A lamplighter walks to the next quarter. Click <b>{start:the}</b>, then "
            "<b>{goal:the}</b>.",
        )
    else:
        text = QCoreApplication.translate(
            "Blank",
            "The Bats want to go there too, see their arrow. Try it all the same: "
            "<b>{start:the}</b>, then <b>{goal:the}</b>.",
        )
    known = names.spoken(board)
    return names.sentence(text, start=known.place("GATE"), goal=known.place("MARKET"))


def hint(step: LessonStep, board: Board) -> str:
    """Say more, to who asks."""
    del step, board
    return QCoreApplication.translate(
        "Blank", "Click your lamplighter first; where he can walk lights up."
    )


def after(step: LessonStep, board: Board) -> str:
    """Say what was seen, once it is done."""
    del board
    if step.id == _WALK:
        return QCoreApplication.translate("Blank", "He is there. In the evening he could light it.")
    return QCoreApplication.translate(
        "Blank", "Two who want one quarter both stay where they were."
    )


def answer(step: LessonStep, orders: Collection[str], board: Board) -> str:
    """Say what is wrong with orders that are not what was asked for."""
    del step, orders, board
    return QCoreApplication.translate(
        "Blank", "He can do that, too. Here the Market was asked for."
    )
