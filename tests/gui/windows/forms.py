"""Finds every form of the program in its source: whatever builds something to write in or tick."""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

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


class Built(NamedTuple):
    """What a class, a function or the rest of a module says of what it builds."""

    file: str
    name: str
    """Nothing of what is neither a class nor a function."""

    bases: tuple[str, ...] | None
    """Of a class; nothing of what is none."""

    calls: frozenset[str]
    checkable: bool
    classes: tuple[tuple[str, tuple[str, ...]], ...]
    """All that stand in it, itself among them, with their bases."""


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _bases(node: ast.ClassDef) -> tuple[str, ...]:
    return tuple(map(_name, node.bases))


@cache
def _built() -> tuple[Built, ...]:
    """Read all the source; of a million nodes of its trees nothing is held."""
    return tuple(
        _told(file.as_posix(), top)
        for file in (path.relative_to(GUI) for path in sorted(GUI.rglob("*.py")))
        if file.parts[0] not in NO_FORMS
        for top in ast.parse((GUI / file).read_text("utf-8")).body
    )


def _told(file: str, top: ast.stmt) -> Built:
    nodes = [node for node in ast.walk(top) if isinstance(node, ast.Call | ast.ClassDef)]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    return Built(
        file,
        top.name if isinstance(top, ast.ClassDef | ast.FunctionDef) else "",
        _bases(top) if isinstance(top, ast.ClassDef) else None,
        frozenset(_name(call.func) for call in calls),
        any(map(_checkable, calls)),
        tuple((node.name, _bases(node)) for node in nodes if isinstance(node, ast.ClassDef)),
    )


def _checkable(call: ast.Call) -> bool:
    return any(
        word.arg == "checkable" and getattr(word.value, "value", False) for word in call.keywords
    )


def _with_heirs(names: Iterable[str]) -> frozenset[str]:
    """Return the names of all classes that are of these kinds."""
    found, before = set(names), 0
    while before != len(found):
        before = len(found)
        for one in _built():
            found |= {name for name, bases in one.classes if not found.isdisjoint(bases)}
    return frozenset(found)


@cache
def kinds() -> frozenset[str]:
    """Return the names of all classes that are something to write in or tick."""
    return _with_heirs(QTS | OURS)


@cache
def builders() -> dict[str, str]:
    """Return every class, or module, that builds such a thing, with its file."""
    return {
        one.name or one.file: one.file for one in _built() if one.checkable or one.calls & kinds()
    }


@cache
def holders() -> frozenset[str]:
    """Return the names of all classes in which one can write or tick, however deep inside."""
    found, before = set(builders()), 0
    while before != len(found):
        before = len(found)
        for one in _built():
            if one.bases is not None and found & {*one.calls, *one.bases}:
                found.add(one.name)
    return frozenset(found)


def builders_of(names: set[str]) -> set[str]:
    """Return which classes build one of these kinds, or one of ours that is of such a kind."""
    wanted = _with_heirs(names)
    return {one.name for one in _built() if one.bases is not None and one.calls & wanted}
