"""The rules of a chapter or a text, found in the catalogue by the keys that files have for them."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from engine import caches
from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import LoadedMap, load_content, load_map
from engine.catalogue import GAMES
from engine.notation.line_names import meant
from engine.notation.rulebook import editions, rules_of
from engine.rules.game import Rules
from engine.study.tree.node import Chapter
from engine.study.tree.setup import Setup, normal
from engine.table.map_event import MapCarried


def known_rules(chapter: Chapter, setup: Setup) -> Rules:
    """Return the rules that are in force in a chapter under a setup, made once for many.

    Raises:
        ValueError: the program knows no such game, map, rulebook or lineup.
        KeyError: the same.
    """
    board = carried_board(chapter.carried) if chapter.carried else known_board(chapter.map)
    if board.id != chapter.map:
        raise ValueError(f"another map is carried: {board.id}")
    if board.game != chapter.game or chapter.game not in GAMES:
        raise ValueError(f"{chapter.game} is not played on {chapter.map}")
    return rules_of(board, setup.options, setup.lineup)


def carried_board(packed: str) -> Board:
    """Return the board of a map that a chapter carries along; see ``Chapter.carried``.

    Raises:
        ValueError: it is none, or a broken one.
    """
    return _carried(packed).board


@lru_cache(maxsize=4)
def _carried(packed: str) -> LoadedMap:
    content = MapCarried(content=packed).map()
    try:
        return load_content(Path("map.json"), content, caches.folder("maps"))
    except MapError as error:
        raise ValueError("no map is carried") from error


def map_of(chapter: Chapter) -> LoadedMap:
    """Return the map of a chapter, whether it comes with the program or is carried along.

    Raises:
        ValueError: there is none, or it is broken.
    """
    if chapter.carried:
        return _carried(chapter.carried)
    try:
        return load_map(chapter.map)
    except MapError as error:
        raise ValueError(f"no map: {chapter.map}") from error


def packed(content: bytes) -> str:
    """Return what stands in a map's file as chapters carry it; nothing where there is none."""
    return MapCarried.of(content, "").content if content else ""


@lru_cache(maxsize=8)
def known_board(name: str) -> Board:
    """Return the board of a map that comes with the program.

    Raises:
        ValueError: there is none, or it is broken.
    """
    try:
        return load_map(name).board
    except MapError as error:
        raise ValueError(f"no map: {name}") from error


def beginning(
    game: str, map_: str = "", rulebook: str = "", lineup: str = "", turn: int = 0
) -> Setup:
    """Return the board with which a game begins, by one of its ready-made rulebooks.

    Raises:
        ValueError: the program knows no such game, map, rulebook or lineup.
        KeyError: the same.
    """
    card = GAMES[game]
    board = known_board(map_ or card.map)
    rules = rules_of(board, editions(game)[rulebook or card.profiles[0]], lineup)
    return begun_by(rules, lineup, turn)


def begun_by(rules: Rules, lineup: str = "", turn: int = 0) -> Setup:
    """Return the board with which a game by these rules begins."""
    position = normal(rules.start(turn or rules.calendar.begins))
    return Setup(position=position, options=dict(rules.options), lineup=lineup)


def by_every_rulebook(board: Board, lineup: str = "") -> Mapping[str, Rules]:
    """Return the rules of a board's game by each of its ready-made rulebooks, by their names."""
    every = editions(board.game)
    return {name: rules_of(board, options, lineup) for name, options in every.items()}


def rulebook_text(rules: Rules) -> str:
    """Write which rulebook is in force, as it may be typed: ``2000,paradox=szykman``."""
    options, every = rules.options, by_every_rulebook(rules.board)

    def differing(name: str) -> int:
        return sum(value != options.get(point) for point, value in every[name].options.items())

    name = min(every, key=differing)
    usual = every[name].options
    points = [
        f"{point}={options[point]}"
        for point in sorted(options)
        if options[point] != usual.get(point)
    ]
    return ",".join((name, *points))


def is_usual(rulebook: str, game: str) -> bool:
    """Tell whether a rulebook as it was written is the usual one of a game."""
    return rulebook == GAMES[game].profiles[0]


def rulebook_of(board: Board, text: str, lineup: str) -> Rules:
    """Read which rulebook is in force.

    Raises:
        ValueError: the program knows no such rulebook, point of the rules, or lineup.
        KeyError: the same.
    """
    name, *points = (meant(part.strip()) for part in text.split(","))
    if "=" in name:
        name, points = GAMES[board.game].profiles[0], [name, *points]
    options = dict(editions(board.game)[name or GAMES[board.game].profiles[0]])
    for point, equals, value in (part.partition("=") for part in points):
        if not equals:
            raise ValueError(f"no point of the rules: {point}")
        options[point.strip()] = value.strip()
    return rules_of(board, options, lineup)
