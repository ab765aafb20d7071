"""What a table plays by, as a line says it: only where it is not as usual."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.board.board import Board, SameBoard
from engine.catalogue import GAMES
from engine.notation.line_names import names_of, written
from engine.rules.game import Rules

Sides = tuple[tuple[str, ...], ...]


def told(rules: Rules) -> Iterator[str]:
    """Yield what is not as usual: the edition, points that are played otherwise, sides."""
    options = points(rules.game, rules.options)
    name, usual = _nearest(rules.game, options)
    if name and name != GAMES[rules.game].profiles[0]:
        yield written(name)
    for point, value in sorted(options.items()):
        if usual.get(point) != value:
            yield f"{written(point)}:{written(value)}"
    if rules.sides != alone(rules.board):
        yield sides_written(rules.sides, rules.board)


def points(game: str, options: Mapping[str, str]) -> dict[str, str]:
    """Return the points of the rules: the seed of a table's lots is none."""
    return {point: value for point, value in options.items() if point != GAMES[game].lots}


def _nearest(game: str, options: Mapping[str, str]) -> tuple[str, Mapping[str, str]]:
    """Return the edition with the fewest differences, the first of those that have as many."""

    def differing(name: str) -> int:
        return sum(value != options.get(point) for point, value in editions(game)[name].items())

    name = min(editions(game), key=differing)
    return name, editions(game)[name]


@lru_cache(maxsize=16)
def editions(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return the points of every ready-made rulebook of a game, the usual one first."""
    card = GAMES[game]
    return {name: points(game, card.options(name)) for name in card.profiles}


def alone(board: Board) -> Sides:
    """Return the sides of a board of which everybody commands one power."""
    return tuple((power,) for power in board.powers_by_id)


def sides_written(sides: Sides, board: Board) -> str:
    """Write who commands what: ``EFR+AGT``, or ``NORTH.SOUTH+EAST`` where powers have no letter."""
    signs = names_of(board).power_signs
    between = "" if all(len(sign) == 1 for sign in signs.values()) else "."
    return "+".join(between.join(signs[power] for power in side) for side in sides)


def lineup_of(sides: Sides, board: Board) -> str:
    """Return the arrangement in which players command these powers.

    Raises:
        ValueError: there is none.
    """
    card = GAMES[board.game]
    if card.lineup_of is not None:
        return card.lineup_of(sides, board)
    for name, lineup in card.lineups().items():
        if _shared(lineup.sides) == _shared(sides):
            return name
    raise ValueError(f"no arrangement: {sides}")


def _shared(sides: Sides) -> list[list[str]]:
    return sorted(map(sorted, sides))


def rules_of(board: Board, options: Mapping[str, str], lineup: str) -> Rules:
    """Return the rules of a map's game, made once for many lines.

    Raises:
        KeyError: there is no such point or arrangement.
        ValueError: the same.
    """
    return _rules(SameBoard(board), tuple(sorted(options.items())), lineup)


@lru_cache(maxsize=64)
def _rules(same: SameBoard, options: Sequence[tuple[str, str]], lineup: str) -> Rules:
    return GAMES[same.board.game].rules(same.board, dict(options), lineup)


def owners_at_start(rules: Rules) -> Mapping[str, str]:
    """Return who owns what before anybody has moved."""
    return _owners(rules.game, SameBoard(rules.board))


@lru_cache(maxsize=16)
def _owners(game: str, same: SameBoard) -> Mapping[str, str]:
    return GAMES[game].rules(same.board, {}).start().owners
