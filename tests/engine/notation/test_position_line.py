"""A position has one line, and a line one position: laws over positions by chance."""

import random
import time
from dataclasses import replace
from functools import cache

import pytest

from engine.board.loader import load_map
from engine.board.province import Terrain
from engine.catalogue import GAMES
from engine.games.diplomacy.rulebooks.profile import POINTS, played
from engine.games.diplomatia.profile import POINTS as DIPLOMATIA_POINTS
from engine.notation.faults import LineError, LineFault
from engine.notation.position_line import (
    in_order,
    is_position_line,
    position_line,
    read_position_line,
)
from engine.notation.reading import LONGEST
from engine.robots.games.catalogue import robots_of
from engine.robots.games.laws import same
from engine.robots.players.random_positions import random_position, random_rules
from engine.robots.soak.lines import checked_line, read_back
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

SMALL = ("standard", "praga", "old_town")
LARGE = ("eu", "eu_1914", "cz_1", "cz_orp")
QR_SIGNS = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")


@cache
def board(name):
    return load_map(name).board


def rules_on(name, options=None, lineup=""):
    return GAMES[board(name).game].rules(board(name), options or {}, lineup)


def wrong(text, given=None):
    with pytest.raises(LineError) as caught:
        read_position_line(text, given)
    return caught.value.code, caught.value.column


@pytest.mark.parametrize("name", SMALL)
def test_positions_come_back_from_their_lines(name):
    tally = read_back(board(name).game, 100, f"suite {name}", board(name))

    assert tally.lines == 100
    assert {*tally.longest} <= QR_SIGNS


@pytest.mark.parametrize("name", LARGE)
def test_positions_on_large_maps_come_back_from_their_lines(name):
    chance, card = random.Random(name), GAMES[board(name).game]
    for _ in range(40):
        rules = random_rules(card, board(name), chance)

        assert {*checked_line(random_position(rules, chance), rules)} <= QR_SIGNS


@pytest.mark.parametrize("name", ["standard", "cz_1"])
def test_an_attack_is_told_from_where_a_unit_can_come_and_refused_from_anywhere_else(name):
    rules, chance = rules_on(name), random.Random(name)
    phase = next(one for one in rules.calendar.turn(2) if one.kind.retreats)
    power = rules.start().units[0].power
    for province in board(name).provinces.values():
        spaces = [*board(name).provinces]
        kind = "F" if province.terrain is Terrain.SEA else "A"
        for origin in chance.sample(spaces, 8):
            fallen = Dislodged(
                unit=Unit(power, UnitKind(kind), province.id), attacker=None, retreats=()
            )
            position = rules.with_ways_out(Position(phase=phase, units=(), dislodged=(fallen,)))
            head, _, behind = position_line(position, rules).partition("*")
            line = f"{head}*{origin}{behind}"
            attacked = rules.with_ways_out(
                replace(position, dislodged=(replace(fallen, attacker=origin),))
            )
            if origin in rules.attackers(province.id):
                assert read_position_line(line).position == in_order(attacked, board(name))
            else:
                assert wrong(line) == (LineFault.NO_WAY_THERE, len(head) + 2)
                with pytest.raises(ValueError, match="no position"):
                    position_line(attacked, rules)


@pytest.mark.parametrize("name", SMALL)
def test_a_line_is_judged_as_its_position_is(name):
    chance = random.Random(name)
    for _ in range(8):
        rules = random_rules(GAMES[board(name).game], board(name), chance)
        position = random_position(rules, chance)
        sheets = robots_of(rules.game).sheets(rules, position, chance)
        read = read_position_line(position_line(position, rules))

        told = read.rules.adjudicate(read.position, sheets)

        assert same(told, rules.adjudicate(position, sheets))


def test_thirty_four_units_take_four_hundred_signs_at_most():
    rules, chance = rules_on("standard"), random.Random(34)
    longest = 0
    for _ in range(300):
        position = random_position(rules, chance, 34)
        fallen = tuple(
            Dislodged(unit=one.unit, attacker=one.attacker, retreats=())
            for one in position.dislodged
        )
        position = rules.with_ways_out(replace(position, dislodged=fallen))
        longest = max(longest, len(position_line(position, rules)))

    assert 300 < longest <= 400


