"""Which keys people would press now: the fields', where somebody names one, else their own."""

from collections.abc import Sequence

from engine.games.bez_hranic.view import Doing, Seen
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import DIGITS, FIELD_KEYS, keys_of
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.table import places
from gui.games.bez_hranic.words.table import seen_of


def seat_of_key(view: LiveView, text: str) -> str:
    """Return whose key was typed; nobody's: nothing."""
    keys = keys_of({seat.power: seat.player for seat in view.seats})
    return next((seat for seat, key in keys.items() if key == text.upper()), "")


def field_of_key(seen: Seen, text: str) -> str:
    """Return the field whose key was typed, by its place on the keyboard; else nothing."""
    digit = DIGITS.get(text, "")
    fields = places.keys_of_fields(places.fields_of(seen.offer))
    return next((field for field, key in fields.items() if digit and key == digit), "")


SKIP = "E"
"""Ends the show of a round."""


def keys_now(view: LiveView) -> Sequence[str]:
    """Return them; too early, or after the last token, one whose press is refused."""
    seen = seen_of(view)
    keys = keys_of({seat.power: seat.player for seat in view.seats})
    if isinstance(view.cue, Cue):
        return (SKIP,)
    if seen.turn:
        return FIELD_KEYS
    able = [
        key
        for seat, key in keys.items()
        if seat not in seen.asleep and any(seen.in_hand.get(one) for one in seen.hands[seat])
    ]
    return able if seen.doing is Doing.CHOOSING and able else [*keys.values()][:1]
