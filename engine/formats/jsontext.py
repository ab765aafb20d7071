"""JSON read strictly, with the path to every value, so that a fault can say where it is."""

import json
from collections.abc import Iterator, Mapping
from json.encoder import encode_basestring
from math import isfinite

from engine.formats.faults import ExchangeError, Fault

SHOWN = 60
"""Signs of a wrong value or key that an error repeats."""


_LINE_ENDS = "\x85\u2028\u2029"
"""Signs that JSON leaves as they are, though some programs end a line there."""


def load(data: bytes) -> "Node":
    """Read one JSON text.

    Raises:
        ExchangeError: it is none, or nobody could mean it.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ExchangeError(Fault.BAD_ENCODING, "", {"byte": error.start}) from error
    return load_text(text)


def load_text(text: str) -> "Node":
    """Read one JSON text that is decoded already.

    Raises:
        ExchangeError: it is none, or nobody could mean it.
    """
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        facts = {"line": error.lineno, "column": error.colno}
        raise ExchangeError(Fault.BAD_JSON, "", facts) from error
    except ExchangeError:
        raise
    except RecursionError as error:
        raise ExchangeError(Fault.TOO_DEEP) from error
    except ValueError as error:
        # Python reads no whole number of more digits than it could print again.
        raise ExchangeError(Fault.BAD_NUMBER) from error
    return Node(value)


def dump(value: object) -> str:
    """Write one JSON text on one line, readable for people where that is possible."""
    text = _ENCODER.encode(value)
    if not text.isascii():
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:
            # Half of a surrogate pair, given in an id or an order: only an escape can carry it.
            return json.dumps(value, separators=(", ", ": "), allow_nan=False)
    return _on_one_line(text)


def quoted(text: str) -> str:
    """Write one text as ``dump`` does; without half of a surrogate pair in it."""
    literal = encode_basestring(text)
    return literal if literal.isascii() else _on_one_line(literal)


def dump_with(value: Mapping[str, object], written: str) -> str:
    """Write an object as ``dump`` does, with more fields that are JSON on one line already."""
    head = dump(value)
    if "\\ud" in head:  # half of a surrogate pair: then everything is written in escapes
        return dump({**value, **json.loads(f"{{{written}}}")})
    return f"{head[:-1]}, {written}}}"


def _on_one_line(text: str) -> str:
    if not text.isascii():
        for sign in _LINE_ENDS:
            text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _no_number(name: str) -> float:
    raise ExchangeError(Fault.BAD_NUMBER, "", {"number": name})


def _number(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ExchangeError(Fault.BAD_NUMBER, "", {"number": text[:SHOWN]})
    return number


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise ExchangeError(Fault.TWO_KEYS, "", {"key": key[:SHOWN]})
            seen.add(key)
    return fields


_DECODER = json.JSONDecoder(
    parse_constant=_no_number, parse_float=_number, object_pairs_hook=_object
)
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": "), allow_nan=False)


class Node:
    """A value out of JSON and where it stands. Never changed."""

    __slots__ = ("_base", "_place", "value")

    def __init__(self, value: object, where: str = "", place: int = -1) -> None:
        self.value = value
        self._base = where
        self._place = place

    @property
    def where(self) -> str:
        """The path to the value; written only when somebody asks: ``units.FRANCE[2]``."""
        return self._base if self._place < 0 else f"{self._base}[{self._place}]"

    def fields(self) -> Mapping[str, "Node"]:
        """Return the fields of an object; null counts as an empty one.

        Raises:
            ExchangeError: it is something else.
        """
        if self.value is None:
            return {}
        if not isinstance(self.value, dict):
            raise self.wrong("object")
        return {str(key): Node(value, self._inside(str(key))) for key, value in self.value.items()}

    def field(self, name: str) -> "Node | None":
        """Return one field of an object; nothing where it is missing."""
        if not isinstance(self.value, dict):
            raise self.wrong("object")
        return Node(self.value[name], self._inside(name)) if name in self.value else None

    def items(self, limit: int = 1000) -> Iterator["Node"]:
        """Go through a list; null counts as an empty one.

        Raises:
            ExchangeError: it is something else, or longer than anybody needs.
        """
        if self.value is None:
            return
        if not isinstance(self.value, list):
            raise self.wrong("list")
        if len(self.value) > limit:
            raise ExchangeError(Fault.TOO_MANY, self.where, {"limit": limit})
        where = self.where
        for place, value in enumerate(self.value):
            yield Node(value, where, place)

    def text(self, limit: int = 1000) -> str:
        """Return a text.

        Raises:
            ExchangeError: it is something else, or far too long.
        """
        if not isinstance(self.value, str):
            raise self.wrong("text")
        if len(self.value) > limit:
            raise ExchangeError(Fault.TOO_LONG, self.where, {"limit": limit})
        return self.value

    def wrong(self, expected: str) -> ExchangeError:
        """Say that another kind of value belongs here: ``object``, ``list``, ``text``."""
        return ExchangeError(Fault.WRONG_TYPE, self.where, {"expected": expected})

    def _inside(self, key: str) -> str:
        return f"{self.where}.{key[:SHOWN]}" if self.where else key[:SHOWN]