def test_the_order_of_what_is_listed_says_nothing():
    rules, chance = rules_on("cz_1"), random.Random(2)
    for _ in range(20):
        position = random_position(rules, chance)
        mixed = replace(
            position,
            units=tuple(chance.sample(position.units, len(position.units))),
            owners=dict(chance.sample([*position.owners.items()], len(position.owners))),
            dislodged=tuple(chance.sample(position.dislodged, len(position.dislodged))),
        )

        assert position_line(mixed, rules) == position_line(position, rules)


@pytest.mark.parametrize("point", POINTS)
def test_every_point_of_every_rulebook_comes_back(point):
    for value in played(point):
        rules = rules_on("standard", {point: value})

        assert f"/{point.upper().replace('_', '-')}:" in checked_line(rules.start(), rules) or (
            rules.options == rules_on("standard").options
        )


def test_every_point_of_another_game_comes_back():
    for point, values in DIPLOMATIA_POINTS.items():
        for value in values:
            rules = rules_on("praga", {point: value})

            checked_line(rules.start(), rules)


def test_the_seed_of_a_tables_lots_is_no_part_of_a_position():
    seeded = rules_on("praga", {"lots": "5a" * 16})

    assert position_line(seeded.start(), seeded) == position_line(
        rules_on("praga").start(), rules_on("praga")
    )


@pytest.mark.parametrize("lineup", ["", *GAMES["diplomacy"].lineups()])
def test_every_arrangement_comes_back(lineup):
    rules = rules_on("standard", lineup=lineup)
    read = read_position_line(checked_line(rules.start(), rules))

    assert read.lineup == lineup


@pytest.mark.parametrize("edition", GAMES["diplomacy"].profiles)
def test_an_edition_is_named_and_nothing_of_it(edition):
    options = GAMES["diplomacy"].options(edition)
    rules = rules_on("standard", options)
    head = checked_line(rules.start(), rules).split()[1]

    assert head == ("STANDARD" if edition == "1982" else f"STANDARD/{edition.upper()}")


# -- single signs ----------------------------------------------------------------------------------

CHANGED = (
    "VEL1 STANDARD/2000/PARADOX:SZYKMAN S1902R A:ABUD.ATRI*VEN+SER I:AVEN.FION -STP %TYR.VIE",
    "VEL1 PRAGA/AE+IR T2R A:ARAD.ASMI*NUS$STO E:ANUS+LIB",
    "VEL1 EU T3R B:ASKO.FSEM*HEL%SKO R:AMOS",
    "VEL1 OLD-TOWN D1E M:LMILL+INN",
)


@pytest.mark.parametrize("line", CHANGED)
def test_with_one_sign_changed_it_is_another_line_or_none(line):
    chance = random.Random(line)
    assert position_line(*_read(line)) == line
    columns = []
    signs = sorted(QR_SIGNS | set("abz\t\0ě²_~\u200b"))
    for at in range(len(line) + 1):
        for sign in ["", *chance.sample(signs, 4)]:
            for rest in (at, at + 1):
                text = line[:at] + sign + line[rest:]
                try:
                    read = read_position_line(text)
                except LineError as error:
                    columns.append((error.column, len(text) + 1))
                else:
                    checked_line(read.position, read.rules)
    assert all(1 <= column <= most for column, most in columns)
    assert len(columns) > 100


def _read(line):
    read = read_position_line(line)
    return read.position, read.rules


# -- how people write ------------------------------------------------------------------------------

START = "VEL1 STANDARD S1901M A:ABUD.AVIE.FTRI F:FBRE+BEL -MUN"


