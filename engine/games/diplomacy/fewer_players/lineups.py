"""Fewer than seven players (XIV.2): who commands what, who stands, how it begins and is won.

Control of centres and winter are counted for every power by itself, also where one player commands
several (XIV.2): he may not build in one country what he has won with another.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.board.board import Board


@dataclass(frozen=True, slots=True, kw_only=True)
class Lineup:
    """How a certain number of players share the powers."""

    id: str
    """Key in files; never shown, never changed."""

    rule: str
    """Where the rulebook says so."""

    sides: tuple[tuple[str, ...], ...]
    """The powers that each player commands. A power that is missing is played by nobody: its units
    hold, each for itself; others may support them; driven out, they are disbanded; nothing is
    built."""

    years: tuple[int, ...]
    """Years in which the game may begin, that of the rulebook first."""

    neutral: str = ""
    """A power that stands for the first year and whose borders nobody may cross until then. After
    that year it joins the side that a coin decides."""

    units: int = 0
    """Units of one side on the board that win the game; 0 where centres decide (II)."""

    @property
    def played(self) -> frozenset[str]:
        """Every power that somebody commands from the beginning."""
        return frozenset(power for side in self.sides for power in side)


_SIX = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "RUSSIA", "TURKEY")
_FIVE = ("AUSTRIA", "ENGLAND", "FRANCE", "RUSSIA", "TURKEY")

_ALL = (
    Lineup(
        id="six",
        rule="XIV.2.a",
        sides=tuple((power,) for power in _SIX),
        years=(1870, 1901),
    ),
    Lineup(
        id="five",
        rule="XIV.2.b",
        sides=tuple((power,) for power in _FIVE),
        years=(1801, 1901),
    ),
    Lineup(
        id="four",
        rule="XIV.2.c",
        sides=(("ENGLAND",), ("AUSTRIA", "FRANCE"), ("GERMANY", "TURKEY"), ("ITALY", "RUSSIA")),
        years=(1901,),
    ),
    Lineup(
        id="three-triple",
        rule="XIV.2.d",
        sides=(("RUSSIA",), ("ENGLAND", "FRANCE", "GERMANY"), ("AUSTRIA", "ITALY", "TURKEY")),
        years=(1901,),
    ),
    Lineup(
        id="three-mixed",
        rule="XIV.2.d",
        sides=(("AUSTRIA", "ENGLAND", "GERMANY"), ("ITALY", "RUSSIA"), ("FRANCE", "TURKEY")),
        years=(1901,),
    ),
    Lineup(
        id="two",
        rule="XIV.2.e",
        sides=(("ENGLAND", "FRANCE", "RUSSIA"), ("AUSTRIA", "GERMANY", "TURKEY")),
        years=(1914,),
        neutral="ITALY",
        units=24,
    ),
)

LINEUPS: Mapping[str, Lineup] = MappingProxyType({lineup.id: lineup for lineup in _ALL})
"""Every arrangement of the rulebook for fewer players, most players first."""

_NOBODY: Mapping[str, Lineup] = MappingProxyType({})


def arrangements_on(board: Board) -> Mapping[str, Lineup]:
    """Return the rulebook's arrangements, on a map with its seven powers; elsewhere all play."""
    return LINEUPS if board.powers_by_id.keys() == {*_FIVE, "GERMANY", "ITALY"} else _NOBODY
