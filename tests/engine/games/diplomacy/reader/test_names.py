"""Names of places: abbreviations, beginnings, misspellings, in both languages."""

import os
import random
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import permutations

import pytest

from engine.board.loader import load_map
from engine.board.location import province_of
from engine.board.names import spellings
from engine.board.province import Terrain
from engine.games.diplomacy.orders import locations, parse
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.names import Match, distance, index_of
from engine.games.diplomacy.reader.words import (
    COAST_WORDS,
    COASTS,
    NO_PIECES,
    SIGN_OF,
    Sign,
    fold,
    tokens,
)
from engine.games.diplomacy.reader.written_orders import Strictness, read
from engine.games.diplomacy.rulebooks.badly_written import READ_AS
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit

BOARD = load_map("standard").board
EMPTY = Position(phase=Phase.parse("S1901M"), units=())
NAMES = [
    (province.id, name) for province in BOARD.provinces.values() for name in province.names.values()
]


def words(text):
    return tuple(token.text for token in tokens(text) if token.text != "-")


def named(text, *, near=False):
    return index_of(BOARD).place(words(text), near=near)


@pytest.mark.parametrize("province", BOARD.provinces)
def test_abbreviation_and_key_mean_their_province_alone(province):
    for text in (province, BOARD.provinces[province].abbr):
        for written in (text, text.lower(), text.upper()):
            found = named(written)

            assert (found.match, found.provinces) == (Match.EXACT, (province,))


@pytest.mark.parametrize(("province", "name"), NAMES)
def test_full_names_mean_their_province_with_and_without_accents(province, name):
    for written in (name, fold(name), name.upper()):
        assert named(written).provinces == (province,)


@pytest.mark.parametrize(("province", "name"), NAMES)
def test_a_beginning_never_means_another_province_alone(province, name):
    for size in range(2, len(name)):
        found = named(name[:size])
        sure = found.match is Match.EXACT

        assert sure or province in found.provinces, name[:size]


@pytest.mark.parametrize(("province", "name"), [(p, n) for p, n in NAMES if len(n) >= 7])
def test_one_wrong_letter_in_a_long_name_is_forgiven(province, name):
    plain = fold(name)
    for spoiled in (
        plain[:3] + plain[4:],
        plain[:4] + "q" + plain[5:],
        plain[:2] + "q" + plain[2:],
    ):
        found = named(spoiled, near=True)

        assert found is not None, spoiled
        assert province in found.provinces, (spoiled, found)


@pytest.mark.parametrize(("province", "name"), NAMES)
def test_orders_are_read_by_full_names(province, name):
    reading = read(f"F {name} – {name}", EMPTY, "RUSSIA", BOARD)

    assert reading.order == f"F {province} - {province}"


@pytest.mark.parametrize(
    ("province", "written"),
    [
        ("ADR", "ADS"),
        ("BOT", "GoB Bot"),
        ("EAS", "EMS Eas"),
        ("ENG", "Eng ECH"),
        ("LVP", "Liv Lpl LVP"),
        ("LYO", "GoL Lyo LYO"),
        ("MAO", "MAt Mid MAO"),
        ("NAO", "NAt NAO"),
        ("NWG", "Nrg NWG"),
        ("NWY", "Nwy NWY"),
        ("TYS", "Tyn TYS"),
        ("WES", "Wes WMS"),
        ("APU", "Apuleia"),
        ("UKR", "Ukraina"),
        ("RUM", "Romania"),
    ],
)
def test_every_usual_abbreviation_is_known(province, written):
    for text in written.split(" "):
        assert named(text).provinces == (province,)


@pytest.mark.parametrize(
    "whose",
    ["French", "France", "F", "Francie", "francouzská", "francouzskou", "German", "Němec", "A", ""],
)
def test_a_nationality_may_be_written_in_any_form(whose):
    reading = read(f"F Nth C {whose} A Lon-Bel", EMPTY, "ENGLAND", BOARD)

    assert reading.order == "F NTH C A LON - BEL"


@pytest.mark.parametrize(
    ("text", "name", "whole", "start"),
    [
        ("galicia", "galicia", 0, 0),
        ("galcia", "galicia", 1, 1),
        ("gailcia", "galicia", 1, 1),
        ("wra", "warsaw", 3, 1),
        ("burgn", "burgundy", 3, 1),
    ],
)
def test_slips_are_counted(text, name, whole, start):
    assert distance(text, name) == (whole, start)


