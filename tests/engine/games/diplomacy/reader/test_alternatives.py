"""Two things of which one is meant are asked about, with both of them, wherever they are written.

The suite walks a sample of the family; with ``VELMOC_ALL=1`` twenty times as much of it.
"""

import itertools
import os
import random
import zlib
from dataclasses import dataclass, replace

import pytest

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.province import Terrain
from engine.formats.jsontext import Node
from engine.games.diplomacy.exchange.stream.judge_service import JudgeService
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.orders import locations, parse
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import ReadingKind
from engine.rules.order import OrderError
from engine.rules.position import Dislodged, Position, Unit, UnitKind

BOARD = load_map("standard").board
RULES = Diplomacy(BOARD)
COURT = JudgeService(texts=False)
ALL = bool(os.environ.get("VELMOC_ALL"))

JOINERS = (
    *("{}/{}", "{} / {}", "{}/ {}", "{},{}", "{}, {}", "{};{}", "{}; {}", "{} ({})", "{} [{}]"),
    *(
        "{} {{{}}}",
        "{}?{}",
        "{} ? {}",
        "{}? {}",
        "{} (?{})",
        "{} | {}",
        "{}|{}",
        "{}\\{}",
        "{}: {}",
    ),
    *("{} or {}", "{} nebo {}", "{} anebo {}", "{} či {}", "{} případně {}", "{}, případně {}"),
    *("{}, nebo {}", "{}, jinak {}", "{} jinak {}", "{} (or {})", "{} (nebo {})", "{} popř. {}"),
    *("{}, or {}?", "{} & {}", "{} + {}", "{} else {}", "{} or maybe {}", "{} a/nebo {}", "{} {}"),
    *("either {} or {}", "{}… {}", "{} - or {}", "{}! {}", "{} «{}»", '{} "{}"'),
)
"""Every way of joining two names."""

LISTS = ("{}, {}", "{},{}", "{};{}", "{}; {}", "{} & {}", "{} + {}")
"""Ways that also part one order from the next, where what follows is a whole order."""


@dataclass(frozen=True)
class Written:
    """Alternatives in an order, and what the board looks like."""

    text: str
    position: Position
    names: tuple[str, ...]


def named(province, style):
    """Write a space in one of the ways that people have."""
    space = BOARD.provinces[province]
    return {
        "abbr": space.abbr,
        "key": province,
        "lower": province.lower(),
        "cs": space.names["cs"],
        "en": space.names["en"],
    }[style]


STYLES = ("abbr", "key", "lower", "cs", "en")


def moves(*units):
    return Position(phase=Phase.parse("S1901M"), units=units)


def neighbours(unit):
    table = BOARD.army_neighbours if unit.kind is ARMY else BOARD.fleet_neighbours
    return sorted({province_of(near) for near in table.get(unit.at, ())})


EVERY_UNIT = [
    Unit("FRANCE", UnitKind(kind), at)
    for kind, table in (("A", BOARD.army_neighbours), ("F", BOARD.fleet_neighbours))
    for at in sorted(table)
]
STANDING = {(unit.kind, unit.at) for unit in EVERY_UNIT}
PAIRS = [
    (unit, pair) for unit in EVERY_UNIT for pair in itertools.permutations(neighbours(unit), 2)
]


def goals(unit, pair, joiner, style):
    """A move with two goals."""
    two = joiner.format(*(named(place, style) for place in pair))
    yield Written(f"{unit.kind} {named(unit.province, style)} - {two}", moves(unit), pair)


def helped(unit, pair, joiner, style):
    """Supports in defence and of moves with two goals or two units to help, and convoys."""
    two = joiner.format(*(named(place, style) for place in pair))
    at = named(unit.province, style)
    both = tuple(Unit("FRANCE", ARMY, place) for place in pair)
    yield Written(f"{unit.kind} {at} S {two}", moves(unit), pair)
    yield Written(f"{unit.kind} {at} S A {two}", moves(unit), pair)
    if joiner not in LISTS and "MOS" not in (unit.province, *pair):
        yield Written(f"{unit.kind} {at} S {two} H", moves(unit, *both), pair)
        yield Written(f"{unit.kind} {at} S A Mos - {two}", moves(unit, MOSCOW), pair)
        yield Written(f"F {at} C A Mos - {two}", moves(unit, MOSCOW), pair)


