"""The rules card: the rulebook by name, and what is played at every point where tables differ."""

from PySide6.QtCore import QCoreApplication

from engine.games.diplomacy.editions import PROFILES, edition_of
from engine.games.diplomacy.profile import EDITIONS, Profile
from gui import rulebook_words as said
from gui.paper import ink
from gui.paper.blocks import Cell, Heading, Row, Words
from gui.paper.flow import Block, Sheet
from gui.paper.matter import Matter


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
        blocks.append(Row(cells))
    if played != usual:
        bold = QCoreApplication.translate(
            "Paper", "In bold: otherwise than in the second edition of 1982."
        )
        blocks.append(Words(bold, ink.SMALL, ink.GREY))
    return [Sheet(QCoreApplication.translate("Paper", "Rules card"), blocks)]
