"""Fingerprints and a witness on paper: what anybody can hold against the game later."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.table.view import PastPhase
from gui.kit.codes import paint_code
from gui.paper import ink
from gui.paper.blocks import Cell, Drawing, Heading, Row, Words
from gui.printable import Block, Matter
from gui.words import labels, phases

_SIDE = 420.0
"""How wide a code is: 4 cm, and some white beside it."""


def witness(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Set the QR code of a reveal and every fingerprint, as it was read aloud and all of it."""
    proof = past.witness(matter.public.number)
    if not proof.tells:
        return
    yield Heading(QCoreApplication.translate("Paper", "Fingerprints"))
    message = QCoreApplication.translate(
        "Paper",
        "Whoever keeps this code ({phase}) can prove later that nothing up to there was changed: "
        "velmoc.py verify GAME --witness, with the text that a telephone reads in it.",
    ).format(phase=phases.full_phase_words(past.phase))
    lines = [
        f"{labels.power_name(matter.board, power)}: {past.signs(power)}\n{digest}"
        for power, digest in past.fingerprints.items()
    ]
    cell = Cell("\n".join((message, *lines)), 1, ink.SMALL, ink=ink.GREY)
    yield Row((cell,), _code(proof.text()), _SIDE, ruled=False, lead_room=_SIDE)


def digests(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Set the whole fingerprints of a phase, one below the other."""
    for power, digest in past.fingerprints.items():
        yield Words(
            f"{labels.power_name(matter.board, power)}: {digest}", ink.SMALL, ink.GREY, gap=2
        )


def _code(text: str) -> Drawing:
    def draw(painter: QPainter, box: QRectF) -> None:
        side = _SIDE - 40
        paint_code(painter, QRectF(box.left(), box.top(), side, side), text)

    return draw