def units(unit, pair, joiner, style):
    """One order for one of two units."""
    two = joiner.format(*(named(place, style) for place in pair))
    both = tuple(Unit("FRANCE", unit.kind, place) for place in pair)
    if joiner not in ("{} & {}", "{} + {}"):  # units that do the same
        yield Written(f"{unit.kind} {two} H", moves(*both), pair)


def retreats(unit, pair, joiner, style):
    """A retreat to one of two spaces."""
    two = joiner.format(*(named(place, style) for place in pair))
    beaten = Dislodged(unit=unit, attacker="", retreats=pair)
    position = Position(phase=Phase.parse("S1901R"), units=(), dislodged=(beaten,))
    for sign in ("-", "R"):
        yield Written(f"{unit.kind} {named(unit.province, style)} {sign} {two}", position, pair)


def builds(unit, pair, joiner, style):
    """One unit to be built or removed in one of two spaces."""
    pair = HOMES[EVERY_UNIT.index(unit) % len(HOMES)]
    two = joiner.format(*(named(place, style) for place in pair))
    away = (Unit("FRANCE", ARMY, "SPA"), Unit("FRANCE", ARMY, "BUR"))
    position = replace(RULES.start(), phase=Phase.parse("W1901A"), units=away)
    if joiner not in LISTS:
        for text in (f"A {two}", f"A {two} B", f"Build A {two}", f"+ A {two}"):
            yield Written(text, position, pair)


HOMES = list(itertools.permutations(("PAR", "MAR", "BRE"), 2))
MOSCOW = Unit("RUSSIA", ARMY, "MOS")
FAMILIES = {f.__name__: f for f in (goals, helped, units, retreats, builds)}


def sample(family, number):
    """Return some of a family, always the same; with ``VELMOC_ALL`` twenty times as many."""
    dice = random.Random(f"alternatives {family.__name__}")
    number *= 20 if ALL else 1
    found = []
    while len(found) < number:
        unit, pair = dice.choice(PAIRS)
        found += family(unit, pair, dice.choice(JOINERS), dice.choice(STYLES))
    return found[:number]


def spaces(candidates):
    """Return every space that the candidates name."""
    found = set()
    for one in candidates:
        try:
            found |= {province_of(place) for place in locations(parse(one))}
        except OrderError:
            found.add(province_of(one))
    return found


def silent(written):
    """Return how a slip with alternatives is read, if it is not asked about both."""
    scraps = RULES.slip(written.text, written.position, "FRANCE")
    if any(s.noted is None and s.reading.kind is ReadingKind.ORDER for s in scraps):
        return [s.reading.order or s.written for s in scraps]
    asked = (s.reading.candidates for s in scraps if s.noted is None)
    if any(spaces(candidates) >= {*written.names} for candidates in asked):
        return None
    return [s.reading.reason for s in scraps]


@pytest.mark.parametrize("family", FAMILIES)
def test_alternatives_on_a_slip_are_asked_about_with_both(family):
    wrong = {}
    for written in sample(FAMILIES[family], 600):
        said = silent(written)
        if said is not None:
            wrong[written.text] = said

    assert wrong == {}


@pytest.mark.parametrize("family", FAMILIES)
def test_a_typed_order_with_alternatives_is_asked_about_with_both(family):
    wrong = {}
    for written in sample(FAMILIES[family], 150):
        reading = RULES.read(written.text, written.position, "FRANCE")
        both = spaces(reading.candidates) >= {*written.names}
        if reading.kind is not ReadingKind.AMBIGUOUS or not both:
            wrong[written.text] = reading.order or reading.reason

    assert wrong == {}


def answered(written):
    """Let the stream judge an order, and return what it says of it."""
    question = {
        "phase": "S1901M",
        "units": {"FRANCE": [str(unit) for unit in written.position.units]},
        "orders": {"FRANCE": [written.text]},
    }
    return COURT.answer(Node(question, ""))


