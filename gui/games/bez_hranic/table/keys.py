"""Which keys people would press now: the fields', where somebody names one, else their own."""

from collections.abc import Sequence

from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.looks import FIELD_KEYS, keys_of
from gui.games.bez_hranic.show.steps import Cue
from gui.games.bez_hranic.words.table import seen_of

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
