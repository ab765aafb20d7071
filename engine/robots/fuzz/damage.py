"""Damage to what a program reads: small ones one by one, and any number of them by chance."""

import copy
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

Place = tuple[str | int, ...]
"""The way to a value inside others: keys of objects, numbers of lists."""

STRANGE: Sequence[Any] = (
    *(None, True, False, 0, -1, 1 << 70, 1.5, 1e400, float("nan")),
    *("", "x", "\0", "\ud800", "a\nb", "FRANCE", "S1901M", "9" * 5000, "é" * 300),
    *([], {}, [[]], [None], {"": ""}, ["x", 1], {"x": []}),
)
"""Values that hardly any place expects."""

_DEEPER = 0.8
_TWIN = "\ue000twin"


def places(value: Any, way: Place = ()) -> Iterator[Place]:
    """Return every place inside a value."""
    inside: Sequence[tuple[str | int, Any]] = ()
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, part in inside:
        yield (*way, key)
        yield from places(part, (*way, key))


def anywhere(value: Any, chance: random.Random) -> Place:
    """Return a place by chance, those deep inside less often; none where there is nothing."""
    place: Place = ()
    while isinstance(value, dict | list) and value and (not place or chance.random() < _DEEPER):
        keys: Sequence[Any] = list(value) if isinstance(value, dict) else range(len(value))
        key = chance.choice(keys)
        place, value = (*place, key), value[key]
    return place


def without(value: Any, place: Place) -> Any:
    """Return a value from which something is gone."""
    new, around = _opened(value, place)
    del around[place[-1]]
    return new


def changed(value: Any, place: Place, to: Any) -> Any:
    """Return a value in which something is something else."""
    new, around = _opened(value, place)
    around[place[-1]] = to
    return new


def twice(value: Any, place: Place, *again: Any) -> str:
    """Write a value in JSON in which something stands twice; the second time as ``again``."""
    new, around = _opened(value, place)
    key = place[-1]
    second = again[0] if again else around[key]
    if isinstance(around, list) and isinstance(key, int):
        around.insert(key + 1, second)
        return json.dumps(new)
    around[_TWIN] = second
    return json.dumps(new).replace(json.dumps(_TWIN), json.dumps(key))


def small(value: Any) -> Iterator[tuple[Place, str, str]]:
    """Do every small damage to a value: return where, what was done, and the text in JSON."""
    for place in places(value):
        yield place, "gone", json.dumps(without(value, place))
        yield place, "twice", twice(value, place)
        for strange in STRANGE:
            yield place, f"as {strange!r:.20}", json.dumps(changed(value, place, strange))
            yield place, f"and as {strange!r:.20}", twice(value, place, strange)


def some(value: Any, chance: random.Random) -> str:
    """Do one small damage by chance."""
    place = anywhere(value, chance)
    if not place:
        return json.dumps(chance.choice(STRANGE))
    match chance.randrange(5):
        case 0:
            return json.dumps(without(value, place))
        case 1:
            return twice(value, place)
        case 2:
            return twice(value, place, chance.choice(STRANGE))
        case 3:
            other = _at(value, anywhere(value, chance))
            return json.dumps(changed(value, place, other))
        case _:
            return json.dumps(changed(value, place, chance.choice(STRANGE)))


def torn(data: bytes, chance: random.Random) -> bytes:
    """Do to bytes what a bad disk, a careless editor or somebody clever does."""
    raw = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 2, 5, 20))):
        at = chance.randrange(len(raw) + 1)
        match chance.randrange(8):
            case 0:
                del raw[at:]
            case 1:
                del raw[at : at + chance.choice((1, 1, 2, 7, 100))]
            case 2:
                raw[at:at] = chance.choice(_SNIPPETS)
            case 3:
                begin = chance.randrange(len(raw) + 1)
                raw[at:at] = raw[begin : begin + chance.choice((1, 5, 60, 500))]
            case 4:
                raw[at : at + 1] = bytes([chance.randrange(256)])
            case 5 if at < len(raw):
                raw[at] ^= 1 << chance.randrange(8)
            case 6:
                raw[at : at + 8] = bytes(min(8, max(len(raw) - at, 0)))
            case _:
                raw[at : at + 1] = chance.choice(b'"{}[],:\\ \n0-').to_bytes(1, "big")
    return bytes(raw)


_SNIPPETS = (
    *(b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"\xff\xfe", b"\xef\xbb\xbf", b"\0" * 9),
    *(
        b"null",
        b"true",
        b"1e999",
        b"-0",
        b"9" * 4400,
        b"[" * 3000,
        b'{"a":' * 3000,
        b"\xed\xa0\x80",
    ),
    *("\u202e\u2028\u0301".encode(), b"\r\n\r\n", b"%s%n{0}", b"NaN", b"'; --", b"\x1b[31m"),
)


def _opened(value: Any, place: Place) -> tuple[Any, Any]:
    """Return a value that can be changed at a place, and what is around that place."""
    new = around = copy.copy(value)
    for key in place[:-1]:
        around[key] = around = copy.copy(around[key])
    return new, around


def _at(value: Any, place: Place) -> Any:
    for key in place:
        value = value[key]
    return value