@pytest.mark.parametrize("family", ["goals", "helped", "units"])
def test_in_the_stream_alternatives_are_an_error_with_both_and_nothing_is_carried_out(family):
    wrong = {}
    for written in sample(FAMILIES[family], 300):
        if not {(one.kind, one.at) for one in written.position.units} <= STANDING:
            continue  # no army stands at sea
        answer = answered(written)
        stays = {unit.at for unit in written.position.units}
        after = {unit[2:] for units in answer["units"].values() for unit in units}
        told = [
            reason
            for entry in answer["results"].values()
            for reason in entry["reasons"]
            if reason.get("candidates") and entry["result"] == "illegal"
        ]
        both = any(spaces(reason["candidates"]) >= {*written.names} for reason in told)
        if after != stays or not both:
            wrong[written.text] = answer["results"]

    assert wrong == {}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("A Ven - Tri/Rom", "TRI ROM"),
        ("A Vie - Tyr/Tri", "TYR TRI"),
        ("A Ser - Bul/Gre", "BUL GRE"),
        ("A Con - Bul/Ank", "BUL ANK"),
        ("F Nth - Nwy/Den", "NWY DEN"),
        ("A Par - Bur / Gas", "BUR GAS"),
        ("A Par - Bur, Gas", "BUR GAS"),
        ("A Par - Bur (Gas)", "BUR GAS"),
        ("A Par - Bur ? Gas", "BUR GAS"),
        ("A Par - Bur Gas", "BUR GAS"),
        ("F Ska - Swe Den", "SWE DEN"),
        ("F Ska - Den Swe", "DEN SWE"),
        ("A Par - Bur; Gas", "BUR GAS"),
        ("A Par - Bur / Gas / Pic", "BUR GAS PIC"),
        ("A Par - Bur, Gas nebo Pic", "BUR GAS PIC"),
        ("A Bul S Gre Ser", "GRE SER"),
        ("A Ank S Arm Smy", "ARM SMY"),
        ("A Par - Bur or A Mar - Bur", "PAR MAR"),
        ("A Par do Burgundska nebo do Gaskoňska", "BUR GAS"),
        ("A Mun S A Par - Bur/Gas", "BUR GAS"),
        ("F Nth C A Lon - Bel/Hol", "BEL HOL"),
        ("F Nth C A Lon/Edi - Bel", "LON EDI"),
    ],
)
def test_the_alternatives_that_were_once_read_silently_are_asked_about(text, names):
    at = parse_unit(text)
    written = Written(text, moves(at), tuple(names.split()))

    assert silent(written) is None
    assert RULES.read(text, written.position, "FRANCE").kind is ReadingKind.AMBIGUOUS


def parse_unit(text):
    place = next(p.id for p in BOARD.provinces.values() if text[2:5] in (p.abbr, p.id))
    return Unit("FRANCE", UnitKind(text[0]), place)


@pytest.mark.parametrize(
    "text",
    [
        "F Arm Bla H",
        "A Arm Ank H",
        "A Con S Ankara Arm",
        "F Arm Bla - Con",
        "F Bla Arm - Con",
        "F Ank Arm/Bla",
        "F Ank arm {Con}",
        "A Ank ? Arm - Con",
    ],
)
def test_armenia_is_no_army_where_two_spaces_stand_side_by_side(text):
    units = ("F ARM", "A ANK", "A CON", "F BLA")
    position = Position(
        phase=Phase.parse("S1901M"),
        units=tuple(Unit("TURKEY", UnitKind(one[0]), one[2:]) for one in units),
    )

    assert RULES.read(text, position, "TURKEY").kind is not ReadingKind.ORDER


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A Par H / - Bur", ("A PAR H", "A PAR - BUR")),
        ("A Par - Bur / H", ("A PAR - BUR", "A PAR H")),
        ("A Par - Bur nebo S A Mar - Bur", ("A PAR - BUR", "A PAR S A MAR - BUR")),
        ("A Par - Bur, A Par - Gas", ("A PAR - BUR", "A PAR - GAS")),
        ("A Par - Bur or A Mar - Bur", ("A PAR - BUR", "A MAR - BUR")),
    ],
)
def test_alternatives_of_whole_orders_are_asked_about(text, orders):
    france = moves(Unit("FRANCE", ARMY, "PAR"), Unit("FRANCE", ARMY, "MAR"))
    (scrap,) = RULES.slip(text, france, "FRANCE")

    assert scrap.reading.candidates == orders


