"""The crash soak: kills a playing table again and again and looks for anything that was lost.

``python -m engine.robots.crash.kill_soak --rounds 200 --seed 1``

A *player* is any program that plays on the game in a file, founding it when there is none, and
writes a line to its standard output for each event *after* it was announced to the table::

    57 sealed S1901M FRANCE 0c4e…

(step, kind, phase, power, fingerprint; ``-`` for what an event does not have). Lines that begin
with ``#`` are remarks, of which ``# begun`` before the file is touched is the only one needed. It
ends by itself when the game is over. ``Announced`` makes any table do so. Each round lets the
player run, kills it with SIGKILL at a random moment, opens the file and checks what is in it
against the lines. A run that ends by itself is checked too, but is no round.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Unpack

from engine.asked_game import add_game
from engine.catalogue import CARDS, LIVE
from engine.robots.crash.killed_run import (
    LossError,
    Plan,
    Start,
    Target,
    half_written,
    remarks_of,
    run,
    started,
)
from engine.rules.live import OwnEvent
from engine.store.errors import StoreError, StoreFault
from engine.store.gamefile import GameFile
from engine.store.rescue import closed_seals
from engine.table.ballot.ballot import is_vote, vote_seat
from engine.table.ballot_event import BallotClosed, BallotOpened, Voted
from engine.table.envelope import Envelope
from engine.table.event import Advanced, Called, Ended, Event, Founded, Opened, Resolved, Sealed
from engine.table.live.secrets import closed_in, in_envelopes
from engine.table.map_event import MapCarried
from engine.table.master_event import Committed, Edited, Rewound
from engine.table.sealed.cipher import Key, WrongKeyError
from engine.table.sealed.keyring import Closed
from engine.table.sealed.pin import PinLock
from engine.table.store import Kept, Seen, Store

__all__ = ["LossError", "Target", "check", "soak"]

PLAYER = (sys.executable, "-m", "engine.robots.players.random_table")
ROUNDS_PLAYER = (sys.executable, "-m", "engine.robots.players.random_rounds")
"""Of games of live rounds."""

PIN = "4711"
"""The PIN with which players lock envelopes: this check opens them as a restart does."""

_LONGEST_RUN = 0.6
"""Seconds of play before a kill; dozens of transactions, so that many kills meet one."""

_EARLY = 0.2
"""Share of rounds whose clock starts with the program and not with its first announcement, so that
founding and opening meet kills too."""

_AIMED = 0.4
"""Share of rounds that, once their moment has come, wait for the next transaction to be half
written. Transactions are short: of moments at random few meet one."""


@dataclass(slots=True)
class Tally:
    """What a soak has seen."""

    kills: int = 0
    games: int = 0
    in_transaction: int = 0
    """Kills that left a half-written transaction behind, which SQLite then took back."""

    unannounced: int = 0
    """Kills between storing a step and announcing it: stored, so it has happened."""

    announced: int = 0
    sealed: int = 0
    opened: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} rounds of kill -9 ({self.in_transaction} within a transaction,"
            f" {self.unannounced} between storing and announcing), {self.games} games:"
            f" {self.announced} announced steps, {self.sealed} seals, {self.opened} reveals;"
            " nothing was lost"
        )


def say(line: str) -> None:
    """Tell whoever kills the program what it is doing, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Announced:
    """A store that says what it has stored, once it has stored it."""

    def __init__(self, store: Store, to: Callable[[str], None] = say) -> None:
        self._store = store
        self._say = to
        self._steps = len(store.events())

    @property
    def trouble(self) -> ValueError | None:
        """Why the game can only be looked at."""
        return self._store.trouble

    def events(self) -> tuple[Event, ...]:
        """Return everything that has happened."""
        return self._store.events()

    def envelopes(self) -> Mapping[str, Closed]:
        """Return the closed envelopes."""
        return self._store.envelopes()

    def pins(self) -> Mapping[str, PinLock]:
        """Return the PIN locks."""
        return self._store.pins()

    def clock(self) -> str:
        """Return the table's clock."""
        return self._store.clock()

    @property
    def telling(self) -> bool:
        """Whether the phase revealed last was not told to its end."""
        return self._store.telling

    @property
    def head(self) -> str:
        """Return the link of the last thing that has happened."""
        return self._store.head

    def append(self, events: Sequence[Event], **kept: Unpack[Kept]) -> None:
        """Store, then say it."""
        self._store.append(events, **kept)
        for event in events:
            self._steps += 1
            self._say(line(self._steps, event))

    def save_copy(self, path: Path, *, public: Seen) -> None:
        """Keep a copy elsewhere."""
        self._store.save_copy(path, public=public)

    def close(self) -> None:
        """Let go of the file."""
        self._store.close()


