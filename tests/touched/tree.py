"""What stands on what in the source, told without loading anything.

An import counts where it can happen while tests run: at the top of a module, or late, in a
function. What only a type checker imports carries no behaviour. Files that are no modules are
known by those who name them: the file itself, a pattern that it fits, a folder that it lies in.
"""

import ast
import heapq
import os
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from itertools import pairwise, takewhile
from pathlib import Path, PurePosixPath

TOP, LATE, NAMED = 1, 2, 3
"""How far away is what is imported at once, what is imported late, and what is named in a text."""

PATTERN, SOURCES, FAR = 3, 6, 50
"""How far away is who reads all files of a kind, who reads or imports every module there is, and a
test of which nothing better is known."""

LAWS = "tests/architecture/"
"""Where laws are that each module has to keep; to look at all of them takes next to no time."""

EVERYTHING = "*"
"""What a test imports that takes the names of modules from elsewhere."""

LONG = "evening"
"""The mark of tests over some seconds (see pyproject.toml)."""

SETTINGS = ("pyproject.toml",)
"""Files that every test is run by."""

AWAY = ("__pycache__", "build", "dist")
IMPORTERS = ("import_module", "__import__", "run_module")
GLOBS = ("glob", "rglob", "iglob")
FROM = re.compile(r"^ *from ((?:engine|gui|tests)[\w.]*) import ([\w, ]+)", re.MULTILINE)
"""What a text imports out of a room that another process runs."""

GROUPS = (ast.expr_context, ast.operator, ast.cmpop, ast.boolop, ast.unaryop)
SILENT = frozenset(
    (
        *(ast.Name, ast.Pass, *(kind for group in GROUPS for kind in group.__subclasses__())),
        *map(type, (None, 0, 0.0, 0j, True, "", b"", ...)),
    )
)
"""What says nothing and holds nothing that does: most of a source."""

MODULE = re.compile(r"\b[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+")
PACKAGE = re.compile(r"[a-z_]+")


