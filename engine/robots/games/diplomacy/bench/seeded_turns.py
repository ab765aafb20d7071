"""What the engine is measured on: turns of seeded games, and boards of any size."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.province import Power, Province, Terrain
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.offers.choices import all_legal_orders
from engine.games.diplomacy.phase import KEY, Phase, Season, Step, dated
from engine.games.diplomacy.units import ARMY, FLEET
from engine.rules.position import Position, Unit, UnitKind

Sheets = dict[str, tuple[str, ...]]
Reach = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Every legal order by power and unit."""

_WEIGHT = {"H": 1, "-": 3, "S": 2, "C": 4}
"""How often a kind of order is picked: much moves, and fleets that can carry do."""

_SENSE = 0.35
"""Share of units that look what the others do and help one, where they can."""

_FIRST, _LAST = 1903, 1912
"""Years from which turns are taken; a game is begun again after the last."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of moves: the board and everybody's orders, one for each unit."""

    phase: str
    units: tuple[tuple[str, str, str], ...]
    """(power, ``A`` or ``F``, location)."""

    owners: Mapping[str, str]
    sheets: Sheets

    def position(self) -> Position:
        """Set the board up anew, so that nothing about it is known yet."""
        units = tuple([Unit(power, UnitKind(kind), at) for power, kind, at in self.units])
        return Position(phase=Phase.parse(self.phase), units=units, owners=dict(self.owners))


def turns(rules: Diplomacy, count: int, seed: int) -> list[Turn]:
    """Play games at random and return turns from their middle."""
    chance = random.Random(seed)  # noqa: S311 - the same games every time
    played: list[Turn] = []
    position = rules.start()
    while len(played) < count:
        sheets = play(rules, position, chance)
        phase = position.phase
        if dated(phase).step is Step.MOVES and phase.turn >= _FIRST:
            played.append(_turn(position, sheets))
        position = rules.adjudicate(position, sheets).after
        if position.phase.turn > _LAST or rules.outcome(position) is not None:
            position = rules.start()
    return played


def _turn(position: Position, sheets: Sheets) -> Turn:
    units = tuple((unit.power, str(unit.kind), unit.at) for unit in position.units)
    return Turn(position.phase.code, units, dict(position.owners), sheets)


def play(rules: Diplomacy, position: Position, chance: random.Random) -> Sheets:
    """Write every power's orders at random, with some sense in the moves."""
    reach = all_legal_orders(rules.board, position)
    if dated(position.phase).step is not Step.MOVES:
        return {
            power: tuple(chance.choice(each) for unit, each in mine.items() if unit != "WAIVE")
            for power, mine in reach.items()
        }
    written = {unit: _pick(each, chance) for mine in reach.values() for unit, each in mine.items()}
    return {
        power: tuple(
            _helpful(unit, each, written, chance) if chance.random() < _SENSE else written[unit]
            for unit, each in mine.items()
        )
        for power, mine in reach.items()
        if mine
    }


def _pick(orders: Sequence[str], chance: random.Random) -> str:
    return chance.choices(orders, [_WEIGHT[order.split()[2]] for order in orders])[0]


def _helpful(
    unit: str, orders: Sequence[str], written: dict[str, str], chance: random.Random
) -> str:
    """Pick an order that helps what somebody else does, if there is one."""
    doing = {f"{unit} S {theirs}" for theirs in written.values() if " - " in theirs}
    doing |= {f"{unit} S {other}" for other, theirs in written.items() if " - " not in theirs}
    doing |= {f"{unit} C {theirs}" for theirs in written.values() if theirs.startswith("A ")}
    fitting = [order for order in orders if order in doing]
    if fitting:
        written[unit] = chance.choice(fitting)
    return written[unit]


# -- boards of any size ----------------------------------------------------------------------------

_POWERS = ("AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY")
_WIDTH = 10
MOST_SPACES = 26**3


def generated_board(size: int, seed: int) -> Board:
    """Make up a board of so many spaces: rows of them, some sea, each with up to six neighbours.

    Raises:
        ValueError: more spaces than three letters can name.
    """
    if size > MOST_SPACES:
        raise ValueError(f"a board of at most {MOST_SPACES} spaces can be made up, not {size}")
    chance = random.Random(seed)  # noqa: S311 - the same board every time
    seas = {number for number in range(size) if chance.random() < 0.25}
    pairs = [
        (here, there)
        for here in range(size)
        for there in (here + 1, here + _WIDTH, here + _WIDTH - 1)
        if there < size and abs(here % _WIDTH - there % _WIDTH) < 2
    ]
    shores = {a for a, b in pairs if b in seas} | {b for a, b in pairs if a in seas}
    ids = [_id(number) for number in range(size)]
    provinces = {}
    for number, name in enumerate(ids):
        terrain = Terrain.COASTAL if number in shores else Terrain.INLAND
        terrain = Terrain.SEA if number in seas else terrain
        centre = number not in seas and number % 5 < 3
        provinces[name] = Province(
            id=name,
            abbr=name,
            terrain=terrain,
            names={"en": name, "cs": name},
            centre=centre,
            home=_POWERS[number // 3 % 7] if centre and number % 3 == 0 else None,
        )
    army = {(a, b) for a, b in pairs if a not in seas and b not in seas}
    fleet = {(a, b) for a, b in pairs if {a, b} <= seas | shores}
    return Board(
        id=f"generated-{size}",
        game=KEY,
        names={"en": f"{size} spaces"},
        powers=tuple(Power(id=power, letter=power[0], names={}) for power in _POWERS),
        provinces=provinces,
        army_borders=frozenset((ids[a], ids[b]) for a, b in army),
        fleet_borders=frozenset((ids[a], ids[b]) for a, b in fleet),
        start_units=(),
    )


def _id(number: int) -> str:
    rest, ones = divmod(number, 26)
    first, tens = divmod(rest, 26)
    return f"{_FIRST_LETTERS[first]}{chr(65 + tens)}{chr(65 + ones)}"


_FIRST_LETTERS = "XYZJKLMNOPQRSTUVWABCDEFGHI"


def generated_turns(rules: Diplomacy, count: int, seed: int) -> list[Turn]:
    """Put units on two spaces of five, and write everybody's orders."""
    chance = random.Random(seed)  # noqa: S311 - the same turns every time
    provinces = list(rules.board.provinces.values())
    samples = []
    for _ in range(count):
        units = []
        for province in chance.sample(provinces, len(provinces) * 2 // 5):
            afloat = province.terrain is Terrain.SEA or (
                province.terrain is Terrain.COASTAL and chance.random() < 0.4
            )
            kind = FLEET if afloat else ARMY
            units.append(Unit(chance.choice(_POWERS), kind, province.locations[0]))
        units.sort(key=lambda unit: (unit.power, unit.at))
        position = Position(phase=Phase(1905, Season.SPRING, Step.MOVES), units=tuple(units))
        samples.append(_turn(position, play(rules, position, chance)))
    return samples


def written_texts(turn: Turn) -> list[tuple[str, str]]:
    """List the orders of a turn as (power, text)."""
    return [(power, text) for power, texts in turn.sheets.items() for text in texts]
