"""Whatever an order is written with, it reads back to the same order: laws over whole families.

The suite walks a sample of the largest family; with ``VELMOC_ALL=1`` all of it.
"""

import itertools
import os
import random
import time
import unicodedata

import pytest

from engine.games.diplomatia.orders import (
    ARMY,
    FLEET,
    Build,
    Defend,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    Waive,
)
from engine.games.diplomatia.reader.letter import parts
from engine.games.diplomatia.reader.slip import slip
from engine.games.diplomatia.reader.written_orders import Trouble, read
from engine.rules.choice import ReadingKind
from engine.rules.position import Dislodged, Unit
from tests.engine.games.diplomatia.boards import board_of, position_of, small_board

BOARD = small_board()
ALL = bool(os.environ.get("VELMOC_ALL"))
LANDS = [key for key in BOARD.provinces if key not in BOARD.fleet_neighbours and key != "ODZ"]
SECTORS = [key for key in BOARD.provinces if key not in LANDS]


def kind_in(space):
    return ARMY if space in LANDS else FLEET


EVERYWHERE = position_of({"RUS": [f"{kind_in(key)} {key}" for key in BOARD.provinces]})
"""A board full of one's own units: any of them may be ordered."""

BEATEN = position_of(
    {},
    "T1R",
    dislodged=tuple(
        Dislodged(unit=Unit("RUS", kind_in(key), key), attacker=None, retreats=())
        for key in BOARD.provinces
    ),
)
EVALUATED = position_of({}, "T2C", owners=dict.fromkeys(BOARD.provinces, "RUS"))

HOLDS = ("{at} O", "{at} H", "{at} X", "{at} x", "{at} hold", "{at} stojí", "{at} se brání", "{at}")
DASHES = ("–", "-", "—", "→", "->", "=>", "⇒", "-->", "moves to", "jde do", "útočí na")
SUPPORTS = ("P", "S", "~", "p", "podporuje", "supports", "podpora")
GUARDS = (
    *("{at} PO {to}", "{at} P {to}", "{at} S {to}", "{at} ~ {to}", "{at} po {to}"),
    *("{at} P {to} O", "{at} podporuje v obraně {to}", "{at} podporuje {to} v obraně"),
    *("{at} supports {to} in defence", "{at} supports {to} to hold", "{at} supports {to}"),
)
SEIZES = (
    *("{at} ZP {to}", "{at} zp {to}", "{at} zabírá přístav {to}", "{at} seizes {to}"),
    *("{at} seizes the port of {to}", "{at} seizes the port {to}", "{at} zabrání přístavu {to}"),
)
TRANSPORTS = (
    *("{at} T {source} – {to}", "{at} t {source} -> {to}", "{at} přepravuje {source} do {to}"),
    *(
        "{at} transports {source} to {to}",
        "{at} convoys {source} to {to}",
        "{at} T {source} ⇒ {to}",
    ),
)
BUILDS = ("{at} B", "{at} build", "{at} postavit", "postavit {at}", "build {at}", "{at}")
REMOVES = ("{at} D", "{at} disband", "{at} odstranit", "odstranit {at}", "remove {at}")
RETREATS = ("{at} – {to}", "{at} R {to}", "{at} ustupuje do {to}", "{at} retreats to {to}")


