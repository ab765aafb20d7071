"""Finds what is compiled, where there is something for this Python and it is up to date.

What is compiled are the modules that judge turns of moves and read plain orders, and those of the
windows that find places on a board: the same source, twice as fast.
They hang together, so it is all of them or none: when one source has changed since, or nothing fits
this machine, or ``VELMOC_PURE`` is set, Python runs the sources as ever.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import hashlib
    from collections.abc import Callable

HERE = Path(__file__).parent
"""Where packages bring it."""

ROOT = HERE.parent.parent

MADE = "judge"
"""Folder of the environment into which ``packaging/compile.py`` puts it."""

_NAMED = os.environ.get("VELMOC_COMPILED")
PLACES = tuple(Path(one) for one in (_NAMED, HERE, Path(sys.prefix, MADE)) if one)
"""Folders that are looked into, the first one first; one may be named, as tests do."""

SOURCES = "sources.json"
"""The file that remembers from which sources a folder was compiled."""

LIST = "compiled.txt"
"""The file in a folder that names its compiled modules, one a line, without the folder."""

SHARED = (
    "engine.conflict.field",
    "engine.conflict.knots",
    "engine.conflict.solver",
    "engine.formats.jsontext",
    "engine.formats.stream",
    "engine.rules.chain",
)


LISTS = tuple(
    one for rooms in ("engine/games/*", "gui/map") for one in sorted(ROOT.glob(f"{rooms}/{LIST}"))
)
"""No game and no window is imported to know what of it is compiled."""

MODULES = (
    *SHARED,
    *(
        ".".join((*one.parent.relative_to(ROOT).parts, module))
        for one in LISTS
        for module in one.read_text("utf-8").split()
    ),
)


class Finder:
    """Answers Python's question where a module is, for the compiled ones."""

    @staticmethod
    def find_spec(
        name: str,
        path: Sequence[str] | None = None,  # noqa: ARG004 - Python hands it over
        target: ModuleType | None = None,  # noqa: ARG004
    ) -> ModuleSpec | None:
        """Return where a compiled module lies; nothing for all others."""
        if name not in MODULES:
            return None
        there = None if os.environ.get("VELMOC_PURE") else compiled()
        if there is None:
            return None
        from importlib.util import spec_from_file_location  # noqa: PLC0415 - not for first sight

        file = there / f"{name}.so"
        return spec_from_file_location(name, file) if file.exists() else None


@cache
def compiled() -> Path | None:
    """Return the folder of what was compiled for this Python, if from the sources that are here."""
    for there in (place / tag() for place in PLACES):
        sums = remembered(there)
        if sums and sums == fingerprints() and _loads(there):
            return there
    return None


def tag() -> str:
    """Return which Python on which machine this is: ``cpython-311-x86_64-linux-gnu``."""
    from importlib.machinery import EXTENSION_SUFFIXES  # noqa: PLC0415 - not for first sight

    return EXTENSION_SUFFIXES[0].strip(".").rpartition(".")[0]


def _loads(there: Path) -> bool:
    """Load what all compiled modules share; a disk may forbid to run what lies on it."""
    from importlib.util import module_from_spec, spec_from_file_location  # noqa: PLC0415

    for file in there.glob("*__mypyc.so"):
        spec = spec_from_file_location(file.stem, file)
        if spec is None or spec.loader is None:
            return False
        try:
            sys.modules[file.stem] = module = module_from_spec(spec)
            spec.loader.exec_module(module)
        except ImportError:
            sys.modules.pop(file.stem, None)
            return False
    return True


def remembered(there: Path) -> dict[str, str]:
    """Return the fingerprints of the sources that a folder was compiled from."""
    import json  # noqa: PLC0415 - not for first sight

    try:
        parsed = json.loads((there / SOURCES).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return parsed if isinstance(parsed, dict) else {}


def fingerprints() -> dict[str, str]:
    """Return the fingerprints of the sources that are here; none when some are missing."""
    sha256 = _sha256()
    sources = [ROOT / f"{one.replace('.', '/')}.py" for one in MODULES]
    which = [HERE / "finder.py", *LISTS]  # they know which these are
    try:
        texts = {one.relative_to(ROOT).as_posix(): one.read_bytes() for one in (*sources, *which)}
    except OSError:
        return {}
    return {name: sha256(text).hexdigest() for name, text in texts.items()}


def _sha256() -> "Callable[[bytes], hashlib._Hash]":
    """Return the very function that hashlib falls back on: it would load all of OpenSSL."""
    from importlib import import_module  # noqa: PLC0415 - not for first sight

    for place in ("_sha2", "_sha256"):  # from Python 3.12 on, and before
        with suppress(ImportError):
            return import_module(place).sha256  # type: ignore[no-any-return]
    import hashlib  # noqa: PLC0415 - a Python that keeps it elsewhere

    return hashlib.sha256


def use() -> None:
    """Let Python find what is compiled."""
    if Finder not in sys.meta_path:
        sys.meta_path.insert(0, Finder)
