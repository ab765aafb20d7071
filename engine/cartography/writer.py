"""Writes files that a person can read in a diff: one province, power or arc to a line."""

import json
from typing import Any


def written(value: Any, depth: int) -> str:
    """Write JSON with one entry a line, ``depth`` levels down, and compact below."""
    return _written(value, depth, "") + "\n"


def _written(value: Any, depth: int, indent: str) -> str:
    if depth and value and isinstance(value, dict):
        inner = indent + " "
        rows = [f"{_flat(k)}: {_written(v, depth - 1, inner)}" for k, v in value.items()]
        return "{\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}}}"
    if depth and value and isinstance(value, list):
        inner = indent + " "
        rows = [_written(entry, depth - 1, inner) for entry in value]
        return "[\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}]"
    return _flat(value)


def _flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
