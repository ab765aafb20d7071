"""Every screen is asked alike: nobody asks what it is, and one place in each room loads it late."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in sorted((ROOT / "gui").rglob("*.py")) if "robots" not in path.parts]
LATE = {
    # a game's own
    "gui/games/bez_hranic/card.py": {"RoadScreen", "GeographyScreen", "RoadStudy"},
    "gui/games/first_light/card.py": {"FirstLightScreen"},
}
"""Who loads a screen late beside the registries, and why."""


@cache
def tree_of(path):
    return ast.parse(path.read_text("utf-8"))


def name(path):
    return path.relative_to(ROOT).as_posix()


@cache
def screens():
    """Return the classes of all screens, the one that all derive from apart."""
    bases = {
        node.name: {ast.unparse(base) for base in node.bases}
        for path in SOURCES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ClassDef)
    }
    found = {"Screen"}
    while more := {one for one, over in bases.items() if over & found} - found:
        found |= more
    return frozenset(found - {"Screen"})


@cache
def answers():
    """Return what every screen can be asked."""
    body = next(
        node
        for node in tree_of(ROOT / "gui" / "screen.py").body
        if isinstance(node, ast.ClassDef) and node.name == "Screen"
    ).body
    named = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    named |= {node.target.id for node in body if isinstance(node, ast.AnnAssign)}
    named |= {one.id for node in body if isinstance(node, ast.Assign) for one in node.targets}
    return frozenset(one for one in named if not one.startswith("_"))


def asks_what_it_is(tree):
    """Return the lines that ask whether something is a certain screen, or has what all have."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("isinstance"), args=[_, kind]):
                if screens() & {one.id for one in ast.walk(kind) if isinstance(one, ast.Name)}:
                    found.append(node.lineno)
            case ast.Call(func=ast.Name("getattr" | "hasattr"), args=[_, ast.Constant(asked), *_]):
                if asked in answers():
                    found.append(node.lineno)
            case ast.MatchClass(cls=ast.Name(kind)) if kind in screens():
                found.append(node.cls.lineno)
    return found


def loads_late(tree):
    """Return the screens that functions import."""
    return {
        one.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for part in ast.walk(node)
        if isinstance(part, ast.ImportFrom)
        for one in part.names
    } & screens()


def test_nobody_asks_what_a_screen_is():
    asked = [f"{name(path)}:{line}" for path in SOURCES for line in asks_what_it_is(tree_of(path))]

    assert asked == []


def test_screens_are_loaded_late_by_the_registries_alone():
    late = {name(path): found for path in SOURCES if (found := loads_late(tree_of(path)))}

    assert {path: late[path] for path in late if not path.endswith("/screens.py")} == LATE
    assert set().union(*late.values()) >= {"StartScreen", "DeskScreen", "EditScreen"}


def test_all_screens_are_known_with_what_they_are_asked():
    assert screens() >= {"StartScreen", "CurtainScreen", "BallotScreen", "MasterDesk"}
    assert answers() >= {"printable", "would_lose", "refuse", "tell_end", "shows", "clock_place"}


def test_what_asks_a_screen_is_found():
    for text in (
        "isinstance(shown, StartScreen)",
        "isinstance(shown, DeskScreen | CurtainScreen)",
        "isinstance(shown, (DeskScreen, str))",
        "getattr(shown, 'refuse', None)",
        "hasattr(shown, 'tell_end')",
        "match shown:\n    case StartScreen():\n        pass",
    ):
        assert asks_what_it_is(ast.parse(text)), text
    assert not asks_what_it_is(ast.parse("isinstance(shown, Card)\ngetattr(look, '_look', 1)"))
    assert loads_late(ast.parse("def f():\n    from gui.a import StartScreen")) == {"StartScreen"}
