"""Compiled maps on disk, so that later starts need neither Shapely nor pydantic.

A file is one line of what it is, its key, a checksum, three lengths, a JSON text, every point of
the drawing once as two columns of doubles, and the rings and lines as numbers of those points:
neighbours share most of them, so this halves the time to read. Nothing in a file can run, and
whatever is odd about it makes it a miss.
"""

import gc
import json
import os
import struct
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, fields
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

from engine import caches, private
from engine.board.atlas import (
    Atlas,
    BorderKind,
    BorderLine,
    LabelSpot,
    Point,
    PortSpot,
    Rings,
    Spots,
    Town,
)
from engine.board.board import Board
from engine.board.province import Port, Power, Province, Terrain
from engine.board.states import StateBoard
from engine.board.states_cache import packed, packed_marks, unpacked, unpacked_marks

COMPILER = 7
"""Raise it whenever the same map file would compile to something else."""

Table = TypeVar("Table", Board, StateBoard)
_MAGIC = b"velmoc map %d %s\n" % (COMPILER, sys.byteorder.encode())
_HEAD = struct.Struct("<32sIIII")


def key_of(content: bytes) -> bytes:
    """Return the key under which a map file's compiled form is kept."""
    return caches.digest(_MAGIC + content, 32)


def _path(cache: Path, key: bytes) -> Path:
    return cache / f"{key.hex()[:24]}.board"


def fetch(cache: Path, key: bytes) -> tuple[Board, Atlas] | None:
    """Read a compiled map; nothing if there is none, or if it is damaged."""
    return _fetch(cache, key, lambda parsed: _board(parsed["board"]))


def fetch_states(cache: Path, key: bytes) -> tuple[StateBoard, Atlas] | None:
    """Read a compiled map of states; nothing if there is none, or if it is damaged."""
    return _fetch(cache, key, lambda parsed: unpacked(parsed["table"]))


def _fetch(
    cache: Path, key: bytes, table: Callable[[Mapping[str, Any]], Table]
) -> tuple[Table, Atlas] | None:
    try:
        raw = _path(cache, key).read_bytes()
        start = len(_MAGIC) + _HEAD.size
        digest, checksum, text, points, steps = _HEAD.unpack_from(raw, len(_MAGIC))
        whole = len(raw) == start + text + 16 * points + 4 * steps
        if not (raw.startswith(_MAGIC) and digest == key and whole):
            return None
        body = memoryview(raw)[start:]
        if zlib.crc32(body) != checksum:
            return None
        with _no_collecting():
            parsed = json.loads(raw[start : start + text])
            return table(parsed), _LateAtlas.of(parsed, body[text:], points)
    except (OSError, struct.error, ValueError, TypeError, LookupError, RuntimeError):
        return None


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Let the collector rest: nothing here is rubbish, and looking takes as long as reading."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def keep(cache: Path, key: bytes, board: Board | StateBoard, atlas: Atlas) -> None:
    """Write a compiled map, whole or not at all; a folder that cannot be written is no matter."""
    told, walk = _pack(board, atlas)
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    number: dict[Point, int] = {}
    steps = array("I", (number.setdefault(point, len(number)) for point in walk))
    columns = array("d", (x for x, _ in number)) + array("d", (y for _, y in number))
    body = text + columns.tobytes() + steps.tobytes()
    head = _HEAD.pack(key, zlib.crc32(body), len(text), len(number), len(steps))
    path = _path(cache, key)
    with suppress(OSError):
        private.own_folder(cache)
        part = path.with_suffix(f".{os.getpid()}.part")
        try:
            part.unlink(missing_ok=True)
            private.make_file(part)
            part.write_bytes(_MAGIC + head + body)
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise


def _pack(board: Board | StateBoard, atlas: Atlas) -> tuple[dict[str, Any], list[Point]]:
    drawing: list[Point] = []

    def lengths(rings: Iterable[tuple[Point, ...]]) -> list[int]:
        counts = []
        for ring in rings:
            drawing.extend(ring)
            counts.append(len(ring))
        return counts

    def named(areas: Mapping[str, Rings]) -> dict[str, list[int]]:
        return {key: lengths(area) for key, area in areas.items()}

    told = {
        **_pack_table(board),
        **({} if atlas.states is None else {"marks": packed_marks(atlas.states)}),
        "size": atlas.size,
        "credits": atlas.credits,
        "towns": [asdict(town) for town in atlas.towns],
        "areas": named(atlas.areas),
        # Land without water of its own is the whole area, and need not be told twice.
        "land": {k: None if v == atlas.areas.get(k) else lengths(v) for k, v in atlas.land.items()},
        "impassable": named(atlas.impassable),
        "water": lengths(atlas.water),
        "coastline": lengths(atlas.coastline),
        "depth": [lengths(line) for line in atlas.depth],
        "lakes": lengths(atlas.lakes),
        "borders": [[b.one, b.other, b.kind, lengths(b.lines)] for b in atlas.borders],
        "spots": {key: asdict(spots) for key, spots in atlas.spots.items()},
    }
    return told, drawing


def _pack_table(board: Board | StateBoard) -> dict[str, Any]:
    if isinstance(board, StateBoard):
        return {"table": packed(board)}
    told = {
        "id": board.id,
        "game": board.game,
        "names": dict(board.names),
        "powers": [asdict(power) for power in board.powers],
        "provinces": [asdict(province) for province in board.provinces.values()],
        "army_borders": sorted(board.army_borders),
        "fleet_borders": sorted(board.fleet_borders),
        "shore_borders": sorted(board.shore_borders),
        "start_units": board.start_units,
    }
    return {"board": told}


