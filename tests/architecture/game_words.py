"""Words of one game in rooms that all games share: where they still stand, and how often.

``python -m tests.architecture.game_words`` writes the list anew; it refuses to let it grow.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.architecture.sources import in_program

KNOWN = Path(__file__).with_name("game_words.json")

WORDS = re.compile(
    r"diplomacy|spring|autumn|winter|centre|arm(?:y|ies)|fleet|convoy", re.IGNORECASE
)
"""What one game has and another has not. A *centre* may also be the middle of something."""

OWN = ("engine/games/", "gui/games/", "engine/robots/", "gui/robots/")
"""Rooms of games, and of what plays them by itself."""


def told(pieces: list[ast.AST]) -> Iterator[str]:
    """Yield every name that a module makes or uses and every text in it, but no docstring."""
    docs = {
        id(node.value)
        for node in pieces
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in pieces:
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name):
                yield name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in docs:
                yield text


def counted(pieces: list[ast.AST]) -> int:
    """Count the words of one game in a module."""
    return sum(len(WORDS.findall(text)) for text in told(pieces))


@in_program
def in_modules(path: str, pieces: list[ast.AST]) -> int:
    """Count the words of one game in every module that all games share."""
    return 0 if path.startswith(OWN) else counted(pieces)


def found() -> dict[str, int]:
    """Return how often each shared module that has such words has them."""
    return {name: count for name, count in in_modules().items() if count}


def known() -> dict[str, int]:
    """Return where they are known to stand."""
    return json.loads(KNOWN.read_text("utf-8"))


def main(given: Sequence[str] = ()) -> int:
    """Write the list anew, unless a module has more than it is known to have."""
    argparse.ArgumentParser(prog="game_words", description=__doc__).parse_args([*given])
    now, before = found(), known() if KNOWN.exists() else None
    if before is not None:
        grown = [name for name, count in now.items() if count > before.get(name, 0)]
        if grown and sum(now.values()) >= sum(before.values()):
            sys.stderr.writelines(
                f"{name}: {before.get(name, 0)}, now {now[name]}\n" for name in grown
            )
            return 1
    KNOWN.write_text(json.dumps(now, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
