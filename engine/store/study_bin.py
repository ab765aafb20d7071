"""The bin of the shelf of studies: what was thrown away lies there until somebody empties it."""

import os
from pathlib import Path

from engine import private
from engine.store.errors import StoreError

BIN = "bin"
"""The folder in that of the studies."""


def throw_away(path: Path) -> Path:
    """Lay a study into the bin, and return where it lies there.

    Raises:
        StoreError: it cannot be moved.
    """
    folder = path.parent / BIN
    try:
        private.make_folder(folder)
        place, turn = folder / path.name, 2
        while place.exists():
            place, turn = folder / f"{path.stem} {turn}{path.suffix}", turn + 1
        _move(path, place)
    except OSError as error:
        raise StoreError.of_os(error, path) from error
    return place


def take_back(thrown: Path, path: Path) -> None:
    """Lay a study back onto the shelf.

    Raises:
        StoreError: it cannot be moved, or another one lies in its place.
    """
    try:
        if path.exists():
            raise FileExistsError(path)
        _move(thrown, path)
    except OSError as error:
        raise StoreError.of_os(error, path) from error


def _move(path: Path, place: Path) -> None:
    beside = path.with_name(f"{path.name}-journal")
    if beside.exists():  # what a power cut left: it belongs to the file, wherever that lies
        beside.replace(place.with_name(f"{place.name}-journal"))
    path.replace(place)
    if os.name == "posix":
        private.sync(place.parent)
