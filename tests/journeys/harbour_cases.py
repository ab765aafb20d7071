"""Phases of Diplomatia on the harbour's map, and what one power writes in secret in each."""

from dataclasses import dataclass

from engine.games.diplomatia.calendar import CALENDAR
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

VICTIM = "OWLS"
"""The last of the three, two players: whoever is read last is a secret for longest."""

PLAYERS = {"BATS": "Bob", "MOTHS": "Mia", VICTIM: "Olga + Otto"}

STANDING = "OWLS A BELFRY, OWLS A FORGE, OWLS A GARDEN, OWLS F WELL, OWLS F INN, "
STANDING += "MOTHS A MILL, MOTHS F MARKET, BATS A BRIDGE"
BEATEN = (
    Dislodged(unit=Unit(VICTIM, UnitKind("A"), "BELFRY"), attacker="GARDEN", retreats=("FORGE",)),
    Carrier(
        unit=Unit(VICTIM, UnitKind("F"), "WELL"),
        attacker=None,
        retreats=("INN", "MARKET"),
        carries=("QUAY",),
    ),
)


@dataclass(frozen=True)
class Case:
    """One phase, and what the victim of either game writes: sealed, opened again, sealed anew."""

    position: Position
    ways: tuple[tuple[str, ...], tuple[str, ...]]
    """Sheets of one game and of the other, with signs of order parted by semicolons."""

    @property
    def written(self):
        return {order for way in self.ways for sheet in way for order in sheet_of(sheet)}


def sheet_of(text):
    return tuple(filter(None, text.split("; ")))


def units(text):
    read = (one.split() for one in text.split(", "))
    return tuple(Unit(power, UnitKind(kind), at) for power, kind, at in read)


def position(code, standing=STANDING, **said):
    board = units(standing)
    owners = {unit.at: unit.power for unit in board}
    return Position(phase=CALENDAR.parse(code), units=board, **{"owners": owners, **said})


CASES = {
    "orders": Case(
        position("T2M"),
        (
            (
                "A BELFRY P A GARDEN - MILL; A GARDEN - MILL; A FORGE O",
                "A GARDEN ZP MARKET; F WELL P A GARDEN ZP MARKET; F INN PO MARKET",
                "A BELFRY - BRIDGE; F WELL T BELFRY - INN; F INN T WELL - BRIDGE",
            ),
            ("", "A BELFRY - MILL; F WELL T BELFRY - MARKET", "A GARDEN O"),
        ),
    ),
    "retreats": Case(
        position(
            "T2R",
            "MOTHS F MARKET, BATS A BELFRY, OWLS A QUAY, BATS A GATE",
            dislodged=BEATEN,
        ),
        (("A BELFRY - FORGE", "A BELFRY - FORGE; F WELL - INN"), ("A BELFRY D; F WELL D", "")),
    ),
    "evaluation": Case(
        position(
            "T2C",
            "OWLS A QUAY, OWLS F INN, OWLS F WELL, MOTHS F MARKET, BATS A GATE",
            owners=dict.fromkeys(("QUAY", "BELFRY", "FORGE", "INN"), VICTIM)
            | {"GATE": "BATS", "MARKET": "MOTHS", "MILL": "MOTHS"},
        ),
        (("A BELFRY B; F INN D", "WAIVE; F WELL D"), ("A BELFRY B", "")),
    ),
}
