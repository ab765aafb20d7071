"""Every screen is asked alike: nobody asks what it is, and one place in each room loads it late."""

import ast
from functools import cache

from tests.architecture.sources import ROOT, in_program, pieces

LATE = {
    # a game's own
    "gui/games/bez_hranic/card.py": {"RoadScreen", "GeographyScreen", "RoadStudy"},
    "gui/games/first_light/card.py": {"FirstLightScreen"},
}
"""Who loads a screen late beside the registries, and why."""


@in_program
def modules(path, pieces):
    """Return what counts of a module: its classes, what it asks of things and what it loads late.

    Modules of robots and those without windows have nothing that counts.
    """
    if not path.startswith("gui/") or "/robots/" in path:
        return [], [], set()
    return [*classes(pieces)], [*questions(pieces)], loaded_late(pieces)


def classes(pieces):
    """Yield every class with the names of its bases."""
    for node in pieces:
        if isinstance(node, ast.ClassDef):
            yield node.name, {ast.unparse(base) for base in node.bases}


def questions(pieces):
    """Yield the line of every question what a thing is or has, with the kinds and the names."""
    for node in pieces:
        match node:
            case ast.Call(func=ast.Name("isinstance"), args=[_, kind]):
                names = {one.id for one in ast.walk(kind) if isinstance(one, ast.Name)}
                yield node.lineno, names, set()
            case ast.Call(func=ast.Name("getattr" | "hasattr"), args=[_, ast.Constant(asked), *_]):
                yield node.lineno, set(), {asked}
            case ast.MatchClass(cls=ast.Name(kind)):
                yield node.cls.lineno, {kind}, set()


def loaded_late(pieces):
    """Return the names that functions import."""
    return {
        one.name
        for node in pieces
        if isinstance(node, ast.FunctionDef)
        for part in ast.walk(node)
        if isinstance(part, ast.ImportFrom)
        for one in part.names
    }


@cache
def screens():
    """Return the classes of all screens, the one that all derive from apart."""
    bases = {name: over for found, _, _ in modules().values() for name, over in found}
    found = {"Screen"}
    while more := {one for one, over in bases.items() if over & found} - found:
        found |= more
    return frozenset(found - {"Screen"})


@cache
def answers():
    """Return what every screen can be asked."""
    body = next(
        node
        for node in pieces((ROOT / "gui" / "screen.py").read_text("utf-8"))
        if isinstance(node, ast.ClassDef) and node.name == "Screen"
    ).body
    named = {node.name for node in body if isinstance(node, ast.FunctionDef)}
    named |= {node.target.id for node in body if isinstance(node, ast.AnnAssign)}
    named |= {one.id for node in body if isinstance(node, ast.Assign) for one in node.targets}
    return frozenset(one for one in named if not one.startswith("_"))


def asks_what_it_is(asked):
    """Return the lines that ask whether something is a certain screen, or has what all have."""
    return [line for line, kinds, names in asked if kinds & screens() or names & answers()]


def test_nobody_asks_what_a_screen_is():
    assert [
        f"{path}:{line}"
        for path, (_, asked, _) in modules().items()
        for line in asks_what_it_is(asked)
    ] == []


def test_screens_are_loaded_late_by_the_registries_alone():
    late = {path: found for path, (_, _, all_) in modules().items() if (found := all_ & screens())}

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
        assert asks_what_it_is(questions(pieces(text))), text
    others = pieces("isinstance(shown, Card)\ngetattr(look, '_look', 1)")
    assert not asks_what_it_is(questions(others))
    assert loaded_late(pieces("def f():\n    from gui.a import StartScreen")) == {"StartScreen"}
