"""The club's book as a file: JSON that says what it is and which age it has."""

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, TypeGuard

from engine.club.book import Book
from engine.club.faults import ClubError, ClubFault
from engine.club.names import tidy
from engine.club.record import Record, utc
from engine.rules.distance import Distance
from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS
from engine.store import salvage

FORMAT = "velmoc club"
VERSION = 1
LIMIT = 64 * 1024 * 1024
"""Bytes that a file may have; a thousand games have less than one million."""

_MOST = 99_999
"""More than any year, and any count."""

_LONGEST = 1000
"""Letters that a player's name may have."""


def write(book: Book) -> bytes:
    """Write a book, a game to a line; one that is equal is written the same."""
    try:
        return _written(book, ascii_only=False).encode()
    except UnicodeEncodeError:  # half a sign, from a damaged title
        return _written(book, ascii_only=True).encode()


def _written(book: Book, *, ascii_only: bool) -> str:
    def line(value: object) -> str:
        return json.dumps(value, ensure_ascii=ascii_only)

    games = ",\n  ".join(line(_game(book.records[id_])) for id_ in sorted(book.records))
    parts = {
        "format": line(FORMAT),
        "version": line(VERSION),
        "games": f"[\n  {games}\n ]" if games else "[]",
        "names": line(dict(sorted(book.names.items()))),
        "leagues": line(dict(sorted(book.leagues.items()))),
        "scoring": line(dict(sorted(book.scoring.items()))),
        "archived": line(sorted(book.archived)),
        "left_out": line(sorted(book.left_out)),
    }
    inside = ",\n ".join(f'"{key}": {value}' for key, value in parts.items())
    return f"{{\n {inside}\n}}\n"


def read(data: bytes) -> Book:
    """Read a book.

    Raises:
        ClubError: it is none, or one of a later version; says what is wrong and where.
    """
    if len(data) > LIMIT:
        raise ClubError(ClubFault.TOO_LARGE, size=str(len(data)), limit=str(LIMIT))
    try:
        parsed = json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise ClubError(ClubFault.NOT_UTF8) from error
    except json.JSONDecodeError as error:
        line, column = str(error.lineno), str(error.colno)
        raise ClubError(ClubFault.NOT_JSON, line=line, column=column) from error
    except (ValueError, RecursionError) as error:  # figures or brackets without end
        raise ClubError(ClubFault.NOT_JSON, line="1", column="1") from error
    if not isinstance(parsed, dict) or parsed.get("format") != FORMAT:
        raise ClubError(ClubFault.NOT_A_CLUB)
    version = parsed.get("version")
    if type(version) is not int or version < 1:
        raise _bad("version")
    if version > VERSION:
        raise ClubError(ClubFault.NEWER, found=str(version), known=str(VERSION))
    return _book(parsed)


def rescued(data: bytes) -> Book:
    """Return what can be read of a broken book: every game, name, league and choice that is whole.

    Of a game whose end cannot be dated nothing is told: its file tells it again.
    """
    parsed = salvage.loads(data[:LIMIT].decode("utf-8-sig", "replace"))[0]
    parts: Mapping[str, Any] = parsed if isinstance(parsed, dict) else {}
    records: dict[str, Record] = {}
    games = parts.get("games")
    for game in games if isinstance(games, list) else ():
        with suppress(ClubError):
            record = _record(_mended(game), "")
            if record.id not in records or records[record.id].played < record.played:
                records[record.id] = record
    names: dict[str, str] = {}
    for name, by in _texts_of(parts.get("names")).items():
        with suppress(ClubError):
            names = _names({**names, name: by})
    scoring = _texts_of(parts.get("scoring"))
    return Book(
        records=records,
        names=names,
        leagues=_texts_of(parts.get("leagues")),
        scoring={league: system for league, system in scoring.items() if system in SYSTEMS},
        archived=_set_of(parts.get("archived")),
        left_out=_set_of(parts.get("left_out")),
    )


def _mended(game: object) -> object:
    """Return what a game tells, without what cannot be read of it."""
    if not isinstance(game, dict):
        return game
    mended = dict(game)
    title, outcome = game.get("title"), game.get("outcome")
    mended["title"] = title if isinstance(title, str) else ""
    if not isinstance(game.get("game", ""), str):
        del mended["game"]
    players = _texts_of(game.get("players")).items()
    mended["players"] = {power: who for power, who in players if len(who) <= _LONGEST}
    mended["tags"] = sorted(_set_of(game.get("tags")))
    for key in ("centres", "out"):
        mended[key] = _counts_of(game.get(key))
    mended["off_best"] = _distances_in(game.get("off_best"))
    for key in ("year", "began"):
        mended[key] = game.get(key) if _is_count(game.get(key)) else 0
    try:
        _outcome(outcome, "")
    except ClubError:
        mended["outcome"] = None
    return mended


def _texts_of(parsed: object) -> dict[str, str]:
    listed = parsed.items() if isinstance(parsed, dict) else ()
    return {key: value for key, value in listed if isinstance(value, str)}


def _counts_of(parsed: object) -> dict[str, int]:
    listed = parsed.items() if isinstance(parsed, dict) else ()
    return {key: value for key, value in listed if _is_count(value)}


def _distances_in(parsed: object) -> dict[str, list[int]]:
    listed = parsed.items() if isinstance(parsed, dict) else ()
    whole: dict[str, list[int]] = {}
    for key, value in listed:
        with suppress(ValueError):
            whole[key] = Distance.read(value).written()
    return whole


def _set_of(parsed: object) -> frozenset[str]:
    return (
        frozenset(one for one in parsed if isinstance(one, str))
        if isinstance(parsed, list)
        else frozenset()
    )