@pytest.mark.parametrize(
    "text", ["F Mao - Spa/nc/sc", "F Mao - Spa (nc/sc)", "F Mao - Spa nc or sc"]
)
def test_two_coasts_are_alternatives_and_one_is_a_coast(text):
    position = moves(Unit("FRANCE", FLEET, "MAO"))

    assert RULES.read(text, position, "FRANCE").candidates == ("SPA/NC", "SPA/SC")
    for written in ("F Mao - Spa/nc", "F Mao - Spa(nc)", "F Mao - Španělsko/sp", "F Mao-Spa s.p."):
        assert RULES.read(written, position, "FRANCE").order == "F MAO - SPA/NC"


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A Par-Bur, A Mar-Gas", ["A PAR - BUR", "A MAR - GAS"]),
        ("A Par-Bur; Mar-Gas", ["A PAR - BUR", "A MAR - GAS"]),
        ("A Par - Bur / A Mar - Gas", ["A PAR - BUR", "A MAR - GAS"]),
        ("A Par-Bur A Mar-Gas", ["A PAR - BUR", "A MAR - GAS"]),
        ("A Par-Bur & Mar H", ["A PAR - BUR", "A MAR H"]),
        ("A Par S A Mar, A Mar H", ["A PAR S A MAR", "A MAR H"]),
        ("A Par/Bur", ["A PAR - BUR"]),
        ("A Par - Bur (Burgundsko)", ["A PAR - BUR"]),
    ],
)
def test_a_list_of_orders_is_no_choice_of_them(text, orders):
    france = moves(Unit("FRANCE", ARMY, "PAR"), Unit("FRANCE", ARMY, "MAR"))

    assert [scrap.reading.order for scrap in RULES.slip(text, france, "FRANCE")] == orders


EMPTY = replace(RULES.start(), phase=Phase.parse("W1901A"), units=())
COASTAL = [
    (power.id, home)
    for power in BOARD.powers
    for home in BOARD.homes(power.id)
    if BOARD.provinces[home].terrain is Terrain.COASTAL
]
KIND_WORDS = (("A", "F"), ("F", "A"), ("a", "f"), ("Army", "Fleet"), ("flotila", "armáda"))
SEVERAL_UNITS = (
    *("{two} {at}", "Build {two} {at}", "Postavit {two} {at}", "+ {two} {at}", "{at} {two}"),
    *("{one} {at} nebo {other}", "{one} {at} / {other} {at}", "{one} {at} or {other} {at}"),
    *("Build {one} {at} or {other} {at}", "{one} {at}? {other} {at}?", "{one} {at} {other}"),
)


@pytest.mark.parametrize("words", KIND_WORDS)
def test_an_army_or_a_fleet_is_asked_about_however_it_is_written(words):
    wrong = {}
    for (power, home), form, joiner, style in itertools.product(
        COASTAL, SEVERAL_UNITS, JOINERS, ("abbr", "cs")
    ):
        if joiner in ("{}: {}", "{} & {}", "{} + {}", "{} {}", "{} a/nebo {}"):
            continue  # who writes "a" may write "and"
        one, other = words
        if not ALL and hash_of(home, form, joiner, style, one) % 20:
            continue
        text = form.format(two=joiner.format(*words), at=named(home, style), one=one, other=other)
        reading = RULES.read(text, EMPTY, power)
        if {*reading.candidates} != {f"A {home} B", f"F {home} B"}:
            wrong[text] = reading.order or reading.candidates or reading.reason

    assert wrong == {}


def hash_of(*parts):
    return zlib.crc32("|".join(parts).encode())


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A Lon or F Edi", ("A LON B", "F EDI B")),
        ("Build A Lon or A Lvp", ("A LON B", "A LVP B")),
        ("Anglie: A/F Lon", ("A LON B", "F LON B")),
        ("A Lon F", ("A LON B", "F LON B")),
        ("A F Lon", ("A LON B", "F LON B")),
    ],
)
def test_one_of_several_builds_keeps_what_is_to_be_built(text, orders):
    assert RULES.read(text, EMPTY, "ENGLAND").candidates == orders
    (scrap,) = RULES.slip(text, EMPTY, "ENGLAND")
    assert scrap.reading.candidates == orders


