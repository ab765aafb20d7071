"""Finds every form of the program in its source: whatever builds something to write in or tick."""

import ast
from functools import cache
from pathlib import Path

GUI = Path(__file__).parents[3] / "gui"
QTS = {
    *("QLineEdit", "QTextEdit", "QPlainTextEdit", "QSpinBox", "QDoubleSpinBox", "QComboBox"),
    *("QCheckBox", "QRadioButton", "QTimeEdit", "QDateEdit", "QDateTimeEdit", "QSlider", "QDial"),
    *("QKeySequenceEdit", "QFontComboBox", "QInputDialog"),
}
"""What Qt has to write in or tick."""

OURS = {"Choices", "BidCell"}
"""What we have beside it."""

NO_FORMS = ("robots",)
"""Rooms that only use what others build."""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


@cache
def _trees() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(GUI)): ast.parse(path.read_text("utf-8"))
        for path in sorted(GUI.rglob("*.py"))
        if path.relative_to(GUI).parts[0] not in NO_FORMS
    }


@cache
def kinds() -> frozenset[str]:
    """Return the names of all classes that are something to write in or tick."""
    found, before = set(QTS) | OURS, 0
    while before != len(found):
        before = len(found)
        for tree in _trees().values():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and any(_name(b) in found for b in node.bases):
                    found.add(node.name)
    return frozenset(found)


def _checkable(call: ast.Call) -> bool:
    return any(
        word.arg == "checkable" and getattr(word.value, "value", False) for word in call.keywords
    )


@cache
def builders() -> dict[str, str]:
    """Return every class, or module, that builds such a thing, with its file."""
    found: dict[str, str] = {}
    for file, tree in _trees().items():
        for top in tree.body:
            calls = [node for node in ast.walk(top) if isinstance(node, ast.Call)]
            if any(_name(call.func) in kinds() or _checkable(call) for call in calls):
                name = top.name if isinstance(top, ast.ClassDef | ast.FunctionDef) else file
                found[name] = file
    return found


@cache
def holders() -> frozenset[str]:
    """Return the names of all classes in which one can write or tick, however deep inside."""
    found, before = set(builders()), 0
    while before != len(found):
        before = len(found)
        for tree in _trees().values():
            for top in tree.body:
                if not isinstance(top, ast.ClassDef) or top.name in found:
                    continue
                calls = [node for node in ast.walk(top) if isinstance(node, ast.Call)]
                own = any(_name(call.func) in found for call in calls)
                if own or any(_name(base) in found for base in top.bases):
                    found.add(top.name)
    return frozenset(found)


def builders_of(names: set[str]) -> set[str]:
    """Return which classes build one of these kinds, or one of ours that is of such a kind."""
    wanted, before = set(names), 0
    while before != len(wanted):
        before = len(wanted)
        for tree in _trees().values():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef) and any(_name(b) in wanted for b in node.bases):
                    wanted.add(node.name)
    return {
        top.name
        for tree in _trees().values()
        for top in tree.body
        if isinstance(top, ast.ClassDef)
        and any(isinstance(node, ast.Call) and _name(node.func) in wanted for node in ast.walk(top))
    }
