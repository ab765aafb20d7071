"""The source of the program, parsed once for all laws that look at every module of it."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parents[2]

T = TypeVar("T")

_WAITING: list[Callable[[str, list[ast.AST]], object]] = []
_FOUND: dict[Callable[[str, list[ast.AST]], object], dict[str, object]] = {}


def pieces(text: str) -> list[ast.AST]:
    """Return all pieces of a source, itself first: to find them takes longer than to look."""
    return [*ast.walk(ast.parse(text))]


def modules(root: Path = ROOT) -> Iterator[tuple[str, list[ast.AST]]]:
    """Yield every module in a folder by its path, as it is called from there, with its pieces."""
    for room in ("engine", "gui"):
        for path in sorted((root / room).rglob("*.py")):
            yield path.relative_to(root).as_posix(), pieces(path.read_text("utf-8"))


def in_program(look: Callable[[str, list[ast.AST]], T]) -> Callable[[], dict[str, T]]:
    """Return what says what is found in each module of the program, by path.

    Whoever is asked first has all of them look: to parse the program takes longer than every law,
    and all of it at once is too much to hold.
    """
    _WAITING.append(look)

    def found() -> dict[str, T]:
        if look not in _FOUND:
            _FOUND.update({one: {} for one in _WAITING})
            for path, parts in modules():
                for one in _WAITING:
                    _FOUND[one][path] = one(path, parts)
            _WAITING.clear()
        return _FOUND[look]

    return found