@pytest.mark.parametrize("comma", [", ", "; ", ","])
@pytest.mark.parametrize("first", ["A or F Lon", "A/F Lon", "Lon A/F"])
def test_what_is_listed_behind_alternatives_is_an_order_of_its_own(first, comma):
    both = RULES.slip(f"{first}{comma}A Lvp", EMPTY, "ENGLAND")

    assert [one.reading.candidates or one.reading.order for one in both] == [
        ("A LON B", "F LON B"),
        "A LVP B",
    ]


@pytest.mark.parametrize("sign", [" - ", "-", " > ", " to ", " → "])
def test_two_goals_without_a_way_between_them_are_asked_about(sign):
    wrong = {}
    for unit, pair in PAIRS:
        if not ALL and hash_of(str(unit), *pair, sign) % 8:
            continue
        one, other = (named(place, "abbr") for place in pair)
        texts = [f"{unit.kind} {named(unit.province, 'abbr')} {one}{sign}{other}"]
        at_sea = BOARD.provinces[pair[0]].terrain is Terrain.SEA
        if unit.kind is FLEET and at_sea and sign != " to ":
            texts.append(f"{unit.kind} {named(unit.province, 'abbr')}{sign}{one}{sign}{other}")
        for text in texts:
            reading = RULES.read(text, moves(unit), "FRANCE")
            if not spaces(reading.candidates) >= {*pair}:
                wrong[text] = reading.order or reading.candidates or reading.reason

    assert wrong == {}


@pytest.mark.parametrize("lead", ["", "Build ", "+ ", "Remove ", "- ", "Zrušit "])
@pytest.mark.parametrize(
    "joiner",
    [
        *("{}/{}", "{} / {}", "{}/ {}", "{} /{}", "{} // {}", "{} | {}", "{} \\ {}", "{} or {}"),
        *("{} ? {}", "{}? {}", "{} ({})", "{} ({}?)", "{} nebo {}", "{} a/nebo {}", "{} and/or {}"),
    ],
)
def test_on_a_slip_in_winter_one_of_two_units_is_never_both(lead, joiner):
    """``A Par / A Mar``: however many are due, a stroke or a question mark makes no list."""
    removing = lead in ("Remove ", "- ", "Zrušit ")
    winter = replace(RULES.start(), phase=Phase.parse("W1901A"))
    positions = [EMPTY]
    if removing:
        owners = [(at, power) for at, power in winter.owners.items() if power == "FRANCE"]
        others = {at: power for at, power in winter.owners.items() if power != "FRANCE"}
        positions = [replace(winter, owners=others | dict(owners[:left])) for left in (1, 2)]
    wrong = {}
    units = ("A Par", "A Mar", "F Bre")
    for position, (one, other) in itertools.product(positions, itertools.permutations(units, 2)):
        text = f"{lead}{joiner.format(one, other)}"
        end = "D" if removing else "B"
        both = {f"{one.upper()} {end}", f"{other.upper()} {end}"}
        said = [scrap.reading for scrap in RULES.slip(text, position, "FRANCE")]
        if [{*reading.candidates} for reading in said] != [both]:
            wrong[text] = [reading.order or reading.candidates for reading in said]

    assert wrong == {}


@pytest.mark.parametrize(
    ("article", "kind"),
    [
        *itertools.product(("a", "an", "one", "a new", "another", "new"), ("army", "fleet")),
        *itertools.product(("a new", "one"), ("A", "F")),
        *itertools.product(("novou", "jednu", "další"), ("armádu", "flotilu")),
    ],
)
def test_small_words_before_a_unit_are_no_unit(article, kind):
    """``Build a fleet in London``: the article is no army."""
    letter = "A" if kind[0] in "aA" else "F"
    for lead, (power, home) in itertools.product(("Build", "I build", "Postavit"), COASTAL):
        for at in (named(home, "abbr"), f"in {named(home, 'en')}"):
            text = f"{lead} {article} {kind} {at}"
            reading = RULES.read(text, EMPTY, power)
            built = {reading.order.replace("/NC", "").replace("/SC", ""), *reading.candidates}
            expected = f"{letter} {home} B"
            asked = {"STP/NC", "STP/SC"} == {*reading.candidates} and letter == "F"
            assert expected in built or asked, (text, reading)
