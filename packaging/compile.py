"""Compiles the judge: ``python packaging/compile.py [--into FOLDER]``, where there is a C compiler.

And what finds places on a board. The modules named in ``engine/compiled/finder.py``, in
``compiled.txt`` of each game and of ``gui/map`` are translated by mypyc, from the same source that
Python runs where there is nothing compiled. The result lies in the environment of the Python that
runs this (``--into engine/compiled`` puts it into the source, for packages). Once a source has
changed, what was made from it is not used until this has been run again; ``velmoc.py`` does so.

Where mypy is not at hand an environment is made for it, and thrown away afterwards.
"""

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.compiled.finder import (  # noqa: E402 - found by the line above
    MADE,
    MODULES,
    SOURCES,
    fingerprints,
    tag,
)

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

paths = {paths!r}
setup(name="judge", packages=[], ext_modules=mypycify(paths, opt_level={level!r}, debug_level="0"))
"""
TOOLS = ("mypy", "setuptools")
LOCK = ROOT / "packaging" / "lock" / "judge.txt"
FAILED = "failed"
"""The file that says why it could not be compiled, beside the folder that it would be in."""


class CannotCompileError(Exception):
    """There is no compiler, or no way to get mypy."""


def run(line: list, **how: object) -> None:
    """Run a program quietly.

    Raises:
        CannotCompileError: it failed; with the end of what it said.
    """
    try:
        done = subprocess.run(
            line, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False, **how
        )
    except OSError as error:
        raise CannotCompileError(f"{line[0]}: {error.strerror}") from error
    if done.returncode:
        raise CannotCompileError(done.stdout.decode("utf-8", "replace")[-2000:].strip())


def python_with_tools(folder: Path) -> str:
    """Return a Python that has mypy and setuptools: this one, or a new one."""
    if all(importlib.util.find_spec(name) for name in TOOLS):
        return sys.executable
    run([sys.executable, "-m", "venv", str(folder)])
    python = folder / "bin" / "python"
    line = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*line, "--no-input", "--require-hashes", "-r", str(LOCK)])
    return str(python)


def compile_into(there: Path, level: str) -> int:
    """Compile for the Python that runs this, so well; return how many bytes it has.

    Raises:
        CannotCompileError: there is no compiler, or no way to get mypy.
    """
    sums = fingerprints()
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    paths = [f"{module.replace('.', '/')}.py" for module in MODULES]
    with (
        tempfile.TemporaryDirectory() as folder,
        tempfile.TemporaryDirectory(dir=there.parent) as beside,
    ):
        work, made = Path(folder, "work"), Path(beside, "made")
        made.mkdir()
        for room in ("engine", "gui"):
            ignored = shutil.ignore_patterns("__pycache__", "cpython-*")
            shutil.copytree(ROOT / room, work / room, ignore=ignored)
        (work / "setup.py").write_text(SETUP.format(paths=paths, level=level), "utf-8")
        # Linked against nothing of the Python that happens to run this; and numbers come out as
        # Python has them, to the last digit, on machines too that can multiply and add at once.
        exact = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off"
        plain = {**os.environ, "LDSHARED": "cc -shared", "CFLAGS": exact}
        python = python_with_tools(Path(folder, "tools"))
        run([python, "setup.py", "-q", "build_ext", "--inplace"], cwd=work, env=plain)
        files = {
            module: work / f"{path.removesuffix('.py')}{suffix}"
            for module, path in zip(MODULES, paths, strict=True)
        }
        (group,) = work.glob(f"*__mypyc{suffix}")
        files[group.name.removesuffix(suffix)] = group
        for module, path in files.items():
            shutil.copy(path, made / f"{module}.so")
            if shutil.which("strip"):
                run(["strip", str(made / f"{module}.so")])
        (made / SOURCES).write_text(json.dumps(sums, indent=1) + "\n", "utf-8")
        # Whole or not at all: somebody may be starting just now.
        shutil.rmtree(there, ignore_errors=True)
        made.rename(there)
    return sum(path.stat().st_size for path in there.iterdir())


def main() -> int:
    """Compile for the Python that runs this; 1 when that is not possible here."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=Path(sys.prefix) / MADE, metavar="FOLDER")
    parser.add_argument("--optimize", choices="0123", default="3", help="how well; 0 is soonest")
    parser.add_argument("--idle", action="store_true", help="give way to everything else")
    given = parser.parse_args()
    if given.idle and hasattr(os, "nice"):
        os.nice(15)
    there = given.into / tag()
    try:
        there.parent.mkdir(parents=True, exist_ok=True)
        with there.with_name("lock").open("w") as lock:
            return compile_alone(there, lock, given.optimize)
    except OSError as error:  # nobody may write here, or the disk is full
        print(error, file=sys.stderr)
        return 1


def compile_alone(there: Path, lock: IO[str], level: str) -> int:
    """Compile, unless somebody else does so just now; remember why it was not possible."""
    failed = there.with_name(FAILED)
    try:
        import fcntl  # noqa: PLC0415 - Windows has none, nor a compiler

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        size = compile_into(there, level)
    except BlockingIOError:
        return 0
    except (CannotCompileError, ImportError) as error:
        # Not tried again before a source has changed.
        why = {"why": str(error), "sources": fingerprints()}
        failed.write_text(json.dumps(why, indent=1) + "\n", "utf-8")
        print(error, file=sys.stderr)
        return 1
    failed.unlink(missing_ok=True)
    print(f"{there}: {size // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
