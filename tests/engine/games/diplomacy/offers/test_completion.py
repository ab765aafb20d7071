"""Continuations below the typing line."""

import pytest

from engine.board.loader import load_map
from engine.games.diplomacy.offers.choices import legal_orders
from engine.games.diplomacy.offers.completion import MOST, complete
from engine.games.diplomacy.phase import Phase
from engine.games.diplomacy.reader.written_orders import read
from engine.rules.position import Position, Unit, UnitKind

BOARD = load_map("standard").board
START = Position(
    phase=Phase.parse("S1901M"),
    units=tuple(Unit(p, UnitKind(kind), at) for p, kind, at in BOARD.start_units),
)


def offered(text, power="RUSSIA"):
    return complete(text, START, power, BOARD, "cs")


@pytest.mark.parametrize(
    ("text", "orders"),
    [
        ("A War-G", ("A War-Gal",)),
        ("a war g", ("A War-Gal",)),
        ("Varšava na Ha", ("A War-Gal",)),
        ("Rusko: armáda Varšava do Hal", ("A War-Gal",)),
        ("F StP-", ("F StP(sc)-Bot", "F StP(sc)-Fin", "F StP(sc)-Lvn")),
        ("F StP(sc) - B", ("F StP(sc)-Bot",)),
        ("A Mos h", ("A Mos H",)),
        ("A Mos obr", ("A Mos H",)),
        ("A War S A Mos-", ("A War S A Mos-Lvn", "A War S A Mos-Ukr")),
        ("F Sev podp Bud", ("F Sev S A Bud-Rum",)),
        ("A Xyz", ()),
        ("A War 😀", ()),
    ],
)
def test_what_begins_like_the_text_is_offered(text, orders):
    assert offered(text) == orders


def test_moves_come_before_supports():
    assert offered("A Wa")[:6] == tuple(
        f"A War-{goal}" for goal in ("Gal", "Lvn", "Mos", "Pru", "Sil", "Ukr")
    )


def test_no_more_is_offered_than_can_be_looked_over():
    assert len(offered("")) == MOST


@pytest.mark.parametrize("text", ["", "A", "F S", "War", "A Mos S"])
def test_whatever_is_offered_is_read_as_a_legal_order(text):
    legal = {o for orders in legal_orders(BOARD, START, "RUSSIA").values() for o in orders}

    assert offered(text)
    assert {read(order, START, "RUSSIA", BOARD).order for order in offered(text)} <= legal
