"""One of our own games in full beside another program's text: terms, sheets, edited boards, coin.

Formats of other programs have no room for who played, by which rules, who wrote nothing, what was
set up by hand or how a coin fell. What we write in them carries that along, where they skip it; a
sum over their own part tells whether somebody has changed it since, and then only that part counts.
"""

import base64
import binascii
import hashlib
import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.formats.jsontext import dump
from engine.formats.recorded_game import OWN_KEY, Recorded
from engine.rules.game import Outcome, Rules
from engine.rules.order import texts_of
from engine.rules.position import Position
from engine.table.event import Founded, Tossed
from engine.table.seat import Seat
from engine.table.view import PastPhase, PublicView

if TYPE_CHECKING:
    from pydantic import TypeAdapter

BEGIN, END = "-----BEGIN VELMOC RECORD-----", "-----END VELMOC RECORD-----"
"""What it stands between at the end of a text."""

LARGEST = 8 * 1024 * 1024
"""Bytes of a record; thirty years have a hundredth of it."""

MOST_TURNS = 1000

_WIDE = 72


class RecordError(ValueError):
    """A record that is no game's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One phase that was judged."""

    orders: Mapping[str, tuple[str, ...]]
    disorder: tuple[str, ...] = ()
    position: Position | None = None
    """Where it began, if the board was set up by hand before it; else as the one before ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRecord:
    """A game as everybody may know it: enough to come to every ruling again."""

    founded: Founded
    turns: tuple[Turn, ...]
    coin: Tossed | None = None
    outcome: Outcome | None = None
    gone: tuple[str, ...] = ()
    """Powers whose player has left the game, and nobody came."""

    left: Position | None = None
    """Where it was left, if the board was set up by hand after the last turn."""

    def rules(self, board: Board, options: Mapping[str, str] | None = None) -> Rules:
        """Return the rules it was played by, or others for the same number of players.

        Raises:
            RecordError: there are no such rules on this board.
        """
        founded = self.founded
        if founded.map != board.id:
            raise RecordError(f"played on {founded.map}")
        wanted = founded.options if options is None else options
        try:
            return GAMES[founded.game].rules(board, wanted, founded.lineup)
        except (KeyError, ValueError) as error:
            raise RecordError("unknown rules") from error

    def phases(self, rules: Rules) -> tuple[Recorded, ...]:
        """Judge the turns one after another, each with the position in which it began.

        Raises:
            RecordError: they cannot follow each other on this board.
        """
        return tuple(self._judged(rules))

    def _judged(self, rules: Rules) -> Iterator[Recorded]:
        if len(self.turns) > MOST_TURNS:
            raise RecordError("longer than anybody plays")
        position = rules.start(self.founded.year)
        for turn in self.turns:
            position = _sound(turn.position or position, rules)
            if not {*turn.orders, *turn.disorder} <= rules.board.powers_by_id.keys():
                raise RecordError(f"unknown power in {position.phase}")
            disorder = frozenset(turn.disorder)
            after = rules.adjudicate(position, turn.orders, disorder).after
            yield Recorded(position=position, orders=turn.orders, disorder=disorder, after=after)
            position = after

    def last(self, rules: Rules, phases: tuple[Recorded, ...]) -> Position:
        """Return the position in which the game was left."""
        if self.left is not None:
            return _sound(self.left, rules)
        led_to = phases[-1].after if phases else None
        return led_to or rules.start(self.founded.year)


def _sound(position: Position, rules: Rules) -> Position:
    if not position.lies_on(rules.board):
        raise RecordError(f"{position.phase} was set up off the board")
    return position


def record_of(founded: Founded, public: PublicView, rules: Rules) -> OwnRecord:
    """Return what everybody may know of a game: nothing in it is sealed or masked."""
    return OwnRecord(
        founded=_told(founded, public),
        turns=tuple(_turns(public.past, rules.start(founded.year))),
        coin=public.coin,
        outcome=public.outcome,
        gone=public.gone,
        left=_set_up(public.position, public.past[-1] if public.past else None, rules, founded),
    )


def _told(founded: Founded, public: PublicView) -> Founded:
    """Return the terms with the players as the table knows them: in gunboat, not before the end."""
    names = {seat.power: seat.player for seat in public.seats}
    seats = tuple(Seat(power=one.power, player=names.get(one.power, "")) for one in founded.seats)
    if all(seat.player for seat in seats):
        return replace(founded, seats=seats)
    return replace(founded, seats=seats, dealt="chosen", lot="", dealing=None)


def _turns(past: tuple[PastPhase, ...], start: Position) -> Iterator[Turn]:
    follows = start
    for one in past:
        yield Turn(
            orders=texts_of(one.orders),
            disorder=one.disorder,
            position=None if one.before == follows else one.before,
        )
        follows = one.resolution.after


def _set_up(
    position: Position, last: PastPhase | None, rules: Rules, founded: Founded
) -> Position | None:
    follows = last.resolution.after if last is not None else rules.start(founded.year)
    return None if position == follows else position


# -- in a saved game and in a text -----------------------------------------------------------------


@cache
def _records() -> "TypeAdapter[OwnRecord]":
    from pydantic import TypeAdapter  # noqa: PLC0415 - not before the first paint

    return TypeAdapter(OwnRecord)


def _record_of(held: object) -> OwnRecord:
    """Read a game as its own game reads orders and phases; one that names none is of the first.

    Raises:
        ValueError: it is none.
    """
    founded = held.get("founded") if isinstance(held, dict) else None
    name = founded.get("game") if isinstance(founded, dict) else None
    game = GAMES.get(name) if isinstance(name, str) else next(iter(GAMES.values()))
    return _records().validate_json(json.dumps(held), context=game)


def json_of(record: OwnRecord, phases: object) -> dict[str, object]:
    """Return what a saved game with these phases carries along."""
    game: object = _records().dump_python(record, mode="json")
    return {"sum": _sum(_sorted(phases)), "game": game}


def from_json(saved: object) -> OwnRecord | None:
    """Read what a saved game carries; nothing, if its phases were changed since, or it is none."""
    if not isinstance(saved, dict):
        return None
    value = saved.get(OWN_KEY)
    if not isinstance(value, dict) or value.get("sum") != _sum(_sorted(saved.get("phases"))):
        return None
    try:
        # By way of text, as JSON has no other sequence than a list.
        return _record_of(value.get("game"))
    except (ValueError, RecursionError):
        return None


def text_of(record: OwnRecord, body: str) -> str:
    """Return what a text carries along below its own part."""
    game = {"sum": _sum(_flat(body)), "game": _records().dump_python(record, mode="json")}
    packed = base64.b64encode(zlib.compress(dump(game).encode(), 9)).decode()
    lines = (packed[at : at + _WIDE] for at in range(0, len(packed), _WIDE))
    return "\n".join((BEGIN, *lines, END, ""))


def lines_of(text: str) -> int:
    """Return how many lines of a text are what it carries along."""
    _, begin, rest = text.partition(BEGIN)
    packed, end, _ = rest.partition(END)
    return (
        len([line for line in f"{begin}{packed}{end}".splitlines() if line.strip()]) if end else 0
    )


def from_text(text: str) -> tuple[str, OwnRecord | None]:
    """Return a text without what it carries along, and that, unless the text was changed since."""
    body, begin, rest = text.partition(BEGIN)
    packed, end, after = rest.partition(END)
    if not begin or not end:
        return text, None
    after = "\n" * packed.count("\n") + after  # each line keeps its number
    try:
        # Letters are quoted when they are answered: what no record holds is skipped.
        data = base64.b64decode("".join(packed.replace(">", "").split()), validate=True)
        unpacked = zlib.decompressobj().decompress(data, LARGEST)
        held = json.loads(unpacked)
        if not isinstance(held, dict) or held.get("sum") != _sum(_flat(body)):
            return body + after, None
        return body + after, _record_of(held.get("game"))
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        return body + after, None


def _flat(body: str) -> str:
    """Return a text as every mail program leaves it, however it breaks or quotes lines."""
    return " ".join(body.replace(">", " ").split())


def _sorted(phases: object) -> str:
    return json.dumps(phases, sort_keys=True)


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()