def _book(fields: Mapping[str, Any]) -> Book:
    games = fields.get("games", [])
    if not isinstance(games, list):
        raise _bad("games")
    records: dict[str, Record] = {}
    for place, game in enumerate(games):
        record = _record(game, f"games[{place}]")
        if record.id in records:
            raise _bad(f"games[{place}].id")
        records[record.id] = record
    scoring = _texts(fields.get("scoring", {}), "scoring")
    for league, system in scoring.items():
        if system not in SYSTEMS:
            raise _bad(f"scoring.{league}")
    return Book(
        records=records,
        names=_names(_texts(fields.get("names", {}), "names")),
        leagues=_texts(fields.get("leagues", {}), "leagues"),
        scoring=scoring,
        archived=_set(fields.get("archived", []), "archived"),
        left_out=_set(fields.get("left_out", []), "left_out"),
    )


def _names(aliases: Mapping[str, str]) -> dict[str, str]:
    """Read who goes by which name; what is one name anyhow need not be said."""
    tidied = {tidy(name): tidy(by) for name, by in aliases.items()}
    names = {name: by for name, by in tidied.items() if name != by}
    for name, goes_by in names.items():
        if not name or not goes_by or goes_by in names:
            raise _bad(f"names.{name}")
    return names


def _game(record: Record) -> dict[str, object]:
    outcome = record.outcome
    return {
        "id": record.id,
        "title": record.title,
        **({"game": record.game} if record.game else {}),
        "played": record.played,
        "year": record.year,
        "began": record.began,
        "players": dict(record.players),
        "centres": dict(record.counted),
        "out": dict(record.out),
        **({"off_best": _distances_text(record.off_best)} if record.off_best else {}),
        "outcome": None if outcome is None else {"end": outcome.end, "powers": [*outcome.powers]},
        "tags": sorted(record.tags),
    }


def _distances_text(off_best: Mapping[str, Distance]) -> dict[str, list[int]]:
    return {power: distance.written() for power, distance in off_best.items()}


def _record(parsed: object, where: str) -> Record:
    if not isinstance(parsed, dict):
        raise _bad(where)
    return Record(
        id=_text(parsed, "id", where),
        title=_text(parsed, "title", where, empty=True),
        game=_text({"game": "", **parsed}, "game", where, empty=True),
        played=_time(parsed, where),
        players=_players(_texts(parsed.get("players"), f"{where}.players"), f"{where}.players"),
        counted=_counts(parsed.get("centres"), f"{where}.centres"),
        outcome=_outcome(parsed.get("outcome"), f"{where}.outcome"),
        year=_count(parsed.get("year", 0), f"{where}.year"),
        began=_count(parsed.get("began", 0), f"{where}.began"),
        out=_counts(parsed.get("out", {}), f"{where}.out"),
        off_best=_distances(parsed.get("off_best", {}), f"{where}.off_best"),
        tags=_set(parsed.get("tags", []), f"{where}.tags"),
    )


def _outcome(parsed: object, where: str) -> Outcome | None:
    if parsed is None:
        return None
    if not isinstance(parsed, dict):
        raise _bad(where)
    try:
        end = End(str(parsed.get("end")))
    except ValueError as error:
        raise _bad(f"{where}.end") from error
    powers = parsed.get("powers")
    if not isinstance(powers, list) or not all(isinstance(power, str) for power in powers):
        raise _bad(f"{where}.powers")
    return Outcome(end, tuple(powers))


def _players(by_power: Mapping[str, str], where: str) -> dict[str, str]:
    for power, player in by_power.items():
        if len(player) > _LONGEST:
            raise _bad(f"{where}.{power}")
    tidied = {power: tidy(player) for power, player in by_power.items()}
    return {power: player for power, player in tidied.items() if player}


def _time(fields: Mapping[str, Any], where: str) -> str:
    """Read when a game ended: in UTC, so that games are counted in the order of their times."""
    text = _text(fields, "played", where)
    try:
        return utc(text)
    except ValueError as error:
        raise _bad(f"{where}.played") from error


def _text(fields: Mapping[str, Any], key: str, where: str, *, empty: bool = False) -> str:
    value = fields.get(key)
    if not isinstance(value, str) or not (value or empty):
        raise _bad(f"{where}.{key}")
    return value


def _texts(parsed: object, where: str) -> dict[str, str]:
    if not isinstance(parsed, dict):
        raise _bad(where)
    for key, value in parsed.items():
        if not isinstance(value, str):
            raise _bad(f"{where}.{key}")
    return dict(parsed)


def _counts(parsed: object, where: str) -> dict[str, int]:
    if not isinstance(parsed, dict):
        raise _bad(where)
    return {key: _count(value, f"{where}.{key}") for key, value in parsed.items()}


def _distances(parsed: object, where: str) -> dict[str, Distance]:
    if not isinstance(parsed, dict):
        raise _bad(where)
    read: dict[str, Distance] = {}
    for key, value in parsed.items():
        try:
            read[key] = Distance.read(value)
        except ValueError as error:
            raise _bad(f"{where}.{key}") from error
    return read


def _count(value: object, where: str) -> int:
    if not _is_count(value):
        raise _bad(where)
    return value


def _is_count(value: object) -> TypeGuard[int]:
    return type(value) is int and 0 <= value <= _MOST


def _set(parsed: object, where: str) -> frozenset[str]:
    if not isinstance(parsed, list) or not all(isinstance(one, str) for one in parsed):
        raise _bad(where)
    return frozenset(parsed)


def _bad(where: str) -> ClubError:
    return ClubError(ClubFault.BAD_VALUE, where=where)
