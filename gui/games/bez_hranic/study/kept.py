"""What somebody changed in the study: kept at every change, and there again the next time."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from engine import private
from engine.games.bez_hranic.study.round import StudyRound

NAME = "bez_hranic_study.json"
_LIMIT, _LONGEST = 200_000, 200


class KeptStudy:
    """Rounds that were changed, each by its example, and what stands on the route desk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    def round(self, example: str) -> StudyRound | None:
        """Return a round as it was left; nothing where nothing sensible is kept."""
        try:
            return StudyRound.of_kept(self._all()["rounds"][example])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            return None

    def keep_round(self, example: str, changed: StudyRound | None) -> None:
        """Keep a round, or forget one that is as printed again."""
        known = self._all()
        rounds = known.get("rounds")
        rounds = dict(rounds) if isinstance(rounds, dict) else {}
        rounds.pop(example, None)
        if changed is not None:
            rounds[example] = changed.kept()
        self._write({**known, "rounds": rounds})

    def lines(self) -> Mapping[str, str]:
        """Return what stood in the lines of the desk, by their names."""
        lines = self._all().get("desk")
        if not isinstance(lines, dict):
            return {}
        return {
            str(name): text[:_LONGEST]
            for name, text in lines.items()
            if isinstance(text, str) and text.isprintable()
        }

    def keep_lines(self, lines: Mapping[str, str]) -> None:
        """Keep what stands there."""
        self._write({**self._all(), "desk": dict(lines)})

    def _all(self) -> dict[str, Any]:
        try:
            read = json.loads(private.contents(self._file, _LIMIT))
        except (OSError, ValueError, RecursionError):
            return {}
        return read if isinstance(read, dict) else {}

    def _write(self, known: Mapping[str, Any]) -> None:
        if known == self._all():
            return
        with suppress(OSError):  # it is still there as long as the program runs
            private.own_folder(self._file.parent)
            with private.replacing(self._file) as fresh:
                fresh.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