def line(step: int, event: Event) -> str:
    """Write what everybody learns of an event."""
    facts = (getattr(event, name, "") or "-" for name in ("phase", "power", "fingerprint"))
    return " ".join((str(step), event.kind, *facts))


def _trusting(remarks: Sequence[str], before: Sequence[Event]) -> None:
    del remarks, before


def _anywhere() -> Target | None:
    return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who is killed."""

    command: Sequence[str]
    """Plays, told a file and a seed."""

    longest_run: float = _LONGEST_RUN
    """Seconds after which it is killed at the latest, where nothing else says when."""

    start: Start = started


_USUAL_PLAYER = Player(command=PLAYER)


def soak(
    folder: Path,
    *,
    rounds: int,
    seed: str,
    player: Player = _USUAL_PLAYER,
    look: Callable[[Sequence[str], Sequence[Event]], None] = _trusting,
    target: Callable[[], Target | None] = _anywhere,
) -> Tally:
    """Play and kill ``rounds`` times.

    ``look`` is given each run's remarks and what was stored before it, to be checked further;
    ``target`` says where the next kill should meet the player, or that any place will do.

    Raises:
        LossError: the file does not hold what was announced, or holds half a reveal.
    """
    chance = random.Random(seed)  # noqa: S311 - moments to kill at, not secrets
    tally = Tally()
    runs = 0
    before: tuple[Event, ...] = ()
    lines: list[str] = []
    while tally.kills < rounds:
        path = folder / f"game-{tally.games + 1}.velmoc"
        early, after = chance.random() < _EARLY, chance.uniform(0.0, player.longest_run)
        runs += 1
        aim = path if chance.random() < _AIMED else None
        place = target()
        command = (
            *player.command,
            str(path),
            f"{seed}-{runs}",
            *(() if place is None else (place.name,)),
        )
        plan = Plan(after, early=early, aim=aim, target=place)
        fresh, ended = run(command, folder / "said", plan, player.start)
        look(remarks_of(folder / "said"), before)
        tally.kills += not ended
        tally.in_transaction += half_written(path)
        lines += fresh
        events = check(path, lines, before)
        tally.unannounced += bool(not ended and lines and len(events) > _last_step(lines))
        before = events
        if ended or tally.kills == rounds:
            tally.games += 1
            tally.announced += len(lines)
            tally.sealed += sum(isinstance(event, Sealed) for event in events)
            tally.opened += sum(isinstance(event, Opened) for event in events)
            before, lines = (), []
        if ended and runs > 3 * (tally.kills + 3):
            raise LossError("the player ends before it can be killed")
    return tally


def check(path: Path, log: Sequence[str], before: Sequence[Event] = ()) -> tuple[Event, ...]:
    """Open a file after a kill and return its history, which begins with ``before``.

    Raises:
        LossError: what was said is not in it, or it cannot be a game's.
    """
    try:
        file = GameFile.open(path)
    except StoreError as error:
        # Killed before the founding was stored: then nothing was announced either.
        if not log and error.code in {StoreFault.MISSING, StoreFault.EMPTY, StoreFault.NOT_A_GAME}:
            path.unlink(missing_ok=True)
            return ()
        raise LossError(f"the game does not open: {error}") from error
    try:
        if file.trouble is not None:
            raise LossError(f"the game opens with trouble: {file.trouble}")
        events, envelopes = file.events(), file.envelopes()
    finally:
        file.close()
    if events[: len(before)] != tuple(before):
        raise LossError("what was stored before has changed")
    for announced in log:
        step = int(announced.split()[0])
        stored_line = line(step, events[step - 1]) if step <= len(events) else "nothing"
        if stored_line != announced:
            raise LossError(f"announced {announced!r}, stored {stored_line!r}")
    _check_transactions(events)
    _check_envelopes(events, envelopes)
    return events


def _check_transactions(events: Sequence[Event]) -> None:
    """Whatever is stored together is there together."""
    pairs: Mapping[type, type] = {
        Opened: Resolved,
        Committed: Resolved,
        Advanced: Called,
        Founded: Called,
        Rewound: Called,
        Edited: Called,
    }
    for event, following in zip(events, (*events[1:], None), strict=True):
        wanted = pairs.get(type(event))
        if wanted is not None and not isinstance(following, (wanted, OwnEvent, MapCarried)):
            raise LossError(f"{event.kind} stands alone")
    if events and isinstance(events[-1], OwnEvent) and events[-1].waits:
        raise LossError(f"{events[-1].kind} was stored without its end")


def _check_envelopes(events: Sequence[Event], envelopes: Mapping[str, Closed]) -> None:
    """See that what is sealed is there, and what was opened had been sealed, to the letter."""
    for step, event in enumerate(events):
        if not isinstance(event, Opened):
            continue
        seals = closed_seals(events[:step])
        sealed = {power: seal.fingerprint for power, seal in seals.items()}
        opened = {
            power: event.print_of(seals[power]) if power in seals else "" for power in event.orders
        }
        if sealed != opened:
            raise LossError(f"{event.phase} was opened to something else than was sealed")
    _check_secrets(events, envelopes)
    envelopes = {seat: one for seat, one in envelopes.items() if seat not in in_envelopes(events)}
    closed = {power: seal.fingerprint for power, seal in closed_seals(events).items()}
    unlocked = {seat: _opened(envelope) for seat, envelope in envelopes.items()}
    kept = {seat: one.fingerprint for seat, one in unlocked.items() if not is_vote(seat)}
    votes = {seat for seat in unlocked if is_vote(seat)}
    if votes != {vote_seat(power) for power in cast(events)}:
        raise LossError("the closed votes are not those that were cast")
    # A draw destroys closed envelopes, on purpose.
    if kept != closed and not (events[-1].kind == "ended" and not kept):
        raise LossError("the closed envelopes are not those that were sealed")


def _check_secrets(events: Sequence[Event], envelopes: Mapping[str, Closed]) -> None:
    """See that each secret of live rounds that nobody has told lies in its envelope."""
    for event in events:
        if isinstance(event, OwnEvent) and event.envelope and event.secret is None:
            raise LossError(f"the envelope of {event.envelope} is lost")
    for whose, secret in in_envelopes(events).items():
        if envelopes.get(whose) != closed_in(secret):
            raise LossError(f"the envelope of {whose} holds something else")


def cast(events: Sequence[Event]) -> Collection[str]:
    """Return who has voted in a vote that is being held."""
    voted: list[str] = []
    for event in events:
        match event:
            case BallotOpened() | BallotClosed() | Ended():
                voted = []
            case Voted():
                voted.append(event.power)
    return voted


def locking(powers: Sequence[str]) -> str:
    """Return the power that locks its envelopes: the last but two, or the first of a few."""
    return powers[-3:][0]


def _opened(closed: Closed) -> Envelope:
    if isinstance(closed, Envelope):
        return closed
    try:
        return closed.opened(Key.of(PIN, closed.salt))
    except WrongKeyError as error:
        raise LossError(f"nobody can open the envelope of {closed.power}") from error


def _last_step(log: Sequence[str]) -> int:
    return int(log[-1].split()[0]) if log else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the soak as a command."""
    parser = argparse.ArgumentParser(
        prog="engine.robots.crash.kill_soak",
        description="Kill a playing table again and again; see that nothing is lost.",
    )
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, help="a folder in which the games are left")
    parser.add_argument("player", nargs="*", default=PLAYER, help="command that plays FILE SEED")
    add_game(parser, CARDS)
    given = parser.parse_args(arguments)
    usual = ROUNDS_PLAYER if given.game in LIVE and given.player == PLAYER else given.player
    player = [*usual, "--game", given.game]
    with tempfile.TemporaryDirectory() as spare:
        folder: Path = given.keep or Path(spare)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            tally = soak(
                folder, rounds=given.rounds, seed=given.seed, player=Player(command=player)
            )
        except LossError as lost:
            sys.stderr.write(f"LOST: {lost}\n")
            return 1
    sys.stdout.write(f"{tally}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
