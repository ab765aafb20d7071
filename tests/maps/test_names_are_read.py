"""Every name of every map of Diplomatia is read in every case, with accents and capitals or not.

As that space, or it is asked which of several is meant and this one is among them.
"""

import unicodedata

import pytest

from engine import resources
from engine.board.forms import read as forms_of
from engine.board.loader import load, map_names
from engine.board.province import Province
from engine.catalogue import GAMES
from engine.games.diplomatia.reader.written_orders import read
from engine.rules.choice import ReadingKind
from engine.rules.position import Position, Unit, UnitKind


def boards():
    for name in map_names():
        board = load(resources.maps() / name).board
        if board.game == "diplomatia":
            yield board


BOARDS = list(boards())
HYPHENS = ("–", " - ", " ")
"""What people write in the middle of Frýdek-Místek."""


def plain(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def written(space):
    """List every way to write a space or a power; its id only as it stands, in capitals."""
    forms = [form for form in map(forms_of, space.forms.values()) if form is not None]
    cases = [case for form in forms for case in form.cases]
    names = [*space.names.values(), *space.aliases, *cases]
    names += [space.abbr] if isinstance(space, Province) else []
    hyphens = [name.replace("-", sign) for name in names if "-" in name for sign in HYPHENS]
    ways = [
        way
        for name in [*names, *hyphens]
        for way in (name, plain(name), name.lower(), plain(name).lower(), plain(name).upper())
    ]
    return list(dict.fromkeys([space.id, *ways]))


def everywhere(board):
    """Return a position in which each space has a unit of one power: any of them may be ordered."""
    power = board.powers[0].id
    units = tuple(
        Unit(power, UnitKind("F" if at in board.fleet_neighbours else "A"), at)
        for at in board.provinces
    )
    start = GAMES[board.game].rules(board, {}).start(1)
    return power, Position(phase=start.phase, units=units, owners={})


def neighbour(board, at):
    near = board.army_neighbours.get(at) or board.fleet_neighbours.get(at) or board.shores[at]
    return min(near)


@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_every_spelling_means_its_space_or_is_asked_about(board):
    power, position = everywhere(board)
    for space in board.provinces.values():
        unit, near = position.at(space.id), neighbour(board, space.id)
        for way in written(space):
            reading = read(f"{way} O", board, position, power)
            check(way, reading, f"{unit.kind} {space.id} O", space.id)
            if position.at(near).kind == unit.kind:
                reading = read(f"{near} – {way}", board, position, power)
                check(way, reading, f"{unit.kind} {near} - {space.id}", space.id)


@pytest.mark.parametrize("board", BOARDS, ids=[board.id for board in BOARDS])
def test_a_powers_name_in_every_case_before_its_unit_changes_nothing(board):
    position = everywhere(board)[1]
    at = min(board.army_neighbours)
    for power in board.powers:
        mine = Position(phase=position.phase, units=(Unit(power.id, UnitKind("A"), at),), owners={})
        for way in written(power):
            reading = read(f"{way}: {board.provinces[at].names['cs']} O", board, mine, power.id)
            check(way, reading, f"A {at} O", at)


def check(way, reading, order, space):
    if reading.kind is ReadingKind.AMBIGUOUS:
        assert {order, space} & {*reading.candidates}, (way, reading)
    else:
        assert (reading.kind, reading.order) == (ReadingKind.ORDER, order), (way, reading)
