"""``python -m engine.cartography STEP [--map FOLDER] [--sources FOLDER]``.

Steps: ``fetch``, ``build``, ``words``, ``check``, ``spots``, ``cards``, ``draw``.
``words`` builds with the drawing that is there: for changes of names, borders and spots. ``draw``
makes a map out of ``draft.json`` in its folder, which needs no sources.
"""

import argparse
import sys
from pathlib import Path

from engine import resources
from engine.board import card_outlines, states_compiler, states_file
from engine.board.compiler import findings
from engine.board.loader import STATES, file_of
from engine.board.mapfile import parse
from engine.cartography import build, cards, draft, recipe, sources


def main(arguments: list[str] | None = None) -> int:
    """Do one step; the exit code is nought if it went well."""
    parser = argparse.ArgumentParser(prog="engine.cartography", description=__doc__)
    parser.add_argument(
        "step", choices=("fetch", "build", "words", "check", "spots", "cards", "draw")
    )
    parser.add_argument("--map", type=Path, default=resources.maps() / "standard")
    parser.add_argument("--sources", type=Path, default=Path("build") / "geodata")
    parser.add_argument("--rounds", type=int, default=12, help="spots: how often to try again")
    given = parser.parse_args(arguments)
    path = file_of(given.map)
    if given.step == "draw":
        return _draw(given.map, path)
    map_recipe = recipe.read(given.map)
    if given.step == "spots":
        text = build.spots_text(given.map, map_recipe, given.rounds)
        (given.map / "recipe" / "spots.json").write_text(text, encoding="utf-8")
        return 0
    if given.step == "cards":
        sources.verify(map_recipe.sources, given.sources)
        text = build.written(cards.cards(map_recipe, given.sources), 2)
        (given.map / card_outlines.NAME).write_text(text, encoding="utf-8")
        return 0
    if given.step == "fetch":
        sources.fetch(map_recipe.sources, given.sources)
        return 0
    if given.step == "words":
        text = build.map_text(given.map, map_recipe, None)
    else:
        sources.verify(map_recipe.sources, given.sources)
        text = build.map_text(given.map, map_recipe, given.sources)
    if given.step == "check":
        same = path.read_text(encoding="utf-8") == text
        sys.stdout.write(f"{path}: {'as built' if same else 'differs from the recipe'}\n")
        return 0 if same else 1
    path.write_text(text, encoding="utf-8")
    if given.step == "build":
        told = build.written(dict(build.stamp(given.map)), 1)
        (given.map / "recipe" / "drawn.json").write_text(told, encoding="utf-8")
    return _look(path, text)


def _draw(folder: Path, path: Path) -> int:
    """Draw a map from its draft, and say what is wrong with either."""
    try:
        text = build.written(draft.drawn(draft.read(folder)), 3)
    except (OSError, ValueError) as error:
        sys.stdout.write(f"{folder / draft.NAME}: {error}\n")
        return 1
    path.write_text(text, encoding="utf-8")
    return _look(path, text)


def _look(path: Path, text: str) -> int:
    if path.name == STATES:
        wrong = [*states_compiler.findings(states_file.parse(path, text.encode()))]
    else:
        wrong = [*findings(parse(path, text.encode()))]
    for finding in wrong:
        sys.stdout.write(f"{path}: {finding}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
