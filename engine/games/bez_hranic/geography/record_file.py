"""The record of one's own geography as a file: JSON that says what it is and which age it has."""

import json
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from engine.games.bez_hranic.calendar import COLOURS, ROUNDS
from engine.games.bez_hranic.geography.misjudged import BORDERS, Belief, Misjudged
from engine.games.bez_hranic.geography.record import GeographyRecord, Turn
from engine.games.bez_hranic.journey import CROSSING
from engine.games.bez_hranic.tables import load_table, table_names

FORMAT, VERSION = "velmoc geography", 1
LIMIT = 64 * 1024 * 1024
"""Bytes that a file may have; a thousand games have about two million."""

_MOST = 9_999_999
"""More than any price, and milliseconds of more than two hours."""

_LONGEST = 1_000
"""Letters that a player's name, or what tells a game, may have."""


class GeographyFault(StrEnum):
    """Why a file with a record cannot be used."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """Written by a later version of the program: it is left as it is."""


class GeographyError(ValueError):
    """A record cannot be read."""

    def __init__(self, code: GeographyFault) -> None:
        super().__init__(code)
        self.code = code


def write(record: GeographyRecord) -> bytes:
    """Write a record, a round to a line; one that is equal is written the same."""
    try:
        return _written(record, ascii_only=False).encode()
    except UnicodeEncodeError:  # half a sign in a name
        return _written(record, ascii_only=True).encode()


def _written(record: GeographyRecord, *, ascii_only: bool) -> str:
    def said(value: object) -> str:
        return json.dumps(value, ensure_ascii=ascii_only)

    players = []
    for player, turns in sorted(record.turns.items()):
        lines = ",\n   ".join(said(_line(turn)) for turn in turns)
        players.append(f"{said(player)}: [\n   {lines}\n  ]")
    inside = ",\n  ".join(players)
    head = f'"format": {said(FORMAT)},\n "version": {VERSION}'
    return f'{{\n {head},\n "players": {{\n  {inside}\n }}\n}}\n'


def _line(turn: Turn) -> Mapping[str, object]:
    return {
        "game": turn.game,
        "round": turn.round,
        "colour": turn.colour,
        "at": turn.at,
        "map": turn.map,
        "took": turn.took,
        "best": turn.best,
        "surplus": turn.surplus,
        "misjudged": [[str(m.belief), m.one, m.other, m.euros] for m in turn.misjudged],
    }


def read(data: bytes) -> GeographyRecord:
    """Read a record.

    Raises:
        GeographyError: it is none, or damaged, or of a later version.
    """
    try:
        parsed = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise GeographyError(GeographyFault.DAMAGED) from error
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        raise GeographyError(GeographyFault.DAMAGED)
    version = parsed.get("version")
    if type(version) is int and version > VERSION:
        raise GeographyError(GeographyFault.NEWER)
    players = parsed.get("players")
    if version != VERSION or not isinstance(players, dict):
        raise GeographyError(GeographyFault.DAMAGED)
    try:
        return GeographyRecord(
            MappingProxyType({_name(player): _turns(told) for player, told in players.items()})
        )
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise GeographyError(GeographyFault.DAMAGED) from error


def rescued(parsed: object) -> GeographyRecord:
    """Return what can be read of a damaged record: every round that is whole."""
    players = parsed.get("players") if isinstance(parsed, dict) else None
    found: dict[str, list[Turn]] = {}
    for player, told in players.items() if isinstance(players, dict) else ():
        for one in told if isinstance(told, list) else ():
            with suppress(KeyError, TypeError, ValueError, IndexError):
                found.setdefault(_name(player), []).append(_turn(one))
    record = GeographyRecord()
    for player, turns in found.items():
        record = record.with_turns(player, turns)
    return record


def _turns(told: Any) -> tuple[Turn, ...]:
    if not isinstance(told, list):
        raise TypeError(told)
    return tuple(map(_turn, told))


def _turn(told: Any) -> Turn:
    map_ = _one_of(told["map"], table_names())
    states = load_table(map_).states
    at = str(told["at"])
    if datetime.fromisoformat(at).tzinfo is None:
        raise ValueError(at)
    number, colour = told["round"], _one_of(told["colour"], COLOURS)
    if type(number) is not int or not 1 <= number <= ROUNDS:
        raise ValueError(number)
    misjudged = tuple(
        Misjudged(Belief(belief), _one_of(one, states), _one_of(other, states), _count(euros))
        for belief, one, other, euros in told["misjudged"]
    )
    surplus = _count(told["surplus"])
    if not all(map(_is_one, misjudged)) or sum(one.euros for one in misjudged) != surplus:
        raise ValueError(misjudged)
    return Turn(
        game=_name(told["game"]),
        round=number,
        colour=colour,
        at=at,
        map=map_,
        took=_count(told["took"]),
        best=_count(told["best"]),
        surplus=surplus,
        misjudged=misjudged,
    )


def _is_one(one: Misjudged) -> bool:
    """Tell whether something can have been misjudged so."""
    sorted_ = one.one < one.other or one.belief not in BORDERS
    return one.one != one.other and sorted_ and one.euros > 0 and one.euros % CROSSING == 0


def _name(told: Any) -> str:
    if not isinstance(told, str) or not 0 < len(told) <= _LONGEST:
        raise TypeError(told)
    return told


def _one_of(told: Any, known: Any) -> str:
    if not isinstance(told, str) or told not in known:
        raise ValueError(told)
    return told


def _count(told: Any) -> int:
    if type(told) is not int or not 0 <= told <= _MOST:
        raise ValueError(told)
    return told