def test_a_map_with_other_names_is_read_by_them():
    provinces = dict(BOARD.provinces)
    provinces["LVP"] = replace(provinces["LVP"], aliases=("Lpl", "Merseyside"))
    board = replace(BOARD, provinces=provinces)

    assert read("A Lpl-Yor", EMPTY, "ENGLAND", board).order == "A LVP - YOR"
    assert read("A Mersey-Yor", EMPTY, "ENGLAND", board).order == "A LVP - YOR"


def test_a_short_name_leaves_no_sea_behind():
    # "Baltic" alone is a name too; the word after it does not make a convoy of the move.
    provinces = dict(BOARD.provinces)
    provinces["BAL"] = replace(provinces["BAL"], aliases=("Baltic", "Baltské"))
    board = replace(BOARD, provinces=provinces)

    assert read("F Kie - Baltic Sea", EMPTY, "GERMANY", board).order == "F KIE - BAL"
    assert read("F Kie - Baltské moře", EMPTY, "GERMANY", board).order == "F KIE - BAL"
    assert read("A Kie - Lvn by sea", EMPTY, "GERMANY", board).order == "A KIE - LVN VIA"


def test_a_name_that_two_places_share_is_ambiguous():
    provinces = dict(BOARD.provinces)
    for place in ("LVP", "YOR"):
        provinces[place] = replace(provinces[place], aliases=("Northern England",))
    board = replace(BOARD, provinces=provinces)

    assert read("A Lon - Northern England", EMPTY, "ENGLAND", board).candidates == ("LVP", "YOR")


def misspelt(name, dice):
    """Write a name with a slip of the pen: a letter missing, wrong, too many, two swapped."""
    letters = list(name)
    at = dice.randrange(len(letters))
    match dice.choice(["missing", "wrong", "more", "swapped", "dash"]):
        case "missing":
            del letters[at]
        case "wrong":
            letters[at] = dice.choice("aeionrsktlm")
        case "more":
            letters.insert(at, dice.choice("aeinrst"))
        case "swapped":
            letters[at : at + 2] = reversed(letters[at : at + 2])
        case "dash":
            return name.replace(" ", dice.choice(("-", " - ")))
    return "".join(letters)


def part_of(province, text):
    """Tell whether any part of a name of a space stands in a text, more or less."""
    typed = [token.text for token in tokens(text) if token.text not in ("a", "f", "h", "-")]
    runs = ["".join(typed[i:j]) for i in range(len(typed)) for j in range(i + 1, len(typed) + 1)]
    for name in spellings(BOARD.provinces[province]):
        own = words(name)
        begins = "".join(word[0] for word in own)
        for piece in ("".join(own), *(word for word in own if len(word) > 2)):
            for run in runs:
                alike = max(
                    SequenceMatcher(None, run, piece).ratio(),
                    SequenceMatcher(None, run, piece[: len(run) + 1]).ratio(),
                )
                if run == begins or piece.startswith(run) or alike >= 0.5:
                    return True
    return False


SPELLINGS = [
    (province.id, name)
    for province in BOARD.provinces.values()
    for name in dict.fromkeys(spellings(province))
]


def all_spelt(number):
    dice = random.Random(7)
    for province, name in SPELLINGS:
        for text in (name, *(misspelt(name, dice) for _ in range(number))):
            yield province, text


MANY = 40 if os.environ.get("VELMOC_ALL") else 1


def test_a_name_alone_is_no_move():
    wrong = {}
    for province, name in all_spelt(MANY):
        own = Position(phase=EMPTY.phase, units=(Unit("FRANCE", FLEET, province),))
        for text in (f"F {name}", f"Fleet {name}", f"A {name}", name):
            for position in (EMPTY, own):
                order = read(text, position, "FRANCE", BOARD).order
                if order and not order.endswith(" H"):
                    wrong[text] = order

    assert wrong == {}


