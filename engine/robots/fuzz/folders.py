"""Damaged maps, lists of games and the club's records."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from engine import resources
from engine.board.errors import MapError
from engine.board.loader import NAME as MAP
from engine.board.loader import check, load
from engine.catalogue import CARDS
from engine.club import parcel
from engine.club.book import Book
from engine.club.faults import ClubError
from engine.club.keeper import NAME as BOOK
from engine.club.keeper import Keeper
from engine.club.memory import Memory
from engine.club.record import Record
from engine.robots.fuzz import damage
from engine.robots.fuzz.smallest_map import smallest_map
from engine.robots.fuzz.trial import Case, LostError, Refusal, Sayer
from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS
from engine.store.covers import NAME as COVERS
from engine.store.errors import StoreError
from engine.store.library import NAME as LIST
from engine.store.library import SUFFIX, Library

_REAL, _FIELDS, _AGAIN = 0.01, 0.7, 0.3
"""How often the real map is taken, a field spoilt, and a second one."""


def maps(folder: Path, sayer: Sayer) -> Case:
    """Load and check maps that are damaged: mostly the smallest one, now and then the real one."""
    del sayer
    real = json.loads((resources.maps() / "standard" / MAP).read_text("utf-8"))
    maps = [
        (smallest_map(), json.dumps(smallest_map(), indent=1).encode()),
        (real, json.dumps(real).encode()),
    ]

    def case(chance: random.Random) -> Iterator[Refusal]:
        value, text = maps[chance.random() < _REAL]
        if chance.random() < _FIELDS:
            data = damage.some(value, chance)
            if chance.random() < _AGAIN:
                data = damage.some(json.loads(data), chance)
            text = data.encode("utf-8", "surrogatepass")
        else:
            text = damage.torn(text, chance)
        (folder / MAP).write_bytes(text)
        for act in (load, check):
            try:
                act(folder)
            except MapError as error:
                yield error

    return case


def lists(folder: Path, sayer: Sayer) -> Case:
    """Open games with lists that are damaged; nothing is lost that can be read."""
    del sayer
    data, games = folder / "data", [folder / f"{name}{SUFFIX}" for name in "abcde"]
    listed = {
        "version": 1,
        "games": [{"path": str(path), "title": path.stem} for path in games],
        "off": [str(folder / f"gone{SUFFIX}")],
    }
    covers = {"version": 1, "covers": {str(path): [1, 2, 3, "f" * 64, "{}"] for path in games}}
    whole = json.dumps(listed, indent=1).encode()

    def case(chance: random.Random) -> Iterator[Refusal]:
        data.mkdir(exist_ok=True)
        for old in data.iterdir():
            old.unlink()
        place, text = _damaged(listed, whole, chance)
        (data / LIST).write_bytes(text)
        (data / COVERS).write_text(damage.some(covers, chance), "utf-8", "surrogatepass")
        readable = {one.path for one in Library(data).games()}
        untouched = {
            path
            for number, path in enumerate(games)
            if (place and place[:1] != ("games",)) or place[1:2] not in ((), (number,))
        }
        if place and not untouched <= readable:
            raise LostError(f"{place}: {sorted(map(str, untouched - readable))}")
        library = Library(data)
        try:
            match chance.randrange(4):
                case 0 if readable:
                    library.opened(chance.choice(sorted(readable)), "again")
                case 1:
                    library.forget(folder / f"nothing{SUFFIX}")
                case 2:
                    library.scan(folder)
                case _:
                    library.opened(games[0], games[0].stem)
        except StoreError as error:
            yield error
        left = {one.path for one in Library(data).games()}
        if not readable <= left:
            raise LostError(f"{place}: {sorted(map(str, readable - left))}")

    return case


def _damaged(value: object, whole: bytes, chance: random.Random) -> tuple[damage.Place, bytes]:
    """Return what was damaged, where that can be told, and the text."""
    if chance.random() < 0.4:
        return (), damage.torn(whole, chance)
    place = chance.choice(list(damage.places(value)))
    match chance.randrange(3):
        case 0:
            text = json.dumps(damage.without(value, place))
        case 1:
            text = damage.twice(value, place)
        case _:
            text = json.dumps(damage.changed(value, place, chance.choice(damage.STRANGE)))
    return place, text.encode("utf-8", "surrogatepass")


def club(folder: Path, sayer: Sayer) -> Case:
    """Look into a club's folder, and take in another one's, of which parts are damaged."""
    del sayer
    records = [_record(number) for number in range(1, 6)]
    book = (
        Book()
        .kept(records)
        .merged("Ada", "Adéla")
        .assigned(records[0].id, "Friday")
        .scored("Friday", next(iter(SYSTEMS)))
        .filed(records[1].id, away=True)
        .counting(records[2].id, counts=False)
    )
    data, other = folder / "data", folder / "other"
    for place in (data, other):
        place.mkdir()
    Keeper.write(book, other / BOOK)
    whole = (other / BOOK).read_bytes()
    value = json.loads(whole)

    def case(chance: random.Random) -> Iterator[Refusal]:
        for old in (*data.iterdir(), *other.iterdir()):
            old.unlink()
        place, text = _damaged(value, whole, chance)
        (data / BOOK).write_bytes(text)
        memory = Memory(data)
        memory.look()
        if memory.trouble is not None:
            yield memory.trouble
        newer = memory.trouble is not None and memory.keeper.set_aside is None
        for number, record in enumerate(records if place and not newer else ()):
            touched = place[:1] == ("games",) and place[1:2] in ((), (number,))
            if not touched and memory.book.records.get(record.id) != record:
                raise LostError(f"{place}: {record.title}")
        (other / BOOK).write_bytes(_damaged(value, whole, chance)[1])
        try:
            parcel.unpack(memory, other, folder / "games")
        except (ClubError, StoreError) as error:
            yield error
        with suppress(ClubError, StoreError):
            memory.hand_out(folder / "out.json")

    return case


def _record(number: int) -> Record:
    return Record(
        id=f"{number:064x}",
        title=f"Game {number}",
        game=("", *CARDS)[number % (len(CARDS) + 1)],
        played=f"2026-01-{number:02}T20:00:00+00:00",
        players={"AUSTRIA": "Ada", "ENGLAND": "Bob"},
        counted={"AUSTRIA": 18, "ENGLAND": 16},
        outcome=Outcome(End.SOLO, ("AUSTRIA",)),
        year=1908,
    )
