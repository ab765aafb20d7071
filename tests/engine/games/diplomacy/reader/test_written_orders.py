"""Reading orders as people write them."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.loader import load_map
from engine.games.diplomacy.orders import parse
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.names import index_of
from engine.games.diplomacy.reader.words import fold
from engine.games.diplomacy.reader.written_orders import LONGEST, Strictness, Trouble, read
from engine.games.diplomacy.units import ARMY, UNIT_KINDS
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit, UnitKind

BOARD = load_map("standard").board
START = Position(
    phase=Phase.parse("S1901M"),
    units=tuple(Unit(p, UnitKind(kind), at) for p, kind, at in BOARD.start_units),
)


def unit(power, text):
    kind, at = text.split(" ")
    return Unit(power, UnitKind(kind), at)


def understood(text, power="RUSSIA", position=START, **strictness):
    reading = read(text, position, power, BOARD, Strictness(**strictness))
    if reading.kind is ReadingKind.ORDER:
        assert str(parse(reading.order)) == reading.order
    assert 0 <= reading.start <= reading.end <= len(reading.written)
    return reading


@pytest.mark.parametrize(
    ("text", "order"),
    [
        # notation, capitals, dashes
        ("A War-Gal", "A WAR - GAL"),
        ("a war - gal", "A WAR - GAL"),
        ("AWAR - GAL".replace("AW", "A W"), "A WAR - GAL"),
        ("A War → Gal", "A WAR - GAL"),
        ("A War -> Gal", "A WAR - GAL"),
        ("A War - > Gal", "A WAR - GAL"),
        ("A War—Gal", "A WAR - GAL"),
        ("A War – Gal.", "A WAR - GAL"),
        ("A WAR − GAL", "A WAR - GAL"),
        ("A [War] > (Gal)", "A WAR - GAL"),
        ("A War to Gal", "A WAR - GAL"),
        ("A War na Gal", "A WAR - GAL"),
        ("A War do Gal", "A WAR - GAL"),
        ("A War Gal", "A WAR - GAL"),
        ("1. A War-Gal", "A WAR - GAL"),
        ("12) A War-Gal", "A WAR - GAL"),
        ("• A War-Gal", "A WAR - GAL"),
        ("- A War-Gal", "A WAR - GAL"),
        # whose order it is
        ("Russia: A War-Gal", "A WAR - GAL"),
        ("RUSKO: A War-Gal", "A WAR - GAL"),
        ("R: A War-Gal", "A WAR - GAL"),
        ("Rakousko-Uhersko: A Vie-Bud", "A VIE - BUD"),
        ("Austria A Vie-Bud", "A VIE - BUD"),
        # kind of unit missing, wrong or in words (4.C.1, 4.C.2)
        ("War-Gal", "A WAR - GAL"),
        ("F War-Gal", "A WAR - GAL"),
        ("A Sev-Bla", "F SEV - BLA"),
        ("army Warsaw - Galicia", "A WAR - GAL"),
        ("armáda Varšava – Halič", "A WAR - GAL"),
        ("flotila Sevastopol – Černé moře", "F SEV - BLA"),
        ("loďstvo Sevastopol → Černé moře", "F SEV - BLA"),
        # names in cases, in full, in part, without accents
        ("armáda z Varšavy do Haliče", "A WAR - GAL"),
        ("Varsava na Halic", "A WAR - GAL"),
        ("Moskva táhne na Ukrajinu", "A MOS - UKR"),
        ("Warsaw moves to Livonia", "A WAR - LVN"),
        ("Warsaw attacks Prussia", "A WAR - PRU"),
        ("army in Moscow goes to St. Petersburg", "A MOS - STP"),
        ("A Mos - Petersburg", "A MOS - STP"),
        ("A Mos - St Petersburg", "A MOS - STP"),
        ("A Mos-StP", "A MOS - STP"),
        ("Sevast - Černé", "F SEV - BLA"),
        ("F Sev - Black", "F SEV - BLA"),
        ("A Mos - Sev", "A MOS - SEV"),
        ("A Mos - Seve", None),
        ("A Mos - Por", "A MOS - POR"),
        ("A Mos - Poru", "A MOS - RUH"),
        ("A Mos - Liv", None),  # Liverpool is so called, Livonia is next to it
        ("A Mos - Livo", "A MOS - LVN"),
        ("A Mos - Tyr", "A MOS - TYR"),
        ("A Mos - Tyrh", "A MOS - TYS"),
        ("F Mid-Atlantic - Por", "F MAO - POR"),
        ("F Mid-Atlantic Ocean - English Channel", "F MAO - ENG"),
        ("F Atlantský oceán – střed – Kanál La Manche", "F MAO - ENG"),
        ("F Lon - La Manche", "F LON - ENG"),
        ("F Edi - Norw Sea", "F EDI - NWG"),
        ("F Edi - sev moře", "F EDI - NTH"),
        ("F Nth-Mid-Atlantic", "F NTH - MAO"),
        # misspelt, with one near meaning (VII.4)
        ("A War-Galcia", "A WAR - GAL"),
        ("A Wra-Gal", "A WAR - GAL"),
        ("A Warswa - Halíč", "A WAR - GAL"),
        ("F StP - Finlnad", "F STP/SC - FIN"),
        ("A Mun - Burgndy", "A MUN - BUR"),
        ("F Kie - Helgolandsky zaliv", "F KIE - HEL"),
        ("F Lon - Severního moře", "F LON - NTH"),
        # hold
        ("A War H", "A WAR H"),
        ("A War holds", "A WAR H"),
        ("A War hodl", "A WAR H"),
        ("A War stands", "A WAR H"),
        ("A War obrana", "A WAR H"),
        ("A War O", "A WAR H"),
        ("Varšava stojí", "A WAR H"),
        ("Varšava se brání", "A WAR H"),
        ("Hold A War", "A WAR H"),
        # support
        ("A War S A Mos-Ukr", "A WAR S A MOS - UKR"),
        ("War S Mos-Ukr", "A WAR S A MOS - UKR"),
        ("A War S A Mos H", "A WAR S A MOS"),
        ("A War S Mos", "A WAR S A MOS"),
        ("A War S A Mos to hold", "A WAR S A MOS"),
        ("A War supports A Mos in holding", "A WAR S A MOS"),
        ("A War suports A Mos - Ukr", "A WAR S A MOS - UKR"),
        ("A War podporuje Moskvu na Ukrajinu", "A WAR S A MOS - UKR"),
        ("A War P A Mos-Ukr", "A WAR S A MOS - UKR"),
        ("A War podpora armáda Moskva - Ukrajina", "A WAR S A MOS - UKR"),
        ("A War P Pru", "A WAR S A PRU"),
        ("A War - Pru", "A WAR - PRU"),
        ("F Swe - Den", "F SWE - DEN"),
        ("F Swe Den", "F SWE - DEN"),
        ("A War podporuje obranu A Mos", "A WAR S A MOS"),
        ("Varšava podporuje útok armády z Moskvy na Ukrajinu", "A WAR S A MOS - UKR"),
        ("A War supports the move of A Mos to Ukr", "A WAR S A MOS - UKR"),
        # nationality in supports: letter, name, adjective, wrong, missing (4.C.5, 4.C.6)
        ("F Sev S Turkey F Ank-Bla", "F SEV S F ANK - BLA"),
        ("F Sev S Turk F Ank-Bla", "F SEV S F ANK - BLA"),
        ("F Sev S T F Ank-Bla", "F SEV S F ANK - BLA"),
        ("F Sev S turecká flotila Ankara - Černé moře", "F SEV S F ANK - BLA"),
        ("F Sev S Ank-Bla", "F SEV S F ANK - BLA"),
        ("F Sev S A Ank-Bla", "F SEV S F ANK - BLA"),
        ("F Sev S German F Ank-Bla", "F SEV S F ANK - BLA"),
        ("A War S Austrian A Bud-Gal", "A WAR S A BUD - GAL"),
        ("A War S A A Bud-Gal", "A WAR S A BUD - GAL"),
        ("A War S A Bud-Gal", "A WAR S A BUD - GAL"),
        ("F Lon S F F Bre-Eng", "F LON S F BRE - ENG"),
        ("F Lon S English F Edi-Nth", "F LON S F EDI - NTH"),
        # convoy
        ("F Nth C A Liv-Nwy", "F NTH C A LVP - NWY"),
        ("F Nth C English A Liv-Nwy", "F NTH C A LVP - NWY"),
        ("F Nth convoys Liv to Nwy", "F NTH C A LVP - NWY"),
        ("F Nth transports A Liv to Norway", "F NTH C A LVP - NWY"),
        ("F Nth K A Liv-Nwy", "F NTH C A LVP - NWY"),
        ("Severní moře převáží anglickou armádu Liverpool - Norsko", "F NTH C A LVP - NWY"),
        ("A Liv-Nwy via", "A LVP - NWY VIA"),
        ("A Liv-Nwy via convoy", "A LVP - NWY VIA"),
        ("A Liv-Nwy (via convoy)", "A LVP - NWY VIA"),
        ("A Liv-Nwy by convoy", "A LVP - NWY VIA"),
        ("A Liv-Nwy přes konvoj", "A LVP - NWY VIA"),
        ("A Liv-Nwy konvojem", "A LVP - NWY VIA"),
        ("A Liv-Nwy po moři", "A LVP - NWY VIA"),
        ("A Liv-Nth-Nwy", "A LVP - NWY VIA"),
        ("A Liv - Nwg - Nth - Nwy", "A LVP - NWY VIA"),
        ("A Liv-Nwy via Nth", "A LVP - NWY VIA"),
        ("A Liv-Nwy přes Severní moře", "A LVP - NWY VIA"),
        # coasts
        ("F StP-Bot", "F STP/SC - BOT"),
        ("F StP(sc)-Bot", "F STP/SC - BOT"),
        ("F StP/SC-Bot", "F STP/SC - BOT"),
        ("F StPs-Bot", "F STP/SC - BOT"),
        ("F StP s - Bot", "F STP/SC - BOT"),
        ("F StP (nc) - Bot", "F STP/SC - BOT"),
        ("F Petrohrad (jih) - Botnický záliv", "F STP/SC - BOT"),
        ("F Mao-Spa/nc", "F MAO - SPA/NC"),
        ("F Mao-Spa nc", "F MAO - SPA/NC"),
        ("F Mao-Spa n", "F MAO - SPA/NC"),
        ("F Mao-SpaNC", "F MAO - SPA/NC"),
        ("F Mao-Spa-sc", "F MAO - SPA/SC"),
        ("F Mao - Spain (south coast)", "F MAO - SPA/SC"),
        ("F Mao - south coast of Spain", "F MAO - SPA/SC"),
        ("F Mao - Španělsko sever", "F MAO - SPA/NC"),
        ("F Mao - Španělsko (jižní pobřeží)", "F MAO - SPA/SC"),
        ("F Mao - jižní pobřeží Španělska", "F MAO - SPA/SC"),
        ("F Bla-Bul východ", "F BLA - BUL/EC"),
        ("F Bla-Bul e", "F BLA - BUL/EC"),
        ("F Bla-Bul", "F BLA - BUL"),
        ("F Mao - Spa ec", "F MAO - SPA"),
        ("A Mar - Spa (nc)", "A MAR - SPA"),
        ("F Lon (nc) - Nth", "F LON - NTH"),
        ("F Sev S F Bla - Bul s", "F SEV S F BLA - BUL/SC"),
        ("F Spa s S A Mar", "F SPA/SC S A MAR"),
        ("F Spa S A Mar", "F SPA S A MAR"),
        ("F Spa S Mar", "F SPA S A MAR"),
        ("A Mos S F StP", "A MOS S F STP/SC"),
    ],
)
def test_an_order_with_one_meaning_is_read(text, order):
    reading = understood(text)

    assert reading.order == (order or "")
    assert (reading.kind is ReadingKind.ORDER) == (order is not None)


@pytest.mark.parametrize("text", ["A War-Nor", "War - Nor", "F StP → nor"])
def test_nor_alone_is_reported_with_its_candidates(text):
    reading = understood(text)

    assert reading.kind is ReadingKind.AMBIGUOUS
    assert set(reading.candidates) == {"NWY", "NTH", "NWG", "NAF", "NAO"}
    assert text[reading.start : reading.end].casefold() == "nor"


def test_an_own_unit_is_known_by_the_beginning_that_only_it_fits():
    position = Position(
        phase=START.phase, units=(unit("ENGLAND", "F NTH"), unit("FRANCE", "F NWG"))
    )

    assert understood("F Nor-Den", "ENGLAND", position).order == "F NTH - DEN"


def test_army_or_fleet_tells_own_units_apart():
    position = Position(
        phase=START.phase, units=(unit("ENGLAND", "F NTH"), unit("ENGLAND", "A NWY"))
    )

    assert understood("A Nor-Swe", "ENGLAND", position).order == "A NWY - SWE"
    assert understood("F Nor-Swe", "ENGLAND", position).order == "F NTH - SWE"
    assert understood("Nor-Swe", "ENGLAND", position).candidates == ("NTH", "NWY")


def test_several_own_units_leave_the_beginning_of_a_name_ambiguous():
    position = Position(
        phase=START.phase, units=(unit("ENGLAND", "F NTH"), unit("ENGLAND", "F NWG"))
    )

    reading = understood("F Nor-Den", "ENGLAND", position)

    assert reading.candidates == ("NTH", "NWG")
    assert (reading.start, reading.end) == (2, 5)


def test_legality_never_decides_between_several_meanings():
    # Gascony alone can be reached by this army, and still nobody guesses.
    position = Position(phase=START.phase, units=(unit("RUSSIA", "A PAR"),))

    assert understood("A Par-Ga", position=position).candidates == ("GAL", "GAS")


def test_nor_is_norway_where_nothing_else_can_be_meant():
    position = Position(
        phase=START.phase, units=(unit("RUSSIA", "F STP/NC"), unit("ENGLAND", "A SWE"))
    )

    assert understood("F StP-Nor", position=position).order == "F STP/NC - NWY"
    assert understood("A Swe-Nor", "ENGLAND", position).order == "A SWE - NWY"
    assert understood("F StP S A Swe-Nor", position=position).order == "F STP/NC S A SWE - NWY"

    taken = replace(position, units=(*position.units, unit("ENGLAND", "F NWY")))

    assert understood("F StP S Nor", position=taken).order == "F STP/NC S F NWY"


_INDEX = index_of(BOARD)
_NAMES = [name for province in BOARD.provinces.values() for name in province.names.values()]
_BEGINNINGS = [
    beginning
    for beginning in sorted({fold(name)[:size] for name in _NAMES for size in (2, 3)})
    if (named := _INDEX.place((beginning,), near=False)) and len(named.provinces) > 1
]


@pytest.mark.parametrize("kind", UNIT_KINDS)
def test_of_what_a_beginning_can_mean_only_what_is_in_reach_is_offered(kind):
    near = BOARD.army_neighbours if kind is ARMY else BOARD.fleet_neighbours
    offered = 0
    for at, beside in near.items():
        alone = Position(phase=START.phase, units=(Unit("RUSSIA", kind, at),))
        reach = {there.partition("/")[0] for there in beside}
        for beginning in _BEGINNINGS:
            meant = understood(f"{kind} {at} - {beginning}", position=alone).candidates
            if len(reach.intersection(meant)) > 1:
                offered += 1
                assert reach.issuperset(meant), (at, beginning, meant)

    assert offered > 5


_ARROWS = ("-", "--", "->", "-->", "–", "→", "=>")
_STROKES = ("/", "\\", "|", "!", "x", "X", "×")


@pytest.mark.parametrize("crossed", [*map("".join, product(_ARROWS, _STROKES, _ARROWS))])
def test_an_arrow_that_is_crossed_out_is_no_move(crossed):
    for text in (f"A War {crossed} Gal", f"A War{crossed}Gal"):
        reading = understood(text)

        assert reading.kind is ReadingKind.UNREADABLE, text
        assert reading.written[reading.start : reading.end] == crossed


@pytest.mark.parametrize(
    ("text", "trouble", "place", "expected"),
    [
        ("", Trouble.EMPTY, "", "unit"),
        (" \t ", Trouble.EMPTY, None, "unit"),
        ("A War", Trouble.INCOMPLETE, "", "order"),
        ("A War-", Trouble.INCOMPLETE, "", "province"),
        ("- A War", Trouble.INCOMPLETE, "", "order"),
        ("A War S", Trouble.INCOMPLETE, "", "province"),
        ("F Nth C A Liv", Trouble.INCOMPLETE, "", "order"),
        ("A War-Xyz", Trouble.UNKNOWN_PLACE, "Xyz", "province"),
        ("A Qqqq-Gal", Trouble.UNKNOWN_PLACE, "Qqqq", "province"),
        ("A War dances", Trouble.UNKNOWN_ORDER, "dances", "order"),
        ("A War-Gal and so on", Trouble.TOO_MUCH, "and", ""),
        ("A Par-Bur-Mar", Trouble.TOO_MUCH, "-", ""),
        ("A War 😀 Gal", Trouble.STRANGE_SIGN, "😀", ""),
        ("A War\x00-Gal", Trouble.STRANGE_SIGN, "\x00", ""),
        ("A War ☠ Gal", Trouble.STRANGE_SIGN, "☠", ""),
        ("A War B", Trouble.WRONG_PHASE, "B", "order"),
        ("A War R Gal", Trouble.WRONG_PHASE, "R", "order"),
        ("waive", Trouble.WRONG_PHASE, "waive", "order"),
    ],
)
def test_an_unreadable_text_says_where_it_goes_wrong(text, trouble, place, expected):
    reading = understood(text)

    assert reading.kind is ReadingKind.UNREADABLE
    assert (reading.reason, reading.expected) == (trouble, expected)
    assert place is None or text[reading.start : reading.end] == place


@pytest.mark.parametrize("text", ["x" * 10**6, "A War-Gal " * 10**5, "-" * 10**6, "\0" * 10**6])
def test_a_book_is_refused_at_once(text, steps):
    reading = read(text, START, "RUSSIA", BOARD)

    assert reading.reason == Trouble.TOO_LONG
    assert len(reading.written) <= LONGEST
    assert steps(lambda: read(text, START, "RUSSIA", BOARD)) < 100


@pytest.mark.parametrize(
    "text", ["nor " * 39, "a s " * 19, "F nor-" * 13, "severnx atlantskx " * 16, "a " * 39]
)
def test_nonsense_costs_little_work(text, steps):
    understood(text)

    assert steps(lambda: understood(text)) < 30_000


@given(st.text(max_size=60))
@settings(max_examples=150, deadline=None)
def test_no_text_raises(text):
    understood(text)


_SCRAPS = st.sampled_from(
    [
        *("A", "F", "War", "Nor", "StP", "sc", "(", ")", "-", "S", "C", "H", "na", "Bla", "B"),
        *("podpora", "konvoj", "Turk", "Severní", "moře", "via", "D", "+", "1.", ",", "x"),
    ]
)


@given(st.lists(_SCRAPS, max_size=12).map(" ".join))
@settings(max_examples=200, deadline=None)
def test_no_scrap_of_an_order_raises(text):
    for phase in ("S1901M", "S1901R", "W1901A"):
        understood(text, position=Position(phase=Phase.parse(phase), units=START.units))


def test_a_table_may_refuse_misspelt_names():
    assert understood("A War-Galcia", near_names=False).kind is ReadingKind.UNREADABLE


def test_a_table_may_want_the_seas_of_a_path():
    assert understood("A Liv-Nwg-Nth-Nwy", "ENGLAND").order == "A LVP - NWY VIA"
    assert understood("A Liv-Nwg-Nth-Nwy", "ENGLAND", paths=True).order == (
        "A LVP - NWY VIA NWG NTH"
    )
