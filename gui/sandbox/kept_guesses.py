"""What a reader guessed in games: kept at every change, so that one may come back."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine import private
from engine.study.guessing import Guesses, Score

NAME = "guesses.json"
_LONGEST_FILE = 5_000_000
_LONGEST_ORDER = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptRound:
    """One power of one game: how far somebody came."""

    guesses: Guesses = field(default_factory=lambda: Guesses({}))
    draft: tuple[str, ...] = ()
    """What is being written for the next phase, and is not sealed."""

    rounds: tuple[Score, ...] = ()
    """What earlier rounds of the same game came to, the first one first."""


class KeptGuesses:
    """What is kept, in one file beside the program's other lists."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / NAME

    def read(self, game: str, power: str) -> KeptRound:
        """Return how far somebody came; what cannot be understood is the beginning."""
        entry = self._all().get(game)
        entry = entry.get(power) if isinstance(entry, dict) else None
        if not isinstance(entry, dict):
            return KeptRound()
        return KeptRound(
            guesses=Guesses(_sheets(entry.get("sheets"))),
            draft=_texts(entry.get("draft")),
            rounds=_rounds(entry.get("rounds")),
        )

    def keep(self, game: str, power: str, kept: KeptRound) -> None:
        """Keep it."""
        known = dict(self._all())
        entry = known.get(game)
        of_game = dict(entry) if isinstance(entry, dict) else {}
        of_game[power] = {
            "sheets": {str(place): [*texts] for place, texts in kept.guesses.sheets.items()},
            "draft": [*kept.draft],
            "rounds": [[one.points, one.most] for one in kept.rounds],
        }
        known[game] = of_game
        if known == self._all():
            return
        with suppress(OSError):  # it is still there as long as the screen stands
            private.own_folder(self._file.parent)
            with private.replacing(self._file) as fresh:
                fresh.write_text(json.dumps(known, indent=1) + "\n", "utf-8")

    def _all(self) -> Mapping[str, Any]:
        try:
            parsed = json.loads(private.contents(self._file, _LONGEST_FILE))
        except (OSError, ValueError, RecursionError):
            return {}
        return parsed if isinstance(parsed, dict) else {}


def _texts(entry: Any) -> tuple[str, ...]:
    if not isinstance(entry, list):
        return ()
    return tuple(
        one for one in entry if isinstance(one, str) and one and len(one) <= _LONGEST_ORDER
    )


def _sheets(entry: Any) -> Mapping[int, tuple[str, ...]]:
    if not isinstance(entry, dict):
        return {}
    return {int(place): _texts(texts) for place, texts in entry.items() if place.isdecimal()}


def _rounds(entry: Any) -> tuple[Score, ...]:
    if not isinstance(entry, list):
        return ()
    return tuple(
        Score(*one)
        for one in entry
        if isinstance(one, list) and len(one) == 2 and all(isinstance(part, int) for part in one)
    )