def plain(text):
    """Take off all accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def names_of(space):
    """List every way to write a space, capitals and accents aside."""
    province = BOARD.provinces[space]
    cases = [c for line in province.forms.values() for c in line.partition(": ")[2].split(", ")]
    port = [] if province.port is None else [*province.port.names.values()]
    taken = {name for other in BOARD.provinces.values() for name in other.names.values()}
    ports = [name for name in port if name not in taken]  # "Oděsa" is a port and a territory
    return [province.abbr, *province.names.values(), *province.aliases, *cases, *ports]


def spellings_of(space):
    """List spellings of a space: with and without accents and capitals, its id in capitals."""
    known = names_of(space)
    ways = [
        way
        for name in known
        for way in (name, plain(name), name.lower(), plain(name).upper(), f"  {name} ")
    ]
    return list(dict.fromkeys([space, *ways]))


def units_of(space):
    """List every spelling of the unit in a space, army or fleet before it or not."""
    kind, (name, czech, english, *_) = kind_in(space), names_of(space)
    letters = [f"{kind} {czech}", f"{kind.lower()} {name}", f"{kind}. {name}", f"{kind} {space}"]
    words = ("armáda", "army") if kind == ARMY else ("flotila", "fleet")
    return [*ANY[space], *letters, f"{words[0]} v {czech}", f"the {words[1]} in {english}"]


IDS = {*BOARD.provinces}
ANY = {
    space: [one for one in spellings_of(space) if plain(one).upper() not in IDS - {space}]
    for space in BOARD.provinces
}
UNITS = {space: units_of(space) for space in BOARD.provinces}


def orders():
    """List every order value that somebody could write while all units are ordered."""
    spaces = list(BOARD.provinces)
    for at in spaces:
        kind = kind_in(at)
        yield Defend(kind, at), HOLDS, {}
        for to in spaces:
            if to == at:
                continue
            yield Guard(kind, at, to), GUARDS, {"to": to}
            if kind_in(to) == kind:
                forms = [f"{{at}} {dash} {{to}}" for dash in DASHES]
                yield Move(kind, at, to), forms, {"to": to}
        yield from helping(at)
    for sector in BOARD.ports:
        at = BOARD.provinces[sector].port.coast
        yield Seize(ARMY, at, sector), SEIZES, {"to": sector}


def helping(at):
    """List the supports and transports of one unit."""
    kind = kind_in(at)
    for whom, to in itertools.permutations([s for s in BOARD.provinces if s != at], 2):
        if kind_in(whom) == kind_in(to):
            sign, dash = SUPPORTS[len(whom + to) % 7], DASHES[len(at + to) % 2]
            forms = [f"{{at}} {sign} {{whom}} {dash} {{to}}" for sign in SUPPORTS]
            forms += [f"{{at}} {sign} {{whom}} {dash} {{to}}" for dash in DASHES]
            yield Support(kind, at, Move(kind_in(whom), whom, to)), forms, {"whom": whom, "to": to}
        if kind == FLEET:
            yield Transport(kind, at, whom, to), TRANSPORTS, {"source": whom, "to": to}
    for sector in BOARD.ports:
        whom = BOARD.provinces[sector].port.coast
        if kind == FLEET and sector != at:
            seizure = Support(kind, at, Seize(ARMY, whom, sector))
            forms = [f"{{at}} {sign} {{whom}} ZP {{to}}" for sign in SUPPORTS]
            yield seizure, forms, {"whom": whom, "to": sector}


FAMILY = list(orders())


def check(order, form, places, position=EVERYWHERE):
    text = form.format(**places)
    reading = read(text, BOARD, position, "RUS")
    assert (reading.kind, reading.order) == (ReadingKind.ORDER, str(order)), (text, reading)


def test_every_order_is_read_in_every_way_that_it_can_be_written():
    rng = random.Random(15)
    for order, forms, others in FAMILY:
        ways = forms if ALL or isinstance(order, (Defend, Seize)) else rng.sample(list(forms), 2)
        for form in ways:
            written = {name: rng.choice(ANY[one]) for name, one in others.items() if name == "to"}
            helped = {name: rng.choice(UNITS[one]) for name, one in others.items() if name != "to"}
            check(order, form, {"at": rng.choice(UNITS[order.at]), **written, **helped})


@pytest.mark.parametrize("space", list(BOARD.provinces))
def test_every_spelling_of_every_space_is_read_as_unit_goal_and_whom_to_help(space):
    kind = kind_in(space)
    near = LANDS if kind == ARMY else SECTORS
    other = next(one for one in near if one != space)
    third = next(one for one in near if one not in (space, other))
    name = BOARD.provinces[other].names["cs"]
    third_name = BOARD.provinces[third].names["en"]
    for way in ANY[space]:
        check(Move(kind, other, space), "{at} -> {to}", {"at": name, "to": way})
    for way in UNITS[space]:
        check(Defend(kind, space), "{at} O", {"at": way})
        check(Move(kind, space, other), "{at}-{to}", {"at": way, "to": name})
        check(Guard(kind, other, space), "{at} PO {to}", {"at": name, "to": way})
        helped = Support(kind, third, Move(kind, space, other))
        check(helped, "{a} P {b} ⇒ {c}", {"a": third_name, "b": way, "c": name})


def test_canonical_notation_is_read_as_it_stands():
    for order, _, _ in FAMILY:
        reading = read(str(order), BOARD, EVERYWHERE, "RUS")

        assert reading.order == str(order)


@pytest.mark.parametrize("space", list(BOARD.provinces))
def test_retreats_builds_and_removals_are_read_in_every_way(space):
    kind = kind_in(space)
    near = LANDS if kind == ARMY else SECTORS
    other = next(one for one in near if one != space)
    to = BOARD.provinces[other].names["cs"]
    feeds = space in BOARD.centres or space in BOARD.ports
    for way in ANY[space]:
        for form in RETREATS:
            check(Move(kind, space, other), form, {"at": way, "to": to}, BEATEN)
        for form in REMOVES:
            check(Remove(kind, space), form, {"at": way}, BEATEN)
        for form in BUILDS[: None if feeds else -1]:
            check(Build(kind, space), form, {"at": way}, EVALUATED)
    for text in ("WAIVE", "waive", "nestavět", "vynechat stavbu", "pass"):
        assert read(text, BOARD, EVALUATED, "RUS").order == str(Waive())


def test_a_powers_name_before_a_unit_changes_nothing():
    for power in ("Rusko", "ruská armáda", "Russian army", "ruské", "Ruska:", "Rusko:", "Russia"):
        check(Move(ARMY, "KAR", "LOY"), "{p} Karélie – Lotyšsko", {"p": power})
    for whose in ("ruská armáda", "skandinávská armáda", "skandinávské", "Russian"):
        text = "Estonsko P {p} Karélie – Lotyšsko"
        check(Support(ARMY, "EST", Move(ARMY, "KAR", "LOY")), text, {"p": whose})


JOINERS = (
    *("{}/{}", "{} / {}", "{}, {}", "{},{}", "{} ({})", "{} [{}]", "{} nebo {}", "{} anebo {}"),
    *("{} či {}", "{} or {}", "{}, případně {}", "{} | {}", "{}?{}", "{} & {}", "{} + {}"),
)


def test_of_two_alternatives_neither_is_chosen():
    for at, near in (("KAR", LANDS), ("FZA", SECTORS)):
        for one, other in itertools.permutations([s for s in near if s != at], 2):
            for number, joiner in enumerate(JOINERS):
                names = ANY[one][number % len(ANY[one])], ANY[other][-number % len(ANY[other])]
                text = f"{at} - {joiner.format(*(name.strip() for name in names))}"
                reading = read(text, BOARD, EVERYWHERE, "RUS")

                assert reading.kind is ReadingKind.AMBIGUOUS, (text, reading)
                assert {*reading.candidates} == {one, other}


def test_units_of_which_one_is_meant_are_asked_about():
    for joiner in JOINERS[:6]:
        reading = read(
            f"{joiner.format('Karélie', 'Estonsko')} – Lotyšsko", BOARD, EVERYWHERE, "RUS"
        )

        assert reading.kind is ReadingKind.AMBIGUOUS
        assert {*reading.candidates} == {"KAR", "EST"}


def test_two_orders_of_which_one_is_meant_are_asked_about():
    reading = read("Karélie – Lotyšsko nebo Karélie O", BOARD, EVERYWHERE, "RUS")

    assert (reading.kind, reading.candidates) == (
        ReadingKind.AMBIGUOUS,
        ("A KAR - LOY", "A KAR O"),
    )


def test_what_is_missing_is_asked_for():
    for text, meant in (
        ("Karélie Lotyšsko", ("A KAR - LOY",)),
        ("Karélie ZP", ("A KAR ZP FZA",)),
        ("Estonsko P Karélie Lotyšsko", ("A EST P A KAR - LOY",)),
        ("Finský záliv T Karélie Uppland", ("F FZA T KAR - UPP",)),
    ):
        reading = read(text, BOARD, EVERYWHERE, "RUS")

        assert (reading.kind, reading.reason) == (ReadingKind.AMBIGUOUS, Trouble.SIGN_MISSING)
        assert reading.candidates == meant


def test_a_question_mark_is_asked_about():
    reading = read("Karélie – Lotyšsko?", BOARD, EVERYWHERE, "RUS")

    assert (reading.kind, reading.reason) == (ReadingKind.AMBIGUOUS, Trouble.DOUBTFUL)


TWINS = board_of(
    {
        "N1": {"name": "Nová Ves", "kind": "land", "home": "RED"},
        "N2": {"name": "Nová Ves", "kind": "land"},
        "N3": {"name": "Nová Ves", "kind": "sea"},
        "BRD": {"name": "Brod", "kind": "land"},
        "JEZ": {"name": "Jezero", "kind": "sea"},
    },
    (("N1", "BRD"), ("N2", "BRD"), ("N3", "JEZ"), ("BRD", "JEZ")),
)


def test_twin_names_are_asked_about_unless_only_one_can_be_meant():
    position = position_of({"RED": ["A BRD", "A N1", "F JEZ"]})
    goal = read("Brod – Nová Ves", TWINS, position, "RED")
    unit = read("Nová Ves – Brod", TWINS, position, "RED")
    fleet = read("Jezero – Nová Ves", TWINS, position, "RED")
    both = position_of({"RED": ["A N1", "A N2"]})

    assert (goal.kind, goal.candidates) == (ReadingKind.AMBIGUOUS, ("N1", "N2"))
    assert unit.order == "A N1 - BRD"
    assert fleet.order == "F JEZ - N3"
    assert read("Nová Ves – Brod", TWINS, both, "RED").candidates == ("N1", "N2")


def test_names_that_are_words_of_orders_are_read_where_a_name_stands():
    letters = ["O", "P", "T", "A", "F", "PO", "Nebo", "Hold"]
    spaces = {f"Q{n}": {"name": name, "kind": "land"} for n, name in enumerate(letters)}
    board = board_of(spaces, [("Q0", key) for key in spaces if key != "Q0"])
    position = position_of({"RED": [f"A {key}" for key in spaces]})
    for one, other in itertools.permutations(spaces, 2):
        text = f"{spaces[one]['name']} - {spaces[other]['name']}"
        reading = read(text, board, position, "RED")
        meant = reading.order or " ".join(reading.candidates)

        assert reading.kind is not ReadingKind.UNREADABLE, text
        assert f"A {one} - {other}" in meant or {one, other} & {*reading.candidates}, text


MISSPELT = ("Karelje", "Karrélie", "Kaérlie", "Karéie", "Kaelia")


@pytest.mark.parametrize("written", MISSPELT)
def test_a_slip_of_the_pen_is_read_where_only_one_name_is_near(written):
    reading = read(f"{written} – Lotyšsko", BOARD, EVERYWHERE, "RUS")

    assert reading.order == "A KAR - LOY"
    assert [remark.reason for remark in reading.remarks] == ["misspelt"]


def test_what_is_no_order_says_where_and_what_was_expected():
    for text, reason, piece, expected in (
        ("Karélie – Nesmysl", Trouble.UNKNOWN_PLACE, "Nesmysl", "province"),
        ("Nesmysl – Karélie", Trouble.UNKNOWN_PLACE, "Nesmysl", "province"),
        ("Karélie –", Trouble.INCOMPLETE, "", "province"),
        ("Finský záliv T Karélie", Trouble.INCOMPLETE, "", "province"),
        ("Karélie ne – Lotyšsko", Trouble.UNKNOWN_ORDER, "ne", "order"),
        ("Karélie – Lotyšsko – Estonsko", Trouble.TOO_MUCH, "–", ""),
        ("Karélie -/-> Lotyšsko", Trouble.STRANGE_SIGN, "-/->", ""),
        ("Karélie <- Lotyšsko", Trouble.STRANGE_SIGN, "<-", ""),
        ("Estonsko P – Lotyšsko", Trouble.UNKNOWN_PLACE, "–", "province"),
        ("Estonsko podporuje útok na Lotyšsko", Trouble.UNKNOWN_PLACE, "na", "province"),
        ("Karélie B", Trouble.WRONG_PHASE, "Karélie B", "order"),
        ("", Trouble.EMPTY, "", ""),
        ("…", Trouble.EMPTY, "…", ""),
    ):
        reading = read(text, BOARD, EVERYWHERE, "RUS")
        where = reading.written[reading.start : reading.end]

        assert reading.kind is ReadingKind.UNREADABLE, text
        assert (reading.reason, where, reading.expected) == (reason, piece, expected), text


HOSTILE = (
    "\u202e", "\u0000", "\ud800", "🜲", "é" * 9, "\u0335", "A\u0300\u0301", "－", "~", "~~", "<s>",
    "(", ")", "[", "{", "/", "\\", "\u2028", "\t", ";", ",", ":", "?", "T", "P", "PO", "ZP", "O",
    "–", "->", "=>", "Karélie", "Finský", "záliv", "Kronštadt", "Oděsa", "A", "F", "nebo", "do",
    "Rusko", "Tah", "3", "T99M", "ostatní", "drží", "1.", "٣", "²", "ǅ", "ﬁ", "İ", "ß", "x" * 50,
)  # fmt: skip


def rubbish(rng):
    return rng.choice(("", " ")).join(rng.choice(HOSTILE) for _ in range(rng.randrange(1, 30)))


@pytest.mark.parametrize("position", [EVERYWHERE, BEATEN, EVALUATED], ids=["M", "R", "C"])
def test_rubbish_never_raises(position):
    rng = random.Random(8)
    for _ in range(4000 if ALL else 400):
        text = rubbish(rng)
        for answer in (read(text, BOARD, position, "RUS"), *slip(text, BOARD, position, "RUS")):
            reading = getattr(answer, "reading", answer)

            assert 0 <= reading.start <= reading.end <= len(reading.written), text
            assert bool(reading.order) == (reading.kind is ReadingKind.ORDER)
        assert "".join(parts(text, BOARD)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "A KAR - LOY " * 90_000,
        "Karélie" * 150_000,
        "(" * 1_000_000,
        "~" * 1_000_000,
        "a " * 500_000,
        "\n" * 1_000_000,
        "Karélie – Lotyšsko\n" * 50_000,
        "e\u0301" * 400_000,
        "Rusko:" * 150_000,
        "1" * 1_000_000,
        "tah " * 250_000,
        "Karélie nebo " * 80_000,
    ],
    ids=range(12),
)
def test_a_book_is_answered_at_once(text):
    begun = time.monotonic()
    read(text, BOARD, EVERYWHERE, "RUS")
    quick = time.monotonic() - begun
    slip(text, BOARD, EVERYWHERE, "RUS")
    parts(text, BOARD)

    assert quick < 0.5
    assert time.monotonic() - begun < 10
