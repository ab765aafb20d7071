"""The traveller's card: what happens in which round, and what a journey costs. Two on an A4."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.games.bez_hranic.bills import STAYING, UNDER, income
from engine.games.bez_hranic.calendar import FINALE, ROUNDS, has_target, tokens_of
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from gui.games.bez_hranic.paper.page import (
    CENTRE,
    LONG,
    RIGHT,
    SHORT,
    WholePage,
    hairline,
    paint_rose,
    paragraph,
    put,
    sans,
    serif,
)
from gui.paper.ink import BLACK, GREY

MARGIN = 120.0


def overview_page() -> WholePage:
    """Return an A4 with two cards, to be cut in the middle."""
    words = [f"{price}: {said}" for price, said in prices()]
    return WholePage(_paint, "\n".join([*rounds(), *words]))


def rounds() -> Sequence[str]:
    """Say what happens in which rounds."""
    parts: dict[tuple[int, bool, bool], list[int]] = {}
    for number in range(1, ROUNDS + 1):
        kind = tokens_of(number), has_target(number), number == FINALE
        parts.setdefault(kind, []).append(number)
    return tuple(_part(numbers) for numbers in parts.values())


def _part(numbers: Sequence[int]) -> str:
    first = numbers[0]
    told = {
        1: QCoreApplication.translate(
            "BezHranic",
            "+{income} at the beginning. One token: from the start to one state of the offer.",
        ),
        3: QCoreApplication.translate(
            "BezHranic",
            "+{income} at the beginning. Two tokens on two fields: from the start through both, in "
            "whichever order is cheaper.",
        ),
        5: QCoreApplication.translate(
            "BezHranic",
            "+{income} at the beginning. Start and target together: from one to the other, through "
            "both chosen states.",
        ),
        FINALE: QCoreApplication.translate(
            "BezHranic",
            "No income. All cards are shuffled again; laid as before, but now the price is "
            "received: the dearer the better.",
        ),
    }
    return told[first].format(income=income(first, 1))


def _numbers(place: int) -> str:
    return ("1\N{EN DASH}2", "3\N{EN DASH}4", "5\N{EN DASH}6", "7")[place]


def prices() -> Sequence[tuple[str, str]]:
    """Say what a journey costs, each with its euros."""
    return (
        (
            str(CROSSING),
            QCoreApplication.translate(
                "BezHranic",
                "for every border that is crossed; a line over the sea is a border too",
            ),
        ),
        (
            str(PENALTY),
            QCoreApplication.translate(
                "BezHranic",
                "for each two neighbours among the start or the target and the chosen states, "
                "whichever way is taken; start and target beside each other cost nothing",
            ),
        ),
        (
            str(UNDER),
            QCoreApplication.translate(
                "BezHranic",
                "for each token beneath yours, on field 40 as well; in round 7 it is taken off",
            ),
        ),
        (
            str(STAYING),
            QCoreApplication.translate(
                "BezHranic", "for a token on field 40: no state is visited for it"
            ),
        ),
    )


def _paint(painter: QPainter) -> None:
    half = LONG / 2
    for side in (0, 1):
        box = QRectF(side * half, 0, half, SHORT).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_card(painter, box)
    hairline(painter, QPointF(half, 40), QPointF(half, SHORT - 40), dashed=True)


def paint_card(painter: QPainter, box: QRectF) -> None:
    """Draw one traveller's card."""
    name = QCoreApplication.translate("BezHranic", "Bez hranic")
    put(painter, QRectF(box.left(), box.top() - 10, 700, 120), name, (serif(27), BLACK))
    words = QCoreApplication.translate("BezHranic", "Traveller’s card")
    put(painter, QRectF(box.left(), box.top() + 105, 700, 60), words, (sans(11), GREY))
    paint_rose(painter, QPointF(box.right() - 80, box.top() + 75), 85)
    y = box.top() + 220
    y = _heading(painter, box, y, QCoreApplication.translate("BezHranic", "Seven rounds"))
    for place, said in enumerate(rounds()):
        number = QRectF(box.left(), y - 4, 120, 60)
        put(painter, number, _numbers(place), (serif(17), BLACK))
        room = QRectF(box.left() + 150, y, box.width() - 150, 200)
        y = max(paragraph(painter, room, said, (sans(11.5), BLACK)), y + 78) + 20
    y = _heading(
        painter, box, y + 22, QCoreApplication.translate("BezHranic", "What a journey costs")
    )
    for price, said in prices():
        put(painter, QRectF(box.left(), y - 6, 110, 66), price, (sans(17, 750), BLACK), RIGHT)
        room = QRectF(box.left() + 150, y, box.width() - 150, 240)
        y = max(paragraph(painter, room, said, (sans(11.5), BLACK)), y + 78) + 20
    last = QCoreApplication.translate(
        "BezHranic",
        "Nobody pays more than he has, and nobody receives less than nothing. After round 7 the "
        "fullest purse wins.",
    )
    paragraph(painter, QRectF(box.left(), y + 14, box.width(), 200), last, (sans(11.5), BLACK))
    foot = QRectF(box.left(), box.bottom() - 40, box.width(), 40)
    line = QCoreApplication.translate("BezHranic", "The map stays closed until all tokens lie.")
    put(painter, foot, line, (serif(11, italic=True), GREY), CENTRE)


def _heading(painter: QPainter, box: QRectF, y: float, words: str) -> float:
    put(painter, QRectF(box.left(), y, box.width(), 70), words, (serif(16), BLACK))
    hairline(painter, QPointF(box.left(), y + 78), QPointF(box.right(), y + 78))
    return y + 104
