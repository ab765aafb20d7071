"""Ways round that were found on a map, kept for the next start: to look for one takes a while.

A file is one JSON text, written whole or not at all; whatever is odd about it makes it a miss.
"""

import json
import math
import os
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from engine import caches, private
from gui.kit.answer_cache import at_rest
from gui.map.arrows.detour_search import CELL, WIDE, Dots, Pair, search, smooth
from gui.map.ground import Ground

VERSION = 3
"""Raise it whenever the same two spaces would get another way round."""

STEP = 16.0
"""Ends so near one another, in board units, have one way: whatever was asked for before."""

CORNERS = 250
"""Corners of a way that is still taken from a file: one round the whole board has fewer."""

LIMIT = 1_000_000
"""Bytes of a file that is still read."""


class Detours:
    """The ways round of one map."""

    def __init__(self, map_key: str, ground: Ground) -> None:
        self._key, self._ground = map_key, ground
        self._known: dict[str, list[Pair]] | None = None
        self._unwritten = False
        at_rest(self)

    def between(
        self, pair: tuple[str, str], own: frozenset[int], a: Pair, b: Pair
    ) -> list[Pair] | None:
        """Return a smooth way from ``a`` in one space to ``b`` in another, within their cells."""
        if pair[0] > pair[1]:
            route = self.between((pair[1], pair[0]), own, b, a)
            return route[::-1] if route is not None else None
        if self._known is None:
            self._known = self._read()
        steps = [round(number / STEP) for number in (*a, *b)]
        name = " ".join((*pair, *map(str, steps)))
        if name not in self._known:
            begin_x, begin_y, end_x, end_y = (step * STEP for step in steps)
            route = search(*self._dots, own, (begin_x, begin_y), (end_x, end_y))
            self._known[name] = route or []
            self._unwritten = True
        corners = self._known[name]
        return smooth([a, *corners[1:-1], b]) if corners else None

    @cached_property
    def _dots(self) -> tuple[Dots, Dots]:
        return Dots.of(self._ground.cells, CELL), Dots.of(self._ground.cells, WIDE)

    def rest(self) -> bool:
        """Write down what was found since, while nobody waits for a picture; forget nothing."""
        if self._unwritten:
            self._unwritten = False
            self._write()
        return False

    def _path(self) -> Path | None:
        where = caches.folder("ways") if self._key else None
        if where is None:
            return None
        return where / f"{caches.digest(f'ways {VERSION} {self._key}'.encode(), 12).hex()}.json"

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
                part.write_text(json.dumps(self._read() | (self._known or {})), "utf-8")
                part.replace(path)
            except OSError:
                part.unlink(missing_ok=True)
                raise