def module_of(path: str) -> str:
    """Return the name by which a file of Python is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def is_test(path: str) -> bool:
    """Tell whether a file holds tests."""
    return path.startswith("tests/") and fnmatchcase(PurePosixPath(path).name, "test_*.py")


@dataclass
class Source:
    """What a file of Python imports, names and tests."""

    loads: dict[str, int] = field(default_factory=dict)
    """What it may import, each with how far away that is."""

    parts: set[str] = field(default_factory=set)
    """Names of files and folders in its texts."""

    patterns: set[str] = field(default_factory=set)
    """Patterns of names of files in its texts."""

    tests: dict[str, bool] = field(default_factory=dict)
    """Its tests, each with whether it is a long one."""

    def load(self, name: str, far: int) -> None:
        """Note an import; with a module come the packages that it lies in."""
        while name:
            self.loads[name] = min(far, self.loads.get(name, far))
            name = name.rpartition(".")[0]


class Reader:
    """Reads one file of Python."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.of_tests = path.startswith("tests/")
        # Whoever starts processes names in texts what they run.
        self.starts = self.of_tests or "sys.executable" in text
        self.source = Source()
        try:
            tree = ast.parse(text)
        except SyntaxError:  # somebody is in the middle of a line
            self.source.loads = dict.fromkeys(MODULE.findall(text), LATE)
            return
        self.all_long = any(
            isinstance(node, ast.Assign)
            and any(getattr(to, "id", "") == "pytestmark" for to in node.targets)
            and marked(node.value)
            for node in tree.body
        )
        self.walk(tree)

    def walk(self, tree: ast.Module) -> None:
        """Look at everything that is run, and remember whether it is run at once."""
        waiting: list[tuple[ast.AST, int]] = [(tree, TOP)]
        while waiting:
            node, far = waiting.pop()
            self.note(node, far)
            waiting += run_in(node, far)

    def note(self, node: ast.AST, far: int) -> None:
        """Note what one piece of the source says."""
        match node:
            case ast.Import():
                for one in node.names:
                    self.source.load(one.name, far)
            case ast.ImportFrom():
                origin = self.origin(node)
                for one in node.names:
                    self.source.load(f"{origin}.{one.name}".strip("."), far)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.test(node)
            case ast.Assign() if far == TOP:
                self.test_case(node)
            case ast.Call():
                self.call(node)
            case ast.List() | ast.Tuple():
                self.line(node.elts)
            case ast.Constant(str(text)):
                self.text(text)
            case _:
                pass

    def origin(self, node: ast.ImportFrom) -> str:
        """Return the module from which something is imported, also where dots name it."""
        if not node.level:
            return node.module or ""
        folders = self.path.split("/")[: -node.level]
        return ".".join([*folders, *([node.module] if node.module else [])])

    def test(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Note a test."""
        if self.of_tests and node.name.startswith("test"):
            long = self.all_long or any(map(marked, node.decorator_list))
            self.source.tests[node.name] = long

    def test_case(self, node: ast.Assign) -> None:
        """Note a test that is no function: a machine of rules."""
        for to in node.targets:
            if self.of_tests and isinstance(to, ast.Name) and to.id.startswith("Test"):
                self.source.tests[to.id] = self.all_long

    def call(self, node: ast.Call) -> None:
        """Note what is imported by a call, and which files are looked for."""
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        first = node.args[0] if node.args else None
        told = first.value if isinstance(first, ast.Constant) else None
        if called in IMPORTERS and isinstance(told, str):
            self.source.load(told, LATE)
        elif called in IMPORTERS and self.of_tests:
            self.source.loads[EVERYTHING] = SOURCES
        elif called in GLOBS and isinstance(told, str):
            self.source.patterns.add(told.rpartition("/")[2])
        self.line(node.args)

    def line(self, words: list[ast.expr]) -> None:
        """Note the module that a command line starts."""
        for sign, word in pairwise(words):
            match sign, word:
                case ast.Constant("-m"), ast.Constant(str(name)):
                    self.source.load(name, LATE)
                    self.source.load(f"{name}.__main__", LATE)
                case _:
                    pass

    def text(self, text: str) -> None:
        """Note the files, folders and modules that a text names."""
        parts = re.split(r"[/\s]+", text)
        self.source.parts.update(parts)
        self.source.patterns.update(part for part in parts if "*." in part)
        if re.fullmatch(r"\w*(?:\.\w+)+", text):  # how a name ends that is put together
            self.source.patterns.add(f"*{text}")
        if self.starts:
            package = not self.of_tests and PACKAGE.fullmatch(text)
            rooms = [
                f"{room}.{name.split()[0]}"
                for room, names in FROM.findall(text)
                for name in names.split(",")
                if name.strip()
            ]
            for name in [*MODULE.findall(text), *rooms, *([text] if package else [])]:
                if name not in self.source.loads:
                    self.source.load(name, NAMED)
                    self.source.load(f"{name}.__main__", NAMED)


def run_in(node: ast.AST, far: int) -> list[tuple[ast.AST, int]]:
    """Return what is run in a piece of the source, at once or late; no sentence about itself is."""
    match node:
        case ast.If(test=ast.Name("TYPE_CHECKING") | ast.Attribute(_, "TYPE_CHECKING")):
            return [(child, far) for child in node.orelse]
        case ast.Expr(ast.Constant()):
            return []
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            at_once = [*node.decorator_list, node.args]
            return [*((child, far) for child in at_once), *((child, LATE) for child in node.body)]
        case _:
            return [(child, far) for child in pieces(node)]


def pieces(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a piece of the source is made of, but for what is silent."""
    for value in vars(node).values():
        for one in value if type(value) is list else (value,):
            if type(one) not in SILENT:
                yield one


def marked(node: ast.AST) -> bool:
    """Tell whether a mark, or one of several, is that of long tests."""
    return any(isinstance(one, ast.Attribute) and one.attr == LONG for one in ast.walk(node))


class Tree:
    """All the source of a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sources = {
            path: Reader(path, (root / path).read_text("utf-8", "replace")).source
            for path in python_in(root)
        }

    @cached_property
    def tests(self) -> dict[str, dict[str, bool]]:
        """The tests of every file that holds some, each with whether it is a long one."""
        return {path: source.tests for path, source in self.sources.items() if is_test(path)}

    @cached_property
    def loaders(self) -> dict[str, dict[str, int]]:
        """For every module by name the files that load it, with how far away they are."""
        found: dict[str, dict[str, int]] = defaultdict(dict)
        for path, source in self.sources.items():
            for name, far in source.loads.items():
                found[name][path] = far
            if is_test(path):
                folders = path.split("/")[:-1]
                for up in range(len(folders) + 1):
                    name = ".".join([*folders[: len(folders) - up], "conftest"])
                    found[name].setdefault(path, LATE + up)
        return found

    @cached_property
    def naming(self) -> dict[str, list[str]]:
        """For every name of a file or folder the files that say it."""
        return turned({path: source.parts for path, source in self.sources.items()})

    @cached_property
    def seeking(self) -> dict[str, list[str]]:
        """For every pattern of names the files that look for it."""
        return turned({path: source.patterns for path, source in self.sources.items()})

    def reached(self, changed: list[str]) -> dict[str, tuple[int, int]]:
        """Return the files of tests that a change can reach, the lesser the nearer.

        Of two that are equally far the one is nearer whose folder is named as the changed one's.
        """
        far: dict[str, tuple[int, str]] = {}
        waiting = [(0, path, path) for path in changed]
        for path in changed:
            waiting += [(0, test, path) for test in self.own_tests(path)]
            waiting += [(away, reader, path) for reader, away in self.readers(path).items()]
        heapq.heapify(waiting)
        while waiting:
            away, path, origin = heapq.heappop(waiting)
            if path in far:
                continue
            far[path] = away, origin
            if path.endswith(".py"):
                for loader, more in self.loading(path).items():
                    if loader not in far:
                        heapq.heappush(waiting, (away + more, loader, origin))
        return {
            path: (away, -alike(path, origin))
            for path, (away, origin) in far.items()
            if path in self.tests
        }

    def loading(self, path: str) -> dict[str, int]:
        """Return the files that load a module, whether it is still there or not."""
        named = self.loaders.get(module_of(path), {})
        return {**self.loaders.get(EVERYTHING, {}), **named} if not is_test(path) else named

    def own_tests(self, path: str) -> list[str]:
        """Return the tests that are named as a module, in a folder named as its own."""
        *folders, name = path.removesuffix(".py").split("/")
        if not path.endswith(".py") or is_test(path):
            return []
        wanted = re.compile(rf"test_{re.escape(name)}(?:_\w+)?\.py")
        places = {"/".join(["tests", *folders[:depth]]) for depth in range(1, len(folders) + 1)}
        return [
            test
            for test in self.tests
            if test.rpartition("/")[0] in places and wanted.fullmatch(test.rpartition("/")[2])
        ]

    def readers(self, path: str) -> dict[str, int]:
        """Return the files that read another, with how far away they are.

        Of modules only texts that name the very file, or all of its kind, count: as folders they
        are imported from. What nobody knows may be read by any test.
        """
        *folders, name = path.split("/")
        is_module = path.endswith(".py")
        kind = [who for one, who in self.seeking.items() if fnmatchcase(name, one)]
        ways = [(SOURCES if is_module else PATTERN, who) for who in kind]
        if name != "__init__.py":
            ways.append((TOP, self.naming.get(name, [])))
        if not is_module:
            above = enumerate(reversed(folders), LATE)
            ways += [(up, self.naming.get(folder, [])) for up, folder in above]
        elif folders:
            ways.append((FAR, [one for one in self.naming.get(folders[0], []) if is_test(one)]))
            ways.append((TOP, [one for who in kind for one in who if one.startswith(LAWS)]))
        found: dict[str, int] = {}
        for far, readers in ways:
            for reader in readers:
                if reader != path and (reader.startswith("tests/") or not is_module):
                    found[reader] = min(far, found.get(reader, far))
        if path in SETTINGS or not (found or is_module):
            return dict.fromkeys(self.tests, FAR) | found
        return found


def turned(said: dict[str, set[str]]) -> dict[str, list[str]]:
    """Return for every word who says it."""
    found: dict[str, list[str]] = defaultdict(list)
    for who, words in said.items():
        for word in words:
            found[word].append(who)
    return dict(found)


def alike(path: str, other: str) -> int:
    """Return how many folders two files have in common, those of tests named as what they test."""
    both = ([p for p in one.split("/")[:-1] if p != "tests"] for one in (path, other))
    return sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(*both, strict=False)))


def python_in(root: Path) -> list[str]:
    """Return every file of Python, as it is called from the root."""
    found = []
    for place, folders, names in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith(".") and f not in AWAY)
        here = Path(place)
        found += [
            (here / name).relative_to(root).as_posix()
            for name in sorted(names)
            if name.endswith(".py")
        ]
    return found
