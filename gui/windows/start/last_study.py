"""The study that was worked at last: the start offers to go on there."""

import time
from contextlib import suppress
from pathlib import Path

_HURRY = 0.1
"""Seconds for a look at its cover; whoever wants to know more opens the library."""

_FOLDER, _SUFFIX = "studies", ".velstudy"


def last_study(games: Path) -> tuple[Path, str] | None:
    """Return where it lies and what it is called; nothing where nobody has worked at any."""
    found: list[tuple[int, Path]] = []
    with suppress(OSError):
        found = [(one.stat().st_mtime_ns, one) for one in (games / _FOLDER).glob(f"*{_SUFFIX}")]
    if not found:
        return None
    # No start needs to know how studies are kept, where there are none.
    from engine.store.bounded_reads import BoundedReads  # noqa: PLC0415
    from engine.store.study_cover import StudyFront, read_study_front  # noqa: PLC0415

    path = max(found)[1]
    read = BoundedReads(read_study_front).look([path], time.monotonic() + _HURRY).get(path)
    if not isinstance(read, StudyFront):
        return None
    return path, read.cover.name or read.cover.chapter or path.stem