@pytest.mark.parametrize(
    "text",
    [
        "vel1 standard s1901m a:abud.avie.ftri f:fbre+bel -mun",
        "VEL1 STANDARD S1901M -MUN F:FBRE+BEL A:FTRI.AVIE.ABUD",
        "VEL1 STANDARD S1901M F+BEL A:FTRI A:AVIE A:ABUD F:FBRE -MUN",
        "  VEL1\tSTANDARD\n S1901M A:ABUD.AVIE.FTRI F:FBRE+BEL\r\n-MUN \n",
        "VEL1 STANDARD/1982 S1901M A:ABUD.AVIE.FTRI F:FBRE+BEL -MUN",
        "VEL1 STANDARD S1901M AUSTRIA:ABUD.AVIE.FTRI FRANCE:FBRE+BEL -MUN",
        "VEL1 STANDARD S1901M Rakousko:aBudapešť.aVídeň.fTerst Francie:fBrest+Belgie -Mnichov",
        "VEL1 STANDARD S1901M A:AVIE.ABUD.FTRI+BUD F:FBRE+BEL -MUN",
        "VEL1 STANDARD/A+E+F+G+I+R+T S1901M A:ABUD.AVIE.FTRI F:FBRE+BEL -MUN",
        "VEL1 STANDARD/PARADOX:ATTACK_ON_OWN_CONVOY S1901M A:ABUD.AVIE.FTRI F:FBRE+BEL -MUN",
    ],
)
def test_it_is_read_as_people_write_it(text):
    assert position_line(*_read(text)) == START


def test_coasts_and_ways_are_read_in_any_case():
    line = "VEL1 STANDARD F1902R E:FSTP/NC R:ASTP*NWY$FIN"
    assert wrong(line.replace("$FIN", "$NWG")) == (LineFault.NO_FOOTING, len(line) - 2)
    line = "VEL1 STANDARD F1902R E:AMOS R:FSTP/NC*MOS$BAR"

    assert position_line(*_read(line.lower())) == line


def test_ways_out_are_written_only_where_the_table_ruled_otherwise():
    rules = rules_on("standard")
    beaten = Unit("FRANCE", UnitKind("A"), "BUR")
    position = Position(
        phase=rules.calendar.parse("S1901R"),
        units=(Unit("GERMANY", UnitKind("A"), "RUH"),),
        dislodged=(Dislodged(unit=beaten, attacker="MUN", retreats=()),),
    )
    known = rules.with_ways_out(position)

    assert position_line(position, rules).split()[3] == "F:ABUR*MUN$"
    assert position_line(known, rules).split()[3] == "F:ABUR*MUN"
    only = replace(position.dislodged[0], retreats=("GAS",))
    assert position_line(replace(position, dislodged=(only,)), rules).split()[3] == (
        "F:ABUR*MUN$GAS"
    )


def test_what_a_phase_does_not_ask_about_is_not_written():
    rules = rules_on("standard")
    position = replace(rules.start(), contested=frozenset({"TYR"}))

    assert "%" not in position_line(position, rules)
    nobody = Carrier(
        unit=Unit("ITALY", UnitKind("F"), "ION"), attacker=None, retreats=(), carries=()
    )
    read = replace(position, phase=rules.calendar.parse("S1901R"), dislodged=(nobody,))
    assert isinstance(in_order(read, rules.board).dislodged[0], Dislodged)
    assert checked_line(read, rules).endswith("%TYR")


@pytest.mark.parametrize(
    "position",
    [
        {"units": (Unit("FRANCE", UnitKind("A"), "NTH"),)},
        {"units": (Unit("FRANCE", UnitKind("A"), "PAR"), Unit("ITALY", UnitKind("A"), "PAR"))},
        {"owners": {"PIC": "FRANCE"}},
        {"owners": {"PAR": "NOBODY"}},
    ],
)
def test_what_can_be_on_no_board_has_no_line(position):
    rules = rules_on("standard")
    with pytest.raises(ValueError, match="no position"):
        position_line(replace(rules.start(), **position), rules)


def test_a_text_that_is_meant_as_a_line_is_known():
    assert all(map(is_position_line, ("VEL1", "vel1 x", "\n VEL2 STANDARD", "Vel1\tstandard")))
    assert not any(map(is_position_line, ("", "VELMOC1 S1901M", "VEL STANDARD", "A PAR - BUR")))


def test_a_turn_of_five_figures_has_no_line():
    rules = rules_on("standard")
    with pytest.raises(ValueError, match="no code"):
        position_line(rules.start(10_000), rules)


