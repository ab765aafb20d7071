"""Positions that nobody has played: whatever may stand on a board, in any phase of any game."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.board.board import Board, sails
from engine.board.location import province_of
from engine.board.province import Province, Terrain
from engine.games.card import Game
from engine.rules.game import Rules
from engine.rules.phase import Phase
from engine.rules.position import Carrier, Dislodged, Position, Unit, UnitKind

_LAST = 9900
"""Turns have four figures; games go on for some."""

_BEATEN_AT_MOST = 8


def random_rules(card: Game, board: Board, chance: random.Random) -> Rules:
    """Return rules of a game by chance: each point as in any of its rulebooks, sides as may be."""
    options: dict[str, str] = {}
    if chance.random() < 0.5:
        books = [card.options(name) for name in card.profiles]
        one = chance.choice(books)
        options = {
            point: (chance.choice(books) if chance.random() < 0.2 else one)[point]
            for point in books[0]
        }
    return card.rules(board, options, _random_lineup(card, board, chance))


def _random_lineup(card: Game, board: Board, chance: random.Random) -> str:
    if chance.random() < 0.6:
        return ""
    if card.lineup_of is None:
        return chance.choice(["", *card.lineups()])
    powers = [power for power in board.powers_by_id if chance.random() < 0.9]
    if len(powers) < 2:
        return ""
    hands: list[list[str]] = [[] for _ in range(chance.randint(2, len(powers)))]
    for power in powers:
        chance.choice(hands).append(power)
    sides = [hand for hand in hands if hand]
    return card.lineup_of(sides, board) if len(sides) > 1 else ""


def random_position(rules: Rules, chance: random.Random, units: int | None = None) -> Position:
    """Put up to so many units on the board, and say whose everything is."""
    board, phase = rules.board, _random_phase(rules, chance)
    most = len(board.centres) + len(board.ports) or len(board.provinces)
    count = chance.randint(0, most) if units is None else units
    pieces = [*_random_units(board, chance, count)]
    beaten = chance.randint(0, min(_BEATEN_AT_MOST, len(pieces))) if phase.kind.retreats else 0
    position = Position(
        phase=phase,
        units=tuple(pieces[beaten:]),
        owners=_random_owners(rules, phase, chance),
        contested=_random_standoffs(board, pieces, chance) if beaten else frozenset(),
    )
    if not beaten:
        return position
    fallen = [_random_fallen(rules, unit, position, chance) for unit in pieces[:beaten]]
    known = rules.with_ways_out(replace(position, dislodged=tuple(fallen)))
    fallen = [_with_other_ways(board, one, position, chance) for one in known.dislodged]
    return replace(known, dislodged=tuple(fallen))


def _random_phase(rules: Rules, chance: random.Random) -> Phase:
    turn = chance.choice([chance.randint(1, 40), rules.calendar.begins, chance.randint(1, _LAST)])
    return chance.choice(rules.calendar.turn(turn))


def _random_units(board: Board, chance: random.Random, count: int) -> Iterator[Unit]:
    provinces = [*board.provinces.values()]
    powers, kinds = [*board.powers_by_id], sorted(board.kinds)
    if chance.random() < 0.5:  # some have everything
        powers = chance.sample(powers, chance.randint(1, len(powers)))
    for province in chance.sample(provinces, min(count, len(provinces))):
        kind = chance.choice([kind for kind in kinds if _can_stand(kind, province)])
        at = chance.choice(province.locations) if sails(kind) else province.id
        yield Unit(chance.choice(powers), UnitKind(kind), at)


def _can_stand(kind: str, province: Province) -> bool:
    return province.terrain is not (Terrain.INLAND if sails(kind) else Terrain.SEA)


def _random_owners(rules: Rules, phase: Phase, chance: random.Random) -> dict[str, str]:
    board, owners = rules.board, dict(rules.start().owners)
    powers, changed = [*board.powers_by_id, ""], chance.choice([0, 0.2, 0.5, 1])
    for space in sorted(board.provinces if phase.kind.everywhere else board.ownable):
        if chance.random() < changed:
            owners[space] = chance.choice(powers)
    return {space: power for space, power in sorted(owners.items()) if power}


def _random_standoffs(
    board: Board, pieces: Sequence[Unit], chance: random.Random
) -> frozenset[str]:
    empty = sorted({*board.provinces} - {unit.province for unit in pieces})
    return frozenset(chance.sample(empty, min(len(empty), chance.randint(0, 4))))


def _random_fallen(
    rules: Rules, unit: Unit, position: Position, chance: random.Random
) -> Carrier | Dislodged:
    attacker = chance.choice([None, *sorted(rules.attackers(unit.province))])
    if not position.units or not sails(unit.kind) or chance.random() < 0.8:
        return Dislodged(unit=unit, attacker=attacker, retreats=())
    lost = chance.sample(position.units, min(len(position.units), chance.randint(1, 2)))
    carries = tuple(sorted(one.province for one in lost))
    return Carrier(unit=unit, attacker=attacker, retreats=(), carries=carries)


def _with_other_ways(
    board: Board, one: Carrier | Dislodged, position: Position, chance: random.Random
) -> Carrier | Dislodged:
    """Let the table have ruled otherwise, now and then, on where a unit may go."""
    if chance.random() < 0.8:
        return one
    free = [
        at
        for at in sorted(board.neighbours(one.unit.kind, one.unit.at))
        if position.at(province_of(at)) is None
    ]
    return replace(one, retreats=tuple(sorted(chance.sample(free, chance.randint(0, len(free))))))
