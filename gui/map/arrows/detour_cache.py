"""Ways round that were found on a map, kept for the next start: to look for one takes a while.

A file is one JSON text, written whole or not at all; whatever is odd about it makes it a miss.
The usual ways of our own maps come with the program (``gui.robots.map_check.ways``).
"""

import json
import math
import os
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from engine import caches, private
from gui.kit.answer_cache import at_rest
from gui.map.arrows import shipped_ways
from gui.map.arrows.detour_search import APART, CELL, CLOSE, NEAR, WIDE, Dots, Pair, search, smooth
from gui.map.ground import Ground

VERSION = 3
"""Raise it whenever the same two spaces would get another way round."""

STEP = 16.0
"""Ends so near one another, in board units, have one way: whatever was asked for before."""

NARROW = "narrow"
"""Ends the name of a way that keeps more of its corners."""

FINE = 4.0
"""The same in narrow water: from an end that lies beside it the first leg may cut a shore."""

CORNERS = 250
"""Corners of a way that is still taken from a file: one round the whole board has fewer."""

LIMIT = 1_000_000
"""Bytes of a file that is still read."""


def _file(map_key: str) -> str:
    return f"{caches.digest(f'ways {VERSION} {map_key}'.encode(), 12).hex()}.json"


def shipped(map_key: str) -> Path:
    """Return where the ways of a map lie that come with the program, if they do."""
    return shipped_ways.folder() / _file(map_key)


class Detours:
    """The ways round of one map."""

    def __init__(self, map_key: str, ground: Ground) -> None:
        self._key, self._ground = map_key, ground
        self._unwritten = False
        at_rest(self)

    def between(
        self,
        pair: tuple[str, str],
        own: frozenset[int],
        a: Pair,
        b: Pair,
        *,
        narrow: bool = False,
    ) -> list[Pair] | None:
        """Return a smooth way from ``a`` in one space to ``b`` in another, within their cells.

        Through ``narrow`` water it keeps more of its corners, and is less smooth.
        """
        if pair[0] > pair[1]:
            route = self.between((pair[1], pair[0]), own, b, a, narrow=narrow)
            return route[::-1] if route is not None else None
        step = FINE if narrow else STEP
        steps = [round(number / step) for number in (*a, *b)]
        name = " ".join((*pair, *map(str, steps), *[NARROW] * narrow))
        corners = self.known.get(name)
        if corners is None:
            corners = self.known[name] = self._found(name, steps, own)
        return smooth([a, *corners[1:-1], b]) if corners else None

    @cached_property
    def known(self) -> dict[str, list[Pair]]:
        """The corners of each way by its spaces and ends; none where no way leads."""
        return self._read()

    def _found(self, name: str, steps: list[int], own: frozenset[int]) -> list[Pair]:
        narrow = name.endswith(NARROW)
        step = FINE if narrow else STEP
        begin_x, begin_y, end_x, end_y = (number * step for number in steps)
        ends = (begin_x, begin_y), (end_x, end_y)
        with suppress(KeyError, ValueError):
            return shipped_ways.read(self._shipped[name], *ends)
        self._unwritten = True
        return (
            search(self._near if narrow else self._dots, own, *ends, CLOSE if narrow else APART)
            or []
        )

    @cached_property
    def _shipped(self) -> dict[str, str]:
        """Those that come with the program, as they are written."""
        try:
            ways = json.loads(shipped(self._key).read_bytes()) if self._key else {}
            return {name: way for name, way in ways.items() if isinstance(way, str)}
        except (OSError, ValueError, AttributeError, RecursionError):
            return {}

    @cached_property
    def _dots(self) -> tuple[Dots, Dots]:
        return Dots.of(self._ground.cells, CELL), Dots.of(self._ground.cells, WIDE)

    @cached_property
    def _near(self) -> tuple[Dots, Dots]:
        return Dots.of(self._ground.cells, NEAR), self._dots[0]

    def rest(self) -> bool:
        """Write down what was found since, while nobody waits for a picture; forget nothing."""
        if self._unwritten:
            self._unwritten = False
            self._write()
        return False

    def _path(self) -> Path | None:
        where = caches.folder("ways") if self._key else None
        return where / _file(self._key) if where is not None else None

    def _read(self) -> dict[str, list[Pair]]:
        path = self._path()
        try:
            if path is None or path.stat().st_size > LIMIT:
                return {}
            parsed = json.loads(path.read_bytes())
            return {
                str(name): [(float(x), float(y)) for x, y in corners]
                for name, corners in parsed.items()
                if len(corners) <= CORNERS and all(math.isfinite(n) for at in corners for n in at)
            }
        except (OSError, ValueError, TypeError, AttributeError, RecursionError):
            return {}

    def _write(self) -> None:
        path = self._path()
        if path is None:
            return
        with suppress(OSError):
            private.own_folder(path.parent)
            part = path.with_suffix(f".{os.getpid()}.part")
            try:
                part.unlink(missing_ok=True)
                private.make_file(part)
                # Board and paper look for ways of their own on one map.
                part.write_text(json.dumps(self._read() | self.known), "utf-8")
                part.replace(path)
            except OSError:
                part.unlink(missing_ok=True)
                raise
