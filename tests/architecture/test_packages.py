"""What is imported is declared, what is declared is locked, and what is locked is whole."""

import ast
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.architecture.sources import in_program

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = {path.stem: path.read_text("utf-8") for path in (ROOT / "packaging/lock").glob("*.txt")}
IMPORTED_AS = {
    "pydantic_core": "pydantic",
    "PySide6": "pyside6-essentials",
    "PIL": "pillow",
    "shiboken6": "pyside6-essentials",
    "shibokensupport": "pyside6-essentials",
}
OPTIONAL = {"diplomacy": "the bench compares with it, where somebody has it"}


def plain(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def group(name):
    for one in PROJECT["dependency-groups"][name]:
        if isinstance(one, dict):
            yield from group(one["include-group"])
        else:
            yield one


def pins(lines):
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines)}


RUN = pins(PROJECT["project"]["dependencies"])
WANTED = {"run": RUN, "dev": {**RUN, **pins(group("dev"))}, "judge": pins(group("judge"))}


def locked(text):
    """The packages of a lock, each with its version and the sums of its files."""
    found = {}
    for entry in re.split(r"\n(?=\S)", text.strip()):
        head, *sums = [line.strip(" \\") for line in entry.splitlines()]
        name, version = re.fullmatch(r"([\w.-]+)==([\w.]+)(?: ;.*)?", head).groups()
        found[plain(name)] = version, sums
    return found


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_holds_every_pin_and_nothing_without_its_sums(name):
    packages = locked(LOCKS[name])

    assert WANTED[name].items() <= {one: version for one, (version, _) in packages.items()}.items()
    for sums in (sums for _, sums in packages.values()):
        assert sums
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in sums)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address(name):
    assert name in WANTED
    assert not re.search(r"://|index-url|find-links|@", LOCKS[name])


def test_the_program_and_the_tests_run_with_the_same_packages():
    assert locked(LOCKS["run"]).items() <= locked(LOCKS["dev"]).items()


@in_program
def imported(path, pieces):
    """Return the packages that a module imports from."""
    found = set()
    for node in pieces:
        if isinstance(node, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("folder", ["engine", "gui"])
def test_every_package_that_is_imported_is_declared(folder):
    ours = {"engine", "gui", *sys.stdlib_module_names, *OPTIONAL}
    own = {path: names for path, names in imported().items() if path.startswith(f"{folder}/")}
    foreign = {(name, path) for path, names in own.items() for name in names - ours}
    missing = {
        name: path for name, path in foreign if plain(IMPORTED_AS.get(name, name)) not in RUN
    }

    assert missing == {}
    assert {name for name, _ in foreign}
