"""Compiles the judge: ``python packaging/compile.py``, in an environment with mypy and a compiler.

The modules named in ``engine/compiled/finder.py`` are translated by mypyc, from the same source
that Python runs where there is nothing compiled, into ``engine/compiled/<tag>/``: one folder for
each version of Python and kind of machine. Once a source has changed, what was made from it is not
used until this has been run again, in each of these Pythons.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.compiled.finder import (  # noqa: E402 - found by the line above
    HERE,
    MODULES,
    SOURCES,
    fingerprints,
    tag,
)

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

paths = {paths!r}
setup(name="judge", packages=[], ext_modules=mypycify(paths, opt_level="3", debug_level="0"))
"""


def main() -> int:
    """Compile for the Python that runs this."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    there = HERE / tag()
    paths = [f"{module.replace('.', '/')}.py" for module in MODULES]
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(ROOT / "engine", work / "engine")
        (work / "setup.py").write_text(SETUP.format(paths=paths), "utf-8")
        line = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        # Linked against nothing of the Python that happens to run this.
        plain = {**os.environ, "LDSHARED": "cc -shared"}
        subprocess.run(line, cwd=work, check=True, env=plain)
        shutil.rmtree(there, ignore_errors=True)
        there.mkdir()
        made = {
            module: work / f"{path.removesuffix('.py')}{suffix}"
            for module, path in zip(MODULES, paths, strict=True)
        }
        (group,) = work.glob(f"*__mypyc{suffix}")
        made[group.name.removesuffix(suffix)] = group
        for module, path in made.items():
            shutil.copy(path, there / f"{module}.so")
            subprocess.run(["strip", str(there / f"{module}.so")], check=True)
    (there / SOURCES).write_text(json.dumps(fingerprints(), indent=1) + "\n", "utf-8")
    print(f"{there}: {sum(path.stat().st_size for path in there.iterdir()) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
