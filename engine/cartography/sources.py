"""Fetches the pinned packages with the registries' own clients and unpacks the few files read."""

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from engine.cartography.recipe import Package, Sources


class SourceError(ValueError):
    """A file is not the one that the recipe pins."""


def fetch(sources: Sources, folder: Path) -> None:
    """Download what is missing with npm and pip, and unpack it into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for package in sources.packages:
        archive = folder / package.archive
        if not archive.exists():
            subprocess.run(_client(package, folder), check=True)  # noqa: S603
        _unpack(package, archive, folder)
    verify(sources, folder)


def _client(package: Package, folder: Path) -> list[str]:
    if package.registry == "npm":
        spec = f"{package.name}@{package.version}"
        return ["npm", "pack", spec, "--pack-destination", str(folder)]
    spec = f"{package.name}=={package.version}"
    pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--only-binary", ":all:"]
    return [*pip, "--dest", str(folder), spec]


def home(package: Package) -> str:
    """Return the folder into which a package is unpacked."""
    return f"{package.name}-{package.version}"


def _unpack(package: Package, archive: Path, folder: Path) -> None:
    for name in package.files:
        target = folder / home(package) / name
        if target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if archive.suffix == ".whl":
            with zipfile.ZipFile(archive) as wheel:
                target.write_bytes(wheel.read(name))
        else:
            with tarfile.open(archive) as tar:
                member = tar.extractfile(name)
                if member is None:
                    msg = f"{archive} has no {name}"
                    raise SourceError(msg)
                target.write_bytes(member.read())


def verify(sources: Sources, folder: Path) -> None:
    """Make sure that every file is the pinned one.

    Raises:
        SourceError: one is missing or differs.

    """
    for package in sources.packages:
        for name, pinned in package.files.items():
            path = folder / home(package) / name
            if not path.exists():
                msg = f"{path} is missing: run the fetch step"
                raise SourceError(msg)
            if hashlib.sha256(path.read_bytes()).hexdigest() != pinned:
                msg = f"{path} is not the pinned file"
                raise SourceError(msg)
