"""Orders that name spaces exactly are read at sight: as they are answered, and never otherwise."""

from itertools import product

import pytest

from engine.formats.jsontext import Node
from engine.games.diplomatia.exchange.handed_map import read_map
from engine.games.diplomatia.exchange.names import Names
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
    parse,
)

PLAIN = {"Karélie": "land", "Nový Jork": "land", "Frýdek-Místek": "land", "Finský záliv": "sea"}
NAMED_LIKE_SIGNS = {"A": "land", "P": "land", "T": "sea", "O": "land", "F": "sea", "ZP": "sea"}
NAMED_LIKE_ORDERS = {"Ves": "land", "Ves - Ves B": "land", "A Ves": "land", "Ves P Ves": "land"}
CODES = {"S001": "land", "S002": "land", "S003": "sea", "S 004": "sea"}


def names_of(kinds):
    spaces = {name: {"kind": kind} for name, kind in kinds.items()}
    return Names(read_map(Node({"spaces": spaces, "borders": []}, "map")).board(()), handed=True)


def orders_on(names):
    """Yield every order there is between these spaces."""
    kinds = {
        at: FLEET if province.terrain == "sea" else ARMY
        for at, province in names.board.provinces.items()
    }
    for at, kind in kinds.items():
        yield from (Defend(kind, at), Remove(kind, at), Build(kind, at))
        for to in kinds:
            yield from (Move(kind, at, to), Seize(kind, at, to), Guard(kind, at, to))
        for source, to in product(kinds, repeat=2):
            yield Support(kind, at, Move(kinds[source], source, to))
            yield Support(kind, at, Seize(kinds[source], source, to))
            yield Transport(kind, at, source, to)


@pytest.mark.parametrize("kinds", [PLAIN, CODES], ids=["names", "codes"])
def test_every_order_is_read_as_it_is_answered(kinds):
    names = names_of(kinds)

    for order in orders_on(names):
        said = names.order_said(order)
        assert names.spelt({"RUS": (said,)}) == {"RUS": (str(order),)}


@pytest.mark.parametrize("kinds", [NAMED_LIKE_SIGNS, NAMED_LIKE_ORDERS], ids=["signs", "orders"])
def test_what_could_be_two_orders_is_left_to_the_reader(kinds):
    names = names_of(kinds)
    left = 0
    answered = {}
    for order in orders_on(names):
        answered.setdefault(names.order_said(order), set()).add(str(order))

    for said, orders in answered.items():
        ((text,),) = names.spelt({"RUS": (said,)}).values()
        assert text == said or {text} == orders or text in orders
        assert len(orders) == 1 or text == said
        left += text == said
    assert left < len(answered)


@pytest.mark.parametrize(
    ("written", "order"),
    [
        ("Karélie", "A Karélie O"),
        ("Karélie X", "A Karélie O"),
        ("Karélie → Nový Jork", "A Karélie - Nový Jork"),
        ("A Karélie => Frýdek-Místek", "A Karélie - Frýdek-Místek"),
        ("Karélie ~ Nový Jork – Frýdek-Místek", "A Karélie P A Nový Jork - Frýdek-Místek"),
        ("Karélie S Nový Jork", "A Karélie PO Nový Jork"),
        ("Finský záliv T A Karélie – Nový Jork", "F Finský záliv T Karélie - Nový Jork"),
        ("  Karélie   ZP  Finský  záliv ", "A Karélie ZP Finský záliv"),
    ],
)
def test_every_sign_of_the_handbook_is_one(written, order):
    names = names_of(PLAIN)
    ((text,),) = names.spelt({"RUS": (written,)}).values()

    assert names.order_said(parse(text)) == order


@pytest.mark.parametrize(
    "written",
    [
        *("F Karélie O", "Karélie P", "Karélie - Kdesi", "karelie - Nový Jork", ""),
        *("Karélie – Nový Jork D", "Karélie B D", "WAIVE", "Karélie " * 200),
    ],
)
def test_all_else_is_left_as_it_was_written(written):
    assert names_of(PLAIN).spelt({"RUS": (written,)}) == {"RUS": (written,)}