@pytest.mark.parametrize("between", [" ", ".", ". ", "-"])
def test_a_name_torn_in_two_is_no_order(between):
    """``F St.P etersburg`` and ``Adriatic S.ea`` are no supports: they are a name, or nothing.

    But for *Swe den*: two abbreviations are two spaces. Of ``B-AL`` nobody could say it is torn.
    """
    apart = 1 if MANY > 1 else 7
    torn = [
        (province, f"{name[:at]}{between}{name[at:]}")
        for province, name in SPELLINGS
        for at in range(1, len(name))
        if (between != "-" or len(name) > 3) and (name, at) != ("Sweden", 3)
    ]
    wrong = {}
    for province, name in torn[len(between) :: apart]:
        own = Position(phase=EMPTY.phase, units=(Unit("FRANCE", FLEET, province),))
        for text in (f"F {name}", f"A {name}", name):
            for position in (EMPTY, own):
                order = read(text, position, "FRANCE", BOARD).order
                if order and not order.endswith(" H"):
                    wrong[text] = order

    assert wrong == {}


def test_a_reading_names_only_spaces_of_which_a_part_is_in_the_text():
    wrong = {}
    for _, name in all_spelt(MANY):
        for text in (f"F {name} H", f"A Par - {name}", f"A Par S A {name}", f"F {name} - Par"):
            order = read(text, EMPTY, "FRANCE", BOARD).order
            if not order:
                continue
            places = {province_of(place) for place in locations(parse(order))}
            strange = [place for place in places if not part_of(place, text)]
            if strange:
                wrong[text] = order

    assert wrong == {}


@pytest.mark.parametrize("text", ["A Ven - TriRom", "A Par - burgas", "A Kie - Berden"])
def test_two_abbreviations_in_one_word_are_no_misspelt_name(text):
    assert read(text, EMPTY, "FRANCE", BOARD).order == ""


@pytest.mark.parametrize("side", ["north", "south", "east", "sever", "jih", "severní", "nc", "sc"])
def test_behind_a_dash_a_side_is_the_coast_of_none_that_has_no_coasts(side):
    """``Lon - North ea`` is a North Sea badly typed, and no fleet at London's north coast."""
    wrong = {}
    for province in BOARD.provinces.values():
        if province.terrain is not Terrain.COASTAL or province.coasts:
            continue
        unit = Unit("FRANCE", FLEET, province.id)
        position = Position(phase=Phase.parse("S1901M"), units=(unit,))
        for rest in ("ea", "sa", "mo", "se"):
            text = f"F {province.abbr} - {side} {rest}"
            reading = read(text, position, "FRANCE", BOARD)
            goal = parse(reading.order).to if reading.kind is ReadingKind.ORDER else ""
            names = BOARD.provinces[goal].names.values() if goal else ()
            if goal and not any(fold(name).startswith(fold(side)) for name in names):
                wrong[text] = reading.order

    assert wrong == {}


LONG = sorted(
    (name, province)
    for province, name in SPELLINGS
    if len(name.split()) > 1 and not name.lower().startswith("the ")
)


def beside(goal):
    """Return a unit that can go to a province."""
    ways = {ARMY: BOARD.army_neighbours, FLEET: BOARD.fleet_neighbours}
    return next(
        (kind, at) for kind, way in ways.items() for at in way if BOARD.reaches(kind, at, goal)
    )


@pytest.mark.parametrize(("name", "goal"), LONG)
def test_a_word_that_says_what_is_done_is_no_misspelt_piece_of_a_name(name, goal):
    """``Adriatic hold`` or ``not`` moves nobody there: it says two things at once."""
    kind, at = beside(goal)
    position = Position(phase=Phase.parse("S1901M"), units=(Unit("FRANCE", kind, at),))
    apart = 1 if MANY > 1 else 8
    begins = name.rsplit(" ", 1)[0]
    for word in sorted(NO_PIECES)[len(name) % apart :: apart]:
        if index_of(BOARD).place((*words(begins), word), near=False):
            continue  # "Gulf of Both" is how Bothnia begins
        text = f"{kind} {at} - {begins} {word}"
        order = read(text, position, "FRANCE", BOARD).order
        assert not order or order.endswith(" VIA"), text  # "Adriatic convoy" is a way to go


