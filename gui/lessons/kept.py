"""How far somebody came in each game's first lesson, and whether it was ever offered here."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import private

NAME = "lessons.json"
_LONGEST_FILE = 100_000
_OFFERED = "offered"


@dataclass(frozen=True, slots=True)
class Progress:
    """Where one was, and what one has done."""

    at: int = 0
    done: tuple[str, ...] = ()


class KeptLessons:
    """What is kept, in one file beside the program's other lists."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    @property
    def offered(self) -> bool:
        """Whether it was offered before: it is offered at the first start, never again unasked."""
        return self._all().get(_OFFERED) is True

    def offer(self) -> None:
        """Remember that it was offered."""
        self._write({**self._all(), _OFFERED: True})

    def progress(self, game: str) -> Progress:
        """Return how far somebody came; what cannot be understood is the beginning."""
        entry = self._all().get(game)
        if not isinstance(entry, dict):
            return Progress()
        at, done = entry.get("at"), entry.get("done")
        return Progress(
            at if isinstance(at, int) and at >= 0 else 0,
            tuple(one for one in done if isinstance(one, str)) if isinstance(done, list) else (),
        )

    def keep(self, game: str, progress: Progress) -> None:
        """Keep where somebody is."""
        entry = {"at": progress.at, "done": list(progress.done)}
        self._write({**self._all(), game: entry})

    def _all(self) -> Mapping[str, Any]:
        try:
            parsed = json.loads(private.contents(self._file, _LONGEST_FILE))
        except (OSError, ValueError, RecursionError):
            return {}
        return parsed if isinstance(parsed, dict) else {}

    def _write(self, known: Mapping[str, Any]) -> None:
        if known == self._all():
            return
        with suppress(OSError):  # then one begins where one began before
            private.own_folder(self._file.parent)
            with private.replacing(self._file) as fresh:
                fresh.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
