"""The rules of the game that is open, on a card and on paper."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from engine.games.diplomatia.profile import LOTS
from gui.explain.deal_words import deal_lines
from gui.games.diplomatia import rulebook
from gui.games.diplomatia.counted import goal
from gui.games.diplomatia.powers_picker import Numbers
from gui.kit.dialog import Card
from gui.kit.widgets import button, label
from gui.paper import ink
from gui.paper.blocks import Cell, Heading, Row, Words
from gui.printable import Block, Matter, Sheet
from gui.words import labels
from gui.words.endings import ending_words

_WIDTH, _ROOM = 760, 400


class RulesCard(Card):
    """What the table agreed on. Nothing can be changed: it was stored when the game began."""

    def __init__(
        self, parent: QWidget | None, options: Mapping[str, str], deal: Sequence[str] = ()
    ) -> None:
        super().__init__(parent, "", _WIDTH)
        self.title.setText(self.tr("Rules of this game"))
        self.setAccessibleName(self.title.text())
        self.add(label(rulebook.profile_name(options), "strong"))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for line, (section, text, own) in enumerate(_points(options)):
            role = "strong" if own else ""
            grid.addWidget(label(section, "muted"), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(text, role, wrap=True), line, 1)
        if deal:
            below = grid.rowCount()
            grid.addWidget(label(self.tr("Seats"), "h3"), below, 0, 1, 2)
            for line, seat in enumerate(deal, below + 1):
                grid.addWidget(label(seat, wrap=True, selectable=True), line, 0, 1, 2)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(_ROOM)
        area.setAccessibleName(self.title.text())
        self.add(area, 1)
        if rulebook.otherwise(options):
            self.add(label(_in_bold(), "caption", wrap=True))
        self.shut = button(self.tr("Close"), "primary")
        self.shut.clicked.connect(self.accept)
        self.add_acts(self.shut)
        area.setFocus()


_AT_SEA = frozenset(
    {
        "broken_transport_cuts",
        "broken_transport_walks",
        "beaten_seizes",
        "seize_own",
        "lost_with_any_branch",
        "turned_carrier_loses",
        "retreat_into_seized",
        "retreat_to_landing_origin",
        "retreat_into_freed",
    }
)
"""Points about fleets and ports."""


def _points(options: Mapping[str, str], *, dry: bool = False) -> Iterator[tuple[str, str, bool]]:
    """Yield each point's paragraph, its sentence, and whether it is the table's own.

    ``dry``: the board has no sea, and nothing speaks of fleets.
    """
    played, own = rulebook.checked(options), rulebook.otherwise(options)
    for field in rulebook.FIELDS:
        if dry and field in _AT_SEA:
            continue
        text = rulebook.value_words(field, played[field])
        yield rulebook.section(field), text, field in own
    if lots := options.get(LOTS):
        text = QCoreApplication.translate("Diplomatia", "Lots are drawn with the seed {seed}.")
        yield "9.1", text.format(seed=lots), False


def _in_bold() -> str:
    return QCoreApplication.translate("Diplomatia", "In bold: otherwise than usual.")


def rules_sheet(matter: Matter) -> list[Sheet]:
    """Return the same on paper, below what the table agreed on beside its rules."""
    options = matter.rules.options
    blocks: list[Block] = [
        *_table(matter),
        Heading(rulebook.profile_name(options)),
        *(
            Row((Cell(section, 0.12), Cell(text, 0.88, ink.STRONG if own else ink.BODY)), pad=3)
            for section, text, own in _points(options, dry=not matter.board.ports)
        ),
    ]
    if rulebook.otherwise(options):
        blocks.append(Words(_in_bold(), ink.SMALL, ink.GREY))
    if lines := [line for line in deal_lines(matter.public, matter.board) if line]:
        blocks.append(Heading(QCoreApplication.translate("Diplomatia", "Seats")))
        blocks += [Words(line, keep=True) for line in lines]
    return [Sheet(QCoreApplication.translate("Diplomatia", "Rules card"), blocks)]


def _table(matter: Matter) -> Iterator[Block]:
    yield Heading(QCoreApplication.translate("Diplomatia", "This table"))
    for what, text in _facts(matter):
        yield Row((Cell(what, 0.25, ink.STRONG), Cell(text, 0.75)))


def _facts(matter: Matter) -> Iterator[tuple[str, str]]:
    public, board = matter.public, matter.board
    if public.shared:
        hands = "; ".join(_hand(matter, side) for side in public.sides)
        yield QCoreApplication.translate("Diplomatia", "Players"), hands
    idle = [power.id for power in board.powers if not public.played(power.id)]
    if idle:
        named = ", ".join(labels.power_name(board, one) for one in idle)
        yield QCoreApplication.translate("Diplomatia", "Neutral"), named
    yield (
        QCoreApplication.translate("Diplomatia", "Victory"),
        Numbers().centres(goal(board)),
    )
    if public.ending.short:
        text = ending_words(public.ending, board.game)
        yield QCoreApplication.translate("Diplomatia", "End of the game"), text
    if public.gunboat:
        silent = QCoreApplication.translate(
            "Diplomatia",
            "Nobody talks, and nobody knows who plays what until the game is over.",
        )
        yield QCoreApplication.translate("Diplomatia", "Gunboat"), silent
    if public.led:
        slips = QCoreApplication.translate(
            "Diplomatia", "The referee reads them off paper slips (1.4)."
        )
        yield QCoreApplication.translate("Diplomatia", "Orders"), slips


def _hand(matter: Matter, side: tuple[str, ...]) -> str:
    powers = ", ".join(labels.power_name(matter.board, one) for one in side)
    player = matter.public.player(side[0])
    return f"{player}: {powers}" if player else powers
