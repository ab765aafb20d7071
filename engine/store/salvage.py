"""Reading what can be read of a list in JSON of which a part is broken.

People lose a list as a whole only where nothing of it is left. So a file that was cut off, or has a
stray sign in the middle, is read as far as it goes, and goes on behind the place that is broken;
a key that stands twice loses none of its values.
"""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

_DEEPEST = 50
_KEY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*:\s*')
_BLANK = re.compile(r"[\s,]*")
_NEXT = re.compile(r'[\[{"\]},]')

Pair = tuple[str, Any]


def loads(text: str) -> tuple[Any, bool]:
    """Return what a text holds, and whether all of it could be read; nothing where nothing can."""
    try:
        return json.loads(text, object_pairs_hook=joined), True
    except (ValueError, RecursionError):
        pass
    begin = re.search(r"[\[{]", text)
    if begin is None:
        return None, False
    try:
        return _Reader(text).value(begin.start(), 0)[0], False
    except ValueError:
        return None, False


def objects(text: str) -> Iterator[dict[str, Any]]:
    """Return every object of a text that is whole, wherever it stands; also within another one."""
    at = text.find("{")
    while at >= 0:
        try:
            value, end = _READ.raw_decode(text, at)
        except RecursionError:
            return
        except ValueError:
            end = at + 1
        else:
            yield from _within(value)
        at = text.find("{", end)


def _within(parsed: Any) -> Iterator[dict[str, Any]]:
    if isinstance(parsed, dict):
        yield parsed
    for part in parsed.values() if isinstance(parsed, dict) else parsed:
        if isinstance(part, dict | list):
            yield from _within(part)


def joined(pairs: Sequence[Pair]) -> dict[str, Any]:
    """Make an object of its keys and values; lists and objects under one key become one."""
    merged: dict[str, Any] = {}
    for key, value in pairs:
        match merged.get(key), value:
            case list() as before, list():
                merged[key] = [*before, *value]
            case dict() as before, dict():
                merged[key] = {**before, **value}
            case ((list() | dict()), _):
                pass  # what is no list cannot take its place
            case _:
                merged[key] = value
    return merged


_READ = json.JSONDecoder(object_pairs_hook=joined)


class _Reader:
    """Reads a broken text from a bracket on."""

    def __init__(self, text: str) -> None:
        self._text = text

    def value(self, at: int, deep: int) -> tuple[Any, int]:
        """Return what begins somewhere, and where it ends.

        Raises:
            ValueError: nothing begins there.
        """
        try:
            return _READ.raw_decode(self._text, at)
        except RecursionError as error:
            self._text = self._text[:at]  # no list of ours has so many brackets; here it ends
            raise ValueError("too many brackets") from error
        except ValueError:
            if deep >= _DEEPEST or self._text[at : at + 1] not in ("[", "{"):
                raise
        inside = self._list if self._text[at] == "[" else self._object
        return inside(at + 1, deep)

    def _list(self, at: int, deep: int) -> tuple[list[Any], int]:
        values: list[Any] = []
        while (at := self._past_blanks(at)) < len(self._text) and self._text[at] not in "]}":
            try:
                value, at = self.value(at, deep + 1)
                values.append(value)
            except ValueError:
                at = self._next(at)
        return values, at + 1

    def _object(self, at: int, deep: int) -> tuple[dict[str, Any], int]:
        pairs: list[Pair] = []
        while (at := self._past_blanks(at)) < len(self._text) and self._text[at] not in "]}":
            key = _KEY.match(self._text, at)
            if key is None:
                at = self._next(at)
                continue
            try:
                value, at = self.value(key.end(), deep + 1)
                pairs.append((_plain(key[1]), value))
            except ValueError:
                at = self._next(key.end())
        return joined(pairs), at + 1

    def _past_blanks(self, at: int) -> int:
        matched = _BLANK.match(self._text, at)
        return matched.end() if matched is not None else at

    def _next(self, at: int) -> int:
        """Return where something may begin again, or what is around it ends."""
        matched = _NEXT.search(self._text, at + 1)
        return matched.start() if matched is not None else len(self._text)


def _plain(key: str) -> str:
    try:
        return str(json.loads(f'"{key}"'))
    except ValueError:
        return key
