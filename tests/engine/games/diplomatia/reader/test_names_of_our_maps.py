"""Every name of every space of our maps reads back as that space, however it is written.

The suite writes each name in one order and one manner; with ``VELMOC_ALL=1`` in all of them.
"""

import itertools
import os
import unicodedata

import pytest

from engine.board import forms
from engine.board.loader import load_map
from engine.board.names import fold, ports_by_name, spellings
from engine.board.province import Terrain
from engine.games.diplomatia.calendar import CALENDAR, ORDERS
from engine.games.diplomatia.orders import ARMY, FLEET, Defend, Guard, Move, Support
from engine.games.diplomatia.reader.written_orders import read
from engine.rules.position import Position, Unit

MAPS = ("eu", "eu_1914", "cz_1", "cz_orp", "praga")
ALL = bool(os.environ.get("VELMOC_ALL"))


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


MANNERS = (
    str,
    plain,
    str.lower,
    str.upper,
    lambda name: unicodedata.normalize("NFD", name),
    lambda name: name.replace(" ", "\t"),
    lambda name: plain(name).upper(),
    lambda name: name.replace("-", "–"),
)


def orders(kind, space, other, third):
    """List orders in which a space is unit, goal and whom to help, as they are written."""
    return (
        (Defend(kind, space), "{name} O"),
        (Move(kind, other, space), f"{other} - {{name}}"),
        (Move(kind, space, other), f"{{name}} → {other}"),
        (Move(kind, space, other), f"{{name}}-{other}"),
        (Guard(kind, other, space), f"{other} P {{name}}"),
        (Support(kind, other, Move(kind, space, third)), f"{other} S {{name}} – {third}"),
        (Support(kind, other, Move(kind, third, space)), f"{other} ~ {third} ⇒ {{name}}"),
    )


NONE = forms.Forms()


def called(province, ports):
    """Return everything that a space is called, in all cases, and its port where that is all."""
    names = [*spellings(province)]
    names += [c for line in province.forms.values() for c in (forms.read(line) or NONE).cases]
    port = province.port
    names += [] if port is None else [n for n in port.names.values() if fold(n) in ports]
    return dict.fromkeys(names)


@pytest.mark.parametrize("name", MAPS)
def test_each_name_reads_back_as_its_space(name):
    board = load_map(name).board
    kinds = {
        key: FLEET if one.terrain is Terrain.SEA else ARMY for key, one in board.provinces.items()
    }
    units = tuple(Unit("X", kind, key) for key, kind in kinds.items())
    position = Position(phase=CALENDAR.phase(1, ORDERS), units=units, owners={})
    ports, turn = ports_by_name(board), itertools.count()
    for space, province in board.provinces.items():
        kind = kinds[space]
        other, third = itertools.islice(
            (key for key in kinds if key != space and kinds[key] == kind), 2
        )
        family = orders(kind, space, other, third)
        for written in called(province, ports):
            ways = tuple(itertools.product(family, MANNERS))
            # A hyphen may be taken for a sign in every order.
            hyphened = "-" in written
            number = next(turn)
            for (order, form), manner in ways if ALL or hyphened else (ways[number % len(ways)],):
                if manner is str.lower and written == space:
                    continue  # an id is one in capitals
                text = form.format(name=manner(written))
                reading = read(text, board, position, "X")

                assert reading.order == str(order), (text, reading)