def test_a_misspelt_word_of_movement_is_that_word_and_no_name():
    """``A Par mvoes Bur`` goes to Burgundy, and *Jónské mose* is a sea, not a move to Moscow."""
    known = [word for word, sign in SIGN_OF.items() if sign is Sign.MOVE and len(word) > 4]
    swapped = {
        word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        for word in known
        for at in range(1, len(word) - 1)
    }
    read_as = {word: read(f"A Par {word} Bur", EMPTY, "FRANCE", BOARD).order for word in swapped}
    alone = {word: read(f"A Par {word}", EMPTY, "FRANCE", BOARD).order for word in swapped}

    assert {
        word: order for word, order in read_as.items() if order not in ("A PAR - BUR", "")
    } == {}
    assert sum(order != "" for order in read_as.values()) > len(swapped) / 2
    assert {word: order for word, order in alone.items() if " - " in order} == {}


def test_three_letters_are_no_abbreviation_read_backwards():
    """``noL`` is a slip of the pen for HOL or LYO, and no London."""
    wrong = {}
    for province in BOARD.provinces.values():
        one, two, three = fold(province.abbr)
        swapped = {f"{two}{one}{three}", f"{one}{three}{two}", f"{one}{two}{three}"}
        for turned in {"".join(letters) for letters in permutations((one, two, three))} - swapped:
            order = read(f"A Par - {turned}", EMPTY, "FRANCE", BOARD).order
            if order and province_of(parse(order).to) == province.id:
                wrong[turned] = order

    assert wrong == {}


@pytest.mark.parametrize("side", sorted(side for side in COASTS if len(side) < 3))
def test_a_side_is_written_onto_provinces_with_coasts_alone(side):
    """``mose`` is a sea badly typed, and no Moscow with an east coast."""
    wrong, as_spelt = {}, Strictness(near_names=False)
    for province in BOARD.provinces.values():
        typed = fold(province.abbr) + side
        own = {"".join(words(name)) for name in spellings(province)}
        if province.coasts or any(name.startswith(typed) for name in own):
            continue
        order = read(f"A Par - {typed}", EMPTY, "FRANCE", BOARD, as_spelt).order
        if order and province_of(parse(order).to) == province.id:
            wrong[typed] = order

    assert wrong == {}


@pytest.mark.parametrize("word", sorted(NO_PIECES - {"arm"}))  # Armenia
def test_a_word_that_says_what_is_done_is_no_misspelt_name(word):
    assert " - " not in read(f"A Par - {word}", EMPTY, "FRANCE", BOARD).order


@pytest.mark.parametrize("coast", ["nc", "sc", "NC", "(sc)", "/nc"])
@pytest.mark.parametrize(
    "name", ["St. Ppetersburg", "st petersbug", "Petrohrrad", "Sankt Petersbrg"]
)
def test_a_coast_behind_a_misspelt_name_is_no_part_of_it(name, coast):
    owners = dict.fromkeys(BOARD.homes("RUSSIA"), "RUSSIA")
    winter = Position(phase=Phase.parse("W1901A"), units=(), owners=owners)

    reading = read(f"build F {name} {coast}", winter, "RUSSIA", BOARD)

    assert reading.order == f"F STP/{coast.strip('()/').upper()} B"


@pytest.mark.parametrize("province", BOARD.provinces)
def test_a_digit_in_an_abbreviation_is_the_letter_it_looks_like_or_nothing(province):
    unit = Unit("FRANCE", ARMY, "BUR")
    position = Position(phase=Phase.parse("S1901M"), units=(unit,))
    abbr = BOARD.provinces[province].abbr
    for at, digit in ((at, digit) for at in range(len(abbr)) for digit in "0123456789"):
        written = f"{abbr[:at]}{digit}{abbr[at + 1 :]}"
        reading = read(f"A Bur - {written}", position, "FRANCE", BOARD)
        if reading.kind is ReadingKind.ORDER:
            meant = written.translate(str.maketrans("01578", "olstb"))
            assert named(meant).provinces == (parse(reading.order).to,), written


@pytest.mark.parametrize(
    ("text", "order", "noted"),
    [
        ("A Swe - Nor", "A SWE - NWY", ["NWY"]),
        ("F Nth S A Nor", "F NTH S A NWY", ["NWY"]),
        ("A Swe - Nwy", "A SWE - NWY", []),
        ("F Nth S A Norway", "F NTH S A NWY", []),
    ],
)
def test_a_word_that_was_given_one_of_its_meanings_is_noted(text, order, noted):
    units = (
        Unit("ENGLAND", FLEET, "NTH"),
        Unit("ENGLAND", ARMY, "NWY"),
        Unit("ENGLAND", ARMY, "SWE"),
    )
    position = Position(phase=Phase.parse("S1901M"), units=units)

    reading = read(text, position, "ENGLAND", BOARD)

    assert reading.order == order
    assert [one.where for one in reading.remarks if one.reason == READ_AS] == noted