def test_an_abbreviation_of_two_spaces_is_asked_about():
    town = board("praga")
    spaces = {
        key: replace(space, aliases=("Bridge",)) if key in ("SMI", "RAD") else space
        for key, space in town.provinces.items()
    }

    with pytest.raises(LineError) as caught:
        read_position_line("VEL1 PRAGA T1M A:ABridge", replace(town, provinces=spaces))
    assert (caught.value.code, caught.value.column) == (LineFault.TWO_MEANINGS, 19)
    assert {*caught.value.facts["like"].split(", ")} == {"RAD", "SMI"}


def test_a_map_of_ones_own_is_brought_along():
    own = replace(board("praga"), id="my_town")
    rules = GAMES[own.game].rules(own, {}, "")
    line = checked_line(rules.start(), rules)

    assert line.startswith("VEL1 MY-TOWN T1M ")
    assert wrong(line) == ("unknown_map", 6)
    for name in ("", "Žižkov", "7"):
        nameless = replace(own, id=name)
        with pytest.raises(ValueError, match="no line can name"):
            position_line(rules.start(), GAMES[own.game].rules(nameless, {}, ""))


WRAPS = (
    ("\ufeff", ""),
    ('"', '"'),
    ("„", "“\n"),
    ("`", "`"),
    ("> ", "\r\n> "),
    ("<", ">"),
    (" (", ") "),
    ("\u202a", "\u202c\u2060"),
    ("\u200b\u00a0‚", "‘"),
)


@pytest.mark.parametrize("name", SMALL)
def test_what_a_line_is_wrapped_in_does_not_count(name):
    chance = random.Random(f"wrapped {name}")
    for _ in range(12):
        rules = random_rules(GAMES[board(name).game], board(name), chance)
        line = position_line(random_position(rules, chance), rules)
        for before, behind in WRAPS:
            broken = "".join(
                chance.choice((" ", "\n", "\r\n> ", "\n>> ")) if sign == " " else sign
                for sign in line
            )
            text = f"{before}{broken}{behind}"

            assert is_position_line(text)
            assert position_line(*_read(text)) == line
            at = len(before) + 4
            assert wrong(f"{text[:at]},{text[at:]}") == (LineFault.BAD_SIGN, at + 1)


# -- hostile lines ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", LineFault.NO_POSITION_LINE, 1),
        ("\0", LineFault.NO_POSITION_LINE, 1),
        ("  Dear all, spring is here.", LineFault.NO_POSITION_LINE, 3),
        ("VEL1\0", LineFault.BAD_SIGN, 5),
        ("VEL11 STANDARD S1901M", LineFault.OTHER_VERSION, 1),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "no_position_line", 1),
        ("VEL2 STANDARD S1901M", LineFault.OTHER_VERSION, 1),
        ("VEL1", LineFault.CUT_SHORT, 5),
        ("VEL1 STANDARD", LineFault.CUT_SHORT, 14),
        ("VEL1 ../../etc/passwd S1901M", "unknown_map", 6),
        ("VEL1 STANDARD S٣M", "bad_phase", 15),
        ("VEL1 STANDARD S" + "9" * 5000 + "M", "bad_phase", 15),
        ("VEL1 STANDARD S1901M A:" + "ABUD." * 5000, "two_units", 29),
        ("VEL1 STANDARD S1901R A:ABUD*" + "$" * 9000, "unknown_place", 30),
        ("VEL1 STANDARD/" + "A+" * 20_000 + " S1901M", LineFault.UNKNOWN_SIDES, 15),
        ("VEL1 STANDARD" + "/2000" * 9000 + " S1901M", LineFault.SAID_TWICE, 20),
        ("VEL1 STANDARD S1901M " + "%" * 40_000, LineFault.NOBODY_RETREATS, 22 + 1),
        ("V" * (LONGEST + 1), "too_long", LONGEST + 1),
        ("\u200b" * LONGEST, LineFault.NO_POSITION_LINE, LONGEST + 1),
        ("(" * 20_000 + "VEL1" + ")" * 20_000, LineFault.CUT_SHORT, 40_005),
        ("VEL1" + "\n>" * 20_000 + "x", LineFault.CUT_SHORT, 40_006),
        ("VEL1 STANDARD S1901M A:\ud800", LineFault.BAD_SIGN, 24),
    ],
)
def test_hostile_lines_are_answered_at_once(text, code, column):
    begun = time.process_time()

    assert wrong(text) == (code, column)
    assert time.process_time() - begun < 0.5