class _LateAtlas(Atlas):
    """An atlas whose outlines are read when somebody first looks at one.

    A start that shows a stored picture needs spots only; the outlines take four times as long.
    """

    __slots__ = ("_body", "_points", "_told")
    _told: Mapping[str, Any]
    _body: memoryview
    _points: int

    @classmethod
    def of(cls, parsed: Mapping[str, Any], body: memoryview, points: int) -> "_LateAtlas":
        """Read all but the outlines."""
        atlas = cls.__new__(cls)
        for name, value in (
            ("size", tuple(parsed["size"])),
            ("credits", parsed["credits"]),
            ("towns", tuple(_town(town) for town in parsed["towns"])),
            ("spots", {key: _spots(spots) for key, spots in parsed["spots"].items()}),
            ("states", unpacked_marks(parsed["marks"]) if "marks" in parsed else None),
            ("_told", parsed),
            ("_body", body),
            ("_points", points),
        ):
            object.__setattr__(atlas, name, value)
        return atlas

    def __getattr__(self, name: str) -> Any:
        """Read the outlines; asked only for what is not there yet."""
        if name.startswith("_"):
            raise AttributeError(name)
        with _no_collecting():
            for outline, value in _outlines(self._told, self._body, self._points).items():
                object.__setattr__(self, outline, value)
        return object.__getattribute__(self, name)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Atlas):
            return NotImplemented
        return all(getattr(self, f.name) == getattr(other, f.name) for f in fields(Atlas))

    __hash__ = None  # type: ignore[assignment]  # like every atlas: it holds mappings


def _outlines(parsed: Mapping[str, Any], body: memoryview, points: int) -> dict[str, Any]:
    columns = body[: 16 * points].cast("d").tolist()
    table = list(zip(columns[:points], columns[points:], strict=True))
    drawing = map(table.__getitem__, body[16 * points :].cast("I").tolist())

    def rings(lengths: Iterable[int]) -> Rings:
        return tuple([tuple(islice(drawing, length)) for length in lengths])

    def named(areas: Mapping[str, list[int]]) -> dict[str, Rings]:
        return {key: rings(lengths) for key, lengths in areas.items()}

    areas = named(parsed["areas"])
    return {
        "areas": areas,
        "land": {k: areas[k] if v is None else rings(v) for k, v in parsed["land"].items()},
        "impassable": named(parsed["impassable"]),
        "water": rings(parsed["water"]),
        "coastline": rings(parsed["coastline"]),
        "depth": tuple([rings(line) for line in parsed["depth"]]),
        "lakes": rings(parsed["lakes"]),
        "borders": tuple(
            [
                BorderLine(one=one, other=other, kind=BorderKind(kind), lines=rings(lengths))
                for one, other, kind, lengths in parsed["borders"]
            ]
        ),
    }


def _board(parsed: Mapping[str, Any]) -> Board:
    return Board(
        id=parsed["id"],
        game=parsed["game"],
        names=parsed["names"],
        powers=tuple(Power(**{**p, "aliases": tuple(p["aliases"])}) for p in parsed["powers"]),
        provinces={p["id"]: _province(p) for p in parsed["provinces"]},
        army_borders=frozenset((one, other) for one, other in parsed["army_borders"]),
        fleet_borders=frozenset((one, other) for one, other in parsed["fleet_borders"]),
        shore_borders=frozenset((one, other) for one, other in parsed["shore_borders"]),
        start_units=tuple((power, kind, at) for power, kind, at in parsed["start_units"]),
    )


def _province(parsed: Mapping[str, Any]) -> Province:
    parts = {
        "terrain": Terrain(parsed["terrain"]),
        "aliases": tuple(parsed["aliases"]),
        "coasts": tuple(parsed["coasts"]),
        "port": parsed["port"] and Port(**parsed["port"]),
    }
    return Province(**{**parsed, **parts})


def _label(parsed: Mapping[str, Any]) -> LabelSpot:
    return LabelSpot(**{**parsed, "at": tuple(parsed["at"])})


def _labels(parsed: Mapping[str, Any]) -> dict[str, LabelSpot]:
    return {language: _label(label) for language, label in parsed.items()}


def _port(parsed: Mapping[str, Any]) -> PortSpot:
    return PortSpot(at=tuple(parsed["at"]), label=_labels(parsed["label"]))


def _town(parsed: Mapping[str, Any]) -> Town:
    return Town(names=parsed["names"], at=tuple(parsed["at"]), label=_labels(parsed["label"]))


def _at(points: Mapping[str, list[float]]) -> dict[str, Point]:
    return {key: (x, y) for key, (x, y) in points.items()}


def _spots(parsed: Mapping[str, Any]) -> Spots:
    return Spots(
        label=_labels(parsed["label"]),
        abbr=_label(parsed["abbr"]),
        army=parsed["army"] and tuple(parsed["army"]),
        fleet=_at(parsed["fleet"]),
        dislodged=_at(parsed["dislodged"]),
        centre=parsed["centre"] and tuple(parsed["centre"]),
        coast=_at(parsed["coast"]),
        port=parsed["port"] and _port(parsed["port"]),
    )
