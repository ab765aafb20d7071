"""Texts with a number are said by classes without heirs.

``tr`` asks for a text under the name of every class of an object, the heir's first; a text with a
number comes back changed even where there is no translation, so that the right class is never
asked.
"""

import ast

import pytest

from tests.architecture.sources import in_program, pieces


@in_program
def in_windows(path, pieces):
    """Return the classes of a module of the windows; others say nothing."""
    return [*classes(pieces)] if path.startswith("gui/") else []


def classes(pieces):
    """Yield every class with its bases, and whether it says a text with a number."""
    for node in pieces:
        if isinstance(node, ast.ClassDef):
            bases = {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases}
            yield node.name, bases, counts(node)


def counts(node):
    """Whether a class says a text with a number by its own ``tr``."""
    calls = [call.func for call in ast.walk(node) if isinstance(call, ast.Call) and call.args[2:]]
    return any(isinstance(func, ast.Attribute) and func.attr == "tr" for func in calls)


def test_no_class_with_heirs_says_a_text_with_a_number():
    found = [one for own in in_windows().values() for one in own]
    parents = {base for _, bases, _ in found for base in bases}

    counting = [name for name, _, counted in found if counted]
    assert len(counting) > 10
    assert [name for name in counting if name in parents] == []


@pytest.mark.parametrize(
    ("said", "counted"),
    [("self.tr('%n units', '', 3)", True), ("self.tr('units')", False), ("fold(1, 2, 3)", False)],
)
def test_a_text_with_a_number_is_one(said, counted):
    text = f"class Desk(Screen):\n    def show(self):\n        {said}"

    assert [*classes(pieces(text))] == [("Desk", {"Screen"}, counted)]
