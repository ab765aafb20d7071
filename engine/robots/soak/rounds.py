"""Whole games of live rounds at random, by any such game's card, and the laws that hold in each.

Everybody does anything at any moment: what cannot be followed is refused, and changes nothing.
"""

import random
import sys
from collections import Counter
from dataclasses import dataclass, field

from engine.catalogue import LIVE
from engine.robots.games.catalogue import live_robots_of
from engine.robots.games.laws import BrokenLawError
from engine.robots.games.progress import counted
from engine.rules.live import LiveRefusalError
from engine.store import codec
from engine.table.event import Event
from engine.table.live.secrets import with_secrets
from engine.table.live.table import Agreed, LiveTable, found_live, replayed
from engine.table.memory_store import MemoryStore
from engine.table.terms import Terms

MOST_ACTS = 20_000
"""A game that has not ended by then is stuck."""

_PAUSES = (0, 1, 40, 900, 3_000, 9_000)
"""Milliseconds that pass between two acts."""

_AGAIN, _OFTEN = 0.05, 6
"""Share of acts after which the table is opened again, and how often that is in a game: where it
voids what was going on, a game of robots would else have no end."""


@dataclass(slots=True)
class Tally:
    """What was played."""

    games: int = 0
    events: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    reopened: int = 0

    def __str__(self) -> str:
        happened = ", ".join(f"{count} {kind}" for kind, count in self.events.most_common())
        refused = ", ".join(f"{count} {code}" for code, count in self.refused.most_common())
        return (
            f"{self.games} games, {self.games} ended: every law held\n"
            f"{self.events.total()} events ({happened}), opened again {self.reopened} times\n"
            f"{self.refused.total()} refused ({refused})"
        )


def soak(game: str, games: int, seed: str) -> Tally:
    """Play many games.

    Raises:
        BrokenLawError: a law is broken in one of them.
    """
    tally = Tally()
    for number in counted(games):
        play(game, random.Random(f"{seed} {number}"), tally)  # noqa: S311 - a random player
    return tally


def main(game: str, games: int, seed: str) -> int:
    """Run it as a command; 0 when every law held, 1 when one was broken."""
    try:
        tally = soak(game, games, seed)
    except BrokenLawError as failed:
        sys.stderr.write(f"BROKEN: {failed}\n")
        return 1
    sys.stdout.write(f"{tally}\n")
    return 0


def play(game: str, chance: random.Random, tally: Tally) -> None:
    """Play one game to its end, agreed on by chance.

    Raises:
        BrokenLawError: a law is broken.
    """
    passed = [0]
    terms = Terms(steady=lambda: passed[0], nonce=lambda: f"{chance.getrandbits(256):064x}")
    table = _sat_down(game, chance, terms)
    store, again = table.store, 0
    for _ in range(MOST_ACTS):
        if table.public().outcome is not None:
            tally.games += 1
            tally.events.update(event.kind for event in store.events())
            _told_again(table)
            return
        passed[0] += chance.choice(_PAUSES)
        before, known = table.public(), len(store.events())
        try:
            if not table.tick():
                table.do(chance.choice(table.commands))
        except LiveRefusalError as refused:
            tally.refused[refused.code] += 1
            if table.public() != before or len(store.events()) != known:
                raise BrokenLawError("a refusal changed something", refused) from refused
        if min(table.public().counted.values()) < 0:
            raise BrokenLawError("somebody has less than nothing", table.public().counted)
        if again < _OFTEN and chance.random() < _AGAIN:
            again += 1
            table = _opened_again(table, store.events(), tally, terms)
    raise BrokenLawError("nobody can end it", dict(table.founded.options))


def _sat_down(game: str, chance: random.Random, terms: Terms) -> LiveTable:
    """Found a game for as many as can play as was agreed on."""
    card = LIVE[game]
    points = live_robots_of(game).points()
    options = {point: chance.choice(values) for point, values in points.items()}
    agreed = Agreed(chance.choice(card.maps) if card.maps else "", options)
    numbers = [*range(1 if options else card.fewest, len(card.seats) + 1)]
    for number in chance.sample(numbers, len(numbers)):
        players = [f"P{place}" for place in range(number)]
        try:
            return found_live(card, MemoryStore(), "Soak", players, terms, agreed)
        except ValueError:  # fewer, or more, may play so
            continue
    raise BrokenLawError("nobody can play so", options)


def _told_again(table: LiveTable) -> None:
    """See that what is written of a game that is over tells the same, and breaks no law."""
    events = table.store.events()
    texts = [codec.event_text(event) for event in events]
    read = [codec.event_of(text, table.founded.game if at else "") for at, text in enumerate(texts)]
    told = with_secrets(read, {})
    if told != events:
        raise BrokenLawError("what is written is not what has happened", texts[-1])
    state = replayed(table.game, told)[1]
    if state.seen() != table.public().seen:
        raise BrokenLawError("told again it is another game", state.seen())
    for law, fact in live_robots_of(table.founded.game).broken(state, events):
        raise BrokenLawError(law, fact)


def _opened_again(
    table: LiveTable, events: tuple[Event, ...], tally: Tally, terms: Terms
) -> LiveTable:
    tally.reopened += 1
    again = LiveTable(table.game, table.store, terms)
    state = replayed(table.game, events)[1].still()
    if again.public().seen != state.seen() or again.left is not None:
        raise BrokenLawError("opened again it is another game, or goes on by itself", state.seen())
    return again
