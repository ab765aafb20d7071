"""Stations and the strip in parts, each a picture of its own; now, and as they will look."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.bez_hranic.calendar import FINALE, tokens_of
from engine.games.bez_hranic.view import Doing, Seen
from gui.games.bez_hranic.table import bars, places
from gui.games.bez_hranic.table import station_drawing as stations
from gui.games.bez_hranic.table.field_drawing import StackLook
from gui.games.bez_hranic.table.pieces import Part
from gui.games.bez_hranic.table.showing import Showing
from gui.games.bez_hranic.words.seats import surcharge_words


def station_parts(shown: Showing, seat: str) -> Sequence[Part]:
    """Return somebody's station, what lies there, and what is said of him: each changes alone."""
    place, whole = shown.places[seat], shown.station(seat)
    box, facing = places.station_box(place), places.turned(place, around=shown.around)
    line = stations.said_box(box, right=whole.right)
    purse = stations.purse_box(box, right=whole.right)
    looks = stations.layers(whole)
    paints: Sequence[Callable[..., None]] = (
        stations.paint_station,
        stations.paint_purse,
        stations.paint_hand,
        stations.paint_said,
    )

    def turned(
        paint: Callable[..., None], where: QRectF, look: Hashable
    ) -> Callable[[QPainter], None]:
        def draw(painter: QPainter) -> None:
            painter.setTransform(facing, combine=True)
            paint(painter, where, look)

        return draw

    drawn = (box, purse, box, line)
    covered = (box, purse, stations.hand_box(box), line)
    return [
        (f"{layer} {seat}", facing.mapRect(room), (look, place), turned(paint, where, look))
        for layer, room, where, look, paint in zip(
            ("station", "purse", "hand", "said"), covered, drawn, looks, paints, strict=True
        )
    ]


def strip_part(shown: Showing) -> Part:
    """Return the strip under the table."""
    strip = shown.strip()
    return ("strip", bars.strip_box(), strip, lambda to: bars.paint_strip(to, strip))


def round_to_come(seen: Seen) -> int:
    """Return the round that is dealt, or will be next."""
    return max(min(seen.round + (seen.doing is Doing.READY), FINALE), 1)


def to_come(shown: Showing) -> Iterator[Sequence[Part]]:
    """Return everybody's parts as they will look: thinking, naming a field, next, and laid.

    Before a round is dealt they are those of that round: it may have two tokens where the last one
    had one.
    """
    seen = shown.seen
    number = round_to_come(seen)
    lie = tokens_of(number)
    full = {colour: lie for own in seen.hands.values() for colour in own}
    begun = replace(
        seen, doing=Doing.CHOOSING, round=number, in_hand=full, laid=(), turn="", queue=()
    )
    for seat in seen.seats:
        own = seen.hands[seat]
        fewer = [{**full, colour: left} for colour in own for left in range(1, lie)]
        gone = {**full, **dict.fromkeys(own, 0)}
        one_each = {**full, **dict.fromkeys(own, lie - 1)}
        moments = (
            begun,
            replace(begun, turn=seat),
            replace(begun, queue=(seat,)),
            *(replace(begun, in_hand=left) for left in fewer),
            *(replace(begun, in_hand=left, turn=seat) for left in fewer),
            replace(begun, in_hand=one_each),
            replace(begun, in_hand=gone),
        )
        for moment in moments:
            then = Showing(replace(shown.view, seen=moment), shown.hand)
            yield station_parts(then, seat)
            if moment.turn:
                yield [strip_part(then)]


def piles_to_come(shown: Showing) -> Iterator[StackLook]:
    """Return stacks in which every token lies once, with all that a next one may have to pay."""
    then = replace(shown.seen, round=round_to_come(shown.seen))
    tokens = [shown.token(colour) for own in then.hands.values() for colour in own]
    every = len(tokens) * tokens_of(then.round)
    for height in range(1, every + 1):
        at = (height - 1) % len(tokens)
        yield StackLook((tokens[at],), surcharge_words(then, height))
