"""The rulebook's sample game (XV), in its own notation: read, spelled, and not warned about."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.advice.advise import advise
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import read_many
from engine.games.diplomacy.units import ARMY
from engine.rules.choice import ReadingKind
from engine.rules.position import Dislodged, Position, Unit, UnitKind

BOARD = load_map("standard").board
HOMES = {c: p.id for p in BOARD.powers for c in BOARD.homes(p.id)}

UNITS = {
    "S1901M": {
        "ENGLAND": "A LVP, F LON, F EDI",
        "FRANCE": "A PAR, A MAR, F BRE",
        "ITALY": "A VEN, A ROM, F NAP",
        "GERMANY": "A BER, A MUN, F KIE",
        "AUSTRIA": "A VIE, A BUD, F TRI",
        "RUSSIA": "A MOS, A WAR, F STP/SC, F SEV",
        "TURKEY": "A CON, A SMY, F ANK",
    },
    "F1901M": {
        "ENGLAND": "A YOR, F NTH, F NWG",
        "FRANCE": "A BUR, A SPA, F PIC",
        "ITALY": "A PIE, A VEN, F ION",
        "GERMANY": "A KIE, A RUH, F DEN",
        "AUSTRIA": "A TRI, A BUD, F ALB",
        "RUSSIA": "A UKR, A WAR, F BOT, F SEV",
        "TURKEY": "A BUL, A CON, F ANK",
    },
    "S1902M": {
        "ENGLAND": "A NWY, F NTH, F BAR, F EDI",
        "FRANCE": "A BUR, A POR, F PIC, F MAR",
        "ITALY": "A VEN, A PIE, F TUN, F NAP",
        "GERMANY": "A HOL, A RUH, A MUN, F DEN, F KIE",
        "AUSTRIA": "A TRI, A VIE, A BUD, F GRE",
        "RUSSIA": "A UKR, A GAL, A STP, A SEV, F SWE, F RUM",
        "TURKEY": "A BUL, A CON, A SMY, F BLA",
    },
    "F1902M": {
        "ENGLAND": "A NWY, F BAR, F NTH, F EDI",
        "FRANCE": "A BUR, F PIC, A SPA, F MAR",
        "ITALY": "A VEN, A PIE, F WES, F TYS",
        "GERMANY": "A MUN, A BEL, A RUH, F DEN, F HOL",
        "AUSTRIA": "A VIE, A TRI, A SER, F GRE",
        "RUSSIA": "A STP, F SWE, F RUM, A SEV, A GAL, A UKR",
        "TURKEY": "A BUL, A CON, A ARM, F BLA",
    },
}

ORDERS = {
    "S1901M": {
        "ENGLAND": (
            "A Liv-Yor, F Lon-Nth, F Edi-Nrg",
            "A LVP - YOR, F LON - NTH, F EDI - NWG",
        ),
        "FRANCE": (
            "A Par-Bur, A Mar-Spa, F Bre-Pic",
            "A PAR - BUR, A MAR - SPA, F BRE - PIC",
        ),
        "ITALY": (
            "A Ven-Pie, A Rom-Ven, F Nap-Ion",
            "A VEN - PIE, A ROM - VEN, F NAP - ION",
        ),
        "GERMANY": (
            "A Ber-Kie, A Mun-Ruh, F Kie-Den",
            "A BER - KIE, A MUN - RUH, F KIE - DEN",
        ),
        "AUSTRIA": (
            "A Vie-Tri, A Bud-Gal,\nF Tri-Alb",
            "A VIE - TRI, A BUD - GAL, F TRI - ALB",
        ),
        "RUSSIA": (
            "A Mos-Ukr, A War-Gal, F StP-Bot,\n\nF Sev-Bla",
            "A MOS - UKR, A WAR - GAL, F STP/SC - BOT, F SEV - BLA",
        ),
        "TURKEY": (
            "A Con-Bul, A Smy-Con, F Ank-Bla",
            "A CON - BUL, A SMY - CON, F ANK - BLA",
        ),
    },
    "F1901M": {
        "ENGLAND": (
            "A Yor-Nwy, F Nth C A Yor-Nwy,\n\nF Nrg-Bar",
            "A YOR - NWY, F NTH C A YOR - NWY, F NWG - BAR",
        ),
        "FRANCE": (
            "A Bur-Mar, A Spa-Por, F Pic-Bel",
            "A BUR - MAR, A SPA - POR, F PIC - BEL",
        ),
        "ITALY": ("A Ven H, A Pie-Mar, F Ion-Tun", "A VEN H, A PIE - MAR, F ION - TUN"),
        "GERMANY": ("A Kie-Hol, A Ruh-Bel, F Den H", "A KIE - HOL, A RUH - BEL, F DEN H"),
        "AUSTRIA": ("A Tri H, A Bud-Ser,\n\nF Alb-Gre", "A TRI H, A BUD - SER, F ALB - GRE"),
        "RUSSIA": (
            "A Ukr S F Sev-Rum, A War-Gal,\n\nF Bot-Swe, F Sev-Rum",
            "A UKR S F SEV - RUM, A WAR - GAL, F BOT - SWE, F SEV - RUM",
        ),
        "TURKEY": (
            "A Bul-Ser, A Con-Bul, F Ank-Bla",
            "A BUL - SER, A CON - BUL, F ANK - BLA",
        ),
    },
    "S1902M": {
        "ENGLAND": (
            "A Nwy-StP, F Nth-Nwy, F Bar S Nwy-StP,\n\nF Edi-Nth",
            "A NWY - STP, F NTH - NWY, F BAR S A NWY - STP, F EDI - NTH",
        ),
        "FRANCE": (
            "A Bur S F Pic-Bel, A Por-Spa, F Pic-Bel,\n\nF Mar H",
            "A BUR S F PIC - BEL, A POR - SPA, F PIC - BEL, F MAR H",
        ),
        "ITALY": (
            "A Ven H, A Pie-Mar, F Tun-Wes,\n\nF Nap-Tyn",
            "A VEN H, A PIE - MAR, F TUN - WES, F NAP - TYS",
        ),
        "GERMANY": (
            "A Hol-Bel, A Ruh S Hol-Bel,\n\nA Mun-Bur, F Den H, F Kie-Hol",
            "A HOL - BEL, A RUH S A HOL - BEL, A MUN - BUR, F DEN H, F KIE - HOL",
        ),
        "AUSTRIA": (
            "A Tri-Bud, A Vie-Bud,\n\nA Bud-Ser, F Gre H",
            "A TRI - BUD, A VIE - BUD, A BUD - SER, F GRE H",
        ),
        "RUSSIA": (
            (
                "A Ukr S F Rum H, A Gal-Bud, A StP-Nwy,\n\nA Sev S F Rum H, F Swe S StP-Nwy,\n\n"
                "F Rum H"
            ),
            "A UKR S F RUM, A GAL - BUD, A STP - NWY, A SEV S F RUM, F SWE S A STP - NWY, F RUM H",
        ),
        "TURKEY": (
            "A Bul-Rum, A Con-Bul, A Smy-Arm,\n\nF Bla S Bul-Rum",
            "A BUL - RUM, A CON - BUL, A SMY - ARM, F BLA S A BUL - RUM",
        ),
    },
    "F1902M": {
        "ENGLAND": (
            "A Nwy-StP, F Bar S Nwy-StP, F Nth-Nwy,\n\nF Edi-Nth",
            "A NWY - STP, F BAR S A NWY - STP, F NTH - NWY, F EDI - NTH",
        ),
        "FRANCE": (
            "A Bur-Bel, F Pic S Bur-Bel,\n\nA Spa S F Mar H, F Mar S A Spa H",
            "A BUR - BEL, F PIC S A BUR - BEL, A SPA S F MAR, F MAR S A SPA",
        ),
        "ITALY": (
            "A Ven-Pie, A Pie-Mar, F Wes-MAt,\n\nF Tyn-GoL",
            "A VEN - PIE, A PIE - MAR, F WES - MAO, F TYS - LYO",
        ),
        "GERMANY": (
            "A Mun S Ruh-Bur, A Bel S Ruh-Bur,\n\nA Ruh-Bur, F Den-Swe, F Hol S A Bel H",
            "A MUN S A RUH - BUR, A BEL S A RUH - BUR, A RUH - BUR, F DEN - SWE, F HOL S A BEL",
        ),
        "AUSTRIA": (
            "A Vie-Gal, A Tri-Bud,\n\nA Ser S Turk A Bul-Rum, F Gre H",
            "A VIE - GAL, A TRI - BUD, A SER S A BUL - RUM, F GRE H",
        ),
        "RUSSIA": (
            (
                "A StP-Nwy, F Swe S StP-Nwy,\n\nF Rum S A Sev H, A Sev S F Rum H,\n\n"
                "A Gal S F Rum H, A Ukr S A Sev H"
            ),
            (
                "A STP - NWY, F SWE S A STP - NWY, F RUM S A SEV, A SEV S F RUM, A GAL S F RUM, "
                "A UKR S A SEV"
            ),
        ),
        "TURKEY": (
            "A Bul-Rum, A Con-Bul, A Arm-Sev,\n\nF Bla S A Bul-Rum",
            "A BUL - RUM, A CON - BUL, A ARM - SEV, F BLA S A BUL - RUM",
        ),
    },
}


def units(power, text):
    for one in text.split(", "):
        kind, at = one.split(" ")
        yield Unit(power, UnitKind(kind), at)


def position(phase):
    standing = tuple(u for power, text in UNITS[phase].items() for u in units(power, text))
    return Position(phase=Phase.parse(phase), units=standing, owners=HOMES)


SHEETS = [(phase, power) for phase in ORDERS for power in ORDERS[phase]]


@pytest.mark.parametrize(("phase", "power"), SHEETS)
def test_every_sheet_is_read_as_printed(phase, power):
    written, meant = ORDERS[phase][power]
    readings = read_many(written, position(phase), power, BOARD)

    assert [r.kind for r in readings] == [ReadingKind.ORDER] * len(readings)
    assert ", ".join(r.order for r in readings) == meant


@pytest.mark.parametrize(("phase", "power"), SHEETS)
def test_a_heading_with_the_power_changes_nothing(phase, power):
    written, meant = ORDERS[phase][power]
    for language in ("cs", "en"):
        name = BOARD.powers_by_id[power].names[language].upper()
        readings = read_many(f"{name}: {written}", position(phase), power, BOARD)

        assert ", ".join(r.order for r in readings) == meant


@pytest.mark.parametrize(("phase", "power"), SHEETS)
def test_no_sensible_sheet_is_warned_about(phase, power):
    orders = ORDERS[phase][power][1].split(", ")
    warnings = {a.reason for a in advise(BOARD, position(phase), power, orders)}

    # Austria blocks Budapest on purpose in spring 1902; that it stands off is still said.
    on_purpose = {Warn.OWN_STANDOFF} if (phase, power) == ("S1902M", "AUSTRIA") else set()
    assert warnings == on_purpose


RETREATS = Position(
    phase=Phase.parse("F1902R"),
    units=tuple(units("ENGLAND", "A STP, F NWY")) + tuple(units("GERMANY", "A BUR")),
    dislodged=(
        Dislodged(unit=Unit("RUSSIA", ARMY, "STP"), attacker="NWY", retreats=("MOS", "FIN")),
        Dislodged(unit=Unit("FRANCE", ARMY, "BUR"), attacker="RUH", retreats=("GAS",)),
    ),
)


@pytest.mark.parametrize(
    ("power", "written", "order"),
    [("RUSSIA", "Rusko: StP-Mos", "A STP R MOS"), ("FRANCE", "Francie: Bur-Gas", "A BUR R GAS")],
)
def test_the_retreats_are_read_as_printed(power, written, order):
    assert [r.order for r in read_many(written, RETREATS, power, BOARD)] == [order]
    assert advise(BOARD, RETREATS, power, [order]) == ()


@pytest.mark.parametrize(
    ("power", "written", "orders"),
    [
        ("ENGLAND", "Anglie staví F Edi", "F EDI B"),
        ("FRANCE", "Francie F Mar", "F MAR B"),
        ("GERMANY", "Německo F Kie a A Mun", "F KIE B, A MUN B"),
        ("ITALY", "Itálie F Nap", "F NAP B"),
        ("AUSTRIA", "Rakousko A Vie", "A VIE B"),
        ("RUSSIA", "Rusko A StP a A Sev", "A STP B, A SEV B"),
        ("TURKEY", "Turecko staví A Smy", "A SMY B"),
    ],
)
def test_the_builds_of_the_first_winter_are_read_as_printed(power, written, orders):
    winter = Position(phase=Phase.parse("W1901A"), units=(), owners=HOMES)

    assert ", ".join(r.order for r in read_many(written, winter, power, BOARD)) == orders


def test_the_removal_of_the_second_winter_is_read_as_printed():
    standing = tuple(units("RUSSIA", "A MOS, F SWE, A SEV, A GAL, A UKR"))
    owners = dict.fromkeys(("MOS", "WAR", "SEV", "SWE"), "RUSSIA")
    winter = Position(phase=Phase.parse("W1902A"), units=standing, owners=owners)

    readings = read_many("Rusko rozpouští A Gal", winter, "RUSSIA", BOARD)

    assert [r.order for r in readings] == ["A GAL D"]
    assert advise(BOARD, winter, "RUSSIA", ["A GAL D"]) == ()
