"""What a file is called that somebody named in passing."""

from pathlib import Path


def ended(path: Path, suffix: str) -> Path:
    """Return a file's name with its ending; one that nobody was asked about replaces nothing.

    ``Turn 1.5`` has no ending yet: the figure is part of the name.
    """
    if path.suffix.lower() == suffix:
        return path
    candidate, number = path.with_name(path.name + suffix), 1
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.name} {number}{suffix}")
    return candidate
