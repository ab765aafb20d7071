"""What a unit costs to judge, and a space to load, beside another game in the same run."""

import gc
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from engine import resources
from engine.board import loader
from engine.catalogue import GAMES
from engine.compiled import finder
from engine.robots.bench.any_game import judged, listed, new_rules, read
from engine.robots.games.catalogue import robots_of
from engine.robots.games.game_robots import HeldAgainst
from engine.robots.games.timing import Figures, Turn, elsewhere, least, timed
from engine.rules.game import Rules

METHOD = """\
what a unit costs beside {other}: {count} turns of seeded games on each map, an order in good
  notation for every unit; best of {rounds} rounds, in microseconds of the processor for a unit.
  judged, listed (everything that may be clicked) and read as above. nothing seen before: rules and
  the tables of their board are made outside the clock, and know no order; once through: such rules
  see all turns one after the other; warm: the same turns again. A position is always new.
what a space costs: a map's file, read and made a board and its drawing (compiled), or taken from
  the cache with all its outlines; best of {loads} rounds, for a space of the map.
"""

COUNT, ROUNDS, LOADS = 60, 5, 3
FEW = 6
"""Turns that are listed and read: that takes longer."""

UNSEEN, ONCE, WARM = "nothing seen before", "once through", "warm"
PROMISED = tuple(f"judged, {how}" for how in (UNSEEN, ONCE, WARM))
"""What is held against the other game, and maps against each other."""


def measured_maps(game: str, beside: HeldAgainst) -> Iterator[tuple[str, str]]:
    """Yield the game of each map that is measured, and the map: the other game's comes first."""
    yield beside.game, GAMES[beside.game].map
    yield game, GAMES[game].map
    yield from ((game, name) for name in beside.maps)


def held_against(game: str, name: str = "") -> HeldAgainst | None:
    """Return what is held against what, of all maps of a game or of one that is named."""
    beside = robots_of(game).beside
    if beside is None or not name:
        return beside
    promised = beside.maps.get(name, inf)
    return replace(beside, maps={} if name == GAMES[game].map else {name: promised})


def figures(game: str, count: int, only: str = "") -> Figures:
    """Measure everything once, in seconds for a unit; memory is not swept, as in the program."""
    gc.disable()
    beside = held_against(game, only)
    spent: Figures = {}
    for key, name in () if beside is None else measured_maps(game, beside):
        for what, seconds in _on_map(key, name, count).items():
            spent[f"{name}: {what}"] = seconds
    return spent


def _on_map(game: str, name: str, count: int) -> Figures:
    turns = robots_of(game).turns
    if turns is None:
        return {}
    board = loader.load_map(name).board
    played = list(turns(GAMES[game].rules(board, {}), count))
    spent: Figures = {}
    for what, work in {"judged": judged, "listed": listed, "read": read}.items():
        some = played if work is judged else played[:FEW]
        units = sum(len(turn.before.units) for turn in some)
        seen = new_rules(game, board)
        cold = timed((work, _facts(new_rules(game, board), turn)) for turn in some)
        once = timed((work, _facts(seen, turn)) for turn in some)
        warm = timed((work, _facts(seen, turn)) for turn in some)
        times = {UNSEEN: cold, ONCE: once, WARM: warm}
        spent |= {f"{what}, {how}": seconds / units for how, seconds in times.items()}
    return spent


def _facts(rules: Rules, turn: Turn) -> tuple[object, ...]:
    return rules, turn.position(), turn.sheets


def loads(game: str, beside: HeldAgainst, rounds: int = LOADS) -> Figures:
    """Return the seconds that a space of each map takes to be loaded."""
    best: Figures = {}
    with TemporaryDirectory(prefix="velmoc-bench-") as folder:
        for _ in range(rounds):
            for _, name in measured_maps(game, beside):
                best = {**best, **least(best, _loaded(name, Path(folder)))}
    return best


def _loaded(name: str, cache: Path) -> Figures:
    folder, clock = resources.maps() / name, time.process_time
    begun = clock()
    spaces = len(loader.load(folder).board.provinces)
    made = clock()
    loader.load(folder, cache)  # is kept there from now on
    kept = clock()
    _ = loader.load(folder, cache).atlas.areas  # outlines are read when they are first looked at
    fetched = clock()
    times = {"compiled": made - begun, "from the cache": fetched - kept}
    return {f"{name}: a space, {how}": seconds / spaces for how, seconds in times.items()}


def measure(game: str, beside: HeldAgainst, module: str, only: str = "") -> bool:
    """Measure and say; true when everything costs as little as promised."""
    words = ("--map", only, "--units") if only else ("--units",)
    say = sys.stdout.write
    say(METHOD.format(other=beside.game, count=COUNT, rounds=ROUNDS, loads=LOADS))
    compiled = finder.compiled() is not None
    ours, source = Figures(), Figures()
    for _ in range(ROUNDS):
        how = {"VELMOC_PURE": "1"}
        source = least(source, elsewhere(module, COUNT, game, *words, **how))
        ours = least(ours, elsewhere(module, COUNT, game, *words)) if compiled else source
    say(f"{'':42}{'compiled' if compiled else '':>9}{'source':>9}\n")
    for name, seconds in source.items():
        mine = f"{ours[name] * 1e6:9.2f}" if compiled else f"{'':9}"
        say(f"{name:42}{mine}{seconds * 1e6:9.2f}\n")
    spaces = loads(game, beside)
    for name, seconds in spaces.items():
        say(f"{name:42}{'':9}{seconds * 1e6:9.0f}\n")
    return all([*_compared(ours, game, beside), *_compared_spaces(spaces, game, beside)])


def _compared(ours: Mapping[str, float], game: str, beside: HeldAgainst) -> Iterator[bool]:
    """Say what a unit costs beside the other game's, and on other maps beside its own."""
    own, other = GAMES[game].map, GAMES[beside.game].map
    for what in PROMISED:
        yield _kept(ours, f"{own}: {what}", f"{other}: {what}", beside.times)
        for name, times in beside.maps.items():
            yield _kept(ours, f"{name}: {what}", f"{own}: {what}", times)


def _compared_spaces(spaces: Mapping[str, float], game: str, beside: HeldAgainst) -> Iterator[bool]:
    """Say what a space costs beside one of the other game's map: never more."""
    other = GAMES[beside.game].map
    for name in (GAMES[game].map, *beside.maps):
        for how in ("compiled", "from the cache"):
            yield _kept(spaces, f"{name}: a space, {how}", f"{other}: a space, {how}", 1)


def _kept(spent: Mapping[str, float], one: str, other: str, promised: float) -> bool:
    times = spent[one] / spent[other]
    kept = times <= promised
    told = f"{one} takes {times:.2f} times as long as {other.partition(':')[0]}"
    if promised == inf:
        sys.stdout.write(f"{told} (nothing is promised)\n")
    else:
        sys.stdout.write(f"{told} (promised: {promised:g}{'' if kept else ', NOT KEPT'})\n")
    return kept
