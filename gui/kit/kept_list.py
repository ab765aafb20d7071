"""A list that the program keeps for itself: one small file of JSON beside its settings."""

import errno
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine import private


class KeptList:
    """Read as far as it can be understood, written whole or not at all.

    What cannot be understood is never written over: it is put aside as it is.
    """

    def __init__(self, file: Path, most: int, *, synced: bool = True) -> None:
        """``most`` is how many bytes it may have.

        What is not ``synced`` is written without waiting for the disk: it outlives the program.
        """
        self._file, self._most, self._synced = file, most, synced

    @property
    def path(self) -> Path:
        """Where it lies."""
        return self._file

    def read(self) -> Mapping[str, Any]:
        """Return what is kept; nothing where there is none, or nobody can understand it."""
        try:
            return self._parsed()
        except (OSError, ValueError, RecursionError):
            return {}

    def latest(self, known: Mapping[str, Any], count: int) -> Mapping[str, Any]:
        """Return the last so many entries, or as many of them as have room; one at least."""
        kept = [*known.items()][-count:]
        while len(kept) > 1 and len(_text(dict(kept))) > self._most:
            del kept[: len(kept) // 2]
        return dict(kept)

    def write(self, known: Mapping[str, Any]) -> None:
        """Keep this instead.

        Raises:
            OSError: it could not be written, or would be more than may be read again; what was
                there before is still there. It names the list, not the file beside it that was to
                take its place.
        """
        try:
            self._write(known)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self._file)) from error

    def _write(self, known: Mapping[str, Any]) -> None:
        try:
            if self._parsed() == known:
                return
        except FileNotFoundError:
            pass
        except (ValueError, RecursionError):
            self._put_aside()
        text = _text(known)
        if len(text) > self._most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        private.own_folder(self._file.parent)
        with private.replacing(self._file, synced=self._synced) as fresh:
            fresh.write_text(text, "utf-8")

    def _parsed(self) -> dict[str, Any]:
        parsed = json.loads(private.contents(self._file, self._most))
        if not isinstance(parsed, dict):
            raise ValueError("no list of ours")  # noqa: TRY004 - as of any other text
        return parsed

    def _put_aside(self) -> None:
        name, turn = f"{self._file.stem}.broken", 2
        aside = self._file.with_stem(name)
        while aside.exists():
            aside, turn = self._file.with_stem(f"{name} {turn}"), turn + 1
        with suppress(FileNotFoundError):
            self._file.rename(aside)


def _text(known: Mapping[str, Any]) -> str:
    return json.dumps(known, indent=1) + "\n"  # ASCII: as many signs as bytes
