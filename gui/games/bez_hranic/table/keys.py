"""Which keys are whose, by their places; and which ones people would press now."""

from collections.abc import Mapping, Sequence

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import BLOCKS, FIELD_KEYS, MIDDLES, keys_of
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.words.table import seen_of


def seat_of_key(view: LiveView, place: str) -> str:
    """Return whose key lies at a place; nobody's: nothing."""
    keys = keys_of({seat.power: seat.player for seat in view.seats})
    return next((seat for seat, key in keys.items() if key == place), "")


def field_of_key(seen: Seen, place: str, forty: str = places.FOOT) -> str:
    """Return the field that is named by the key at a place; else nothing."""
    fields = places.keys_of_fields(places.fields_of(seen.offer), forty)
    return next((field for field, key in fields.items() if key == place), "")


def own_key(seen: Seen, place: str) -> tuple[str, str]:
    """Return whose of nine keys lies at a place, and the field key that it stands for.

    The middle one stands for none: it takes the other colour. Nobody's: nothing, nothing.
    """
    for seat, block in blocks_of(seen.seats).items():
        if place == MIDDLES[block]:
            return seat, ""
        stands = dict(zip(BLOCKS[block], "789456123", strict=True))
        if place in stands:
            return seat, stands[place]
    return "", ""


def blocks_of(seats: Sequence[str]) -> Mapping[str, int]:
    """Return the block of every seat: far from each other, where there are two."""
    return dict(zip(seats, (0, 2) if len(seats) == 2 else (0, 1, 2), strict=False))


SKIP = "E"
"""Ends the show of a round."""


def keys_now(view: LiveView) -> Sequence[str]:
    """Return them; too early, or after the last token, one whose press is refused."""
    seen = seen_of(view)
    keys = keys_of({seat.power: seat.player for seat in view.seats})
    if isinstance(view.cue, Cue):
        return (SKIP,)
    if seen.turn or seen.way == Way.ALONE:
        return FIELD_KEYS
    able = [
        seat
        for seat in keys
        if seat not in (*seen.asleep, *seen.away)
        and any(seen.in_hand.get(one) for one in seen.hands[seat])
    ]
    if seen.nine:
        mine = blocks_of(seen.seats)
        seats = able if seen.doing is Doing.CHOOSING and able else [*mine][:1]
        return [key for seat in seats for key in BLOCKS[mine[seat]] if key not in MIDDLES]
    choosing = seen.doing is Doing.CHOOSING and able
    return [keys[seat] for seat in able] if choosing else [*keys.values()][:1]