def slips_of(word, at):
    """Yield every kind of slip at a letter of a word; the first letter is right."""
    yield word[:at] + word[at + 1 :]
    yield word[:at] + word[at] + word[at:]
    yield word[:at] + ("x" if word[at] != "x" else "q") + word[at + 1 :]
    if at + 1 < len(word) and word[at] != word[at + 1]:
        yield word[:at] + word[at + 1] + word[at] + word[at + 2 :]


TORN = [(name, goal) for name, goal in LONG if all(len(word) > 3 for word in name.split())]


def stands(province):
    """Return a unit that can stand in a province."""
    sea = BOARD.provinces[province].terrain is Terrain.SEA
    kind = FLEET if sea else ARMY
    return Unit("FRANCE", kind, province)


ROLES = {
    "goal": lambda text, mover, there: f"{mover.kind} {mover.at} - {text}",
    "source": lambda text, mover, there: f"{there.kind} {text} H",
    "supported": lambda text, mover, there: f"{mover.kind} {mover.at} S {there.kind} {text}",
    "carried": lambda text, mover, there: f"F NTH C A {text} - LON",
}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("dash", [" ", "-", " - "])
@pytest.mark.parametrize(("name", "province"), TORN[:: 1 if MANY > 1 else 9])
def test_a_slip_in_a_name_of_several_words_is_forgiven_whatever_stands_between_them(
    name, province, dash, role
):
    """*Mid-Altantic Ocean* is a sea, or nothing; never another."""
    mover, there = Unit("FRANCE", *beside(province)), stands(province)
    fleet = Unit("FRANCE", FLEET, "NTH")
    units = {unit.at: unit for unit in (fleet, mover, there)}
    position = Position(phase=Phase.parse("S1901M"), units=tuple(units.values()))
    right = read(ROLES[role](province, mover, there), position, "FRANCE", BOARD).order
    whole, read_so, asked = name.split(), 0, 0
    for number, word in enumerate(whole):
        for place in range(1, len(word), 1 if MANY > 1 else 3):
            for slip in slips_of(word, place):
                text = dash.join((*whole[:number], slip, *whole[number + 1 :]))
                order = read(ROLES[role](text, mover, there), position, "FRANCE", BOARD).order
                asked += 1
                read_so += order == right

                # Two beginnings with a dash between them may be a route to the second.
                assert order in ("", right, f"{right} VIA"), text

    assert read_so > asked * 0.8


SIDES = [
    (side, word, coast)
    for side, coast in sorted(COASTS.items())
    for word in sorted(COAST_WORDS)
    if len(side) > 3 and len(word) > 3
]
BARE = [("STP", "NC"), ("STP", "SC"), ("SPA", "NC"), ("SPA", "SC"), ("BUL", "EC"), ("BUL", "SC")]


@pytest.mark.parametrize(("province", "coast"), BARE)
def test_a_slip_in_a_coast_is_forgiven_or_nothing_is_read(province, coast):
    """*Spain (south coats)*, *jižní pobrzeí*: that coast, or no order; never the other one."""
    to = f"{province}/{coast}"
    at = next(at for at, beside in BOARD.fleet_neighbours.items() if to in beside)
    position = Position(phase=Phase.parse("S1901M"), units=(Unit("FRANCE", FLEET, at),))
    read_so = asked = 0
    for side, word, meant in SIDES:
        if meant != coast:
            continue
        spoiled = [(slip, word) for n in range(1, len(side)) for slip in slips_of(side, n)]
        spoiled += [(side, slip) for n in range(1, len(word)) for slip in slips_of(word, n)]
        for one, other in spoiled[:: 1 if MANY > 1 else 5]:
            for place in (f"{province} {one} {other}", f"{province} ({one} {other})"):
                order = read(f"F {at} - {place}", position, "FRANCE", BOARD).order
                asked += 1
                read_so += order == f"F {at} - {to}"

                assert order in ("", f"F {at} - {to}"), place

    assert read_so > asked * 0.9
