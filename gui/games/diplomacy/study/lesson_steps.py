"""The twelve steps as data: what stands on the board, what is seen, and what is to be ordered."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from engine.board.board import Board
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import Phase
from engine.rules.game import Rules
from engine.rules.position import Dislodged, Position, Unit, UnitKind
from gui.games.lessons import LessonStep

Sheets = Mapping[str, tuple[str, ...]]

TOGETHER: Final[Sheets] = {
    "ENGLAND": ("F LON - NTH", "F EDI - NWG", "A LVP - YOR"),
    "FRANCE": ("A PAR - BUR", "A MAR - SPA", "F BRE - MAO"),
    "GERMANY": ("A MUN - BUR", "A BER - KIE", "F KIE - DEN"),
    "ITALY": ("A VEN H", "A ROM - APU", "F NAP - ION"),
    "RUSSIA": ("A WAR - GAL", "A MOS - UKR", "F SEV - BLA", "F STP/SC - BOT"),
    "TURKEY": ("A CON - BUL", "A SMY - CON", "F ANK - BLA"),
}
"""What six others have sealed in the spring of 1901."""


def steps(rules: Rules) -> tuple[LessonStep, ...]:
    """Return the steps, the easiest first."""
    if not isinstance(rules, Diplomacy):
        raise TypeError(rules.game)
    return _steps(rules)


@cache
def _steps(rules: Diplomacy) -> tuple[LessonStep, ...]:
    return (*_alone(rules), *_against(rules), *_at_sea(rules), *_of_the_year(rules))


def _alone(rules: Diplomacy) -> Iterator[LessonStep]:
    """Yield what one learns with one arrow against it at most."""
    russia = {"RUSSIA": ("A WAR - GAL",)}
    yield LessonStep(
        id="move",
        power="AUSTRIA",
        position=_on(rules, "S1901M", "AUSTRIA: A VIE"),
        deed=("A VIE - GAL",),
        shows=("GAL", "BUD", "TRI", "WAR"),
    )
    yield LessonStep(
        id="stand-off",
        power="AUSTRIA",
        position=_on(rules, "S1901M", "AUSTRIA: A VIE; RUSSIA: A WAR"),
        sheets=russia,
        deed=("A VIE - GAL",),
        shows=("BUD", "TRI"),
    )
    yield LessonStep(
        id="support",
        power="AUSTRIA",
        position=_on(rules, "S1901M", "AUSTRIA: A VIE, A BUD; RUSSIA: A WAR"),
        sheets=russia,
        deed=("A VIE - GAL", "A BUD S A VIE - GAL"),
        also=(("A BUD - GAL", "A VIE S A BUD - GAL"),),
        shows=("GAL", "TRI"),
    )


def _against(rules: Diplomacy) -> Iterator[LessonStep]:
    """Yield what one does against two."""
    yield LessonStep(
        id="defence",
        power="AUSTRIA",
        position=_on(rules, "S1901M", "AUSTRIA: A GAL, A VIE; RUSSIA: A WAR, A UKR"),
        sheets={"RUSSIA": ("A WAR - GAL", "A UKR S A WAR - GAL")},
        deed=("A VIE S A GAL",),
        also=(("A VIE S A GAL", "A GAL H"),),
        shows=("BUD",),
        tells="A WAR",
    )
    yield LessonStep(
        id="cut",
        power="AUSTRIA",
        position=_on(rules, "S1901M", "AUSTRIA: A VIE, A TRI; ITALY: A VEN, A TYR"),
        sheets={"ITALY": ("A VEN - TRI", "A TYR S A VEN - TRI")},
        deed=("A VIE - TYR",),
        also=(("A VIE - TYR", "A TRI H"),),
        shows=("MUN",),
        tells="A TYR",
    )


def _at_sea(rules: Diplomacy) -> Iterator[LessonStep]:
    """Yield what fleets do."""
    yield LessonStep(
        id="convoy",
        power="ENGLAND",
        position=_on(rules, "S1901M", "ENGLAND: A LON, F NTH"),
        deed=("A LON - NWY", "F NTH C A LON - NWY"),
        also=(("A LON - NWY VIA", "F NTH C A LON - NWY"),),
        shows=("NWY", "YOR"),
    )
    yield LessonStep(
        id="coasts",
        power="FRANCE",
        position=_on(rules, "S1901M", "FRANCE: F MAO"),
        deed=("F MAO - SPA/SC",),
        shows=("SPA", "WES", "GAS"),
    )


def _of_the_year(rules: Diplomacy) -> Iterator[LessonStep]:
    """Yield what comes after the moves, and what a table does around them."""
    serbia = {"SER": "AUSTRIA"}
    beaten = Dislodged(unit=Unit("AUSTRIA", UnitKind("A"), "GAL"), attacker="WAR", retreats=())
    yield LessonStep(
        id="retreat",
        power="AUSTRIA",
        position=rules.with_ways_out(
            _on(rules, "S1901R", "AUSTRIA: F TRI; RUSSIA: A GAL, A UKR", beaten=(beaten,))
        ),
        deed=("A GAL R BUD",),
        also=(("A GAL R VIE",),),
        shows=("VIE", "WAR"),
    )
    yield LessonStep(
        id="centres",
        power="AUSTRIA",
        position=_on(rules, "F1901M", "AUSTRIA: A BUD, A VIE, F TRI"),
        deed=("A BUD - SER",),
        shows=("SER",),
    )
    yield LessonStep(
        id="build",
        power="AUSTRIA",
        position=_on(rules, "W1901A", "AUSTRIA: A SER, A GAL, F ALB", owned=serbia),
        deed=("A VIE B",),
        also=(("A BUD B",),),
        shows=("VIE",),
    )
    yield LessonStep(
        id="talk",
        power="AUSTRIA",
        position=_on(rules, "S1902M", "AUSTRIA: A SER; RUSSIA: F RUM; TURKEY: A BUL", owned=serbia),
        sheets={"RUSSIA": ("F RUM - BLA",), "TURKEY": ("A BUL H",)},
        sealed=True,
        deed=("A SER - BUL",),
        shows=("BUD", "BLA"),
    )
    yield LessonStep(
        id="seal",
        power="AUSTRIA",
        position=rules.start(),
        sheets=TOGETHER,
        sealed=True,
        free=True,
        deed=("A VIE - GAL", "A BUD - SER", "F TRI - ALB"),
        shows=("*",),
    )


def _on(
    rules: Diplomacy,
    code: str,
    units: str,
    *,
    owned: Mapping[str, str] | None = None,
    beaten: tuple[Dislodged, ...] = (),
) -> Position:
    """Return a position: ``AUSTRIA: A VIE, A BUD; RUSSIA: A WAR``, and who owns what since."""
    return Position(
        phase=Phase.parse(code),
        units=tuple(_units(units)),
        owners={**_homes(rules.board), **(owned or {})},
        dislodged=beaten,
    )


def _units(text: str) -> Iterator[Unit]:
    for line in text.split("; "):
        power, _, units = line.partition(": ")
        for unit in units.split(", "):
            kind, _, at = unit.partition(" ")
            yield Unit(power, UnitKind(kind), at)


def _homes(board: Board) -> dict[str, str]:
    return {one.id: one.home for one in board.provinces.values() if one.centre and one.home}
