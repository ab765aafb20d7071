"""Maps that come within a line: what they must be, and what each fault is called, and where."""

import copy
import time
from itertools import pairwise

import pytest

from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.games.diplomatia.calendar import CALENDAR
from engine.games.diplomatia.exchange import handed_map
from engine.games.diplomatia.exchange.faults import DiplomatiaFault
from engine.games.diplomatia.exchange.handed_map import keys_for, read_map
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.orders import ARMY, parse
from engine.games.diplomatia.reader.written_orders import read
from engine.robots.games.diplomatia.lines import MAP
from engine.rules.position import Position, Unit


def changed(*changes):
    """Return the map with values changed: the way to each, and what stands there then."""
    value = copy.deepcopy(MAP)
    for *way, to in changes:
        inside = value
        for step in way[:-1]:
            inside = inside[step]
        if to is GONE:
            del inside[way[-1]]
        else:
            inside[way[-1]] = to
    return value


GONE = object()
LAND, SEA = {"kind": "land"}, {"kind": "sea"}
SPACES = "map.spaces"

FAULTS = {
    "no spaces": ([("spaces", {})], DiplomatiaFault.NO_SPACES, SPACES),
    "spaces left out": ([("spaces", GONE)], Fault.MISSING, SPACES),
    "borders left out": ([("borders", GONE)], Fault.MISSING, "map.borders"),
    "spaces in a list": ([("spaces", ["Karélie"])], Fault.WRONG_TYPE, SPACES),
    "a space that is none": ([("spaces", "Karélie", 1)], Fault.WRONG_TYPE, f"{SPACES}.Karélie"),
    "no kind": ([("spaces", "Karélie", {})], Fault.MISSING, f"{SPACES}.Karélie.kind"),
    "another kind": (
        [("spaces", "Karélie", "kind", "air")],
        DiplomatiaFault.NO_KIND_OF_SPACE,
        f"{SPACES}.Karélie.kind",
    ),
    "a centre that is no truth": (
        [("spaces", "Karélie", "centre", 1)],
        Fault.WRONG_TYPE,
        f"{SPACES}.Karélie.centre",
    ),
    "a centre at sea": (
        [("spaces", "Skagerrak", "centre", True)],
        DiplomatiaFault.CENTRE_AT_SEA,
        f"{SPACES}.Skagerrak.centre",
    ),
    "a home that is no text": (
        [("spaces", "Karélie", "home", ["RUS"])],
        Fault.WRONG_TYPE,
        f"{SPACES}.Karélie.home",
    ),
    "a home of nobody who could be called so": (
        [("spaces", "Karélie", "home", " ")],
        DiplomatiaFault.BAD_NAME,
        f"{SPACES}.Karélie.home",
    ),
    "a port on land": (
        [("spaces", "Karélie", "port", {"name": "Kronštadt", "coast": "Karélie"})],
        DiplomatiaFault.PORT_ON_LAND,
        f"{SPACES}.Karélie.port",
    ),
    "a port off its coast": (
        [("spaces", "Finský záliv", "port", "coast", "Pomoří")],
        DiplomatiaFault.PORT_OFF_COAST,
        f"{SPACES}.Finský záliv.port.coast",
    ),
    "a port at another sector": (
        [("spaces", "Finský záliv", "port", "coast", "Botnický záliv")],
        DiplomatiaFault.PORT_OFF_COAST,
        f"{SPACES}.Finský záliv.port.coast",
    ),
    "a port at no coast that there is": (
        [("spaces", "Finský záliv", "port", "coast", "Kdesi")],
        Fault.UNKNOWN_PLACE,
        f"{SPACES}.Finský záliv.port.coast",
    ),
    "a port without a name": (
        [("spaces", "Finský záliv", "port", "name", GONE)],
        Fault.MISSING,
        f"{SPACES}.Finský záliv.port.name",
    ),
    "twins but for the case": (
        [("spaces", "KARÉLIE", LAND)],
        DiplomatiaFault.TWIN_NAMES,
        f"{SPACES}.KARÉLIE",
    ),
    "twins but for the signs over letters": (
        [("spaces", "Karelie", SEA)],
        DiplomatiaFault.TWIN_NAMES,
        f"{SPACES}.Karelie",
    ),
    "a name without a letter": (
        [("spaces", "—", LAND)],
        DiplomatiaFault.BAD_NAME,
        f"{SPACES}.—",
    ),
    "no name at all": ([("spaces", "", LAND)], DiplomatiaFault.BAD_NAME, f"{SPACES}."),
    "half a sign in a name": (
        [("spaces", "Kar\ud800", LAND)],
        DiplomatiaFault.BAD_NAME,
        f"{SPACES}.Kar\ud800",
    ),
    "a name of two lines": (
        [("spaces", "Kar\nélie 2", LAND)],
        DiplomatiaFault.BAD_NAME,
        f"{SPACES}.Kar\nélie 2",
    ),
    "a name like a book": (
        [("spaces", "x" * 121, LAND)],
        Fault.TOO_LONG,
        f"{SPACES}.{'x' * 60}",
    ),
    "a border to nowhere": (
        [("borders", 0, ["Karélie", "Kdesi"])],
        Fault.UNKNOWN_PLACE,
        "map.borders[0][1]",
    ),
    "a border of one": (
        [("borders", 0, ["Karélie"])],
        DiplomatiaFault.LOOSE_BORDER,
        "map.borders[0]",
    ),
    "a border of none": ([("borders", 0, [])], DiplomatiaFault.LOOSE_BORDER, "map.borders[0]"),
    "a border of three": (
        [("borders", 0, ["Karélie", "Estonsko", "Lotyšsko"])],
        DiplomatiaFault.LOOSE_BORDER,
        "map.borders[0]",
    ),
    "a border with oneself": (
        [("borders", 0, ["Karélie", "Karélie"])],
        DiplomatiaFault.LOOSE_BORDER,
        "map.borders[0]",
    ),
    "a border that is a text": ([("borders", 0, "Karélie")], Fault.WRONG_TYPE, "map.borders[0]"),
    "a border with a number": (
        [("borders", 0, ["Karélie", 7])],
        Fault.WRONG_TYPE,
        "map.borders[0][1]",
    ),
    "more spaces than there may be": (
        [("spaces", {f"L{number}": LAND for number in range(1001)})],
        Fault.TOO_MANY,
        SPACES,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_of_a_map_is_named_where_it_is(name):
    changes, code, where = FAULTS[name]

    with pytest.raises(ExchangeError) as refused:
        read_map(Node(changed(*changes), "map"))

    assert (refused.value.code, refused.value.where) == (code, where)


def test_a_fault_is_an_answer_with_the_name_of_its_line(ask):
    found = ask(id=7, map=changed(("borders", 3, ["Karélie"])), units={})

    assert (found["id"], found["error"]["where"]) == (7, "map.borders[3]")


def test_spaces_touch_as_their_borders_say():
    board = read_map(Node(MAP, "map")).board(("RUS", "VIS", "SCA"))
    said = Names(board, handed=True).said
    army, fleet = (
        {(said(one), said(other)) for one, other in pairs}
        for pairs in (board.army_borders, board.fleet_borders)
    )
    shore = {(said(one), said(other)) for one, other in board.shore_borders}

    listed = {frozenset(pair) for pair in MAP["borders"]}
    assert {frozenset(pair) for pair in army | fleet | shore} == listed
    assert len(army) + len(fleet) + len(shore) == len(listed)
    kinds = {name: space["kind"] for name, space in MAP["spaces"].items()}
    assert all(kinds[one] == kinds[other] == "land" for one, other in army)
    assert all(kinds[one] == kinds[other] == "sea" for one, other in fleet)
    assert all((kinds[one], kinds[other]) == ("land", "sea") for one, other in shore)
    assert {said(at) for at in board.centres} == {"Karélie", "Estonsko", "Pomoří", "Uppland"}
    assert [(said(land), [*map(said, at)]) for land, at in board.ports_at.items()]
    assert {said(at) for at in board.ports} == {"Finský záliv", "Botnický záliv", "Jižní Balt"}


def test_which_way_a_border_is_written_does_not_matter_nor_how_often():
    turned = changed(("borders", [[b, a] for a, b in MAP["borders"]] + MAP["borders"]))

    assert read_map(Node(turned, "map")) == read_map(Node(MAP, "map"))


@pytest.mark.parametrize(
    "names",
    [
        ["KAR", "Karélie", "O", "PO", "ZP", "A", "F", "T", "X1"],
        ["X", "x1", "X12_0", "Ž", "a b", "12", "1-2"],
        ["Ab", "AB C", "A_B_C_D_E_F_G"],
    ],
)
def test_every_name_has_a_key_that_orders_can_be_written_with(names):
    keys = keys_for(names)

    assert keys == keys_for(names[::-1])  # lots are drawn by them, whatever order they came in
    assert len({*keys.values()}) == len(names)
    for name, key in keys.items():
        order = parse(f"A {key} - {key}")
        assert (order.at, order.to) == (key, key)
        assert key == name or not any(one.casefold() == key.casefold() for one in names)


def test_a_thousand_spaces_are_read_in_no_time():
    names = [f"Území číslo {number}" for number in range(handed_map.MOST_SPACES)]
    spaces = {name: (LAND if number % 5 else SEA) for number, name in enumerate(names)}
    borders = [
        [name, names[(number + step) % len(names)]]
        for number, name in enumerate(names)
        for step in (1, 31, 32)
    ]
    begun = time.perf_counter()

    board = read_map(Node({"spaces": spaces, "borders": borders}, "map")).board(("RUS",))
    Names(board, handed=True)

    assert time.perf_counter() - begun < 1
    assert len(board.provinces) == 1000


def test_numbers_are_never_misspelt_and_a_thousand_of_them_are_read_soon():
    names = [f"Prostor {number}" for number in range(handed_map.MOST_SPACES)]
    borders = [[*pair] for pair in pairwise(names)]
    spaces = dict.fromkeys(names, LAND)
    board = read_map(Node({"spaces": spaces, "borders": borders}, "map")).board(("RUS",))
    keys = keys_for(names)
    units = tuple(Unit("RUS", ARMY, keys[name]) for name in names)
    position = Position(phase=CALENDAR.parse("T1M"), units=units)
    begun = time.process_time()

    for number in range(0, 900, 30):
        text = f"Prostro {number} do Prostru {number + 1}"
        order = read(text, board, position, "RUS").order
        assert order == f"A {keys[names[number]]} - {keys[names[number + 1]]}"

    assert time.process_time() - begun < 2
