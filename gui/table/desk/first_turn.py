"""Which seats of which game asked to be led through their first turn.

It is kept beside the program's other lists, not in the game's file: nobody who reads a game, its
log or its public page learns from it who plays for the first time.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from engine import private
from gui import settings

NAME = "first_turns.json"
MOST_GAMES = 200
"""So many games are remembered, the latest ones: a lesson is for an evening that begins."""

_LONGEST_FILE = 1_000_000
_LONGEST_NAME = 64


class _Over:
    """What was done while the program runs: never twice, even where the disk does not take it."""

    seats: set[tuple[str, str]] = set()  # noqa: RUF012 - one program, one set


def note(game: Path, powers: frozenset[str]) -> None:
    """Remember who asked for it in a new game; nobody: forget what an older game there asked.

    Raises:
        OSError: it could not be written down; what was known before still is.
    """
    name = _name(game)
    known = {**_load()}
    known.pop(name, None)
    if powers:
        known[name] = powers
    _save(known)
    _Over.seats -= {seat for seat in _Over.seats if seat[0] == name}


def asked(game: Path, power: str) -> bool:
    """Tell whether a seat asked for it and has not had it."""
    name = _name(game)
    return (name, power) not in _Over.seats and power in _load().get(name, ())


def done(game: Path, power: str) -> None:
    """Forget that a seat asked: it was led, or had enough. It is never asked twice."""
    name = _name(game)
    known = {**_load()}
    if power not in known.get(name, ()):
        return
    _Over.seats.add((name, power))
    known[name] -= {power}
    if not known[name]:
        del known[name]
    with suppress(OSError):  # it stays over while the program runs
        _save(known)


def _name(game: Path) -> str:
    try:
        return str(game.resolve())
    except (OSError, RuntimeError):  # a link that leads to itself
        return str(game.absolute())


def _place() -> Path:
    return settings.data_folder() / NAME


def _load() -> Mapping[str, frozenset[str]]:
    """Read what is known; what cannot be understood is nobody's wish."""
    try:
        parsed = json.loads(private.contents(_place(), _LONGEST_FILE))
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(parsed, dict):
        return {}
    return {
        name: frozenset(powers)
        for name, powers in parsed.items()
        if isinstance(powers, list) and powers and all(_is_power(power) for power in powers)
    }


def _is_power(power: object) -> bool:
    return isinstance(power, str) and 0 < len(power) <= _LONGEST_NAME


def _save(known: Mapping[str, frozenset[str]]) -> None:
    latest = list(known.items())[-MOST_GAMES:]
    place = _place()
    if not latest:  # nobody waits for a lesson: nothing tells that anybody did
        place.unlink(missing_ok=True)
        return
    private.own_folder(place.parent)
    entries = {name: sorted(powers) for name, powers in latest}
    with private.replacing(place) as draft:
        draft.write_text(json.dumps(entries, indent=1, ensure_ascii=False) + "\n", "utf-8")
