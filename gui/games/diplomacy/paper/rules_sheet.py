"""The rules card: the rulebook by name, and what is played at every point where tables differ."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject

from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of
from engine.games.diplomacy.rulebooks.profile import EDITIONS, Profile
from engine.games.diplomacy.victory import enough
from gui.explain.deal_words import deal_lines
from gui.games.diplomacy.words import rulebook as said
from gui.paper import ink
from gui.paper.blocks import Cell, Heading, Row, Words
from gui.printable import Block, Matter, Sheet
from gui.words import labels
from gui.words.endings import ending_words


def rules_sheet(matter: Matter) -> list[Sheet]:
    """Return the points of the game's rulebook."""
    played = Profile.of(matter.rules.options).options
    edition = edition_of(Profile.of(played))
    usual = PROFILES[EDITIONS[0]].options
    blocks: list[Block] = [Heading(said.profile_name(played))]
    if edition:
        blocks.append(Words(said.edition_words(edition), keep=True))
    for point in said.POINTS:
        face = ink.BODY if played[point] == usual[point] else ink.STRONG
        cells = (
            Cell(said.point_words(point), 0.5, face),
            Cell(said.value_words(point, played[point]), 0.5, face),
        )
        blocks.append(Row(cells, pad=3))
    if played != usual:
        bold = QCoreApplication.translate(
            "RulesCard", "In bold: otherwise than in the second edition of 1982."
        )
        blocks.append(Words(bold, ink.SMALL, ink.GREY))
    blocks = [*_table(matter), *blocks]
    lines = deal_lines(matter.public, matter.board)
    if lines:
        blocks.append(Heading(QCoreApplication.translate("RulesCard", "Seats")))
        blocks += [Words(line, keep=True) for line in lines]
    return [Sheet(QCoreApplication.translate("RulesCard", "Rules card"), blocks)]


def _table(matter: Matter) -> Iterator[Block]:
    """Say what this table has agreed on beside its rulebook."""
    public = matter.public
    yield Heading(QCoreApplication.translate("RulesCard", "This table"))
    facts: list[tuple[str, str]] = []
    if public.shared:
        hands = "; ".join(_hand(matter, side) for side in public.sides)
        facts.append((QCoreApplication.translate("RulesCard", "Players"), hands))
    idle = [power.id for power in matter.board.powers if not public.played(power.id)]
    if idle:
        what = QCoreApplication.translate("RulesCard", "Nobody plays")
        if public.goal is not None:
            what = QCoreApplication.translate("RulesCard", "Neutral in the first year")
        facts.append((what, ", ".join(labels.power_name(matter.board, one) for one in idle)))
    goal = QCoreApplication.translate("RulesCard", "{count} supply centres of one power").format(
        count=enough(matter.board)
    )
    facts.append(
        (
            QCoreApplication.translate("RulesCard", "Victory"),
            goal if public.goal is None else Goal().units(public.goal),
        )
    )
    if public.ending.short:
        text = ending_words(public.ending, matter.board.game)
        facts.append((QCoreApplication.translate("RulesCard", "End of the game"), text))
    if public.gunboat:
        silent = QCoreApplication.translate(
            "RulesCard", "Nobody talks, and nobody knows who plays what until the game is over."
        )
        facts.append((QCoreApplication.translate("RulesCard", "Gunboat"), silent))
    if public.led:
        slips = QCoreApplication.translate(
            "RulesCard", "A game master writes them off paper slips."
        )
        facts.append((QCoreApplication.translate("RulesCard", "Orders"), slips))
    for what, text in facts:
        yield Row((Cell(what, 0.25, ink.STRONG), Cell(text, 0.75)))


def _hand(matter: Matter, side: tuple[str, ...]) -> str:
    powers = ", ".join(labels.power_name(matter.board, one) for one in side)
    player = matter.public.player(side[0])
    return f"{player}: {powers}" if player else powers


class Goal(QObject):
    """What wins. The collector of texts finds plural forms in ``tr`` alone."""

    def units(self, count: int) -> str:
        """Count units."""
        return self.tr("%n unit(s) of one side on the board", "", count)
