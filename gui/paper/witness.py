"""Fingerprints and a witness on paper: what anybody can hold against the game later."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from engine.session.view import PastPhase
from gui import words
from gui.kit.codes import paint_code
from gui.paper import ink
from gui.paper.blocks import Cell, Drawn, Heading, Row, Words, badge
from gui.paper.flow import Block
from gui.paper.matter import Matter

_SHARE = 0.2
"""Height of a code, as a share of the page's."""


def fingerprints(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Set every fingerprint of a phase: the twelve signs that were read aloud, and all of it."""
    if not past.fingerprints:
        return
    yield Heading(QCoreApplication.translate("Paper", "Fingerprints"))
    for power in past.fingerprints:
        cells = (
            Cell(matter.named(power), 0.2, ink.STRONG),
            Cell(past.signs(power), 0.2),
            Cell(in_two(past.fingerprints[power]), 0.6, ink.SMALL, ink=ink.GREY),
        )
        yield Row(cells, badge(words.power_letter(matter.board, power)), 56)


def digests(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Set the whole fingerprints of a phase, one below the other."""
    for power, digest in past.fingerprints.items():
        name = Cell(matter.named(power), 0.22, ink.SMALL, ink=ink.GREY)
        yield Row((name, Cell(in_two(digest), 0.78, ink.SMALL, ink=ink.GREY)), pad=2, ruled=False)


def in_two(digest: str) -> str:
    """Set a long digest so that it can break once."""
    return f"{digest[:32]} {digest[32:]}"


def code(matter: Matter, past: PastPhase) -> Iterator[Block]:
    """Set the QR code of a reveal, and what it is for."""
    witness = past.witness(matter.public.number)
    if not witness.tells:
        return
    text = witness.text()

    def draw(painter: QPainter, box: QRectF) -> None:
        paint_code(painter, box, text)

    yield Heading(QCoreApplication.translate("Paper", "Witness"))
    yield Words(
        QCoreApplication.translate(
            "Paper",
            "Whoever keeps this code ({phase}) can prove later that nothing up to there was "
            "changed: velmoc.py verify GAME --witness, with the text that a telephone reads in it.",
        ).format(phase=words.full_phase_words(past.phase)),
        face=ink.SMALL,
        keep=True,
    )
    yield Drawn(draw, 1.0, _SHARE)
