"""What a reader guessed in games: kept at every change, so that one may come back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.study.guessing import Guesses, Score
from gui.kit.kept_list import KeptList
from gui.sandbox.course.kept_typing import KeptTyping

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
        self._folder, self._list = folder, KeptList(folder / NAME, _LONGEST_FILE)

    def typing(self, game: str) -> KeptTyping:
        """Return what keeps the lines of a game that are no orders yet."""
        return KeptTyping(self._folder, game)

    def read(self, game: str, power: str) -> KeptRound:
        """Return how far somebody came; what cannot be understood is the beginning."""
        entry = self._list.read().get(game)
        entry = entry.get(power) if isinstance(entry, dict) else None
        if not isinstance(entry, dict):
            return KeptRound()
        return KeptRound(
            guesses=Guesses(_sheets(entry.get("sheets"))),
            draft=_texts(entry.get("draft")),
            rounds=_rounds(entry.get("rounds")),
        )

    def keep(self, game: str, power: str, kept: KeptRound) -> None:
        """Keep it.

        Raises:
            OSError: it could not be written; what was kept before still is.
        """
        known = dict(self._list.read())
        entry = known.get(game)
        of_game = dict(entry) if isinstance(entry, dict) else {}
        of_game[power] = {
            "sheets": {str(place): [*texts] for place, texts in kept.guesses.sheets.items()},
            "draft": [*kept.draft],
            "rounds": [[one.points, one.most] for one in kept.rounds],
        }
        known[game] = of_game
        self._list.write(known)


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
